"""External players: whatever a program does, its seat acts legally, and no process is left."""

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardavia.players import (
    BotSession,
    ExternalPlayer,
    Limits,
    UnusableProgram,
    introduce,
    sessions,
)
from cardavia.players.program import Program
from cardavia.rules import Action, deal_cards, start
from cardavia.view import View, view
from tests.support.bots import BotShop, is_alive
from tests.support.deals import playout

PATIENT = Limits(60, 60)
HASTY = Limits(0.05, 60)
STATES = [one for one in playout(deal_cards("bots", 1, 0), 5) if one.turn is not None]
VIEWS = [view(one, one.turn) for one in STATES if one.phase == "play"][:12]


@pytest.fixture
def shop(tmp_path: Path) -> BotShop:
    return BotShop(tmp_path)


@contextmanager
def session(level: str, limits: Limits = PATIENT) -> Iterator[BotSession]:
    """A conversation after which the program is gone, whatever it was."""
    with sessions([level], limits) as [one]:
        program = one._program
        yield one
    assert one._program is None
    assert program is None or program._process.returncode is not None


def firsts(views: list[View]) -> list[Action]:
    """What is taken in a bad program's place."""
    return [one.legal[0] for one in views]


def test_a_good_program_is_asked_and_heard(shop: BotShop) -> None:
    bot = shop.make(
        "ready()\nwhile (m := hear())['type'] != 'bye': act(m, m['view']['legal'][-1])\n"
    )
    with session(bot) as talk:
        player = ExternalPlayer(bot, "Test 7", talk)
        assert [player.act(one) for one in VIEWS] == [one.legal[-1] for one in VIEWS]
        assert dict(talk.faults) == {}
    assert (player.level, player.version) == (bot, "Test 7")


def test_it_says_who_it_is(shop: BotShop) -> None:
    ready = introduce(shop.make("ready()\nplay_on()\n"), PATIENT)
    assert (ready.name, ready.version) == ("Test", "7")


