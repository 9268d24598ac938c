"""What the pages must say, in each language: the seed of the whole project."""

import re

import pytest

from cardavia.server.pages import render_traditions
from cardavia.server.showing import wikipedia
from cardavia.text import localizer
from tests.pages.reading import OFFER, TAGS, context, read, tradition

FACTS = {
    "en": [
        "← Card traditions",
        "うんすんカルタ",
        "Hitoyoshi · Kumamoto · Japan · 75 cards",
        "Wikipedia ↗",
        "Japan’s Unsun pack of five suits",
        "partnership game for eight",
        "Games",
        "Hachinin Meri",
        "Start match",
        "Eight players sit in alternating teams. Win nine tricks with your partners",
        "8 players · you and 3 AI partners against 4 AI · 8-deal match",
        "Goal",
        "seats 0, 2, 4 and 6 are your team",
        "The higher total after eight deals wins",
        "Equal totals are a draw",
        "Set-up",
        "fifteen each of Pao (clubs), Isu (swords), Koppu (cups), Ouru (coins) and Guru (drums)",
        "three batches of three cards",
        "its printed suit is trump",
        "declares or passes",
        "if all eight pass, the dealer takes the indicator",
        "lays aside one that is not a trump",
        "These side cards win no trick and score nothing",
        "Order",
        "Sun > Un > Sota > Tenka > native Robai > Rei > Kaba > numbers",
        "is Pao Robai and always a trump",
        "Sun > Un > Rei > Kaba > Sota > Robai",
        "plain Isu Robai stands between 2 and 1",
        "fall 9 > 8 > … > 1",
        "fall 1 > 2 > … > 9",
        "Different plain suits do not compete",
        "Playing a round",
        "nobody has to follow suit",
        "face down until all eight cards are on the table",
        "A trump that is led is a Meri",
        "The lone Sun",
        "After the first Meri, Monchi holds",
        "The ninth trick is not led",
        "the dealer’s last card gives the suit that was led",
        "Scoring and end",
        "Each trick scores 1",
        "Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, 2–1 of a long suit or 8–9 of a round suit",
        "2 more points",
        "Tenka never takes its place",
        "a combination moves 5",
        "hidden Robai",
        "The two do not add up",
        "make 9 together",
        "below zero",
        "“Next deal” keeps the points. “Restart” clears them.",
    ],
    "de": [
        "← Kartentraditionen",
        "うんすんカルタ",
        "Hitoyoshi · Kumamoto · Japan · 75 Karten",
        "Wikipedia ↗",
        "Japans Unsun-Karten mit fünf Farben",
        "Partnerspiel zu acht",
        "Spiele",
        "Hachinin Meri",
        "Spiel beginnen",
        "Acht Spieler sitzen in abwechselnden Teams. Gewinne mit deinen Partnern neun Stiche",
        "8 Spieler · Du und 3 KI-Partner gegen 4 KI · Partie über 8 Spiele",
        "Ziel",
        "Die Plätze 0, 2, 4 und 6 sind euer Team",
        "Die höhere Summe nach acht Spielen gewinnt",
        "Gleiche Summen sind unentschieden",
        "Aufbau",
        "je 15 von Pao (Keulen), Isu (Schwerter), Koppu (Kelche), Ouru (Münzen) und Guru",
        "dreimal drei Karten",
        "ihre aufgedruckte Farbe ist in diesem Spiel Trumpf",
        "kann jeder der Reihe nach einmal erklären oder passen",
        "passen alle acht, nimmt der Geber den Indikator auf",
        "legt eine ab, die nicht Trumpf ist",
        "Diese Seitenkarten bringen keinen Stich",
        "Rangordnung",
        "Sun > Un > Sota > Tenka > einheimischer Robai > Rei > Kaba > Zahlen",
        "ist Pao Robai und immer Trumpf",
        "Sun > Un > Rei > Kaba > Sota > Robai",
        "der einfache Isu Robai steht zwischen 2 und 1",
        "fallen 9 > 8 > … > 1",
        "fallen 1 > 2 > … > 9",
        "Verschiedene einfache Farben messen sich nicht",
        "Eine Runde spielen",
        "muss niemand bedienen",
        "bleiben verdeckt, bis alle acht Karten liegen",
        "Ein ausgespielter Trumpf ist ein Meri",
        "Der einsame Sun",
        "Nach dem ersten Meri gilt Monchi",
        "Der neunte Stich wird nicht ausgespielt",
        "gilt die Farbe der letzten Karte des Gebers als ausgespielt",
        "Wertung und Ende",
        "Jeder Stich zählt 1",
        "Sun–Un, Un–Sota, Sota–Robai, Robai–Rei, 2–1 einer langen oder 8–9 einer runden Farbe",
        "2 weitere Punkte",
        "Tenka vertritt ihn nie",
        "bringt eine Kombination 5",
        "verborgener Robai",
        "zählt nicht doppelt",
        "in jedem Spiel zusammen 9",
        "unter null",
        "„Nächstes Spiel“ behält die Punkte. „Neustart“ löscht sie.",
    ],
}

SLIPS = ["Sonne", "Spielbeginn", "Chargen", "8-Deal", "Anzug"]


RANKS = {"trumps": "sutbrk", "plain": "surktb"}


@pytest.mark.parametrize("lang", TAGS)
@pytest.mark.parametrize("row", RANKS)
def test_the_pictures_fall_in_their_order_in_every_language(lang: str, row: str) -> None:
    words = localizer(lang, strict=True)
    names = [words.format(f"rank-{rank}") for rank in RANKS[row]]
    text = read(tradition(lang)).text
    falls = [
        place for place in range(len(text)) if text.startswith(f"{names[0]} > {names[1]}", place)
    ]
    rows = [re.split(r"[.。،؛;]", text[place:])[0].split(" > ") for place in falls]
    assert any(_in_order(names, found) for found in rows), rows


def _in_order(names: list[str], found: list[str]) -> bool:
    """Whether every name stands in one of the parts, one after the other."""
    places = [next((i for i, part in enumerate(found) if name in part), -1) for name in names]
    return -1 not in places and places == sorted(set(places))


@pytest.mark.parametrize("lang", TAGS)
@pytest.mark.parametrize("row", ["9 > 8 > … > 1", "1 > 2 > … > 9"])
def test_the_numbers_fall_in_both_orders_in_every_language(lang: str, row: str) -> None:
    assert row in read(tradition(lang)).text


@pytest.mark.parametrize(("lang", "fact"), [(lang, one) for lang in FACTS for one in FACTS[lang]])
def test_the_tradition_says(lang: str, fact: str) -> None:
    assert fact in read(tradition(lang)).text


@pytest.mark.parametrize("slip", SLIPS)
def test_the_german_has_none_of_the_old_slips(slip: str) -> None:
    assert slip not in read(tradition("de")).text


@pytest.mark.parametrize("lang", TAGS)
def test_unsun_karuta_is_the_first_tradition(lang: str) -> None:
    html = render_traditions(context(lang, "/"), OFFER)
    assert "うんすんカルタ" in html
    assert localizer(lang).format("unsun-place") in html
    assert f'href="/{lang}/unsun-karuta"' in html


def test_the_link_to_wikipedia_follows_the_language() -> None:
    assert wikipedia("de") == wikipedia("en") == "https://en.wikipedia.org/wiki/Unsun_karuta"
    assert wikipedia("ja").startswith("https://ja.wikipedia.org/wiki/%E3%81%86%E3%82%93")
