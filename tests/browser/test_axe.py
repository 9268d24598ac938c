"""axe finds nothing, of no level, wherever a person comes."""

from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import DIALOGS, findings, stations
from tests.browser.conftest import Served
from tests.browser.test_pages import THEMES

Theme = Literal["light", "dark"]

LANGUAGES = ["ar", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "tr", "zh-Hans"]
SAMPLE: list[tuple[str, Theme]] = [("en", "light"), ("de", "dark"), ("ar", "light")]


def found_on_the_way(
    chromium: Browser, url: str, lang: str, theme: Theme, dialogs: str = DIALOGS
) -> dict[str, list[str]]:
    """The places with findings, as one person sees them who comes for the first time."""
    with chromium.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", color_scheme=theme
    ) as context:
        page = context.new_page()
        seen = {name: findings(page) for name in stations(page, url, lang, dialogs)}
    assert next(iter(seen)) == "start"
    assert list(seen)[-1] == "summary"
    return {name: found for name, found in seen.items() if found}


@pytest.mark.parametrize(("lang", "theme"), SAMPLE)
def test_axe_finds_nothing_at_all(
    chromium: Browser, served_robai: Served, lang: str, theme: Theme
) -> None:
    assert found_on_the_way(chromium, served_robai.url, lang, theme, dialogs="o") == {}


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_at_all_in_any_language(
    chromium: Browser, served_robai: Served, lang: str, theme: Theme
) -> None:
    assert found_on_the_way(chromium, served_robai.url, lang, theme) == {}


def test_axe_is_heard(chromium: Browser) -> None:
    """A page with a slight fault alone, which only a rule of good practice tells of, has it."""
    page = chromium.new_page()
    page.set_content(
        "<!doctype html><html lang='en'><title>t</title>"
        "<main><h1>One</h1><h3>Three</h3></main></html>"
    )
    assert [one.split(":")[0] for one in findings(page)] == ["heading-order (moderate)"]
    page.close()
