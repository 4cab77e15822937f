"""Real sittings: five for today, a lesson, puzzles, own mistakes. Every answer is kept at once."""

from __future__ import annotations

from typing_extensions import override

from sixtysix_gui.training.choosing import (
    kinds_in_turn,
    next_puzzle,
    open_questions,
    question_of,
)
from sixtysix_gui.training.exercise import Kind, Mark, Source
from sixtysix_gui.training.kept.fives import Five
from sixtysix_gui.training.lessons import place_of
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.series import Asked, Series, Today
from sixtysix_gui.training.sitting import Bead, Theme
from sixtysix_gui.training.taught import QUESTIONS


class _Lesson(Series):
    """The questions of a lesson: a missed one comes once more at the end, in another position."""

    @override
    def _ask_again(self, missed: Asked) -> None:
        place = place_of(missed.name)
        if missed.is_again:
            return
        rules = self._at(self._exercise).rules.name
        name = question_of(self._practice, rules, *place) or missed.name
        self._left.append(Asked(missed.bead, Source.LESSON, name, is_again=True))


class _Puzzles(Series):
    """Puzzles of some kinds, one after the other without an end."""

    def __init__(self, practice: Practice, today: Today, rules: str, kind: Kind | None) -> None:
        self._rules = rules
        self._kind = kind
        self._seen: list[str] = []
        super().__init__(practice, Theme.PUZZLES, today, ())

    @override
    def _put_back(self, skipped: Asked) -> None:
        """Leave it: it comes after all others that were not asked yet."""

    @override
    def _next(self) -> Asked | None:
        kinds = (self._kind,) if self._kind else kinds_in_turn(self._practice, self._rules)
        found = next_puzzle(self._practice, self._rules, kinds, self._seen)
        if found is None and self._seen:
            self._seen = self._seen[-1:]  # all were asked: from the beginning, but not at once
            found = next_puzzle(self._practice, self._rules, kinds, self._seen)
        if found is None:
            return None
        self._seen.append(found.id)
        return Asked(0, Source.PUZZLE, found.id)


# ---------------------------------------------------------------------------------- how they begin


def sit_five(practice: Practice, five: Five, today: Today) -> Series:
    """Return a sitting over five, at the first that is not answered; they come from five.py."""
    asked = [
        Asked(place, item.source, item.exercise)
        for place, item in enumerate(five.items)
        if item.mark is None
    ]
    beads = [Bead.of(item.mark) for item in five.items]
    return Series(practice, Theme.FIVE, today, asked, beads, five.number)


def sit_again(practice: Practice, five: Five, today: Today) -> Series:
    """Return a sitting over those of five that were missed."""
    missed = [item for item in five.items if item.mark is Mark.WRONG]
    asked = [Asked(place, item.source, item.exercise) for place, item in enumerate(missed)]
    return Series(practice, Theme.FIVE, today, asked, [Bead.WAITING] * len(asked))


def sit_lesson(practice: Practice, rules: str, lesson: int, today: Today) -> Series:
    """Return a sitting over the questions of a lesson that are still open; all four once done.

    Raises:
        LessonsMissingError: if the questions of this version are missing.
    """
    if len(practice.lessons.state(lesson).right) == QUESTIONS:
        practice.lessons.begin_again(lesson)
    right = practice.lessons.state(lesson).right
    beads = [Bead.RIGHT if number in right else Bead.WAITING for number in range(1, QUESTIONS + 1)]
    asked = [
        Asked(number - 1, Source.LESSON, name)
        for number, name in open_questions(practice, rules, lesson)
    ]
    return _Lesson(practice, Theme.LESSON, today, asked, beads)


def sit_puzzles(practice: Practice, rules: str, kind: Kind | None, today: Today) -> Series:
    """Return a sitting over puzzles of a kind, or of all three, without an end.

    Raises:
        PuzzlesMissingError: if the puzzles of this version are missing.
    """
    return _Puzzles(practice, today, rules, kind)


def sit_own(practice: Practice, rules: str, today: Today, first: str | None = None) -> Series:
    """Return a sitting over own mistakes that are due; ``first`` is asked first, due or not."""
    due = [each.id for each in practice.mistakes.due(rules, today())]
    names = [*([first] if first else []), *(name for name in due if name != first)]
    asked = [Asked(place, Source.OWN, name) for place, name in enumerate(names)]
    return Series(practice, Theme.OWN, today, asked, [Bead.WAITING] * len(asked))
