"""One deal in duplicate: played twice, with the teams exchanged.

Deals are counted from 1. With `i = n - 1`, deal `n` of a seed is deal `i % 8 + 1` of the match seed
`SEED/m` with `m = i // 8`, and seat `i % 8` deals it; so each eight deals are by all eight dealers.
The players' own chance comes from `SEED/i/first` and `SEED/i/second`.
"""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from cardavia.arena.entrant import Entrant, Faults, seated
from cardavia.arena.game import play_deal
from cardavia.players import Limits
from cardavia.rules import DealState, Dealt, deal_cards

__all__ = ["Pair", "Playing", "TwicePlayed", "add_faults", "duplicate_deal", "play_twice"]


class Pair(Struct, frozen=True):
    """Two entrants, measured as `a` against `b`."""

    a: Entrant
    b: Entrant

    def __str__(self) -> str:
        return f"{self.a} against {self.b}"


class Playing(Struct, frozen=True):
    """A deal played once: its end, and the faults of the even and of the odd team."""

    state: DealState
    faults: tuple[Faults, Faults]


class TwicePlayed(Struct, frozen=True):
    """A deal played twice; `a` sat on the even seats first, then on the odd ones."""

    first: Playing
    second: Playing

    @property
    def margin(self) -> int:
        """The mean over both playings of a's points minus b's, in points a deal.

        It is a whole number: nine points are shared out, so each difference is odd.
        """
        even, odd = self.first.state.score
        other_even, other_odd = self.second.state.score
        return ((even - odd) + (other_odd - other_even)) // 2

    @property
    def faults(self) -> tuple[Faults, Faults]:
        """The faults of `a` and of `b` in both playings."""
        (a1, b1), (b2, a2) = self.first.faults, self.second.faults
        return add_faults([a1, a2]), add_faults([b1, b2])


def add_faults(counts: Iterable[Faults]) -> Faults:
    """The sum of the counts, kind by kind."""
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return dict(sorted(total.items()))


def duplicate_deal(seed: str, number: int) -> Dealt:
    """The cards of deal `number` (from 1) of that seed."""
    match, place = divmod(number - 1, 8)
    return deal_cards(f"{seed}/{match}", place + 1, place)


def play_twice(pair: Pair, seed: str, number: int, limits: Limits) -> TwicePlayed:
    """Play deal `number` (from 1) twice, with new players and new programs each time."""
    dealt = duplicate_deal(seed, number)
    chance = f"{seed}/{number - 1}"
    return TwicePlayed(
        _play(dealt, pair.a, pair.b, f"{chance}/first", limits),
        _play(dealt, pair.b, pair.a, f"{chance}/second", limits),
    )


def _play(dealt: Dealt, even: Entrant, odd: Entrant, chance: str, limits: Limits) -> Playing:
    with seated(even, odd, chance, limits) as table:
        state = play_deal(dealt, table.players)
    return Playing(state, table.faults)
