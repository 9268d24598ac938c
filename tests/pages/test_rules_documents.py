import pytest

from tests.pages.reading import TAGS
from tools.write_rules import rules_file, rules_text


@pytest.mark.parametrize("tag", TAGS)
def test_the_document_says_what_the_page_says(tag: str) -> None:
    written = rules_file(tag).read_text(encoding="utf-8")
    assert written == rules_text(tag), "run: python -m tools.write_rules"
