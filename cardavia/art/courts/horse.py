"""A horse: neck and mane along any line, and a head that is put at the neck's end."""

from cardavia.art.block import Block
from cardavia.art.courts.dragon import Spine
from cardavia.art.courts.livery import Livery
from cardavia.art.ink import Node, tube_nodes
from cardavia.art.palette import Pigment
from cardavia.art.place import Place

__all__ = ["horse_head", "horse_neck"]


def horse_neck(block: Block, line: Spine, coat: Pigment, wear: Livery, flow: float = 16) -> None:
    """A neck from the head down, its mane `flow` long on the back's side, a tasselled strap."""
    rough = [*line[:-1:7], line[-1]]
    _mane(block, line, wear, flow)
    block.shape(tube_nodes([v.at(0) for v in rough], [v.width for v in rough], 0.2), coat, 4.2)
    strap = rough[-4] if len(rough) > 5 else rough[-2]
    _strap(block, line[line.index(strap) :], wear)
    for share in (-0.18, 0.16):
        block.line([v.at(share) for v in rough[2:5]], 3)


def _mane(block: Block, line: Spine, wear: Livery, flow: float) -> None:
    edge: list[Node] = []
    locks = line[: -len(line) // 5]
    for i in range(0, len(locks) - 6, 6):
        tip = line[i + 7].at(0.5)
        tip = Node(tip.x + line[i].out_x * flow, tip.y + line[i].out_y * flow, True)
        edge += [line[i].at(0.5)._replace(corner=True), line[i + 3].at(0.62), tip]
    inner = [v.at(0.2) for v in reversed(locks[::6])]
    block.shape([*edge, *inner], Pigment.INK, 3)
    cuts = [[line[i + 2].at(0.46), line[i + 5].at(0.62)] for i in range(0, len(locks) - 6, 6)]
    block.bands(cuts, 2.2, wear.light)


def _strap(block: Block, line: Spine, wear: Livery) -> None:
    first, last = line[0], line[min(4, len(line) - 1)]
    across = (-0.5, -0.2, 0.2, 0.5)
    block.shape(
        [*(first.at(s) for s in across), *(last.at(s) for s in reversed(across))], wear.second, 3
    )
    for share in (-0.32, -0.05, 0.22):
        x, y = last.at(share)[:2]
        tassel = f"{x - 6},{y - 2}! {x + 6},{y - 2}! {x + 8},{y + 16} {x},{y + 20} {x - 8},{y + 16}"
        block.shape(tassel, wear.light, 2.6)


def horse_head(
    block: Block, coat: Pigment, wear: Livery, place: Place, neigh: bool = False
) -> None:
    """A head that looks left, the neck's end at its origin, in its bridle; or with open mouth."""
    head = Block(cropped=True, place=place)
    head.shape("-8,-32! -6,-56 4,-70! 12,-52 8,-28!", coat, 3.4)
    face = "-28,-28! -22,-38 -8,-42 6,-32 12,-10 8,26 -4,60 -20,76 -40,80! "
    if neigh:
        head.shape("-34,74! -58,98 -70,114 -80,112 -84,100 -70,84!", coat, 3.6)
        face += "-56,92! -70,98 -84,100 -93,92 -92,78 -84,60 -68,34 -52,4"
    else:
        face += "-52,90 -64,102 -80,104 -91,94 -92,78 -84,60 -68,34 -52,4"
        head.lines("-90,92 -78,90 -64,82", 3.4)
    head.shape(face, coat, 4.2)
    head.shape("-26,-30! -30,-54 -22,-70! -11,-52 -12,-34!", coat, 3.4)
    head.line("-21,-60 -20,-46 -18,-36", 3)
    head.shape("-41,3! -33,-6 -21,-5 -16,5! -24,12 -35,11", Pigment.WHITE, 2.6)
    head.dot(-29, 3, 5)
    head.lines("-46,1 -33,-11 -14,1/-44,-9 -34,-17 -20,-14", 4.2)
    head.lines("-83,75 -77,69 -71,73 -75,81/-4,2 2,26 -12,54", 3)
    head.line("-81,72 -76,70 -74,75", 4.6)
    head.shape("-26,-44! -8,-48 4,-38! -6,-24 -18,-16 -34,-6! -36,-18 -30,-30!", Pigment.INK, 2.4)
    head.lines("-8,-42 -20,-30 -30,-14", 2, wear.light)
    _bridle(head, wear)
    block.raw(head.svg)


def _bridle(head: Block, wear: Livery) -> None:
    for strap, width in (
        ("-65,34 -54,50 -40,80", 7),
        ("5,-26 -12,16 -48,60", 6),
        ("-42,-16 -18,-10 8,-10", 5),
    ):
        head.band(strap, width + 3.4)
        head.band(strap, width, wear.second)
    head.shape("-56,60! -48,51 -39,60! -47,69!", wear.light, 2.8)
