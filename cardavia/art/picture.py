"""Pictures for pages: the tradition's own, and the site's icon."""

from cardavia.art.block import Block
from cardavia.art.deck import card_body
from cardavia.art.document import document
from cardavia.art.glyphs import kana
from cardavia.art.ink import transformed
from cardavia.art.palette import Pigment
from cardavia.art.signs import comma
from cardavia.rules.cards import card

__all__ = ["icon_svg", "tradition_picture_svg"]

_FAN = ("P9", "It", "Ku", "Gs", "Pb", "Or", "O7")


def tradition_picture_svg() -> str:
    """A fan of cards on the cushion, with the tradition's name: 1200 by 630."""
    ground = f'<rect width="1200" height="630" fill="{Pigment.CUSHION}"/>'
    picture = ground + _waves() + _fan() + _name()
    return document(1200, 630, picture, "うんすんカルタ")


def _waves() -> str:
    """Blue-sea waves: rows of arches, each row over the one behind."""
    data = "".join(
        f"M{x - r} {y}a{r} {r} 0 0 1 {2 * r} 0"
        for row, y in enumerate(range(20, 690, 30))
        for x in range(60 * (row % 2), 1320, 120)
        for r in (60, 44, 28)
    )
    line = f'fill="none" stroke="{Pigment.CUSHION_LINE}" stroke-width="2"'
    return f'<path d="{data}" {line}/>'


def _fan() -> str:
    """Seven cards, held as a hand holds them."""
    placed = []
    for i, name in enumerate(_FAN):
        angle = (i - (len(_FAN) - 1) / 2) * 8.5
        turn = (
            f'transform="translate(690 1250) rotate({angle:g}) translate(-115 -1132) scale(1.15)"'
        )
        shadow = '<rect x="3" y="7" width="200" height="320" rx="12" opacity=".28"/>'
        placed.append(f"<g {turn}>{shadow}{card_body(card(name))}</g>")
    return "".join(placed)


def _name() -> str:
    """うんすんカルタ, written downwards, and a red seal under it."""
    signs = "".join(
        f'<path transform="translate(52 {38 + 69 * i}) scale(1.7)" d="{kana(sign, 5.2)}"/>'
        for i, sign in enumerate("うんすんカルタ")
    )
    block = Block(0)
    block.fill("50,543! 94,541! 96,587! 51,589!", Pigment.CINNABAR)
    for angle in (0, 120, 240):
        block.fill(transformed(comma(), 73, 565, 0.36, angle), Pigment.PAPER)
    return f'<g fill="{Pigment.PAPER}">{signs}</g>{block.svg}'


def icon_svg() -> str:
    """The site's icon: the threefold comma on a red seal, 64 by 64."""
    block = Block(0)
    block.raw(f'<rect width="64" height="64" rx="13" fill="{Pigment.CINNABAR}"/>')
    for angle in (0, 120, 240):
        block.fill(transformed(comma(), 32, 32, 0.56, angle), Pigment.PAPER)
    return document(64, 64, block.svg, "Cardavia")
