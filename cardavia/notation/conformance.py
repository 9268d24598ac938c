"""Conformance cases: a deal, some actions, and the state that they must lead to."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Struct, ValidationError, convert, to_builtins

from cardavia.notation.check import parse_dealt, parse_entry, step
from cardavia.notation.record import ActionEntry, trick_entry
from cardavia.rules import ActionTextError, DealState, IllegalAction, legal_actions, start

__all__ = ["Case", "disagreements"]


class Case(Struct):
    """One case. `expect` holds what is compared; what it leaves out or we do not know is not."""

    name: str
    dealer: int
    hands: list[list[str]]
    stock: list[str]
    actions: list[Any]
    expect: dict[str, Any]


class _Refused(Exception):
    """The rules do not allow the action, or it is none."""


def disagreements(case: Case) -> Iterator[str]:
    """What differs from the case's expectation, in words; nothing when all agrees.

    Raises `CardNameError` or `DealError` for a case whose cards are no deal.
    """
    state = start(parse_dealt(case.dealer, case.hands, case.stock))
    illegal = case.expect.get("illegal") is True
    for count, raw in enumerate(case.actions, start=1):
        expected = illegal and count == len(case.actions)
        try:
            state = _step(state, raw)
        except _Refused as refused:
            if not expected:
                yield f"action {count} is refused: {refused}"
                return
        else:
            if expected:
                yield f"action {count} is allowed"
    yield from _differences(state, case.expect)


def _step(state: DealState, raw: object) -> DealState:
    try:
        entry = convert(raw, ActionEntry)
        return step(state, entry.seat, parse_entry(entry))
    except (ValidationError, ActionTextError, IllegalAction) as error:
        raise _Refused(str(error)) from error


_REFEREE: Final[dict[str, Callable[[DealState], object]]] = {
    "trump": lambda state: state.trump.letter,
    "phase": lambda state: str(state.phase),
    "turn": lambda state: state.turn,
    "legal": lambda state: sorted(str(action) for action in legal_actions(state)),
    "score": lambda state: list(state.score),
    "recipient": lambda state: state.recipient,
    "hidden_robai": lambda state: state.hidden_robai,
    "tricks": lambda state: [to_builtins(trick_entry(trick)) for trick in state.tricks],
}


def _differences(state: DealState, expect: dict[str, Any]) -> Iterator[str]:
    for key, referee in _REFEREE.items():
        if key in expect and not _agree(expect[key], found := referee(state)):
            yield f"{key} is {found}, not {expect[key]}"


def _agree(expected: object, found: object) -> bool:
    """Equal, though objects may hold keys that the referee does not know."""
    match expected, found:
        case dict(), dict():
            return all(key in expected and _agree(expected[key], found[key]) for key in found)
        case list(), list() | tuple():
            return len(expected) == len(found) and all(map(_agree, expected, found))
        case _:
            return expected == found and type(expected) is type(found)
