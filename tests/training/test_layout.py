"""Round suits can be exchanged: a network that was exchanged thinks the same of exchanged cards."""

import numpy as np
import pytest

from cardavia.kernel import Net, net_worths
from cardavia.training import Weights, net_bytes
from cardavia.training.layout import EXCHANGES, FEATURES, OUTPUTS, exchanged
from tests.training.decisions import positions, spread_weights


def test_an_exchange_puts_each_number_once() -> None:
    for features, choices in EXCHANGES:
        assert sorted(features) == list(range(FEATURES))
        assert sorted(choices) == list(range(OUTPUTS))
    assert (EXCHANGES[0][0] == np.arange(FEATURES)).all()


@pytest.mark.parametrize("suits", [(0, 1, 3, 4, 2), (0, 1, 3, 2, 4)])
def test_exchanged_networks_think_the_same_of_exchanged_cards(suits: tuple[int, ...]) -> None:
    weights = spread_weights(2)
    features, choices = exchanged(suits)
    other = Weights(
        weights.first[features],
        weights.first_bias,
        weights.second,
        weights.second_bias,
        weights.last[:, choices],
        weights.last_bias[choices],
    )
    net, exchanged_net = Net(net_bytes(weights)), Net(net_bytes(other))
    for position in positions(5):
        codes, found = net_worths(exchanged_net, position)
        other_codes, expected = net_worths(net, recast(position, suits))
        there = dict(zip(other_codes, expected, strict=True))
        assert {code_under(one, suits): worth for one, worth in zip(codes, found, strict=True)} == (
            there
        )


def code_under(code: int, suits: tuple[int, ...]) -> int:
    """An action's code when its card's suit is another."""
    if code >= 150:
        return code
    kind, card = divmod(code, 75)
    return 75 * kind + 15 * suits[card // 15] + card % 15


def recast(position: bytes, suits: tuple[int, ...]) -> bytes:
    """The same deal with other suits."""
    cards = [code_under(card, suits) for card in position[4:79]]
    hands = [card for seat in range(8) for card in sorted(cards[9 * seat : 9 * seat + 9])]
    codes = [code_under(code, suits) for code in position[80:]]
    return position[:4] + bytes([*hands, *cards[72:], position[79], *codes])
