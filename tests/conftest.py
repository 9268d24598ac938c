"""For every test: hypothesis profiles, chosen by the environment, Chromium, and a cluster."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support.machines import Machines
from tools.chromium import ChromiumMissing, find

# No deadline: a busy machine is no bug. Two profiles, so that CI stays inside its time.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("default"), max_examples=50, derandomize=True)
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2_000)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "default")
)


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The path of an installed Chromium; start it with `tools.chromium.FLAGS`."""
    found = find()
    if found is None:
        raise ChromiumMissing("no Chromium for the browser tests: run `python -m tools.chromium`")
    return found


@pytest.fixture(scope="session")
def both_machines() -> Iterator[Machines]:
    """A cluster that some test may have left with one node.

    One for all modules: a process that has left one cluster does not live long in another.
    """
    machines = Machines()
    yield machines
    machines.end()


@pytest.fixture
def machines(both_machines: Machines) -> Iterator[Machines]:
    """A Ray cluster of two nodes; tests that use it are marked by `ON_A_CLUSTER`."""
    with both_machines.environment():
        both_machines.complete()
        yield both_machines
