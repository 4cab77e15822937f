"""A sitting: exercises asked one after the other, each answer kept at once, and what is new."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto

from sixtysix_gui.training.choosing import exercise_named
from sixtysix_gui.training.exercise import Exercise, Kind, Mark, Reply, Source
from sixtysix_gui.training.kept.answers import Kept
from sixtysix_gui.training.lessons import place_of
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


@dataclass(frozen=True)
class Asked:
    """One to ask: its bead, and the names that ``choosing.exercise_named`` knows it by."""

    bead: int
    source: Source
    name: str
    is_again: bool = False


class Series:
    """A sitting (``sitting.Sitting``): one exercise after the other, every answer kept at once.

    ``lesson`` is the number of the lesson that the exercise at hand belongs to, 0 elsewhere.
    ``when_kept`` is called after every answer that was kept.
    """

    def __init__(
        self,
        practice: Practice,
        theme: Theme,
        today: Today,
        asked: Iterable[Asked],
        beads: Iterable[Bead] = (),
        five: int = 0,
    ) -> None:
        """Ask the first one; ``five`` is the number of the five to which all belong, or 0."""
        self.theme = theme
        self.lesson = 0
        self.when_kept: Callable[[], None] = lambda: None
        self._practice = practice
        self._today = today
        self._left = list(asked)
        self._beads = list(beads)
        self._five = five
        self._at_hand: Asked | None = None
        self._exercise: Exercise | None = None
        self._outcome: Outcome | None = None
        self._outcomes: list[Outcome] = []
        self._news: list[News] = []
        self._ask_next()

    # ------------------------------------------------------------------------------ what is asked

    @property
    def exercise(self) -> Exercise | None:
        """The exercise that is asked, or was answered last; None at the end."""
        return self._exercise

    @property
    def outcome(self) -> Outcome | None:
        """What came of it; None while it is asked."""
        return self._outcome

    @property
    def beads(self) -> tuple[Bead, ...]:
        """How all of them stand; empty where there is no end."""
        return tuple(self._beads)

    @property
    def rating(self) -> int | None:
        """The rating of puzzles; None where none is asked."""
        exercise = self._exercise
        if exercise is None or exercise.source is not Source.PUZZLE:
            return None
        return self._practice.answers.rating(exercise.rules.name)

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What came of all that were answered, in their order."""
        return tuple(self._outcomes)

    @property
    def news(self) -> News | None:
        """What is new since it was begun: the most telling alone."""
        return min(self._news, key=lambda news: news.what.value, default=None)

    # ------------------------------------------------------------------------------------- answers

    def answer(self, reply: Reply, *, counts: bool = True) -> Outcome:
        """Take an answer; ``counts`` is off where help was seen that costs the rating."""
        return self._take(reply, self._at(self._exercise).mark(reply), counts=counts)

    def show(self, *, counts: bool = True) -> Outcome:
        """Show the answer, which is missed; ``counts`` is off where help was seen before."""
        return self._take(None, Mark.WRONG, counts=counts)

    def skip(self) -> None:
        """Ask the next one; this one comes back at the end."""
        if self._at_hand is None or self._outcome is not None:
            return
        self._set_bead(Bead.WAITING)
        self._put_back(self._at_hand)
        self._ask_next()

    def go_on(self) -> None:
        """Ask the next one after an answer."""
        if self._outcome is not None:
            self._ask_next()

    def _take(self, reply: Reply | None, mark: Mark, *, counts: bool) -> Outcome:
        exercise = self._at(self._exercise)
        if self._outcome is not None:
            return self._outcome
        kept = self._practice.keep_answer(
            exercise, mark, self._today(), counts=counts, five=self._five
        )
        self._outcome = Outcome(
            exercise, reply, mark, kept.rating, kept.comes_back, is_learned=kept.is_learned
        )
        self._outcomes.append(self._outcome)
        self._set_bead(Bead.RIGHT if mark.is_right else Bead.MISSED)
        self._note_news(exercise, kept)
        if not mark.is_right and self._at_hand is not None:
            self._ask_again(self._at_hand)
        self.when_kept()
        return self._outcome

    @staticmethod
    def _at(exercise: Exercise | None) -> Exercise:
        if exercise is None:
            raise LookupError("nothing is asked any more")
        return exercise

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

    def _put_back(self, skipped: Asked) -> None:
        """Have one asked at the end."""
        self._left.append(skipped)

    def _ask_again(self, missed: Asked) -> None:
        """Have one that was missed asked once more, where that is done."""

    def _next(self) -> Asked | None:
        """Return the next one; None at the end."""
        return self._left.pop(0) if self._left else None

    def _ask_next(self) -> None:
        """Ask the next one that is still there."""
        self._outcome = self._exercise = None
        while (asked := self._next()) is not None:
            self._at_hand = asked
            self._exercise = exercise_named(self._practice, asked.source, asked.name)
            if self._exercise is not None:
                self.lesson = place_of(asked.name)[0]
                self._set_bead(Bead.ASKED)
                return
        self._at_hand = None

    def _set_bead(self, bead: Bead) -> None:
        if self._beads and self._at_hand is not None:
            self._beads[self._at_hand.bead] = bead
