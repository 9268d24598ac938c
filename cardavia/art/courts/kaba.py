"""Kaba, the horseman: a horse's neck and head that fill the card, the rider above and behind."""

from collections.abc import Callable

from cardavia.art.block import Block
from cardavia.art.courts.dragon import spine
from cardavia.art.courts.hats import hat
from cardavia.art.courts.horse import horse_head, horse_neck
from cardavia.art.courts.livery import livery
from cardavia.art.courts.rider import rider_arm, rider_head, rider_trunk
from cardavia.art.palette import Pigment
from cardavia.art.place import Place

__all__ = ["kaba"]


def kaba(suit: str) -> str:
    """The Kaba of a suit."""
    block = Block(cropped=True)
    _HORSEMEN[suit](block)
    return block.svg


def _head(block: Block, suit: str, place: Place, beard: str) -> None:
    rider_head(block, place, beard)
    covered = Block(cropped=True, place=place)
    hat(covered, suit, livery(suit))
    block.raw(covered.svg)


def _rein(block: Block, curve: str, hand: Place) -> None:
    """A rein to the hand that holds it."""
    block.band(curve, 8)
    block.band(curve, 4.6, Pigment.STRAW)
    grip = Block(cropped=True, place=hand)
    grip.disc(0, 0, 13, Pigment.SKIN, 3.2)
    grip.lines("-8,-2 4,-6/-7,4 6,1", 2.2)
    block.raw(grip.svg)


def _trotting(block: Block) -> None:
    """Pao: a foot soldier who was given a horse, at an easy trot."""
    wear = livery("P")
    rider_trunk(block, wear, Place(116, 104))
    _head(block, "P", Place(114, 72), "tache")
    rider_arm(block, "P", wear, Place(166, 142))
    line = spine("108,160,50 126,206,64 126,262,92 112,340,130", 1)
    horse_neck(block, line, Pigment.STRAW, wear)
    horse_head(block, Pigment.STRAW, wear, Place(106, 172))
    _rein(block, "62,244 96,270 132,226", Place(138, 220))


def _rearing(block: Block) -> None:
    """Isu: a white horse on its hind legs, the rider flung back behind its neck."""
    wear = livery("I")
    rider_trunk(block, wear, Place(44, 190, -12, True))
    _head(block, "I", Place(40, 154, -14, True), "bare")
    line = spine("130,100,42 116,142,52 106,206,74 104,330,110", -1)
    horse_neck(block, line, Pigment.WHITE, wear, 20)
    foreleg = "126,250! 138,214 162,188 180,190 184,206 172,226! 166,244 152,248! 158,222 154,218! "
    foreleg += "146,236 138,276!"
    block.shape(foreleg, Pigment.WHITE, 4)
    block.shape("166,242! 152,246! 146,262! 158,268 168,258!", Pigment.INK, 3)
    horse_head(block, Pigment.WHITE, wear, Place(126, 108, -26, True, 0.86), neigh=True)
    _rein(block, "176,136 128,196 62,246", Place(54, 250, 0, True))
    block.disc(106, 244, 29, Pigment.PAPER, 3.4)
    block.use("mark-I", 106, 244, 0.44)


def _charging(block: Block) -> None:
    """Koppu: head down, the rider upright with the cup held high."""
    wear = livery("K")
    rider_trunk(block, wear, Place(132, 116))
    _head(block, "K", Place(130, 82), "curled")
    rider_arm(block, "K", wear, Place(86, 146, -8))
    line = spine("84,178,52 112,166,60 146,190,84 176,262,120 180,340,140", 1)
    horse_neck(block, line, Pigment.STRAW, wear)
    horse_head(block, Pigment.STRAW, wear, Place(86, 180, -24))
    _rein(block, "44,244 92,254 142,214", Place(148, 206))


def _parting(block: Block) -> None:
    """Ouru: a foreign trader, who turns in the saddle and shows what he has earned."""
    wear = livery("O")
    rider_trunk(block, wear, Place(112, 108, 0, True))
    _head(block, "O", Place(112, 74, 4, True), "full")
    rider_arm(block, "O", wear, Place(146, 172, 22))
    line = spine("104,164,50 108,216,66 98,270,92 84,340,126", 1)
    horse_neck(block, line, Pigment.ROSE, wear)
    horse_head(block, Pigment.ROSE, wear, Place(108, 174, 10, scale=0.9), neigh=True)
    _rein(block, "44,226 88,262 136,240", Place(142, 236))


def _galloping(block: Block) -> None:
    """Guru: at full stretch, bent over the flying mane."""
    wear = livery("G")
    rider_trunk(block, wear, Place(82, 118, 16, True))
    _head(block, "G", Place(92, 84, 10, True), "tache")
    rider_arm(block, "G", wear, Place(128, 144, 20))
    line = spine("86,176,48 62,204,66 46,252,92 40,330,120", -1)
    horse_neck(block, line, Pigment.LILAC, wear, 26)
    horse_head(block, Pigment.LILAC, wear, Place(78, 178, -12, True, 0.84))
    _rein(block, "132,232 104,256 66,246", Place(58, 240, 0, True))


_HORSEMEN: dict[str, Callable[[Block], None]] = {
    "P": _trotting,
    "I": _rearing,
    "K": _charging,
    "O": _parting,
    "G": _galloping,
}
