"""The native module, or what stands in for it where it was not built."""

from types import ModuleType
from typing import Literal

from cardavia.kernel.errors import KernelMissing

__all__ = ["available", "build_profile", "native", "notice"]


class _Missing(ModuleType):
    """Says that the kernel is missing when anything of it is asked for."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        raise KernelMissing


try:
    from cardavia import _kernel as native
except ImportError:  # the program goes on without
    native = _Missing("cardavia._kernel")


def available() -> bool:
    """Tell whether the native module can be used."""
    return not isinstance(native, _Missing)


def build_profile() -> Literal["debug", "release", "missing"]:
    """Tell how the kernel was compiled; only a release build says anything about speed.

    >>> build_profile() in ("debug", "release", "missing")
    True
    """
    return native.build_profile() if available() else "missing"


def notice() -> str | None:
    """What to tell at start when the kernel is not as it should be; None when it is."""
    return {
        "missing": "The native kernel is missing, so of the levels only novice is there, and what "
        "searches, such as hints, thinks in Python: slower. `make play` builds it.",
        "debug": "The native kernel is a debug build: many times slower than it should be. "
        "`maturin develop --release` builds it rightly.",
        "release": None,
    }[build_profile()]
