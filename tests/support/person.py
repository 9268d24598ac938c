"""A person with a browser, as far as a test needs one: pages, form, commands, socket."""

import json
import re
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

Message = dict[str, Any]


class Person:
    """One browser with its cookies."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.web = httpx.AsyncClient(base_url=base, timeout=30)
        self.table = ""

    async def move(self, base: str) -> None:
        """The same browser at a server that was started anew."""
        cookies = self.web.cookies
        await self.web.aclose()
        self.base = base
        self.web = httpx.AsyncClient(base_url=base, timeout=30, cookies=cookies)

    async def form(self) -> str:
        """The nonce of the tradition page's start form."""
        page = await self.web.get("/en/unsun-karuta")
        found = re.search(r'name="once" value="([^"]+)"', page.text)
        assert found, page.text
        return found[1]

    async def start(self, once: str | None = None, **chosen: str) -> str:
        """Press the start button, with what was chosen in the form; the table's id."""
        form = {"once": once or await self.form(), **chosen}
        answer = await self.web.post("/en/tables", data=form, headers={"origin": self.base})
        assert answer.status_code == 303, answer.text
        self.table = answer.headers["location"].rpartition("/")[2]
        return self.table

    @property
    def api(self) -> str:
        """The table's address."""
        return f"/api/tables/{self.table}"

    async def state(self, after: int | None = None) -> Message:
        """The state now, or the next after an event."""
        query = {} if after is None else {"after": after}
        answer = await self.web.get(f"{self.api}/state", params=query)
        assert answer.status_code == 200, answer.text
        message: Message = answer.json()
        return message

    async def send(self, message: Message) -> httpx.Response:
        """Send a command over HTTP."""
        return await self.web.post(
            f"{self.api}/commands", json=message, headers={"origin": self.base}
        )

    @asynccontextmanager
    async def socket(self, after: int | None = None) -> AsyncIterator[ClientConnection]:
        """An open socket to the table."""
        session = self.web.cookies.get("cardavia_session", "")
        query = "" if after is None else f"?after={after}"
        address = f"{self.base}{self.api}/socket{query}".replace("http", "ws", 1)
        headers = {"Cookie": f"cardavia_session={session}"}
        async with connect(
            address, origin=Origin(self.base), additional_headers=headers, proxy=None
        ) as socket:
            yield socket


def command(state: Message, do: str, **more: str) -> Message:
    """A new command that answers that state."""
    return {"do": do, "id": uuid.uuid4().hex, "seq": state["seq"], **more}


def choice(state: Message, which: int = 0) -> Message | None:
    """A command that makes one of the choices the state gives; None when it gives none."""
    legal = state["view"]["legal"]
    if legal:
        do, _, card = legal[which % len(legal)].partition(" ")
        return command(state, do, **({"card": card} if card else {}))
    if "next-deal" in state["match"]["can"]:
        return command(state, "next-deal")
    return None


def waits(state: Message) -> bool:
    """Whether the table waits for the person: nothing comes from the table by itself."""
    view = state["view"]
    if view["turn"] is None:
        return True
    forced = view["phase"] in ("declare", "discard") and len(view["legal"]) == 1
    return bool(view["legal"]) and not forced


async def receive(socket: ClientConnection) -> Message:
    """The next message on a socket."""
    message: Message = json.loads(await socket.recv())
    return message


async def play_on(socket: ClientConnection, *, until: int | None = None) -> Message:
    """Play whatever is first on offer until the match is over, or until that event."""
    while True:
        message = await receive(socket)
        if message["type"] != "state":
            assert message["type"] == "accepted", message
            continue
        if message["match"]["over"] or (until is not None and message["seq"] >= until):
            return message
        wanted = choice(message) if waits(message) else None
        if wanted is not None:
            await socket.send(json.dumps(wanted))
