"""What speaks for and against playing a card."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from cardavia.advice.contest import Contest
from cardavia.advice.pairs import falls, guards, makes
from cardavia.advice.reasons import Kind, Reason, suit_letter
from cardavia.advice.stories import Stories
from cardavia.rules import Card

__all__ = ["Play", "reasons_to_play"]

_FEW: Final = 3
"""So many cards can be named in one sentence."""
_LIKELY: Final = 7
"""Tenths of the worlds from which on something is relied upon."""
_SELDOM: Final = 2
"""Tenths of the worlds up to which a card hardly wins."""
_WORTH_MORE: Final = 0.15
"""A difference in points that is worth a word."""


class Play(NamedTuple):
    """One of the cards that may be played.

    Attributes:
        card: the card.
        points: what it is worth in the end.
        stories: what becomes of the trick.
        advised: whether it is the card that is advised.
    """

    card: Card
    points: float
    stories: Stories
    advised: bool


def reasons_to_play(contest: Contest, play: Play, others: tuple[Play, ...]) -> Iterator[Reason]:
    """The reasons for or against a card, those that matter most first.

    `others` are the other cards that may be played.
    """
    yield from makes(play.stories)
    yield from _of_ninth(contest, play)
    if contest.leads:
        yield from _of_lead(contest, play)
    else:
        yield from _of_follow(contest, play, others)
    yield from falls(play.stories)
    if play.advised:
        yield from guards(play.card, [one.stories for one in others])
        yield from _keeps(contest, play, others)
    yield from _cheapest(contest, play, others)


def _of_lead(contest: Contest, play: Play) -> Iterator[Reason]:
    if contest.order.is_trump(play.card):
        yield from _trump_lead(contest, play.card)
    if (named := _beaten_by(contest, play.card)) is not None:
        yield named
    yield from _how_often(contest, play)


def _trump_lead(contest: Contest, card: Card) -> Iterator[Reason]:
    """What a trump led does to the others' trumps."""
    if not contest.view.monchi:
        yield Reason("opens-meri")
        return
    out = frozenset[Card]().union(*map(contest.places.in_hand, contest.coming))
    trumps = sum(map(contest.order.is_trump, out - {card}))
    if trumps:
        yield Reason("draws-trumps", count=trumps)


def _of_follow(contest: Contest, play: Play, others: tuple[Play, ...]) -> Iterator[Reason]:
    partner = contest.surest_partner()
    if partner is not None:
        kind: Kind = "partner-sure" if contest.is_outdone(play.card) else "overtakes"
        yield Reason(kind, seat=partner)
        return
    if contest.is_outdone(play.card):
        yield Reason("cannot-win")
        yield from _face_down(contest, play)
        yield from _passes_for_more(contest, play)
        yield from _others_win(contest, play)
        return
    if contest.last:
        yield from _enough(contest, play, others)
    if (named := _beaten_by(contest, play.card)) is not None:
        yield named
    yield from _face_down(contest, play)
    yield from _how_often(contest, play)
    yield from _passes_for_more(contest, play)


def _beaten_by(contest: Contest, card: Card) -> Reason | None:
    """What the other side may beat the card with, where that is said in a few words."""
    against = contest.beaten_by(card, contest.is_opponent)
    if not against:
        return Reason("sure")
    if len(against) <= _FEW:
        return Reason("only-beaten-by", cards=_strongest_first(contest, against, card))
    if not contest.order.is_trump(card) and all(map(contest.order.is_trump, against)):
        return Reason("only-trumps-beat", suit=suit_letter(card.suit))
    return None


def _how_often(contest: Contest, play: Play) -> Iterator[Reason]:
    """How often the card takes the trick, and its side, unless that is certain."""
    if not contest.beaten_by(play.card, contest.is_opponent):
        return
    taken, ours = play.stories.taken(), play.stories.taken_by_side()
    partners = ours - taken >= 2
    if taken > 1 or not partners:
        yield Reason("takes", tenths=taken)
    if partners:
        yield Reason("side-takes", tenths=ours)


