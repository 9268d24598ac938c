"""Write the rules of `docs/rules.<tag>.md` from the texts that the pages show.

One source, so that the two cannot differ; a test says when this is to be run again:
`python -m tools.write_rules`.
"""

from collections.abc import Iterator
from pathlib import Path

from cardavia.server.showing import CHAPTERS
from cardavia.text import Localizer, languages, localizer

__all__ = ["main", "rules_file", "rules_text"]

DOCS = Path(__file__).parent.parent / "docs"


def rules_file(tag: str) -> Path:
    """The document of a language."""
    return DOCS / f"rules.{tag}.md"


def rules_text(tag: str) -> str:
    """The document's text, in Markdown."""
    words = localizer(tag, strict=True)
    return "\n".join([*_head(words), *_chapters(words)])


def _head(words: Localizer) -> Iterator[str]:
    yield f"# {words.format('hachinin-meri')}: {words.format('rules-title')}\n"
    yield f"<!-- From cardavia/locales/{words.language.tag}: python -m tools.write_rules -->\n"
    yield words.format("rules-line") + "\n"


def _chapters(words: Localizer) -> Iterator[str]:
    for number, (chapter, paragraphs) in enumerate(CHAPTERS.items(), start=1):
        yield f"## {number}. {words.format(f'rules-{chapter}-title')}\n"
        for paragraph in range(1, paragraphs + 1):
            yield words.format(f"rules-{chapter}-{paragraph}") + "\n"


def main() -> None:
    """Write the document of every language."""
    for language in languages():
        rules_file(language.tag).write_text(rules_text(language.tag), encoding="utf-8")
        print(rules_file(language.tag).relative_to(DOCS.parent))


if __name__ == "__main__":
    main()
