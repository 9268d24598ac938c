"""The table in a terminal: what is told, what is shown, what is asked."""

from collections.abc import Callable, Sequence
from itertools import groupby

from rich.console import Console
from rich.text import Text

from cardavia.cli.names import japanese_rank, japanese_suit, suit_name
from cardavia.cli.story import trick_told
from cardavia.rules import CLAUSES, Action, Card
from cardavia.view import View

__all__ = ["Left", "Terminal", "points_told", "seat_word"]

_HELP = (
    "Type the number before a card, or its name such as K7. Cards with [brackets] may be played.",
    "h  this help      t  the last trick      r  the order of the trumps      q  leave the match",
)


class Left(Exception):
    """The player leaves the match."""


def seat_word(seat: int) -> str:
    """Who sits there, seen from seat 0."""
    if seat == 0:
        return "you"
    return f"{'opponent' if seat % 2 else 'partner'} {seat}"


class Terminal:
    """Speaks through a Rich console, listens through `read`, which raises EOFError at the end."""

    def __init__(self, console: Console, read: Callable[[str], str]) -> None:
        self._console = console
        self._read = read

    def tell(self, sentence: str, style: str = "") -> None:
        self._console.print(Text(sentence, style=style))

    def title(self, sentence: str) -> None:
        self._console.print()
        self._console.rule(Text(sentence, style="bold"))

    def pause(self, sentence: str) -> None:
        """Wait for Enter."""
        self._read(f"{sentence} ")

    def choose(self, view: View) -> Action:
        """Show what the seat sees and ask until it names one of its legal actions."""
        if view.phase == "declare":
            return self._choose_declaration(view)
        cards = _sorted(view)
        self._show_table(view)
        self._show_hand(view, cards)
        word = "Discard" if view.phase == "discard" else "Play"
        while True:
            answer = self._read(f"{word} (h for help): ").strip()
            if not self._answer_question(answer, view):
                action = self._action(answer, view, cards)
                if action is not None:
                    return action

    def _choose_declaration(self, view: View) -> Action:
        self._show_hand(view, _sorted(view))
        self.tell("You hold the native Robai: declare it and take the indicator, or hide it.")
        while True:
            answer = self._read("Declare or pass (d/p): ").strip().lower()
            for action in view.legal:
                if answer and action.do.startswith(answer):
                    return action
            if not self._answer_question(answer, view):
                self.tell("Please type d to declare or p to pass.", "yellow")

    def _answer_question(self, answer: str, view: View) -> bool:
        """Do what a letter asks for that is no card; whether it was one."""
        match answer.lower():
            case "q" | "quit" | "exit":
                raise Left
            case "h" | "?" | "help":
                lines: Sequence[str] = _HELP
            case "t" if view.tricks:
                lines = (trick_told(view.tricks[-1], seat_word),)
            case "t":
                lines = ("No trick is finished yet.",)
            case "r":
                lines = (" > ".join(card.name for card in view.order.trumps),)
            case _:
                return False
        for line in lines:
            self.tell(line)
        return True

    def _action(self, answer: str, view: View, cards: list[Card]) -> Action | None:
        """The action that the answer names, if it is legal; else say why not."""
        card = _named(answer, cards)
        if card is None:
            self.tell(
                f"You hold no {answer!r}: type 1 to {len(cards)}, or a card's name.", "yellow"
            )
            return None
        for action in view.legal:
            if action.card is card:
                return action
        reason = CLAUSES[view.restriction] if view.restriction else "not now"
        self.tell(f"{card} may not be used: {reason}.", "yellow")
        return None

    def _show_table(self, view: View) -> None:
        trump = f"Trump {suit_name(view.order.trump)} {japanese_suit(view.order.trump)}"
        self.tell(f"{trump} · {points_told(view.score)}", "bold")
        if view.trick is None:
            self.tell("You lead." if view.phase == "play" else "You took the indicator.")
            return
        plays = [f"{seat_word(seat)} {card or '▮'}" for seat, card in view.trick.plays]
        kind = "Meri" if view.trick.meri else f"{suit_name(view.trick.led.suit)} led"
        self.tell(f"On the table, {kind}: {' · '.join(plays)}")

    def _show_hand(self, view: View, cards: list[Card]) -> None:
        """One line for each suit, trumps first; a card that may be played has [brackets]."""
        legal = {action.card for action in view.legal} if view.phase != "declare" else set(cards)
        numbered = list(enumerate(cards, start=1))
        for kind, group in groupby(numbered, key=lambda pair: _kind(view, pair[1])):
            line = Text(f"  {_pad(kind, 23)}")
            for number, card in group:
                allowed = card in legal
                mark = f"[{number}]" if allowed else f" {number} "
                text = f"{mark} {card} {_pad(japanese_rank(card), 6)}  "
                line.append(text, style="bold" if allowed else "dim")
            self._console.print(line)


def points_told(score: tuple[int, int]) -> str:
    """The points of both teams, seen from seat 0."""
    return f"Genji (you) {score[0]} : {score[1]} Heiji"


def _sorted(view: View) -> list[Card]:
    """The hand as a player holds it: trumps first, then suit by suit, strongest first."""
    order = view.order
    return sorted(
        view.hand,
        key=lambda card: (
            not order.is_trump(card),
            0 if order.is_trump(card) else card.suit,
            -order.strength(card, card.suit if not order.is_trump(card) else order.trump),
        ),
    )


def _kind(view: View, card: Card) -> str:
    suit = view.order.trump if view.order.is_trump(card) else card.suit
    trump = ", trumps" if view.order.is_trump(card) else ""
    return f"{suit_name(suit)} {japanese_suit(suit)}{trump}"


def _pad(text: str, width: int) -> str:
    """Fill up to a width in terminal cells, where a Japanese sign takes two."""
    return text + " " * (width - Text(text).cell_len)


def _named(answer: str, cards: list[Card]) -> Card | None:
    if answer.isdecimal() and len(answer) < 3:
        place = int(answer)
        return cards[place - 1] if 1 <= place <= len(cards) else None
    return next((card for card in cards if card.name.lower() == answer.lower()), None)
