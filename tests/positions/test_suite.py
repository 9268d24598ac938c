"""The suite is sound, and players from `pimc-200` up get none of it wrong but what is listed."""

from io import StringIO
from typing import Final

import pytest
from rich.console import Console

from cardavia.players import learned_net
from cardavia.rules import Phase, legal_actions, position_text
from cardavia.search import Depth, ponder, sample_worlds, search
from cardavia.search.solver import solve_plays
from tests.positions.puzzles import TAGS, Puzzle, chosen, puzzles
from tests.positions.report import failures, table

_KEEPS_NO_UN: Final = (
    "its rollouts are by the rule of thumb, which never keeps an Un for the ninth trick, so that "
    "Sota and Tenka look alike to it"
)
_OVERTRUMPS_NOT: Final = (
    "its rollouts find both trumps alike, as no opponent in them overtrumps with the ninth trick "
    "in mind, and of equals it takes the weaker"
)
_TRUMPS_EARLY: Final = (
    "in the first trick it takes a trump and a plain card that wins as well for nearly equal: its "
    "network trumps early, and its worlds are too few to tell the two apart"
)
_HIDES: Final = (
    "hiding the Robai costs a fifth of a point; its few worlds find it better by as much, which is "
    "no more than luck, and its network's word counts for little where they contradict it"
)
_FEW_WORLDS: Final = "it looks at too few worlds to see what is worth so little"
_WHIM: Final = "what it costs is little beside what luck does, so its whims do not mind"
KNOWN_FAILURES: Final[dict[str, dict[str, str]]] = {
    "pimc-200": {
        "combination-7": _KEEPS_NO_UN,
        "ninth-14": "its rollouts find Robai and 6 a tenth of a point apart, as no opponent keeps "
        "its trump in them, and 200 worlds are too few to see so little",
        "round-2": _OVERTRUMPS_NOT,
    },
    "pimc-1000": {"combination-7": _KEEPS_NO_UN, "round-2": _OVERTRUMPS_NOT},
    "club": {
        "beat-cheaply-8": _WHIM,
        "declare-1": _HIDES,
        "lone-sun-1": _WHIM,
        "ninth-2": _WHIM,
        "partner-3": _WHIM,
        "robai-order-2": _WHIM,
        "round-2": _WHIM,
        "round-4": _TRUMPS_EARLY,
        "trumps-gone-5": _WHIM,
    },
    "expert": {"declare-1": _HIDES, "robai-order-2": _WHIM, "take-6": _WHIM},
    "master": {"discard-4": _FEW_WORLDS, "round-3": _TRUMPS_EARLY},
}
"""By level: the positions that it gets wrong, each with the reason why it does."""

WORLDS: Final = 40
MOST_TRICKS_LEFT: Final = 5

every_puzzle = pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.name)


def is_ending(puzzle: Puzzle) -> bool:
    """Whether it is late enough to be solved exactly in many worlds."""
    state = puzzle.state
    return state.phase is Phase.PLAY and 9 - len(state.tricks) <= MOST_TRICKS_LEFT


ENDINGS = [puzzle for puzzle in puzzles() if is_ending(puzzle)]
EARLY = [puzzle for puzzle in puzzles() if not is_ending(puzzle)]


def test_there_are_enough_and_every_tag_is_used() -> None:
    assert len(puzzles()) >= 40
    assert {puzzle.tag for puzzle in puzzles()} == set(TAGS)
    assert len({puzzle.name for puzzle in puzzles()}) == len(puzzles())


@every_puzzle
def test_the_position_is_legal_and_the_seat_is_to_move(puzzle: Puzzle) -> None:
    state = puzzle.state
    assert position_text(state) == puzzle.position
    assert state.turn == puzzle.seat == puzzle.view.seat


@every_puzzle
def test_some_legal_actions_are_wrong_and_others_right(puzzle: Puzzle) -> None:
    legal = {str(action) for action in legal_actions(puzzle.state)}
    assert set(puzzle.wrong) < legal
    assert puzzle.wrong
    assert puzzle.why.endswith(".")


@pytest.mark.parametrize("puzzle", ENDINGS, ids=lambda puzzle: puzzle.name)
def test_a_mistake_is_never_better_and_costs_points_whatever_the_others_hold(
    puzzle: Puzzle,
) -> None:
    """With all cards known and best play after: the exact solver in worlds that fit the view."""
    margins = [margins_in(puzzle, seed) for seed in range(WORLDS)]
    for wrong in puzzle.wrong:
        right = best_right(puzzle, margins)
        costs = [one[right] - one[wrong] for one in margins]
        assert sum(cost < 0 for cost in costs) <= 0.05 * WORLDS
        assert sum(costs) >= 0.2 * WORLDS


def margins_in(puzzle: Puzzle, seed: int) -> dict[str, int]:
    """By legal play: the margin of the seat's own team in one world."""
    (world,) = sample_worlds(puzzle.view, 1, seed)
    plays = solve_plays(world)
    assert plays is not None
    sign = -1 if puzzle.seat % 2 else 1
    return {str(action): sign * margin for action, margin in plays.items()}


def best_right(puzzle: Puzzle, margins: list[dict[str, int]]) -> str:
    """The play that is best over these worlds."""
    right = set(margins[0]) - set(puzzle.wrong)
    return max(right, key=lambda action: sum(one[action] for one in margins))


@pytest.mark.parametrize("puzzle", EARLY, ids=lambda puzzle: puzzle.name)
def test_an_early_mistake_costs_points_when_all_go_on_by_the_rule_of_thumb(puzzle: Puzzle) -> None:
    judged = search(puzzle.view, worlds=1_000, seed=1)
    margins = {
        str(action): margin / 1_000
        for action, margin in zip(judged.actions, judged.margins, strict=True)
    }
    for wrong in puzzle.wrong:
        assert margins[wrong] < max(margins.values()) - 0.1


@pytest.mark.parametrize("puzzle", EARLY, ids=lambda puzzle: puzzle.name)
def test_an_early_mistake_is_no_better_when_all_go_on_by_the_network(puzzle: Puzzle) -> None:
    """The rule of thumb opens few Meri: what it finds may be its own habit."""
    tried = ponder(learned_net(), puzzle.view, Depth(4_000, 40_000), seed=1).tried
    margins = {str(one.action): one.margin for one in tried}
    for wrong in puzzle.wrong:
        assert margins[wrong] < max(margins.values())


@pytest.mark.parametrize("level", sorted(KNOWN_FAILURES))
def test_players_that_search_fail_nowhere_but_where_it_is_known(level: str) -> None:
    assert set(failures([level])) <= set(KNOWN_FAILURES[level])


def test_known_failures_are_positions_of_the_suite() -> None:
    names = {puzzle.name for puzzle in puzzles()}
    assert all(set(known) <= names for known in KNOWN_FAILURES.values())


def test_the_report_names_every_failure_and_counts_them() -> None:
    levels = ["greedy"]
    found = failures(levels)
    text = StringIO()
    Console(file=text, width=200).print(table(levels, found))
    assert all(name in text.getvalue() for name in found)
    assert f"of {len(puzzles())}" in text.getvalue()


def test_a_choice_is_one_of_the_legal_actions() -> None:
    puzzle = puzzles()[0]
    assert chosen("greedy", puzzle) in {str(action) for action in puzzle.view.legal}
