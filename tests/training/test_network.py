"""The network of the kernel is the one that was trained."""

import jax.numpy as jnp
import numpy as np
import pytest

from cardavia.kernel import Net, net_features, net_worths
from cardavia.rules import CARDS, DealState
from cardavia.search.codes import DECLARE, DISCARDS
from cardavia.training import Weights, any_weights, loss, net_bytes, worths
from cardavia.training.layout import FEATURES, LANES
from cardavia.training.rows import NO_CHOICE
from tests.training.decisions import decisions, positions, spread_weights

POINT = 1024**2
"""What the kernel counts for a point."""


def test_the_kernel_thinks_what_jax_thinks_but_for_rounding() -> None:
    weights = spread_weights(1)
    net, some = Net(net_bytes(weights)), positions(6)
    features = np.stack([np.frombuffer(net_features(one), np.uint8) for one in some])
    found = np.asarray(worths(weights, features))
    assert len(some) > 200
    for position, row in zip(some, found, strict=True):
        codes, told = net_worths(net, position)
        # Each worth is one of the row; which of them, the lanes decide, tested on their own.
        nearest = [np.abs(row - one / POINT).min() for one in told]
        assert max(nearest) < 0.02
        assert len(codes) == len(told)
    assert np.abs(found).max() > 0.5


def test_worths_stand_where_the_choices_are() -> None:
    """Of a network that knows each choice's number and nothing else."""
    weights = spread_weights(1)
    numbers = jnp.arange(2 * LANES + 2, dtype=jnp.float32) / 16
    weights = weights._replace(last=0 * weights.last, last_bias=numbers)
    net = Net(net_bytes(weights))
    for state, position in zip(decisions(3), positions(3), strict=True):
        codes, told = net_worths(net, position)
        places = [round(16 * one / POINT) for one in told]
        if state.phase == "declare":
            assert (codes[0], places) == (DECLARE, [2 * LANES, 2 * LANES + 1])
        elif state.phase == "discard":
            assert codes[0] >= DISCARDS
            assert all(LANES <= place < 2 * LANES for place in places)
        else:
            assert all(place < LANES for place in places)
        trumps = [card for card in codes if card < DISCARDS and place_of(state, card) < 16]
        expected = sorted(place_of(state, card) for card in trumps)
        assert sorted(place for place in places if place < 16) == expected


def place_of(state: DealState, card: int) -> int:
    """The lane of a trump, by its rank among them; 16 for others."""
    order, one = state.order, CARDS[card]
    if not order.is_trump(one):
        return 16
    trumps = [other for other in CARDS if order.is_trump(other)]
    above = sum(
        order.strength(other, order.trump) > order.strength(one, order.trump) for other in trumps
    )
    missing = len(trumps) == 15 and above >= 3  # Pao: Tenka is the native Robai
    return above + missing


def test_features_are_bits_of_as_many_numbers() -> None:
    for position in positions(1):
        bits = np.unpackbits(np.frombuffer(net_features(position), np.uint8), bitorder="little")
        assert FEATURES <= len(bits) < FEATURES + 8
        assert not bits[FEATURES:].any()


def test_the_loss_counts_what_tells_choices_apart() -> None:
    weights = any_weights(3)
    flat = weights._replace(last=0 * weights.last, last_bias=0 * weights.last_bias)
    features = np.zeros((1, (FEATURES + 7) // 8), np.uint8)
    choices = np.full((1, 10), NO_CHOICE, np.uint8)
    choices[0, :2] = 0, 1
    margins = np.zeros((1, 10), np.int8)
    margins[0, :2] = 3, 5  # 4 in common, and 1 to either side
    assert float(loss(flat, features, choices, margins)) == pytest.approx(1 + 0.1 * 16)


def test_weights_that_no_kernel_can_hold_are_refused() -> None:
    weights = any_weights(3)
    wild = weights._replace(first=weights.first.at[0, 0].set(40.0))
    with pytest.raises(ValueError, match=r"beyond 31\.99"):
        net_bytes(wild)


def test_a_network_of_another_shape_is_refused() -> None:
    good = net_bytes(Weights(*any_weights(1)))
    with pytest.raises(ValueError, match="has to begin with the bytes HN"):
        Net(b"no net")
    with pytest.raises(ValueError, match=f"has to have {len(good)}"):
        Net(good[:-1])
