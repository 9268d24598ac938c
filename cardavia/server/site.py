"""The pages' addresses: who sees which page, and the start button's form."""

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from cardavia.rules import CardNameError
from cardavia.server import pages
from cardavia.server.assets import asset, client_entry, release, static_cache, static_file
from cardavia.server.content import PRIVATE, REVALIDATE, Content, html, reply
from cardavia.server.guests import COOKIE, cookie_header, guest_of, guest_with, new_session
from cardavia.server.pages import ErrorKind, MatchLine, PageContext
from cardavia.server.services import PlainRequest, Services
from cardavia.server.starting import BadForm, Offer, read_form
from cardavia.store import Guest, TableLine
from cardavia.table import SettingsError
from cardavia.text import TextError, bundle_source, languages, negotiate

__all__ = ["error_page", "known_language", "page_context", "site_handlers"]

TRADITION = "unsun-karuta"
_BARE = frozenset({TRADITION, "matches", "settings", "learn"})
_TAGS = frozenset(one.tag for one in languages())


def page_context(request: PlainRequest, lang: str, path: str) -> PageContext:
    """What a page has to know about where it stands."""
    host = request.headers.get("host", "localhost")
    return PageContext(lang, path, f"{request.url.scheme}://{host}", asset, client_entry, release())


def error_page(request: PlainRequest, kind: ErrorKind) -> Response[bytes]:
    """A kind page in the language of the address, else in the browser's."""
    first = request.url.path.strip("/").split("/")[0]
    lang = first if first in _TAGS else _browsers_language(request)
    page = pages.render_error(page_context(request, lang, "/"), kind)
    return html(request, page, status=kind.status, cache=PRIVATE)


@get("/")
async def bare(request: PlainRequest) -> Redirect:
    """To the traditions, in the browser's language."""
    return _to_language(request, "/")


@get("/{lang:str}")
async def traditions(request: PlainRequest, lang: str, services: Services) -> Response[Any]:
    """The card traditions; an address without a language finds its language."""
    if lang in _BARE:
        return _to_language(request, f"/{lang}")
    page = page_context(request, known_language(lang), "/")
    text = pages.render_traditions(page, Offer.fresh(), await _unfinished(request, services))
    return await _with_session(request, services, text)


@get(f"/{{lang:str}}/{TRADITION}")
async def tradition(request: PlainRequest, lang: str, services: Services) -> Response[bytes]:
    """Unsun Karuta: cards, game, rules and the start button."""
    page = page_context(request, known_language(lang), f"/{TRADITION}")
    matches = await _unfinished(request, services)
    text = pages.render_tradition(page, Offer.fresh(), matches[:3])
    return await _with_session(request, services, text)


@get(f"/{{lang:str}}/{TRADITION}/cards/{{name:str}}")
async def card(request: PlainRequest, lang: str, name: str, services: Services) -> Response[bytes]:
    """One card of the tradition."""
    page = page_context(request, known_language(lang), f"/{TRADITION}/cards/{name}")
    try:
        text = pages.render_card(page, name)
    except CardNameError:
        raise NotFoundException from None
    return await _with_session(request, services, text)


@get("/{lang:str}/matches")
async def matches(request: PlainRequest, lang: str, services: Services) -> Response[bytes]:
    """One's own matches."""
    page = page_context(request, known_language(lang), "/matches")
    text = pages.render_matches(page, Offer.fresh(), await _matches(request, services))
    return await _with_session(request, services, text, PRIVATE)


@get("/{lang:str}/settings")
async def settings(request: PlainRequest, lang: str, services: Services) -> Response[bytes]:
    """What a player may choose, kept by the browser."""
    page = page_context(request, known_language(lang), "/settings")
    return await _with_session(request, services, pages.render_settings(page))


@get("/{lang:str}/tables/{table_id:str}")
async def table(
    request: PlainRequest, lang: str, table_id: str, services: Services
) -> Response[bytes]:
    """One's own table."""
    page = page_context(request, known_language(lang), f"/tables/{table_id}")
    if await services.hub.seat_of(table_id, guest_of(request.cookies)) is None:
        exists = await services.hub.store.exists(table_id)
        return error_page(request, ErrorKind.OTHERS_TABLE if exists else ErrorKind.NOT_FOUND)
    return await _with_session(request, services, pages.render_table(page, table_id), PRIVATE)


