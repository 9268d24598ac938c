"""The state with OpenSpiel's methods: what it tells a seat, and the worlds that it draws for it."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.research import (
    CHANCE_PLAYER,
    TERMINAL_PLAYER,
    IllegalChoice,
    NotDealt,
    State,
    choice_of,
    observation,
)
from cardavia.rules import DealState, Phase, card, deal_cards
from cardavia.search import facts_of, sample_worlds
from cardavia.view import encode, view
from tests.support.deals import after, all_pass, deal_with, playouts
from tests.support.worlds import resampled

SEATS = st.integers(0, 7)
SEEDS = st.integers(0, 2**32)


def state_of(deal: DealState) -> State:
    """The same moment as a state of ours."""
    state = State(deal.dealt)
    for _, action in deal.actions:
        state.apply_action(choice_of(action))
    return state


@given(playouts(), SEATS, SEEDS)
def test_a_resampled_world_looks_the_same_to_the_seat(
    deals: tuple[DealState, ...], seat: int, seed: int
) -> None:
    rng = random.Random(seed)
    for deal in rng.sample(deals, 5):
        state = state_of(deal)
        world = state.resample_from_infostate(seat, rng.random)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
        assert world.legal_actions(seat) == state.legal_actions(seat)
        assert world.current_player() == state.current_player()
        assert encode(view(world.deal_state, seat)) == encode(view(deal, seat))


@given(playouts(), SEATS, SEEDS)
def test_deals_that_a_seat_cannot_tell_apart_have_one_string(
    deals: tuple[DealState, ...], seat: int, seed: int
) -> None:
    for deal in deals[seed % 12 :: 12]:
        other = resampled(deal, seat, seed)
        if other is not None:
            strings = [state_of(one).information_state_string(seat) for one in (deal, other)]
            assert strings[0] == strings[1]


@given(playouts(), SEATS, SEEDS)
def test_deals_that_a_seat_can_tell_apart_have_two_strings(
    deals: tuple[DealState, ...], seat: int, seed: int
) -> None:
    """Along a deal, and among worlds of another seat's: strings are equal where the facts are."""
    rng, other = random.Random(seed), (seat + 1) % 8
    running = rng.sample(deals[:-1], 5)
    moments = [*running, *sample_worlds(view(running[0], other), 3, seed)]
    views = [view(one, seat) for one in moments]
    strings = [state_of(one).information_state_string(seat) for one in moments]
    facts = [facts_of(seen) for seen in views]
    assert len(set(facts)) == len(set(strings)) == len(set(zip(facts, strings, strict=True)))
    # The numbers tell as much, but for which of the side cards was the discard.
    numbers = [(tuple(observation(seen)), seen.side_cards) for seen in views]
    assert len(set(numbers)) == len(set(strings)) == len(set(zip(numbers, strings, strict=True)))


@given(playouts(), SEATS)
def test_no_text_names_a_card_before_the_seat_may_know_it(
    deals: tuple[DealState, ...], seat: int
) -> None:
    for deal in deals[seat:-1:9]:
        state = state_of(deal)
        known = {card(number) for number in _named(encode(view(deal, seat)).decode())}
        for text in (state.information_state_string(seat), state.observation_string(seat)):
            assert {card(number) for number in _named(text)} <= known


def _named(text: str) -> set[str]:
    words = "".join(c if c.isalnum() else " " for c in text).split()
    return {word for word in words if len(word) == 2 and word[0] in "PIKOG"}


def test_resampling_draws_every_world_alike() -> None:
    deal = all_pass(deal_with({7: "P1 P2 P3"}, stock="K5"))
    rng = random.Random(5)
    drawn: Counter[int | None] = Counter()
    for _ in range(700):
        world = state_of(deal).resample_from_infostate(7, rng.random)
        drawn[world.deal_state.dealt.robai_seat] += 1
    # 65 cards that seat 7 has not seen: nine in each of seven hands, two in the stock.
    assert set(drawn) - {None} == set(range(7))
    for seat in range(7):
        assert drawn[seat] == pytest.approx(700 * 9 / 65, abs=40)


def test_equal_chance_draws_equal_worlds() -> None:
    state = State(deal_cards("karuta", number=1, dealer=2))
    one, same, other = (
        state.resample_from_infostate(4, random.Random(seed).random).history() for seed in (1, 1, 2)
    )
    assert one == same != other


@given(SEEDS)
def test_the_deal_is_chance_card_by_card(seed: int) -> None:
    state, rng = State(), random.Random(seed)
    drawn: list[int] = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert state.current_player() == CHANCE_PLAYER
        assert [outcome for outcome, _ in outcomes] == state.legal_actions()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        assert len(outcomes) == (8 if not drawn else 76 - len(drawn))
        drawn.append(rng.choice(outcomes)[0])
        state.apply_action(drawn[-1])
    assert state.history() == drawn
    assert len(drawn) == 76
    dealt = state.deal_state.dealt
    assert dealt.dealer == drawn[0]
    assert dealt.hands[(dealt.dealer + 1) % 8][0].index == min(
        *drawn[1:4], *drawn[25:28], *drawn[49:52]
    )
    assert dealt.indicator.index == drawn[73]


