"""What each reason claims, worked out anew from all the worlds that there are."""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final

from cardavia.advice import Reason
from cardavia.rules import CARDS, Card, DealState, Play, Suit, legal_actions, team_of

__all__ = ["CHECKED", "DISCARDING", "is_true", "is_true_of_discard"]

Worlds = Sequence[DealState]


def is_true(reason: Reason, card: Card, worlds: Worlds) -> bool:
    """Whether a reason for playing a card holds; `worlds` are all that the seat must think of."""
    return CHECKED[reason.kind](reason, card, worlds)


def seat_of(world: DealState) -> int:
    """Who is to move."""
    assert world.turn is not None
    return world.turn


def led_suit(world: DealState, card: Card) -> Suit:
    """The printed suit that is led, if that card is played."""
    return world.led.suit if world.led else card.suit


def face_down(world: DealState) -> list[Play]:
    """The plays of the open trick that the seat to move does not see."""
    if world.meri:
        return []
    return [one for one in world.plays if world.order.is_trump(one.card)]


def coming(world: DealState) -> list[tuple[int, Card]]:
    """Every card of those who play after the seat to move, with its holder."""
    played = {one.seat for one in world.plays} | {seat_of(world)}
    return [(seat, one) for seat in range(8) if seat not in played for one in world.hands[seat]]


def against(world: DealState, card: Card) -> set[Card]:
    """The other side's cards out of sight that beat a card in this trick."""
    led, side = led_suit(world, card), team_of(seat_of(world))
    out = [*coming(world), *((one.seat, one.card) for one in face_down(world))]
    mine = world.order.strength(card, led)
    return {
        one for seat, one in out if team_of(seat) != side and world.order.strength(one, led) > mine
    }


def all_against(worlds: Worlds, card: Card) -> set[Card]:
    """Those of all worlds."""
    return set(chain.from_iterable(against(world, card) for world in worlds))


def cannot_win(world: DealState, card: Card) -> bool:
    """Whether what lies there beats the card."""
    led = led_suit(world, card)
    strongest = max((world.order.strength(one.card, led) for one in world.plays), default=0)
    return world.order.strength(card, led) <= strongest


def leading_side(world: DealState) -> tuple[int, bool]:
    """Who has the trick so far, and whether nobody of the other side to come can take it."""
    led = led_suit(world, world.plays[0].card)
    best = max(world.plays, key=lambda one: world.order.strength(one.card, led))
    most = world.order.strength(best.card, led)
    others = [one for seat, one in coming(world) if team_of(seat) != team_of(seat_of(world))]
    safe = all(world.order.strength(one, led) < most for one in others)
    return best.seat, safe and team_of(best.seat) == team_of(seat_of(world))


def _sure(_: Reason, card: Card, worlds: Worlds) -> bool:
    seen = [one for one in worlds[0].plays if one not in face_down(worlds[0])]
    led = led_suit(worlds[0], card)
    mine = worlds[0].order.strength(card, led)
    on_top = all(worlds[0].order.strength(one.card, led) < mine for one in seen)
    return on_top and all_against(worlds, card) == set()


def _only_beaten_by(reason: Reason, card: Card, worlds: Worlds) -> bool:
    return all_against(worlds, card) == set(reason.cards)


def _only_trumps_beat(reason: Reason, card: Card, worlds: Worlds) -> bool:
    order = worlds[0].order
    return reason.suit == card.suit.letter and all(map(order.is_trump, all_against(worlds, card)))


def _cannot_win(_: Reason, card: Card, worlds: Worlds) -> bool:
    return all(cannot_win(world, card) for world in worlds)


def _partner_sure(reason: Reason, card: Card, worlds: Worlds) -> bool:
    assert reason.seat is not None
    partner = team_of(reason.seat) == team_of(seat_of(worlds[0]))
    return partner and _cannot_win(reason, card, worlds) and _has_it(worlds)


def _overtakes(reason: Reason, card: Card, worlds: Worlds) -> bool:
    return not _cannot_win(reason, card, worlds) and _has_it(worlds)


def _has_it(worlds: Worlds) -> bool:
    return all(leading_side(world)[1] for world in worlds)


def _face_down(reason: Reason, _: Card, worlds: Worlds) -> bool:
    """Exactly the cards in play that beat whatever that seat may have laid down."""
    order = worlds[0].order
    down = {one.card for world in worlds for one in world.plays if one.seat == reason.seat}
    most = max(order.strength(one, order.trump) for one in down)
    own = set(worlds[0].hands[seat_of(worlds[0])])
    lying = {one.card for world in worlds for one in face_down(world)}
    there = own | lying | {one for world in worlds for hand in world.hands for one in hand}
    sure = {one for one in there if order.is_trump(one)}
    return set(reason.cards) == {one for one in sure if order.strength(one, order.trump) > most}


