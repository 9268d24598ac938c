"""Players against players: single deals and matches, contests in duplicate, simulated records.

>>> match = simulate("greedy", "random", "karuta/1")
>>> len(match.deals), match.result is not None
(8, True)
>>> duplicate("greedy", "random", deals=8, seed="karuta", workers=1).a_version
'1'
"""

from cardavia.arena.contest import Contest, deals_needed, play_contest, round_robin
from cardavia.arena.entrant import ARENA_LEVELS, Entrant, enter
from cardavia.arena.game import SeeingPlayer, play_deal, play_match, seat_players
from cardavia.arena.interval import FEWEST_DEALS, Estimate, estimate
from cardavia.arena.playing import Pair, TwicePlayed, duplicate_deal, play_twice
from cardavia.arena.rating import Rating, elo, ratings
from cardavia.arena.replay import Replayed, replay_deal
from cardavia.arena.shard import (
    SHARD_DEALS,
    Results,
    ResultsConflict,
    ResultsError,
    Shard,
    Trial,
    read_results,
    resume_results,
)
from cardavia.arena.simulation import simulate, simulated_lines
from cardavia.arena.verdicts import Duplicate, duplicate, verdict

__all__ = [
    "ARENA_LEVELS",
    "FEWEST_DEALS",
    "SHARD_DEALS",
    "Contest",
    "Duplicate",
    "Entrant",
    "Estimate",
    "Pair",
    "Rating",
    "Replayed",
    "Results",
    "ResultsConflict",
    "ResultsError",
    "SeeingPlayer",
    "Shard",
    "Trial",
    "TwicePlayed",
    "deals_needed",
    "duplicate",
    "duplicate_deal",
    "elo",
    "enter",
    "estimate",
    "play_contest",
    "play_deal",
    "play_match",
    "play_twice",
    "ratings",
    "read_results",
    "replay_deal",
    "resume_results",
    "round_robin",
    "seat_players",
    "simulate",
    "simulated_lines",
    "verdict",
]
