"""The court cards: six figures, each with one silhouette in all suits."""

from cardavia.art.courts.kaba import kaba
from cardavia.art.courts.rei import rei
from cardavia.art.courts.robai import robai
from cardavia.art.courts.sota import sota
from cardavia.art.courts.sun import sun
from cardavia.art.courts.un import un

__all__ = ["court", "kaba", "rei", "robai", "sota", "sun", "un"]

_FIGURES = {"b": robai, "t": sota, "k": kaba, "r": rei, "u": un, "s": sun}


def court(suit: str, rank: str) -> str:
    """The picture of a court card, by the letters of its suit and rank."""
    return _FIGURES[rank](suit)
