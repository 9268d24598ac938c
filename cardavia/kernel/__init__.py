"""The native kernel: Hachinin Meri for machines, where a search needs speed.

`cardavia.rules` is the law; the kernel must agree with it, and `tests/kernel/` holds it to that.
Importing this never fails: `available()` tells whether the native module was built.
"""

from cardavia.kernel.errors import KernelError, KernelMissing
from cardavia.kernel.native import available, build_profile

__all__ = ["KernelError", "KernelMissing", "available", "build_profile"]
