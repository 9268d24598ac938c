"""`cards`: files that other programs can open."""

import struct
import xml.etree.ElementTree as ET
from pathlib import Path

import pypdfium2 as pdfium
import pytest

from cardavia.art import Deck, Index
from cardavia.cli import cards as command
from cardavia.press import CARD_WIDTH, SHEET_WIDTH, Paper
from tests.support.command import cardavia


def test_a_sheet_as_png(tmp_path: Path) -> None:
    out = tmp_path / "deck.png"
    assert cardavia("cards", "--sheet", out, "--width", 640) == (0, f"{out} written\n", "")
    assert struct.unpack(">II", out.read_bytes()[16:24]) == (640, 336)
    assert list(tmp_path.iterdir()) == [out]


def test_a_sheet_as_svg_that_needs_no_page(tmp_path: Path) -> None:
    out = tmp_path / "deck.SVG"
    out.write_text("what was there before")
    assert cardavia("cards", "--sheet", out, "--index", "japanese", "--deck", "large").code == 0
    text = out.read_text(encoding="utf-8")
    assert ET.fromstring(text).get("width") == "3192"
    assert "var(" not in text
    assert "part-kana-9" in text


def test_a_pdf_and_a_sheet_at_once(tmp_path: Path) -> None:
    sheet, pdf = tmp_path / "deck.svg", tmp_path / "deck.pdf"
    arguments = ["--paper", "letter", "--card-width", 50, "--lang", "de"]
    outcome = cardavia("cards", "--pdf", pdf, "--sheet", sheet, *arguments)
    assert outcome == (0, f"{sheet} written\n{pdf} written\n", "")
    document = pdfium.PdfDocument(pdf)
    assert document[0].get_size() == pytest.approx((612, 792), abs=0.05)
    assert "50 × 80 mm" in document[len(document) - 1].get_textpage().get_text_bounded()
    assert "einheimische" in document[len(document) - 1].get_textpage().get_text_bounded()


def test_nothing_is_written_when_one_of_two_cannot_be(tmp_path: Path) -> None:
    outcome = cardavia("cards", "--sheet", tmp_path / "a.svg", "--pdf", tmp_path / "a.txt")
    assert outcome.code == 2
    assert list(tmp_path.iterdir()) == []


def test_the_options_say_what_the_press_does() -> None:
    help_text = " ".join(cardavia("cards", "--help").out.replace("│", " ").split())
    for choices in (Index, Deck, Paper):
        assert f"<{'|'.join(choices)}>" in help_text
    assert f"[default: ({CARD_WIDTH:g})]" in help_text
    assert f"[default: ({SHEET_WIDTH})]" in help_text
    assert command.__all__ == ["cards"]
