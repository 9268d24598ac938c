"""Every language says everything, and the check that tells so finds each kind of fault."""

import pytest
from fluent.syntax import FluentParser, ast

from cardavia.text import languages
from tools import check_texts

TAGS = [one.tag for one in languages()]


@pytest.mark.parametrize("tag", TAGS)
def test_a_language_has_no_faults(tag: str) -> None:
    assert check_texts.faults(tag) == []


def test_something_asks_for_every_message() -> None:
    assert check_texts.unused() == []


def message(text: str) -> ast.Message:
    (entry,) = FluentParser().parse(text).body
    assert isinstance(entry, ast.Message)
    return entry


@pytest.mark.parametrize(
    ("tag", "english", "own", "fault"),
    [
        ("de", "a = Card { $card }", "a = Karte", "values [] instead of ['card']"),
        ("de", "a = Card { $card }", "a = Karte { $kard }", "values ['kard'] instead of ['card']"),
        ("de", "a = You lead.", "a = You lead.", "the same as in English"),
        ("de", "a = Lead", 'a = "Los"', "a straight quotation mark"),
        ("de", "a = Lead", "a = Los ...", "three dots instead of an ellipsis"),
        ("de", "a = Lead", "a = Los  geht’s", "two spaces"),
        ("de", "a = { $n }", "a = { HOW($n) }", "unknown function ['HOW']"),
        (
            "pl",
            "a = { $n ->\n    [one] card\n   *[other] cards\n}",
            "a = { $n ->\n    [one] karta\n   *[other] karty\n}",
            "no plural form for ['few', 'many']",
        ),
    ],
)
def test_the_check_finds(tag: str, english: str, own: str, fault: str) -> None:
    assert fault in list(check_texts._in_message(tag, message(english), message(own)))


@pytest.mark.parametrize(
    ("tag", "english", "own"),
    [
        ("de", "a = Sun–Un", "a = Sun–Un"),
        ("de", "a = Card’s { $name }", "a = Karte von { $name }"),
        (
            "ja",
            "a = { $n ->\n    [one] card\n   *[other] cards\n}",
            "a = { $n ->\n   *[other] 枚\n}",
        ),
        ("de", "a = { $n ->\n    [1] x\n   *[other] xs\n}", "a = { $n ->\n [1] y\n *[other] ys\n}"),
    ],
)
def test_the_check_leaves_what_is_right(tag: str, english: str, own: str) -> None:
    assert list(check_texts._in_message(tag, message(english), message(own))) == []


def test_a_gap_in_an_id_matches_what_may_be_put_in() -> None:
    asked = check_texts._in_source(
        't("rules-" ~ chapter ~ "-title") f"rank-{letter}" `why-${a.b(".", "-")}` "brand"'
    )
    assert {"rules-*-title", "rank-*", "why-*", "brand"} <= asked
    assert check_texts._regex("rank-*").fullmatch("rank-b")
    assert not check_texts._regex("rank-*").fullmatch("rank-")
    assert not check_texts._regex("*").fullmatch("brand")
