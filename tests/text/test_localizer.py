from datetime import date

import pytest

from cardavia.rules import Rank, Suit
from cardavia.text import MissingMessage, UnknownLanguage, languages, localizer

TAGS = [one.tag for one in languages()]


def test_a_message_is_put_together_from_its_arguments() -> None:
    words = localizer("de", strict=True)
    assert words.format("match-deal", deal=3) == "Spiel 3 von 8"


def test_no_isolating_marks_among_letters_of_one_direction() -> None:
    assert localizer("en").format("match-total", own=-3, other=12) == "-3 to 12 points"


@pytest.mark.parametrize("tag", TAGS)
def test_every_card_has_a_name(tag: str) -> None:
    words = localizer(tag, strict=True)
    names = {
        words.format(
            "card-name",
            suit=words.format(f"suit-{suit.letter.lower()}"),
            rank=words.format(f"rank-{rank.letter}"),
        )
        for suit in Suit
        for rank in Rank
    }
    assert len(names) == 75
    sun = words.format("card-name", suit=words.format("suit-k"), rank=words.format("rank-s"))
    assert words.format("suit-k") in sun
    assert words.format("rank-s") in sun


def test_a_strict_localizer_refuses_a_missing_message() -> None:
    with pytest.raises(MissingMessage, match="'no-such-thing' in 'en': there is no such message"):
        localizer("en", strict=True).format("no-such-thing")


def test_a_strict_localizer_refuses_a_missing_argument() -> None:
    with pytest.raises(MissingMessage, match=r"'match-deal' in 'en'.*deal"):
        localizer("en", strict=True).format("match-deal")


def test_people_see_the_id_of_a_missing_message_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert localizer("en").format("no-such-thing") == "no-such-thing"
    assert "no-such-thing" in caplog.text


def test_days_are_written_as_the_language_writes_them() -> None:
    day = date(2026, 11, 29)
    assert localizer("de").date(day) == "29. November 2026"
    assert localizer("en").date(day) == "November 29, 2026"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        localizer("xx")
