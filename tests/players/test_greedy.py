"""Greedy's decisions, pinned: it is a yardstick, so it must not change."""

import hashlib

import pytest

from cardavia.arena import play_deal, seat_players
from cardavia.players import make_player
from cardavia.rules import DealState, Phase, deal_cards, start
from cardavia.view import view
from tests.support.deals import after, all_pass, deal_with

# Koppu is trump in all of these; seat 0 is the dealer's left and the first to speak.
STOCK = "K5 P3 P4"


def decision(state: DealState) -> str:
    """What greedy does there."""
    return str(make_player("greedy", 0).act(view(state, state.turn)))


def opened(hands: dict[int, str], discard: str, lead: str) -> DealState:
    """Everyone passed, the dealer (seat 7) discarded and led; seat 0 is to follow."""
    state = all_pass(deal_with(hands, STOCK))
    return after(state, f"discard {discard}", f"play {lead}")


def test_it_declares_the_robai_whatever_else_it_holds() -> None:
    assert decision(start(deal_with({0: "Kb"}, STOCK))) == "declare"


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("Ps I2 Os O2 Gs Gu Gr Ks Ku", "discard I2"),
        ("Ps P9 Is I2 Os Ou Gs Gu G7", "discard I2"),
        ("Ps P9 P2 Os O9 O8 Gs Gu G7", "discard O9"),
    ],
)
def test_it_discards_the_weakest_card_of_its_shortest_suit(hand: str, action: str) -> None:
    state = all_pass(deal_with({7: hand}, STOCK))
    assert state.phase is Phase.DISCARD
    assert decision(state) == action


def test_it_leads_its_strongest_plain_card_from_few_trumps() -> None:
    state = all_pass(deal_with({7: "P1 P2 I3 I4 Ou O5 Gk G7 G8"}, STOCK))
    assert decision(after(state, "discard I3")) == "play Ou"


def follow_lead(hand: str) -> str:
    """What seat 0 does after seat 7's lead of O5."""
    others = {7: "O5 I1 I2 I3 I4 I5 I6 I7 I8"}
    return decision(opened({**others, 0: hand}, "I1", "O5"))


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("O9 O4 O2 Ou Os G1 G2 G3 K1", "play O4"),
        ("O9 O8 O6 G1 G2 G3 G4 K1 Ks", "play K1"),
        ("O9 O8 O6 G1 G2 G3 G4 P1 P2", "play P1"),
        ("Ob O8 O6 G1 G2 G3 G4 Pb Kr", "play Ob"),
    ],
)
def test_it_beats_an_opponent_as_cheaply_as_it_can(hand: str, action: str) -> None:
    assert follow_lead(hand) == action


def test_it_leaves_the_trick_to_a_team_mate() -> None:
    hands = {
        7: "O5 I1 I2 I3 I4 I5 I6 I7 I8",
        0: "P1 P2 P5 P6 P7 P8 P9 G1 G2",
        1: "O4 G3 G4 G5 G6 G7 G8 G9 Gb",
    }
    state = after(opened(hands, "I1", "O5"), "play P1")
    assert decision(state) == "play G9"


def test_it_fears_a_face_down_trump_as_the_trumps_not_yet_seen_allow() -> None:
    hands = {
        7: "O5 I1 I2 I3 I4 I5 I6 I7 I8",
        0: "K9 P1 P2 P5 P6 P7 P8 P9 Pt",
        1: "Ks Kt K1 G3 G4 G5 G6 G7 G8",
    }
    state = after(opened(hands, "I1", "O5"), "play K9")
    assert decision(state) == "play Kt"


def test_its_decisions_over_many_deals_never_change() -> None:
    digest = hashlib.sha256()
    for number in range(40):
        dealt = deal_cards(f"yardstick/{number}", number % 8 + 1, number % 8)
        players = seat_players("greedy", "greedy" if number % 2 else "random", f"{number}")
        state = play_deal(dealt, players)
        digest.update(" ".join(f"{seat}:{action}" for seat, action in state.actions).encode())
    assert digest.hexdigest() == PINNED


PINNED = "f05b8cc24433a5c3c48906b39936fa808b817abcc8782d4f9c30bbc8cd2ecd2e"
