"""What the seat to move may do, and which clause keeps it from doing more."""

from cardavia.rules.action import DECLARE, PASS, Action, discard, play
from cardavia.rules.cards import Card
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
        return tuple([play(card) for card in _playable(state)[0]])
    if state.phase is Phase.DECLARE:
        return (DECLARE, PASS) if state.turn == state.dealt.robai_seat else (PASS,)
    if state.phase is Phase.DISCARD:
        return tuple([discard(card) for card in _discardable(state)[0]])
    return ()


def restriction(state: DealState) -> str | None:
    """The clause that keeps the seat to move from some of its cards; None when it may use all."""
    if state.phase is Phase.PLAY:
        return _playable(state)[1]
    return _discardable(state)[1] if state.phase is Phase.DISCARD else None


def check_legal(state: DealState, action: Action) -> None:
    """Raise IllegalAction when the seat to move may not do that."""
    legal = legal_actions(state)
    if action not in legal:
        clause = _broken_clause(state, action)
        raise IllegalAction(action, clause, CLAUSES[clause], legal)


def _hand(state: DealState) -> _Cards:
    return () if state.turn is None else state.hands[state.turn]


def _trumps(cards: _Cards, order: Order) -> _Cards:
    trumps = order.trump_set
    return tuple([card for card in cards if card in trumps])


def _plain(cards: _Cards, order: Order) -> _Cards:
    trumps = order.trump_set
    return tuple([card for card in cards if card not in trumps])


def _discardable(state: DealState) -> tuple[_Cards, str | None]:
    """The cards that the recipient may lay aside, and the clause that bars the rest."""
    hand = _hand(state)
    plain = _plain(hand, state.order)
    if not plain:
        return hand, None  # ten trumps
    return plain, "4.discard" if len(plain) < len(hand) else None


def _playable(state: DealState) -> tuple[_Cards, str | None]:
    """The cards that the seat to move may play, and the clause that bars the rest."""
    cards, clause = _allowed(state)
    return cards, clause if len(cards) < len(_hand(state)) else None


def _allowed(state: DealState) -> tuple[_Cards, str]:
    led = state.led
    if led is None:
        return _hand(state) if state.tricks else _first_lead(state), "5.first-lead"
    if state.order.is_trump(led):
        return _follow_meri(state), "5.meri"
    if state.monchi:
        return _follow_suit(state, led), "5.monchi"
    return _hand(state), "5.free"


def _first_lead(state: DealState) -> _Cards:
    hand = _hand(state)
    return _plain(hand, state.order) or hand


def _follow_meri(state: DealState) -> _Cards:
    hand = _hand(state)
    trumps = _trumps(hand, state.order)
    if trumps == (state.order.sun,) and state.turn in state.dealt.lone_suns:
        return hand
    return trumps or hand


def _follow_suit(state: DealState, led: Card) -> _Cards:
    hand, order = _hand(state), state.order
    if not any(order.is_plain_of(card, led.suit) for card in hand):
        return hand
    trumps, suit = order.trump_set, led.suit
    return tuple([card for card in hand if card.suit is suit or card in trumps])


def _broken_clause(state: DealState, action: Action) -> str:
    """The clause to name for an action that is not legal."""
    if state.phase is Phase.DECLARE:
        nobody = action == DECLARE and state.dealt.robai_seat is None
        return "4.nobody" if nobody else "4.declare"
    if state.phase is Phase.DONE:
        return "5.done"
    if action.do != state.phase:
        return "4.discard" if state.phase is Phase.DISCARD else "4.declaring-ends"
    return (restriction(state) if action.card in _hand(state) else None) or "5.hand"
