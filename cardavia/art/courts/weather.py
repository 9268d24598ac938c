"""What the five dragons live in: waves, rain, fire, clouds, lightning."""

from cardavia.art.block import Block
from cardavia.art.ink import Node, circle
from cardavia.art.palette import Pigment
from cardavia.art.place import Place

__all__ = ["clouds", "flames", "lightning", "rain", "waves"]


def waves(block: Block) -> None:
    """A swell along the lower edge, with the rings of old patterns."""
    wave = "0,286! 22,268 48,270 62,286! 80,268 108,266 124,284! "
    wave += "138,268 160,262 172,268! 172,340! 0,340!"
    block.shape(wave, Pigment.SKY, 3.4)
    arches: list[list[Node]] = []
    for x, y in ((34, 300), (94, 298), (148, 296)):
        rings = (circle(x, y, radius) for radius in (24, 15, 7))
        arches.extend(sorted(n for n in ring if n.y <= y + 1) for ring in rings)
    block.bands(arches, 2.8)
    block.lines("12,150 24,140 36,148 30,158 20,154/12,164 30,168 44,160", 3)


def rain(block: Block) -> None:
    """Slanting rain."""
    drops = [
        [Node(x, y), Node(x - 7, y + 24)]
        for i, x in enumerate(range(20, 200, 22))
        for y in range(16 + 31 * (i % 2), 300, 62)
    ]
    block.bands(drops, 2.4, Pigment.SKY)


def flames(block: Block) -> None:
    """Fire from the lower edge, red around yellow."""
    for fire in (
        (
            "0,320! 2,250 24,214 12,168! 42,196 52,250 40,290! "
            "66,262 78,256 72,232! 98,256 104,280 92,320!"
        ),
        "92,320! 96,276 116,268 112,240! 138,262 142,290 140,320!",
        "150,240! 152,210 176,190 168,150! 190,172 202,200 200,240!",
    ):
        block.shape(fire, Pigment.STRAW, 3.6)
    for x, y in ((26, 254), (72, 286), (118, 292), (180, 200)):
        tongue = f"{x - 15},{y + 70}! {x - 13},{y + 26} {x - 1},{y + 14} {x - 5},{y}! "
        tongue += f"{x + 13},{y + 22} {x + 17},{y + 46} {x + 15},{y + 70}!"
        block.shape(tongue, Pigment.ROSE, 2.8)


def clouds(block: Block, *places: Place) -> None:
    """Curled clouds, each round a place."""
    for place in places:
        cloud = Block(cropped=True, place=place)
        cloud.shape(
            "-46,16! -50,4 -38,-4 -30,-1! -30,-18 -8,-24 "
            "2,-12! 12,-22 30,-14 28,2! 42,-2 50,8 44,16!",
            Pigment.WHITE,
            3.2,
        )
        cloud.lines("-18,6 -20,-8 -8,-12 -2,-4 -8,2/10,8 10,-6 20,-8 22,0/-36,8 -34,2 -28,4", 2.6)
        block.raw(cloud.svg)


def lightning(block: Block) -> None:
    """Two bolts and a dark cloud's edge."""
    for bolt in (
        "192,96! 164,146! 178,148! 158,206! 194,136! 180,134! 196,108!",
        "44,96! 16,132! 28,136! 10,176! 44,140! 32,136! 58,104!",
    ):
        block.shape(bolt, Pigment.STRAW, 2.8)
