"""Thinking beside everything else: fair, bounded, capped, and over when the server ends."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from structlog.testing import capture_logs

from cardavia.players import GreedyPlayer, Player, make_player
from cardavia.rules import PASS, Action, card
from cardavia.server.thinking import Stoppable, Thinking, usual_threads
from cardavia.table import seat_view
from cardavia.view import View
from tests.server.test_logs import CARD
from tests.support.players import Cheat, Endless, Failing, Last, Obedient, Thinker
from tests.support.tables import at_turn_of, new_table, one_on

Begin = Callable[..., Thinking]
LONG = 60.0


@pytest.fixture
async def begin() -> AsyncIterator[Begin]:
    """Makes threads to think in; they are closed at the end."""
    begun: list[Thinking] = []

    def make(threads: int = 1, queue: int = 8, seconds: float = LONG) -> Thinking:
        begun.append(Thinking(threads, queue, seconds))
        return begun[-1]

    yield make
    for thinking in begun:
        await thinking.close()


@pytest.fixture(scope="module")
def seen() -> View:
    """A view with a choice in which the last card is not the rule-of-thumb player's."""
    found = seat_view(at_turn_of(0, choices=5), 0)
    assert GreedyPlayer(0).act(found) != found.legal[-1]
    return found


@pytest.fixture(scope="module")
def spare(seen: View) -> Action:
    """What the rule-of-thumb player does there."""
    return GreedyPlayer(0).act(seen)


def ask(
    thinking: Thinking, player: Player, seen: View, table: str = "t1"
) -> "asyncio.Task[Action]":
    """Begin to ask."""
    return asyncio.create_task(thinking.choose(table, player, seen))


async def until_asked(thinker: Thinker | Endless) -> None:
    """Return once the thinker thinks."""
    assert await asyncio.to_thread(thinker.asked.wait, LONG)


