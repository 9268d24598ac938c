"""The static files: our own, and the client's as Vite has built them."""

import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

import msgspec

from cardavia.server.content import FOREVER, REVALIDATE, Content
from cardavia.server.pages import ClientEntry, EntryName

__all__ = [
    "STATIC",
    "asset",
    "client_entry",
    "client_is_built",
    "release",
    "static_cache",
    "static_file",
]

STATIC = Path(__file__).parent / "static"
_MANIFEST = "client/.vite/manifest.json"
_SOURCES: dict[EntryName, str] = {
    "page": "src/page/main.ts",
    "settings": "src/settings/main.ts",
    "table": "src/table/main.ts",
    "learn": "src/learn/main.ts",
    "lessons": "src/learn/overview.ts",
}
_TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class _Chunk(msgspec.Struct):
    file: str
    css: list[str] = []
    imports: list[str] = []


def static_file(name: str) -> Content | None:
    """The static file of that name, such as `base.css`; None when there is none."""
    if "\0" in name:
        return None
    path = (STATIC / name.lstrip("/")).resolve()
    hidden = any(part.startswith(".") for part in Path(name).parts)
    if hidden or not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        return None
    stat = path.stat()
    return _read(path, stat.st_mtime_ns, stat.st_size)


def static_cache(name: str, version: str | None, content: Content) -> str:
    """How long a browser may keep a static file: for ever when its address says which one it is."""
    hashed = name.lstrip("/").startswith("client/assets/")
    return FOREVER if hashed or (version and content.tag.startswith(version)) else REVALIDATE


def asset(name: str) -> str:
    """The address of an own static file, which changes with its content."""
    content = static_file(name)
    return f"/static/{name}" if content is None else f"/static/{name}?v={content.tag[:10]}"


def release() -> str:
    """A name for all static files together, which changes when one of them does."""
    files = [file for file in sorted(STATIC.iterdir()) if file.is_file()]
    if client_is_built():
        files.append(STATIC / _MANIFEST)
    return _release(tuple((file, file.stat().st_mtime_ns) for file in files))


def client_is_built() -> bool:
    """Whether the client's built files are there."""
    return (STATIC / _MANIFEST).is_file()


def client_entry(name: EntryName) -> ClientEntry:
    """The built files of one entry of the client.

    Without them the address names a file that is not there; the server's start has said so.
    """
    if not client_is_built():
        return ClientEntry(f"/static/client/not-built/{name}.js")
    path = STATIC / _MANIFEST
    chunks = _manifest(path, path.stat().st_mtime_ns)
    needed = _needed(chunks, _SOURCES[name])
    own, *others = (chunks[one] for one in needed)
    styles = [style for one in needed for style in chunks[one].css]
    return ClientEntry(
        _address(own.file),
        tuple(_address(style) for style in dict.fromkeys(styles)),
        tuple(_address(other.file) for other in others),
    )


def _address(file: str) -> str:
    return f"/static/client/{file}"


def _needed(chunks: dict[str, _Chunk], source: str) -> list[str]:
    """The chunk and all that it imports, itself first."""
    found = [source]
    for one in found:
        found += [other for other in chunks[one].imports if other not in found]
    return found


@lru_cache(maxsize=4)
def _release(files: tuple[tuple[Path, int], ...]) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file, _ in files)).hexdigest()[:10]


@lru_cache(maxsize=4)
def _manifest(path: Path, _changed: int) -> dict[str, _Chunk]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, _Chunk])


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int, _size: int) -> Content:
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Content(path.read_bytes(), _TYPES.get(path.suffix, guessed))
