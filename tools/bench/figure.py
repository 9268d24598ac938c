"""One line of the table."""

from dataclasses import dataclass

__all__ = ["Figure"]


@dataclass(frozen=True)
class Figure:
    """How often something was done in a second, whether its answer was right, and what is promised.

    Attributes:
        what: what was done.
        rate: how often in a second; None where it could not be measured.
        unit: of what.
        right: whether the answer was the expected one.
        ratio: this figure against its yardstick; None for those without.
        promise: the least that the ratio should be.
        yardstick: what it is compared with, and how the ratio is read.
    """

    what: str
    rate: float | None
    unit: str
    right: bool = True
    ratio: float | None = None
    promise: float = 0.0
    yardstick: str = ""

    @property
    def kept(self) -> bool:
        """Whether the promise, if any, was kept."""
        return self.ratio is None or self.ratio >= self.promise
