"""The kernel tells how it was built, and the program runs where it was not."""

import subprocess
import sys

import pytest

from cardavia import kernel
from cardavia.kernel import native

WITHOUT = """
import sys
sys.modules["cardavia._kernel"] = None
from cardavia import kernel
import cardavia.cli
assert (kernel.available(), kernel.build_profile()) == (False, "missing")
assert kernel.notice().startswith("The native kernel is missing, so of the levels only novice is")
for call in (kernel.stop_flag, lambda: kernel.perft(b""), lambda: kernel.trace(b"")):
    try:
        call()
    except kernel.KernelMissing as missing:
        assert "maturin develop --release" in str(missing)
    else:
        raise AssertionError(call)
"""


def test_the_program_runs_without_it() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_tells_its_build_profile() -> None:
    assert kernel.available()
    assert kernel.build_profile() in ("debug", "release")


@pytest.mark.parametrize(("profile", "said"), [("release", None), ("debug", "debug build")])
def test_a_debug_build_is_told_of(
    monkeypatch: pytest.MonkeyPatch, profile: str, said: str | None
) -> None:
    monkeypatch.setattr(native, "build_profile", lambda: profile)
    told = kernel.notice()
    assert told is None if said is None else said in (told or "")


def test_all_errors_are_the_kernels() -> None:
    assert issubclass(kernel.KernelMissing, kernel.KernelError)
    assert issubclass(kernel.NumpyMissing, kernel.KernelError)
