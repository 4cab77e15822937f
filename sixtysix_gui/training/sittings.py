"""Exercises asked one after the other: five for today, a lesson, puzzles, own mistakes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import date
from enum import Enum, auto

from typing_extensions import override

from sixtysix_gui.training.choosing import (
    exercise_named,
    kinds_in_turn,
    next_puzzle,
    open_questions,
    question_of,
)
from sixtysix_gui.training.exercise import Exercise, ExerciseKind, ExerciseSource, Mark, Reply
from sixtysix_gui.training.kept.answers import Kept
from sixtysix_gui.training.kept.days import Five
from sixtysix_gui.training.lessons import place_of
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.taught import QUESTIONS

Today = Callable[[], date]
"""Says which day it is by the local clock; a sitting may last beyond midnight."""


class SittingTheme(Enum):
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
class MarkedAnswer:
    """An answer, and what was kept of it.

    ``reply`` is None where the answer was shown, which counts as missed.
    """

    exercise: Exercise
    reply: Reply | None
    mark: Mark
    kept: Kept = field(default_factory=Kept)


class NewsKind(Enum):
    """What is new at the end of five; only the first that applies is shown."""

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
    kind: ExerciseKind | None = None


@dataclass(frozen=True)
class ToAsk:
    """One to ask: its bead, and the names that ``choosing.exercise_named`` knows it by."""

    bead: int
    source: ExerciseSource
    name: str
    is_again: bool = False


class Sitting:
    """One exercise after the other; every answer is kept at once.

    ``lesson`` is the number of the lesson that the exercise at hand belongs to, 0 elsewhere.
    ``exercise`` is the one that is asked, or was answered last, None at the end; ``outcome`` what
    came of it, None while it is asked. ``answers`` are all that were given, in their order.
    ``when_kept`` is called after every answer that was kept.
    """

    def __init__(
        self,
        practice: Practice,
        theme: SittingTheme,
        today: Today,
        to_ask: Iterable[ToAsk],
        beads: Iterable[Bead] = (),
        five: int = 0,
    ) -> None:
        """Ask the first one; ``five`` is the number of the five to which all belong, or 0."""
        self.theme = theme
        self.lesson = 0
        self.exercise: Exercise | None = None
        self.outcome: MarkedAnswer | None = None
        self.answers: list[MarkedAnswer] = []
        self.when_kept: Callable[[], None] = lambda: None
        self._practice = practice
        self._today = today
        self._left = list(to_ask)
        self._beads = list(beads)
        self._five = five
        self._at_hand: ToAsk | None = None
        self._news: list[News] = []
        self._ask_next()

    @property
    def beads(self) -> tuple[Bead, ...]:
        """How all of them stand; empty where there is no end."""
        return tuple(self._beads)

    @property
    def rating(self) -> int | None:
        """The rating of puzzles; None where none is asked."""
        exercise = self.exercise
        if exercise is None or exercise.source is not ExerciseSource.PUZZLE:
            return None
        return self._practice.answers.rating(exercise.rules.name)

    @property
    def news(self) -> News | None:
        """What is new since it was begun: the most telling alone."""
        return min(self._news, key=lambda news: news.what.value, default=None)

    # ------------------------------------------------------------------------------------- answers

    def answer(self, reply: Reply, *, counts: bool = True) -> MarkedAnswer:
        """Take an answer; ``counts`` is off where help was seen that costs the rating."""
        return self._take(reply, counts=counts)

    def show(self, *, counts: bool = True) -> MarkedAnswer:
        """Show the answer, which is missed; ``counts`` is off where help was seen before."""
        return self._take(None, counts=counts)

    def skip(self) -> None:
        """Ask the next one; this one comes back at the end."""
        if self._at_hand is not None and self.outcome is None:
            self._set_bead(Bead.WAITING)
            self._put_back(self._at_hand)
            self._ask_next()

    def go_on(self) -> None:
        """Ask the next one after an answer; missed ones of a lesson come once more at the end."""
        if self.outcome is not None:
            self._ask_next()

    def _take(self, reply: Reply | None, *, counts: bool) -> MarkedAnswer:
        exercise, at_hand = self.exercise, self._at_hand
        if exercise is None or at_hand is None:
            raise LookupError("nothing is asked any more")
        if self.outcome is not None:
            return self.outcome
        mark = Mark.WRONG if reply is None else exercise.mark(reply)
        kept = self._practice.keep_answer(
            exercise, mark, self._today(), counts=counts, five=self._five
        )
        self.outcome = MarkedAnswer(exercise, reply, mark, kept)
        self.answers.append(self.outcome)
        self._set_bead(Bead.of(mark))
        self._note_news(exercise, kept)
        if not mark.is_right:
            self._ask_again(exercise, at_hand)
        self.when_kept()
        return self.outcome

    def _note_news(self, exercise: Exercise, kept: Kept) -> None:
        if kept.is_learned:
            mistake = self._practice.mistakes.by_id(exercise.id)
            day = None if mistake is None else mistake.deal_day
            self._news.append(News(NewsKind.LEARNED, day=day))
        if kept.lesson_done:
            self._news.append(News(NewsKind.LESSON, lesson=kept.lesson_done))
        if kept.easy_kind is not None:
            self._news.append(News(NewsKind.EASY, kind=kept.easy_kind))

    # -------------------------------------------------------------------------------- what follows

    def _put_back(self, skipped: ToAsk) -> None:
        """Have one asked at the end."""
        self._left.append(skipped)

    def _ask_again(self, exercise: Exercise, missed: ToAsk) -> None:
        """Have one that was missed asked once more, where that is done."""

    def _next(self) -> ToAsk | None:
        """Return the next one; None at the end."""
        return self._left.pop(0) if self._left else None

    def _found(self, to_ask: ToAsk) -> Exercise | None:
        """Return the exercise of one to ask; None where it is gone."""
        return exercise_named(self._practice, to_ask.source, to_ask.name)

    def _ask_next(self) -> None:
        """Ask the next one that is still there."""
        self.outcome = self.exercise = None
        while self.exercise is None and (to_ask := self._next()) is not None:
            self._at_hand, self.exercise = to_ask, self._found(to_ask)
        if self.exercise is None:
            self._at_hand = None
        else:
            self.lesson = place_of(self.exercise.id)[0]
            self._set_bead(Bead.ASKED)

    def _set_bead(self, bead: Bead) -> None:
        if self._beads and self._at_hand is not None:
            self._beads[self._at_hand.bead] = bead


class _LessonSitting(Sitting):
    """The questions of a lesson: a missed one comes once more at the end, in another position."""

    @override
    def _ask_again(self, exercise: Exercise, missed: ToAsk) -> None:
        if not missed.is_again:
            place = place_of(missed.name)
            name = question_of(self._practice, exercise.rules.name, *place) or missed.name
            self._left.append(ToAsk(missed.bead, ExerciseSource.LESSON, name, is_again=True))


class _PuzzleSitting(Sitting):
    """Puzzles of some kinds, one after the other without an end."""

    def __init__(
        self, practice: Practice, today: Today, rules: str, kind: ExerciseKind | None
    ) -> None:
        self._rules = rules
        self._kind = kind
        self._seen: list[str] = []
        super().__init__(practice, SittingTheme.PUZZLES, today, ())

    @override
    def _put_back(self, skipped: ToAsk) -> None:
        """Leave it: it comes after all others that were not asked yet."""

    @override
    def _next(self) -> ToAsk | None:
        kinds = (self._kind,) if self._kind else kinds_in_turn(self._practice, self._rules)
        found = next_puzzle(self._practice, self._rules, kinds, self._seen)
        if found is None and self._seen:
            self._seen = self._seen[-1:]  # all were asked: from the beginning, but not at once
            found = next_puzzle(self._practice, self._rules, kinds, self._seen)
        if found is None:
            return None
        self._seen.append(found.id)
        return ToAsk(0, ExerciseSource.PUZZLE, found.id)


# ---------------------------------------------------------------------------------- how they begin


def sit_five(practice: Practice, five: Five, today: Today) -> Sitting:
    """Return a sitting over five (``choosing.five_of``), at the first that is not answered."""
    to_ask = [
        ToAsk(place, item.source, item.exercise)
        for place, item in enumerate(five.items)
        if item.mark is None
    ]
    beads = [Bead.of(item.mark) for item in five.items]
    return Sitting(practice, SittingTheme.FIVE, today, to_ask, beads, five.number)


def sit_again(practice: Practice, five: Five, today: Today) -> Sitting:
    """Return a sitting over those of five that were missed."""
    missed = [item for item in five.items if item.mark is Mark.WRONG]
    to_ask = [ToAsk(place, item.source, item.exercise) for place, item in enumerate(missed)]
    return Sitting(practice, SittingTheme.FIVE, today, to_ask, [Bead.WAITING] * len(to_ask))


def sit_lesson(practice: Practice, rules: str, lesson: int, today: Today) -> Sitting:
    """Return a sitting over the questions of a lesson that are still open; all four once done.

    Raises:
        LessonsMissingError: if the questions of this version are missing.
    """
    if len(practice.lessons.state(lesson).right) == QUESTIONS:
        practice.lessons.begin_again(lesson)
    right = practice.lessons.state(lesson).right
    beads = [Bead.RIGHT if number in right else Bead.WAITING for number in range(1, QUESTIONS + 1)]
    to_ask = [
        ToAsk(number - 1, ExerciseSource.LESSON, name)
        for number, name in open_questions(practice, rules, lesson)
    ]
    return _LessonSitting(practice, SittingTheme.LESSON, today, to_ask, beads)


def sit_puzzles(practice: Practice, rules: str, kind: ExerciseKind | None, today: Today) -> Sitting:
    """Return a sitting over puzzles of a kind, or of all three, without an end.

    Raises:
        PuzzlesMissingError: if the puzzles of this version are missing.
    """
    return _PuzzleSitting(practice, today, rules, kind)


def sit_own(practice: Practice, rules: str, today: Today, first: str | None = None) -> Sitting:
    """Return a sitting over own mistakes that are due; ``first`` is asked first, due or not."""
    due = [each.id for each in practice.mistakes.due(rules, today())]
    names = [*([first] if first else []), *(name for name in due if name != first)]
    to_ask = [ToAsk(place, ExerciseSource.OWN, name) for place, name in enumerate(names)]
    return Sitting(practice, SittingTheme.OWN, today, to_ask, [Bead.WAITING] * len(to_ask))
