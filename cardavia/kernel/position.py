"""Positions and actions as the kernel reads them.

A position is a byte string, version 1, every number one byte: ``HM``, the version, the dealer, the
hands as dealt (nine cards of seat 0, rising, then seats 1 to 7), the stock (indicator first), how
many actions follow, and the actions. Cards are their identity numbers; the code of an action is
that of the card played, 75 more for the card discarded, 150 to declare and 151 to pass.
"""

from collections.abc import Sequence
from typing import Final, Protocol

__all__ = ["VERSION", "code_of", "position_bytes"]

VERSION: Final = 1
"""The version of positions that is written and read."""

_CODES: Final = {"declare": 150, "pass": 151}
_DISCARDS: Final = 75


class _Card(Protocol):
    @property
    def index(self) -> int: ...


class _Action(Protocol):
    @property
    def do(self) -> str: ...
    @property
    def card(self) -> _Card | None: ...


class _Dealt(Protocol):
    @property
    def dealer(self) -> int: ...
    @property
    def hands(self) -> Sequence[Sequence[_Card]]: ...
    @property
    def stock(self) -> Sequence[_Card]: ...


class _State(Protocol):
    """What is used of a `cardavia.rules.DealState`; the kernel's room lies beside the rules'."""

    @property
    def dealt(self) -> _Dealt: ...
    @property
    def actions(self) -> Sequence[tuple[int, _Action]]: ...


def code_of(action: _Action) -> int:
    """The code of an action of `cardavia.rules`, 0 to 151."""
    if action.card is None:
        return _CODES[action.do]
    return action.card.index + (_DISCARDS if action.do == "discard" else 0)


def position_bytes(state: _State) -> bytes:
    """A `cardavia.rules.DealState` with its whole past, as the kernel reads it."""
    dealt, actions = state.dealt, state.actions
    hands = [card.index for hand in dealt.hands for card in hand]
    stock = [card.index for card in dealt.stock]
    codes = [code_of(action) for _, action in actions]
    return b"HM" + bytes([VERSION, dealt.dealer, *hands, *stock, len(codes), *codes])
