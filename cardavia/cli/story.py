"""A deal told in sentences, one for each thing that happens."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cardavia.cli.names import full_name, shown, suit_name
from cardavia.notation import ActionEntry, DealRecord, MatchRecord, deal_states
from cardavia.rules import Card, DealState, Dealt, Trick, card
from cardavia.text import Localizer

__all__ = ["Teller", "Who", "deal_story"]


class Who(NamedTuple):
    """A player in a sentence: ``you``, or a name; as the messages want it."""

    who: str
    name: str


class Teller:
    """Tells what happens in one language; `who` says who sits at a seat."""

    def __init__(self, words: Localizer, who: Callable[[int], Who]) -> None:
        self.words = words
        self._who = who

    def name(self, seat: int) -> str:
        """Who sits there, outside of a sentence."""
        return self._who(seat).name

    def about(self, message: str, seat: int, **more: str | float) -> str:
        """A message about what a seat did."""
        person = self._who(seat)
        return self.words.format(message, who=person.who, name=person.name, **more)

    def action(self, seat: int, do: str, seen: Card | None) -> str:
        """One action; `seen` is its card, None where that lies face down."""
        if do in ("declare", "pass"):
            return self.about(f"event-{do}", seat)
        if do == "discard" and seen is None:
            return self.about("event-aside", seat)
        hidden = self.words.format("face-down-trump")
        told = hidden if seen is None else shown(self.words, seen)
        return self.about("event-aside-open" if do == "discard" else "event-play", seat, card=told)

    def taken(self, seat: int, indicator: Card) -> str:
        """Who took the indicator."""
        return self.about("event-take", seat, card=shown(self.words, indicator))

    def trick(self, trick: Trick) -> Iterator[str]:
        """The cards of a trick and who took it with which, and what came with it."""
        if trick.leader is None:
            yield self.words.format("event-ninth")
        cards = " ".join(f"{play.seat}:{play.card}" for play in trick.plays)
        meri = f"{self.words.format('meri')} " if trick.meri else ""
        winning = next(play.card for play in trick.plays if play.seat == trick.winner)
        told: dict[str, str | float] = {"number": trick.number, "card": shown(self.words, winning)}
        if trick.combination is None:
            yield f"{meri}[{cards}] {self.about('event-won', trick.winner, **told)}"
            return
        pair = self.words.format(f"combination-{trick.combination.name}")
        told |= {"pair": pair, "value": trick.combination.value}
        yield f"{meri}[{cards}] {self.about('event-won-combination', trick.winner, **told)}"

    def score(self, score: tuple[int, int]) -> str:
        """The end of a deal."""
        return self.words.format("event-score", even=score[0], odd=score[1])


def deal_story(record: MatchRecord, number: int, words: Localizer) -> Iterator[str]:
    """A recorded deal step by step, all cards open; raises `BrokenRecord` where it breaks."""
    names = {player.seat: f"{player.seat} {player.name}" for player in record.players}
    teller = Teller(words, lambda seat: Who("other", names.get(seat, str(seat))))
    yield words.format("story-title", match=record.id, deal=number)
    yield from _steps(record.deals[number - 1], teller, number)


def _steps(deal: DealRecord, teller: Teller, number: int) -> Iterator[str]:
    states = deal_states(deal)
    before = next(states)
    yield from _dealt_told(before.dealt, teller, number)
    for count, (entry, after) in enumerate(zip(deal.actions, states, strict=False), start=1):
        yield f"{count:3}  {_action_told(before, after, entry, teller)}"
        for trick in after.tricks[len(before.tricks) :]:
            yield from (f"     {line}" for line in teller.trick(trick))
        before = after
    yield teller.score(before.score)


def _dealt_told(dealt: Dealt, teller: Teller, number: int) -> Iterator[str]:
    words = teller.words
    trump, indicator = suit_name(words, dealt.trump), full_name(words, dealt.indicator)
    yield teller.about("event-deal", dealt.dealer, deal=number, card=indicator, trump=trump)
    yield words.format("story-stock", cards=_names(dealt.stock))
    for seat, hand in enumerate(dealt.hands):
        yield f"     {teller.name(seat)}: {_names(hand)}"


def _action_told(before: DealState, after: DealState, entry: ActionEntry, teller: Teller) -> str:
    played = card(entry.card) if entry.card else None
    text = teller.action(entry.seat, entry.do, played)
    if after.recipient is not None and before.recipient is None:
        text += f" {teller.taken(after.recipient, after.dealt.indicator)}"
    return text


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(card.name for card in cards)
