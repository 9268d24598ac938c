from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cardavia.text import (
    DEFAULT,
    BrokenBundle,
    UnknownBundle,
    UnknownLanguage,
    bundle_names,
    bundle_source,
    language,
    languages,
)
from cardavia.text import bundle as bundle_module
from tools.check_texts import messages


def test_a_message_stands_in_one_bundle_only() -> None:
    ids = Counter(one for name in bundle_names(DEFAULT) for one in messages(DEFAULT, name))
    assert [one for one, times in ids.items() if times > 1] == []


def test_a_bundle_stands_in_its_file_once_per_message() -> None:
    for tag in (one.tag for one in languages()):
        for name in bundle_names(tag):
            body = FluentParser().parse(bundle_source(tag, name)).body
            ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
            assert len(ids) == len(set(ids)), f"{tag}/{name}"


def test_the_source_is_the_file_itself() -> None:
    assert "suit-p = Pao\n" in bundle_source("de", "cards")


@pytest.mark.parametrize("name", ["", "nothing", "../en/site", "site.ftl", "/etc/passwd"])
def test_no_other_name_reaches_a_file(name: str) -> None:
    with pytest.raises(UnknownBundle, match=r"no bundle .* there are app, "):
        bundle_source("de", name)


def test_an_unknown_language_has_no_bundles() -> None:
    with pytest.raises(UnknownLanguage):
        bundle_source("..", "site")


def test_a_broken_file_is_named_with_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad.ftl").write_text("good = yes\n\nthis is no message\n")
    broken = replace(language("en"), folder=tmp_path)
    monkeypatch.setattr(bundle_module, "language", lambda _tag: broken)
    for cached in (bundle_module.bundle_names, bundle_module.bundle_source):
        cached.cache_clear()
    try:
        with pytest.raises(BrokenBundle, match=r"en/bad\.ftl: .*'this is no message'"):
            bundle_module.fluent_bundle.__wrapped__("en")
    finally:
        for cached in (bundle_module.bundle_names, bundle_module.bundle_source):
            cached.cache_clear()
