"""Lines as a brush or a cutting knife makes them: smooth curves whose weight is never quite even.

Curves are written as text, ``"x,y x,y! x,y"``: a smooth line through the points, with a corner at
each point marked ``!``. All lengths are in card units (a card is 200 by 320).
"""

import math

from cardavia.art.pen import Node, Pen

__all__ = [
    "Node",
    "arc",
    "circle",
    "mirrored",
    "nodes",
    "path",
    "sliver",
    "stroke",
    "transformed",
    "tube",
    "tube_nodes",
]

# The handle of a cubic, as a share of its chord: 0.37 makes eight nodes on a circle look round.
_HANDLE = 0.37
# Longer pieces get a node in the middle before they are thickened, so that the curve is kept.
_LONG = 16.0
# How far the weight of a line strays from its nominal one.
_UNEVEN = 0.16


def nodes(text: str) -> list[Node]:
    """Read ``"x,y x,y!"``.

    >>> nodes("1,2 3,4.5!")
    [Node(x=1.0, y=2.0, corner=False), Node(x=3.0, y=4.5, corner=True)]
    """
    return [_node(word) for word in text.split()]


def _node(word: str) -> Node:
    x, y = word.rstrip("!").split(",")
    return Node(float(x), float(y), word.endswith("!"))


def circle(x: float, y: float, radius: float, count: int = 8) -> list[Node]:
    """A round of `count` nodes."""
    turn = math.tau / count
    return [
        Node(x + radius * math.cos(turn * i), y + radius * math.sin(turn * i)) for i in range(count)
    ]


def mirrored(half: str, axis: float = 100.0) -> list[Node]:
    """A closed shape from its right half, given from top to bottom."""
    right = nodes(half)
    left = [Node(2 * axis - n.x, n.y, n.corner) for n in reversed(right) if n.x != axis]
    return right + left


def transformed(
    curve: list[Node], dx: float = 0, dy: float = 0, scale: float = 1, angle: float = 0
) -> list[Node]:
    """The curve scaled, turned clockwise by `angle` degrees and then moved."""
    cos, sin = math.cos(math.radians(angle)) * scale, math.sin(math.radians(angle)) * scale
    return [Node(n.x * cos - n.y * sin + dx, n.x * sin + n.y * cos + dy, n.corner) for n in curve]


def path(curve: list[Node], closed: bool = True, grid: float = 0.5) -> str:
    """SVG path data through the nodes, relative, on a `grid`: a coarse one makes a small deck."""
    pen = Pen(curve[0], grid)
    for i in range(len(curve) if closed else len(curve) - 1):
        pen.cubic(*_piece(curve, i, closed))
    return pen.data + ("z" if closed else "")


def arc(start: Node, bend: Node, end: Node) -> str:
    """An open bow from one point to another, drawn towards the bend between them."""
    pen = Pen(start)
    pen.quadratic(bend, end)
    return pen.data


def stroke(curve: list[Node], width: float, head: float = 0.75, tail: float = 0.3) -> str:
    """A brush stroke: `head` and `tail` are the weights of its ends, as shares of `width`."""
    fine = _divided(curve, False)
    last = len(fine) - 1
    shares = [_profile(i / last, head, tail) for i in range(last + 1)]
    halves = [
        _weight(n, width * share, _normal(fine, i, False))
        for i, (n, share) in enumerate(zip(fine, shares, strict=True))
    ]
    return tube(fine, [2 * h for h in halves], cap=0.5)


def sliver(curve: list[Node], width: float) -> str:
    """A cut of the knife: widest in the middle, pointed at both ends."""
    if len(curve) > 3:
        return path(_leaf(curve, width))
    start, end = curve[0], curve[-1]
    middle = curve[1] if len(curve) == 3 else _halfway(start, end)
    chord = _halfway(start, end)
    nx, ny = _unit(start, end)
    bend = Node(2 * middle.x - chord.x, 2 * middle.y - chord.y)
    pen = Pen(start)
    pen.quadratic(Node(bend.x + ny * width, bend.y - nx * width), end)
    pen.quadratic(Node(bend.x - ny * width, bend.y + nx * width), start)
    return pen.data + "z"


def _leaf(curve: list[Node], width: float) -> list[Node]:
    last = len(curve) - 1
    halves = [width / 2 * math.sin(math.pi * (0.08 + 0.84 * i / last)) for i in range(last + 1)]
    one = _offset(curve, halves, False)[1:-1]
    other = _offset(curve, [-h for h in halves], False)[1:-1]
    start, end = curve[0]._replace(corner=True), curve[-1]._replace(corner=True)
    return [start, *one, end, *reversed(other)]


def _halfway(start: Node, end: Node) -> Node:
    return Node((start.x + end.x) / 2, (start.y + end.y) / 2)


def tube(curve: list[Node], widths: list[float], cap: float = 0.0) -> str:
    """The outline of a body of varying width along an open curve; `cap` rounds the ends."""
    return path(tube_nodes(curve, widths, cap), grid=0.1)


