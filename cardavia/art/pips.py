"""The number cards: which picture belongs to which suit and number."""

from cardavia.art.block import Block
from cardavia.art.emblems import emblem
from cardavia.art.long_pips import clubs, swords
from cardavia.art.round_pips import round_pips

__all__ = ["large_pip", "pips"]


def pips(suit: str, number: int) -> str:
    """The picture of a number card, by its suit's letter and its number from 1 to 9."""
    if number == 1:
        return emblem(suit)
    if suit == "P":
        return clubs(number)
    if suit == "I":
        return swords(number)
    return round_pips(suit, number)


def large_pip(suit: str) -> str:
    """The one large sign on every number card of the large deck: the index alone counts."""
    block = Block()
    block.use(f"mark-{suit}", 138, 258, 0.98)
    return block.svg
