"""Training the player that learns; needs JAX (`pip install cardavia[train]`).

The kernel grows deals and notes what each choice came to (`Rows`), JAX fits the network to them
(`fit`), and a `Run` lets generations follow each other. `cardavia train` is the command, and
`docs/ai.md` tells what was tried.
"""

from cardavia.training.curve import curve_svg
from cardavia.training.learning import fit, gain
from cardavia.training.network import Weights, any_weights, loss, net_bytes, worths
from cardavia.training.plan import Plan
from cardavia.training.rows import Rows, grow, join
from cardavia.training.run import Generation, Point, Progress, Run, TrainingError, Won, won

__all__ = [
    "Generation",
    "Plan",
    "Point",
    "Progress",
    "Rows",
    "Run",
    "TrainingError",
    "Weights",
    "Won",
    "any_weights",
    "curve_svg",
    "fit",
    "gain",
    "grow",
    "join",
    "loss",
    "net_bytes",
    "won",
    "worths",
]
