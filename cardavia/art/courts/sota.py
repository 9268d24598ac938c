"""Sota, the maid: standing, with long hanging sleeves and ornaments in her hair."""

from collections.abc import Callable

from cardavia.art.block import Block
from cardavia.art.courts.livery import livery
from cardavia.art.courts.maiden import dancers_cap, maiden_face, maiden_hair, maiden_hand
from cardavia.art.courts.motifs import motifs
from cardavia.art.ink import circle, nodes, transformed
from cardavia.art.palette import Pigment
from cardavia.art.place import Place

__all__ = ["sota"]


def sota(suit: str) -> str:
    """The Sota of a suit."""
    block = Block(cropped=True)
    _MAIDS[suit](block)
    return block.svg


def _sign(block: Block, suit: str, x: float, y: float, radius: float = 25) -> None:
    block.disc(x, y, radius, Pigment.PAPER, 3.4)
    block.use(f"mark-{suit}", x, y, round(radius * 0.0165, 2))


def _young(block: Block) -> None:
    """Pao: a girl who holds the sign high; her sleeves reach the ground."""
    main, second, light = wear = livery("P")
    block.shape("72,124! 64,190 44,262 22,330! 172,330! 150,262 138,196 136,124!", main, 4.2)
    block.shape("96,206! 110,206! 122,262 142,330! 96,330! 100,270", second, 3.2)
    block.shape("22,300! 60,312 110,308 168,300! 176,330! 14,330!", light, 3.2)
    block.shape("72,126! 46,142 28,190 16,270! 40,284 64,278! 66,240 76,190 88,160!", main, 4.2)
    block.shape(
        "122,122! 140,112 150,92! 176,94! 188,150 186,226! 166,232 146,224! 146,184 132,164!",
        main,
        4.2,
    )
    block.shape("150,92! 163,98 176,94! 178,106! 163,112 147,104!", light, 2.8)
    block.shape("84,116! 98,150! 112,116! 124,120! 108,164! 94,172! 72,124!", light, 3.2)
    block.shape("86,106! 110,104! 111,120 98,142! 88,122", Pigment.SKIN, 3)
    block.shape("66,172! 98,180 138,172! 140,208! 100,216 64,208!", second, 3.8)
    block.band("65,190 100,198 139,190", 4.6, light)
    block.lines("60,156 44,204 38,258/152,128 166,176 168,214/84,224 74,268 54,300", 2.8)
    motifs(block, "P", light, "40,242 168,196 64,282 134,252 128,288")
    head = Place(98, 86, 3, scale=0.88)
    maiden_face(block, head)
    maiden_hair(block, wear, head)
    _sign(block, "P", 164, 44)
    maiden_hand(block, Place(163, 93))


def _looking_back(block: Block) -> None:
    """Isu: seen from behind; she looks over her shoulder, the sign between her shoulders."""
    main, second, light = wear = livery("I")
    block.shape("66,126! 52,200 40,262 8,330! 178,330! 158,262 146,200 138,126!", main, 4.2)
    block.shape("8,300! 60,312 120,310 172,298! 184,330! 0,330!", light, 3.2)
    block.shape("70,122! 42,140 26,186 12,254! 32,272 60,270! 62,220 74,180!", main, 4.2)
    block.shape("134,122! 160,140 176,180 188,224! 170,240 146,236! 142,200 130,176!", main, 4.2)
    block.shape("12,254! 32,272 60,270! 61,256! 36,256 16,240!", second, 3)
    block.shape("188,224! 170,240 146,236! 145,222! 166,224 183,210!", second, 3)
    block.shape("74,126! 88,112! 120,112! 134,126! 104,140", light, 3.2)
    block.shape("90,104! 116,104! 118,116 104,128 90,118", Pigment.SKIN, 3)
    _sign(block, "I", 104, 156, 26)
    block.shape("64,190! 104,196 144,190! 146,216! 104,224 62,216!", second, 3.8)
    block.shape("88,204! 74,246 74,288! 94,296 104,292! 106,250!", second, 3.6)
    block.shape("120,204! 136,242 138,280! 120,290 108,286! 104,250!", second, 3.6)
    block.shape("70,182! 104,190 140,182! 144,214! 104,208 66,214!", light, 3.6)
    block.shape("92,186! 116,186! 118,214! 90,214!", second, 3.2)
    block.lines(
        "56,160 40,206 34,250/152,156 166,194 168,228/50,276 38,300/150,256 162,296", 2.8, light
    )
    motifs(block, "I", light, "40,226 162,206 48,294 154,280")
    head = Place(106, 84, 8, True, 0.88)
    maiden_face(block, head)
    maiden_hair(block, wear, head)