ENDED = {"crashed": 1, "gone": 11}
FLOODED = {"flooding": 1, "gone": 11}
SLOW = {"slow": 3, "gone": 9}
BAD = {
    "silent": ("ready()\ntime.sleep(1000)\n", HASTY, SLOW),
    "never ready": ("time.sleep(1000)\n", Limits(60, 0.2), SLOW),
    "ended at its start": ("", PATIENT, ENDED),
    "crashing when asked": ("ready()\nhear()\n1 / 0\n", PATIENT, ENDED),
    "closing its output": ("ready()\nos.close(1)\ntime.sleep(1000)\n", PATIENT, ENDED),
    "illegal": ("ready()\nwhile True: act(hear(), 'play Xx')\n", PATIENT, {"illegal": 12}),
    "silent about what it does": (
        "ready()\nwhile True: say(type='action', id=hear()['id'])\n",
        PATIENT,
        {"illegal": 12},
    ),
    "writing a line without an end": (
        "ready()\nhear()\nwhile True: os.write(1, b'x' * 65536)\n",
        PATIENT,
        FLOODED,
    ),
    "writing lines without an end": (
        "ready()\nhear()\nwhile True: os.write(1, b'x\\n' * 1000)\n",
        PATIENT,
        {"noise": 64, **FLOODED},
    ),
    "chattering before it is ready": (
        "while True: os.write(1, b'hello\\n')\n",
        PATIENT,
        {"noise": 64, **FLOODED},
    ),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_program_is_counted_and_ended(shop: BotShop, kind: str) -> None:
    body, limits, faults = BAD[kind]
    with session(shop.make(body), limits) as talk:
        assert [talk.act(one) for one in VIEWS] == firsts(VIEWS)
        assert dict(talk.faults) == faults


def test_noise_beside_the_answers_loses_no_action(shop: BotShop) -> None:
    bot = shop.make(
        "ready()\nwhile (m := hear())['type'] != 'bye':\n"
        "    print('thinking...', flush=True); act(m, id=m['id'] + 1); act(m, 'play Xx', id=0)\n"
        "    act(m, m['view']['legal'][-1])\n"
    )
    with session(bot) as talk:
        assert [talk.act(one) for one in VIEWS] == [one.legal[-1] for one in VIEWS]
        assert dict(talk.faults) == {"noise": 36}


def test_a_flood_on_standard_error_is_nobodys_business(shop: BotShop) -> None:
    bot = shop.make(
        "ready()\nwhile (m := hear())['type'] != 'bye': os.write(2, b'x' * 300_000); act(m)\n"
    )
    with session(bot) as talk:
        assert [talk.act(one) for one in VIEWS] == firsts(VIEWS)
        assert dict(talk.faults) == {}


def test_a_late_answer_is_not_taken_for_the_next_one(shop: BotShop) -> None:
    bot = shop.make(
        "ready()\nlate, now = hear(), hear()\nact(late, late['view']['legal'][-1])\n"
        "act(now, now['view']['legal'][-1])\nhear()\n"
    )
    with session(bot) as talk:
        talk.ready()
        talk._limits = HASTY
        assert talk.act(VIEWS[0]) is VIEWS[0].legal[0]
        talk._limits = PATIENT
        assert talk.act(VIEWS[1]) is VIEWS[1].legal[-1]
        assert dict(talk.faults) == {"slow": 1, "noise": 1}


def test_a_program_that_does_not_read_is_slow_and_ended(shop: BotShop) -> None:
    bot = shop.make("ready()\ntime.sleep(1000)\n")
    with session(bot) as talk:
        talk.ready()
        os.write(talk._program._stdin.fileno(), b" " * (1 << 16))  # type: ignore[union-attr]
        talk._limits = HASTY
        assert [talk.act(one) for one in VIEWS[:2]] == firsts(VIEWS[:2])
        assert dict(talk.faults) == {"slow": 1, "gone": 1}


def test_it_ends_with_all_that_it_started(shop: BotShop, tmp_path: Path) -> None:
    note = tmp_path / "child"
    bot = shop.make(
        "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
        f"open({str(note)!r}, 'w').write(str(child.pid))\nready()\ntime.sleep(1000)\n"
    )
    with session(bot) as talk:
        talk.ready()
        talk.dismiss()
        talk.close()
    assert not is_alive(int(note.read_text()))


def test_a_program_may_end_itself_after_good_bye(shop: BotShop, tmp_path: Path) -> None:
    note = tmp_path / "note"
    bot = shop.make(f"ready()\nplay_on()\nopen({str(note)!r}, 'w').write('good-bye')\n")
    with session(bot) as talk:
        assert talk.act(VIEWS[0]) is VIEWS[0].legal[0]
    assert note.read_text() == "good-bye"


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        ("exec:", "names no program"),
        ("exec:   ", "names no program"),
        ("exec:python 'bot.py", "is no command: No closing quotation"),
        ("exec:no-such-program-anywhere", "cannot be started: .*No such file"),
        (f"exec:{sys.executable} -c pass", "without an answer|closed its standard input"),
        (f"exec:{sys.executable} -c 'input(); print(1)'", "without an answer"),
    ],
)
def test_what_is_no_player_is_refused_with_the_reason(level: str, reason: str) -> None:
    with pytest.raises(UnusableProgram, match=reason):
        introduce(level, PATIENT)


def test_a_program_that_is_never_ready_is_refused(shop: BotShop) -> None:
    with pytest.raises(UnusableProgram, match="gives no answer in time"):
        introduce(shop.make("time.sleep(1000)\n"), Limits(1, 0.2))


def test_all_programs_end_when_one_cannot_be_begun(
    shop: BotShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Program] = []

    def begin(command: Sequence[str]) -> Program:
        begun.append(Program(command))
        return begun[-1]

    monkeypatch.setattr("cardavia.players.external.Program", begin)
    good = shop.make("ready()\nplay_on()\n")
    with pytest.raises(UnusableProgram), sessions([good, "exec:"], PATIENT):
        raise AssertionError
    assert [program._process.returncode is None for program in begun] == [False]


def test_an_interrupted_deal_leaves_no_program(shop: BotShop) -> None:
    bot = shop.make("ready()\ntime.sleep(1000)\n")
    begun: list[Program | None] = []

    def interrupted() -> None:
        with sessions([bot] * 3, PATIENT) as talks:
            begun.extend(talk._program for talk in talks)
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert [one._process.returncode for one in begun if one] == [-signal.SIGKILL] * 3


def test_the_view_it_is_shown_is_its_seats(shop: BotShop, tmp_path: Path) -> None:
    note = tmp_path / "shown"
    bot = shop.make(
        f"ready()\nm = hear()\nopen({str(note)!r}, 'w').write(json.dumps(m))\nact(m)\nhear()\n"
    )
    state = start(deal_cards("bots", 1, 0))
    with session(bot) as talk:
        talk.act(view(state, state.turn))
    shown = note.read_text()
    hidden = {one.name for seat in (0, 2) for one in state.hands[seat]}
    assert [name for name in hidden if f'"{name}"' in shown] == []
