"""Hachinin Meri for researchers, in the forms that their tools know; `docs/research.md`.

* `State`: one deal with OpenSpiel's methods. It needs nothing besides Cardavia.
* `SelfPlay`: the kernel's batch of deals, for learning. It needs NumPy.
* `cardavia.research.hachinin_meri_v0`: PettingZoo's environment of one deal. It needs PettingZoo.

All number choices alike and show the same observation. `pip install cardavia[research]` brings
NumPy and PettingZoo.

>>> state = State()
>>> state.current_player() == CHANCE_PLAYER
True
"""

from cardavia.kernel import CHOICES, OBSERVATION, SelfPlay
from cardavia.research.choices import DECLARE, PASS, action_of, choice_of, legal_choices
from cardavia.research.errors import IllegalChoice, NotDealt, PettingZooMissing, ResearchError
from cardavia.research.observation import GREATEST, observation
from cardavia.research.state import CHANCE_PLAYER, TERMINAL_PLAYER, State

__all__ = [
    "CHANCE_PLAYER",
    "CHOICES",
    "DECLARE",
    "GREATEST",
    "OBSERVATION",
    "PASS",
    "TERMINAL_PLAYER",
    "IllegalChoice",
    "NotDealt",
    "PettingZooMissing",
    "ResearchError",
    "SelfPlay",
    "State",
    "action_of",
    "choice_of",
    "legal_choices",
    "observation",
]
