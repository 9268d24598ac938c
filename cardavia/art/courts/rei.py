"""Rei, the warrior king: broad and seated, a great crest on his helmet."""

from cardavia.art.block import Block
from cardavia.art.courts.crests import helmet_crest
from cardavia.art.courts.livery import Livery, livery
from cardavia.art.courts.pairs import pair, paired_bands, paired_lines
from cardavia.art.ink import mirrored
from cardavia.art.palette import Pigment

__all__ = ["rei"]


def rei(suit: str) -> str:
    """The Rei of a suit."""
    wear = livery(suit)
    block = Block(cropped=True)
    _legs(block, wear)
    _trunk(block, wear)
    _shoulders(block, wear)
    _face(block)
    _helmet(block, wear)
    helmet_crest(block, suit, wear)
    _fan(block, suit, wear)
    return block.svg


def _legs(block: Block, wear: Livery) -> None:
    pair(block, "100,250! 150,236 188,252 206,290 206,330! 90,330!", wear.second, 4.2)
    pair(block, "112,262! 150,254 176,270 190,300! 150,290 118,298!", wear.light, 3.2)
    paired_lines(block, "124,268 150,262 174,278/128,282 154,276 182,292", 3)


def _trunk(block: Block, wear: Livery) -> None:
    block.shape(mirrored("100,140 140,148! 156,190 152,244! 100,254"), wear.main, 4.2)
    for y in (214, 228, 242):
        block.band(f"52,{y} 100,{y + 8} 148,{y}", 3.4, wear.light)
    pair(block, "104,250! 148,242! 156,286 128,296 106,292!", wear.main, 3.6)
    paired_bands(block, "108,266 128,268 151,258/108,280 130,282 154,273", 3.4, wear.light)


def _shoulders(block: Block, wear: Livery) -> None:
    pair(block, "150,212! 178,214 188,240 172,262 150,256!", wear.second, 3.4)
    pair(block, "138,146! 168,144 190,160! 198,226! 172,230 150,222! 146,180", wear.main, 4)
    lacing = "147,164 168,162 190,174/150,180 170,178 192,189/"
    lacing += "151,196 172,194 193,205/152,211 174,211 194,219"
    paired_bands(block, lacing, 3.4, wear.light)


def _face(block: Block) -> None:
    block.shape(mirrored("100,84 130,86 134,112 126,138 112,154 100,158"), Pigment.SKIN, 4)
    beard = "100,134 112,131 124,120 130,126! 126,144 112,160 100,172!"
    block.shape(mirrored(beard), Pigment.INK, 2.6)
    block.shape(mirrored("100,137 108,138 112,142 106,146 100,146"), Pigment.CINNABAR, 2)
    block.lines("72,106 82,100 94,110/128,106 118,100 106,110", 6)
    pair(block, "106,114! 116,110 126,113! 117,118", Pigment.WHITE, 2.6)
    block.dot(83.5, 114, 2.8)
    block.dot(116.5, 114, 2.8)
    block.lines("95,112 91,126 97,130/105,112 109,126 103,130", 3)
    block.lines("98,138 84,130 74,134/102,138 116,130 126,134", 3.6)


def _helmet(block: Block, wear: Livery) -> None:
    pair(block, "128,84! 150,92 160,118 164,140! 146,146 134,138!", wear.main, 4)
    paired_bands(block, "138,102 148,106 158,119/138,120 150,124 161,133", 3.4, wear.light)
    block.shape(mirrored("100,46 124,52 138,74 140,98! 122,92 100,90"), wear.second, 4.2)
    block.lines("84,54 80,70 82,88/116,54 120,70 118,88/100,50 100,70 100,88", 2.8)
    block.shape(mirrored("100,84 124,86 144,96! 142,106! 122,98 100,96"), wear.light, 3.2)


def _fan(block: Block, suit: str, wear: Livery) -> None:
    block.shape("96,240! 104,240! 106,312! 94,312!", Pigment.INK, 2.4)
    fan = "100,172 118,168 136,178 140,198 130,212! 138,230 128,248 108,252 100,250"
    block.shape(mirrored(fan), wear.light, 4)
    block.disc(100, 210, 31, Pigment.PAPER, 3)
    block.use(f"mark-{suit}", 100, 210, 0.5)
    block.shape("84,266! 100,258 116,264! 122,280 112,292 88,292 78,280", Pigment.SKIN, 3.4)
    block.lines("88,268 94,280 93,290/100,264 104,278 103,291/110,266 114,278", 2.6)
