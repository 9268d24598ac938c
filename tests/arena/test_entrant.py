"""Who takes part, and who sits where with which programs."""

from pathlib import Path

import pytest

from cardavia.arena import (
    ARENA_LEVELS,
    Contest,
    Entrant,
    Pair,
    Results,
    enter,
    play_contest,
    play_deal,
    verdict,
)
from cardavia.arena.entrant import seated
from cardavia.players import LEVELS, Limits, UnknownLevel, make_player
from cardavia.rules import Action, DealState, deal_cards, legal_actions
from tests.support.bots import BotShop

PATIENT = Limits(60, 60)
NOTING = """\
import tempfile
note = open(os.path.join({folder!r}, str(os.getpid())), 'w')
ready()
while (m := hear())['type'] != 'bye':
    v = m['view']
    print(v['seat'], ''.join(v['dealt_hand']), file=note, flush=True)
    act(m)
"""


class Peeper:
    """Takes what comes first, having seen everything."""

    name = "Peeper"
    level = "peeper"
    version = "3"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.seen: list[DealState] = []

    def act_seeing(self, state: DealState) -> Action:
        self.seen.append(state)
        return legal_actions(state)[0]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_enters_with_its_version(level: str) -> None:
    assert enter(level) == Entrant(level, make_player(level, 0).version)


def test_an_all_seeing_player_is_for_the_arena_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ARENA_LEVELS, "peeper", Peeper)
    peeper = enter("peeper")
    assert (peeper, str(peeper)) == (Entrant("peeper", "3", all_seeing=True), "peeper")
    wanted, results = Contest((Pair(peeper, enter("random")),), "s", 2), Results()
    for _shard in play_contest(wanted, results, workers=1):
        pass
    assert verdict(wanted, results)[0].all_seeing == ["peeper"]
    with pytest.raises(UnknownLevel):
        make_player("peeper", 1)


def notes(shop: BotShop, folder: Path, kind: str) -> list[set[str]]:
    """Play one deal twice with a program on one side; what each of its processes was shown."""
    level = shop.make(NOTING.format(folder=str(folder)), kind)
    wanted = Contest((Pair(Entrant(level, "Test 7"), enter("random")),), "s", 2, limits=PATIENT)
    for _shard in play_contest(wanted, Results(), workers=1):
        pass
    return [set(path.read_text().splitlines()) for path in sorted(folder.iterdir())]


def test_each_seat_and_each_playing_has_a_program_of_its_own(tmp_path: Path) -> None:
    (folder := tmp_path / "notes").mkdir()
    shown = notes(BotShop(tmp_path), folder, "exec")
    assert len(shown) == 4 * 2 * 2
    assert {len(one) for one in shown} == {1}  # one seat, one hand
    assert len(set.union(*shown)) == 16


def test_a_shared_program_has_its_team_for_one_playing(tmp_path: Path) -> None:
    (folder := tmp_path / "notes").mkdir()
    shown = notes(BotShop(tmp_path), folder, "exec-shared")
    assert [len(one) for one in shown] == [4] * 4
    seats = {tuple(sorted(line[0] for line in one)) for one in shown}
    assert seats == {("0", "2", "4", "6"), ("1", "3", "5", "7")}


def test_a_shared_program_is_labelled_all_seeing(tmp_path: Path) -> None:
    shared = enter(BotShop(tmp_path).make("ready()\nplay_on()\n", "exec-shared"), PATIENT)
    assert shared.all_seeing
    assert str(shared).endswith(" (all-seeing)")


def test_faults_are_those_of_the_team(tmp_path: Path) -> None:
    bad = Entrant(BotShop(tmp_path).make("ready()\nhear()\n"), "Test 7")
    with seated(enter("random"), bad, "s", PATIENT) as table:
        state = play_deal(deal_cards("s", 1, 0), table.players)
    assert table.faults[0] == {}
    assert set(table.faults[1]) == {"crashed", "gone"}
    assert sum(table.faults[1].values()) == sum(seat % 2 for seat, _ in state.actions)
