"""Fitting the network to rows."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array

from cardavia.training.layout import EXCHANGES
from cardavia.training.network import Weights, loss, worths
from cardavia.training.rows import NO_CHOICE, Rows

__all__ = ["Found", "fit", "gain"]


class Found(NamedTuple):
    """What a step of fitting came to: rows learnt from so far, and their mean loss."""

    weights: Weights
    rows: int
    loss: float


def fit(
    weights: Weights, rows: Rows, *, epochs: float, batch: int, rate: float, seed: int
) -> Iterator[Found]:
    """Fit the weights to the rows; tells how it goes now and then, and at the end.

    Args:
        weights: where to begin.
        rows: what to learn from.
        epochs: how often each row is looked at.
        batch: how many rows a step takes.
        rate: of learning, of Adam, at its height: it rises for a tenth of the steps, then falls
            along a cosine to a hundredth.
        seed: of the order of the rows and of the exchanges of suits.
    """
    steps = max(1, round(epochs * len(rows) / batch))
    rates = optax.warmup_cosine_decay_schedule(0.0, rate, max(1, steps // 10), steps, rate / 100)
    optimiser = optax.adam(rates)
    state = optimiser.init(weights)
    chance = np.random.default_rng(seed)
    told, since = jnp.zeros(()), 0
    for number, places in zip(range(1, steps + 1), _places(len(rows), batch, chance), strict=False):
        some = rows.take(places)
        exchange = EXCHANGES[chance.integers(len(EXCHANGES))]
        weights, state, error = _step(optimiser, weights, state, some, exchange)
        told, since = told + error, since + 1
        if number % _TELL == 0 or number == steps:
            yield Found(weights, number * batch, float(told) / since)
            told, since = jnp.zeros(()), 0


_TELL = 200


def _places(count: int, batch: int, chance: np.random.Generator) -> Iterator[np.ndarray]:
    """Places of rows, each once before any twice."""
    while True:
        order = chance.permutation(count)
        for first in range(0, max(1, count - batch + 1), batch):
            yield np.sort(order[first : first + batch])


@partial(jax.jit, static_argnums=0, donate_argnums=(1, 2))
def _step(
    optimiser: optax.GradientTransformation,
    weights: Weights,
    state: optax.OptState,
    rows: Rows,
    exchange: tuple[Array, Array],
) -> tuple[Weights, optax.OptState, Array]:
    def error(weights: Weights) -> Array:
        return loss(_exchanged(weights, exchange), *rows)

    found, slope = jax.value_and_grad(error)(weights)
    change, state = optimiser.update(slope, state, weights)
    return optax.apply_updates(weights, change), state, found


def _exchanged(weights: Weights, exchange: tuple[Array, Array]) -> Weights:
    """The network that thinks of a row what this one thinks of it with its suits exchanged."""
    features, outputs = exchange
    return weights._replace(
        first=weights.first[features],
        last=weights.last[:, outputs],
        last_bias=weights.last_bias[outputs],
    )


def gain(weights: Weights, rows: Rows, batch: int = 4096) -> float:
    """By how many points the choice that the network likes best is better than any choice, a row.

    Where the network has not learnt from the rows, that says what it can: luck evens out.
    """
    total = 0.0
    for first in range(0, len(rows), batch):
        total += float(_gain(weights, rows.take(slice(first, first + batch))))
    return total / len(rows)


@jax.jit
def _gain(weights: Weights, rows: Rows) -> Array:
    legal = rows.choices != NO_CHOICE
    found = worths(weights, rows.features, rows.choices, rows.roles)
    liked = jnp.where(legal, found, -jnp.inf).argmax(1)
    margins = jnp.where(legal, rows.margins, 0).astype(jnp.float32)
    chosen = jnp.take_along_axis(margins, liked[:, None], 1)[:, 0]
    return jnp.sum(chosen - margins.sum(1) / legal.sum(1))
