import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.text import DEFAULT, UnknownLanguage, language, languages, negotiate


def test_english_is_the_default_and_stands_first() -> None:
    assert DEFAULT == "en"
    assert [one.tag for one in languages()] == ["en", "de"]


def test_a_language_names_itself_and_its_direction() -> None:
    german = language("de")
    assert (german.name, german.direction) == ("Deutsch", "ltr")


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'xx'; there are en, de"):
        language("xx")


@pytest.mark.parametrize(
    ("header", "tag"),
    [
        ("de", "de"),
        ("DE-at", "de"),
        ("de-CH-1996,en;q=0.9", "de"),
        ("en-GB,de;q=0.9", "en"),
        ("en;q=0.2, de ; q=0.8", "de"),
        ("fr,ja;q=0.9,de;q=0.1", "de"),
        ("de;q=0,en;q=0.1", "en"),
        ("de;q=0", "en"),
        ("de;q=high,en", "en"),
        ("fr", "en"),
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
