"""The kernel's errors.

::

    KernelError
    ├── KernelMissing    the native module was not built
    └── NumpyMissing     self-play was asked for without NumPy

What the native module cannot read raises ValueError, as Python's own functions do.
"""

__all__ = ["KernelError", "KernelMissing", "NumpyMissing"]


class KernelError(Exception):
    """Anything that is wrong with the kernel."""


class KernelMissing(KernelError):
    """The native module was not built."""

    def __init__(self) -> None:
        super().__init__(
            "the native kernel is not there; `make play` or `maturin develop --release` builds it"
        )


class NumpyMissing(KernelError):
    """NumPy is not installed."""

    def __init__(self) -> None:
        super().__init__("self-play writes into NumPy arrays; `pip install cardavia[research]`")