def _serving(block: Block) -> None:
    """Koppu: with loose hair and lowered eyes she carries the cup in on a tray."""
    main, second, light = wear = livery("K")
    block.shape("104,70! 146,84 158,130 164,200 152,262! 132,256 116,180!", Pigment.INK, 3)
    block.shape(
        "86,126! 74,196 64,262 40,330! 182,330! 170,262 156,196 146,132 116,116!", main, 4.2
    )
    block.shape("92,240! 76,290 60,330! 108,330! 106,280!", second, 3.2)
    block.shape("40,304! 90,314 140,312 178,302! 188,330! 32,330!", light, 3.2)
    block.shape("94,114! 84,140 90,172! 106,166 122,128!", light, 3.2)
    block.shape("80,170! 112,178 156,172! 160,206! 114,214 78,206!", second, 3.8)
    block.band("79,188 114,196 158,188", 4.6, light)
    block.shape(
        "136,136! 150,160 146,188 110,196! 76,190! 84,230 82,276! 108,288 140,276! 150,240 "
        "166,200 160,156!",
        main,
        4.2,
    )
    block.shape("82,276! 108,288 140,276! 144,260! 112,270 83,260!", light, 3)
    block.shape("78,190! 62,182 54,186 56,196 70,202 78,206!", Pigment.SKIN, 3)
    block.shape("10,178! 84,178! 80,192! 16,192!", Pigment.INK, 2.6)
    block.band("18,185 78,185", 3, light)
    block.use("mark-K", 45, 148, 0.6)
    block.lines("142,160 138,186 120,200/130,212 126,240 116,262/146,222 138,246", 2.8)
    block.lines("136,108 146,134 150,166/148,150 153,176 153,200", 1.6, Pigment.PAPER)
    motifs(block, "K", light, "104,244 150,286 92,296 130,226")
    head = Place(98, 88, -10, scale=0.94)
    maiden_face(block, head, lowered=True)
    hair = Block(cropped=True, place=head)
    hair.shape(
        "-27,2! -33,-24 -20,-46 6,-52 32,-42 46,-14 48,20! 30,22 27,0! 26,-14 16,-28 -2,-38 "
        "-14,-28 -22,-14!",
        Pigment.INK,
        2.4,
    )
    hair.shape("-30,-34! -16,-54 6,-62 30,-54 40,-40! 20,-46 0,-48 -18,-44!", wear.light, 3)
    for x, y in ((-22, -50), (4, -60), (30, -53)):
        hair.disc(x, y, 7, wear.second, 2.6)
    block.raw(hair.svg)


