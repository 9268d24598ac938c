"""A match in the terminal."""

import io
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from cardavia.arena import seat_players
from cardavia.cli.match import TerminalMatch
from cardavia.cli.terminal import Left, Terminal
from cardavia.rules import MatchState
from cardavia.text import Localizer, languages, localizer
from tests.support.command import cardavia

ENGLISH = localizer("en", strict=True)


class Person:
    """Answers prompts, and keeps all that was written."""

    def __init__(self, seed: int = 0) -> None:
        self.screen = io.StringIO()
        self.prompts: list[str] = []
        self._random = random.Random(seed)

    def answer(self, prompt: str) -> str:
        self.prompts.append(prompt)
        return str(self._random.randint(1, 10)) if "help" in prompt else "p"

    def match(self, seed: str) -> TerminalMatch:
        console = Console(file=self.screen, width=100)
        players = seat_players("greedy", "random", seed)
        return TerminalMatch(Terminal(console, self.answer, ENGLISH), seed, players)


@pytest.fixture(scope="module")
def played() -> tuple[str, MatchState]:
    """All that a person saw of a whole match, and how it ended."""
    person = Person()
    match = person.match("terminal")
    deals = match.play()
    score = MatchState(deals[0].dealt.dealer, tuple(deal.score for deal in deals))
    return person.screen.getvalue(), score


def test_a_whole_match_is_told(played: tuple[str, MatchState]) -> None:
    screen, match = played
    assert [f"Deal {number} of 8" in screen for number in range(1, 9)] == [True] * 8
    assert screen.count("The last cards are turned up") == 8
    assert screen.count(" wins trick ") + screen.count("You win trick ") == 72
    assert screen.count("The side cards are ") == 8
    assert f"Total: Genji (you) {match.total[0]} : {match.total[1]} Heiji" in screen


def test_what_may_not_be_played_is_refused_with_the_reason(
    played: tuple[str, MatchState],
) -> None:
    screen, _ = played
    assert "after a Meri, suit must be followed" in screen


def test_the_cards_have_their_japanese_names(played: tuple[str, MatchState]) -> None:
    screen, _ = played
    assert all(name in screen for name in ["コップ", "グル", "スン", "ロバイ", "天下", "九"])


def test_others_trumps_lie_face_down(played: tuple[str, MatchState]) -> None:
    screen, _ = played
    assert "plays a trump, face down" in screen
    assert "You play a trump, face down" not in screen


def asked(*answers: str, words: Localizer = ENGLISH) -> tuple[str, BaseException | None]:
    """What a person sees who gives these answers and then goes."""
    lines = iter(answers)
    screen = io.StringIO()

    def read(_: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    terminal = Terminal(Console(file=screen, width=100), read, words)
    players = seat_players("greedy", "greedy", "x")
    try:
        TerminalMatch(terminal, "questions", players).play()
    except (EOFError, Left) as end:
        return screen.getvalue(), end
    return screen.getvalue(), None


def test_questions_are_answered_and_ask_again() -> None:
    screen, end = asked("h", "t", "r", "", "99", "Zz", "²", "q", "1")
    assert "Type the number before a card" in screen
    assert "No trick is finished yet." in screen or " trick 1 with " in screen
    assert " > " in screen
    assert screen.count("You hold no ") == 4
    assert isinstance(end, Left)


@pytest.mark.parametrize("lang", [one.tag for one in languages()])
def test_it_speaks_every_language(lang: str) -> None:
    words = localizer(lang, strict=True)
    screen, end = asked("h", "t", "r", "99", "1", "t", "q", words=words)
    assert words.format("deal-of", deal=1) in screen
    assert words.format("last-trick-none") in screen
    assert isinstance(end, Left)


def test_the_language_is_the_one_asked_for_or_the_systems() -> None:
    german = localizer("de").format("terminal-good-bye")
    assert cardavia("play", "--lang", "de").out.endswith(f"{german}\n")
    assert cardavia("play", environment={"LC_ALL": "de_AT.UTF-8"}).out.endswith(f"{german}\n")
    unknown = cardavia("play", "--lang", "tlh")
    assert (unknown.code, unknown.out) == (2, "")
    assert "no language 'tlh'; there are en, " in unknown.err


def test_a_real_process_ends_kindly_at_the_end_of_its_input() -> None:
    outcome = cardavia("play", "--seed", "x", typed="h\n")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.endswith("Good-bye. The match stays unfinished.\n")


def test_a_real_process_ends_kindly_on_ctrl_c() -> None:
    command = [sys.executable, "-m", "cardavia", "play", "--seed", "x"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        said = b""
        while b"(h for help)" not in said and b"(d/p)" not in said:
            said += os.read(process.stdout.fileno(), 4096)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"")
    assert out.endswith(b"Good-bye. The match stays unfinished.\n")


def test_a_real_process_plays_a_match_and_keeps_its_record(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    choices = "1\n4\n2\n7\np\n3\n5\n6\n8\n9\n" * 400
    outcome = cardavia("play", "--seed", "x", "--out", record, typed=choices)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.endswith(f"The match’s record was added to {record}\n")
    assert cardavia("verify", record).out == f"{record}: 1 of 1 record right\n"
