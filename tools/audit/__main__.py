"""`make audit`: how fast the pages are, and how fast the table answers on a slow machine.

Medians of five. Exits 1 when a budget is broken. It takes minutes and wants a quiet machine, which
is why no test asks for it.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tools.audit.interaction import slowest_answer
from tools.audit.lighthouse import lighthouse
from tools.audit.visitor import visitor

RUNS = 5
SCORE, MILLISECONDS = 95, 100


@contextmanager
def _server() -> Iterator[str]:
    """The address of a server whose AI answer at once."""
    with TemporaryDirectory() as folder:
        options = ["--port", "0", "--pace", "0", "--database", f"{folder}/audit.sqlite"]
        process = subprocess.Popen(
            [sys.executable, "-m", "cardavia", "serve", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            yield next(
                found.group()
                for line in process.stdout or ()
                if (found := re.search(r"http://127\.0\.0\.1:\d+", line))
            )
        finally:
            process.terminate()
            process.communicate(timeout=20)


def _performance(port: int, pages: Mapping[str, str]) -> dict[str, float]:
    """Lighthouse's performance of each page."""
    scores: dict[str, list[int]] = {}
    for report in lighthouse(port, pages, ["performance"], runs=RUNS):
        scores.setdefault(report.page, []).append(report.scores["performance"])
    return {page: median(of_page) for page, of_page in scores.items()}


def _told(name: str, value: float, budget: str, *, kept: bool) -> bool:
    print(f"{name:<40} {value:>6.0f}  {budget:<10} {'kept' if kept else 'BROKEN'}")
    return kept


def main() -> int:
    """Measure, print a table, and say by the exit code whether every budget is kept."""
    with _server() as url, sync_playwright() as playwright, visitor(playwright, url) as someone:
        answers = [slowest_answer(someone.page, url) for _ in range(RUNS)]
        scores = _performance(someone.port, someone.pages)
    answer = median(answers)
    kept = [
        _told(
            "interaction to next paint, ms",
            answer,
            f"< {MILLISECONDS}",
            kept=answer < MILLISECONDS,
        ),
        *(
            _told(f"Lighthouse performance, {page}", score, f">= {SCORE}", kept=score >= SCORE)
            for page, score in scores.items()
        ),
    ]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
