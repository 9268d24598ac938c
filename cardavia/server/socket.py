"""The table's socket: states out as they come, commands in, from wherever the browser was."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

import structlog
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from cardavia.server.api import ApiError, seat_at
from cardavia.server.running import RunningTable
from cardavia.server.services import PlainSocket, Services
from cardavia.table import (
    BadMessage,
    Ping,
    PongMessage,
    Reply,
    decode_request,
    encode,
    malformed,
    project,
)

__all__ = ["table_socket"]

SLOW = 10.0
"""Seconds that a browser may take to receive one message before it is dropped."""
_TRY_AGAIN = 1012
_GONE = 1000

logger = structlog.get_logger("cardavia.server")


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: PlainSocket, table_id: str, services: Services, after: int | None = None
) -> None:
    """One browser's socket. `after` is the last event that it has seen, when it comes again."""
    try:
        seat, running = await seat_at(services, socket.cookies, table_id)
    except ApiError:
        await socket.close()  # before it is accepted: the browser sees a plain 403
        return
    await socket.accept()
    with running.watched():
        await _Line(socket, seat, running).serve(after)


class _Line:
    """An open socket of one seat at one table."""

    def __init__(self, socket: PlainSocket, seat: int, running: RunningTable) -> None:
        self._socket = socket
        self._seat = seat
        self._running = running
        self._sending = asyncio.Lock()

    async def serve(self, after: int | None) -> None:
        """Tell and listen until the browser or the table is gone."""
        listening = asyncio.create_task(self._listen())
        telling = asyncio.create_task(self._tell(after))
        try:
            await asyncio.wait({listening, telling}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listening, telling):
                task.cancel()
            ends = await asyncio.gather(listening, telling, return_exceptions=True)
        self._report(ends)
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(code=_TRY_AGAIN if self._running.stopped else _GONE)

    def _report(self, ends: Iterable[BaseException | None]) -> None:
        expected = (asyncio.CancelledError, WebSocketDisconnect)
        for end in ends:
            if end is not None and not isinstance(end, expected):
                logger.warning("socket dropped", seat=self._seat, error=type(end).__name__)

    async def _tell(self, after: int | None) -> None:
        """Send what was missed, else the state now, then each new state."""
        running = self._running
        seq = await self._catch_up(after)
        while not running.stopped:
            await running.news_after(seq)
            moments = running.moments_after(seq)
            if moments is None:
                seq = await self._send_now()
                continue
            for moment in moments:
                await self._send(project(moment.state, self._seat, moment.event))
                seq = moment.state.seq

    async def _catch_up(self, after: int | None) -> int:
        missed = None if after is None else self._running.moments_after(after)
        if after is None or not missed:
            return await self._send_now()
        return after

    async def _send_now(self) -> int:
        state = self._running.state
        await self._send(project(state, self._seat))
        return state.seq

    async def _listen(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] == "websocket.receive":
                await self._answer(message.get("text") or message.get("bytes") or b"")

    async def _answer(self, text: str | bytes) -> None:
        try:
            command = decode_request(text)
        except BadMessage as error:
            await self._send(malformed(self._running.state, error))
            return
        if isinstance(command, Ping):
            await self._send(PongMessage())
        else:
            await self._send(await self._running.submit(self._seat, command))

    async def _send(self, message: Reply) -> None:
        """Send one message whole; a browser that takes too long to take it is dropped."""
        async with self._sending:
            await asyncio.wait_for(self._socket.send_data(encode(message).decode()), SLOW)
