"""No tracked file names a package registry's host or a place outside the repository."""

import re

import pytest

from tests.ground.repository import ROOT, texts, tracked

# In pieces, or this file would name them itself.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("index", "crates", "io"),
        ("static", "crates", "io"),
        ("deb", "debian", "org"),
        ("proxy", "golang", "org"),
        ("maven", "apache", "org"),
    )
]
OUTSIDE = re.compile(
    r"(?<![\w./*-])/(?:" + "work|tmp|root|home|Users" + r")/"
    r"|\.\./(?:\.\./)*" + "shared"
)


@pytest.mark.parametrize("host", HOSTS)
def test_no_file_names_a_registry_host(host: str) -> None:
    assert [str(path) for path, text in texts().items() if host in text] == []


def test_no_file_points_outside() -> None:
    found = [
        f"{path}:{number}: {line.strip()[:80]}"
        for path, text in texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if OUTSIDE.search(line)
    ]
    assert found == []


def test_no_link_leads_outside() -> None:
    links = [path for path in tracked() if path.is_symlink()]
    assert [link for link in links if ROOT not in link.resolve().parents] == []


def test_the_pattern_knows_what_points_outside() -> None:
    assert OUTSIDE.search('open("' + "/tmp" + '/x")')
    assert OUTSIDE.search("see ../" + "shared/RULES.md")
    assert not OUTSIDE.search("cardavia/" + "home/page.html")
