"""A print in the making: flat pigments on paper, and the ink line over them, off register."""

from collections.abc import Iterable

from cardavia.art.ink import Node, arc, circle, nodes, path, sliver
from cardavia.art.palette import Pigment
from cardavia.art.place import HERE, Place

__all__ = ["GROUND_RULES", "Block", "Curve"]

Curve = str | list[Node]

# The colour blocks never sit exactly on the line block.
_OFF_X, _OFF_Y = 2.4, 1.8
# What a picture's root element says for all of it: ink is what everything is drawn in unless it
# says otherwise, and a line is drawn only where it has a width.
GROUND_RULES = (
    f'fill="{Pigment.INK}" stroke="{Pigment.INK}" stroke-width="0"'
    ' stroke-linejoin="round" stroke-linecap="round"'
)


class Block:
    """Collects the elements of a picture in painter's order.

    `slip` scales how far the pigment strays from the line (0: in register). A picture that is
    `cropped` keeps its points inside the card, where the mount will cover what is too much. The
    curves are placed by `place`, which turns and scales them but leaves the lines their weight.
    """

    def __init__(self, slip: float = 1.0, cropped: bool = False, place: Place = HERE) -> None:
        self._elements: list[str] = []
        self._slip = f"translate({_OFF_X * slip:.1f} {_OFF_Y * slip:.1f})"
        self._cropped = cropped
        self._place = place

    @property
    def svg(self) -> str:
        """The elements so far."""
        return "".join(self._elements)

    def raw(self, svg: str) -> None:
        """Add ready elements."""
        self._elements.append(svg)

    def fill(self, curve: Curve, pigment: Pigment) -> None:
        """A flat area in register, without a line."""
        self._path(path(self._nodes(curve)), _filled(pigment))

    def wash(self, curve: Curve, pigment: Pigment) -> None:
        """A flat area off register, without a line."""
        self._path(path(self._nodes(curve)), f'{_filled(pigment)} transform="{self._slip}"')

    def shape(self, curve: Curve, pigment: Pigment, width: float = 3.4) -> None:
        """A coloured area with its line; it hides what lies below."""
        if pigment is Pigment.INK:
            self._path(path(self._nodes(curve)), f' stroke-width="{width:g}"')
            return
        # The line is printed twice, under the pigment and a little aside over it: so it is heavy
        # on one side and light on the other, and a sliver of paper shows where the colour slipped.
        data = path(self._nodes(curve))
        self._path(data, f'{_filled(Pigment.PAPER)} stroke-width="{width * 0.9:.1f}"')
        self.wash(curve, pigment)
        nib = f"translate({width * 0.22:.1f} {width * 0.16:.1f})"
        self._path(data, f' fill="none" stroke-width="{width * 0.9:.1f}" transform="{nib}"')

    def ring(self, curve: Curve, width: float = 3.4) -> None:
        """The line round a closed area."""
        self._path(path(self._nodes(curve)), f' fill="none" stroke-width="{width:g}"')

    def line(self, curve: Curve, width: float = 3.0, pigment: Pigment = Pigment.INK) -> None:
        """One cut, pointed at its ends."""
        self._cuts([self._nodes(curve)], width, pigment)

    def lines(self, curves: str, width: float = 3.0, pigment: Pigment = Pigment.INK) -> None:
        """Several cuts, separated by ``/``."""
        self._cuts([self._nodes(c) for c in curves.split("/")], width, pigment)

    def band(self, curve: Curve, width: float, pigment: Pigment = Pigment.INK) -> None:
        """A stripe of even width with round ends."""
        self.bands([curve], width, pigment)

    def bands(self, curves: Iterable[Curve], width: float, pigment: Pigment = Pigment.INK) -> None:
        """Several stripes of one colour."""
        data = "".join(path(self._nodes(curve), closed=False) for curve in curves)
        self._path(data, f' fill="none"{_stroked(pigment)} stroke-width="{width:g}"')

    def arcs(
        self, bends: Iterable[tuple[Node, Node, Node]], width: float, pigment: Pigment = Pigment.INK
    ) -> None:
        """Many small bows, each from a point towards a second to a third."""
        data = "".join(arc(*self._nodes(list(bend))) for bend in bends)
        self._path(data, f' fill="none"{_stroked(pigment)} stroke-width="{width:g}"')

    def dot(self, x: float, y: float, radius: float, pigment: Pigment = Pigment.INK) -> None:
        """A round spot."""
        middle = self._place.of(Node(x, y))
        place = f'cx="{round(middle.x, 1):g}" cy="{round(middle.y, 1):g}"'
        radius = round(radius * self._place.scale, 1)
        self.raw(f'<circle {place} r="{radius:g}"{_filled(pigment)}/>')

    def disc(self, x: float, y: float, radius: float, pigment: Pigment, width: float = 3.4) -> None:
        """A round shape with its line."""
        self.shape(circle(x, y, radius), pigment, width)

    def use(
        self, part: str, x: float, y: float, scale: float = 1, angle: float = 0, flip: bool = False
    ) -> None:
        """A shared part at a place; signs keep their way up wherever the rest is turned."""
        middle = self._place.of(Node(x, y))
        turn = f" rotate({angle:g})" if angle else ""
        size = f" scale({-scale:g} {scale:g})" if flip else f" scale({scale:g})"
        place = f"translate({middle.x:.1f} {middle.y:.1f}){turn}{size}"
        self.raw(f'<use href="#part-{part}" transform="{place}"/>')

    def _cuts(self, curves: list[list[Node]], width: float, pigment: Pigment) -> None:
        data = "".join(sliver(curve, width) for curve in curves)
        colours = _filled(pigment) + _stroked(pigment)
        self._path(data, f'{colours} stroke-width="{width * 0.4:.1f}"')

    def _path(self, data: str, attributes: str) -> None:
        self.raw(f'<path d="{data}"{attributes}/>')

    def _nodes(self, curve: Curve) -> list[Node]:
        points = nodes(curve) if isinstance(curve, str) else curve
        if self._place is not HERE:
            points = [self._place.of(n) for n in points]
        return [_inside(n) for n in points] if self._cropped else points


def _filled(pigment: Pigment) -> str:
    return "" if pigment is Pigment.INK else f' fill="{pigment}"'


def _stroked(pigment: Pigment) -> str:
    return "" if pigment is Pigment.INK else f' stroke="{pigment}"'


def _inside(node: Node) -> Node:
    """The point, moved under the mount when it lies beyond the card's edge."""
    return node._replace(x=min(max(node.x, 7), 193), y=min(max(node.y, 7), 313))
