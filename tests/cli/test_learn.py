"""The lessons in the terminal."""

from cardavia.lessons import lessons
from cardavia.text import localizer
from tests.support.command import cardavia


def test_the_lessons_are_listed_in_the_language() -> None:
    done = cardavia("learn", "--list", "--lang", "de")
    assert done.code == 0
    lines = done.out.splitlines()
    assert len(lines) == len(lessons())
    assert lines[1].startswith(" 2  backwards")
    assert "Zahlen, die rückwärts laufen" in lines[1]


def test_a_lesson_is_played_with_a_slip_on_the_way() -> None:
    done = cardavia("learn", "backwards", "--lang", "en", typed="2\n4\n3\nO5\nO2\n")
    assert (done.code, done.err) == (0, "")
    words = localizer("en")
    said = " ".join(done.out.split())
    assert said.count(words.format("lesson-right")) == 3
    assert said.count(words.format("lesson-wrong")) == 2
    assert "Koppu 2 is stronger than Koppu 9." in said
    assert "Daichi takes the trick with Ouru 3: one point for the other side." in said
    assert said.endswith(words.format("lesson-finished"))


def test_what_the_rules_bar_is_refused_with_the_reason() -> None:
    done = cardavia("learn", "lone-sun", "--lang", "en", typed="P3\nP3\nKs\n")
    assert done.code == 0
    assert "must be followed with a trump" in " ".join(done.out.split())


def test_the_short_match_is_advised() -> None:
    done = cardavia("learn", "14", "--lang", "en", typed="d\n1\n" + "1\n2\n3\n4\n5\n6\n7\n8\n" * 6)
    assert done.code == 0
    said = " ".join(done.out.split())
    assert "You take the indicator" in said or "A good" in said
    assert "The two always make 9 together." in said


def test_the_end_of_what_is_typed_ends_the_lesson() -> None:
    done = cardavia("learn", "1", "--lang", "en", typed="q\n")
    assert (done.code, done.err) == (0, "")


def test_an_unknown_lesson_is_told_with_those_there_are() -> None:
    done = cardavia("learn", "poker")
    assert done.code == 2
    assert "the lessons are suits, backwards" in done.err
