r"""The native kernel: Hachinin Meri for machines, where a search needs speed.

`cardavia.rules` is the law; the kernel must agree with it, and `tests/kernel/` holds it to that.
Importing this never fails: `available()` tells whether the native module was built, and what needs
it raises `KernelMissing` when it was not.

>>> from cardavia.rules import deal_cards, start
>>> position = position_bytes(start(deal_cards("karuta", number=1, dealer=0)))
>>> len(position), position[:4]
(80, b'HM\x01\x00')
>>> playouts(position, "random", count=1000, seed=1).done
1000
"""

from cardavia.kernel.errors import KernelError, KernelMissing, NumpyMissing
from cardavia.kernel.native import available, build_profile, notice
from cardavia.kernel.net import (
    Growth,
    Manner,
    Net,
    duels,
    harvest,
    net_blocks,
    net_choices,
    net_features,
    net_ponder,
    net_recall,
    net_think,
    net_worths,
)
from cardavia.kernel.playouts import (
    Perft,
    Playouts,
    decisions,
    perft,
    playouts,
    stop_flag,
    trace,
)
from cardavia.kernel.position import VERSION, code_of, position_bytes
from cardavia.kernel.self_play import CHOICES, OBSERVATION, SelfPlay

__all__ = [
    "CHOICES",
    "OBSERVATION",
    "VERSION",
    "Growth",
    "KernelError",
    "KernelMissing",
    "Manner",
    "Net",
    "NumpyMissing",
    "Perft",
    "Playouts",
    "SelfPlay",
    "available",
    "build_profile",
    "code_of",
    "decisions",
    "duels",
    "harvest",
    "net_blocks",
    "net_choices",
    "net_features",
    "net_ponder",
    "net_recall",
    "net_think",
    "net_worths",
    "notice",
    "perft",
    "playouts",
    "position_bytes",
    "stop_flag",
    "trace",
]
