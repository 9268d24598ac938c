"""The start form's fields, and what it offers."""

import pytest

from cardavia.players import offered_levels, usual_level
from cardavia.server.starting import BadForm, Offer, StartForm, read_form

OFFER = Offer("n", ("novice", "club", "expert"), "expert")


def test_a_bare_form_gets_the_usual_strength_and_name() -> None:
    for fields in ({"once": "a-1"}, {"once": "a-1", "level": "", "seat-1": "", "name": " "}):
        assert read_form(fields, OFFER) == StartForm("a-1", "Guest", "expert", {})


def test_a_strength_for_all_and_others_for_single_seats() -> None:
    fields = {"once": "a", "name": " Ada ", "level": "novice", "seat-1": "", "seat-2": "club"}
    form = read_form({**fields, "seat-7": "expert"}, OFFER)
    assert form == StartForm("a", "Ada", "novice", {2: "club", 7: "expert"})


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({}, "the form's nonce"),
        ({"once": "x y"}, "the form's nonce"),
        ({"once": "x", "level": "oracle"}, "'level' must hold one of novice, club, expert"),
        ({"once": "x", "level": "greedy"}, "'level' must hold one of"),
        ({"once": "x", "seat-3": "oracle"}, "'seat-3' must hold one of"),
        ({"once": "x", "seat-0": "novice"}, "there is no 'seat-0'"),
        ({"once": "x", "seat-8": "novice"}, "there is no 'seat-8'"),
        ({"once": "x", "seat-01": ""}, "there is no 'seat-01'"),
    ],
)
def test_what_no_form_of_ours_sends(fields: dict[str, str], says: str) -> None:
    with pytest.raises(BadForm, match=says):
        read_form(fields, OFFER)


def test_each_form_has_a_nonce_of_its_own_and_offers_what_there_is() -> None:
    one, two = Offer.fresh(), Offer.fresh()
    assert one.once != two.once
    assert one.levels == offered_levels()
    assert one.usual == usual_level(one.levels)
