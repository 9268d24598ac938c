"""What a run of training is to do."""

import msgspec

from cardavia.kernel import Growth

__all__ = ["Plan"]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that decide what a run comes to, kept with its results.

    Attributes:
        seed: of deals, first weights and the order of rows; 0 to 2**32 - 1.
        deals: how many a generation learns from.
        thumb_deals: the same while the rule of thumb grows them, which is quicker by far.
        chunk: how many of them are grown and kept at a time, which is what an interruption costs.
        epochs: how often a row is looked at.
        batch: rows a step of fitting.
        rate: of learning, at its height.
        unlearnt: deals whose rows are kept apart to see how the learning goes.
        duels: deals, played twice, that decide on a promotion.
        growth: how the deals are played.
    """

    seed: int = 1
    deals: int = 160_000
    thumb_deals: int = 300_000
    chunk: int = 5_000
    epochs: float = 2.0
    batch: int = 2_048
    rate: float = 2e-3
    unlearnt: int = 4_000
    duels: int = 20_000
    growth: Growth = Growth()

    def __post_init__(self) -> None:
        for name in ("deals", "thumb_deals", "chunk", "batch", "unlearnt", "duels"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} is {getattr(self, name)}; it has to be 1 at least")
        if self.seed not in range(2**32):
            raise ValueError(f"the seed is {self.seed}; it can be 0 to {2**32 - 1}")
        if self.epochs <= 0 or self.rate <= 0:
            raise ValueError("epochs and rate have to be more than 0")
        if any(not 0 <= chance <= 1 for chance in self.growth) or not self.growth.kept:
            raise ValueError("the chances of the growth have to be 0 to 1, and kept more than 0")