def _enough(reason: Reason, card: Card, worlds: Worlds) -> bool:
    assert reason.card is not None
    led, order = led_suit(worlds[0], card), worlds[0].order
    more = order.strength(reason.card, led) > order.strength(card, led)
    return len(worlds[0].plays) == 7 and more and _sure(reason, card, worlds)


def _opens_meri(_: Reason, card: Card, worlds: Worlds) -> bool:
    first = not any(trick.meri for trick in worlds[0].tricks)
    return first and not worlds[0].plays and worlds[0].order.is_trump(card)


def _draws_trumps(reason: Reason, card: Card, worlds: Worlds) -> bool:
    held = {one for world in worlds for _, one in coming(world)}
    trumps = sum(map(worlds[0].order.is_trump, held))
    return trumps == reason.count and worlds[0].order.is_trump(card)


def _cheapest(_: Reason, card: Card, worlds: Worlds) -> bool:
    """Plain cards go before trumps, and the weakest within its suit before the others."""
    order = worlds[0].order
    legal = {one.card for one in legal_actions(worlds[0])} - {None, card}
    worths = [
        (order.is_trump(one), order.strength(one, one.suit)) for one in legal if one is not None
    ]
    return all((order.is_trump(card), order.strength(card, card.suit)) < one for one in worths)


def _lies_hidden(_: Reason, card: Card, worlds: Worlds) -> bool:
    return bool(worlds[0].plays) and not worlds[0].meri and worlds[0].order.is_trump(card)


def _ninth_suit(reason: Reason, card: Card, worlds: Worlds) -> bool:
    seat = seat_of(worlds[0])
    left = [one for one in worlds[0].hands[seat] if one is not card]
    return [reason.card] == left and seat == worlds[0].dealt.dealer


CHECKED: Final[dict[str, Callable[[Reason, Card, Worlds], bool]]] = {
    "sure": _sure,
    "only-beaten-by": _only_beaten_by,
    "only-trumps-beat": _only_trumps_beat,
    "cannot-win": _cannot_win,
    "partner-sure": _partner_sure,
    "overtakes": _overtakes,
    "face-down": _face_down,
    "enough": _enough,
    "opens-meri": _opens_meri,
    "draws-trumps": _draws_trumps,
    "cheapest": _cheapest,
    "lies-hidden": _lies_hidden,
    "ninth-suit": _ninth_suit,
}
"""The kinds that are true or not, whatever the players do."""


def is_true_of_discard(reason: Reason, card: Card, worlds: Worlds) -> bool:
    """Whether a reason for or against laying a card aside holds."""
    return DISCARDING[reason.kind](reason, card, worlds)


def _suit(worlds: Worlds, card: Card) -> list[Card]:
    """All plain cards of a card's suit, in whatever order."""
    order = worlds[0].order
    return [one for one in CARDS if one.suit is card.suit and not order.is_trump(one)]


def _own(worlds: Worlds) -> list[Card]:
    """The plain cards in the hand of the seat to move."""
    order = worlds[0].order
    return [one for one in worlds[0].hands[seat_of(worlds[0])] if not order.is_trump(one)]


def _others_in_hand(worlds: Worlds, card: Card) -> list[Card]:
    """The other plain cards of its suit in hand."""
    return [one for one in _own(worlds) if one.suit is card.suit and one is not card]


def _beaten_in_suit(worlds: Worlds, card: Card) -> int:
    """How many cards of its own suit a plain card beats."""
    order = worlds[0].order
    mine = order.strength(card, card.suit)
    return sum(order.strength(one, card.suit) < mine for one in _suit(worlds, card))


def _void(reason: Reason, card: Card, worlds: Worlds) -> bool:
    return reason.suit == card.suit.letter and not _others_in_hand(worlds, card)


def _others_of(reason: Reason, card: Card, worlds: Worlds) -> bool:
    same = reason.suit == card.suit.letter
    return same and reason.count == len(_others_in_hand(worlds, card)) > 0


def _missed_least(_: Reason, card: Card, worlds: Worlds) -> bool:
    least = min(_beaten_in_suit(worlds, one) for one in _own(worlds))
    return _beaten_in_suit(worlds, card) == least


def _highest(reason: Reason, card: Card, worlds: Worlds) -> bool:
    """Nothing has been played yet, so all other cards of the suit are still to come."""
    beats_all = _beaten_in_suit(worlds, card) == len(_suit(worlds, card)) - 1
    return reason.suit == card.suit.letter and beats_all


DISCARDING: Final[dict[str, Callable[[Reason, Card, Worlds], bool]]] = {
    "void": _void,
    "others-of": _others_of,
    "cheapest": _missed_least,
    "highest": _highest,
}
"""What is true of a card that is laid aside, or kept."""
