"""The PettingZoo environment: it conforms, and shows what the kernel shows along whole deals."""

import random
import re
import subprocess
import sys

import numpy as np
import pytest
from gymnasium.spaces import Dict, Discrete
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo.test import api_test, seed_test

from cardavia.research import CHOICES, OBSERVATION, IllegalChoice, SelfPlay
from cardavia.research.hachinin_meri_v0 import HachininMeri, deal_of, env, raw_env
from cardavia.rules import card
from tests.kernel.generator import shuffled_deal, stream
from tests.support.deals import deal_with

SEEDS = st.integers(0, 2**32)


def choice(environment: HachininMeri, rng: random.Random) -> int:
    """A legal choice of the agent to move."""
    mask = environment.observe(environment.agent_selection)["action_mask"]
    return rng.choice(np.flatnonzero(mask).tolist())


def played(environment: HachininMeri, seed: int) -> list[int]:
    """Play the deal to its end at random; the choices."""
    rng, done = random.Random(seed), []
    while not any(environment.terminations.values()):
        done.append(choice(environment, rng))
        environment.step(done[-1])
    return done


# What `api_test` warns of but allows: a seat that is not to move has no choice; and an observation
# with a mask is no plain box, as in PettingZoo's own card games.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_conforms() -> None:
    """PettingZoo's own test makes the assertions."""
    api_test(env(), num_cycles=300)
    api_test(raw_env(), num_cycles=300)


def test_equal_seeds_play_alike() -> None:
    """PettingZoo's own test makes the assertions."""
    seed_test(env, num_cycles=30)


@pytest.mark.parametrize("seed", range(6))
def test_shows_what_the_kernel_shows_along_whole_deals(seed: int) -> None:
    batch = SelfPlay(1, seed)
    dealing = stream(seed, 0)
    environment = raw_env()
    for dealer in range(3):
        environment.reset(options={"dealt": shuffled_deal(dealing, dealer)})
        while True:
            agent = environment.agent_selection
            assert agent == f"seat_{batch.seats[0]}"
            seen = environment.observe(agent)
            assert seen["observation"].tolist() == batch.observations[0].tolist()
            assert seen["action_mask"].tolist() == batch.legal[0].tolist()
            batch.sample()
            batch.step()
            environment.step(int(batch.choices[0]))
            if batch.done[0]:
                break
        even, odd = batch.scores[0].tolist()
        assert environment.rewards["seat_0"] == even - odd
        assert environment.rewards["seat_5"] == odd - even


@given(SEEDS)
def test_every_seat_may_look_at_any_time(seed: int) -> None:
    environment, rng = raw_env(), random.Random(seed)
    environment.reset(seed=seed)
    for _ in range(rng.randrange(75)):
        if not any(environment.terminations.values()):
            environment.step(choice(environment, rng))
    for agent in environment.agents:
        seen = environment.observe(agent)
        assert environment.observation_space(agent).contains(seen)
        if agent != environment.agent_selection:
            assert not seen["action_mask"].any()


@given(SEEDS)
def test_the_teams_rewards_sum_to_zero_and_come_at_the_end(seed: int) -> None:
    environment = raw_env()
    environment.reset(seed=seed)
    rng = random.Random(seed)
    while not any(environment.terminations.values()):
        assert set(environment.rewards.values()) == {0.0}
        environment.step(choice(environment, rng))
    even = environment.rewards["seat_0"]
    assert [environment.rewards[f"seat_{n}"] for n in range(8)] == [even, -even] * 4
    assert even % 2 == 1  # nine points are shared out, so nobody comes out even
    for agent in environment.agent_iter():
        assert environment.last()[1:3] == (even if int(agent[-1]) % 2 == 0 else -even, True)
        environment.step(None)
    assert environment.agents == []


def test_seeds_tell_the_deals() -> None:
    one, other = raw_env(), raw_env(render_mode="ansi", referee=True)
    one.reset(seed=7)
    other.reset(seed=7)
    assert played(one, 3) == played(other, 3)
    first = str(other.render())
    other.reset()
    second = str(other.render())
    other.reset(seed=7)
    other.reset()
    assert str(other.render()) == second != first
    assert all(str(held) in second for held in deal_of("7", 1).hands[0])
    one.reset(seed=8)
    assert played(one, 3) != played(other, 3)


def test_without_a_seed_no_two_deals_are_alike() -> None:
    seen = []
    for _ in range(2):
        environment = raw_env(render_mode="ansi", referee=True)
        for _ in range(2):
            environment.reset()
            seen.append(environment.render())
    assert len(set(seen)) == 4


def test_an_illegal_choice_is_refused_and_nothing_is_done() -> None:
    environment = env()
    environment.reset(seed=1)
    agent = environment.agent_selection
    with pytest.raises(IllegalChoice, match=r"choice 3 is not legal; legal is .*76"):
        environment.step(3)
    assert environment.agent_selection == agent
    environment.step(76)
    assert environment.agent_selection != agent


def test_a_card_is_discarded_where_a_discard_is_asked_for() -> None:
    environment = raw_env(render_mode="ansi")
    environment.reset(options={"dealt": deal_with({0: "Kb I3"}, stock="K5")})
    environment.step(75)
    assert str(environment.render()).splitlines()[1] == "discard 0"
    environment.step(card("I3").index)
    assert str(environment.render()).splitlines()[1] == "play 0"
    assert environment.observe("seat_0")["observation"][card("I3").index] == 2
    assert environment.observe("seat_1")["observation"][card("I3").index] == 0


def test_draws_what_the_seat_to_move_knows_and_the_whole_for_a_referee() -> None:
    dealt = deal_with({0: "Kb I3 I1", 1: "Ks", 2: "Gs"}, stock="K5 O4 G1")
    shown = {}
    for referee in (False, True):
        environment = raw_env(render_mode="ansi", referee=referee)
        environment.reset(options={"dealt": dealt})
        environment.step(75)
        environment.step(card("I3").index)
        environment.step(card("I1").index)
        environment.step(card("Ks").index)  # face down, and seat 2 is to move
        shown[referee] = str(environment.render())
    names = set(re.findall(r"\b[PIKOG][1-9btkrus]\b", shown[False]))
    known = {"K5", "I1", *("I3", "O4", "G1"), *map(str, dealt.hands[2])}
    assert names == known
    assert "trick 1: 0 I1, 1 ?" in shown[False]
    assert "trick: 0 I1, 1 Ks" in shown[True]
    assert all(str(held) in shown[True] for hand in dealt.hands for held in hand)


def test_says_what_can_be_drawn() -> None:
    with pytest.raises(ValueError, match="render_mode is 'human'; it can be 'ansi' or None"):
        raw_env(render_mode="human")
    environment = raw_env()
    environment.reset(seed=1)
    with pytest.warns(UserWarning, match="only in a render_mode"):
        assert environment.render() is None


def test_the_spaces_are_as_documented() -> None:
    environment = raw_env()
    spaces = environment.observation_space("seat_0")
    assert isinstance(spaces, Dict)
    assert spaces["observation"].shape == (OBSERVATION,)
    assert spaces["observation"].dtype == np.uint8
    assert spaces["action_mask"].shape == (CHOICES,)
    assert environment.action_space("seat_7") == Discrete(CHOICES)


@pytest.mark.parametrize("missing", ["numpy", "pettingzoo"])
def test_says_which_extra_is_missing(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import cardavia.research as research; "
    code += "research.State(); import cardavia.research.hachinin_meri_v0"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert "PettingZooMissing" in last
    assert "pip install cardavia[research]" in last
