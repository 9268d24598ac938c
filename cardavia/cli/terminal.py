"""The table in a terminal: what is told, what is shown, what is asked."""

from collections.abc import Callable
from itertools import groupby

from rich.console import Console
from rich.text import Text

from cardavia.cli.names import japanese_rank, suit_name
from cardavia.cli.story import Teller, Who
from cardavia.rules import Action, Card
from cardavia.text import Localizer
from cardavia.view import View, held

__all__ = ["Left", "Terminal", "teller_for"]


class Left(Exception):
    """The player leaves the match."""


def teller_for(words: Localizer) -> Teller:
    """Tells a match as seat 0 sees it: you, your partners, your opponents."""

    def who(seat: int) -> Who:
        side = "opponent" if seat % 2 else "partner"
        name = words.format(f"terminal-{side}", seat=seat) if seat else words.format("you")
        return Who("other" if seat else "you", name)

    return Teller(words, who)


class Terminal:
    """Speaks through a Rich console, listens through `read`, which raises EOFError at the end."""

    def __init__(self, console: Console, read: Callable[[str], str], words: Localizer) -> None:
        self._console = console
        self._read = read
        self._words = words
        self.teller = teller_for(words)

    def say(self, message: str, style: str = "", **values: str | float) -> None:
        """Tell a message of the language."""
        self.tell(self._words.format(message, **values), style)

    def tell(self, sentence: str, style: str = "") -> None:
        """Tell a ready sentence."""
        self._console.print(Text(sentence, style=style))

    def title(self, sentence: str) -> None:
        self._console.print()
        self._console.rule(Text(sentence, style="bold"))

    def pause(self) -> None:
        """Wait for Enter before the next deal."""
        self._ask("terminal-next-deal")

    def points(self, score: tuple[int, int]) -> str:
        """The points of both teams, seen from seat 0."""
        return self._words.format("terminal-points", own=score[0], other=score[1])

    def _ask(self, message: str) -> str:
        return self._read(f"{self._words.format(message)} ").strip()

    def choose(self, view: View) -> Action:
        """Show what the seat sees and ask until it names one of its legal actions."""
        if view.phase == "declare":
            return self._choose_declaration(view)
        cards = held(view)
        self._show_table(view)
        self._show_hand(view, cards)
        ask = "terminal-discard" if view.phase == "discard" else "terminal-play"
        while True:
            answer = self._ask(ask)
            if not self._answer_question(answer, view):
                action = self._action(answer, view, cards)
                if action is not None:
                    return action

    def _choose_declaration(self, view: View) -> Action:
        self._show_hand(view, held(view))
        self.say("prompt-declare")
        while True:
            answer = self._ask("terminal-declare").lower()
            for action in view.legal:
                if answer and action.do.startswith(answer):
                    return action
            if not self._answer_question(answer, view):
                self.say("terminal-declare-again", "yellow")

    def _answer_question(self, answer: str, view: View) -> bool:
        """Do what a letter asks for that is no card; whether it was one."""
        match answer.lower():
            case "q" | "quit" | "exit":
                raise Left
            case "h" | "?" | "help":
                for line in ("cards", "letters"):
                    self.say(f"terminal-help-{line}")
            case "t" if view.tricks:
                for sentence in self.teller.trick(view.tricks[-1]):
                    self.tell(sentence)
            case "t":
                self.say("last-trick-none")
            case "r":
                self.tell(" > ".join(card.name for card in view.order.trumps))
            case _:
                return False
        return True

    def _action(self, answer: str, view: View, cards: list[Card]) -> Action | None:
        """The action that the answer names, if it is legal; else say why not."""
        card = _named(answer, cards)
        if card is None:
            self.say("terminal-no-card", "yellow", answer=answer, count=len(cards))
            return None
        for action in view.legal:
            if action.card is card:
                return action
        self.tell(f"{card}: {self._reason(view)}", "yellow")
        return None

    def _reason(self, view: View) -> str:
        """The clause that bars a card, said so that the way on is clear."""
        clause = (view.restriction or "other").replace(".", "-")
        led = view.order.trump if view.trick is None else view.trick.led.suit
        return self._words.format(f"why-{clause}", suit=suit_name(self._words, led))

    def _show_table(self, view: View) -> None:
        trump = suit_name(self._words, view.order.trump)
        self.say("terminal-trump", "bold", trump=trump, points=self.points(view.score))
        if view.trick is None:
            self.say("prompt-lead" if view.phase == "play" else "prompt-discard")
            return
        plays = [f"{self.teller.name(seat)} {card or '▮'}" for seat, card in view.trick.plays]
        led = self._words.format("meri")
        if not view.trick.meri:
            led = self._words.format(
                "terminal-led", suit=suit_name(self._words, view.trick.led.suit)
            )
        self.tell(f"{led} · {' · '.join(plays)}")

    def _show_hand(self, view: View, cards: list[Card]) -> None:
        """One line for each suit, trumps first; a card that may be played has [brackets]."""
        legal = {action.card for action in view.legal} if view.phase != "declare" else set(cards)
        numbered = list(enumerate(cards, start=1))
        for kind, group in groupby(numbered, key=lambda pair: self._kind(view, pair[1])):
            line = Text(f"  {_pad(kind, 23)}")
            for number, card in group:
                allowed = card in legal
                mark = f"[{number}]" if allowed else f" {number} "
                text = f"{mark} {card} {_pad(japanese_rank(card), 6)}  "
                line.append(text, style="bold" if allowed else "dim")
            self._console.print(line)

    def _kind(self, view: View, card: Card) -> str:
        if view.order.is_trump(card):
            suit = suit_name(self._words, view.order.trump)
            return self._words.format("terminal-trumps", suit=suit)
        return suit_name(self._words, card.suit)


def _pad(text: str, width: int) -> str:
    """Fill up to a width in terminal cells, where a Japanese sign takes two."""
    return text + " " * (width - Text(text).cell_len)


def _named(answer: str, cards: list[Card]) -> Card | None:
    if answer.isdecimal() and len(answer) < 3:
        place = int(answer)
        return cards[place - 1] if 1 <= place <= len(cards) else None
    return next((card for card in cards if card.name.lower() == answer.lower()), None)
