"""Exercises asked one after the other: the five for today, a lesson, puzzles, own mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from typing import Protocol

from sixtysix_gui.training.exercise import Exercise, Mark, Reply


class Theme(Enum):
    """What somebody sits down to."""

    FIVE = auto()
    LESSON = auto()
    PUZZLES = auto()
    OWN = auto()


class Bead(Enum):
    """How one of the exercises of a sitting stands."""

    WAITING = auto()
    ASKED = auto()
    RIGHT = auto()
    MISSED = auto()

    @staticmethod
    def of(mark: Mark | None) -> Bead:
        """Return how one stands by its mark; None where it was not answered."""
        if mark is None:
            return Bead.WAITING
        return Bead.RIGHT if mark.is_right else Bead.MISSED


@dataclass(frozen=True)
class Outcome:
    """What came of an exercise.

    ``reply`` is None where the answer was shown, which counts as missed. ``rating`` is the rating
    of puzzles before and after; None where it does not count. ``comes_back`` is the day on which an
    own mistake is due again, None when it is learned or none.
    """

    exercise: Exercise
    reply: Reply | None
    mark: Mark
    rating: tuple[int, int] | None = None
    comes_back: date | None = None
    is_learned: bool = False


class Sitting(Protocol):
    """What is asked, one after the other; every answer is kept at once."""

    theme: Theme
    lesson: int
    """The number of the lesson, 0 elsewhere."""

    @property
    def exercise(self) -> Exercise | None:
        """The exercise that is asked, or was answered last; None at the end."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """What came of it; None while it is asked."""
        ...

    @property
    def beads(self) -> tuple[Bead, ...]:
        """How all of them stand; empty where there is no end."""
        ...

    @property
    def rating(self) -> int | None:
        """The rating of puzzles; None where none is asked."""
        ...

    def answer(self, reply: Reply, *, counts: bool = True) -> Outcome:
        """Take an answer; ``counts`` is off where help was seen that costs the rating."""
        ...

    def show(self, *, counts: bool = True) -> Outcome:
        """Show the answer, which is missed; ``counts`` is off where help was seen before."""
        ...

    def skip(self) -> None:
        """Ask the next one; this one comes back at the end."""
        ...

    def go_on(self) -> None:
        """Ask the next one after an answer; missed ones of a lesson come once more at the end."""
        ...
