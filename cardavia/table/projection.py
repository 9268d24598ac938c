"""What one seat is told: a message built by naming what the seat may know.

All that concerns the deal comes out of the seat's `View`; what just happened does too, so a card
that the view does not show cannot be told either.
"""

from typing import Literal, assert_never

from cardavia.rules import Card, DealState, Phase, parse_action
from cardavia.table.events import Acted, DealStarted, Event, Left, Restarted, Started
from cardavia.table.messages import (
    DealCombination,
    DealHappened,
    DealScore,
    DeclareHappened,
    DiscardHappened,
    Happened,
    LeaveHappened,
    MatchInfo,
    PassHappened,
    PlayHappened,
    RestartHappened,
    StateMessage,
)
from cardavia.table.state import TableState
from cardavia.view import View, view

__all__ = ["project", "seat_view"]

_Can = Literal["next-deal", "restart", "leave"]


def seat_view(state: TableState, seat: int | None) -> View:
    """What a seat may know of the deal; `None` is someone who only watches.

    Its `total` counts the finished deals, the one just finished included.
    """
    return view(state.deal, seat, deal=state.deal_number, total=state.match.total)


def project(state: TableState, seat: int | None, happened: Event | None = None) -> StateMessage:
    """The state message for a seat; `happened` is the event that led here, if it is to be told."""
    seen = seat_view(state, seat)
    told = None if happened is None else _happened(happened, seen)
    return StateMessage(state.seq, _match_info(state, seat), seen, told)


def _match_info(state: TableState, seat: int | None) -> MatchInfo:
    match = state.match
    scores = tuple(_deal_score(number, deal) for number, deal in enumerate(state.deals, start=1))
    return MatchInfo(
        table=state.table,
        you=seat,
        number=state.number,
        players=state.seats,
        deals=scores,
        over=match.over,
        winner=match.winner,
        closed=state.closed,
        can=_can(state, seat),
    )


def _deal_score(number: int, deal: DealState) -> DealScore:
    """A finished deal in short; all of it lay open at its end."""
    made = tuple(
        DealCombination(trick.number, trick.winner, trick.combination.name, trick.combination.value)
        for trick in deal.tricks
        if trick.combination is not None
    )
    return DealScore(number, deal.dealt.dealer, deal.score, made)


def _can(state: TableState, seat: int | None) -> tuple[_Can, ...]:
    if seat is None or state.closed or state.seats[seat].kind != "human":
        return ()
    if state.deal.phase is Phase.DONE and not state.match.over:
        return ("next-deal", "restart", "leave")
    return ("restart", "leave")


def _happened(event: Event, seen: View) -> Happened:
    match event:
        case Started() | DealStarted():
            return DealHappened()
        case Restarted():
            return RestartHappened()
        case Left(seat=seat):
            return LeaveHappened(seat)
        case Acted():
            return _acted(event, seen)
        case _ as never:
            assert_never(never)


def _acted(event: Acted, seen: View) -> Happened:
    match parse_action(event.action).do:
        case "declare":
            return DeclareHappened(event.seat)
        case "pass":
            return PassHappened(event.seat)
        case "discard":
            return DiscardHappened(event.seat, seen.discard)
        case "play":
            return PlayHappened(event.seat, _seen_card(seen, event.seat))
        case _ as never:
            assert_never(never)


def _seen_card(seen: View, seat: int) -> Card | None:
    """The card that the seat has just played, as far as the view shows it."""
    if seen.trick is not None and seen.trick.plays:
        return seen.trick.plays[-1].card
    led = [trick for trick in seen.tricks if trick.leader is not None]
    return next(play.card for play in led[-1].plays if play.seat == seat)
