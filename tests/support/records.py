"""Records for tests, and ways to spoil them."""

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from cardavia.arena import play_match, seat_players
from cardavia.notation import (
    Line,
    MatchRecord,
    PlayerEntry,
    check_record,
    decode_line,
    encode_record,
    match_record,
)
from cardavia.rules import DealState, first_dealer

Path = tuple[str | int, ...]

SEED = "karuta"
PLAYERS = [
    PlayerEntry(0, "Aya", "human"),
    *(PlayerEntry(seat, f"Random {seat}", "ai", "random") for seat in range(1, 8)),
]


@cache
def finished_deals() -> tuple[DealState, ...]:
    """The eight deals of a match at random."""
    return play_match(SEED, seat_players("random", "random", SEED))


def record_of(count: int = 8, seed: str | None = SEED) -> MatchRecord:
    """The record of that match as far as its first so many deals."""
    return match_record(
        id="karuta-1",
        seed=seed,
        first_dealer=first_dealer(SEED),
        players=PLAYERS,
        deals=finished_deals()[:count],
    )


def tree(record: MatchRecord) -> Any:
    """The record as plain JSON values, to be changed freely."""
    return json.loads(encode_record(record))


def check_tree(value: object) -> tuple[DealState, ...]:
    """Write the value as a line, read it as a record, check it."""
    return check_line(json.dumps(value).encode())


def check_line(data: bytes) -> tuple[DealState, ...]:
    """Read the line as a record and check it."""
    return check_record(decode_line(Line(1, data), MatchRecord))


def paths(value: object, at: Path = ()) -> Iterator[Path]:
    """Where there is something inside a JSON value."""
    pairs: Any = ()
    if isinstance(value, dict):
        pairs = value.items()
    elif isinstance(value, list):
        pairs = enumerate(value)
    for key, inner in pairs:
        yield (*at, key)
        yield from paths(inner, (*at, key))


def value_at(value: Any, path: Path) -> Any:
    """What stands there."""
    for key in path:
        value = value[key]
    return value


def replaced(value: Any, path: Path, new: object) -> Any:
    """A copy with something else there."""
    changed = copy.deepcopy(value)
    value_at(changed, path[:-1])[path[-1]] = new
    return changed


def removed(value: Any, path: Path) -> Any:
    """A copy without what stands there."""
    changed = copy.deepcopy(value)
    del value_at(changed, path[:-1])[path[-1]]
    return changed
