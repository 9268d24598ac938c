"""What can be wrong with a lesson or with an answer to one.

::

    LessonsError
    ├── UnknownLesson   there is no lesson, or no step of it, of that name
    ├── BadAnswer       an answer that no person at the table could give
    └── BrokenLesson    a lesson's file that cannot be read, or a position in it that cannot be
"""

__all__ = ["BadAnswer", "BrokenLesson", "LessonsError", "UnknownLesson"]


class LessonsError(ValueError):
    """Anything that is wrong with a lesson or with an answer to one."""


class UnknownLesson(LessonsError):
    """There is no lesson, or no step of it, of that name; says which there are."""


class BadAnswer(LessonsError):
    """An answer that no person at the table could give: no action, or one out of turn."""


class BrokenLesson(LessonsError):
    """A lesson's file that cannot be read; says which and why."""
