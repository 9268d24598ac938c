"""A whole match in the terminal: you at seat 0, AI players at the others."""

from collections.abc import Sequence

from cardavia.cli.names import full_name, japanese_suit, suit_name
from cardavia.cli.story import happening, trick_told
from cardavia.cli.terminal import Terminal, points_told, seat_word
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
        suit = seen.order.trump
        self._terminal.title(
            f"Deal {seen.deal} of 8 · trump {suit_name(suit)} {japanese_suit(suit)}"
        )
        self._terminal.tell(f"{seat_word(seen.dealer)} deal{'' if seen.dealer == _YOU else 's'}.")
        self._terminal.tell(f"The indicator is {seen.indicator} ({full_name(seen.indicator)}).")

    def _tell_action(self, before: View, seen: View) -> None:
        self._terminal.tell(_told(before, seen))
        if seen.recipient is not None and before.recipient is None:
            verb = "take" if seen.recipient == _YOU else "takes"
            self._terminal.tell(f"{seat_word(seen.recipient)} {verb} the indicator.")
        if seen.side_cards is not None and before.side_cards is None:
            names = ", ".join(f"{card} ({full_name(card)})" for card in seen.side_cards)
            self._terminal.tell(f"Side cards: {names}.", "dim")
        for trick in seen.tricks[len(before.tricks) :]:
            style = "green" if trick.winner % 2 == _YOU else "red"
            self._terminal.tell(f"→ {trick_told(trick, seat_word)}", style)

    def _tell_standing(self) -> None:
        match = self._match
        number = len(match.scores)
        self._terminal.tell(
            f"Deal {number}: {points_told(match.scores[-1])}. Total: {points_told(match.total)}.",
            "bold",
        )
        if not match.over:
            self._terminal.pause("Enter for the next deal.")

    def _tell_result(self) -> None:
        words = {0: "Your team wins the match", 1: "The other team wins the match", None: "A draw"}
        self._terminal.title(f"{words[self._match.winner]}: {points_told(self._match.total)}")


def _told(before: View, seen: View) -> str:
    """What the seat to move has just done, as seat 0 saw it."""
    seat = before.turn if before.turn is not None else _YOU
    who = seat_word(seat)
    if before.phase == "declare":
        return happening(who, seen.declarations[-1].do, None)
    if before.phase == "discard":
        return happening(who, "discard", seen.discard)
    led = before.trick is None
    if seen.trick is not None:
        return happening(who, "play", seen.trick.plays[-1].card, led=led)
    return happening(who, "play", seen.tricks[len(before.tricks)].plays[-1].card, led=led)
