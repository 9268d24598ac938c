"""Names, identity numbers and the single object for each card and action."""

import pickle

import pytest

from cardavia.rules import (
    CARDS,
    DECLARE,
    TENKA,
    ActionTextError,
    CardNameError,
    Rank,
    Suit,
    card,
    discard,
    parse_action,
    play,
)


@pytest.mark.clause("1.cards")
def test_there_are_75_cards_of_five_suits_and_fifteen_ranks() -> None:
    assert [one.index for one in CARDS] == list(range(75))
    assert len({(one.suit, one.rank) for one in CARDS}) == 75
    assert [suit.letter for suit in Suit] == list("PIKOG")
    assert [rank.letter for rank in Rank] == list("123456789btkrus")


@pytest.mark.clause("1.cards")
@pytest.mark.parametrize(
    ("name", "index"), [("P1", 0), ("Pb", 9), ("Is", 29), ("Kk", 41), ("O9", 53), ("Gs", 74)]
)
def test_names_and_identity_numbers(name: str, index: int) -> None:
    assert card(name) is CARDS[index]
    assert str(CARDS[index]) == name
    assert card(name).index == 15 * card(name).suit + card(name).rank == index


@pytest.mark.clause("1.tenka")
def test_tenka_is_pao_robai() -> None:
    assert TENKA is card("Pb")
    assert (TENKA.suit, TENKA.rank) == (Suit.PAO, Rank.ROBAI)


def test_long_and_round_suits() -> None:
    assert [suit.is_long for suit in Suit] == [True, True, False, False, False]


@pytest.mark.parametrize("name", ["", "K", "Ksx", "ks", "KS", "X1", "P0", "P10", " Ks", "K♠"])
def test_other_names_are_refused_with_what_a_name_is(name: str) -> None:
    with pytest.raises(CardNameError, match="as 'Ks'"):
        card(name)


def test_cards_and_actions_never_change() -> None:
    with pytest.raises(AttributeError):
        TENKA.name = "Ks"
    with pytest.raises(AttributeError):
        DECLARE.do = "pass"


def test_pickling_keeps_the_one_object() -> None:
    for thing in (TENKA, DECLARE, play(TENKA), discard(TENKA)):
        assert pickle.loads(pickle.dumps(thing)) is thing


def test_actions_read_what_they_write() -> None:
    for action in (DECLARE, parse_action("pass"), play(card("K7")), discard(card("I3"))):
        assert parse_action(str(action)) is action


@pytest.mark.parametrize(
    "text", ["", "play", "play ", "play k7", "Play K7", "discard", "declare K7"]
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(ActionTextError, match="'play Ks'"):
        parse_action(text)
