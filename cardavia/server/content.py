"""Files and pictures as answers: entity tags, compression, and how long a browser may keep them."""

import gzip
import hashlib
from dataclasses import dataclass, field
from typing import Any

from litestar import Request, Response

__all__ = ["FOREVER", "HOUR", "PRIVATE", "REVALIDATE", "Content", "html", "reply"]

FOREVER = "public, max-age=31536000, immutable"
"""For addresses that change with their content."""
HOUR = "public, max-age=3600, stale-while-revalidate=86400"
"""For what changes with a new version only."""
REVALIDATE = "no-cache"
"""For what may be kept but is asked for each time."""
PRIVATE = "no-store"
"""For what is someone's own."""

_SMALL = 860  # bytes; below, compression gains nothing


@dataclass(frozen=True, slots=True)
class Content:
    """Bytes to serve, with their entity tag, compressed once when that is worth it."""

    body: bytes
    media_type: str
    tag: str = field(init=False)
    compressed: bytes | None = field(init=False, repr=False)

    def __post_init__(self) -> None:
        put = object.__setattr__  # frozen once this is done
        put(self, "tag", hashlib.sha256(self.body).hexdigest()[:20])
        put(self, "compressed", _compressed(self.body, self.media_type))


def _compressed(body: bytes, media_type: str) -> bytes | None:
    text = media_type.startswith("text/") or any(
        part in media_type for part in ("javascript", "json", "svg", "xml")
    )
    if not text or len(body) < _SMALL:
        return None
    return gzip.compress(body, compresslevel=9, mtime=0)


def reply(request: Request[Any, Any, Any], content: Content, cache: str) -> Response[bytes]:
    """The content, or 304 when the browser has it already."""
    headers = {"cache-control": cache, "etag": f'W/"{content.tag}"', "vary": "accept-encoding"}
    if content.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=content.media_type)
    body = content.body
    if content.compressed is not None and _takes_gzip(request):
        headers["content-encoding"] = "gzip"
        body = content.compressed
    return Response(body, headers=headers, media_type=content.media_type)


def html(
    request: Request[Any, Any, Any], text: str, *, status: int = 200, cache: str = REVALIDATE
) -> Response[bytes]:
    """A page, compressed for this answer; it is one person's, so nobody on the way may keep it."""
    headers = {
        "cache-control": cache if cache == PRIVATE else f"private, {cache}",
        "vary": "accept-encoding, cookie",
    }
    body = text.encode()
    if _takes_gzip(request) and len(body) >= _SMALL:
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, compresslevel=6, mtime=0)
    return Response(body, status_code=status, headers=headers, media_type="text/html")


def _takes_gzip(request: Request[Any, Any, Any]) -> bool:
    wishes = request.headers.get("accept-encoding", "")
    return any(
        part.split(";")[0].strip() == "gzip" and "q=0" not in part.replace("q=0.", "")
        for part in wishes.split(",")
    )
