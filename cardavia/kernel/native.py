"""Whether the native module is there, and how it was built."""

from types import ModuleType
from typing import Literal

from cardavia.kernel.errors import KernelMissing

__all__ = ["available", "build_profile", "native"]

try:
    from cardavia import _kernel
except ImportError:  # not built: the program goes on without
    _found: ModuleType | None = None
else:
    _found = _kernel


def available() -> bool:
    """Tell whether the native module can be used."""
    return _found is not None


def build_profile() -> Literal["debug", "release", "missing"]:
    """Tell how the kernel was compiled; only a release build says anything about speed.

    >>> build_profile() in ("debug", "release", "missing")
    True
    """
    if _found is None:
        return "missing"
    profile: Literal["debug", "release"] = _found.build_profile()
    return profile


def native() -> ModuleType:
    """The native module itself, whose functions take and return bytes.

    Raises:
        KernelMissing: it is not there.
    """
    if _found is None:
        raise KernelMissing
    return _found
