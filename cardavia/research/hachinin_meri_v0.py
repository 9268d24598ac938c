"""Hachinin Meri for PettingZoo: one deal, eight agents, one moving at a time.

Needs the extra `research`. `docs/research.md` says what observations, choices and rewards are.

>>> environment = env()
>>> environment.reset(seed=1)
>>> for agent in environment.agent_iter():
...     observation, reward, termination, truncation, info = environment.last()
...     mask = None if termination else observation["action_mask"]
...     environment.step(None if termination else environment.action_space(agent).sample(mask))
"""

import secrets
from collections.abc import Mapping
from typing import Any, Final

from cardavia.kernel import CHOICES, OBSERVATION
from cardavia.research.errors import PettingZooMissing
from cardavia.research.observation import GREATEST, observation
from cardavia.research.state import State
from cardavia.research.text import observation_text
from cardavia.rules import SEATS, Dealt, deal_cards, first_dealer, new_seed
from cardavia.view import view

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete, Space
    from gymnasium.spaces import Dict as Together
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise PettingZooMissing from error

__all__ = ["HachininMeri", "deal_of", "env", "raw_env"]

Observation = dict[str, "NDArray[np.uint8] | NDArray[np.int8]"]

_AGENTS: Final = tuple(f"seat_{seat}" for seat in SEATS)


def env(**options: Any) -> "AECEnv":
    """The environment, with PettingZoo's checks of how it is used; `options` as `HachininMeri`'s.

    A choice that is not legal raises `IllegalChoice`, and nothing is done: the mask says what is.
    """
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env(**options))
    return wrappers.OrderEnforcingWrapper(checked)


def raw_env(**options: Any) -> "HachininMeri":
    """The environment without those checks."""
    return HachininMeri(**options)


def deal_of(seed: str, number: int = 0) -> Dealt:
    """The deal that an environment plays after `reset(seed=…)` and so many resets without one."""
    text = f"{seed}/{number}"
    return deal_cards(text, 1, first_dealer(text))


class HachininMeri(AECEnv, EzPickle):  # type: ignore[misc] # PettingZoo has no types
    """One deal of Hachinin Meri, from the first declaration to the ninth trick.

    Args:
        render_mode: `"ansi"` for `render()` to give what the seat to move has before it; or None.
        referee: let `render()` show the whole deal, all cards with it.

    Raises:
        ValueError: there is no such render mode.
    """

    metadata: Mapping[str, Any] = {
        "name": "hachinin_meri_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, render_mode: str | None = None, *, referee: bool = False) -> None:
        EzPickle.__init__(self, render_mode=render_mode, referee=referee)
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is {render_mode!r}; it can be 'ansi' or None")
        self.render_mode = render_mode
        self._referee = referee
        self.possible_agents = list(_AGENTS)
        self.observation_spaces = {agent: _observation_space() for agent in _AGENTS}
        self.action_spaces = {agent: Discrete(CHOICES) for agent in _AGENTS}
        self._seed: str | None = None
        self._number = 0

    def observation_space(self, agent: str) -> "Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "Space[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal: by the seed, as the next deal of the last seed, or as `options["dealt"]` says."""
        dealt = (options or {}).get("dealt")
        self._state = State(self._next_deal(seed) if dealt is None else dealt)
        self.agents = list(_AGENTS)
        self.rewards = dict.fromkeys(_AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(_AGENTS, 0.0)
        self.terminations = dict.fromkeys(_AGENTS, False)
        self.truncations = dict.fromkeys(_AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in _AGENTS}
        self._skip_agent_selection = None
        self.agent_selection = _AGENTS[self._state.current_player()]

    def observe(self, agent: str) -> Observation:
        seat = _AGENTS.index(agent)
        mask = self._state.legal_actions_mask(seat)
        seen = observation(view(self._state.deal_state, seat))
        return {"observation": np.array(seen, np.uint8), "action_mask": np.array(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Let the seat to move do what the choice says.

        Raises:
            IllegalChoice: the action mask forbids it; nothing was done.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._state.apply_action(-1 if action is None else int(action))
        if self._state.is_terminal():
            self._end()
        else:
            self.agent_selection = _AGENTS[self._state.current_player()]

    def render(self) -> str | None:
        """What the seat to move has before it, or the whole deal for a referee."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() gives something only in a render_mode: 'ansi'")
            return None
        if self._referee:
            return str(self._state)
        return observation_text(view(self._state.deal_state, _AGENTS.index(self.agent_selection)))

    def close(self) -> None:
        """There is nothing to close."""

    def _next_deal(self, seed: int | None) -> Dealt:
        if seed is None and self._seed is not None:
            self._number += 1
        else:
            fresh = new_seed(secrets.token_bytes(32)) if seed is None else str(seed)
            self._seed, self._number = fresh, 0
        return deal_of(self._seed or "", self._number)

    def _end(self) -> None:
        self.rewards = dict(zip(_AGENTS, self._state.returns(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(_AGENTS, True)
        self._deads_step_first()


def _observation_space() -> "Together":
    greatest = np.array(GREATEST, np.uint8)
    return Together(
        {
            "observation": Box(np.zeros(OBSERVATION, np.uint8), greatest, dtype=np.uint8),
            "action_mask": Box(0, 1, (CHOICES,), np.int8),
        }
    )
