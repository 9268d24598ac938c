"""A whole match in the terminal: you at seat 0, AI players at the others."""

from collections.abc import Sequence

from cardavia.cli.names import shown, suit_name
from cardavia.cli.story import Teller
from cardavia.cli.terminal import Terminal
from cardavia.players import Player
from cardavia.rules import (
    Action,
    DealState,
    MatchState,
    apply,
    deal_cards,
    first_dealer,
    start,
)
from cardavia.view import View, view

__all__ = ["TerminalMatch"]

_YOU = 0


class TerminalMatch:
    """Plays a match; what is told comes from the views of seat 0 and from nothing else."""

    def __init__(self, terminal: Terminal, seed: str, players: Sequence[Player]) -> None:
        self._terminal = terminal
        self._seed = seed
        self._players = players
        self._match = MatchState(first_dealer(seed))

    def play(self) -> list[DealState]:
        """The finished deals of the whole match. Raises `Left` or EOFError when you leave it."""
        finished: list[DealState] = []
        while not self._match.over:
            finished.append(self._play_deal())
            self._match = self._match.after(finished[-1].score)
            self._tell_standing()
        self._tell_result()
        return finished

    def _play_deal(self) -> DealState:
        match = self._match
        state = start(deal_cards(self._seed, match.deal_number, match.dealer))
        seen = self._view(state, _YOU)
        self._tell_deal(seen)
        while state.turn is not None:
            action = self._choose(state, state.turn)
            state = apply(state, action)
            before, seen = seen, self._view(state, _YOU)
            self._tell_action(before, seen)
        return state

    def _view(self, state: DealState, seat: int) -> View:
        return view(state, seat, self._match.deal_number, self._match.total)

    def _choose(self, state: DealState, seat: int) -> Action:
        seen = self._view(state, seat)
        if seat != _YOU:
            return self._players[seat].act(seen)
        if len(seen.legal) == 1 and seen.phase == "declare":
            return seen.legal[0]
        return self._terminal.choose(seen)

    def _tell_deal(self, seen: View) -> None:
        teller = self._terminal.teller
        trump = suit_name(teller.words, seen.order.trump)
        indicator = shown(teller.words, seen.indicator)
        self._terminal.title(teller.words.format("deal-of", deal=seen.deal))
        self._terminal.tell(
            teller.about("event-deal", seen.dealer, deal=seen.deal, card=indicator, trump=trump)
        )

    def _tell_action(self, before: View, seen: View) -> None:
        teller = self._terminal.teller
        self._terminal.tell(_told(before, seen, teller))
        if seen.recipient is not None and before.recipient is None:
            self._terminal.tell(teller.taken(seen.recipient, seen.indicator))
        if seen.side_cards is not None and before.side_cards is None:
            names = teller.words.listed(shown(teller.words, card) for card in seen.side_cards)
            self._terminal.say("event-sides", "dim", cards=names)
        for trick in seen.tricks[len(before.tricks) :]:
            style = "green" if trick.winner % 2 == _YOU else "red"
            for sentence in teller.trick(trick):
                self._terminal.tell(f"→ {sentence}", style)

    def _tell_standing(self) -> None:
        match = self._match
        points, total = map(self._terminal.points, (match.scores[-1], match.total))
        number = len(match.scores)
        self._terminal.say("terminal-standing", "bold", deal=number, points=points, total=total)
        if not match.over:
            self._terminal.pause()

    def _tell_result(self) -> None:
        result = {0: "won", 1: "lost", None: "drawn"}[self._match.winner]
        said = self._terminal.teller.words.format(f"match-{result}")
        self._terminal.title(f"{said}: {self._terminal.points(self._match.total)}")


def _told(before: View, seen: View, teller: Teller) -> str:
    """What the seat to move has just done, as seat 0 saw it."""
    seat = before.turn if before.turn is not None else _YOU
    if before.phase == "declare":
        return teller.action(seat, seen.declarations[-1].do, None)
    if before.phase == "discard":
        return teller.action(seat, "discard", seen.discard)
    trick = seen.trick if seen.trick is not None else seen.tricks[len(before.tricks)]
    return teller.action(seat, "play", trick.plays[-1].card)
