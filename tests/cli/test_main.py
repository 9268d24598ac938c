"""Arguments, help and exit codes."""

import pytest

from cardavia.cli.main import run
from tests.support.command import cardavia

COMMANDS = ["serve", "play", "simulate", "verify", "replay", "conformance", "arena", "cards"]


def test_help_names_every_command() -> None:
    outcome = cardavia("--help")
    assert outcome.code == 0
    assert all(command in outcome.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    assert command in capfd.readouterr().out


def test_the_version() -> None:
    outcome = cardavia("--version")
    assert outcome.code == 0
    assert outcome.out.startswith("cardavia ")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ([], "Missing command"),
        (["dance"], "No such command 'dance'"),
        (["verify"], "Missing argument 'FILE...'"),
        (["arena", "greedy", "random", "--seed", "x", "--deals", "many"], "'--deals'"),
        (["arena", "greedy", "random", "--seed", "x", "--deals", "1"], "'--deals'"),
        (["arena", "greedy", "gready", "--seed", "x"], "unknown player 'gready'"),
        (["simulate", "--seed", "x"], "Missing option '--out'"),
        (["simulate", "--seed", "x", "--out", "o", "--players", "greedy"], "takes two names"),
        (["simulate", "--seed", "x", "--out", "o", "--players", "a,b"], "unknown player 'a'"),
        (["simulate", "--seed", "x", "--out", "o", "--matches", "0"], "'--matches'"),
        (["simulate", "--seed", "x", "--out", "/nowhere/o"], "/nowhere/o: No such file"),
        (["simulate", "--seed", "x", "--out", "/dev/null"], "/dev/null: not an ordinary file"),
        (["simulate", "--seed", "\udcff", "--out", "o"], "the seed is not valid text"),
        (["play", "--level", "expart"], "unknown player 'expart'"),
        (["play", "--dance"], "No such option: --dance"),
        (["serve", "--port", "70000"], "'--port'"),
        (["serve", "--host", "0.0.0.0", "--seed", "x"], "loopback only"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl: No such file or directory"),
        (["verify", "/"], "/: Is a directory"),
        (["cards"], "nothing to write"),
        (["cards", "--sheet", "o.jpg"], "o.jpg: the name must end in .png or .svg"),
        (["cards", "--sheet", "o"], "o: the name must end in .png or .svg"),
        (["cards", "--pdf", "o.png"], "o.png: the name must end in .pdf"),
        (["cards", "--sheet", "/nowhere/o.svg"], "/nowhere/o.svg: No such file"),
        (["cards", "--sheet", "o.png", "--width", "1"], "320 to 12800 pixels wide, not 1"),
        (["cards", "--sheet", "o.png", "--width", "wide"], "'--width'"),
        (["cards", "--sheet", "o.svg", "--width", "900"], "--width is for a .png picture"),
        (["cards", "--sheet", "o.svg", "--index", "greek"], "'--index'"),
        (["cards", "--pdf", "o.pdf", "--card-width", "200"], "25 to 173 mm wide, not 200"),
        (["cards", "--pdf", "o.pdf", "--card-width", "nan"], "25 to 173 mm wide, not nan"),
        (["cards", "--pdf", "o.pdf", "--lang", "xx"], "no language 'xx'"),
        (["cards", "--pdf", "o.pdf", "--paper", "a3"], "'--paper'"),
        (["conformance", "nowhere.jsonl"], "nowhere.jsonl: No such file or directory"),
    ],
)
def test_bad_arguments_get_one_line_and_exit_code_2(
    arguments: list[str], text: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith("cardavia: ")
    assert err.count("\n") == 1
    assert text in err


def test_bad_arguments_end_a_real_process_with_2() -> None:
    outcome = cardavia("arena", "greedy", "random", "--seed", "x", "--deals", "many")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("cardavia: Invalid value for '--deals'")
