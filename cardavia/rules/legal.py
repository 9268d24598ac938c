"""What the seat to move may do, and which clause keeps it from doing more."""

from cardavia.rules.action import DECLARE, PASS, Action, discards, plays
from cardavia.rules.cards import Card, Suit
from cardavia.rules.clauses import CLAUSES
from cardavia.rules.errors import IllegalAction
from cardavia.rules.order import Order
from cardavia.rules.state import DealState, Phase

__all__ = ["check_legal", "legal_actions", "restriction"]

_Cards = tuple[Card, ...]


def legal_actions(state: DealState) -> tuple[Action, ...]:
    """What the seat to move may do: never empty, except when the deal is done.

    Cards come in the order of the hand, which is that of their identity numbers.
    """
    if state.phase is Phase.PLAY:
        return plays(_playable(state))
    if state.phase is Phase.DECLARE:
        return (DECLARE, PASS) if state.turn == state.dealt.robai_seat else (PASS,)
    if state.phase is Phase.DISCARD:
        return discards(_discardable(state))
    return ()


def restriction(state: DealState) -> str | None:
    """The clause that keeps the seat to move from some of its cards; None when it may use all."""
    if state.phase is Phase.DISCARD:
        return "4.discard" if len(_discardable(state)) < len(_hand(state)) else None
    if state.phase is not Phase.PLAY or len(_playable(state)) == len(_hand(state)):
        return None
    if not state.plays:
        return "5.first-lead"
    return "5.meri" if state.meri else "5.monchi"


def check_legal(state: DealState, action: Action) -> None:
    """Raise IllegalAction when the seat to move may not do that."""
    if not _is_legal(state, action):
        clause = _broken_clause(state, action)
        raise IllegalAction(action, clause, CLAUSES[clause], legal_actions(state))


def _is_legal(state: DealState, action: Action) -> bool:
    if state.phase is Phase.PLAY:
        return action.do == "play" and action.card in _playable(state)
    return action in legal_actions(state)


def _hand(state: DealState) -> _Cards:
    return () if state.turn is None else state.hands[state.turn]


def _plain(cards: _Cards, order: Order) -> _Cards:
    trumps = order.trump_set
    return tuple([card for card in cards if card not in trumps])


def _discardable(state: DealState) -> _Cards:
    """The non-trumps of the recipient; with ten trumps, all of them."""
    hand = _hand(state)
    return _plain(hand, state.order) or hand


def _playable(state: DealState) -> _Cards:
    """The cards that the seat to move may play."""
    hand = _hand(state)
    if not state.plays:
        return hand if state.tricks else _first_lead(hand, state.order)
    led = state.plays[0].card
    if led in state.order.trump_set:
        return _follow_meri(state, hand)
    return _follow_suit(hand, led.suit, state.order) if state.monchi else hand


def _first_lead(hand: _Cards, order: Order) -> _Cards:
    return _plain(hand, order) or hand


def _follow_meri(state: DealState, hand: _Cards) -> _Cards:
    order = state.order
    trumps = tuple([card for card in hand if card in order.trump_set])
    if trumps == (order.sun,) and state.turn in state.dealt.lone_suns:
        return hand  # the lone Sun may stay in hand
    return trumps or hand


def _follow_suit(hand: _Cards, suit: Suit, order: Order) -> _Cards:
    trumps = order.trump_set
    following = [card for card in hand if card.suit is suit or card in trumps]
    if all(card in trumps for card in following):
        return hand  # void in the led suit
    return tuple(following)


def _broken_clause(state: DealState, action: Action) -> str:
    """The clause to name for an action that is not legal.

    A seat without the native Robai hears the same wherever the Robai is.
    """
    if state.phase is Phase.DONE:
        return "5.done"
    if state.phase is Phase.DECLARE:
        return "4.declare" if action.card is None else "4.phases"
    if action.do != state.phase.value:
        return "4.phases"
    return (restriction(state) if action.card in _hand(state) else None) or "5.hand"
