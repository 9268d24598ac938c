"""Leads, following, Meri, Monchi, Tenka and the lone Sun, and who wins."""

import pytest

from cardavia.rules import DealState, IllegalAction, Phase, legal_actions, restriction
from tests.support.deals import after, all_pass, deal_with

# Koppu is trump by K5; seat 7 deals, so that it opens and seat 0 follows.
KOPPU = "Ks Ku Kt Kb Kr Kk K1 K2 K3 K4 K5 K6 K7 K8 K9 Pb"


def opened(
    hands: dict[int, str], *plays: str, discarded: str = "P1", stock: str = "K5"
) -> DealState:
    """Seat 7 has discarded P1, and those cards were played."""
    hands = {**hands, 7: f"P1 {hands.get(7, '')}"}
    state = after(all_pass(deal_with(hands, stock, dealer=7)), f"discard {discarded}")
    return after(state, *(f"play {name}" for name in plays))


def may_play(state: DealState) -> set[str]:
    return {str(action.card) for action in legal_actions(state)}


def hand(state: DealState) -> set[str]:
    assert state.turn is not None
    return {str(one) for one in state.hands[state.turn]}


def meri_won_by_seat_7(hands: dict[int, str]) -> DealState:
    """Seat 7 wins the plain first trick, leads the Sun as a Meri and wins again: Monchi begins."""
    spread = {1: "Kb Kr Kk K1", 2: "K2 K3 K4 K6", 3: "K7 K8"}
    state = opened({**spread, **hands, 7: "Ps Ks Ku Kt G9 P9"})
    state = after(state, "play Ps")
    state = _all_follow(state, avoid=KOPPU)
    assert state.turn == 7
    return _all_follow(after(state, "play Ks"), avoid="Pb")


def _all_follow(state: DealState, avoid: str) -> DealState:
    """Everyone throws the last card that it may, not one of ``avoid`` where there is a choice."""
    for _ in range(7):
        legal = [str(action) for action in legal_actions(state)]
        kept = [text for text in legal if text.split()[1] not in avoid.split()]
        state = after(state, (kept or legal)[0])
    return state


@pytest.mark.clause("5.first-lead")
def test_the_first_lead_is_a_non_trump_while_one_is_held() -> None:
    state = opened({7: "Ks Ku P2 G3"})
    assert may_play(state) == {name for name in hand(state) if name not in KOPPU.split()}
    assert restriction(state) == "5.first-lead"
    with pytest.raises(IllegalAction) as refused:
        after(state, "play Ks")
    assert refused.value.clause == "5.first-lead"
    assert "Ks" in hand(state)


@pytest.mark.clause("5.free")
def test_before_the_first_meri_any_card_may_follow() -> None:
    state = opened({7: "Ps", 0: "P2 P3 Ks Pb G1"}, "Ps")
    assert may_play(state) == hand(state)
    assert restriction(state) is None


@pytest.mark.clause("5.order")
@pytest.mark.clause("5.later-lead")
def test_turns_go_clockwise_and_the_winner_leads_any_card() -> None:
    state = opened({7: "P2", 3: "Ks Ku"}, "P2")
    seats = []
    for _ in range(7):
        seats.append(state.turn)
        state = after(state, "play Ks" if state.turn == 3 else f"play {min(hand(state))}")
    assert seats == [0, 1, 2, 3, 4, 5, 6]
    assert state.turn == state.tricks[0].winner
    assert may_play(state) == hand(state)


@pytest.mark.clause("5.meri")
@pytest.mark.clause("5.tenka")
def test_a_meri_must_be_followed_with_a_trump_tenka_included() -> None:
    hands = {0: "Pb Ps P2", 1: "K9 Gs", 2: "G1 G2"}
    dealt = deal_with(
        {**hands, 7: "Ku Kt Kr Kk K1 K2 K3 K4 P1"}, "K5", dealer=7, avoid="Ks Kb K6 K7 K8"
    )
    state = after(all_pass(dealt), "discard P1", "play K1")
    assert state.meri
    assert may_play(state) == {"Pb"}
    assert restriction(state) == "5.meri"
    state = after(state, "play Pb")
    assert may_play(state) == {"K9"}


@pytest.mark.clause("5.meri-void")
def test_without_a_trump_any_card_follows_a_meri() -> None:
    dealt = deal_with({7: "Ku Kt Kr Kk K1 K2 K3 K4 P1"}, "K5", dealer=7, avoid=KOPPU)
    state = after(all_pass(dealt), "discard P1", "play K1")
    assert may_play(state) == hand(state)
    assert len(hand(state)) == 9


@pytest.mark.clause("5.lone-sun")
def test_a_lone_sun_may_stay_in_hand() -> None:
    dealt = deal_with({0: "Ks", 7: "Ku Kt Kr Kk K1 K2 K3 K4 P1"}, "K5", dealer=7, avoid=KOPPU)
    state = after(all_pass(dealt), "discard P1", "play K1")
    assert dealt.lone_suns == {0}
    assert may_play(state) == hand(state)
    assert restriction(state) is None


@pytest.mark.clause("5.lone-sun")
def test_a_sun_that_was_not_dealt_alone_must_follow_though_it_is_the_last_trump() -> None:
    hands = {0: "Ks K9", 7: "Ku Kt Kr Kk K1 K2 K3 K4 P1"}
    dealt = deal_with(hands, "K5", dealer=7, avoid=KOPPU)
    state = after(all_pass(dealt), "discard P1", "play K4", "play K9")
    while state.turn != 7:
        state = after(state, str(legal_actions(state)[0]))
    state = after(state, "play K1")
    assert may_play(state) == {"Ks"}


