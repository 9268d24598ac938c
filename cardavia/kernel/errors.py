"""The kernel's errors.

::

    KernelError
    └── KernelMissing    the native module was not built

What the native module cannot read raises ValueError, as Python's own functions do.
"""

__all__ = ["KernelError", "KernelMissing"]


class KernelError(Exception):
    """Anything that is wrong with the kernel."""


class KernelMissing(KernelError):
    """The native module was not built."""

    def __init__(self) -> None:
        super().__init__(
            "the native kernel is not there: run `make play`, or `maturin develop --release`"
        )
