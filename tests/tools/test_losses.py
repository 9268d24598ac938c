"""The tool that looks for mistakes finds those that were made, and what they cost."""

from pathlib import Path

import pytest

from cardavia.arena import Pair, enter
from cardavia.players import make_player
from cardavia.rules import DealState, apply, deal_cards, start
from cardavia.view import view
from tools import strength
from tools.losses import main, margins, mistakes, worst
from tools.strength import file_of


def played(levels: tuple[str, str], name: str) -> list[DealState]:
    """Every state of a deal, the even seats by the first of these levels."""
    players = [make_player(levels[seat % 2], seat) for seat in range(8)]
    states = [start(deal_cards(name, number=1, dealer=3))]
    while (turn := states[-1].turn) is not None:
        states.append(apply(states[-1], players[turn].act(view(states[-1], turn))))
    return states


def test_a_team_that_plays_anything_makes_mistakes_and_they_cost_what_is_said() -> None:
    states = [one for one in played(("random", "greedy"), "losses") if len(one.tricks) >= 5]
    found = list(mistakes(states, 0, 7, 0.1))
    assert found
    for one in found:
        assert (one.seen.seat or 0) % 2 == 0
        assert one.deal == 7
        worths = margins(one.seen, one.trick - 1)
        assert set(worths) == set(one.seen.legal)
        assert one.cost == worths[one.better] - worths[one.chosen] >= 0.1
        assert worths[one.better] == max(worths.values())
    assert len(list(mistakes(states, 0, 7, 0.0))) > len(found)


def test_no_mistake_is_found_where_the_best_is_done() -> None:
    """The last choice of this deal by the exact solver, in every world that fits."""
    states = played(("greedy", "greedy"), "losses")
    for before in states:
        if before.turn is None or len(before.tricks) < 7 or before.turn % 2:
            continue
        worths = margins(view(before, before.turn), len(before.tricks))
        after = apply(before, max(worths, key=worths.__getitem__))
        assert not list(mistakes([before, after], 0, 1, 0.01))


def test_the_worst_deals_come_first_and_all_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--folder", str(tmp_path)]
    assert strength.main(["--run", "random,greedy", "--deals", "40", *folder]) == 0
    pair = Pair(enter("random"), enter("greedy"))
    assert file_of(tmp_path, pair).exists()
    _, deals = worst(tmp_path, pair, 3)
    assert len(deals) == 3
    assert sorted(deals) == deals
    assert main(["random,greedy", "--deals", "1", *folder]) == 0
    said = capsys.readouterr().out
    assert str(deals[0].deal) in said
    assert f"{deals[0].margin / 2:+.2f} points each" in said


def test_what_cannot_be_looked_at_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["random,greedy", "--folder", str(tmp_path)]) == 2
    assert "no results of random against greedy are kept" in capsys.readouterr().err
    assert main(["gready,greedy", "--folder", str(tmp_path)]) == 2
    assert "unknown player 'gready'" in capsys.readouterr().err
