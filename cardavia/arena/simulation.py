"""Whole matches between two players, as records."""

from collections.abc import Iterator
from functools import partial

from cardavia.arena.game import play_match, seat_players
from cardavia.notation import MatchRecord, PlayerEntry, encode_record, match_record
from cardavia.players import make_player
from cardavia.rules import first_dealer
from cardavia.work.pool import in_order, worker_count

__all__ = ["simulate", "simulated_lines"]

_WORTH_A_PROCESS = 4


def simulated_lines(
    even: str, odd: str, *, matches: int, seed: str, workers: int | None = None
) -> Iterator[bytes]:
    """So many matches, the first player on the even seats, each as a record's line.

    Equal arguments give equal bytes, whatever the number of worker processes. Raises
    `UnknownLevel`.
    """
    for level in (even, odd):
        make_player(level, 0)
    processes = worker_count(workers, -(-matches // _WORTH_A_PROCESS))
    return in_order(partial(_line, even, odd, seed), range(matches), workers=processes)


def _line(even: str, odd: str, seed: str, index: int) -> bytes:
    return encode_record(simulate(even, odd, f"{seed}/{index + 1}"))


def simulate(even: str, odd: str, seed: str) -> MatchRecord:
    """The match of that seed between two levels; the seed is also the record's id."""
    players = seat_players(even, odd, seed)
    return match_record(
        id=seed,
        seed=seed,
        first_dealer=first_dealer(seed),
        players=[
            PlayerEntry(seat, f"{player.name} {seat}", "ai", player.level)
            for seat, player in enumerate(players)
        ],
        deals=play_match(seed, players),
    )
