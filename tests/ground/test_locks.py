"""The requirement locks: versions with hashes, no index, the play lock within the test lock."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.ground.repository import ROOT

REQUIREMENTS = ROOT / "requirements"
LOCKS = sorted(REQUIREMENTS.glob("*.txt"))
PINNED = re.compile(r"([A-Za-z0-9._-]+)==(\S+)(?: ; [^\\]+)?((?: --hash=sha256:[0-9a-f]{64})+)")


def pins(lock: Path) -> dict[str, str]:
    """Name to version, after checking that every line of the lock is a version with hashes."""
    lines = lock.read_text(encoding="utf-8").replace(" \\\n   ", "").splitlines()
    matches = [(line, PINNED.fullmatch(line)) for line in lines]
    assert [line for line, match in matches if match is None] == []
    return {match[1]: match[2] for _, match in matches if match}


def normal(requirement: str) -> str:
    """The name of a requirement, as locks spell it."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name, f"{requirement!r} begins with no name"
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def asked(source: Path) -> set[str]:
    """The names that a requirements source asks for."""
    lines = source.read_text(encoding="utf-8").splitlines()
    return {normal(line) for line in lines if line and not line.startswith("#")}


def test_there_is_a_lock_for_every_source() -> None:
    assert [lock.stem for lock in LOCKS] == [one.stem for one in sorted(REQUIREMENTS.glob("*.in"))]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_version_has_hashes_and_nothing_else_stands_there(lock: Path) -> None:
    assert pins(lock)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_source_is_locked(lock: Path) -> None:
    assert asked(lock.with_suffix(".in")) - set(pins(lock)) == set()


def test_the_package_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {normal(dependency) for dependency in project["dependencies"]}
    assert wanted - set(pins(REQUIREMENTS / "play.txt")) == set()


def test_testing_changes_no_version_that_plays() -> None:
    play, test = pins(REQUIREMENTS / "play.txt"), pins(REQUIREMENTS / "test.txt")
    assert play.items() - test.items() == set()


def test_playing_installs_no_test_tools() -> None:
    assert asked(REQUIREMENTS / "test.in") & set(pins(REQUIREMENTS / "play.txt")) <= {"httpx"}
