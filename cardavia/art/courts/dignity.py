"""The dignitaries' heads: a winged cap, cut otherwise for each suit, and a beard or none."""

from cardavia.art.block import Block
from cardavia.art.courts.livery import Livery
from cardavia.art.courts.pairs import pair, paired_lines
from cardavia.art.ink import mirrored
from cardavia.art.palette import Pigment

__all__ = ["dignified_face", "winged_cap"]

# The right wing of each cap; it must keep below the corner index, which ends at a height of 93.
_WINGS = {
    "P": "128,112! 144,100 166,99 182,104! 174,116 154,122 128,121!",
    "I": "128,110! 160,106 183,103! 183,112! 160,116 128,119!",
    "K": "128,108! 152,106 172,116 182,136 178,162! 164,158 162,136 150,124 128,120!",
    "O": "128,112! 137,110 145,104 160,101 175,107 182,119 175,132 160,137 146,132 128,121!",
    "G": "128,110! 150,114 166,112 172,101! 183,108 184,122 172,131 152,130 128,121!",
}
_VEINS = {
    "P": "138,112 156,107 173,106",
    "I": "136,114 160,111 178,108",
    "K": "138,114 160,122 171,148",
    "O": "150,119 162,111 174,119",
    "G": "140,117 162,122 176,114",
}


def winged_cap(block: Block, suit: str, wear: Livery) -> None:
    """The cap, on a brow at a height of 118; its wings reach nearly from edge to edge."""
    pair(block, _WINGS[suit], Pigment.INK, 2.4)
    paired_lines(block, _VEINS[suit], 2.6, wear.light)
    if suit == "O":
        for x in (39, 161):
            block.dot(x, 120, 7, wear.light)
    block.shape(mirrored("100,84 124,88 138,100 140,124! 100,128"), Pigment.INK, 3)
    block.shape(mirrored("100,34 113,37 124,52 127,72 132,92! 100,98"), Pigment.INK, 3)
    block.shape(mirrored("100,52 108,56 111,66 108,77 100,82"), wear.light, 2.6)
    block.dot(100, 67, 4.4, wear.main)
    block.lines("80,76 82,58 92,44", 2.2, Pigment.PAPER)
    block.band("69,96 100,101 131,96", 4.6, wear.light)


def dignified_face(block: Block, suit: str) -> None:
    """The face under that cap."""
    pair(block, "130,124 138,122 139,136 134,148 127,148!", Pigment.SKIN, 3)
    wide = 34 if suit == "O" else 30
    block.shape(
        mirrored(
            f"100,116 {96 + wide},114! {101 + wide},134 {97 + wide},156 {85 + wide},174 100,184"
        ),
        Pigment.SKIN,
        3.8,
    )
    block.shape(mirrored("100,106 122,106 132,112 132,120! 116,116 100,116"), Pigment.INK, 2)
    _brows_and_eyes(block, suit)
    block.lines("97,132 93,150 98,153/103,146 106,150 102,153", 2.8)
    _BEARDS[suit](block)


def _brows_and_eyes(block: Block, suit: str) -> None:
    if suit == "I":
        for side in ("106,130! 114,123 126,124 134,132! 124,130 114,132",):
            pair(block, side, Pigment.WHITE, 2.2)
        paired_lines(block, "107,138 115,140 124,136", 3.4)
    elif suit == "G":
        paired_lines(block, "105,132 114,127 128,120", 6)
        paired_lines(block, "106,138 115,134 125,134/108,139 116,140 124,135", 3)
        for x in (84, 116):
            block.dot(x, 137, 2.8)
    elif suit == "K":
        paired_lines(block, "106,127 115,122 126,127", 4.4)
        paired_lines(block, "107,139 116,133 125,139", 4)
    else:
        paired_lines(block, "106,129 115,123 127,126", 4.4)
        paired_lines(block, "107,138 115,136 125,134", 3.8)
        for x in (85, 115):
            block.dot(x, 138, 2.2)


def _flowing(block: Block) -> None:
    """Pao: black, in three locks."""
    pair(block, "101,158! 110,157 118,166 124,190! 114,178 106,166!", Pigment.INK, 2)
    block.shape(mirrored("100,172 108,171! 112,184 107,198 100,212!"), Pigment.INK, 2.4)
    pair(block, "130,146! 134,160 132,176 126,188! 126,168!", Pigment.INK, 2)
    block.fill(mirrored("100,165 106,165 104,169 100,170"), Pigment.CINNABAR)


def _white(block: Block) -> None:
    """Isu: an old man's, down over the breast."""
    beard = "100,164 112,160 126,148 132,150! 134,172 126,196 112,214 100,226!"
    block.shape(mirrored(beard), Pigment.WHITE, 3)
    paired_lines(
        block, "105,176 108,194 104,212/116,170 118,186 112,204/125,162 126,176 121,190", 2.4
    )
    pair(block, "101,157! 112,156 122,164 130,182! 116,176 106,166!", Pigment.WHITE, 2.4)
    block.fill(mirrored("100,165 105,166 103,170 100,170"), Pigment.CINNABAR)


def _smiling(block: Block) -> None:
    """Koppu: no beard yet, and rosy cheeks."""
    for x in (80, 120):
        block.dot(x, 150, 7, Pigment.ROSE)
    block.shape("88,162! 100,166 112,162! 107,172 100,174 93,172", Pigment.CINNABAR, 2.6)


def _thin(block: Block) -> None:
    """Ouru: two long hairs and a tuft, and a double chin."""
    paired_lines(block, "101,158 112,158 126,168 134,184", 4)
    block.shape(mirrored("100,172 105,172! 105,182 100,198!"), Pigment.INK, 2)
    block.fill(mirrored("100,164 107,163 105,168 100,169"), Pigment.CINNABAR)
    block.lines("82,176 100,184 118,176", 2.4)


def _full(block: Block) -> None:
    """Guru: broad and black from ear to ear."""
    beard = "100,162 112,160 122,150 133,142! 138,166 126,188 100,202"
    block.shape(mirrored(beard), Pigment.INK, 2.6)
    block.fill(mirrored("100,166 108,166 106,172 100,173"), Pigment.CINNABAR)
    pair(block, "101,157! 112,155 124,158 132,168! 116,166 106,164!", Pigment.INK, 2)
    paired_lines(block, "108,180 110,188 106,196/120,172 120,180 115,188", 2, Pigment.PAPER)


_BEARDS = {"P": _flowing, "I": _white, "K": _smiling, "O": _thin, "G": _full}