@pytest.mark.clause("5.lone-sun")
def test_a_recipient_dealt_a_lone_sun_keeps_it_only_once_the_indicator_is_gone() -> None:
    """Seat 7 was dealt the Sun alone and takes K5: it must follow with either, then is free."""
    hands = {
        7: "Ks P1 P2 P3 O1 O2 O3 O4 O5",
        0: "Ku Kt P9 Ps",
        1: "Kb Kr Kk K1",
        2: "K2 K3 K4 K6",
        3: "K7 K8 K9 Pb",
    }
    dealt = deal_with(hands, "K5", dealer=7)
    assert 7 in dealt.lone_suns
    state = after(all_pass(dealt), "discard P1", "play P2", "play Ps")
    state = _all_rest(state)
    state = _all_rest(after(state, "play Ku"))
    assert state.turn == 7
    assert may_play(state) == {"Ks", "K5"}
    state = after(state, "play K5", "play Kt")
    state = _all_rest(state)
    assert state.turn == 7
    assert "Ks" in may_play(state)
    assert may_play(state) == hand(state)


def _all_rest(state: DealState) -> DealState:
    """Everyone up to seat 6, or to the trick's end, plays a plain low card where it may."""
    order = state.order
    while state.turn not in (7, 0) or (state.turn == 7 and state.led is None):
        legal = [action.card for action in legal_actions(state) if action.card]
        legal.sort(key=lambda one: (order.is_trump(one), one.suit == 0, one.index))
        state = after(state, f"play {legal[0]}")
    return state


@pytest.mark.clause("5.monchi")
def test_monchi_asks_for_the_led_suit_or_any_trump() -> None:
    state = meri_won_by_seat_7({0: "G1 G2 Pb O1 O2"})
    assert state.monchi
    state = after(state, "play G9")
    allowed = {name for name in hand(state) if name[0] == "G" or name in KOPPU.split()}
    assert may_play(state) == allowed
    assert allowed < hand(state)
    assert restriction(state) == "5.monchi"


@pytest.mark.clause("5.monchi-void")
def test_under_monchi_a_void_seat_may_play_any_card() -> None:
    state = after(meri_won_by_seat_7({0: "P2 P3 P4 P5 P6 P7 P8 I1 I2"}), "play G9")
    assert may_play(state) == hand(state)
    assert restriction(state) is None


@pytest.mark.clause("5.tenka")
def test_tenka_never_has_to_follow_pao() -> None:
    state = meri_won_by_seat_7({0: "Pb K9 I1 I2 I3 I4 I5 I6 I7"})
    assert state.monchi
    state = after(state, "play P9")
    assert "Pb" in hand(state)
    assert may_play(state) == hand(state)


@pytest.mark.clause("5.winner")
@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ({7: "P2", 0: "P9", 1: "Is"}, 0),  # another suit's Sun wins nothing
        ({7: "P2", 0: "P9", 1: "K9"}, 1),  # the lowest trump beats the suit
        ({7: "P2", 0: "Pb", 1: "Kb"}, 0),  # Tenka over the native Robai
        ({7: "P2", 0: "Pb", 1: "Kt"}, 1),  # Sota over Tenka
        ({7: "I2", 0: "Ib", 1: "I1"}, 7),  # 2 over plain Isu Robai
        ({7: "I1", 0: "Ib", 1: "G1"}, 0),  # plain Isu Robai over 1
        ({7: "G9", 0: "G8", 1: "G1"}, 1),  # round numbers run backwards
        ({7: "Gk", 0: "Gt", 1: "Gr"}, 1),  # plain: Rei, Kaba, Sota
    ],
)
def test_who_wins(plays: dict[int, str], winner: int) -> None:
    fillers = dict(zip(range(2, 7), ["O9", "O8", "O7", "O6", "O5"], strict=True))
    full = {**plays, **fillers}
    state = opened(full, *(full[seat] for seat in (7, 0, 1, 2, 3, 4, 5, 6)))
    assert state.tricks[0].winner == winner
    assert state.turn == winner


@pytest.mark.clause("5.ninth")
def test_the_ninth_trick_follows_from_the_eighth_without_a_choice() -> None:
    state = opened({7: "P2"})
    while len(state.tricks) < 7 or len(state.plays) < 7:
        state = after(state, str(legal_actions(state)[0]))
    last = {seat: state.hands[seat] for seat in range(8)}
    state = after(state, str(legal_actions(state)[0]))
    ninth = state.tricks[8]
    assert (state.phase, state.turn, len(state.tricks)) == (Phase.DONE, None, 9)
    assert ninth.plays[0].seat == state.tricks[7].winner
    assert ninth.led is last[7][0]
    assert (ninth.leader, ninth.meri) == (None, False)
    assert legal_actions(state) == ()


@pytest.mark.clause("5.done")
def test_nothing_can_be_done_after_the_ninth_trick() -> None:
    state = opened({7: "P2"})
    while state.phase is not Phase.DONE:
        state = after(state, str(legal_actions(state)[0]))
    with pytest.raises(IllegalAction) as refused:
        after(state, "play P2")
    assert refused.value.clause == "5.done"
    assert "the deal is done" in str(refused.value)


@pytest.mark.clause("5.hand")
def test_a_card_of_another_hand_is_refused() -> None:
    state = opened({7: "P2", 0: "G1"})
    with pytest.raises(IllegalAction) as refused:
        after(state, "play G1")
    assert refused.value.clause == "5.hand"
