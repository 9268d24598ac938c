"""Positions played to their end, many times or in every way.

Every call releases the interpreter's lock. It ends before its work is done when `seconds` have
passed or its `stop` flag is set from another thread.
"""

from typing import TYPE_CHECKING, Literal, NamedTuple

from cardavia.kernel.native import native

if TYPE_CHECKING:
    from cardavia._kernel import Stop

__all__ = ["Perft", "Playouts", "decisions", "perft", "playouts", "stop_flag", "trace"]


class Playouts(NamedTuple):
    """What many playouts of one position came to.

    Attributes:
        done: how many there were: as many as asked for, or fewer when time was up.
        even: the even seats' points at the end of the deal, summed.
        squares: the squares of these points, summed.
    """

    done: int
    even: int
    squares: int


class Perft(NamedTuple):
    """All ways to the end of a deal: how many, and the even seats' points summed over them."""

    leaves: int
    even: int


def stop_flag() -> "Stop":
    """A flag that ends, by its `set()`, every call that it was given to.

    Raises:
        KernelMissing: the native module was not built.
    """
    return native.Stop()


def playouts(
    position: bytes,
    policy: Literal["random", "greedy"],
    count: int,
    seed: int,
    *,
    threads: int = 1,
    seconds: float | None = None,
    stop: "Stop | None" = None,
) -> Playouts:
    """Play a position to the end of its deal `count` times.

    The sums depend on position, policy, count and seed, not on the number of threads. `greedy`
    draws no lots, so each of its playouts is the same.

    Args:
        position: as from `position_bytes`.
        policy: how all seats choose.
        count: how often, in chunks of 256 that are done or left out together.
        seed: 0 to 2**64 - 1.
        threads: how many to share the work among, 1 to 256.
        seconds: how long it may take; None for as long as it takes.
        stop: a flag from `stop_flag`.

    Raises:
        KernelMissing: the native module was not built.
        ValueError: no position, no such policy, or a number out of range.
    """
    return Playouts(
        *native.playouts(position, policy, count, seed, threads=threads, seconds=seconds, stop=stop)
    )


def perft(
    position: bytes, *, seconds: float | None = None, stop: "Stop | None" = None
) -> Perft | None:
    """Count every way to the end of the deal; None when time was up before.

    Raises:
        KernelMissing: the native module was not built.
        ValueError: no position.
    """
    counted = native.perft(position, seconds=seconds, stop=stop)
    return None if counted is None else Perft(*counted)


def trace(position: bytes) -> bytes:
    """What the kernel says about every moment of a position's past, for comparing with the rules.

    Each moment, before each action and after the last: phase (0 declare, 1 discard, 2 play,
    3 done); turn (8 when done); 1 in a Meri, plus 2 under Monchi, plus 4 with a hidden Robai; both
    scores as signed bytes; how many tricks are finished; winner and points moved of the last two of
    them (8 and 0 where there are none); how many actions are legal; their codes, rising.

    Raises:
        KernelMissing: the native module was not built.
        ValueError: no position.
    """
    return bytes(native.trace(position))


def decisions(position: bytes) -> bytes:
    """The codes of what the rule of thumb would do at every moment of a position's past.

    Raises:
        KernelMissing: the native module was not built.
        ValueError: no position.
    """
    return bytes(native.decisions(position))