def _in_the_sun(block: Block) -> None:
    """Ouru: under her umbrella."""
    main, second, light = wear = livery("O")
    block.shape(circle(108, 96, 92, 16), second, 4.2)
    for radius, pigment in ((66, light), (58, second)):
        block.shape(circle(108, 96, radius, 12), pigment, 3)
    spokes = [
        [transformed(nodes(f"0,-{r}"), 108, 96, angle=a)[0] for r in (4, 92)]
        for a in range(0, 360, 20)
    ]
    block.bands(spokes, 2)
    block.shape("70,130! 62,196 52,262 26,330! 176,330! 156,262 142,196 138,130!", main, 4.2)
    block.shape("98,214! 88,270 70,330! 122,330! 116,270!", light, 3.2)
    block.shape("26,304! 76,314 130,312 172,302! 182,330! 18,330!", second, 3.2)
    block.shape(
        "136,126! 160,146 172,180 170,226! 184,222! 186,226! 160,240 140,228! 138,196 126,172!",
        main,
        4.2,
    )
    block.shape(
        "72,126! 48,140 28,172 30,204! 14,240 18,276! 44,288 66,276! 70,240 76,206! 92,176!",
        main,
        4.2,
    )
    block.shape("84,118! 98,150! 114,118! 126,122! 108,166! 94,174! 72,126!", light, 3.2)
    block.shape("86,108! 112,106! 112,120 98,144! 88,124", Pigment.SKIN, 3)
    block.shape("72,176! 100,184 138,176! 140,208! 102,216 74,208!", second, 3.8)
    block.band("75,192 102,200 139,192", 4.6, light)
    block.shape("104,170! 110,170! 114,216! 108,216!", Pigment.INK, 2)
    block.lines("58,158 46,186 46,206/40,222 34,246 34,272/152,158 158,190 154,222", 2.8)
    motifs(block, "O", light, "46,254 150,264 64,296 154,214")
    maiden_hand(block, Place(78, 206, 24))
    _sign(block, "O", 46, 196, 27)
    head = Place(102, 90, 4, scale=0.88)
    maiden_face(block, head)
    maiden_hair(block, wear, head)


def _drumming(block: Block) -> None:
    """Guru: a dancer with a hand drum on her shoulder, the sign its skin."""
    main, second, light = wear = livery("G")
    block.shape("60,130! 54,190 60,230! 30,330! 176,330! 146,230! 142,190 132,130!", main, 4.2)
    block.shape("58,226! 100,236 146,226! 186,330! 104,330! 100,262! 94,330! 14,330!", second, 4.2)
    block.lines(
        "70,244 56,280 40,318/82,246 74,290 66,320/124,246 132,284 144,318/136,240 152,276", 2.8
    )
    block.shape("66,126! 40,138 18,180 10,240! 34,262 62,254! 70,214 84,186!", light, 4.2)
    block.lines("54,156 36,194 30,236/68,162 54,200 50,240", 2.8)
    block.band("16,218 40,236 66,230", 4, main)
    block.shape(
        "128,126! 158,140 182,176 190,222! 168,232 140,222! 118,206 112,190! 130,172!", light, 4.2
    )
    block.lines("146,148 166,182 172,214/132,182 146,196 158,214", 2.8)
    block.shape("80,120! 98,152! 114,118! 126,122! 106,168! 92,176! 68,126!", Pigment.WHITE, 3.2)
    block.shape("84,108! 112,106! 112,120 98,144! 86,124", Pigment.SKIN, 3)
    block.shape("62,196! 100,204 142,196! 144,222! 100,232 60,222!", Pigment.CINNABAR, 3.6)
    motifs(block, "G", main, "32,204 166,204")
    head = Place(92, 86, -4, True, 0.9)
    maiden_face(block, head)
    dancers_cap(block, wear, head)
    block.disc(176, 92, 26, second, 3.4)
    block.shape("140,92! 158,94 166,76! 188,112! 172,116 164,138!", Pigment.INK, 2.4)
    cords = "134,86 164,68/148,84 176,66/162,98 190,76/172,112 196,92/172,130 196,108"
    block.bands([nodes(cord) for cord in cords.split("/")], 3, Pigment.STRAW)
    block.disc(142, 116, 34, Pigment.CINNABAR, 3.6)
    block.disc(142, 116, 28, Pigment.PAPER, 3)
    block.use("mark-G", 142, 116, 0.48)
    maiden_hand(block, Place(122, 186, 30))
    maiden_hand(block, Place(174, 164, -30))


_MAIDS: dict[str, Callable[[Block], None]] = {
    "P": _young,
    "I": _looking_back,
    "K": _serving,
    "O": _in_the_sun,
    "G": _drumming,
}
