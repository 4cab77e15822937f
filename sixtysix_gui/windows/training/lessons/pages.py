"""Writes the opening of a lesson and its end, as they stand in the panel."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.text.training import ends
from sixtysix_gui.text.training.lessons import (
    lesson_sentence,
    lesson_tile,
    lesson_title,
    opening_words,
)
from sixtysix_gui.training.exercise import ExerciseKind
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.training.taught import LESSONS, QUESTIONS
from sixtysix_gui.windows.sheets.paper_sheet import enter_key
from sixtysix_gui.windows.training.asking.page import Figure, Framed, Page, PageAct

_WITH_SUM = 3
"""Of so many figures the last one decides, and stands out."""


@dataclass(frozen=True)
class OpeningScene:
    """The opening of a lesson: its page, and the conclusion that the coach draws on the table."""

    page: Page
    pill: str


@dataclass(frozen=True)
class OpeningActs:
    """What is done from an opening; ``all_lessons`` is None where it belongs to five for today."""

    begin: Callable[[], None]
    all_lessons: Callable[[], None] | None = None


def opening_scene(
    rules: str, number: int, right: Collection[int], narrator: Narrator, acts: OpeningActs
) -> OpeningScene:
    """Write the opening of a lesson; ``right`` are the questions that were answered right."""
    words = opening_words(rules, number, narrator)
    title, is_lesson = lesson_title(number), acts.all_lessons is not None
    main = ends.first_question() if is_lesson else ends.go_to_question()
    figures = [Figure(name, value) for name, value in words.figures]
    if len(figures) == _WITH_SUM:
        figures[-1] = Figure(figures[-1].name, figures[-1].value, is_sum=True)
    spoken = [said.figure_spoken(figure.name, figure.value) for figure in figures]
    page = Page(
        said.lesson_head(number),
        title,
        ends.opening_tab(number, title),
        beads=_beads(right) if is_lesson else (),
        texts=(words.idea,),
        figures=tuple(figures),
        foot_note=ends.questions_follow() if is_lesson else "",
        links=_links(("all-lessons", ends.all_lessons(), acts.all_lessons)),
        main=PageAct("begin-questions", main, acts.begin, enter_key()),
        spoken=" ".join((f"{ends.opening_tab(number, title)}.", words.idea, *spoken, words.pill)),
    )
    return OpeningScene(page, words.pill)


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
    def is_done(self) -> bool:
        """Whether the lesson is done, now or long since."""
        return self.number in self.done

    @property
    def next(self) -> int | None:
        """The lesson that comes next; None once all are done."""
        left = [number for number in LESSONS if number not in self.done]
        later = [number for number in left if number > self.number]
        return next(iter(later or left), None)


@dataclass(frozen=True)
class ClosingActs:
    """What is done from the end of a lesson; ``puzzles`` begins those of a kind."""

    lesson: Callable[[int], None]
    once_more: Callable[[], None]
    all_lessons: Callable[[], None]
    puzzles: Callable[[ExerciseKind | None], None]


def closing_page(end: LessonEnd, words: CardWords, deck: str, acts: ClosingActs) -> Page:
    """Write the end of a lesson: the sentence to remember, two figures, and what comes next.

    A question that was missed twice leaves the lesson open; then that is all that is said.
    """
    if not end.is_done:
        return _page_of_open(end, acts)
    number, title = end.number, lesson_title(end.number)
    sentence, head = lesson_sentence(number, words), ends.remember()
    figures = (
        Figure(ends.lessons_done_name(), ends.count_of(len(end.done), len(LESSONS))),
        Figure(ends.at_once_name(), ends.count_of(end.at_once, QUESTIONS)),
    )
    note, main = _what_is_next(end, deck, acts)
    names = ends.coach_names(number)
    spoken = [said.figure_spoken(figure.name, figure.value) for figure in figures]
    done = ends.lesson_is_done(number)
    return Page(
        said.lesson_head(number),
        title,
        ends.opening_tab(number, title),
        beads=end.beads,
        framed=Framed(head, sentence),
        texts=(names,),
        figures=figures,
        note=note,
        links=_links(
            ("once-more", ends.once_more(), acts.once_more),
            ("all-lessons", ends.all_lessons(), acts.all_lessons),
        ),
        main=main,
        spoken=" ".join((done, f"{head}:", sentence, names, *spoken, note)),
    )


def _page_of_open(end: LessonEnd, acts: ClosingActs) -> Page:
    """Write the end of a lesson of which something is open still."""
    number, title = end.number, lesson_title(end.number)
    left = ends.questions_left(sum(bead is not Bead.RIGHT for bead in end.beads))
    again = PageAct("once-more", ends.once_more(), lambda: acts.lesson(number), enter_key())
    tab = ends.opening_tab(number, title)
    return Page(
        said.lesson_head(number),
        title,
        tab,
        beads=end.beads,
        task=left,
        links=_links(("all-lessons", ends.all_lessons(), acts.all_lessons)),
        main=again,
        spoken=f"{tab}. {left}",
    )


def closing_pill(end: LessonEnd) -> str:
    """Say on the table that a lesson is done; empty where it is not."""
    return ends.lesson_is_done(end.number) if end.is_done else ""


def _what_is_next(end: LessonEnd, deck: str, acts: ClosingActs) -> tuple[str, PageAct]:
    """Return what is said of what comes next, and the main button that begins it."""
    number = end.next
    if number is None:
        note = ends.all_twelve(end.hardest, end.wait, deck)
        text, kind = ends.puzzles_button(), end.hardest
        return note, PageAct("puzzles", text, lambda: acts.puzzles(kind), enter_key())
    note = ends.next_lesson(lesson_title(number), lesson_tile(number))
    text = ends.lesson_button(number)
    return note, PageAct("next-lesson", text, lambda: acts.lesson(number), enter_key())


def _beads(right: Collection[int]) -> tuple[Bead, ...]:
    numbers = range(1, QUESTIONS + 1)
    return tuple(Bead.RIGHT if number in right else Bead.WAITING for number in numbers)


def _links(*rows: tuple[str, str, Callable[[], None] | None]) -> tuple[PageAct, ...]:
    return tuple(PageAct(name, text, act) for name, text, act in rows if act is not None)
