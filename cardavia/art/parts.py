"""The shared parts: suit signs, rank signs, long clubs and swords, each drawn once."""

from functools import cache

from cardavia.art import long_pips, signs
from cardavia.art.corner import glyph_body, glyph_part
from cardavia.art.frame import frame_parts
from cardavia.art.style import Index
from cardavia.rules.cards import Rank

__all__ = ["parts"]


@cache
def parts() -> dict[str, str]:
    """All shared parts by id."""
    found = frame_parts()
    found |= {f"part-mark-{suit}": body for suit, body in signs.MARKS.items()}
    found |= {f"part-pip-{suit}": body for suit, body in signs.PIPS.items()}
    found |= {f"part-{name}": body for name, body in long_pips.sabre_parts().items()}
    found |= {f"part-{name}": body for name, body in long_pips.club_parts().items()}
    for index in Index:
        for rank in Rank:
            found[glyph_part(rank.letter, index)] = glyph_body(rank.letter, index)
    return found
