"""The network of the kernel is the one that was trained."""

import jax.numpy as jnp
import numpy as np
import pytest

from cardavia.kernel import Net, net_choices, net_features, net_worths
from cardavia.rules import CARDS, Card, DealState
from cardavia.search.codes import DECLARE, DISCARDS
from cardavia.training import Weights, any_weights, loss, net_bytes, worths
from cardavia.training.layout import FEATURES, LANES, ROLES
from cardavia.training.rows import NO_CHOICE
from tests.training.decisions import decisions, positions, spread_weights

POINT = 1024**2
"""What the kernel counts for a point."""


def test_the_kernel_thinks_what_jax_thinks_but_for_rounding() -> None:
    weights = spread_weights(1)
    net, some = Net(net_bytes(weights)), positions(6)
    features = np.stack([np.frombuffer(net_features(one), np.uint8) for one in some])
    rows = [[np.frombuffer(part, np.uint8) for part in net_choices(one)] for one in some]
    choices, roles = np.stack([row[0] for row in rows]), np.stack([row[1] for row in rows])
    found = np.asarray(worths(weights, features, choices, roles))
    assert len(some) > 200
    for position, row, choice in zip(some, found, choices, strict=True):
        _, told = net_worths(net, position)
        assert np.array(told) / POINT == pytest.approx(row[choice != NO_CHOICE], abs=0.03)
    assert np.abs(found).max() > 0.5


def test_roles_tell_what_beats_what_lies_and_what_is_above() -> None:
    """Against the rules: by the order of the deal, and the cards that the seat has seen gone."""
    net = Net(net_bytes(spread_weights(1)))
    for state, position in zip(decisions(6), positions(6), strict=True):
        if state.phase != "play" or not state.plays:
            continue
        order, led = state.order, state.plays[0].card.suit
        up = [card for _, card in state.plays if state.meri or not order.is_trump(card)]
        best = max(order.strength(card, led) for card in up)
        _, roles = net_choices(position)
        codes, _ = net_worths(net, position)
        for code, role in zip(codes, roles, strict=False):
            card = CARDS[code]
            strength = order.strength(card, led)
            ways = (2, 3) if order.is_trump(card) else (4, 5)
            expected = 6 if strength == 0 else ways[strength <= best]
            assert role // 16 == expected
            assert role % 16 == above(state, up, card)


def above(state: DealState, up: list[Card], card: Card) -> int:
    """How many cards of its kind beat it that are not known to be gone."""
    order = state.order
    played = [one for trick in state.tricks for _, one in trick.plays]
    gone = {*up, *played, *state.dealt.stock[1:], state.discard}
    kind = order.trumps if order.is_trump(card) else order.plain(card.suit)
    return sum(one not in gone for one in kind[: kind.index(card)])


def test_worths_stand_where_the_choices_are() -> None:
    """Of a network that knows each choice's number and nothing else."""
    weights = spread_weights(1)
    numbers = jnp.pad(jnp.arange(2 * LANES + 2, dtype=jnp.float32) / 16, (0, ROLES))
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
    roles = np.zeros((1, 10), np.uint8)
    assert float(loss(flat, features, choices, roles, margins)) == pytest.approx(1 + 0.1 * 16)


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
