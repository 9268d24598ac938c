"""What a browser needs to install the pages as an app."""

from collections.abc import Callable

import pytest

from cardavia.text import languages
from tests.support.person import Person
from tests.support.servers import Server
from tools.write_icons import ICONS, STATIC, drawn

Visit = Callable[[Server], Person]


@pytest.mark.parametrize("lang", [one.tag for one in languages()])
async def test_the_manifest_speaks_the_pages_language(
    server: Server, visit: Visit, lang: str
) -> None:
    web = visit(server).web
    page = (await web.get(f"/{lang}/")).text
    assert f'<link rel="manifest" href="/{lang}/manifest.webmanifest">' in page
    answer = await web.get(f"/{lang}/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    described = answer.json()
    assert (described["lang"], described["start_url"]) == (lang, f"/{lang}/")
    assert described["dir"] == ("rtl" if lang == "ar" else "ltr")
    for icon in described["icons"]:
        drawing = await web.get(icon["src"])
        assert (drawing.status_code, drawing.headers["content-type"]) == (200, icon["type"])
    for shortcut in described["shortcuts"]:
        assert (await web.get(shortcut["url"].split("#")[0])).status_code == 200


async def test_an_unknown_language_has_no_manifest(server: Server, visit: Visit) -> None:
    web = visit(server).web
    assert (await web.get("/xx/manifest.webmanifest")).status_code == 404
    assert (await web.get("/xx/offline")).status_code == 404


async def test_the_worker_stands_at_the_root_and_is_asked_for_each_time(
    server: Server, visit: Visit
) -> None:
    answer = await visit(server).web.get("/service-worker.js?release=x&lang=en")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ICONS)
def test_the_icons_are_what_the_art_draws(name: str) -> None:
    assert (STATIC / name).read_bytes() == drawn(name), "run python -m tools.write_icons"
