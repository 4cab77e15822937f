"""The pages of a lesson: its opening, and what is said and offered at its end."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.training import lessons as said
from sixtysix_gui.text.training.answers import lesson_head
from sixtysix_gui.training.exercise import Exercise, ExerciseKind, ExerciseSource
from sixtysix_gui.training.lessons import LessonsMissingError, lesson_of, lit_moves, opening
from sixtysix_gui.training.puzzles import PuzzlesMissingError, puzzles_of
from sixtysix_gui.training.sittings import Bead, Sitting
from sixtysix_gui.training.taught import LESSONS, QUESTIONS
from sixtysix_gui.windows.sheets.paper_sheet import enter_key
from sixtysix_gui.windows.training.exercises.page import (
    ExercisePage,
    LedgerRow,
    LessonPage,
    LessonPages,
    PageAct,
)

if TYPE_CHECKING:
    from datetime import date

    from sixtysix_gui.training.practice import Practice

_ = texts("TrainingEnds")

_WITH_SUM = 3
"""Of so many figures the last one decides, and stands out."""


@dataclass(frozen=True)
class LessonActs:
    """What is begun from the pages of a lesson; ``begin`` leads on to its questions."""

    begin: Callable[[], None]
    lesson: Callable[[int], None]
    puzzles: Callable[[ExerciseKind | None], None]
    all_lessons: Callable[[], None]


def lesson_pages(
    practice: Practice, rules: str, number: int, deck: Callable[[], str], acts: LessonActs
) -> LessonPages:
    """Return the pages of a lesson that is begun by itself; no opening where it is missing."""

    def closing(sitting: Sitting) -> LessonPage | None:
        """Return the end of a lesson, on the position that was asked last; None if none was."""
        if not sitting.answers:
            return None
        end = _end_of(practice, rules, number, sitting)
        position = sitting.answers[-1].exercise
        return LessonPage(position, lambda told: closing_page(end, told.words, deck(), acts))

    return LessonPages(_opening(practice, rules, number, acts.begin, acts), closing)


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
        page = _opening(practice, rules, number, begin, None)
        if page is not None:
            practice.lessons.see(number, today())
        return page

    return LessonPages(None, lambda _: None, before)


def _opening(
    practice: Practice, rules: str, number: int, begin: Callable[[], None], acts: LessonActs | None
) -> LessonPage | None:
    """Return the opening of a lesson; None where it is damaged, for questions can do without.

    ``acts`` is None where it belongs to five for today.
    """
    try:
        shown = opening(rules, number)
    except LessonsMissingError:
        return None

    def write(narrator: Narrator) -> ExercisePage:
        words = said.opening_words(rules, number, narrator)
        figures = [LedgerRow(name, value) for name, value in words.figures]
        if len(figures) == _WITH_SUM:
            figures[-1] = LedgerRow(figures[-1].name, figures[-1].value, is_sum=True)
        right, tab = practice.lessons.state(number).right, _tab(number)
        follow = _("Four questions follow, the last from a real deal.")
        first = _("First question")
        main = first if acts is not None else _("To the question")
        spoken = (f"{tab}.", words.idea, *(figure.spoken for figure in figures), words.pill)
        return ExercisePage(
            lesson_head(number),
            said.lesson_title(number),
            tab,
            beads=_beads(right) if acts is not None else (),
            texts=(words.idea,),
            figures=tuple(figures),
            foot_note=follow if acts is not None else "",
            links=() if acts is None else (_all_lessons(acts),),
            main=PageAct("begin-questions", main, begin, enter_key()),
            spoken=" ".join(spoken),
            pill=words.pill,
        )

    return LessonPage(shown, write, lit_moves(shown))


@dataclass(frozen=True)
class LessonEnd:
    """How a lesson ended.

    ``done`` are all lessons that are done, ``at_once`` how many questions were right at the first
    try, ``beads`` how all of them stand. ``hardest`` is the kind of puzzles that was hardest, of
    which so many ``wait``.
    """

    number: int
    done: Collection[int]
    at_once: int
    beads: tuple[Bead, ...] = (Bead.RIGHT,) * QUESTIONS
    hardest: ExerciseKind | None = None
    wait: int = 0

    @property
    def next(self) -> int | None:
        """The lesson that comes next; None once all are done."""
        left = [number for number in LESSONS if number not in self.done]
        later = [number for number in left if number > self.number]
        return next(iter(later or left), None)


def _end_of(practice: Practice, rules: str, number: int, sitting: Sitting) -> LessonEnd:
    answers, hardest = practice.answers, practice.answers.hardest(rules)
    try:
        wait = len(puzzles_of(rules, hardest)) - answers.solved(rules, hardest)
    except PuzzlesMissingError:
        wait = 0
    done, at_once = practice.lessons.done(), practice.lessons.state(number).at_once
    return LessonEnd(number, done, at_once, sitting.beads, hardest, wait)


def closing_page(end: LessonEnd, words: CardWords, deck: str, acts: LessonActs) -> ExercisePage:
    """Write the end of a lesson: the sentence to remember, two figures, and what comes next.

    A question that was missed twice leaves the lesson open; then that is all that is said.
    """
    number = end.number
    page = ExercisePage(
        lesson_head(number), said.lesson_title(number), _tab(number), beads=end.beads
    )
    once_more = PageAct("once-more", _("Once more"), lambda: acts.lesson(number))
    if number not in end.done:
        left = said.questions_left(sum(bead is not Bead.RIGHT for bead in end.beads))
        main = replace(once_more, key=enter_key())
        spoken = f"{page.tab}. {left}"
        return replace(page, task=left, links=(_all_lessons(acts),), main=main, spoken=spoken)
    sentence = said.lesson_sentence(number, words)
    head = _("Remember this one sentence")
    done, right = len(end.done), _("Right at once")
    figures = (
        LedgerRow(_("Lessons done"), said.count_of(done, len(LESSONS))),
        LedgerRow(right, said.count_of(end.at_once, QUESTIONS)),
    )
    note, main = _what_is_next(end, deck, acts)
    names, pill = said.coach_names(number), said.lesson_is_done(number)
    spoken = (pill, f"{head}:", sentence, names, *(figure.spoken for figure in figures), note)
    return replace(
        page,
        framed=(head, sentence),
        texts=(names,),
        figures=figures,
        note=note,
        links=(once_more, _all_lessons(acts)),
        main=main,
        spoken=" ".join(spoken),
        pill=pill,
    )


def _what_is_next(end: LessonEnd, deck: str, acts: LessonActs) -> tuple[str, PageAct]:
    """Return what is said of what comes next, and the main button that begins it."""
    number = end.next
    if number is None:
        text, kind = _("To the puzzles"), end.hardest
        main = PageAct("puzzles", text, lambda: acts.puzzles(kind), enter_key())
        return said.all_twelve(kind, end.wait, deck), main
    text = _("Lesson {n}").format(n=number)
    main = PageAct("next-lesson", text, lambda: acts.lesson(number), enter_key())
    return said.next_lesson(said.lesson_title(number), said.lesson_tile(number)), main


def _tab(number: int) -> str:
    return said.opening_tab(number, said.lesson_title(number))


def _all_lessons(acts: LessonActs) -> PageAct:
    return PageAct("all-lessons", _("All lessons"), acts.all_lessons)


def _beads(right: Collection[int]) -> tuple[Bead, ...]:
    numbers = range(1, QUESTIONS + 1)
    return tuple(Bead.RIGHT if number in right else Bead.WAITING for number in numbers)
