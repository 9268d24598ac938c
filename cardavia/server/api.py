"""What the table's script talks to over HTTP: commands, long poll, past deals, record."""

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import HTTPException

from cardavia.notation import encode_record
from cardavia.rules import DEALS
from cardavia.server.advising import Busy
from cardavia.server.content import PRIVATE
from cardavia.server.guests import guest_of
from cardavia.server.running import RunningTable
from cardavia.server.services import PlainRequest, Services
from cardavia.table import (
    AcceptedMessage,
    BadMessage,
    ErrorMessage,
    HintMessage,
    Ping,
    PongMessage,
    Refusal,
    RefusedMessage,
    Reply,
    check_hint,
    decode_request,
    encode,
    finished_record,
    malformed,
    past_deal,
    project,
    seat_view,
)

__all__ = ["ApiError", "api_handlers", "json_reply", "seat_at"]


class ApiError(HTTPException):
    """An answer that is no answer of a table: its status and the code to send."""

    def __init__(self, status: int, message: ErrorMessage) -> None:
        super().__init__(status_code=status)
        self.message = message


def json_reply(message: Reply, status: int = 200) -> Response[bytes]:
    """A message of the protocol as an answer; nobody may keep it."""
    return Response(
        encode(message),
        status_code=status,
        media_type="application/json",
        headers={"cache-control": PRIVATE},
    )


async def seat_at(
    services: Services, cookies: dict[str, str], table_id: str
) -> tuple[int, RunningTable]:
    """The seat of whoever asks, and the table.

    Raises:
        ApiError: 404 without such a table, 403 for someone who has no seat there.
    """
    seat = await services.hub.seat_of(table_id, guest_of(cookies))
    if seat is None:
        if await services.hub.store.exists(table_id):
            raise ApiError(403, ErrorMessage("foreign"))
        raise ApiError(404, ErrorMessage("not-found"))
    running = await services.hub.table(table_id)
    if running is None:
        raise ApiError(503, ErrorMessage("server"))
    return seat, running


@post("/api/tables/{table_id:str}/commands", status_code=200)
async def commands(request: PlainRequest, table_id: str, services: Services) -> Response[bytes]:
    """Carry out one command."""
    seat, running = await seat_at(services, request.cookies, table_id)
    try:
        command = decode_request(await request.body())
    except BadMessage as error:
        return json_reply(malformed(running.state, error), 400)
    if isinstance(command, Ping):
        return json_reply(PongMessage())
    answer = await running.submit(seat, command)
    return json_reply(answer, 200 if isinstance(answer, AcceptedMessage) else 409)


@get("/api/tables/{table_id:str}/state")
async def state(
    request: PlainRequest, table_id: str, services: Services, after: int | None = None
) -> Response[bytes]:
    """The state now, or with `after` the next one after that event, as soon as there is one."""
    seat, running = await seat_at(services, request.cookies, table_id)
    with running.watched():
        if after is None or after > running.state.seq:
            return json_reply(project(running.state, seat))
        try:
            await asyncio.wait_for(running.news_after(after), services.settings.long_poll)
        except TimeoutError:
            return _nothing_new()
        moments = running.moments_after(after)
        if moments:
            return json_reply(project(moments[0].state, seat, moments[0].event))
        return json_reply(project(running.state, seat)) if moments is None else _nothing_new()


@get("/api/tables/{table_id:str}/deals/{number:int}")
async def deal(
    request: PlainRequest, table_id: str, number: int, services: Services, match: int | None = None
) -> Response[bytes]:
    """A finished deal as this seat saw it at its end."""
    seat, running = await seat_at(services, request.cookies, table_id)
    if not 1 <= number <= DEALS:
        raise ApiError(404, ErrorMessage("not-found"))
    found = past_deal(running.state, seat, number, match)
    if found is None:
        raise ApiError(409, ErrorMessage("not-over"))
    return json_reply(found)


@get("/api/tables/{table_id:str}/hint")
async def hint(
    request: PlainRequest, table_id: str, services: Services, seq: int
) -> Response[bytes]:
    """What the seat to move might do after event `seq`, by what it may know."""
    seat, running = await seat_at(services, request.cookies, table_id)
    state = running.state
    try:
        check_hint(state, seat, seq)
    except Refusal as refusal:
        return json_reply(RefusedMessage(None, refusal.code, state.seq), 409)
    guest, seen = guest_of(request.cookies), seat_view(state, seat)
    try:
        advice = await services.hub.advising.hint(guest, table_id, state.seq, seen)
    except Busy:
        raise ApiError(429, ErrorMessage("busy")) from None
    return json_reply(HintMessage(seq, advice.actions))


@get("/api/tables/{table_id:str}/record")
async def record(
    request: PlainRequest, table_id: str, services: Services, match: int | None = None
) -> Response[bytes]:
    """The record of a match that is over, as a file to keep."""
    _seat, running = await seat_at(services, request.cookies, table_id)
    found = finished_record(running.state, match)
    if found is None:
        raise ApiError(409, ErrorMessage("not-over"))
    return Response(
        encode_record(found),
        media_type="application/json",
        headers={
            "cache-control": PRIVATE,
            "content-disposition": f'attachment; filename="cardavia-{found.id}.json"',
        },
    )


def _nothing_new() -> Response[bytes]:
    return Response(
        b"", status_code=204, media_type="application/json", headers={"cache-control": PRIVATE}
    )


api_handlers: list[Any] = [commands, state, deal, record, hint]
