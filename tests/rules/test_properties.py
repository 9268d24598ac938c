"""What holds at every point of every deal."""

import dataclasses
import itertools

import pytest
from hypothesis import given

from cardavia.rules import (
    CARDS,
    DECLARE,
    PASS,
    Card,
    DealState,
    IllegalAction,
    Phase,
    apply,
    discard,
    legal_actions,
    play,
    restriction,
    start,
    team_of,
)
from tests.support.deals import playouts

EVERY_ACTION = [DECLARE, PASS, *map(discard, CARDS), *map(play, CARDS)]


def whereabouts(state: DealState) -> list[Card]:
    """Every card of the deal, wherever it is."""
    stock = state.dealt.stock[1:] if state.recipient is not None else state.dealt.stock
    found = [*(one for hand in state.hands for one in hand), *stock]
    found += [one.card for trick in state.tricks for one in trick.plays]
    found += [one.card for one in state.plays]
    return found + ([state.discard] if state.discard else [])


@pytest.mark.clause("1.cards")
@given(playouts())
def test_there_are_75_different_cards_at_every_point(states: tuple[DealState, ...]) -> None:
    for state in states:
        assert sorted(one.index for one in whereabouts(state)) == list(range(75))


@pytest.mark.clause("4.turn")
@given(playouts())
def test_hands_only_shrink_by_the_card_played(states: tuple[DealState, ...]) -> None:
    for before, after in itertools.pairwise(states):
        if before.phase is Phase.DECLARE or after.phase is Phase.DONE:
            continue
        for seat in range(8):
            gone = set(before.hands[seat]) - set(after.hands[seat])
            assert set(after.hands[seat]) <= set(before.hands[seat])
            assert len(gone) == (1 if seat == before.turn else 0)


@pytest.mark.clause("6.sum")
@pytest.mark.clause("6.trick")
@given(playouts())
def test_the_scores_follow_from_the_tricks_and_sum_to_nine(states: tuple[DealState, ...]) -> None:
    last = states[-1]
    assert sum(last.score) == 9
    won = [sum(team_of(trick.winner) == team for trick in last.tricks) for team in (0, 1)]
    moved = sum(
        trick.combination.value * (1 - 2 * team_of(trick.winner))
        for trick in last.tricks
        if trick.combination
    )
    assert last.score == (won[0] + moved, won[1] - moved)


@pytest.mark.clause("7.record")
@given(playouts())
def test_the_actions_replay_to_the_same_states(states: tuple[DealState, ...]) -> None:
    state = start(states[0].dealt)
    for expected, (seat, action) in zip(states, states[-1].actions, strict=False):
        assert (state, state.turn) == (expected, seat)
        state = apply(state, action)
    assert state == states[-1]
    assert len(states) == len(states[-1].actions) + 1


@pytest.mark.clause("4.turn")
@given(playouts())
def test_legal_actions_are_exactly_those_that_apply_accepts(states: tuple[DealState, ...]) -> None:
    for state in states[:: max(1, len(states) // 12)]:
        legal = legal_actions(state)
        for action in EVERY_ACTION:
            if action in legal:
                assert apply(state, action) != state
            else:
                with pytest.raises(IllegalAction) as refused:
                    apply(state, action)
                assert refused.value.legal == legal


@given(playouts())
def test_a_restriction_is_named_exactly_when_cards_are_barred(
    states: tuple[DealState, ...],
) -> None:
    for state in states:
        if state.turn is None or state.phase is Phase.DECLARE:
            assert restriction(state) is None
        else:
            barred = len(legal_actions(state)) < len(state.hands[state.turn])
            assert (restriction(state) is not None) == barred


@pytest.mark.clause("5.monchi")
@given(playouts())
def test_monchi_lasts_from_the_first_meri_on(states: tuple[DealState, ...]) -> None:
    for state in states:
        assert state.monchi == any(trick.meri for trick in state.tricks)


@given(playouts())
def test_a_state_never_changes(states: tuple[DealState, ...]) -> None:
    with pytest.raises(AttributeError):
        states[0].phase = Phase.DONE  # type: ignore[misc] # that it cannot be set is the point
    with pytest.raises(dataclasses.FrozenInstanceError):
        states[0].dealt.dealer = 3  # type: ignore[misc] # likewise
