"""A print in the making: pigments laid on paper, and the ink line over them, slightly off register."""

from cardavia.art.ink import Node, circle, nodes, path, sliver
from cardavia.art.palette import Pigment

__all__ = ["Block", "Curve"]

Curve = str | list[Node]

# The colour blocks never sit exactly on the line block.
_OFF_X, _OFF_Y = 1.6, 1.2
# Round ends and joins are inherited from the document.
_LINE = 'fill="none"'


class Block:
    """Collects the elements of a picture in painter's order.

    `slip` scales how far the pigment strays from the line (0: in register). A picture that is
    `cropped` keeps its points inside the card, where the mount will cover what is too much.
    """

    def __init__(self, slip: float = 1.0, cropped: bool = False) -> None:
        self._elements: list[str] = []
        self._slip = f"translate({_OFF_X * slip:.1f} {_OFF_Y * slip:.1f})"
        self._cropped = cropped

    @property
    def svg(self) -> str:
        """The elements so far."""
        return "".join(self._elements)

    def raw(self, svg: str) -> None:
        """Add ready elements."""
        self._elements.append(svg)

    def fill(self, curve: Curve, pigment: Pigment) -> None:
        """A flat area in register, without a line."""
        self._path(path(self._nodes(curve)), f'fill="{pigment}"')

    def wash(self, curve: Curve, pigment: Pigment) -> None:
        """A flat area off register, without a line."""
        self._path(path(self._nodes(curve)), f'fill="{pigment}" transform="{self._slip}"')

    def shape(self, curve: Curve, pigment: Pigment, width: float = 3.4) -> None:
        """A coloured area with its line; it hides what lies below."""
        if pigment is Pigment.INK:
            self.fill(curve, Pigment.INK)
        else:
            self.fill(curve, Pigment.PAPER)
            self.wash(curve, pigment)
        self.ring(curve, width)

    def ring(self, curve: Curve, width: float = 3.4) -> None:
        """The line round a closed area, printed twice a little apart, as a broad nib would draw."""
        data = path(self._nodes(curve))
        line = f'{_LINE} stroke="{Pigment.INK}" stroke-width="{width * 0.82:.1f}"'
        self._path(data, line)
        if width < 2.8:
            return
        nib = f"translate({width * 0.3:.1f} {width * 0.2:.1f})"
        self._path(data, f'{line} transform="{nib}"')

    def line(self, curve: Curve, width: float = 3.0, pigment: Pigment = Pigment.INK) -> None:
        """One cut, pointed at its ends."""
        self._cuts([self._nodes(curve)], width, pigment)

    def lines(self, curves: str, width: float = 3.0, pigment: Pigment = Pigment.INK) -> None:
        """Several cuts, separated by ``/``."""
        self._cuts([self._nodes(c) for c in curves.split("/")], width, pigment)

    def band(self, curve: Curve, width: float, pigment: Pigment = Pigment.INK) -> None:
        """A stripe of even width with round ends."""
        data = path(self._nodes(curve), closed=False)
        self._path(data, f'{_LINE} stroke="{pigment}" stroke-width="{width:g}"')

    def dot(self, x: float, y: float, radius: float, pigment: Pigment = Pigment.INK) -> None:
        """A round spot."""
        self.raw(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{pigment}"/>')

    def disc(
        self, x: float, y: float, radius: float, pigment: Pigment, width: float = 3.4
    ) -> None:
        """A round shape with its line."""
        self.shape(circle(x, y, radius), pigment, width)

    def use(
        self, part: str, x: float, y: float, scale: float = 1, angle: float = 0, flip: bool = False
    ) -> None:
        """A shared part at a place."""
        turn = f" rotate({angle:g})" if angle else ""
        across = f" scale({-scale if flip else scale:g} {scale:g})" if flip else f" scale({scale:g})"
        size = across if scale != 1 or flip else ""
        place = f"translate({x:.1f} {y:.1f}){turn}{size}"
        self.raw(f'<use href="#part-{part}" transform="{place}"/>')

    def _cuts(self, curves: list[list[Node]], width: float, pigment: Pigment) -> None:
        data = "".join(sliver(curve, width) for curve in curves)
        edge = f'stroke="{pigment}" stroke-width="{width * 0.4:.1f}"'
        self._path(data, f'fill="{pigment}" {edge}')

    def _path(self, data: str, attributes: str) -> None:
        self.raw(f'<path d="{data}" {attributes}/>')

    def _nodes(self, curve: Curve) -> list[Node]:
        points = nodes(curve) if isinstance(curve, str) else curve
        return [_inside(n) for n in points] if self._cropped else points


def _inside(node: Node) -> Node:
    """The point, moved under the mount when it lies beyond the card's edge."""
    return node._replace(x=min(max(node.x, 4.5), 195.5), y=min(max(node.y, 4.5), 315.5))
