"""One running match, pure: commands in, events out, and a state that is a fold over the events.

No sockets, files, clocks or chance: secrets and ids come from the caller.

>>> state = opened("t1", open_table(seat_person("Ada", "greedy", AI_NAMES), seed="karuta"))
>>> message = project(state, seat=0)
>>> message.seq, message.match.can, len(message.view.hand)
(1, ('restart', 'leave'), 9)
>>> due(state)
Due(seat=6, level='greedy', forced=None)
"""

from cardavia.table.decide import (
    act,
    already_accepted,
    check_hint,
    decide,
    malformed,
    open_table,
    refused,
)
from cardavia.table.due import Due, due, trick_just_finished
from cardavia.table.errors import (
    BadMessage,
    LogError,
    Refusal,
    RefusalCode,
    SettingsError,
    TableError,
)
from cardavia.table.events import (
    Acted,
    DealStarted,
    Entry,
    Event,
    Left,
    Restarted,
    Started,
    decode_event,
    encode_event,
)
from cardavia.table.messages import (
    AcceptedMessage,
    Command,
    DealMessage,
    ErrorMessage,
    Happened,
    HintMessage,
    MatchInfo,
    Ping,
    PongMessage,
    RefusedMessage,
    Reply,
    Request,
    StateMessage,
    decode_request,
    encode,
)
from cardavia.table.past import past_deal
from cardavia.table.projection import project, seat_view
from cardavia.table.record import finished_record
from cardavia.table.seating import AI_NAMES, NAME_LENGTH, Seated, check_seating, seat_person
from cardavia.table.state import PlayedMatch, TableState, after, fold, opened

__all__ = [
    "AI_NAMES",
    "NAME_LENGTH",
    "AcceptedMessage",
    "Acted",
    "BadMessage",
    "Command",
    "DealMessage",
    "DealStarted",
    "Due",
    "Entry",
    "ErrorMessage",
    "Event",
    "Happened",
    "HintMessage",
    "Left",
    "LogError",
    "MatchInfo",
    "Ping",
    "PlayedMatch",
    "PongMessage",
    "Refusal",
    "RefusalCode",
    "RefusedMessage",
    "Reply",
    "Request",
    "Restarted",
    "Seated",
    "SettingsError",
    "Started",
    "StateMessage",
    "TableError",
    "TableState",
    "act",
    "after",
    "already_accepted",
    "check_hint",
    "check_seating",
    "decide",
    "decode_event",
    "decode_request",
    "due",
    "encode",
    "encode_event",
    "finished_record",
    "fold",
    "malformed",
    "open_table",
    "opened",
    "past_deal",
    "project",
    "refused",
    "seat_person",
    "seat_view",
    "trick_just_finished",
]
