"""What a seat knows, and what a referee sees, as lines of text in the notation of cards.

Seats stand before what they did; ``?`` is a card that the seat does not know.

>>> from cardavia.rules import apply, deal_cards, parse_action, start
>>> from cardavia.view import view
>>> state = apply(start(deal_cards("karuta", number=1, dealer=0)), parse_action("declare"))
>>> print(information_text(view(state, seat=2)))
seat 2
dealer 0
dealt P9 I2 I3 I4 I7 It Is K8 Or
indicator P2
said 1 declare
"""

from collections.abc import Iterable, Iterator

from cardavia.rules import Card, DealState, position_text
from cardavia.view import View

__all__ = ["information_text", "observation_text", "referee_text"]


def information_text(view: View) -> str:
    """All that the seat of a view has seen so far: equal where it cannot tell two deals apart."""
    return "\n".join(_information(view))


def observation_text(view: View) -> str:
    """What lies before the seat of a view at this moment, the past left out."""
    return "\n".join(
        [
            f"seat {view.seat}",
            f"{view.phase} {_seat(view.turn)}",
            f"dealer {view.dealer}",
            f"trump {view.trump}",
            f"indicator {view.indicator}",
            f"recipient {_seat(view.recipient)}",
            _line("hand", view.hand),
            _line("side", view.side_cards or ()),
            _line(f"trick {min(len(view.tricks) + 1, 9)}:", _open(view)),
            f"monchi {'yes' if view.monchi else 'no'}",
            f"score {view.score[0]} {view.score[1]}",
        ]
    )


def referee_text(state: DealState) -> str:
    """The whole deal with all its cards, for referees alone."""
    return "\n".join(
        [
            f"{state.phase} {_seat(state.turn)}",
            *(_line(f"seat {seat}:", hand) for seat, hand in enumerate(state.hands)),
            _line("trick:", (f"{seat} {card}," for seat, card in state.plays)).rstrip(","),
            f"score {state.score[0]} {state.score[1]}",
            position_text(state),
        ]
    )


def _information(view: View) -> Iterator[str]:
    yield f"seat {view.seat}"
    yield f"dealer {view.dealer}"
    yield _line("dealt", view.dealt_hand)
    yield f"indicator {view.indicator}"
    if view.declarations:
        yield "said " + ", ".join(f"{one.seat} {one.do}" for one in view.declarations)
    if view.phase in ("play", "done"):
        yield f"discard {_known(view.discard)}"
    if view.side_cards is not None:
        yield _line("side", view.side_cards[1:])
    for trick in view.tricks:
        yield f"{trick.number}: " + ", ".join(_plays(trick.plays))
    if view.trick is not None:
        yield f"{len(view.tricks) + 1}: " + ", ".join(_plays(view.trick.plays))


def _plays(plays: Iterable[tuple[int, Card | None]]) -> Iterator[str]:
    for seat, card in plays:
        yield f"{seat} {_known(card)}"


def _known(card: Card | None) -> str:
    return "?" if card is None else str(card)


def _seat(seat: int | None) -> str:
    return "nobody" if seat is None else str(seat)


def _open(view: View) -> list[str]:
    return [", ".join(_plays(view.trick.plays))] if view.trick else []


def _line(head: str, words: Iterable[object]) -> str:
    return " ".join([head, *map(str, words)])
