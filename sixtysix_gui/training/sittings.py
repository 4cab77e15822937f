"""Real sittings: five for today, a lesson, puzzles, own mistakes. Every answer is kept at once."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto

from sixtysix_gui.training.exercise import Exercise, Kind, Reply
from sixtysix_gui.training.kept.fives import Five
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.sitting import Bead, Outcome, Theme

Today = Callable[[], date]
"""Says which day it is by the local clock; a sitting may last beyond midnight."""


class NewsKind(Enum):
    """What is new at the end of five; one of them at most is told."""

    LEARNED = auto()
    """A mistake of ``News.day`` is learned."""
    LESSON = auto()
    """Lesson ``News.lesson`` is done."""
    EASY = auto()
    """Puzzles of ``News.kind`` are easy now."""


@dataclass(frozen=True)
class News:
    """What is new."""

    what: NewsKind
    day: date | None = None
    lesson: int = 0
    kind: Kind | None = None


class Series:
    """A sitting (``sitting.Sitting``): one exercise after the other; missed ones are kept.

    ``lesson`` is the number of the lesson that the exercise at hand belongs to, 0 elsewhere.
    """

    theme: Theme
    lesson: int

    @property
    def exercise(self) -> Exercise | None:
        """The exercise that is asked, or was answered last; None at the end."""
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """What came of it; None while it is asked."""
        raise NotImplementedError

    @property
    def beads(self) -> tuple[Bead, ...]:
        """How all of them stand; empty where there is no end."""
        raise NotImplementedError

    @property
    def number(self) -> int:
        """The number of the exercise: among those of the sitting, or of the shipped puzzle."""
        raise NotImplementedError

    @property
    def rating(self) -> int | None:
        """The rating of puzzles; None where none is asked."""
        raise NotImplementedError

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What came of all that were answered, in their order."""
        raise NotImplementedError

    @property
    def at_once(self) -> int:
        """How many were right at the first try."""
        raise NotImplementedError

    @property
    def news(self) -> News | None:
        """What is new since it was begun: the most telling alone."""
        raise NotImplementedError

    def answer(self, reply: Reply, *, counts: bool = True) -> Outcome:
        """Take an answer; ``counts`` is off where help was seen that costs the rating."""
        raise NotImplementedError

    def show(self) -> Outcome:
        """Show the answer, which counts as missed."""
        raise NotImplementedError

    def skip(self) -> None:
        """Ask the next one; this one comes back at the end."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Ask the next one after an answer."""
        raise NotImplementedError


def sit_five(practice: Practice, five: Five, today: Today) -> Series:
    """Return a sitting over five, at the first that is not answered; they come from five.py."""
    raise NotImplementedError


def sit_again(practice: Practice, five: Five, today: Today) -> Series:
    """Return a sitting over those of five that were missed."""
    raise NotImplementedError


def sit_lesson(practice: Practice, rules: str, lesson: int, today: Today) -> Series:
    """Return a sitting over the questions of a lesson that are still open; all four once done."""
    raise NotImplementedError


def sit_puzzles(practice: Practice, rules: str, kind: Kind | None, today: Today) -> Series:
    """Return a sitting over puzzles of a kind, or of all three, without an end."""
    raise NotImplementedError


def sit_own(practice: Practice, rules: str, today: Today, first: str | None = None) -> Series:
    """Return a sitting over own mistakes that are due; ``first`` is asked first, due or not."""
    raise NotImplementedError
