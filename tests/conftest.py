"""For every test: hypothesis profiles, chosen by the environment, and the Chromium to test with."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

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