def _passes_for_more(contest: Contest, play: Play) -> Iterator[Reason]:
    """A weak trump that lies face down looks to the others like any other."""
    trick = contest.view.trick
    hidden = trick is not None and not trick.meri and contest.order.is_trump(play.card)
    if hidden and not contest.last and play.stories.taken() <= _SELDOM:
        yield Reason("lies-hidden")


def _strongest_first(contest: Contest, cards: frozenset[Card], mine: Card) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: -contest.strength(card, mine)))


def _enough(contest: Contest, play: Play, others: tuple[Play, ...]) -> Iterator[Reason]:
    """One plays last: what more would the next stronger card of one's own do?"""
    mine = contest.strength(play.card, play.card)
    stronger = [one.card for one in others if contest.strength(one.card, play.card) > mine]
    certain = not contest.beaten_by(play.card, contest.is_opponent)
    if certain and stronger:
        spared = max(stronger, key=lambda card: contest.strength(card, play.card))
        yield Reason("enough", card=spared)


def _face_down(contest: Contest, play: Play) -> Iterator[Reason]:
    """Which cards are sure to beat the opponents' trump that may be the strongest."""
    downs = [seat for seat in contest.others_face_down if contest.is_opponent(seat)]
    if not (play.advised and downs and contest.has_trump):
        return
    sure = {seat: contest.sure_against(seat) for seat in downs}
    seat = min(downs, key=lambda one: len(sure[one]))
    if 0 < len(sure[seat]) <= _FEW and contest.beaten_by(play.card, contest.is_opponent):
        yield Reason("face-down", seat=seat, cards=sure[seat])


def _others_win(contest: Contest, play: Play) -> Iterator[Reason]:
    """How often the own side takes the trick without this card, and who if one mostly does."""
    tenths = play.stories.taken_by_side()
    if tenths < _LIKELY:
        return
    winners = [one.trick.winner for one in play.stories.told]
    partners = [seat for seat in winners if contest.is_partner(seat)]
    seat = max(sorted(partners), key=partners.count)
    alone = play.stories.tenths(lambda one: one.trick.winner == seat)
    if alone >= _LIKELY and any(seat == one.seat for one in contest.plays):
        yield Reason("partner-likely", seat=seat, tenths=alone)
    else:
        yield Reason("side-takes", tenths=tenths)


def _keeps(contest: Contest, play: Play, others: tuple[Play, ...]) -> Iterator[Reason]:
    """The card that would win rather than this one, and is worth more later."""
    taken = play.stories.taken()
    rather = [
        one
        for one in others
        if one.stories.taken() >= taken + 3 and play.points - one.points >= _WORTH_MORE
    ]
    if rather:
        kept = max(rather, key=lambda one: contest.strength(one.card, one.card))
        yield Reason("keeps", card=kept.card, points=round(play.points - kept.points, 1))


def _cheapest(contest: Contest, play: Play, others: tuple[Play, ...]) -> Iterator[Reason]:
    """Told of a card that hardly wins: of those that may be played it is the least one."""
    if play.stories.taken() > _SELDOM or not others:
        return
    if all(
        _worth_keeping(contest, play.card) < _worth_keeping(contest, one.card) for one in others
    ):
        yield Reason("cheapest")


def _worth_keeping(contest: Contest, card: Card) -> tuple[bool, int]:
    """What a card is worth keeping for: any trump above any plain card, then by strength."""
    return contest.order.is_trump(card), contest.order.strength(card, card.suit)


def _of_ninth(contest: Contest, play: Play) -> Iterator[Reason]:
    """What the card that is left does in the ninth trick."""
    if len(contest.view.tricks) != 7:
        return
    kept = next(card for card in contest.view.hand if card is not play.card)
    if contest.seat == contest.view.dealer and not contest.order.is_trump(kept):
        yield Reason("ninth-suit", card=kept, suit=suit_letter(kept.suit))
    won = play.stories.tenths(
        lambda one: one.ninth is not None and one.ninth.winner == contest.seat
    )
    if won:
        yield Reason("ninth", card=kept, tenths=won)
