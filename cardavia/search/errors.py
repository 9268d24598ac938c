"""The search's errors.

::

    SearchError (ValueError)
    ├── NotToMove    the view's seat has nothing to choose
    └── NoWorld      no deal fits the view
"""

__all__ = ["NoWorld", "NotToMove", "SearchError"]


class SearchError(ValueError):
    """Anything that is wrong with what a search was given."""


class NotToMove(SearchError):
    """The view's seat has nothing to choose, or is no seat."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        who = "a spectator's" if seat is None else f"that of seat {seat}, which is not to move"
        super().__init__(f"the view is {who}; a search takes the view of the seat to move")


class NoWorld(SearchError):
    """No deal fits the view."""

    def __init__(self) -> None:
        super().__init__("no deal fits the view")
