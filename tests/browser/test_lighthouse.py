"""What Lighthouse says of the main pages. `make audit` asks it for their speed as well."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.conftest import Served
from tools.audit.lighthouse import lighthouse
from tools.audit.visitor import PAGES, Visitor, visitor


@pytest.fixture(scope="module")
def visited(served: Served) -> Iterator[Visitor]:
    """Somebody who has begun a match, in a browser that Lighthouse can reach."""
    with sync_playwright() as playwright, visitor(playwright, served.url) as someone:
        yield someone


@pytest.mark.parametrize("page", [*PAGES, "table"])
def test_lighthouse_finds_nothing(visited: Visitor, page: str) -> None:
    [report] = lighthouse(
        visited.port, {page: visited.pages[page]}, ["accessibility", "best-practices"]
    )
    assert report.failed == []
    assert report.scores == {"accessibility": 100, "best-practices": 100}