def tube_nodes(curve: list[Node], widths: list[float], cap: float = 0.0) -> list[Node]:
    """The closed curve that `tube` draws."""
    halves = [w / 2 for w in widths]
    one = _offset(curve, halves, False)
    other = _offset(curve, [-h for h in halves], False)
    start = _tip(curve[0], curve[1], widths[0] * cap)
    end = _tip(curve[-1], curve[-2], widths[-1] * cap)
    return [*start, *one, *end, *reversed(other)]


def _tip(end: Node, before: Node, reach: float) -> list[Node]:
    if reach == 0:
        return []
    length = math.hypot(end.x - before.x, end.y - before.y) or 1
    x = end.x + (end.x - before.x) / length * reach
    return [Node(x, end.y + (end.y - before.y) / length * reach)]


def _profile(t: float, head: float, tail: float) -> float:
    """A brush presses down quickly, holds, and lifts slowly."""
    if t < 0.25:
        return head + (1 - head) * math.sin(t / 0.25 * math.pi / 2)
    return tail + (1 - tail) * math.cos((t - 0.25) / 0.75 * math.pi / 2)


def _weight(node: Node, width: float, normal: tuple[float, float]) -> float:
    """Half the width here: broader where the line runs across the nib, and a little by chance."""
    nib = abs(normal[0] * 0.8 + normal[1] * 0.6)
    return width / 2 * (0.86 + 0.3 * nib + _UNEVEN * _chance(node))


def _chance(node: Node) -> float:
    """A number from -1 to 1 that depends on the place alone, the same on every machine."""
    mixed = (round(node.x) * 73856093) ^ (round(node.y) * 19349663)
    return (mixed * 2654435761 >> 8 & 0xFFFF) / 32767.5 - 1


def _divided(curve: list[Node], closed: bool) -> list[Node]:
    fine: list[Node] = []
    for i in range(len(curve) if closed else len(curve) - 1):
        start, end = curve[i], curve[(i + 1) % len(curve)]
        fine.append(start)
        if math.hypot(end.x - start.x, end.y - start.y) > _LONG:
            fine.append(_middle(*_piece(curve, i, closed)))
    return fine if closed else [*fine, curve[-1]]


def _middle(start: Node, first: Node, second: Node, end: Node) -> Node:
    x = (start.x + 3 * first.x + 3 * second.x + end.x) / 8
    return Node(x, (start.y + 3 * first.y + 3 * second.y + end.y) / 8)


def _offset(curve: list[Node], halves: list[float], closed: bool) -> list[Node]:
    moved = []
    for i, (node, half) in enumerate(zip(curve, halves, strict=True)):
        nx, ny = _normal(curve, i, closed)
        reach = half * (_miter(curve, i, closed) if node.corner else 1)
        moved.append(Node(node.x + nx * reach, node.y + ny * reach, node.corner))
    return moved


def _neighbours(curve: list[Node], i: int, closed: bool) -> tuple[Node, Node]:
    if closed:
        return curve[i - 1], curve[(i + 1) % len(curve)]
    return curve[max(i - 1, 0)], curve[min(i + 1, len(curve) - 1)]


def _unit(start: Node, end: Node) -> tuple[float, float]:
    length = math.hypot(end.x - start.x, end.y - start.y) or 1.0
    return (end.x - start.x) / length, (end.y - start.y) / length


def _tangent(curve: list[Node], i: int, closed: bool) -> tuple[float, float]:
    before, after = _neighbours(curve, i, closed)
    ax, ay = _unit(before, curve[i])
    bx, by = _unit(curve[i], after)
    if not closed and i in (0, len(curve) - 1):
        return _unit(before, after)
    return _unit(Node(0, 0), Node(ax + bx, ay + by))


def _normal(curve: list[Node], i: int, closed: bool) -> tuple[float, float]:
    tx, ty = _tangent(curve, i, closed)
    return ty, -tx


def _miter(curve: list[Node], i: int, closed: bool) -> float:
    before, after = _neighbours(curve, i, closed)
    ax, ay = _unit(before, curve[i])
    bx, by = _unit(curve[i], after)
    return min(1.9, 1 / max(0.4, math.sqrt(max(0.0, (1 + ax * bx + ay * by) / 2))))


def _piece(curve: list[Node], i: int, closed: bool) -> tuple[Node, Node, Node, Node]:
    j = (i + 1) % len(curve)
    start, end = curve[i], curve[j]
    reach = math.hypot(end.x - start.x, end.y - start.y) * _HANDLE
    first = _handle(curve, i, closed, reach, _unit(start, end))
    back = _unit(end, start)
    second = _handle(curve, j, closed, -reach, (-back[0], -back[1]))
    return start, first, second, end


def _handle(
    curve: list[Node], i: int, closed: bool, reach: float, chord: tuple[float, float]
) -> Node:
    node = curve[i]
    tx, ty = chord if node.corner else _tangent(curve, i, closed)
    return Node(node.x + tx * reach, node.y + ty * reach)
