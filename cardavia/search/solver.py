"""The exact worth of an ending in which all eight hands are known: for hints, tests and bounds.

No player may ask this about the true cards; about a world that fits its view it may.

>>> from cardavia.players import make_player
>>> from cardavia.rules import apply, deal_cards, start
>>> from cardavia.view import view
>>> state = start(deal_cards("karuta", number=1, dealer=7))
>>> while len(state.tricks) < 6:
...     state = apply(state, make_player("greedy", 0).act(view(state, state.turn)))
>>> ending = solve(state)
>>> ending is not None and solve_plays(state)[ending.best] == ending.margin
True
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from cardavia.kernel import position_bytes
from cardavia.kernel.native import native
from cardavia.rules import Action, DealState
from cardavia.search.codes import action_of

if TYPE_CHECKING:
    from cardavia._kernel import Stop

__all__ = ["Ending", "solve", "solve_plays"]

_NO_LIMIT: Final = 2**64 - 1


class Ending(NamedTuple):
    """An ending solved.

    Attributes:
        margin: by how many points the even seats win what is left of the deal, the open trick
            included, when everyone plays as well as can be; negative when the odd seats do.
        best: a play that leads to it.
        nodes: how many positions were looked at.
    """

    margin: int
    best: Action
    nodes: int


def solve(
    state: DealState,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: "Stop | None" = None,
) -> Ending | None:
    """The worth of an ending; None when the budget ran out before it was known.

    With four cards in each hand it takes about half a millisecond, and each card more some thirty
    times as long.

    Args:
        state: a deal in its play, from the second trick on.
        nodes: how many positions may be looked at, to the next 1,024; None for no limit.
        seconds: how long it may take; None for as long as it takes.
        stop: a flag from `cardavia.kernel.stop_flag` that ends it.

    Raises:
        KernelMissing: the native module was not built.
        ValueError: nobody is to play a card, it is the first trick, or a number is out of range.
    """
    most = _NO_LIMIT if nodes is None else nodes
    found = native.solve_ending(position_bytes(state), nodes=most, seconds=seconds, stop=stop)
    return None if found is None else Ending(found[0], action_of(found[1]), found[2])


def solve_plays(
    state: DealState,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: "Stop | None" = None,
) -> dict[Action, int] | None:
    """The margin that each legal play leads to; None when the budget ran out.

    Arguments, margins and errors as for `solve`; the even seats want the greatest margin.
    """
    most = _NO_LIMIT if nodes is None else nodes
    found = native.solve_plays(position_bytes(state), nodes=most, seconds=seconds, stop=stop)
    return None if found is None else {action_of(code): margin for code, margin in found}
