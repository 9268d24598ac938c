"""Write the app's icons as pictures of pixels, which the systems that install it ask for.

`python -m tools.write_icons` draws them from `cardavia.art`; a test says when to do so again.
"""

from pathlib import Path

import resvg_py

from cardavia.art import flattened, icon_svg
from cardavia.art.palette import Pigment

__all__ = ["ICONS", "drawn"]

STATIC = Path(__file__).parent.parent / "cardavia" / "server" / "static"

ICONS = {"icon-192.png": 192, "icon-512.png": 512, "icon-mask-512.png": 512, "icon-180.png": 180}
"""Files with their width in pixels; of a mask the system may cut away all but the middle."""


def drawn(name: str) -> bytes:
    """One icon as PNG."""
    picture = flattened(icon_svg())
    if "mask" in name or "180" in name:
        picture = _full_bleed(picture)
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=ICONS[name]))


def _full_bleed(svg: str) -> str:
    """The icon without round corners, and small enough to survive a round mask."""
    ground = flattened(f'<rect width="64" height="64" fill="{Pigment.CINNABAR}"/>')
    start, body = svg.split(">", 1)
    inner = body.removesuffix("</svg>\n")
    return f'{start}>{ground}<g transform="translate(6.4 6.4) scale(.8)">{inner}</g></svg>'


def main() -> None:
    """Write all of them."""
    for name in ICONS:
        (STATIC / name).write_bytes(drawn(name))
        print((STATIC / name).relative_to(Path.cwd()))


if __name__ == "__main__":
    main()
