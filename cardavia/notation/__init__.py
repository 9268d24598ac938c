"""Match records and conformance cases: writing, reading without trust, checking by the rules.

The format is `cardavia.hachinin-meri/1`, one match a line. `check_record` replays a match and
raises `BrokenRecord` at the first place where it breaks the rules or contradicts itself.

>>> decode_line(Line(1, b'{"format": "cardavia.hachinin-meri/1"}'), MatchRecord)
Traceback (most recent call last):
cardavia.notation.errors.UnreadableLine: Object missing required field `rules`
"""

from cardavia.notation.check import check_record, deal_states
from cardavia.notation.conformance import Case, disagreements
from cardavia.notation.errors import BrokenRecord, NotationError, UnreadableLine
from cardavia.notation.lines import LONGEST_LINE, Line, decode_line, read_lines
from cardavia.notation.record import (
    FORMAT,
    RULES,
    ActionEntry,
    CombinationEntry,
    DealRecord,
    MatchRecord,
    PlayerEntry,
    Result,
    TrickEntry,
    deal_record,
    encode_record,
    match_record,
)

__all__ = [
    "FORMAT",
    "LONGEST_LINE",
    "RULES",
    "ActionEntry",
    "BrokenRecord",
    "Case",
    "CombinationEntry",
    "DealRecord",
    "Line",
    "MatchRecord",
    "NotationError",
    "PlayerEntry",
    "Result",
    "TrickEntry",
    "UnreadableLine",
    "check_record",
    "deal_record",
    "deal_states",
    "decode_line",
    "disagreements",
    "encode_record",
    "match_record",
    "read_lines",
]
