"""Every reason for declaring, passing or laying a card aside is true of the position."""

from collections import Counter
from collections.abc import Iterator

import pytest

from cardavia.advice import Advice, Advised, Reason, WorldThinker, advise
from cardavia.advice.advise import STORIES
from cardavia.players import GreedyPlayer
from cardavia.rules import (
    PASS,
    DealState,
    Phase,
    apply,
    deal_cards,
    legal_actions,
    start,
    team_of,
)
from cardavia.search import sample_worlds, seed_of
from cardavia.view import view
from tests.advice.claims import DISCARDING, is_true_of_discard
from tests.support.deals import after, all_pass, deal_with

QUICK = WorldThinker(20)
DEALS = 60
ALIKE = 0.1
"""Points within which choices are called as good."""
ROUNDED = 0.01
"""So much two points that are told may be off their difference."""


def openings(declare: bool) -> Iterator[list[DealState]]:
    """The choices of random deals up to the opening lead, the Robai being told or hidden."""
    for number in range(DEALS):
        state, found = start(deal_cards(f"choosing {number}", 1, number % 8)), []
        while state.phase is Phase.DECLARE or state.phase is Phase.DISCARD:
            found.append(state)
            state = apply(state, legal_actions(state)[0 if declare else -1])
        yield found


def given(state: DealState, seed: int = 1) -> Advice:
    """What the seat to move is told."""
    return advise(view(state, state.turn), seed, thinker=QUICK)


def assert_alike(reason: Reason, told: Advice) -> None:
    """What is called as good is so by the points told, and nothing else is."""
    best, *others = [one for one in told.actions if one.points is not None]
    behind = {one.action.card: (best.points or 0) - (one.points or 0) for one in others}
    within = {card for card, less in behind.items() if less < ALIKE + ROUNDED}
    surely = {card for card, less in behind.items() if less < ALIKE - ROUNDED}
    named = {
        "as-good": lambda: surely <= set(reason.cards) <= within,
        "many-alike": lambda: len(surely) <= (reason.count or 0) <= len(within),
        "all-alike": lambda: within == set(behind),
    }
    assert named[reason.kind](), (reason, behind)


@pytest.mark.parametrize("declare", [True, False])
def test_what_is_said_of_a_discard_is_true(*, declare: bool) -> None:
    told: Counter[str] = Counter()
    for state in (found[-1] for found in openings(declare)):
        assert state.phase is Phase.DISCARD
        advice = given(state)
        for number, one in enumerate(advice.actions):
            for reason in one.reasons:
                told[reason.kind] += 1
                if reason.kind in DISCARDING:
                    assert one.action.card is not None
                    held = is_true_of_discard(reason, one.action.card, [state])
                    assert held, (reason, one.action, state)
                elif reason.kind == "only-legal":
                    assert legal_actions(state) == (one.action,)
                else:
                    assert number == 0
                    assert_alike(reason, advice)
    assert {*DISCARDING, "as-good", "many-alike"} <= set(told)


@pytest.mark.clause("4.discard")
def test_the_only_card_that_may_be_laid_aside_is_named_so() -> None:
    # Nine trumps are dealt to the dealer, who takes the tenth; the Robai lies in the stock.
    state = all_pass(deal_with({7: "Ks Ku Kt Kr Kk K1 K2 K3 I5"}, "K4 Kb"))
    assert [str(one) for one in legal_actions(state)] == ["discard I5"]
    [one] = given(state).actions
    assert one == Advised(
        legal_actions(state)[0], None, None, (Reason("only-legal", clause="discard"),)
    )


@pytest.mark.clause("4.discard")
def test_of_ten_trumps_nothing_is_said_that_holds_for_plain_cards() -> None:
    state = all_pass(deal_with({7: "Ks Ku Kt Kr Kk K1 K2 K3 K5"}, "K4 Kb"))
    kinds = {reason.kind for one in given(state).actions for reason in one.reasons}
    assert kinds <= {"as-good", "many-alike", "all-alike"}


def robai_counted(state: DealState) -> tuple[int, int]:
    """In how many of ten worlds the hidden Robai pays five for its side, and for the other."""
    assert state.turn is not None
    seen, greedy, moved = view(state, state.turn), GreedyPlayer(seed=0), Counter[int]()
    for world in sample_worlds(seen, STORIES, seed_of(1, seen)):
        end = apply(world, PASS)
        while end.turn is not None:
            end = apply(end, greedy.act(view(end, end.turn)))
        for trick in end.tricks:
            if trick.combination and trick.combination.name in ("sota-robai", "robai-rei"):
                assert trick.combination.value == 5
                moved[team_of(trick.winner)] += 1
    ours = team_of(state.turn)
    return round(10 * moved[ours] / STORIES), round(10 * moved[1 - ours] / STORIES)


def test_what_is_said_of_declaring_is_true() -> None:
    asked = [
        state
        for found in openings(declare=False)
        for state in found
        if state.phase is Phase.DECLARE and len(legal_actions(state)) == 2
    ]
    assert len(asked) > DEALS / 2
    for number, state in enumerate(asked):
        seat = state.turn
        assert seat is not None
        for one in given(state).actions:
            said = {reason.kind: reason for reason in one.reasons}
            if one.action.do == "declare":
                declared = apply(state, one.action)
                indicator = said["gains-indicator"].card
                assert indicator not in state.hands[seat]
                assert indicator in declared.hands[seat]
                assert state.order.is_trump(indicator)
                leading = apply(declared, legal_actions(declared)[0])
                assert (leading.turn, leading.plays) == (seat, ())
            else:
                assert "gains-indicator" not in said
            # Counting anew takes long; it is done for some.
            if number % 10 == 0:
                hidden = said["robai-hidden"]
                assert (hidden.tenths, hidden.against) == robai_counted(state)


def test_who_may_only_pass_is_told_no_reason_to_declare() -> None:
    for found in openings(declare=False):
        for state in (one for one in found if len(legal_actions(one)) == 1):
            [one] = given(state).actions
            assert [reason.kind for reason in one.reasons] == ["only-legal"]
            assert apply(state, one.action) == after(state, str(one.action))
