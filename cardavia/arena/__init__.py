"""Players against players: single deals and matches, duplicate comparison, simulated records.

>>> match = simulate("greedy", "random", "karuta/1")
>>> len(match.deals), match.result is not None
(8, True)
"""

from cardavia.arena.duplicate import (
    FEWEST_DEALS,
    Duplicate,
    duplicate,
    duplicate_margins,
    summarize,
)
from cardavia.arena.game import play_deal, play_match, seat_players
from cardavia.arena.simulation import simulate, simulated_lines

__all__ = [
    "FEWEST_DEALS",
    "Duplicate",
    "duplicate",
    "duplicate_margins",
    "play_deal",
    "play_match",
    "seat_players",
    "simulate",
    "simulated_lines",
    "summarize",
]