@pytest.fixture
async def time_goes(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets the loop's clock jump beyond whatever time a decision has."""
    loop = asyncio.get_running_loop()
    now = loop.time
    return lambda: monkeypatch.setattr(loop, "time", lambda: now() + 2 * LONG)


def test_there_are_two_threads_at_least() -> None:
    assert usual_threads() >= 2


async def test_the_players_own_answer_counts(begin: Begin, seen: View) -> None:
    thinking = begin()
    assert await thinking.choose("t1", Last(), seen) == seen.legal[-1]
    assert (thinking.counts.answered, thinking.running, thinking.waiting) == (1, 0, 0)


async def test_where_there_is_one_action_nobody_is_asked(begin: Begin) -> None:
    state = one_on(new_table(), PASS)
    only = seat_view(state, state.deal.turn)
    assert len(only.legal) == 1
    player = Last()
    assert await begin().choose("t1", player, only) == only.legal[0]
    assert player.asked == []


async def test_quick_players_wait_for_no_thread(begin: Begin, seen: View, spare: Action) -> None:
    thinking, thinker = begin(threads=1), Thinker()
    slow = ask(thinking, thinker, seen)
    await until_asked(thinker)
    assert await thinking.choose("t2", make_player("greedy", 1), seen) == spare
    for level in ("random", "novice", "casual"):
        assert await thinking.choose("t3", make_player(level, 1), seen) in seen.legal
    assert (thinking.running, thinking.waiting) == (1, 0)
    thinker.done.set()
    assert await slow == seen.legal[-1]


async def test_one_thread_takes_up_one_table_after_another(begin: Begin, seen: View) -> None:
    thinking, thinker = begin(threads=1), Thinker()
    order: list[str] = []

    class Noting(Last):
        def __init__(self, table: str) -> None:
            super().__init__()
            self.table = table

        def act(self, view: View) -> Action:
            order.append(self.table)
            return super().act(view)

    async def twice(table: str) -> None:
        for _ in range(2):
            await thinking.choose(table, Noting(table), seen)

    first = ask(thinking, thinker, seen, "t0")
    await until_asked(thinker)
    tables = ["t1", "t2", "t3"]
    asked = [asyncio.create_task(twice(table)) for table in tables]
    await asyncio.sleep(0)
    assert (thinking.running, thinking.waiting) == (1, 3)
    thinker.done.set()
    await asyncio.gather(first, *asked)
    assert order == tables * 2, "no table has two turns before another has one"


async def test_a_full_queue_is_answered_by_rule_of_thumb(
    begin: Begin, seen: View, spare: Action
) -> None:
    thinking, thinker = begin(threads=1, queue=2), Thinker()
    asked = [ask(thinking, thinker, seen, f"t{number}") for number in range(3)]
    await until_asked(thinker)
    assert await thinking.choose("t4", thinker, seen) == spare
    assert (thinking.running, thinking.waiting, thinking.counts.declined) == (1, 2, 1)
    thinker.done.set()
    assert await asyncio.gather(*asked) == [seen.legal[-1]] * 3
    assert thinker.times == 3


async def test_no_more_players_think_at_once_than_there_are_threads(
    begin: Begin, seen: View
) -> None:
    thinking, thinker = begin(threads=3), Thinker()
    asked = [ask(thinking, thinker, seen, f"t{number}") for number in range(6)]
    await until_asked(thinker)
    assert (thinking.running, thinking.waiting) == (3, 3)
    thinker.done.set()
    await asyncio.gather(*asked)
    assert (thinking.running, thinking.counts.answered) == (0, 6)


async def test_what_takes_too_long_is_answered_by_rule_of_thumb(
    begin: Begin, seen: View, spare: Action, time_goes: Callable[[], None]
) -> None:
    thinking, thinker = begin(threads=2), Thinker()
    slow = ask(thinking, thinker, seen)
    await until_asked(thinker)
    time_goes()
    assert await slow == spare
    assert spare in seen.legal
    assert (thinking.counts.late, thinking.running) == (1, 1)
    assert await thinking.choose("t1", thinker, seen) == spare
    assert thinking.counts.declined == 1, "a table never holds two threads"
    thinker.done.set()
    await thinking.still()
    assert thinking.counts.answered == 0, "an answer that comes late is not taken"


async def test_a_wait_for_a_thread_counts_too(begin: Begin, seen: View, spare: Action) -> None:
    thinking, thinker, other = begin(threads=1), Thinker(), Last()
    slow = ask(thinking, thinker, seen)
    await until_asked(thinker)
    thinking._limits = (1, 8, 0.0)
    assert await thinking.choose("t2", other, seen) == spare
    assert (thinking.waiting, thinking.counts.late) == (0, 1)
    thinker.done.set()
    await slow
    assert other.asked == [], "what nobody waits for any more is not thought about"


async def test_when_all_threads_are_held_for_nothing_nobody_waits(
    begin: Begin, seen: View, spare: Action
) -> None:
    thinking, thinkers = begin(threads=2), [Thinker(), Thinker()]
    gone = [ask(thinking, one, seen, f"t{number}") for number, one in enumerate(thinkers)]
    for asked, thinker in zip(gone, thinkers, strict=True):
        await until_asked(thinker)
        asked.cancel()
    await asyncio.gather(*gone, return_exceptions=True)
    assert await thinking.choose("t3", Last(), seen) == spare
    assert (thinking.running, thinking.counts.declined) == (2, 1)
    for thinker in thinkers:
        thinker.done.set()
    await thinking.still()
    assert await thinking.choose("t3", Last(), seen) == seen.legal[-1]


@pytest.mark.parametrize("player", [Cheat(), Failing()])
async def test_a_player_that_fails_is_not_followed_and_its_cards_are_not_logged(
    begin: Begin, seen: View, spare: Action, player: Player
) -> None:
    thinking = begin()
    with capture_logs() as logs:
        assert await thinking.choose("t1", player, seen) == spare
    assert thinking.counts.failed == 1
    assert [one["event"] for one in logs] == ["player failed"]
    assert not CARD.search(str(logs))
    assert await thinking.choose("t1", Last(), seen) == seen.legal[-1]


async def test_a_player_whose_time_is_up_is_stopped(begin: Begin, seen: View) -> None:
    thinking, player = begin(threads=1, seconds=0.0), Obedient()
    assert isinstance(player, Stoppable)
    await thinking.choose("t1", player, seen)
    assert player.done.is_set()
    await thinking.still()


async def test_a_table_that_is_gone_frees_its_thread(begin: Begin, seen: View) -> None:
    thinking, player, other = begin(threads=1), Obedient(), Last()
    gone, forgotten = ask(thinking, player, seen), ask(thinking, other, seen, "t2")
    await until_asked(player)
    forgotten.cancel()
    gone.cancel()
    await asyncio.gather(gone, forgotten, return_exceptions=True)
    await thinking.still()
    assert (other.asked, thinking.waiting) == ([], 0)


async def test_the_end_stops_who_thinks_and_sends_away_who_waits(seen: View) -> None:
    thinking, player, other = Thinking(1, 8, LONG), Obedient(), Last()
    asked = [ask(thinking, player, seen), ask(thinking, other, seen, "t2")]
    await until_asked(player)
    await thinking.close()
    ends = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(end) for end in ends] == [asyncio.CancelledError] * 2
    assert (thinking.running, thinking.waiting, other.asked) == (0, 0, [])
    for thread in thinking._threads:
        await asyncio.to_thread(thread.join)


async def test_after_the_end_the_rule_of_thumb_answers(seen: View, spare: Action) -> None:
    thinking = Thinking(1, 8, LONG)
    await thinking.close()
    assert await thinking.choose("t1", Last(), seen) == spare


async def test_who_never_returns_is_left_behind(
    seen: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardavia.server.thinking.GRACE", 0.0)
    thinking, player = Thinking(1, 8, LONG), Endless()
    asked = ask(thinking, player, seen)
    await until_asked(player)
    await thinking.close()
    await asyncio.gather(asked, return_exceptions=True)
    assert thinking.running == 1
    assert all(thread.daemon for thread in thinking._threads)


def test_an_answer_after_the_loops_end_ends_the_thread(seen: View) -> None:
    thinker = Thinker()
    made: list[Thinking] = []

    async def give_up() -> None:
        made.append(Thinking(1, 8, LONG))
        asked = ask(made[0], thinker, seen)
        await until_asked(thinker)
        asked.cancel()

    asyncio.run(give_up())
    thinker.done.set()
    (thread,) = made[0]._threads
    thread.join()
    assert not thread.is_alive()


def test_the_pattern_of_cards_would_find_what_the_failing_player_says(seen: View) -> None:
    with pytest.raises(ValueError, match="cannot think") as caught:
        Failing().act(seen)
    assert CARD.search(str(caught.value))
    assert CARD.search(f"play {card('Ks')}")
