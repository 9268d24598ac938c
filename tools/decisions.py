"""How long the levels take for a decision, on one core, and that their answers hold.

    python -m tools.decisions                          club, expert and master, 12 deals each
    python -m tools.decisions --deals 40 casual club   more deals, other players

Measured is processor time. All eight seats are of one level. Only decisions with a choice count. A
tenth of the answers is asked for again: the same seed has to give the same.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table

from cardavia.players import make_player
from cardavia.rules import apply, deal_cards, start
from cardavia.view import view

AGAIN = 10
SEED = 7


def decisions(level: str, deals: int) -> Iterator[float]:
    """Seconds of each decision; raises RuntimeError for an answer that does not hold."""
    player = make_player(level, SEED, seconds=None)
    for number in range(deals):
        state = start(deal_cards(f"decisions {number}", number=1, dealer=number % 8))
        while state.turn is not None:
            seen = view(state, state.turn)
            began = time.process_time()
            action = player.act(seen)
            took = time.process_time() - began
            if action not in seen.legal:
                raise RuntimeError(f"{level} answers {action}, which is not legal")
            if len(seen.legal) > 1:
                yield took
                again = len(state.tricks) * 8 + number
                if again % AGAIN == 0 and make_player(level, SEED).act(seen) is not action:
                    raise RuntimeError(f"{level} answers the same question in two ways")
            state = apply(state, action)


def main(given: Sequence[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.decisions", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("levels", nargs="*", default=["club", "expert", "master"])
    wanted = parser.parse_args(given)
    table = Table("level", title="Milliseconds for a decision, one core")
    for heading in ("decisions", "mean", "median", "99 of 100", "most"):
        table.add_column(heading, justify="right")
    for level in wanted.levels:
        took = sorted(1000 * one for one in decisions(level, wanted.deals))
        figures = (
            sum(took) / len(took),
            took[len(took) // 2],
            took[-1 - len(took) // 100],
            took[-1],
        )
        table.add_row(level, f"{len(took):,}", *(f"{one:.1f}" for one in figures))
    Console(highlight=False).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
