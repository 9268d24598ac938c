"""A deal of an old result played again: the records of both its playings."""

from msgspec import Struct

from cardavia.arena.entrant import Entrant, enter
from cardavia.arena.playing import Playing, play_twice
from cardavia.arena.shard import ResultsError, Trial
from cardavia.notation import MatchRecord, PlayerEntry, match_record
from cardavia.players import Limits

__all__ = ["Replayed", "replay_deal"]


class Replayed(Struct, frozen=True):
    """The margin of a deal as it came out this time, and the records of its two playings.

    A playing is recorded as a match of one deal, since the other deals of a match by its seed were
    not played with it.
    """

    margin: int
    records: tuple[MatchRecord, MatchRecord]


def replay_deal(trial: Trial, number: int, limits: Limits | None = None) -> Replayed:
    """Play deal `number` (from 1) of the trial again.

    Raises `PlayersError` if a player is not to be had, and `ResultsError` if it has another
    version now.
    """
    limits = limits or Limits()
    for entrant in (trial.pair.a, trial.pair.b):
        now = enter(entrant.level, limits)
        if now.version != entrant.version:
            raise ResultsError(
                f"{entrant.level} was of version {entrant.version!r} and is {now.version!r} now"
            )
    played = play_twice(trial.pair, trial.seed, number, limits)
    a, b = trial.pair.a, trial.pair.b
    name = f"{trial.seed}#{number}"
    return Replayed(
        played.margin,
        (
            _record(f"{name}/first", played.first, a, b),
            _record(f"{name}/second", played.second, b, a),
        ),
    )


def _record(name: str, playing: Playing, even: Entrant, odd: Entrant) -> MatchRecord:
    return match_record(
        id=name,
        seed=None,
        first_dealer=playing.state.dealt.dealer,
        players=[_entry(seat, (even, odd)[seat % 2]) for seat in range(8)],
        deals=[playing.state],
    )


def _entry(seat: int, entrant: Entrant) -> PlayerEntry:
    return PlayerEntry(seat, f"{entrant.level} {entrant.version}", "ai", entrant.level)
