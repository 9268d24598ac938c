"""What can go wrong with texts; the tree is drawn in `cardavia.text`."""


class TextError(Exception):
    """Any error of this package."""


class UnknownLanguage(TextError):
    """No such language; says which there are."""

    def __init__(self, tag: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no language {tag!r}; there are {', '.join(known)}")
        self.tag = tag
        self.known = known


class UnknownBundle(TextError):
    """No such bundle in the language; says which there are."""

    def __init__(self, tag: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no bundle {name!r} in {tag!r}; there are {', '.join(known)}")
        self.tag = tag
        self.name = name
        self.known = known


class BrokenBundle(TextError):
    """A Fluent file with text that is no message; names the file and quotes the text."""

    def __init__(self, file: str, junk: str) -> None:
        super().__init__(f"{file}: not a Fluent message: {junk.strip().splitlines()[0]!r}")
        self.file = file
        self.junk = junk


class MissingMessage(TextError):
    """A message that the language lacks, or that could not be put together."""

    def __init__(self, tag: str, identifier: str, why: str) -> None:
        super().__init__(f"message {identifier!r} in {tag!r}: {why}")
        self.tag = tag
        self.identifier = identifier
        self.why = why
