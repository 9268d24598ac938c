"""The player that searches: perfect-information Monte Carlo.

It draws worlds that fit its view, all with the same chance, tries each action in each of them, lets
everyone go on by the rule of thumb, and takes the action with the greatest sum of margins.
"""

from typing import TYPE_CHECKING, Final

from cardavia.kernel import available, stop_flag
from cardavia.rules import Action
from cardavia.search import search, seed_of
from cardavia.view import View

if TYPE_CHECKING:
    from cardavia._kernel import Stop

__all__ = ["PimcPlayer"]

_VERSION: Final = "1"


class PimcPlayer:
    """Searches so many worlds for each action. Equal seeds and views get equal actions.

    That holds as long as `seconds` suffice: a search that runs out of time decides by the worlds
    that it has looked at. Without the native kernel it thinks in Python, some hundred times slower.

    Attributes:
        name: such as `PIMC 200`.
        level: such as `pimc-200`.
        version: changes when equal seeds and views no longer get equal actions.
    """

    version: str = _VERSION

    def __init__(
        self, worlds: int, seed: int, *, threads: int = 1, seconds: float | None = 10.0
    ) -> None:
        self.name = f"PIMC {worlds}"
        self.level = f"pimc-{worlds}"
        self._worlds = worlds
        self._seed = seed
        self._threads = threads
        self._seconds = seconds
        self._stop: Stop | None = None

    def act(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        seed = seed_of(self._seed, view)
        self._stop = stop = stop_flag() if available() else None
        threads, seconds = self._threads, self._seconds
        return search(view, self._worlds, seed, threads=threads, seconds=seconds, stop=stop).best

    def stop(self) -> None:
        """End the `act` that is going on in another thread; it answers by what it has looked at."""
        if self._stop is not None:
            self._stop.set()
