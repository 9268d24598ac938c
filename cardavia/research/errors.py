"""The errors of the researchers' interfaces.

::

    ResearchError
    ├── IllegalChoice        (ValueError) the rules do not allow the choice, or it is none
    ├── NotDealt             (ValueError) the cards are still being dealt
    └── PettingZooMissing    (ImportError) PettingZoo is not installed
"""

from collections.abc import Sequence

__all__ = ["IllegalChoice", "NotDealt", "PettingZooMissing", "ResearchError"]


class ResearchError(Exception):
    """Anything that is wrong with how an environment or a state is used."""


class IllegalChoice(ResearchError, ValueError):
    """The rules do not allow the choice, or there is nothing to choose; nothing was done."""

    def __init__(self, choice: int, legal: Sequence[int]) -> None:
        self.choice = choice
        self.legal = tuple(legal)
        what = ", ".join(map(str, legal)) or "nothing, as the deal is done"
        super().__init__(f"choice {choice} is not legal; legal is {what}")


class NotDealt(ResearchError, ValueError):
    """The cards are still being dealt."""

    def __init__(self) -> None:
        super().__init__("the cards are still being dealt; nobody has looked at them yet")


class PettingZooMissing(ResearchError, ImportError):
    """PettingZoo is not installed."""

    def __init__(self) -> None:
        super().__init__("the environment is one of PettingZoo's; `pip install cardavia[research]`")
