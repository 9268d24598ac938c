"""Every address: status, headers, languages, caching."""

import gzip
from collections.abc import Callable

import pytest

from tests.support.person import Person
from tests.support.servers import Server

Visit = Callable[[Server], Person]


async def test_a_bare_address_finds_the_browsers_language(server: Server, visit: Visit) -> None:
    web = visit(server).web
    for wish, lang in {"de-AT,en;q=0.5": "de", "la": "en", "": "en", "en, de": "en"}.items():
        for path in ("/", "/unsun-karuta", "/matches", "/settings"):
            answer = await web.get(path, headers={"accept-language": wish})
            assert (answer.status_code, answer.headers["location"]) == (302, f"/{lang}{path}")
            assert answer.headers["vary"] == "accept-language"


@pytest.mark.parametrize("lang", ["de", "en"])
async def test_pages_in_both_languages(server: Server, visit: Visit, lang: str) -> None:
    web = visit(server).web
    for path in ("/", "", "/unsun-karuta", "/unsun-karuta/cards/Ks", "/matches", "/settings"):
        answer = await web.get(f"/{lang}{path}")
        assert answer.status_code == 200
        assert f'<html lang="{lang}"' in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


async def test_every_answer_carries_the_safety_headers(server: Server, visit: Visit) -> None:
    web = visit(server).web
    for path in ("/en/", "/nowhere", "/healthz", "/cards/Ks.svg", "/api/tables/x/state", "/"):
        answer = await web.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        page = answer.headers.get("content-type", "").startswith("text/html")
        opener = answer.headers.get("cross-origin-opener-policy")
        assert opener == ("same-origin" if page else None)
        assert ("permissions-policy" in answer.headers) == page
        assert "server" not in answer.headers


async def test_what_is_not_there_is_a_kind_page(server: Server, visit: Visit) -> None:
    web = visit(server).web
    for path in ("/de/nowhere", "/xx/", "/static/no.css", "/cards/Kx.svg", "/text/de/no.ftl"):
        answer = await web.get(path, headers={"accept-language": "de"})
        assert answer.status_code == 404
        assert '<html lang="de"' in answer.text
    assert (await web.get("/en/unsun-karuta/cards/Kx")).status_code == 404
    wrong = await web.put("/en/matches")
    assert wrong.status_code == 405


async def test_no_path_leads_out_of_the_static_folder(server: Server, visit: Visit) -> None:
    web = visit(server).web
    for path in (
        "..%2fapp.py",
        "%2e%2e/app.py",
        "client/.vite/manifest.json",
        "%00",
        "//etc/passwd",
    ):
        assert (await web.get(f"/static/{path}")).status_code in (400, 404)


async def test_head_is_get_without_the_body(server: Server, visit: Visit) -> None:
    web = visit(server).web
    for path in ("/", "/en/", "/cards/Ks.svg", "/healthz", "/nowhere"):
        head, whole = await web.head(path), await web.get(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")


async def test_pictures_are_compressed_and_asked_for_once(server: Server, visit: Visit) -> None:
    web = visit(server).web
    first = await web.get("/cards/deck.svg", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert 'id="Ks"' in first.text
    again = await web.get("/cards/deck.svg", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = await web.get("/cards/deck.svg", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert len(plain.content) > len(gzip.compress(plain.content))


async def test_each_deck_has_its_own_pictures(server: Server, visit: Visit) -> None:
    web = visit(server).web
    decks = [
        (await web.get(f"/cards/deck{name}.svg")).text
        for name in ("", "-japanese", "-large", "-large-japanese")
    ]
    assert len(set(decks)) == 4
    assert all('id="Ks"' in deck and 'id="mark-tenka"' in deck for deck in decks)


async def test_every_picture(server: Server, visit: Visit) -> None:
    web = visit(server).web
    names = [f"{suit}{rank}.svg" for suit in "PIKOG" for rank in "123456789btkrus"]
    for name in (*names, "back.svg", "icon.svg", "tradition.svg", "crest-0.svg", "crest-1.svg"):
        answer = await web.get(f"/cards/{name}")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.lstrip().startswith("<")
    grain = await web.get("/cards/grain.png")
    assert grain.content.startswith(b"\x89PNG")


async def test_own_files_may_be_kept_for_ever_under_their_versioned_address(
    server: Server, visit: Visit
) -> None:
    web = visit(server).web
    page = (await web.get("/en/")).text
    address = page.split('href="/static/tokens.css', 1)[1].split('"')[0]
    kept = await web.get(f"/static/tokens.css{address}")
    assert "immutable" in kept.headers["cache-control"]
    for query in ("", "?v=0000000000"):
        assert (await web.get(f"/static/tokens.css{query}")).headers["cache-control"] == "no-cache"


async def test_texts_for_the_tables_script(server: Server, visit: Visit) -> None:
    web = visit(server).web
    for lang in ("de", "en"):
        answer = await web.get(f"/text/{lang}/cards.ftl")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert "card-name" in answer.text


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "a/b", ""]
)
async def test_a_name_that_the_server_does_not_have_is_refused(
    server: Server, visit: Visit, host: str
) -> None:
    answer = await visit(server).web.get("/en/", headers={"host": host})
    assert answer.status_code == 421


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:99", "127.0.0.1:8", "[::1]:80", "LocalHost"]
)
async def test_names_of_this_machine_are_answered(server: Server, visit: Visit, host: str) -> None:
    answer = await visit(server).web.get("/en/", headers={"host": host})
    assert answer.status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_form_from_another_site_is_refused(
    server: Server, visit: Visit, origin: str
) -> None:
    person = visit(server)
    once = await person.form()
    form = {"once": once}
    answer = await person.web.post("/en/tables", data=form, headers={"origin": origin})
    assert answer.status_code == 403
    assert "/tables/" not in (await person.web.get("/en/matches")).text.replace('/tables"', "")