@post("/{lang:str}/tables", status_code=303)
async def start(request: PlainRequest, lang: str, services: Services) -> Response[Any]:
    """The start button: a new table, the same one for the same form, and off to its page."""
    tables = f"/{known_language(lang)}/tables"
    session, guest = await _session(request, services)
    try:
        form = read_form(await request.form(), Offer.fresh())
        table_id = await services.hub.open(guest, form)
    except (BadForm, SettingsError):
        return error_page(request, ErrorKind.BAD_REQUEST)
    headers = {"cache-control": PRIVATE, **_cookie(request, session)}
    return Redirect(f"{tables}/{table_id}", status_code=303, headers=headers)


@get("/text/{lang:str}/{name:str}")
async def texts(request: PlainRequest, lang: str, name: str) -> Response[bytes]:
    """A Fluent file for the table's script."""
    bundle, dot, kind = name.partition(".")
    if (dot, kind) != (".", "ftl"):
        raise NotFoundException
    try:
        source = bundle_source(lang, bundle)
    except TextError:
        raise NotFoundException from None
    # What is said to translators is not sent to players.
    said = "".join(line for line in source.splitlines(True) if not line.startswith("#"))
    content = Content(said.encode(), "text/plain")
    return reply(request, content, REVALIDATE)  # it has to fit the script, which is versioned


@get("/static/{name:path}")
async def static(request: PlainRequest, name: str, v: str | None = None) -> Response[bytes]:
    """A static file."""
    content = static_file(str(name))
    if content is None:
        raise NotFoundException
    return reply(request, content, static_cache(str(name), v, content))


@get("/healthz")
async def health(services: Services) -> Response[bytes]:
    """Whether the server and its database answer."""
    await services.hub.store.exists("")
    return Response(b"ok\n", media_type="text/plain", headers={"cache-control": PRIVATE})


def known_language(lang: str) -> str:
    """The tag of an address, or 404 where it is none."""
    if lang not in _TAGS:
        raise NotFoundException
    return lang


def _browsers_language(request: PlainRequest) -> str:
    return negotiate(request.headers.get("accept-language", ""))


def _to_language(request: PlainRequest, path: str) -> Redirect:
    headers = {"vary": "accept-language", "cache-control": "no-cache"}
    address = f"/{_browsers_language(request)}{path}"
    return Redirect(address, status_code=302, headers=headers)


async def _matches(request: PlainRequest, services: Services) -> Sequence[MatchLine]:
    guest = guest_of(request.cookies)
    if guest is None:
        return []
    lines = await services.hub.store.tables_of(guest, int(time.time()))
    return [_match_line(line) for line in lines if not line.closed or line.over]


async def _unfinished(request: PlainRequest, services: Services) -> Sequence[MatchLine]:
    return [one for one in await _matches(request, services) if not one.over]


def _match_line(line: TableLine) -> MatchLine:
    own = line.seat % 2
    total = (line.total[own], line.total[1 - own])
    played = datetime.fromtimestamp(line.changed, UTC)
    return MatchLine(line.table, line.deal, total, line.over, played)


async def _session(request: PlainRequest, services: Services) -> tuple[str, Guest]:
    """The browser's session, or a new one when it has none that is still good."""
    guest = guest_of(request.cookies)
    if guest is not None and await services.hub.store.renew(guest, int(time.time())):
        return request.cookies[COOKIE], guest
    session = new_session()
    return session, guest_with(session)


async def _with_session(
    request: PlainRequest, services: Services, text: str, cache: str = REVALIDATE
) -> Response[bytes]:
    """The page, and the session's cookie with it, good for a year from now."""
    session, _guest = await _session(request, services)
    response = html(request, text, cache=cache)
    response.headers.update(_cookie(request, session))
    return response


def _cookie(request: PlainRequest, session: str) -> dict[str, str]:
    return {"set-cookie": cookie_header(session, secure=request.url.scheme == "https")}


site_handlers: list[Any] = [
    bare, traditions, tradition, card, matches, settings, table, start, texts, static, health,
]  # fmt: skip
