"""The lessons' addresses: pages to read, steps to play, answers that keep nothing."""

from collections.abc import Callable

import pytest

from cardavia.lessons import lessons
from tests.support.person import Person
from tests.support.servers import Server

Visit = Callable[[Server], Person]


@pytest.mark.parametrize("lang", ["de", "en"])
async def test_every_lesson_has_a_page(server: Server, visit: Visit, lang: str) -> None:
    web = visit(server).web
    listed = await web.get(f"/{lang}/learn")
    for one in lessons():
        assert f'href="/{lang}/learn/{one.id}"' in listed.text
        answer = await web.get(f"/{lang}/learn/{one.id}")
        assert answer.status_code == 200
        assert f'data-lesson="{one.id}"' in answer.text
    assert (await web.get(f"/{lang}/learn/poker")).status_code == 404
    assert (await web.get("/xx/learn")).status_code == 404


async def test_a_lessons_steps_are_what_the_learner_may_see(server: Server, visit: Visit) -> None:
    answer = await visit(server).web.get("/api/lessons/face-down")
    assert answer.status_code == 200
    told = answer.json()
    assert (told["type"], told["id"], told["trumps"]) == ("lesson", "face-down", True)
    step = told["steps"][0]
    assert (step["id"], step["kind"], step["match"]["you"]) == ("reading", "point", 0)
    assert [5, None] in step["view"]["trick"]["plays"]
    assert '"G7"' not in answer.text


async def test_an_answer_is_judged_and_played_out(server: Server, visit: Visit) -> None:
    web = visit(server).web
    wrong = await web.post(
        "/api/lessons/backwards/answer", json={"step": "beat", "actions": ["play O5"]}
    )
    told = wrong.json()
    assert (wrong.status_code, told["verdict"]) == (200, "wrong")
    assert [one["id"] for one in told["said"]] == ["rule-2-numbers", "came-trick"]
    assert told["moments"][-1]["tricks"][-1]["winner"] == 3
    right = await web.post(
        "/api/lessons/backwards/answer", json={"step": "beat", "actions": ["play O2"]}
    )
    assert right.json()["verdict"] == "right"


@pytest.mark.parametrize(
    "asked",
    [
        "",
        "{}",
        '{"step": "poker", "actions": ["play O2"]}',
        '{"step": "beat", "actions": []}',
        '{"step": "beat", "actions": ["play O2", "play O5"]}',
        '{"step": "beat", "actions": ["fly"]}',
        '{"step": "beat", "actions": ["play O2"], "more": 1}',
    ],
)
async def test_what_is_no_answer_is_refused(server: Server, visit: Visit, asked: str) -> None:
    web = visit(server).web
    answer = await web.post("/api/lessons/backwards/answer", content=asked)
    assert (answer.status_code, answer.json()) == (400, {"type": "error", "code": "bad-message"})


async def test_a_lesson_that_is_not_there_is_not_found(server: Server, visit: Visit) -> None:
    web = visit(server).web
    for answer in (
        await web.get("/api/lessons/poker"),
        await web.post("/api/lessons/poker/answer", json={"step": "x", "actions": ["pass"]}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
