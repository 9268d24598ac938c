"""The settings that a player has, as the form shows them; the browser keeps what was chosen.

The client's `settings.svelte.ts` has the same names, values and defaults; a test compares the two.
"""

from dataclasses import dataclass

__all__ = ["SETTINGS", "Setting"]


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: its name, its values in order, and the one that holds until another is chosen.

    ``part`` is the part of the form that it stands in. With ``explained`` each value has a line of
    its own; ``pictures`` are cards that show what each value looks like.
    """

    name: str
    part: str
    values: tuple[str, ...]
    usual: str
    explained: bool = False
    pictures: tuple[str, ...] = ()


SETTINGS = (
    Setting("help", "table", ("none", "hints", "full"), "hints", explained=True),
    Setting("speed", "table", ("slow", "normal", "fast", "off"), "normal"),
    Setting("sound", "table", ("off", "quiet", "full"), "quiet"),
    Setting("confirm", "table", ("no", "yes"), "no"),
    Setting("keys", "table", ("on", "off"), "on"),
    Setting("sort", "cards", ("trumps", "suits", "dealt"), "trumps"),
    Setting("deck", "cards", ("standard", "large"), "standard", pictures=("Ks", "Ks-large")),
    Setting("index", "cards", ("latin", "japanese"), "latin", pictures=("Ks", "Ks-japanese")),
)
