"""The rest of a deal by the rule of thumb: the decisions of `greedy`, from a whole state.

Each seat decides by what it may see: trumps that lie face down count as unseen.
"""

from cardavia.rules import Action, Card, DealState, Order, apply, legal_actions, team_of

__all__ = ["greedy_action", "rolled_out", "worth"]

_MANY_TRUMPS = 3
_PLAIN_TO_TRUMP = 100


def rolled_out(state: DealState) -> DealState:
    """The deal after all seats have played by the rule of thumb to its end."""
    while state.turn is not None:
        state = apply(state, greedy_action(state))
    return state


def greedy_action(state: DealState) -> Action:
    """What the rule of thumb does for the seat to move."""
    legal = legal_actions(state)
    if len(legal) == 1 or state.phase == "declare":
        return legal[0]  # `declare` comes before `pass`
    by_card = {action.card: action for action in legal if action.card is not None}
    cards = sorted(by_card, key=lambda card: worth(state.order, card))
    hand = state.hands[state.turn or 0]
    if state.phase == "discard":
        return by_card[min(cards, key=lambda card: sum(one.suit is card.suit for one in hand))]
    return by_card[_follow(state, cards) if state.plays else _lead(state.order, cards)]


def worth(order: Order, card: Card) -> tuple[int, Card]:
    """What a card is worth keeping for: its strength, any trump above any plain card."""
    if order.is_trump(card):
        return _PLAIN_TO_TRUMP + order.strength(card, order.trump), card
    return order.strength(card, card.suit), card


def _lead(order: Order, cards: list[Card]) -> Card:
    """With many trumps the highest; else the strongest plain card."""
    trumps = [card for card in cards if order.is_trump(card)]
    plain = cards[: len(cards) - len(trumps)]
    return trumps[-1] if len(trumps) >= _MANY_TRUMPS or not plain else plain[-1]


def _follow(state: DealState, cards: list[Card]) -> Card:
    """The cheapest card that beats what is seen, unless a team-mate does that; else the weakest."""
    suit = state.plays[0].card.suit
    hidden = 0 if state.meri else _hidden_strength(state)
    best = [0, 0]
    for seat, card in state.plays:
        side = int(team_of(seat) != team_of(state.turn or 0))
        down = not state.meri and state.order.is_trump(card)
        best[side] = max(best[side], hidden if down else state.order.strength(card, suit))
    if best[0] > best[1]:
        return cards[0]
    winning = [card for card in cards if state.order.strength(card, suit) > best[1]]
    return winning[0] if winning else cards[0]


def _hidden_strength(state: DealState) -> int:
    """What a trump face down is taken for: stronger than four fifths of those not yet seen."""
    order, suit = state.order, state.plays[0].card.suit
    held = [card for seat, hand in enumerate(state.hands) if seat != state.turn for card in hand]
    cards = [*held, *(card for _, card in state.plays)]
    unseen = sorted([order.strength(card, suit) for card in cards if order.is_trump(card)])
    return unseen[-1 - len(unseen) // 5] if unseen else 0
