"""The one projection from the referee's state to what a seat may know.

A view is built by naming what the seat may see, never by taking away what it may not: a field that
nobody names here cannot leak.
"""

from cardavia.rules import Card, DealState, Play, legal_actions, restriction
from cardavia.view.seen import OpenTrick, SeenPlay, SuitLetter, View

__all__ = ["view"]

_LETTERS: tuple[SuitLetter, ...] = ("P", "I", "K", "O", "G")


def view(
    state: DealState, seat: int | None, deal: int = 1, total: tuple[int, int] = (0, 0)
) -> View:
    """What ``seat`` may know of the deal; None for a spectator.

    ``deal`` (1 to 8) and ``total`` (points over the finished deals) say where the match stands.
    """
    dealt = state.dealt
    to_move = seat is not None and seat == state.turn
    return View(
        seat=seat,
        dealer=dealt.dealer,
        deal=deal,
        total=total,
        score=state.score,
        phase=state.phase.value,
        turn=state.turn,
        indicator=dealt.indicator,
        trump=_LETTERS[state.trump],
        hand=() if seat is None else state.hands[seat],
        dealt_hand=() if seat is None else dealt.hands[seat],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        legal=legal_actions(state) if to_move else (),
        restriction=restriction(state) if to_move else None,
        declarations=state.declarations,
        recipient=state.recipient,
        discard=_seen_discard(state, seat),
        side_cards=state.side_cards,
        monchi=state.monchi,
        tricks=state.tricks,
        trick=_seen_trick(state, seat),
    )


def _seen_discard(state: DealState, seat: int | None) -> Card | None:
    shown = state.side_cards is not None
    own = seat is not None and seat == state.recipient
    return state.discard if shown or own else None


def _seen_trick(state: DealState, seat: int | None) -> OpenTrick | None:
    if not state.plays:
        return None
    leader, led = state.plays[0]
    meri = state.meri
    plays = tuple([_seen_play(state, one, seat, meri=meri) for one in state.plays])
    return OpenTrick(leader, led, meri, plays)


def _seen_play(state: DealState, play: Play, seat: int | None, *, meri: bool) -> SeenPlay:
    """A trump on a plain lead lies face down to all but the seat that played it."""
    face_up = meri or play.seat == seat or not state.order.is_trump(play.card)
    return SeenPlay(play.seat, play.card if face_up else None)
