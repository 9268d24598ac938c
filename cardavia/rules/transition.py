"""The next state after an action."""

from cardavia.rules.action import Action
from cardavia.rules.cards import Card
from cardavia.rules.dealt import SEATS
from cardavia.rules.legal import check_legal
from cardavia.rules.state import DealState, Declaration, Phase
from cardavia.rules.trick import Play, Trick, settle

__all__ = ["apply"]

_Hands = tuple[tuple[Card, ...], ...]


def apply(state: DealState, action: Action) -> DealState:
    """The state after the seat to move has done that; the given state stays as it is.

    The eighth trick's last card decides the ninth trick too.

    Raises:
        IllegalAction: the action is not among ``legal_actions(state)``.
    """
    check_legal(state, action)
    seat = state.turn
    assert seat is not None, "a legal action has a seat to move"  # noqa: S101 - for the type checker
    if action.card is None:
        return _declared(state, seat, action)
    if action.do == "discard":
        return _discarded(state, seat, action.card)
    return _played(state, seat, action.card)


def _declared(state: DealState, seat: int, action: Action) -> DealState:
    said = (*state.declarations, Declaration(seat, "declare" if action.do == "declare" else "pass"))
    if action.do == "declare":
        return _taken(state, said, recipient=seat)
    if len(said) == len(SEATS):
        return _taken(state, said, recipient=state.dealt.dealer)
    return DealState(state.dealt, Phase.DECLARE, (seat + 1) % 8, state.hands, said)


def _taken(state: DealState, said: tuple[Declaration, ...], recipient: int) -> DealState:
    """The recipient takes the indicator into its hand."""
    hand = tuple(sorted((*state.hands[recipient], state.dealt.indicator)))
    hands = _with_hand(state.hands, recipient, hand)
    return DealState(state.dealt, Phase.DISCARD, recipient, hands, said, recipient)


def _discarded(state: DealState, seat: int, card: Card) -> DealState:
    return DealState(
        state.dealt,
        Phase.PLAY,
        seat,
        _without(state.hands, seat, card),
        state.declarations,
        state.recipient,
        card,
    )


def _played(state: DealState, seat: int, card: Card) -> DealState:
    plays = (*state.plays, Play(seat, card))
    hands = _without(state.hands, seat, card)
    if len(plays) == len(SEATS):
        return _trick_finished(state, hands, plays)
    return DealState(
        state.dealt,
        Phase.PLAY,
        (seat + 1) % 8,
        hands,
        state.declarations,
        state.recipient,
        state.discard,
        plays,
        state.tricks,
        state.monchi,
    )


def _trick_finished(state: DealState, hands: _Hands, plays: tuple[Play, ...]) -> DealState:
    leader, led = plays[0]
    trick = settle(
        len(state.tricks) + 1, leader, led, plays, state.order, hidden=state.hidden_robai
    )
    tricks = (*state.tricks, trick)
    last = len(tricks) == 8
    if last:
        tricks = (*tricks, _ninth(state, hands, trick.winner))
    return DealState(
        state.dealt,
        Phase.DONE if last else Phase.PLAY,
        None if last else trick.winner,
        ((),) * 8 if last else hands,
        state.declarations,
        state.recipient,
        state.discard,
        (),
        tricks,
        state.monchi or trick.meri,
    )


def _ninth(state: DealState, hands: _Hands, first: int) -> Trick:
    """Everyone's last card at once; the dealer's gives the suit."""
    plays = tuple(Play(seat % 8, hands[seat % 8][0]) for seat in range(first, first + 8))
    led = hands[state.dealt.dealer][0]
    return settle(9, None, led, plays, state.order, hidden=state.hidden_robai)


def _without(hands: _Hands, seat: int, card: Card) -> _Hands:
    return _with_hand(hands, seat, tuple([one for one in hands[seat] if one is not card]))


def _with_hand(hands: _Hands, seat: int, hand: tuple[Card, ...]) -> _Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])
