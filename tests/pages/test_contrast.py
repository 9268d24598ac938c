"""Text keeps a contrast of 4.5 : 1 wherever the sliders stand, on paper and on lacquer."""

import itertools
import re
import struct
import zlib
from pathlib import Path

import pytest

from cardavia.art import grain_png

STATIC = Path(__file__).parents[2] / "cardavia" / "server" / "static"
TOKENS = (STATIC / "tokens.css").read_text(encoding="utf-8")
POSITIONS = (0.0, 0.25, 0.5, 0.75, 1.0)
THEMES = ("light", "dark")

GROUNDS = ("ground", "ground-shade")
INKS = ("ink", "ink-soft", "gold", "suit-p", "suit-i", "suit-k", "suit-o", "suit-g")
TEXTS = [
    *itertools.product(INKS, GROUNDS),
    ("on-accent", "accent"),
    ("on-cushion", "cushion"),
    ("on-cushion", "cushion-line"),
    ("on-genji", "genji"),
    ("on-heiji", "heiji"),
]
GRAPHICS = [*itertools.product(("focus", "accent"), GROUNDS)]

Colour = tuple[float, float, float]


def colour(text: str) -> Colour:
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def read_tokens() -> dict[tuple[str, str, str], Colour]:
    """By name, step (low, mid, high) and theme."""
    pattern = r"--([a-z-]+)-(low|mid|high): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);"
    tokens: dict[tuple[str, str, str], Colour] = {}
    for name, step, light, dark in re.findall(pattern, TOKENS):
        tokens[name, step, "light"] = colour(light)
        tokens[name, step, "dark"] = colour(dark)
    return tokens


def read_tint() -> dict[str, Colour]:
    """What the temperature's layer multiplies with at 0 (cool) and at 100 (warm)."""
    cool = re.search(r"(#[0-9a-f]{6}) calc\(max\(0, 1 - 2 \* var\(--warmth\)\) \* 100%\)", TOKENS)
    warm = re.search(r"(#[0-9a-f]{6}) calc\(max\(0, 2 \* var\(--warmth\) - 1\) \* 100%\)", TOKENS)
    assert cool is not None
    assert warm is not None
    return {"cool": colour(cool[1]), "warm": colour(warm[1])}


def read_grain() -> tuple[float, Colour]:
    """What the whole grain does to a colour, on average: how much it covers, what it adds."""
    png = grain_png()
    chunks: dict[bytes, bytes] = {}
    at = 8
    while at < len(png):
        (size,) = struct.unpack_from(">I", png, at)
        chunks[png[at + 4 : at + 8]] = png[at + 8 : at + 8 + size]
        at += size + 12
    width, height, depth, kind = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    assert (depth, kind) == (4, 3), "four bits that point into a palette"
    rows = zlib.decompress(chunks[b"IDAT"])
    step = 1 + width // 2
    levels = [
        level
        for at in range(height)
        for byte in rows[at * step + 1 : (at + 1) * step]
        for level in (byte >> 4, byte & 15)
    ]
    alphas = [chunks[b"tRNS"][level] / 255 for level in levels]
    palette = chunks[b"PLTE"]
    red, green, blue = (
        sum(a * palette[3 * level + part] / 255 for a, level in zip(alphas, levels, strict=True))
        / len(levels)
        for part in range(3)
    )
    return sum(alphas) / len(alphas), (red, green, blue)


READ = read_tokens()
TINT = read_tint()
COVERS, ADDS = read_grain()


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    red, green, blue = (a + (b - a) * share for a, b in zip(first, second, strict=True))
    return red, green, blue


def token(name: str, theme: str, contrast: float) -> Colour:
    other = "low" if contrast < 0.5 else "high"
    return mixed(READ[name, "mid", theme], READ[name, other, theme], abs(contrast - 0.5) * 2)


def tinted(one: Colour, warmth: float) -> Colour:
    extreme = TINT["cool" if warmth < 0.5 else "warm"]
    light = mixed((1.0, 1.0, 1.0), extreme, abs(warmth - 0.5) * 2)
    red, green, blue = (a * b for a, b in zip(one, light, strict=True))
    return red, green, blue


def grained(one: Colour) -> Colour:
    """Under the grain at 100 %, where it weakens the contrast most."""
    red, green, blue = (a * (1 - COVERS) + b for a, b in zip(one, ADDS, strict=True))
    return red, green, blue


def luminance(one: Colour) -> float:
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in one]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(first: Colour, second: Colour) -> float:
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def weakest(text: str, ground: str, theme: str) -> tuple[float, str]:
    """The lowest contrast of the pair over all positions, and where that is."""
    return min(
        (
            ratio(
                tinted(grained(token(text, theme, contrast)), warmth),
                tinted(grained(token(ground, theme, contrast)), warmth),
            ),
            f"{text} on {ground}, {theme}, contrast {contrast:.0%}, temperature {warmth:.0%}",
        )
        for contrast in POSITIONS
        for warmth in POSITIONS
    )


def test_the_formula_is_the_known_one() -> None:
    assert ratio((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)) == pytest.approx(21)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_text_is_legible_everywhere(text: str, ground: str, theme: str) -> None:
    least, where = weakest(text, ground, theme)
    assert least >= 4.5, f"{least:.2f} : 1 for {where}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("mark", "ground"), GRAPHICS)
def test_focus_and_accent_are_seen_everywhere(mark: str, ground: str, theme: str) -> None:
    least, where = weakest(mark, ground, theme)
    assert least >= 3, f"{least:.2f} : 1 for {where}"


@pytest.mark.parametrize("theme", THEMES)
def test_contrast_moves_ink_and_ground_apart(theme: str) -> None:
    ratios = [ratio(token("ink", theme, at), token("ground", theme, at)) for at in POSITIONS]
    assert ratios == sorted(ratios)
    assert ratios[-1] > 1.25 * ratios[0]


def test_every_mixed_token_has_its_three_steps_and_only_itself() -> None:
    mixes = re.findall(r"--([a-z-]+): (color-mix\(in srgb, color-mix.*\));", TOKENS)
    assert {name for name, _ in mixes} == {name for name, _, _ in READ}
    for name, mix in mixes:
        used = re.findall(r"var\(--([a-z-]+)\)", mix)
        steps = [f"{name}-mid", f"{name}-low", "lower", f"{name}-high", "higher"]
        assert used == steps, name
