"""All tables that are going on in this process, loaded from the store when asked for."""

import asyncio
import time
from functools import partial

import structlog

from cardavia import players
from cardavia.kernel import KernelMissing
from cardavia.server.advising import Advising
from cardavia.server.running import House, MakePlayer, Moment, RunningTable
from cardavia.server.secrecy import Secrets, draw_names, new_table_id
from cardavia.server.settings import ServeSettings
from cardavia.server.starting import StartForm
from cardavia.server.thinking import Thinking
from cardavia.store import Guest, Opening, Store
from cardavia.table import TableError, fold, open_table, opened, seat_person

__all__ = ["Hub"]

PERSON = 0
"""The seat of a lone person."""

_OWN_TIME = 0.75
"""How much of a decision's time a search may use, so that its answer comes before time is up."""

logger = structlog.get_logger("cardavia.server")


class Hub:
    """The way to every table."""

    def __init__(
        self, store: Store, settings: ServeSettings, make_player: MakePlayer | None = None
    ) -> None:
        self.store = store
        self.advising = Advising()
        self._thinking = Thinking(settings.threads, settings.queue, settings.thinking)
        secrets = Secrets(settings.seed)
        seconds = settings.thinking * _OWN_TIME
        make = make_player or partial(_player, seconds=seconds)
        self._house = House(store, secrets, self._thinking, settings.pace, make)
        self._running: dict[str, RunningTable] = {}
        self._loading = asyncio.Lock()
        self._closing = False

    async def open(self, guest: Guest, form: StartForm) -> str:
        """Open a table with a person at seat 0, or find the one that the same form opened.

        Raises:
            SettingsError: no such level, or a name that is empty or too long.
        """
        seats = seat_person(form.name, form.level, draw_names(form.name), form.others)
        entry = open_table(seats, self._house.secrets.match_seed(1))
        state = opened(new_table_id(), entry)
        opening = Opening(guest, form.once, PERSON, state, entry)
        table = await self.store.open_table(opening, int(time.time()))
        logger.info("table opened", table=table, levels=[one.level for one in seats[1:]])
        return table

    async def table(self, table: str) -> RunningTable | None:
        """The table, going on; None when there is none of that id."""
        async with self._loading:
            running = self._running.get(table)
            if running is None and not self._closing:
                running = await self._load(table)
            return running

    async def seat_of(self, table: str, guest: Guest | None) -> int | None:
        """The guest's seat at that table; None when it has none."""
        if guest is None:
            return None
        return await self.store.seat_of(table, guest, int(time.time()))

    def begin_close(self) -> None:
        """Send everyone who waits for news away, so that the server can end at once."""
        self._closing = True
        for running in list(self._running.values()):
            running.send_away()
        self._thinking.begin_close()
        self.advising.close()

    async def close(self) -> None:
        """Stop all tables; they stay stored."""
        self.begin_close()
        for running in list(self._running.values()):
            await running.stop()
        self._running.clear()
        await self._thinking.close()

    async def _load(self, table: str) -> RunningTable | None:
        entries = await self.store.entries(table)
        if not entries:
            return None
        try:
            states = list(fold(table, entries))
        except TableError as error:
            logger.error("log cannot be folded", table=table, error=type(error).__name__)  # noqa: TRY400
            raise
        events = (entry.event for entry in entries)
        moments = [Moment(state, event) for state, event in zip(states, events, strict=True)]
        running = RunningTable(moments, self._house, self._retired)
        self._running[table] = running
        return running

    def _retired(self, running: RunningTable) -> None:
        table = running.state.table
        if self._running.get(table) is running:
            del self._running[table]


def _player(level: str, seed: int, *, seconds: float) -> players.Player:
    """The player of a level; the rule-of-thumb player for one that the kernel is missing for.

    Such a level is not offered, but a table may have been begun where the kernel was there.
    """
    try:
        return players.make_player(level, seed, seconds=seconds)
    except KernelMissing:
        logger.warning("level needs the kernel, the rule of thumb plays", level=level)
        return players.GreedyPlayer(seed)
