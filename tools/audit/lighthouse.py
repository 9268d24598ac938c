"""Lighthouse, which runs in node: client/audit/lighthouse.mjs."""

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

__all__ = ["Report", "lighthouse"]

_SCRIPT = Path(__file__).parents[2] / "client" / "audit" / "lighthouse.mjs"


class Report(msgspec.Struct, frozen=True):
    """What Lighthouse says of a page: scores of 0 to 100 by category, and why not 100."""

    page: str
    scores: dict[str, int]
    failed: list[str]


def lighthouse(
    port: int, pages: Mapping[str, str], categories: Sequence[str], runs: int = 1
) -> list[Report]:
    """Audit pages, given by name, in the Chromium that listens at a debugging port."""
    asked = {"port": port, "pages": pages, "categories": categories, "runs": runs}
    done = subprocess.run(
        ["node", str(_SCRIPT)],
        input=json.dumps(asked),
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return [msgspec.json.decode(line, type=Report) for line in done.stdout.splitlines()]
