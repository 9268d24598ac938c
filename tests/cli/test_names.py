"""The words for cards."""

from cardavia.cli.names import full_name, japanese_rank, suit_name
from cardavia.rules import CARDS, TENKA, Suit, card
from cardavia.text import localizer

ENGLISH = localizer("en", strict=True)


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({full_name(ENGLISH, one) for one in CARDS}) == 75


def test_names_are_said_in_both_scripts() -> None:
    assert full_name(ENGLISH, card("Ks")) == "Koppu Sun コップ・スン"
    assert full_name(ENGLISH, card("P9")) == "Pao 9 パオ・九"
    assert full_name(ENGLISH, card("Gb")) == "Guru Robai グル・ロバイ"
    assert suit_name(ENGLISH, Suit.ISU) == "Isu イス"


def test_tenka_has_a_name_of_its_own() -> None:
    assert full_name(ENGLISH, TENKA) == "Pao Robai, Tenka 天下"
    assert japanese_rank(TENKA) == "天下"
