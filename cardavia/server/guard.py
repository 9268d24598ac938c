"""What every request passes before anything else sees it, and what every answer carries.

A request must call the server by a name that it knows (a page of another site could otherwise reach
it by a name of its own that it points here), and a request that could change something or opens a
socket must come from a page of this server.
"""

import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

__all__ = ["CONTENT_SECURITY_POLICY", "AsgiApp", "Guard", "Receive", "Scope", "Send"]

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
AsgiApp = Callable[[Scope, Receive, Send], Awaitable[None]]

CONTENT_SECURITY_POLICY = (
    # The table cuts its cards out of the deck and shows each as a blob: a picture, never a script.
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
    "connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)

_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # Not "no-referrer": with it, browsers send the start form with the origin "null".
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
# Browsers look for these at pages alone; with every style and picture they would only be weight.
_PAGE_HEADERS = [
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_MISDIRECTED = 421
_FORBIDDEN = 403


class Guard:
    """The application `app` behind the checks; `hosts` are the names that it answers to.

    Addresses (`127.0.0.1`, `[::1]`) and `localhost` are always answered to: no other site can make
    a browser call an address by a name of its own.
    """

    def __init__(self, app: AsgiApp, hosts: Iterable[str]) -> None:
        self._app = app
        self._hosts = frozenset({"localhost", *(host.lower() for host in hosts)})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        status = self._refusal(scope)
        if status is not None:
            await _refuse(scope, send, status)
        elif scope["type"] == "http":
            await self._serve(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _refusal(self, scope: Scope) -> int | None:
        """The status to refuse the connection with; None lets it pass."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        origin = headers.get(b"origin")
        if not self._knows(host):
            return _MISDIRECTED
        if scope["type"] == "websocket":
            return None if origin is not None and _same(origin, host) else _FORBIDDEN
        if scope["method"] in _SAFE or origin is None:
            # Only programs send no origin with a form; a browser always does.
            return None
        return None if _same(origin, host) else _FORBIDDEN

    def _knows(self, host: str) -> bool:
        name = _host_name(host)
        return name is not None and (name in self._hosts or _is_address(name))

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer; HEAD is GET without the body."""
        head = scope["method"] == "HEAD"

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                page = _PAGE_HEADERS if _is_page(message) else []
                message["headers"] = [*message["headers"], *_HEADERS, *page]
            elif message["type"] == "http.response.body" and head:
                message["body"] = b""
            await send(message)

        inner = {**scope, "method": "GET"} if head else scope
        await self._app(inner, receive, send_guarded)


def _is_page(start: Message) -> bool:
    kinds = [value for name, value in start["headers"] if name.lower() == b"content-type"]
    return any(kind.startswith(b"text/html") for kind in kinds)


async def _refuse(scope: Scope, send: Send, status: int) -> None:
    if scope["type"] == "websocket":
        # Before the handshake is accepted this becomes a plain HTTP 403.
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    text = b"Misdirected Request\n" if status == _MISDIRECTED else b"Forbidden\n"
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(text)).encode()),
        *_HEADERS,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = b"" if scope["method"] == "HEAD" else text
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _host_name(host: str) -> str | None:
    """The name in a `Host` header, lower-case, without port and brackets; None when malformed."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # raises when it is no number
    except ValueError:
        return None
    if parts.path or parts.query or parts.fragment or parts.username is not None:
        return None
    return parts.hostname


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _same(origin: str, host: str) -> bool:
    """Whether an `Origin` header names the server that the `Host` header names."""
    scheme, _, rest = origin.partition("://")
    return scheme in ("http", "https") and rest.lower() == host.lower()
