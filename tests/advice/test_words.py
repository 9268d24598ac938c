"""Every reason has its sentence in every language, with all that it speaks of."""

import pytest

from cardavia.advice import KINDS, Reason, action_text, advice_text, card_text, reason_text
from cardavia.rules import DECLARE, PASS, card, discard, play
from cardavia.text import languages, localizer

WHOLE = {
    "card": card("K7"),
    "cards": (card("Ku"), card("Ks")),
    "seat": 3,
    "suit": "I",
    "pair": "sun-un",
    "points": 0.4,
    "tenths": 7,
    "against": 1,
    "count": 2,
    "clause": "monchi",
}


@pytest.mark.parametrize("tag", [one.tag for one in languages()])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_a_sentence(tag: str, kind: str) -> None:
    words = localizer(tag, strict=True)
    for tenths in (0, 1, 9, 10):
        reason = Reason(**{**WHOLE, "kind": kind, "tenths": tenths})  # type: ignore[arg-type]
        assert reason_text(words, reason, lambda seat: f"Ada {seat}").endswith(
            (".", "。", "।", "۔")
        )


def test_the_cards_that_can_beat_it_are_named_in_a_row() -> None:
    reason = Reason("only-beaten-by", cards=(card("Ks"), card("Ku")))
    said = {tag: reason_text(localizer(tag, strict=True), reason, str) for tag in ("en", "de")}
    assert "only Koppu Sun or Koppu Un can beat it" in said["en"]
    assert "schlägt sie nur Koppu Sun oder Koppu Un" in said["de"]


def test_points_are_written_as_the_language_does() -> None:
    reason = Reason("keeps", card=card("Pb"), points=0.4)
    assert "0.4 points" in reason_text(localizer("en", strict=True), reason, str)
    assert "0,4 Punkte" in reason_text(localizer("de", strict=True), reason, str)


def test_actions_are_named_and_advised() -> None:
    words = localizer("en", strict=True)
    assert [action_text(words, one) for one in (DECLARE, PASS)] == ["Declare", "Pass"]
    assert action_text(words, play(card("Pb"))) == "Tenka"
    assert card_text(words, card("G9")) == "Guru 9"
    assert advice_text(words, play(card("K7"))) == "Play Koppu 7."
    assert advice_text(words, discard(card("I3"))) == "Lay Isu 3 aside."
    assert advice_text(words, PASS) == "Pass, and keep the Robai hidden."
