"""Declaring and exchange, every way that they can go."""

import itertools

import pytest

from cardavia.rules import (
    CARDS,
    DealState,
    Dealt,
    IllegalAction,
    Phase,
    apply,
    card,
    deal_out,
    discard,
    legal_actions,
    restriction,
    start,
)
from tests.support.deals import after, all_pass, deal_with

TRUMPS = "Ku Kt Pb Kr Kk K1 K2 K3 K4 K6"
DEALERS_AND_HOLDERS = list(itertools.product(range(8), range(8)))


def texts(state: DealState) -> list[str]:
    return [str(action) for action in legal_actions(state)]


def robai_at(seat: int, dealer: int) -> Dealt:
    """Koppu is trump by K5, and that seat was dealt its Robai."""
    return deal_with({seat: "Kb"}, stock="K5", dealer=dealer)


@pytest.mark.clause("4.declare")
@pytest.mark.clause("4.declaring-ends")
@pytest.mark.clause("4.recipient")
@pytest.mark.parametrize(("dealer", "holder"), DEALERS_AND_HOLDERS)
def test_the_holder_may_declare_in_its_turn_and_takes_the_indicator(
    dealer: int, holder: int
) -> None:
    state = start(robai_at(holder, dealer))
    for step in range(1, 9):
        assert (state.phase, state.turn) == (Phase.DECLARE, (dealer + step) % 8)
        if state.turn == holder:
            break
        assert texts(state) == ["pass"]
        state = after(state, "pass")
    assert texts(state) == ["declare", "pass"]
    state = after(state, "declare")
    assert (state.phase, state.turn, state.recipient) == (Phase.DISCARD, holder, holder)
    assert card("K5") in state.hands[holder]
    assert not state.hidden_robai


@pytest.mark.clause("4.recipient")
@pytest.mark.clause("4.hidden-robai")
@pytest.mark.parametrize(("dealer", "holder"), DEALERS_AND_HOLDERS)
def test_a_holder_that_passes_hides_the_robai_from_then_on(dealer: int, holder: int) -> None:
    state = start(robai_at(holder, dealer))
    for _ in range(8):
        before, seat = state.hidden_robai, state.turn
        state = after(state, "pass")
        assert state.hidden_robai == (before or seat == holder)
    assert (state.phase, state.turn, state.recipient) == (Phase.DISCARD, dealer, dealer)
    assert card("K5") in state.hands[dealer]
    assert [len(hand) for hand in state.hands] == [10 if s == dealer else 9 for s in range(8)]


@pytest.mark.clause("4.nobody")
@pytest.mark.clause("4.hidden-robai")
@pytest.mark.parametrize("dealer", range(8))
@pytest.mark.parametrize("stock", ["Kb G1 G2", "K5 Kb G2", "K5 G1 Kb", "Pb G1 G2"])
def test_with_the_robai_in_the_stock_all_pass_and_nothing_is_hidden(
    dealer: int, stock: str
) -> None:
    state = start(deal_with({}, stock=stock, dealer=dealer))
    for _ in range(8):
        assert texts(state) == ["pass"]
        state = after(state, "pass")
    assert state.recipient == dealer
    assert not state.hidden_robai


@pytest.mark.clause("4.declare")
@pytest.mark.parametrize("stock", ["Kb", "K5 Kb", "K5 G1 Kb", "K5"])
def test_a_refused_declaration_sounds_the_same_wherever_the_robai_is(stock: str) -> None:
    state = start(deal_with({4: "" if "Kb" in stock else "Kb"}, stock=stock, dealer=7))
    with pytest.raises(IllegalAction) as refused:
        after(state, "declare")
    assert str(refused.value) == (
        "declare is not allowed (4.declare: only the holder of the native Robai may declare); "
        "legal now: pass"
    )


@pytest.mark.clause("4.discard")
@pytest.mark.clause("4.ten-trumps")
@pytest.mark.parametrize("held", range(10))
def test_discards_by_the_number_of_trumps(held: int) -> None:
    """The dealer holds 0 to 9 trumps and takes one more: with ten, any; else the non-trumps."""
    names = TRUMPS.split()[:held]
    plain = ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9"][: 9 - held]
    state = all_pass(deal_with({7: " ".join(names + plain)}, stock="K5", dealer=7))
    hand = state.hands[7]
    expected = set(hand) if held == 9 else {card(name) for name in plain}
    assert {action.card for action in legal_actions(state)} == expected
    assert restriction(state) == ("4.discard" if held < 9 else None)
    for one in CARDS:
        if one in expected:
            assert apply(state, discard(one)).discard is one
        else:
            with pytest.raises(IllegalAction) as refused:
                apply(state, discard(one))
            assert refused.value.clause == ("4.discard" if one in hand else "5.hand")


@pytest.mark.clause("4.ten-trumps")
def test_a_single_non_trump_must_be_discarded_and_the_lead_is_a_meri() -> None:
    dealt = deal_with({7: "Ku Kt Pb Kr Kk K1 K2 K3 P1"}, stock="K5", dealer=7)
    state = all_pass(dealt)
    assert texts(state) == ["discard P1"]
    state = after(state, "discard P1")
    assert texts(state) == [f"play {one}" for one in state.hands[7]]
    assert after(state, "play Ku").meri


@pytest.mark.clause("4.hidden-robai")
def test_a_hidden_robai_that_is_discarded_stays_hidden() -> None:
    dealt = deal_with({7: "Ku Kt Pb Kr Kk K1 K2 K3 Kb"}, stock="K5", dealer=7)
    assert after(all_pass(dealt), "discard Kb").hidden_robai


@pytest.mark.clause("4.side-cards")
def test_side_cards_are_shown_with_the_opening_play() -> None:
    state = all_pass(deal_with({7: "P1 P2"}, stock="K5 G1 G2", dealer=7))
    assert state.side_cards is None
    state = after(state, "discard P1")
    assert state.side_cards is None
    state = after(state, "play P2")
    assert state.side_cards == (card("P1"), card("G1"), card("G2"))
    assert state.score == (0, 0)


@pytest.mark.clause("4.phases")
@pytest.mark.parametrize(
    ("before", "action"),
    [
        ([], "play P1"),
        ([], "discard P1"),
        (["pass"] * 8, "pass"),
        (["pass"] * 8, "play P1"),
        ([*["pass"] * 8, "discard P1"], "pass"),
        ([*["pass"] * 8, "discard P1"], "discard P2"),
    ],
)
def test_each_phase_has_its_own_actions(before: list[str], action: str) -> None:
    state = after(start(deal_with({7: "P1 P2"}, stock="K5", dealer=7)), *before)
    with pytest.raises(IllegalAction) as refused:
        after(state, action)
    assert refused.value.clause == "4.phases"
    assert refused.value.legal == legal_actions(state)


def test_a_deck_in_order_deals_and_begins() -> None:
    assert start(deal_out(CARDS, 0)).turn == 1
