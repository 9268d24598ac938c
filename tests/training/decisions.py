"""Positions in which somebody has a choice, and networks, for the tests of training."""

import random
from collections.abc import Iterator

import jax.numpy as jnp
import numpy as np
from jax import Array

from cardavia.kernel import position_bytes
from cardavia.rules import DealState, apply, deal_cards, legal_actions, start
from cardavia.training import Weights
from cardavia.training.layout import DEPTH, FEATURES, OUTPUTS, WIDTH


def decisions(deals: int) -> Iterator[DealState]:
    """Every moment of random deals with more than one legal action."""
    chance = random.Random(6)
    for number in range(deals):
        state = start(deal_cards("training", number=1 + number % 8, dealer=number % 8))
        while legal := legal_actions(state):
            if len(legal) > 1:
                yield state
            state = apply(state, chance.choice(legal))


def positions(deals: int) -> list[bytes]:
    """The same as byte strings."""
    return [position_bytes(state) for state in decisions(deals)]


def spread_weights(seed: int) -> Weights:
    """Weights of which every one counts, of the size that training ends with."""
    chance = np.random.default_rng(seed)

    def some(*shape: int, size: float) -> Array:
        return jnp.asarray(chance.normal(0, size, shape), jnp.float32)

    return Weights(
        some(FEATURES, WIDTH, size=0.15),
        some(WIDTH, size=0.3),
        some(WIDTH, DEPTH, size=0.12),
        some(DEPTH, size=0.3),
        some(DEPTH, OUTPUTS, size=0.2),
        some(OUTPUTS, size=0.5),
    )
