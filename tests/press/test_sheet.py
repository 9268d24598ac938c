import numpy as np
import pytest

from cardavia.art import Deck, Index, card_svg
from cardavia.press import PictureWidthError, sheet_png
from cardavia.rules import card
from tests.art.raster import decoded, rendered

# A row of the sheet has fifteen cards of 200 units, with 12 between and at both ends.
UNITS = 12 + 15 * 212


@pytest.mark.parametrize(
    ("index", "deck"), [(Index.LATIN, Deck.STANDARD), (Index.JAPANESE, Deck.LARGE)]
)
def test_each_card_is_in_its_place(index: Index, deck: Deck) -> None:
    columns, lines = decoded(sheet_png(index, deck, UNITS // 4))
    assert (columns, len(lines)) == (UNITS // 4, (12 + 5 * 332) // 4)
    for name in ("P1", "Pb", "Ks", "G9", "Iu"):
        one = card(name)
        left, top = 3 + one.rank * 53, 3 + one.suit * 83
        shown = np.array([list(line) for line in lines[top : top + 80]]).reshape(80, -1, 4)
        alone = np.array(rendered(card_svg(one, index, deck), 50))
        difference = np.abs(shown[4:-4, left + 4 : left + 46] - alone[4:-4, 4:-4]).mean()
        assert difference < 4, name


@pytest.mark.parametrize("width", [319, 12_801, 0, -1])
def test_a_width_that_makes_no_picture_is_refused(width: int) -> None:
    with pytest.raises(PictureWidthError, match=f"320 to 12800 pixels wide, not {width}"):
        sheet_png(width=width)
