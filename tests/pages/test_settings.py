"""The settings' form offers what the table's script keeps, and says that it needs one."""

import json
import re
from pathlib import Path

import pytest

from cardavia.server.choosing import SETTINGS
from tests.pages.reading import TAGS, every_page, read

CLIENT = Path(__file__).parents[2] / "client" / "src" / "settings" / "settings.svelte.ts"


def block(name: str) -> str:
    """The text of an object that the client exports, without its comments."""
    found = re.search(
        rf"export const {name}[^=]*= \{{(.*?)\n\}}", CLIENT.read_text("utf-8"), re.DOTALL
    )
    assert found is not None
    return re.sub(r"/\*.*?\*/", "", found[1], flags=re.DOTALL)


def test_the_form_has_the_clients_choices_and_defaults() -> None:
    choices = dict(re.findall(r"(\w+): (\[[^\]]+\])", block("CHOICES")))
    defaults = dict(re.findall(r'(\w+): "(\w+)"', block("DEFAULTS")))
    assert {one.name: list(one.values) for one in SETTINGS} == {
        name: json.loads(values) for name, values in choices.items()
    }
    assert {one.name: one.usual for one in SETTINGS} == defaults


@pytest.mark.parametrize("lang", TAGS)
def test_each_choice_is_a_group_of_radios_with_its_legend(lang: str) -> None:
    found = read(every_page(lang)["settings"])
    assert len(found.all("legend")) == len(found.all("fieldset")) == len(SETTINGS) + 2
    radios = [one.attributes for one in found.all("input") if one.attributes["type"] == "radio"]
    for setting in SETTINGS:
        own = [one for one in radios if one["name"] == setting.name]
        assert [one["value"] for one in own] == list(setting.values)
        assert [one["value"] for one in own if "checked" in one] == [setting.usual]
    assert all("disabled" in one.attributes for one in found.all("fieldset"))
    assert len(found.all("noscript")) == 1
