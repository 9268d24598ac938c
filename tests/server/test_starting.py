"""The start form's fields, and the strengths that it offers."""

import pytest

from cardavia.players import LEVELS
from cardavia.server.starting import BadForm, Offer, StartForm, read_form
from cardavia.server.strength import offered_levels, usual_level

OFFER = Offer("n", ("greedy", "pimc-20", "pimc-200"), "pimc-200")


def test_a_bare_form_gets_the_usual_strength_and_name() -> None:
    for fields in ({"once": "a-1"}, {"once": "a-1", "level": "", "seat-1": "", "name": " "}):
        assert read_form(fields, OFFER) == StartForm("a-1", "Guest", "pimc-200", {})


def test_a_strength_for_all_and_others_for_single_seats() -> None:
    fields = {"once": "a", "name": " Ada ", "level": "greedy", "seat-1": "", "seat-2": "pimc-20"}
    form = read_form({**fields, "seat-7": "pimc-200"}, OFFER)
    assert form == StartForm("a", "Ada", "greedy", {2: "pimc-20", 7: "pimc-200"})


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({}, "the form's nonce"),
        ({"once": "x y"}, "the form's nonce"),
        ({"once": "x", "level": "oracle"}, "'level' must hold one of greedy, pimc-20, pimc-200"),
        ({"once": "x", "level": "random"}, "'level' must hold one of"),
        ({"once": "x", "seat-3": "oracle"}, "'seat-3' must hold one of"),
        ({"once": "x", "seat-0": "greedy"}, "there is no 'seat-0'"),
        ({"once": "x", "seat-8": "greedy"}, "there is no 'seat-8'"),
        ({"once": "x", "seat-01": ""}, "there is no 'seat-01'"),
    ],
)
def test_what_no_form_of_ours_sends(fields: dict[str, str], says: str) -> None:
    with pytest.raises(BadForm, match=says):
        read_form(fields, OFFER)


def test_each_form_has_a_nonce_of_its_own_and_offers_what_there_is() -> None:
    one, two = Offer.fresh(), Offer.fresh()
    assert one.once != two.once
    assert one.levels == offered_levels() == tuple(one for one in one.levels if one in LEVELS)
    assert one.usual in one.levels


def test_levels_are_offered_once_they_are_there() -> None:
    assert offered_levels(["random", "greedy"]) == ("greedy",)
    assert offered_levels(["pimc-200", "greedy", "pimc-20", "all-seeing"]) == OFFER.levels


def test_the_usual_strength_follows_from_the_kernel() -> None:
    usual = {profile: usual_level(OFFER.levels, profile) for profile in ("release", "debug")}
    assert usual == {"release": "pimc-200", "debug": "greedy"}
    assert usual_level(OFFER.levels, "missing") == "greedy"
