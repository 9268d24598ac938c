"""Who is asking: a random session id in a cookie, of which the server keeps only the hash."""

import hashlib
import re
import secrets
from collections.abc import Mapping

from cardavia.store import Guest

__all__ = ["COOKIE", "cookie_header", "guest_of", "guest_with", "new_session"]

COOKIE = "cardavia_session"
YEAR = 365 * 24 * 60 * 60
_ID = re.compile(r"[A-Za-z0-9_-]{43}")


def new_session() -> str:
    """A session id: 256 random bits, 43 characters."""
    return secrets.token_urlsafe(32)


def guest_of(cookies: Mapping[str, str]) -> Guest | None:
    """The guest that a request's cookies name; None without a well-formed session id."""
    session = cookies.get(COOKIE, "")
    return guest_with(session) if _ID.fullmatch(session) else None


def guest_with(session: str) -> Guest:
    """The guest with that session id."""
    return Guest(hashlib.sha256(session.encode()).digest())


def cookie_header(session: str, *, secure: bool) -> str:
    """The `Set-Cookie` header that gives a browser its session id for a year."""
    parts = f"{COOKIE}={session}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return f"{parts}; Secure" if secure else parts
