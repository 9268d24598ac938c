"""The players that learn: what they think best, how they depart from it, when they end."""

import threading
from collections.abc import Iterator

import pytest

from cardavia.kernel import KernelMissing
from cardavia.players import (
    OFFERED,
    LearnedPlayer,
    PonderingPlayer,
    UnknownLevel,
    Way,
    Whim,
    judged,
    learned,
    learned_net,
    make_player,
)
from cardavia.players.learned import no_plain_mistakes
from cardavia.rules import Action, apply, deal_cards, parse_action, start
from cardavia.search import Depth, Pondered, Tried, think
from cardavia.view import View, view

SMALL = Depth(worlds=40, tries=100)


def choices(deals: int) -> Iterator[View]:
    """Every choice of deals that the network plays."""
    player = LearnedPlayer("net", "Net", 1)
    for number in range(deals):
        state = start(deal_cards("learned", number=1 + number % 8, dealer=number % 8))
        while state.turn is not None:
            seen = view(state, state.turn)
            if len(seen.legal) > 1:
                yield seen
            state = apply(state, player.act(seen))


def test_without_a_whim_the_best_is_done() -> None:
    player = LearnedPlayer("net", "Net", 1)
    for seen in choices(2):
        thoughts = think(learned_net(), seen)
        best = max(thought.worth for thought in thoughts)
        assert any(player.act(seen) is one.action for one in thoughts if one.worth == best)


def test_a_whim_departs_now_and_then_but_never_far() -> None:
    player = LearnedPlayer("casual", "Casual", 1, Whim(heat=0.3, most=0.5))
    departed = met = 0
    for seen in choices(3):
        worths = {thought.action: thought.worth for thought in think(learned_net(), seen)}
        lost = max(worths.values()) - worths[player.act(seen)]
        assert 0 <= lost <= 0.5
        departed += lost > 0
        met += 1
    assert met > 100
    assert 0.05 * met < departed < 0.9 * met


def test_worlds_that_agree_decide_and_where_luck_does_the_network_has_its_say() -> None:
    one, other = parse_action("play P1"), parse_action("play P2")

    def best(variance: float) -> Action:
        """The network likes the first by a point, 25 worlds the second by a point."""
        tried = (Tried(one, 1.0, 2.0, variance, 25), Tried(other, 0.0, 3.0, variance, 25))
        return max(judged(Pondered(tried, worlds=25), 0.2), key=lambda each: each.worth).action

    # They are a point squared apart. Where luck explains half of that, both count alike.
    assert best(0.0) is other
    assert best(12.0) is other
    assert best(13.0) is one


def test_where_network_and_worlds_agree_its_word_counts_as_far_as_it_is_trusted() -> None:
    actions = parse_action("play P1"), parse_action("play P2")

    def lead(doubt: float) -> float:
        """The network likes the first by 0.2, 25 worlds by 0.4 with a variance of 1."""
        liked, other = Tried(actions[0], 0.2, 0.4, 1.0, 25), Tried(actions[1], 0.0, 0.0, 1.0, 25)
        tried = liked, other
        first, second = judged(Pondered(tried, worlds=25), doubt)
        return first.worth - second.worth

    # With a doubt of 0.2 it counts as 25 worlds, with half as much as four times as many.
    assert lead(0.2) == pytest.approx(0.3)
    assert lead(0.1) == pytest.approx(0.24)


def test_pondering_ends_when_it_is_told_to() -> None:
    deep = Depth(worlds=200_000, tries=1_000_000)
    player = PonderingPlayer("master", "Master", Way(deep, 0.3), 1, seconds=None)
    seen = next(choices(1))
    threading.Timer(0.3, player.stop).start()
    assert player.act(seen) in seen.legal


def test_pondering_ends_when_its_time_is_up() -> None:
    deep = Depth(worlds=200_000, tries=1_000_000)
    player = PonderingPlayer("master", "Master", Way(deep, 0.3), 1, seconds=0.01)
    for seen in choices(1):
        assert player.act(seen) in seen.legal


def test_pondering_is_the_same_with_any_number_of_threads() -> None:
    one, two = (
        PonderingPlayer("master", "Master", Way(SMALL, 0.3), 3, threads=threads)
        for threads in (1, 2)
    )
    for seen in choices(1):
        assert one.act(seen) is two.act(seen)


def test_without_the_kernel_only_the_novice_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "available", lambda: False)
    learned_net.cache_clear()
    for level in OFFERED[1:]:
        with pytest.raises(KernelMissing, match="make play"):
            make_player(level, 1)
    assert make_player("novice", 1).level == "novice"


def test_a_mixed_team_seats_two_players_side_by_side() -> None:
    both = make_player("casual&novice", 4)
    assert (both.level, both.version) == ("casual&novice", "2&1")
    met = set()
    for seen in choices(2):
        level = ("casual", "novice")[(seen.seat or 0) // 2 % 2]
        assert both.act(seen) is make_player(level, 4).act(seen)
        met.add(seen.seat)
    assert met == set(range(8))


def test_declaring_by_the_rule_of_thumb_is_the_only_thing_that_differs() -> None:
    thumb, casual, greedy = (make_player(one, 4) for one in ("casual+thumb", "casual", "greedy"))
    for seen in choices(4):
        assert thumb.act(seen) is (casual if seen.phase == "play" else greedy).act(seen)


@pytest.mark.parametrize("level", ["casual&", "&casual", "casual&nobody", "nobody+thumb", "+thumb"])
def test_players_made_of_none_are_unknown(level: str) -> None:
    with pytest.raises(UnknownLevel):
        make_player(level, 1)


def test_no_whim_makes_a_plain_mistake() -> None:
    """The second card is worse by half a point in every world, the third by luck."""
    first, second, third = (parse_action(f"play P{number}") for number in (1, 2, 3))
    worlds = 10**6
    tried = (
        Tried(first, 0, 1.0, 9.0, worlds),
        Tried(second, 0, 0.5, 0.0, worlds),
        Tried(third, 0, 0.7, 9.0, worlds),
    )
    thoughts = judged(Pondered(tried, worlds), 1.0)
    assert [one.action for one in no_plain_mistakes(Pondered(tried, worlds), thoughts, 0.15)] == [
        first,
        third,
    ]
