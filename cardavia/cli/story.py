"""A deal told in sentences, one for each thing that happens."""

from collections.abc import Callable, Iterator

from cardavia.cli.names import full_name, suit_name
from cardavia.notation import ActionEntry, DealRecord, MatchRecord, deal_states
from cardavia.rules import Card, Combination, DealState, Dealt, Trick, card

__all__ = ["combination_told", "deal_story", "happening", "score_told", "trick_told"]

Who = Callable[[int], str]

_VERBS = {
    ("declare", False): "declare the Robai",
    ("pass", False): "pass",
    ("discard", False): "discard",
    ("play", False): "play",
    ("play", True): "lead",
}
_VERBS_OF_OTHERS = {
    ("declare", False): "declares the Robai",
    ("pass", False): "passes",
    ("discard", False): "discards",
    ("play", False): "plays",
    ("play", True): "leads",
}


def deal_story(record: MatchRecord, number: int) -> Iterator[str]:
    """A recorded deal step by step, all cards open; raises `BrokenRecord` where it breaks."""
    names = {player.seat: f"{player.seat} {player.name}" for player in record.players}
    deal = record.deals[number - 1]
    yield f"Match {record.id}, deal {number}"
    yield from _steps(deal, lambda seat: names.get(seat, str(seat)))


def _steps(deal: DealRecord, who: Who) -> Iterator[str]:
    states = deal_states(deal)
    before = next(states)
    yield from _dealt_told(before.dealt, who)
    for count, (entry, after) in enumerate(zip(deal.actions, states, strict=False), start=1):
        yield f"{count:3}  {_action_told(before, after, entry, who)}"
        for trick in after.tricks[len(before.tricks) :]:
            yield f"     {trick_told(trick, who)}"
        before = after
    yield f"Score: {score_told(before.score)}"


def _dealt_told(dealt: Dealt, who: Who) -> Iterator[str]:
    yield f"Dealer {who(dealt.dealer)}; indicator {full_name(dealt.indicator)}"
    yield f"Trump {suit_name(dealt.trump)}; stock {_names(dealt.stock)}"
    for seat, hand in enumerate(dealt.hands):
        yield f"     {who(seat)}: {_names(hand)}"


def _action_told(before: DealState, after: DealState, entry: ActionEntry, who: Who) -> str:
    played = card(entry.card) if entry.card else None
    text = happening(who(entry.seat), entry.do, played, led=entry.do == "play" and not before.plays)
    if after.recipient is not None and before.recipient is None:
        text += f"; {who(after.recipient)} takes {after.dealt.indicator}"
    return text


def happening(who: str, do: str, shown: Card | None, *, led: bool = False) -> str:
    """One action as a sentence; `shown` is its card, None where that lies face down."""
    verb = _VERBS[do, led] if who == "you" else _VERBS_OF_OTHERS[do, led]
    if do in ("declare", "pass"):
        return f"{who} {verb}"
    if shown is None:
        return f"{who} {verb} {'a card' if do == 'discard' else 'a trump face down'}"
    return f"{who} {verb} {shown} ({full_name(shown)})"


def trick_told(trick: Trick, who: Who) -> str:
    """Who took a trick, with which card, and what came with it."""
    winning = next(play.card for play in trick.plays if play.seat == trick.winner)
    kind = "the ninth trick" if trick.leader is None else f"trick {trick.number}"
    cards = " ".join(f"{play.seat}:{play.card}" for play in trick.plays)
    text = f"{kind}{' (Meri)' if trick.meri else ''} [{cards}] goes to {who(trick.winner)}"
    return f"{text} with {winning}{combination_told(trick.combination)}"


def combination_told(combination: Combination | None) -> str:
    """What a combination moved; nothing where there is none."""
    if combination is None:
        return ""
    return f"; {combination.name} moves {combination.value} points"


def score_told(score: tuple[int, int]) -> str:
    """Points of the two teams."""
    return f"Genji (even seats) {score[0]}, Heiji (odd seats) {score[1]}"


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(card.name for card in cards)
