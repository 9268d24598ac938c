"""The deals in which kernel and rules are compared: random ones, and ones steered to the rare."""

import random
from collections.abc import Sequence

from cardavia.rules import (
    CARDS,
    TENKA,
    Action,
    Card,
    DealState,
    Dealt,
    Order,
    Rank,
    Suit,
    apply,
    deal_cards,
    legal_actions,
    order_of,
    start,
)
from tests.support.deals import playout

PAIRING = (Rank.ROBAI, Rank.SOTA, Rank.REI)


def random_deal(number: int) -> tuple[DealState, ...]:
    """Every state of a deal that is dealt and played at random."""
    return tuple(playout(deal_cards(f"parity {number}", 1, number % 8), number))


def steered_deal(number: int) -> tuple[DealState, ...]:
    """Every state of a deal that is arranged and played so that rare rules matter."""
    chance = random.Random(f"steered {number}")
    state = start(arranged_deal(chance, number))
    states = [state]
    while legal := legal_actions(state):
        state = apply(state, _steered_choice(state, legal, chance))
        states.append(state)
    return tuple(states)


def _steered_choice(state: DealState, legal: tuple[Action, ...], chance: random.Random) -> Action:
    """In half of the deals often a trump to lead; in the others high trumps are kept for last.

    But in one trick of these, the three that make pairs with a Robai are played where they may be.
    """
    trumps = [one for one in legal if one.card and state.order.is_trump(one.card)]
    if state.dealt.dealer % 2:
        eager = trumps and not state.plays and chance.random() < 0.5
        return chance.choice(trumps if eager else legal)
    if state.recipient is None:
        return legal[-1]  # pass, so that a Robai is hidden
    together = len(state.tricks) == state.dealt.stock[1].index % 8
    pairing = [one for one in trumps if one.card and one.card.rank in PAIRING]
    if together and pairing and state.plays and not state.meri:
        return pairing[0]
    high = state.order.trumps[:6]
    return chance.choice([one for one in legal if one.card not in high] or legal)


def arranged_deal(chance: random.Random, number: int) -> Dealt:
    """A deal in which something rare is likely; which, goes round with the number."""
    dealer, order = chance.randrange(8), order_of(Suit(chance.randrange(5)))
    low = [one for one in CARDS if one.suit is order.trump and one.rank.is_number]
    hand, stock = _arranged_cards(order, number % 6, chance.choice(low), chance)
    seat = chance.choice([dealer, dealer, chance.randrange(8)])
    return _dealt_around(chance, dealer, seat, hand, stock)


def _arranged_cards(
    order: Order, kind: int, indicator: Card, chance: random.Random
) -> tuple[Sequence[Card], Sequence[Card]]:
    """The beginning of one seat's hand, and of the stock."""
    trumps = [one for one in order.trumps if one not in (order.sun, indicator)]
    plain = [one for one in CARDS if not order.is_trump(one)]
    hands: list[Sequence[Card]] = [
        [order.sun, *chance.sample(plain, 8)],  # a lone Sun
        chance.sample(trumps, 9),  # with the indicator, ten trumps
        [order.sun, *chance.sample(trumps, 7), chance.choice(plain)],  # a single non-trump
        [order.native_robai],
        [order.sun],
        [TENKA],
    ]
    stocks = {4: [order.native_robai], 5: [indicator, order.native_robai]}
    if kind == 5 and order.trump is Suit.PAO:
        return [order.sun], stocks[5]
    return hands[kind], stocks.get(kind, [indicator])


def _dealt_around(
    chance: random.Random, dealer: int, seat: int, hand: Sequence[Card], stock: Sequence[Card]
) -> Dealt:
    """A seat and the stock get these cards for certain; chance deals the others."""
    rest = [one for one in CARDS if one not in hand and one not in stock]
    chance.shuffle(rest)
    hands = []
    for other in range(8):
        given = hand if other == seat else ()
        count = 9 - len(given)
        hands.append((*given, *rest[:count]))
        del rest[:count]
    return Dealt(dealer, tuple(hands), (*stock, *rest))