def test_chance_can_be_drawn_at_once() -> None:
    decks = [State() for _ in range(3)]
    for state, seed in zip(decks, (1, 1, 2), strict=True):
        state.deal(random.Random(seed).random)
    assert decks[0].history() == decks[1].history() != decks[2].history()


@given(playouts())
def test_a_history_leads_to_the_same_moment(deals: tuple[DealState, ...]) -> None:
    state, copy = state_of(deals[-1]), State()
    for action in state.history():
        assert action in copy.legal_actions()
        copy.apply_action(action)
    assert str(copy) == str(state)
    assert copy.deal_state == deals[-1]


@given(playouts())
def test_returns_are_the_margins_of_the_teams(deals: tuple[DealState, ...]) -> None:
    begun, done = state_of(deals[-2]), state_of(deals[-1])
    assert begun.returns() == [0.0] * 8
    even, odd = deals[-1].score
    assert done.is_terminal()
    assert done.returns() == [float(even - odd), float(odd - even)] * 4
    assert done.current_player() == TERMINAL_PLAYER
    assert done.legal_actions() == done.legal_actions(0) == []


@given(playouts(), SEATS)
def test_tensors_are_made_from_the_view_of_any_seat(
    deals: tuple[DealState, ...], seat: int
) -> None:
    for deal in deals[seat::9]:
        assert state_of(deal).observation_tensor(seat) == observation(view(deal, seat))


def test_an_own_card_lies_face_down_to_the_others() -> None:
    deal = all_pass(deal_with({7: "I3 I1", 0: "Ks", 1: "Kt"}, stock="K5"))
    deal = after(deal, "discard I3", "play I1", "play Ks", "play Kt")
    own, next_one = (state_of(deal).observation_tensor(seat) for seat in (0, 1))
    assert own[95:103] == [1, 1, 0, 0, 0, 0, 0, 0]
    assert own[card("Ks").index] == 16
    assert own[card("Kt").index] == 0
    assert next_one[95:103] == [1, 0, 0, 0, 0, 0, 0, 1]
    assert (next_one[card("Ks").index], next_one[card("Kt").index]) == (0, 16)


def test_the_ninth_trick_is_seen_when_the_deal_is_done() -> None:
    state = State(deal_cards("karuta", number=1, dealer=2))
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    seen = state.observation_tensor(3)
    assert sorted(code - 88 for code in seen[:75] if code >= 88) == list(range(8))
    assert seen[82] == 9
    assert state.information_state_string(3).splitlines()[-1].startswith("9: ")
    world = state.resample_from_infostate(3, random.Random(1).random)
    assert str(world) == str(state)


def test_a_child_and_a_clone_leave_the_state_as_it_is() -> None:
    state = State(deal_cards("karuta", number=1, dealer=2))
    before = str(state)
    child, clone = state.child(76), state.clone()
    clone.apply_action(76)
    assert str(state) == before != str(child) == str(clone)


def test_actions_have_words() -> None:
    state = State()
    assert state.action_to_string(CHANCE_PLAYER, 3) == "dealer 3"
    state.apply_action(3)
    assert state.action_to_string(CHANCE_PLAYER, 74) == "deal Gs"
    state = State(deal_with({0: "Kb I3"}, stock="K5"))
    assert [state.action_to_string(0, action) for action in (75, 76)] == ["declare", "pass"]
    state.apply_action(75)
    assert state.deal_state.phase is Phase.DISCARD
    assert state.action_to_string(0, card("I3").index) == "discard I3"
    state.apply_action(card("I3").index)
    assert state.action_to_string(0, card("I1").index) == "play I1"


def test_what_is_not_legal_is_refused_and_nothing_is_done() -> None:
    state = State(deal_cards("karuta", number=1, dealer=2))
    before = str(state)
    with pytest.raises(IllegalChoice, match=r"choice 0 is not legal; legal is .*76"):
        state.apply_action(0)
    assert str(state) == before
    with pytest.raises(ValueError, match="player 8 has no seat"):
        state.information_state_string(8)
    assert state.legal_actions(state.current_player() + 1) == []
    mask = state.legal_actions_mask(state.current_player())
    assert [at for at, may in enumerate(mask) if may] == state.legal_actions()


def test_while_cards_are_dealt_nobody_has_looked_at_them() -> None:
    state = State()
    assert state.information_state_string(3) == "seat 3"
    for action in (5, 0, 1, 2):
        state.apply_action(action)
    assert state.information_state_string(6) == "seat 6\ndealer 5"
    for ask in (state.observation_string, state.observation_tensor):
        with pytest.raises(NotDealt):
            ask(3)
    with pytest.raises(NotDealt):
        state.resample_from_infostate(3, random.Random(1).random)
