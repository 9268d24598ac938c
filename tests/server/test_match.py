"""A whole match over a real socket, and what may be known of it when."""

from collections.abc import Callable

from cardavia.notation import Line, MatchRecord, check_record, decode_line
from tests.support.person import Person, play_on
from tests.support.servers import Server


async def test_a_whole_match_by_socket_ends_with_a_record_that_the_rules_confirm(
    server: Server, visit: Callable[[Server], Person]
) -> None:
    person = visit(server)
    await person.start()
    early = await person.web.get(f"{person.api}/record")
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    async with person.socket() as socket:
        last = await play_on(socket)
    assert [deal["number"] for deal in last["match"]["deals"]] == list(range(1, 9))
    assert sum(last["view"]["total"]) == 72
    assert last["match"]["can"] == ["restart", "leave"]
    answer = await person.web.get(f"{person.api}/record")
    check_record(decode_line(Line(1, answer.content), MatchRecord))
    record = answer.json()
    assert record["result"]["score"] == last["view"]["total"]
    assert record["id"] in answer.headers["content-disposition"]
    assert (await person.web.get(f"{person.api}/record?match=2")).status_code == 409
    assert (await visit(server).web.get(f"{person.api}/record")).status_code == 403
