"""Find a Chromium for the browser tests, or install one.

`python -m tools.chromium` prints its path, installing what is missing: as root on a Debian, the
distribution's own with fonts for every script the pages use; elsewhere playwright's. When nothing
works it says so in one line and exits 1: browser tests never skip.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

__all__ = ["FLAGS", "ChromiumMissing", "ensure", "find"]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
BUNDLES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FONTS = ("fonts-noto-cjk", "fonts-noto-core", "fonts-liberation")
NEEDED = "install chromium or google-chrome, or set CARDAVIA_CHROMIUM to the path of one"

# Quiet and alone: no GPU, no calls home; the sandbox needs rights that a container does not give.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class ChromiumMissing(Exception):
    """No Chromium is there and none could be installed."""


def find() -> Path | None:
    """The Chromium to test with: a named one, an installed one, or playwright's own."""
    named = os.environ.get("CARDAVIA_CHROMIUM")
    if named:
        return _named(Path(named))
    installed = (path for name in NAMES if (path := shutil.which(name)))
    bundled = (bundle for bundle in BUNDLES if Path(bundle).exists())
    first = next(installed, None) or next(bundled, None)
    return Path(first) if first else _playwrights()


def ensure() -> Path:
    """The Chromium to test with, installed now if there is none.

    Raises:
        ChromiumMissing: there is none and none could be installed.
    """
    found = find()
    if _is_debian_root() and not (found and _has_japanese()):
        _apt_install(*(() if found else ("chromium",)), *FONTS)
    found = found or find()
    if found is None:
        _run(sys.executable, "-m", "playwright", "install", "chromium")
        found = find()
    if found is None:
        raise ChromiumMissing(f"no Chromium for the browser tests: {NEEDED}")
    return found


def _named(path: Path) -> Path:
    if not path.exists():
        raise ChromiumMissing(f"CARDAVIA_CHROMIUM names {path}, which does not exist: {NEEDED}")
    return path


def _playwrights() -> Path | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - slow, and seldom needed

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def _is_debian_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _has_japanese() -> bool:
    if shutil.which("fc-list") is None:
        return False
    listed = subprocess.run(["fc-list", ":lang=ja"], capture_output=True, check=False)
    return bool(listed.stdout.strip())


def _apt_install(*packages: str) -> None:
    _run("apt-get", "update", "-q")
    _run("apt-get", "install", "-q", "-y", "--no-install-recommends", *packages)


def _run(*command: str) -> None:
    """Run an installer; when it fails, `ensure` finds no Chromium and says so."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False, env=quiet)


def main() -> int:
    """Print the path of the Chromium to test with."""
    try:
        print(ensure())
    except ChromiumMissing as missing:
        print(f"cardavia: {missing}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
