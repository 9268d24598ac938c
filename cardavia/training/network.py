"""The network in JAX, and its weights as the kernel reads them."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import ArrayLike
from numpy.typing import NDArray

from cardavia.training.layout import CHOICES, DEPTH, FEATURES, OUTPUTS, WIDTH
from cardavia.training.rows import NO_CHOICE

__all__ = ["Weights", "any_weights", "loss", "net_bytes", "worths"]

_VERSION = 2
_ONE = 1024
"""As whole numbers, 1 of a layer is this."""
_MOST = 8.0
"""Sums of a layer are cut here."""
_COMMON = 0.1
"""How much what all choices of a row have in common counts."""
_ON = 100
"""So many features are on in a row, about."""


class Weights(NamedTuple):
    """The weights, all float32.

    Attributes:
        first: (FEATURES, WIDTH), and `first_bias` (WIDTH,).
        second: (WIDTH, DEPTH), and `second_bias` (DEPTH,).
        last: (DEPTH, OUTPUTS), and `last_bias` (OUTPUTS,): in points; of a choice and its role the
            sum is its worth.
    """

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    last: Array
    last_bias: Array


def any_weights(seed: int) -> Weights:
    """Weights to begin with, drawn so that sums of every layer have a spread of about 1."""
    one, two, three = jax.random.split(jax.random.key(seed), 3)
    return Weights(
        jax.random.normal(one, (FEATURES, WIDTH)) * (1 / _ON) ** 0.5,
        jnp.zeros(WIDTH),
        jax.random.normal(two, (WIDTH, DEPTH)) * (2 / WIDTH) ** 0.5,
        jnp.zeros(DEPTH),
        jax.random.normal(three, (DEPTH, OUTPUTS)) * (0.1 / DEPTH) ** 0.5,
        jnp.zeros(OUTPUTS),
    )


def worths(weights: Weights, features: ArrayLike, choices: ArrayLike, roles: ArrayLike) -> Array:
    """What the network thinks of choices.

    Args:
        weights: of the network.
        features: uint8 (rows, bytes), as in `Rows`.
        choices: uint8 (rows, 10), as in `Rows`.
        roles: uint8 (rows, 10), as in `Rows`.

    Returns:
        float32 (rows, 10), in points from here to the end of the deal; anything where there is no
        choice.
    """
    packed = jnp.asarray(features)
    bits = (packed[:, :, None] >> jnp.arange(8, dtype=jnp.uint8)) & 1
    on = bits.reshape(len(packed), -1)[:, :FEATURES].astype(jnp.float32)
    first = jnp.clip(on @ weights.first + weights.first_bias, 0, _MOST)
    second = jnp.clip(first @ weights.second + weights.second_bias, 0, _MOST)
    said = second @ weights.last + weights.last_bias
    number = jnp.minimum(jnp.asarray(choices).astype(jnp.int32), CHOICES - 1)
    role = CHOICES + jnp.asarray(roles).astype(jnp.int32)
    return jnp.take_along_axis(said, number, 1) + jnp.take_along_axis(said, role, 1)


def loss(
    weights: Weights,
    features: ArrayLike,
    choices: ArrayLike,
    roles: ArrayLike,
    margins: ArrayLike,
) -> Array:
    """How far off the worths are: mean squares, of what tells the choices of a row apart above all.

    What all choices of a row have in common is mostly the luck of the cards. It changes no decision
    and would drown what does.
    """
    legal = jnp.asarray(choices) != NO_CHOICE
    count = legal.sum(1)
    found = worths(weights, features, choices, roles)
    error = jnp.where(legal, found - jnp.asarray(margins, jnp.float32), 0.0)
    common = error.sum(1) / count
    apart = jnp.where(legal, error - common[:, None], 0.0)
    return ((apart**2).sum(1) / count + _COMMON * common**2).mean()


def net_bytes(weights: Weights) -> bytes:
    """The weights in whole numbers, as `kernel/core/src/net/weights.rs` describes them."""
    head = b"HN" + bytes([_VERSION, 0])
    shape = np.array([FEATURES, WIDTH, DEPTH, OUTPUTS], "<u2").tobytes()
    return b"".join(
        (
            head,
            shape,
            _short(weights.first),
            _short(weights.first_bias),
            _short(weights.second.T),
            _wide(weights.second_bias),
            _short(weights.last.T),
            _wide(weights.last_bias),
        )
    )


def _short(weights: Array) -> bytes:
    return _whole(weights, _ONE, np.dtype("<i2"))


def _wide(weights: Array) -> bytes:
    return _whole(weights, _ONE**2, np.dtype("<i4"))


def _whole(weights: Array, one: int, kind: np.dtype[np.signedinteger]) -> bytes:
    rounded: NDArray[np.float64] = np.rint(np.asarray(weights, np.float64) * one)
    limits = np.iinfo(kind)
    if rounded.min() < limits.min or rounded.max() > limits.max:
        raise ValueError(f"a weight is beyond {limits.max / one:g}; the training has gone astray")
    return rounded.astype(kind).tobytes()
