"""The start button, one's own matches, and the session that they hang on."""

import asyncio
import itertools
from collections.abc import Callable

from cardavia.players import offered_levels, usual_level
from tests.support.person import Person, command
from tests.support.servers import Server

Visit = Callable[[Server], Person]


async def test_a_double_click_starts_one_match(server: Server, visit: Visit) -> None:
    person = visit(server)
    once = await person.form()
    tables = await asyncio.gather(*(person.start(once) for _ in range(5)))
    assert len(set(tables)) == 1
    assert await person.start(await person.form()) != tables[0]


async def test_the_same_form_of_another_browser_is_another_match(
    server: Server, visit: Visit
) -> None:
    one, two = visit(server), visit(server)
    once = await one.form()
    await two.form()
    assert await one.start(once) != await two.start(once)


async def test_a_form_whose_match_was_left_starts_another(server: Server, visit: Visit) -> None:
    person = visit(server)
    once = await person.form()
    first = await person.start(once)
    await person.send(command(await person.state(), "leave"))
    assert await person.start(once) != first


async def test_a_form_that_says_nothing_sensible_is_a_kind_page(
    server: Server, visit: Visit
) -> None:
    person = visit(server)
    wrong = [{"level": "oracle"}, {"level": "greedy"}, {"seat-2": "oracle"}, {"seat-8": "novice"}]
    forms = [{}, {"once": ""}, {"once": "x y"}, {"once": "x", "name": "x" * 41}]
    for form in (*forms, *({"once": "x", **one} for one in wrong)):
        answer = await person.web.post("/de/tables", data=form)
        assert answer.status_code == 400
        assert 'lang="de"' in answer.text


async def test_each_seat_has_the_level_that_the_form_says_for_everyone_to_see(
    server: Server, visit: Visit
) -> None:
    person, levels = visit(server), itertools.cycle(offered_levels())
    chosen = {f"seat-{seat}": next(levels) for seat in range(2, 8)}
    await person.start(level="club", **{"seat-1": "", **chosen})
    players = (await person.state())["match"]["players"]
    assert [one["level"] for one in players] == [None, "club", *chosen.values()]
    assert {one["kind"] for one in players[1:]} == {"ai"}


async def test_without_a_choice_all_play_at_the_usual_strength_and_a_restart_keeps_it(
    server: Server, visit: Visit
) -> None:
    person = visit(server)
    await person.start()
    before = await person.state()
    assert {one["level"] for one in before["match"]["players"][1:]} == {
        usual_level(offered_levels())
    }
    await person.send(command(before, "restart"))
    after = await person.state()
    assert after["match"]["number"] == 2
    assert after["match"]["players"] == before["match"]["players"]


async def test_a_form_in_no_language_of_ours_opens_no_table(server: Server, visit: Visit) -> None:
    person = visit(server)
    once = await person.form()
    assert (await person.web.post("/xx/tables", data={"once": once})).status_code == 404
    assert "/tables/" not in (await person.web.get("/en/matches")).text


async def test_bodies_that_are_no_form(server: Server, visit: Visit) -> None:
    web = visit(server).web
    bodies = {"application/json": b"[1]", "multipart/form-data; boundary=x": b"junk"}
    for kind, body in bodies.items():
        answer = await web.post("/en/tables", content=body, headers={"content-type": kind})
        assert answer.status_code == 400
    form = {"once": "x" * 6000}
    assert (await web.post("/en/tables", data=form)).status_code == 413


async def test_ones_own_matches_are_listed_to_their_person_alone(
    server: Server, visit: Visit
) -> None:
    person, other = visit(server), visit(server)
    await person.start()
    await person.start()
    for address in ("/en/matches", "/de/matches", "/en/unsun-karuta"):
        page = (await person.web.get(address)).text
        assert f"/tables/{person.table}" in page
        assert "/tables/" not in (await other.web.get(address)).text.replace('/tables"', "")
    await person.send(command(await person.state(), "leave"))
    assert f"/tables/{person.table}" not in (await person.web.get("/en/matches")).text


async def test_the_table_page_is_its_persons_alone(server: Server, visit: Visit) -> None:
    person, other = visit(server), visit(server)
    await person.start()
    own = await person.web.get(f"/de/tables/{person.table}")
    assert own.status_code == 200
    assert f'data-table="{person.table}"' in own.text
    assert own.headers["cache-control"] == "no-store"
    foreign = await other.web.get(f"/de/tables/{person.table}")
    assert foreign.status_code == 403
    assert (await other.web.get("/de/tables/nowhere")).status_code == 404


async def test_the_session_is_for_a_year_and_out_of_scripts_reach(
    server: Server, visit: Visit
) -> None:
    person = visit(server)
    answer = await person.web.get("/en/unsun-karuta")
    cookie = answer.headers["set-cookie"]
    for part in ("Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"):
        assert part in cookie
    assert len(person.web.cookies["cardavia_session"]) == 43
    again = await person.web.get("/en/unsun-karuta")
    assert again.headers["set-cookie"] == cookie


async def test_a_made_up_cookie_opens_nothing(server: Server, visit: Visit) -> None:
    person, thief = visit(server), visit(server)
    await person.start()
    thief.table = person.table
    for value in ("x", "x" * 43, "", "x" * 5000):
        thief.web.cookies.set("cardavia_session", value)
        assert (await thief.web.get(f"{person.api}/state")).status_code in (400, 403)
