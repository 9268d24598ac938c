"""Many deals at once, for learning by self-play; needs NumPy (`pip install cardavia[research]`)."""

from typing import TYPE_CHECKING

from cardavia.kernel.errors import NumpyMissing
from cardavia.kernel.native import native

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["CHOICES", "OBSERVATION", "SelfPlay"]

OBSERVATION = 104
"""Numbers in an observation; `docs/research.md` says what each is."""
CHOICES = 77
"""Choices: to play or discard the card of that number, 75 to declare, 76 to pass."""


class SelfPlay:
    """Deals played side by side. The kernel writes into these arrays; nothing is copied.

    Write `choices` and call `step()`, then read the others. They are the same arrays all the time,
    so copy what has to last. No other thread may write to them during a call.

    Attributes:
        choices: uint8 (deals,): what each deal's seat to move is to do; written by the caller, or
            by `sample()`.
        observations: uint8 (deals, 104): what the seat to move may know.
        legal: uint8 (deals, 77): 1 for the choices that it has.
        seats: uint8 (deals,): the seat to move.
        done: uint8 (deals,): 1 where the last step ended a deal; a new one has been dealt already.
        scores: int8 (deals, 2): points of the even and odd seats in the last deal that ended there.

    Raises:
        KernelMissing: the native module was not built.
        NumpyMissing: NumPy is not installed.
        ValueError: fewer than one deal, or a seed or number of threads out of range.
    """

    choices: "NDArray[np.uint8]"
    observations: "NDArray[np.uint8]"
    legal: "NDArray[np.uint8]"
    seats: "NDArray[np.uint8]"
    done: "NDArray[np.uint8]"
    scores: "NDArray[np.int8]"

    def __init__(self, deals: int, seed: int, *, threads: int = 1) -> None:
        try:
            import numpy as np  # noqa: PLC0415 - an extra, and slow to import
        except ImportError as error:
            raise NumpyMissing from error
        if deals < 1:
            raise ValueError(f"deals is {deals}; there has to be one at least")
        self.choices = np.zeros(deals, np.uint8)
        self.observations = np.zeros((deals, OBSERVATION), np.uint8)
        self.legal = np.zeros((deals, CHOICES), np.uint8)
        self.seats = np.zeros(deals, np.uint8)
        self.done = np.zeros(deals, np.uint8)
        self.scores = np.zeros((deals, 2), np.int8)
        self._play = native.SelfPlay(
            deals,
            seed,
            threads,
            self.choices,
            self.observations,
            self.legal,
            self.seats,
            self.done,
            self.scores,
        )

    def step(self) -> None:
        """Let every deal's seat to move do what `choices` says.

        Raises:
            ValueError: one of the choices is not legal; no deal has gone on then.
        """
        self._play.step()

    def sample(self) -> None:
        """Write into `choices` anything that is legal, each choice with the same chance."""
        self._play.sample()
