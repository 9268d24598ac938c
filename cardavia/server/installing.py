"""What makes an app of the pages: its manifest, its service worker, and the page without a line."""

from typing import Any

import msgspec
from litestar import Response, get

from cardavia.server import pages
from cardavia.server.assets import static_file
from cardavia.server.content import HOUR, REVALIDATE, Content, html, reply
from cardavia.server.services import PlainRequest
from cardavia.server.site import known_language, page_context
from cardavia.text import localizer

__all__ = ["installing_handlers"]

_PAPER = "#f3ead8"
_ICONS = (
    {"src": "/cards/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "/static/icon-192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "/static/icon-512.png", "sizes": "512x512", "type": "image/png"},
    {
        "src": "/static/icon-mask-512.png",
        "sizes": "512x512",
        "type": "image/png",
        "purpose": "maskable",
    },
)


@get("/{lang:str}/manifest.webmanifest")
async def manifest(request: PlainRequest, lang: str) -> Response[bytes]:
    """How a system shows the installed app, in one language."""
    words = localizer(known_language(lang))
    described = {
        "id": "/",
        "name": words.format("app-name"),
        "short_name": "Cardavia",
        "description": words.format("traditions-about"),
        "lang": lang,
        "dir": words.language.direction,
        "start_url": f"/{lang}/",
        "scope": "/",
        "display": "standalone",
        "background_color": _PAPER,
        "theme_color": _PAPER,
        "icons": _ICONS,
        "shortcuts": [
            {"name": words.format("your-matches"), "url": f"/{lang}/matches"},
            {"name": words.format("rules-title"), "url": f"/{lang}/unsun-karuta#rules"},
        ],
    }
    content = Content(msgspec.json.encode(described), "application/manifest+json")
    return reply(request, content, HOUR)


@get("/service-worker.js")
async def service_worker(request: PlainRequest) -> Response[bytes]:
    """The script that answers when the house cannot be reached.

    It stands at the root, because a worker may only answer for addresses below its own.
    """
    script = static_file("service-worker.js")
    assert script is not None  # noqa: S101 - it is part of the package
    return reply(request, script, REVALIDATE)


@get("/{lang:str}/offline")
async def offline(request: PlainRequest, lang: str) -> Response[bytes]:
    """The page that the worker keeps and shows without a line."""
    page = page_context(request, known_language(lang), "/offline")
    return html(request, pages.render_offline(page))


installing_handlers: list[Any] = [manifest, service_worker, offline]
