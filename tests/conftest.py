"""Settings for every test: hypothesis profiles, chosen by the environment."""

import os

from hypothesis import HealthCheck, settings

# No deadline: a busy machine is no bug. Two profiles, so that CI stays inside its time.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("default"), max_examples=50, derandomize=True)
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2_000)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "default")
)
