"""What a view holds, and above all what it does not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.rules import (
    DealState,
    Dealt,
    Phase,
    card,
    deal_cards,
    legal_actions,
)
from cardavia.view import decode_view, encode, view
from tests.support.deals import after, all_pass, cards, deal_with, dealts, playout, playouts
from tests.support.worlds import known_cards, resampled

SEATS = (None, *range(8))


@pytest.mark.clause("5.face-down")
@pytest.mark.clause("4.side-cards")
@given(playouts(), st.sampled_from(SEATS), st.integers(0, 2**32))
def test_deals_that_differ_in_hidden_cards_give_identical_bytes(
    states: tuple[DealState, ...], seat: int | None, seed: int
) -> None:
    for state in states:
        world = resampled(state, seat, seed)
        if world is not None:
            assert encode(view(world, seat)) == encode(view(state, seat))


def test_the_resampling_finds_other_worlds_in_every_phase() -> None:
    """The property above would hold emptily if no resampled world ever fitted."""
    found: dict[Phase, int] = dict.fromkeys(Phase, 0)
    face_down = 0
    for seed in range(60):
        deal = list(playout(deal_cards(str(seed), 1, seed % 8), seed))
        for state in deal[:: 1 + seed % 3]:
            world = resampled(state, seed % 8, seed)
            if world is not None and world.dealt != state.dealt:
                found[state.phase] += 1
                face_down += any(a != b for a, b in zip(world.plays, state.plays, strict=True))
    assert all(found[phase] > 20 for phase in (Phase.DECLARE, Phase.DISCARD, Phase.PLAY))
    assert face_down > 5


@given(playouts(), st.sampled_from(SEATS))
def test_every_card_named_in_the_bytes_is_known_to_the_seat(
    states: tuple[DealState, ...], seat: int | None
) -> None:
    for state in states:
        text = encode(view(state, seat)).decode()
        unknown = {one for hand in (*state.dealt.hands, state.dealt.stock) for one in hand}
        unknown -= known_cards(state, seat)
        named = {word.split()[-1] for word in text.split('"')[1::2] if word}
        assert named.isdisjoint(one.name for one in unknown)


@given(playouts(), st.sampled_from(SEATS))
def test_views_read_back_equal(states: tuple[DealState, ...], seat: int | None) -> None:
    for state in states[::11]:
        seen = view(state, seat, deal=4, total=(20, 7))
        assert decode_view(encode(seen)) == seen


@pytest.mark.clause("5.face-down")
def test_a_trump_on_a_plain_lead_is_seen_by_its_own_seat_alone() -> None:
    state = all_pass(deal_with({7: "P1 P2", 0: "Ks"}, "K5", dealer=7))
    state = after(state, "discard P1", "play P2", "play Ks")
    for seat in SEATS:
        trick = view(state, seat).trick
        assert trick is not None
        assert trick.plays[0] == (7, card("P2"))
        assert trick.plays[1] == (0, card("Ks") if seat == 0 else None)


@pytest.mark.clause("5.face-down")
def test_in_a_meri_all_cards_lie_face_up() -> None:
    hands = {7: "Ku Kt Kr Kk K1 K2 K3 K4 P1", 0: "Ks"}
    state = after(all_pass(deal_with(hands, "K5", dealer=7)), "discard P1", "play K1")
    state = after(state, str(legal_actions(state)[0]))
    trick = view(state, 3).trick
    assert trick is not None
    assert trick.meri
    assert all(one.card is not None for one in trick.plays)


@pytest.mark.clause("4.side-cards")
def test_the_discard_is_the_recipients_own_until_the_opening_play() -> None:
    state = after(all_pass(deal_with({7: "P1 P2"}, "K5 G1 G2", dealer=7)), "discard P1")
    assert [view(state, seat).discard for seat in SEATS] == [None] * 8 + [card("P1")]
    assert all(view(state, seat).side_cards is None for seat in SEATS)
    state = after(state, "play P2")
    assert all(view(state, seat).discard is card("P1") for seat in SEATS)
    assert all(view(state, seat).side_cards == cards("P1 G1 G2") for seat in SEATS)


@given(dealts())
def test_only_the_seat_to_move_sees_what_it_may_do(dealt: Dealt) -> None:
    for state in playout(dealt, 1):
        for seat in SEATS:
            expected = legal_actions(state) if seat is not None and seat == state.turn else ()
            assert view(state, seat).legal == expected


def test_the_indicator_and_its_taker_are_public() -> None:
    state = all_pass(deal_with({}, "K5", dealer=2))
    for seat in SEATS:
        seen = view(state, seat)
        assert (seen.indicator, seen.trump, seen.recipient) == (card("K5"), "K", 2)
        assert seen.hand_sizes == (9, 9, 10, 9, 9, 9, 9, 9)


@pytest.mark.clause("5.ninth")
def test_nothing_of_the_ninth_trick_shows_before_all_of_it() -> None:
    *_, before, after_all = playout(deal_with({}, "K5", dealer=3), 5)
    for seat in SEATS:
        assert len(view(before, seat).tricks) == 7
        done = view(after_all, seat)
        assert len(done.tricks) == 9
        assert (done.hand, done.trick, done.turn) == ((), None, None)
