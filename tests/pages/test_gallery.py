"""The gallery: every card has its page, and what that says is what the rules say."""

import re

import pytest

from cardavia.rules import CARDS, TENKA, CardNameError, Suit, card, order_of, pairs_of
from cardavia.server.gallery import GALLERY, card_facts
from cardavia.server.pages import render_card
from tests.pages.reading import TAGS, context, read


def text_of(name: str, lang: str = "en") -> str:
    return read(render_card(context(lang, f"/unsun-karuta/cards/{name}"), name)).text


def test_every_card_is_in_the_gallery_once() -> None:
    assert sorted(GALLERY) == sorted(str(one) for one in CARDS)


@pytest.mark.parametrize("lang", TAGS)
def test_every_card_has_a_page_with_a_title_of_its_own(lang: str) -> None:
    titles = set()
    for name in GALLERY:
        html = render_card(context(lang, f"/unsun-karuta/cards/{name}"), name)
        titles.update(re.findall("<title>(.*)</title>", html))
        found = read(html)
        assert f"/cards/{name}.svg" in found.values("src")
        assert any("の" in text for text in found.texts), "the Japanese reading"
    assert len(titles) == len(CARDS)


@pytest.mark.parametrize("name", ["", "Kx", "Pb.svg", "ks"])
def test_what_is_no_card_has_no_page(name: str) -> None:
    with pytest.raises(CardNameError):
        card_facts(name)


@pytest.mark.parametrize("name", GALLERY)
def test_the_places_are_those_of_the_rules(name: str) -> None:
    one, facts = card(name), card_facts(name)
    for trump in Suit:
        order = order_of(trump)
        if trump is one.suit:
            assert order.trumps[facts.trump.place - 1] is one
        elif one is TENKA:
            assert facts.elsewhere is not None
            assert order.trumps[facts.elsewhere.place - 1] is one
        else:
            assert facts.plain is not None
            assert order.plain(one.suit)[facts.plain.place - 1] is one
    assert (facts.plain is None) == (facts.elsewhere is not None) == (one is TENKA)


@pytest.mark.parametrize("name", GALLERY)
def test_the_row_is_beaten_from_left_to_right(name: str) -> None:
    facts = card_facts(name)
    order = order_of(card(name).suit)
    strengths = [order.strength(card(one), order.trump) for one in facts.trump.row]
    assert strengths == sorted(strengths, reverse=True)


def test_the_neighbours_lead_through_all_cards_and_back() -> None:
    name, way = GALLERY[0], [GALLERY[0]]
    while (after := card_facts(name).after) is not None:
        assert card_facts(after).before == name
        name = after
        way.append(name)
    assert len(set(way)) == len(way) == len(CARDS)


@pytest.mark.parametrize(
    ("name", "pairs"),
    [
        ("Ks", [("sun-un", "Ku", True)]),
        ("Gt", [("sota-robai", "Gb", True), ("un-sota", "Gu", False)]),
        ("Pb", [("robai-rei", "Pr", True), ("sota-robai", "Pt", False)]),
        ("Kr", [("robai-rei", "Kb", False)]),
        ("Kk", []),
        ("I2", [("2-1", "I1", True)]),
        ("K2", []),
        ("O8", [("8-9", "O9", True)]),
        ("P9", []),
    ],
)
def test_the_combinations_of_a_card(name: str, pairs: list[tuple[str, str, bool]]) -> None:
    assert [(one.name, one.other, one.wins) for one in card_facts(name).pairs] == pairs


def test_no_combination_is_left_out_or_told_of_one_card_only() -> None:
    told = {
        (name, one.other) if one.wins else (one.other, name)
        for name in GALLERY
        for one in card_facts(name).pairs
    }
    assert told == {
        (str(winner), str(loser)) for suit in Suit for _, winner, loser in pairs_of(suit)
    }
    assert len(told) == 5 * len(Suit)


def test_isu_robai_alone_is_odd() -> None:
    assert [name for name in GALLERY if card_facts(name).is_odd] == ["Ib"]
    assert "That place is odd" in text_of("Ib")
    assert "number 14 of the 15 cards of Isu" in text_of("Ib")


def test_tenka_is_a_trump_in_every_deal() -> None:
    text = text_of("Pb")
    assert "When any other suit is trump, it is number 4 of the 16 trumps" in text
    assert "the native Robai of the deal, number 4 of the 15 trumps" in text
    assert "It never is one" in text
    assert "Tenka never stands in for another suit’s Robai" in text


def test_a_page_says_what_the_card_does() -> None:
    sun = text_of("Ks")
    assert "the strongest of the 16 trumps, and nothing beats it" in sun
    assert "the strongest of the 15 cards of Koppu" in sun
    assert "the strongest trump of the other side is Koppu Un" in sun
    assert "ichimai-zun" in sun
    assert "run backwards" in text_of("O5")
    assert "It takes part in none" in text_of("O5")
    assert "of the 14 cards of Pao" in text_of("P9")


def test_in_german_too() -> None:
    text = text_of("Gs", "de")
    assert "der stärkste der 16 Trümpfe" in text
    assert "グルのスン" in text
