"""Where a player plays badly: the deals that it lost worst, and what its decisions there cost.

    python -m tools.losses                          the twenty worst of master against greedy
    python -m tools.losses master,pimc-200 --deals 5
                                                   the five worst of another pair

The deals are taken from the results in `strength/` and played again. What is the cards' fault and
what the player's is told by `all-seeing` in its place: what that loses on the same deals, no play
without sight of the cards makes good. Then each decision is judged by what its seat could know: by
the exact solver with four tricks or fewer to go, in worlds that fit what it saw, and before that by
what the network's play comes to there. The player itself looks at fewer worlds, and never solves
them all.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from cardavia.arena import Pair, ResultsError, Trial, enter, play_twice, replay_deal
from cardavia.notation import deal_states
from cardavia.players import Limits, PlayersError, learned_net
from cardavia.rules import Action, DealState, Order, Phase
from cardavia.search import Depth, ponder, sample_worlds
from cardavia.search.solver import solve_plays
from cardavia.view import View, view
from tools.strength import FOLDER, kept

EXACT_TRICKS = 4
"""With so many tricks to go or fewer, worlds are solved."""
WORLDS = 64
"""So many of them."""
DEEP = Depth(worlds=1_000, tries=4_000)
"""How earlier decisions are pondered."""
SEED = 1


class Mistake(NamedTuple):
    """A decision that cost something.

    Attributes:
        deal: its number.
        trick: which trick it was, 1 to 9; 0 before the play.
        seen: what the seat saw.
        chosen: what it did.
        better: what would have been best.
        cost: points, on average over the worlds.
    """

    deal: int
    trick: int
    seen: View
    chosen: Action
    better: Action
    cost: float

    @property
    def pattern(self) -> str:
        """What kind of mistake it is."""
        order = self.seen.order
        how = f"{_kind(self.chosen, order)} for {_kind(self.better, order)}"
        if self.seen.phase != "play":
            return how
        trick = self.seen.trick
        if trick is None:
            return f"led {how}"
        return f"{how} where {'a trump' if order.is_trump(trick.led) else 'a plain card'} was led"


def _kind(action: Action, order: Order) -> str:
    if action.card is None:
        return str(action)
    return "a trump" if order.is_trump(action.card) else "a plain card"


def margins(seen: View, tricks: int) -> dict[Action, float]:
    """What each legal action of the seat comes to, as far as the seat can know."""
    if seen.phase != "play" or 9 - tricks > EXACT_TRICKS:
        pondered = ponder(learned_net(), seen, DEEP, SEED, threads=2)
        return {one.action: one.margin for one in pondered.tried}
    sign = -1 if (seen.seat or 0) % 2 else 1
    found: Counter[Action] = Counter()
    for world in sample_worlds(seen, WORLDS, SEED):
        for action, margin in (solve_plays(world) or {}).items():
            found[action] += sign * margin
    return {action: total / WORLDS for action, total in found.items()}


def mistakes(states: Sequence[DealState], team: int, deal: int, least: float) -> Iterator[Mistake]:
    """The decisions of a team in a deal that cost so many points at least."""
    for before, after in pairwise(states):
        seat = before.turn
        if seat is None or seat % 2 != team:
            continue
        seen = view(before, seat)
        if len(seen.legal) < 2:
            continue
        chosen = after.actions[len(before.actions)][1]
        worths = margins(seen, len(before.tricks))
        better = max(worths, key=worths.__getitem__)
        cost = worths[better] - worths[chosen]
        if cost >= least:
            trick = len(before.tricks) + 1 if before.phase is Phase.PLAY else 0
            yield Mistake(deal, trick, seen, chosen, better, cost)


class Lost(NamedTuple):
    """A deal that was lost: points in both playings together, negative, and its number."""

    margin: int
    deal: int


def worst(folder: Path, pair: Pair, count: int) -> tuple[Trial, list[Lost]]:
    """The deals that the first of the pair lost worst, worst first.

    Raises:
        ValueError: no results of these players are kept.
    """
    results = kept(folder)
    for trial in results:
        if trial.pair == pair:
            deals = [Lost(margin, at) for at, margin in enumerate(results.margins(trial), start=1)]
            return trial, sorted(deals)[:count]
    raise ValueError(f"no results of {pair} are kept in these versions; play them first")


def by_seeing(trial: Trial, deals: Sequence[Lost]) -> float:
    """What `all-seeing` makes of the same deals against the same player, points a deal."""
    pair = Pair(enter("all-seeing"), trial.pair.b)
    played = [play_twice(pair, trial.seed, lost.deal, Limits()) for lost in deals]
    return sum(one.margin for one in played) / 2 / len(deals)


def found_in(trial: Trial, deal: int, least: float) -> Iterator[Mistake]:
    """The mistakes in both playings of a deal."""
    for team, record in enumerate(replay_deal(trial, deal).records):
        yield from mistakes(tuple(deal_states(record.deals[0])), team, deal, least)


def arguments(given: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.losses", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("pair", nargs="?", default="master,greedy", metavar="A,B")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--least", type=float, default=0.3, help="points that a mistake costs")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    return parser.parse_args(given)


def main(given: Sequence[str]) -> int:
    """Print what was found."""
    wanted, console = arguments(given), Console(highlight=False, width=140)
    one, _, other = wanted.pair.partition(",")
    try:
        trial, deals = worst(wanted.folder, Pair(enter(one), enter(other)), wanted.deals)
    except (PlayersError, ResultsError, ValueError) as error:
        print(f"losses: {error}", file=sys.stderr)
        return 2
    lost = sum(one.margin for one in deals) / 2 / len(deals)
    found = [mistake for one in deals for mistake in found_in(trial, one.deal, wanted.least)]
    table = Table("deal", "trick", "did", "better", "cost", "what", title=f"{one} against {other}")
    for mistake in sorted(found, key=lambda mistake: -mistake.cost):
        did, better = str(mistake.chosen), str(mistake.better)
        where = str(mistake.trick or "-")
        table.add_row(str(mistake.deal), where, did, better, f"{mistake.cost:.2f}", mistake.pattern)
    console.print(table)
    for pattern, count in Counter(mistake.pattern for mistake in found).most_common():
        console.print(f"{count:4}  {pattern}")
    cost = sum(mistake.cost for mistake in found) / 2 / len(deals)
    console.print(
        f"{len(deals)} deals: {lost:+.2f} points each; all-seeing in its place "
        f"{by_seeing(trial, deals):+.2f}; what is in the table cost {cost:.2f}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
