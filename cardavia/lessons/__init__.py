"""Short lessons of Hachinin Meri, played by the real rules.

A lesson is data (`data/*.toml`): positions, what is asked there, and which actions are right. What
an answer comes to is never written down: the rules play it out.

>>> first = lesson("backwards")
>>> answer(first, first.step("round"), "point 6").verdict
'right'
>>> found = answer(first, first.step("beat"), "play O5")
>>> found.verdict, [one.id for one in found.said]
('wrong', ['rule-2-numbers', 'came-trick'])
"""

from cardavia.lessons.advising import advice_after
from cardavia.lessons.answering import answer, shown
from cardavia.lessons.errors import BadAnswer, BrokenLesson, LessonsError, UnknownLesson
from cardavia.lessons.lesson import LEARNER, Lesson, MatchStep, Step, Why, lesson, lessons
from cardavia.lessons.messages import (
    LessonAnswer,
    LessonMessage,
    LessonReply,
    LessonRequest,
    LessonStep,
    Said,
)
from cardavia.lessons.playing_match import answer_match, ending, shown_match
from cardavia.lessons.short_match import NEXT_DEAL, ShortMatch, begun, chosen
from cardavia.lessons.sitting import NAMES
from cardavia.lessons.words import card_words, said_text

__all__ = [
    "LEARNER",
    "NAMES",
    "NEXT_DEAL",
    "BadAnswer",
    "BrokenLesson",
    "Lesson",
    "LessonAnswer",
    "LessonMessage",
    "LessonReply",
    "LessonRequest",
    "LessonStep",
    "LessonsError",
    "MatchStep",
    "Said",
    "ShortMatch",
    "Step",
    "UnknownLesson",
    "Why",
    "advice_after",
    "answer",
    "answer_match",
    "begun",
    "card_words",
    "chosen",
    "ending",
    "lesson",
    "lessons",
    "said_text",
    "shown",
    "shown_match",
]
