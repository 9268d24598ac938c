"""The learned thinker tells of every action, of hopeless ones too."""

from collections.abc import Iterator

from cardavia.advice import Clock, LearnedThinker, Worth
from cardavia.rules import apply, deal_cards, start
from cardavia.search import Depth
from cardavia.view import View, view


def choices() -> Iterator[tuple[View, tuple[Worth, ...]]]:
    """Choices of a deal, and what the thinker makes of each."""
    thinker = LearnedThinker(Depth(worlds=40, tries=100))
    state = start(deal_cards("thinker", number=1, dealer=0))
    while state.turn is not None:
        seen = view(state, state.turn)
        if len(seen.legal) > 1:
            yield seen, thinker.worths(seen, 1, Clock())
        state = apply(state, thinker.reply(state))


def test_every_legal_action_has_its_points_even_where_one_alone_is_near() -> None:
    met = 0
    for seen, worths in choices():
        assert {one.action for one in worths} == set(seen.legal)
        assert thinker_agrees(worths)
        met += 1
    assert met > 30


def thinker_agrees(worths: tuple[Worth, ...]) -> bool:
    """Points are those of one deal, in which a combination moves a few."""
    return all(-30 < one.points < 40 for one in worths)
