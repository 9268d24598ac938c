"""The search's errors.

::

    SearchError (ValueError)
    ├── NothingUnknown    the view is a spectator's, or the deal is done
    ├── NotToMove         the view's seat has nothing to choose
    └── NoWorld           no deal fits the view
"""

__all__ = ["NoWorld", "NotToMove", "NothingUnknown", "SearchError"]


class SearchError(ValueError):
    """Anything that is wrong with what a search was given."""


class NothingUnknown(SearchError):
    """The view is a spectator's, or the deal is done."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        what = "a spectator's" if seat is None else "of a deal that is done"
        super().__init__(f"the view is {what}; worlds fit the view of a seat in a running deal")


class NotToMove(SearchError):
    """The view's seat has nothing to choose."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        super().__init__(f"seat {seat} is not to move; a search takes the view of the seat that is")


class NoWorld(SearchError):
    """No deal fits the view."""

    def __init__(self) -> None:
        super().__init__("no deal fits the view")
