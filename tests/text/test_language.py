import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.text import DEFAULT, UnknownLanguage, language, languages, negotiate
from tools import pseudo


def test_english_is_the_default_and_stands_first() -> None:
    assert DEFAULT == "en"
    tags = [one.tag for one in languages()]
    assert tags == ["en", *sorted({*tags} - {"en"})]
    assert "de" in tags


def test_a_language_names_itself_and_its_direction() -> None:
    german = language("de")
    assert (german.name, german.direction) == ("Deutsch", "ltr")


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'xx'; there are en, "):
        language("xx")


@pytest.mark.parametrize(
    ("header", "tag"),
    [
        ("de", "de"),
        ("DE-at", "de"),
        ("de-CH-1996,en;q=0.9", "de"),
        ("en-GB,de;q=0.9", "en"),
        ("en;q=0.2, de ; q=0.8", "de"),
        ("la,got;q=0.9,de;q=0.1", "de"),
        ("de;q=0,en;q=0.1", "en"),
        ("de;q=0", "en"),
        ("de;q=high,en", "en"),
        ("la", "en"),
        ("*", "en"),
        ("", "en"),
        (",;q=1,,", "en"),
        ("../../etc", "en"),
    ],
)
def test_the_browsers_languages_choose(header: str, tag: str) -> None:
    assert negotiate(header) == tag


@given(st.text())
def test_any_header_finds_a_language(header: str) -> None:
    assert negotiate(header) in {one.tag for one in languages()}


def test_further_languages_lie_where_the_environment_says(tmp_path: Path) -> None:
    pseudo.write(tmp_path)
    said = subprocess.run(
        [sys.executable, "-c", _TELL],
        env={**os.environ, "CARDAVIA_LOCALES": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    tags, direction, long = said.stdout.splitlines()
    assert {"en", "de", "en-XA", "ar-XB"} <= set(tags.split())
    assert direction == "rtl"
    assert long == "Kóóppúú Šúúñ"


_TELL = """
from cardavia.text import language, languages, localizer
print(*(one.tag for one in languages()))
print(language("ar-XB").direction)
words = localizer("en-XA", strict=True)
print(words.format("card-name", suit=words.format("suit-k"), rank=words.format("rank-s")))
"""
