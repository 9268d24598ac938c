"""A position as one line of text.

The line holds the dealer, the eight hands as dealt, the stock and the actions so far, which is all
that a state consists of::

    3 P1P9Ks…/…/…/…/…/…/…/… O4G1I7 pass pass declare xI3 K7 Os

Hands stand by seat, their cards by identity number; ``xI3`` is a discard, a card alone a play.
"""

from cardavia.rules.action import DECLARE, PASS, Action, discard, play
from cardavia.rules.cards import Card, card
from cardavia.rules.dealt import Dealt
from cardavia.rules.errors import CardNameError, DealError, IllegalAction, PositionError
from cardavia.rules.state import DealState, start
from cardavia.rules.transition import apply

__all__ = ["parse_position", "position_text"]


def position_text(state: DealState) -> str:
    """The position as one line, without a line break."""
    dealt = state.dealt
    hands = "/".join("".join(map(str, hand)) for hand in dealt.hands)
    words = [str(dealt.dealer), hands, "".join(map(str, dealt.stock))]
    words += [_action_word(action) for _, action in state.actions]
    return " ".join(words)


def parse_position(text: str) -> DealState:
    """Read what ``position_text`` writes; hands may be in any order within a hand.

    Raises:
        PositionError: the text is no position; says which part and what would be right.
    """
    words = text.split()
    if len(words) < 3:
        raise PositionError(
            f"a position has a dealer, eight hands, a stock and actions; found {len(words)} words"
        )
    state = start(_dealt(*words[:3]))
    for number, word in enumerate(words[3:], start=1):
        try:
            state = apply(state, _parse_action_word(word))
        except (CardNameError, IllegalAction) as error:
            raise PositionError(f"action {number} ({word!r}): {error}") from error
    return state


def _dealt(dealer: str, hands: str, stock: str) -> Dealt:
    if dealer not in "01234567" or len(dealer) != 1:
        raise PositionError(f"the dealer is {dealer!r}; it is a seat from 0 to 7")
    try:
        return Dealt(int(dealer), tuple(map(_cards, hands.split("/"))), _cards(stock))
    except (CardNameError, DealError) as error:
        raise PositionError(str(error)) from error


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(card(text[at : at + 2]) for at in range(0, len(text), 2))


def _action_word(action: Action) -> str:
    if action.card is None:
        return action.do
    return f"x{action.card}" if action.do == "discard" else str(action.card)


def _parse_action_word(word: str) -> Action:
    if word in ("declare", "pass"):
        return DECLARE if word == "declare" else PASS
    if word.startswith("x"):
        return discard(card(word[1:]))
    return play(card(word))
