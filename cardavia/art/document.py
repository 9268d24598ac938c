"""A picture as an SVG document that stands alone."""

import re

from cardavia.art.block import GROUND_RULES
from cardavia.art.parts import parts

__all__ = ["definitions", "document"]


def document(width: int, height: int, picture: str, label: str) -> str:
    """A picture as an SVG document, with the shared parts that it uses and a title."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" {GROUND_RULES} role="img"><title>{label}</title>'
        f"{definitions(picture)}{picture}</svg>\n"
    )


def definitions(picture: str) -> str:
    """Definitions of the shared parts that a picture uses; nothing when it uses none."""
    used = sorted(set(re.findall(r'href="#(part-[A-Za-z0-9-]+)"', picture)))
    bodies = "".join(f'<g id="{name}">{parts()[name]}</g>' for name in used)
    return f"<defs>{bodies}</defs>" if bodies else ""
