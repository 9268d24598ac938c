"""Write the files that hold kernel and rules together: `python -m tools.kernel_vectors`.

They are made by the readable rules, never by the kernel; pytest and `cargo test` both read them.
Positions are in hexadecimal digits, as `docs/kernel.md` describes their bytes.

    vectors.txt   position, and what the rules say about it
    traces.txt    finished deal, and a digest of what they say about all its moments
    perft.txt     position, how many ways there are to its end, the even seats' points summed
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from cardavia.kernel import position_bytes
from cardavia.rules import DealState, Phase, apply, legal_actions
from tests.kernel.comparison import digest, moment, whole_trace
from tests.kernel.deals import random_deal, steered_deal

__all__ = ["FILES", "FOLDER", "count_ends"]

FOLDER: Final = Path(__file__).parent.parent / "tests" / "kernel"

_THREE_LEFT = (18, 45, 53, 65, 89)
"""Steered deals that have few enough ends for the readable rules to count in seconds."""


def vectors() -> Iterator[str]:
    """A moment of each of 48 deals: six kinds of moments, from the first to the last."""
    for number in range(48):
        states = steered_deal(number)
        exchange = next(at for at, one in enumerate(states) if one.phase is Phase.DISCARD)
        last = len(states) - 1
        places = (0, exchange, exchange + 1, exchange + number, last - 1, last)
        state = states[places[number % 6]]
        yield f"{position_bytes(state).hex()} {moment(state).hex()}"


def traces() -> Iterator[str]:
    """300 steered deals and 60 random ones."""
    for states in [*map(steered_deal, range(300)), *map(random_deal, range(60))]:
        yield f"{position_bytes(states[-1]).hex()} {digest(whole_trace(states))}"


def perfts() -> Iterator[str]:
    """A hundred positions with two tricks left, then five with three."""
    states = [_before(random_deal(number), 8) for number in range(100)]
    states += [_before(steered_deal(number), 7) for number in _THREE_LEFT]
    for state in states:
        leaves, even = count_ends(state)
        yield f"{position_bytes(state).hex()} {leaves} {even}"


def count_ends(state: DealState) -> tuple[int, int]:
    """All ways to the end of the deal, and the even seats' points summed over them."""
    legal = legal_actions(state)
    if not legal:
        return 1, state.score[0]
    counts = [count_ends(apply(state, action)) for action in legal]
    return sum(leaves for leaves, _ in counts), sum(even for _, even in counts)


def _before(states: tuple[DealState, ...], trick: int) -> DealState:
    return next(one for one in states if len(one.tricks) == trick - 1 and not one.plays)


FILES: Final[dict[str, Callable[[], Iterator[str]]]] = {
    "vectors.txt": vectors,
    "traces.txt": traces,
    "perft.txt": perfts,
}


def main() -> int:
    """Write the files, or with `--check` only say which differ."""
    parser = argparse.ArgumentParser(prog="tools.kernel_vectors")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 when one differs")
    check = parser.parse_args().check
    differing = [name for name, lines in FILES.items() if _update(name, lines, check=check)]
    print("differing:", *(differing or ["none"]))
    return int(check and bool(differing))


def _update(name: str, lines: Callable[[], Iterator[str]], *, check: bool) -> bool:
    path, text = FOLDER / name, "".join(f"{line}\n" for line in lines())
    same = path.exists() and path.read_text(encoding="ascii") == text
    if not same and not check:
        path.write_text(text, encoding="ascii")
    return not same


if __name__ == "__main__":
    sys.exit(main())
