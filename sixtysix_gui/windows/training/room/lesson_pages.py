"""A lesson as it is begun from the room: its opening, and what is said and offered at its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.training.exercise import Exercise, ExerciseKind, ExerciseSource
from sixtysix_gui.training.lessons import LessonsMissingError, lesson_of, opening
from sixtysix_gui.training.puzzles import PuzzlesMissingError, puzzles_of
from sixtysix_gui.training.sittings import Sitting
from sixtysix_gui.windows.training.asking.page import LessonPage, LessonPages, Page
from sixtysix_gui.windows.training.lessons.pages import (
    ClosingActs,
    LessonEnd,
    OpeningActs,
    OpeningScene,
    closing_page,
    closing_pill,
    opening_scene,
)

if TYPE_CHECKING:
    from datetime import date

    from sixtysix_gui.training.practice import Practice


@dataclass(frozen=True)
class LessonUses:
    """What is begun from the pages of a lesson; ``begin`` leads on to its questions."""

    begin: Callable[[], None]
    lesson: Callable[[int], None]
    puzzles: Callable[[ExerciseKind | None], None]
    all_lessons: Callable[[], None]
    deck: Callable[[], str]


def lesson_pages(practice: Practice, rules: str, number: int, uses: LessonUses) -> LessonPages:
    """Return the pages of a lesson that is begun by itself; no opening where it is missing."""
    first = _opening_page(practice, rules, number, OpeningActs(uses.begin, uses.all_lessons))
    return LessonPages(first, lambda sitting: _closing(practice, rules, number, sitting, uses))


def pages_of_five(
    practice: Practice, today: Callable[[], date], begin: Callable[[], None]
) -> LessonPages:
    """Return the openings of lessons before their questions among five, each to be seen once."""

    def before(exercise: Exercise) -> LessonPage | None:
        if exercise.source is not ExerciseSource.LESSON:
            return None
        number, rules = lesson_of(exercise.id)
        if practice.lessons.state(number).seen:
            return None
        page = _opening_page(practice, rules, number, OpeningActs(begin))
        if page is not None:
            practice.lessons.see(number, today())
        return page

    return LessonPages(None, lambda _: None, before)


def _opening_page(
    practice: Practice, rules: str, number: int, acts: OpeningActs
) -> LessonPage | None:
    """Return the opening of a lesson; None where it is damaged, for questions can do without."""
    try:
        shown = opening(rules, number)
    except LessonsMissingError:
        return None

    def scene(narrator: Narrator) -> OpeningScene:
        right = practice.lessons.state(number).right
        return opening_scene(rules, number, right, narrator, acts)

    chips = () if shown.chip is None else (shown.chip,)
    return LessonPage(
        shown.exercise,
        lambda narrator: scene(narrator).page,
        lambda narrator: scene(narrator).pill,
        (*map(PlayCard, shown.lit), *chips),
    )


def _closing(
    practice: Practice, rules: str, number: int, sitting: Sitting, uses: LessonUses
) -> LessonPage | None:
    """Return the end of a lesson, on the position that was asked last; None if none was."""
    if not sitting.answers:
        return None
    hardest = practice.answers.hardest(rules)
    end = LessonEnd(
        number,
        practice.lessons.done(),
        practice.lessons.state(number).at_once,
        sitting.beads,
        hardest,
        _puzzles_left(practice, rules, hardest),
    )
    acts = ClosingActs(
        lesson=uses.lesson,
        once_more=lambda: uses.lesson(number),
        all_lessons=uses.all_lessons,
        puzzles=uses.puzzles,
    )

    def write(narrator: Narrator) -> Page:
        return closing_page(end, narrator.words, uses.deck(), acts)

    return LessonPage(sitting.answers[-1].exercise, write, lambda _: closing_pill(end))


def _puzzles_left(practice: Practice, rules: str, kind: ExerciseKind | None) -> int:
    """Return how many puzzles of a kind are not solved yet, or of all kinds."""
    try:
        return len(puzzles_of(rules, kind)) - practice.answers.solved(rules, kind)
    except PuzzlesMissingError:
        return 0
