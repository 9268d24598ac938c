"""Where a part of a figure goes: drawn once round an origin, it is turned, mirrored and moved."""

import math
from typing import NamedTuple

from cardavia.art.ink import Node

__all__ = ["HERE", "Place", "turned"]


class Place(NamedTuple):
    """Scales, mirrors (`flip`: left for right), turns clockwise by degrees, then moves."""

    x: float = 0
    y: float = 0
    angle: float = 0
    flip: bool = False
    scale: float = 1

    def of(self, node: Node) -> Node:
        """Where a point of the part comes to lie."""
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn) * self.scale, math.sin(turn) * self.scale
        x = -node.x if self.flip else node.x
        return node._replace(
            x=x * cos - node.y * sin + self.x,
            y=x * sin + node.y * cos + self.y,
        )


HERE = Place()
"""As drawn."""


def turned(x: float, y: float, angle: float, dx: float = 0, dy: float = 0) -> Place:
    """The place of what is drawn where it belongs, but turned round a point and moved a little."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)
    return Place(x + dx - x * cos + y * sin, y + dy - x * sin - y * cos, angle)
