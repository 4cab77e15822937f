"""Writes the pages of an exercise: the question, its answer, and the deal that is played out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from sixtysix_gui.records import DealRecord, replay
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.rules.rule_sets import rules_called
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.text.training.lessons import lesson_title, opening_tab
from sixtysix_gui.text.training.room import kind_name, situation
from sixtysix_gui.text.training.tasks import called_with, short_task, task_line
from sixtysix_gui.training.exercise import PUZZLE_KINDS, Exercise, ExerciseKind, ExerciseSource
from sixtysix_gui.training.lessons import place_of
from sixtysix_gui.training.puzzles import number_of
from sixtysix_gui.training.sittings import Bead, MarkedAnswer, Sitting, SittingTheme
from sixtysix_gui.training.taught import QUESTIONS
from sixtysix_gui.windows.training.exercises.answer_words import AnswerWords
from sixtysix_gui.windows.training.exercises.page import TRICKS, ExercisePage, LedgerRow, PageAct
from sixtysix_gui.windows.viewer.deal_in_words import DealInWords, PanelSummary
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal

_ = texts("Exercises")

ASK_FOR_POINTS = frozenset((ExerciseKind.NUMBER, ExerciseKind.CHOICE, ExerciseKind.PICK))
"""Kinds that ask for card points, or for what follows from them: nothing tells these then."""
_NAME_TRUMPS = (ExerciseKind.CLOSE, ExerciseKind.WIN, ExerciseKind.MOVE)


@dataclass(frozen=True)
class TricksShown:
    """How far the tricks of a question for the other hand were shown.

    ``is_over`` says that they were played, ``is_again`` once more, ``are_listed`` that their list
    is open, ``were_listed`` that it ever was, and ``waits`` that a button is to begin.
    """

    is_over: bool
    is_again: bool
    are_listed: bool
    were_listed: bool
    waits: bool


@dataclass(frozen=True)
class Pages:
    """Writes about the exercise that a sitting is at; ``today`` is the day by the local clock."""

    sitting: Sitting
    exercise: Exercise
    narrator: Narrator
    deck: str
    today: date

    @property
    def _view(self) -> View:
        return self.exercise.view

    @property
    def _called(self) -> str:
        return self.narrator.people.name(opposite(self.exercise.seat))

    # ---------------------------------------------------------------------------------- the pages

    def links_of_question(self, shown: TricksShown) -> tuple[list[str], str]:
        """Return the names of the links of a question, and of its main button if it has one."""
        last = ["show", "skip"]
        if self.exercise.kind is not ExerciseKind.HOLD:
            return [*([TRICKS] if self._view.won else []), *last], ""
        again = ["again"] if shown.is_over and not shown.is_again else []
        listed = [] if shown.are_listed else ["list"]
        return [*again, *listed, *last], "to-tricks" if shown.waits else ""

    def question(
        self,
        links: Sequence[PageAct],
        main: PageAct | None = None,
        shown: TricksShown | None = None,
    ) -> ExercisePage:
        """Write the question; ``shown`` says how far its tricks were shown, if that is done."""
        is_hold = self.exercise.kind is ExerciseKind.HOLD
        page = replace(
            self._head(),
            task=task_line(self.exercise, self.narrator),
            figures=tuple(self._figures()),
            note=self._note(shown) if is_hold and shown is not None else "",
            tricks=self.tricks() if not is_hold or (shown and shown.are_listed) else None,
            foot_figure=self._rating(None),
            links=tuple(links),
            main=main,
        )
        return replace(page, spoken=self._question_spoken(page))

    def _note(self, shown: TricksShown) -> str:
        """Say what else may be looked at where the tricks were shown, and what that costs."""
        if shown.were_listed:
            return _("With the list of tricks open, your rating stays.")
        return said.seen_tricks(len(self._view.won)) if shown.is_over else ""

    def answer(self, given: MarkedAnswer, links: Sequence[PageAct], main: PageAct) -> ExercisePage:
        """Write what an answer was worth, and why."""
        words = AnswerWords(given, self.narrator)
        bars, texts, note = words.bars(), words.texts(), words.footnote()
        told = [said.bar_spoken(bar.name, bar.value) for bar in bars]
        return replace(
            self._head(),
            mark=given.mark,
            verdict=words.verdict(),
            bars=bars,
            texts=texts,
            note=note,
            tricks=self.tricks(),
            foot_figure=self._rating(given),
            foot_note=self._what_follows(given),
            links=tuple(links),
            main=main,
            spoken=" ".join(filter(None, (*words.verdict_spoken(), *told, *texts, note))),
        )

    def practice(self, links: Sequence[PageAct], main: PageAct) -> ExercisePage:
        """Write what stands beside a practice deal from here."""
        line = said.practice_line(is_known=self._view.status is TalonStatus.EXHAUSTED)
        head = replace(self._head(), beads=(), difficulty=0, place="")
        task = _("Played out for practice")
        return replace(head, task=task, texts=(line,), links=tuple(links), main=main, spoken=line)

    # ------------------------------------------------------------------------------------- heads

    def _head(self) -> ExercisePage:
        exercise, theme = self.exercise, self.sitting.theme
        beads = self.sitting.beads if theme is not SittingTheme.PUZZLES else ()
        if exercise.source is ExerciseSource.LESSON:
            return self._lesson_head(beads)
        if exercise.source is ExerciseSource.OWN:
            title = self._situation()
            day = exercise.record.tag("Date") or ""
            return ExercisePage(said.own_head(day, self.today), title, title, beads)
        title, number = self._title(), number_of(exercise.id)
        place = said.puzzle_place(number, rules_called(exercise.rules))
        head, tab = _("Puzzles"), said.puzzle_tab(number, title)
        return ExercisePage(head, title, tab, beads, exercise.difficulty, place)

    def _lesson_head(self, beads: tuple[Bead, ...]) -> ExercisePage:
        """Head a question of a lesson; among five for today the beads count, and nothing else."""
        lesson, question = place_of(self.exercise.id)
        head, title = said.lesson_head(lesson), lesson_title(lesson)
        if self.sitting.theme is SittingTheme.FIVE:
            return ExercisePage(head, title, opening_tab(lesson, title), beads)
        place = said.question_place(question, QUESTIONS, is_real=question == QUESTIONS)
        tab = said.lesson_tab(lesson, question, QUESTIONS)
        return ExercisePage(head, title, tab, beads, place=place)

    def _title(self) -> str:
        """Name the kind of a puzzle, with the name of the one who sits opposite."""
        kind = self.exercise.kind
        if kind is ExerciseKind.HOLD:
            return said.hold_title(self._called)
        return kind_name(kind, self.deck) if kind in PUZZLE_KINDS else ""

    def _situation(self) -> str:
        may_close = CLOSE_TALON in self._view.legal_moves
        return situation(self._view, self.narrator.words, self._called, may_close=may_close)

    def short_line(self) -> str:
        """Write what is asked in a few words, for the table."""
        short = short_task(self.exercise, self.narrator)
        if self.exercise.kind not in _NAME_TRUMPS:
            return short
        return said.trumps_named(short, self._view, self.narrator.words)

    # ----------------------------------------------------------------------------------- figures

    def _figures(self) -> list[LedgerRow]:
        """Return the ledger of a question; nothing that is asked about stands there."""
        view, kind = self._view, self.exercise.kind
        found: list[LedgerRow] = []
        if kind is ExerciseKind.HOLD:
            found.append(LedgerRow(_("Tricks played"), str(len(view.won))))
        if kind not in ASK_FOR_POINTS:
            mine, other = view.card_points[view.seat], view.card_points[opposite(view.seat)]
            found.append(LedgerRow(_("Your card points"), str(mine.total)))
            name = said.other_points_name(self.narrator.people, view)
            found.append(LedgerRow(name, str(other.total)))
        if kind is not ExerciseKind.HOLD:
            if view.talon_size and view.status is TalonStatus.OPEN:
                name = said.talon_name(view, self.narrator.words)
                found.append(LedgerRow(name, str(view.talon_size)))
            found.append(LedgerRow(_("Score"), self._score()))
        return found

    def _score(self) -> str:
        rules, score, seat = self.exercise.rules, self._view.score, self.exercise.seat
        mine, theirs = (score[each] for each in (seat, opposite(seat)))
        if rules.counts_down:
            mine, theirs = rules.target - mine, rules.target - theirs
        return _("{mine} : {theirs}").format(mine=mine, theirs=theirs)

    def _rating(self, given: MarkedAnswer | None) -> LedgerRow | None:
        """Return the rating of puzzles, and how an answer has changed it; None elsewhere."""
        rating = self.sitting.rating
        change = None if given is None else given.kept.rating
        if change is None:
            change = None if rating is None else (rating, rating)
        if change is None:
            return None
        return LedgerRow(_("Your rating"), said.rating_text(*change))

    def tricks(self) -> PanelSummary | None:
        """Return the tricks up to the question; None before the first card."""
        if not self._view.won and not self._view.table:
            return None
        people, exercise = self.narrator.people, self.exercise
        names = {seat.name: people.label(seat) for seat in exercise.rules.seats}
        shown = ShownDeal(sat_by(exercise, names), near=exercise.seat)
        return DealInWords(shown, self.narrator.words).summary()

    # --------------------------------------------------------------------------------- and then

    def _what_follows(self, given: MarkedAnswer) -> str:
        """Say when a mistake comes back, or that missed questions of a lesson do."""
        kept, is_solved = given.kept, given.mark.is_right
        if self.exercise.source is ExerciseSource.OWN:
            if kept.is_learned:
                return said.comes_back(None, is_solved=True)
            day = kept.comes_back
            return (
                "" if day is None else said.comes_back((day - self.today).days, is_solved=is_solved)
            )
        missed = sum(bead is Bead.MISSED for bead in self.sitting.beads)
        is_lesson = self.sitting.theme is SittingTheme.LESSON
        return said.missed_comes_once_more(missed) if is_lesson and missed else ""

    # ---------------------------------------------------------------------------------- for readers

    def _question_spoken(self, page: ExercisePage) -> str:
        words, head = self.narrator.words, page.tab
        head = head if head.endswith(("?", ".")) else f"{head}."
        asked = said.trumps_named(page.task, self._view, words)
        told = [figure.spoken for figure in page.figures]
        hand = said.your_hand(self._view, words)
        return " ".join([head, asked, *told, hand, *self._other_hand()])

    def _other_hand(self) -> list[str]:
        """Name the cards of the other where they lie open."""
        if not is_asked_openly(self.exercise):
            return []
        words = self.narrator.words
        hand = replay(self.exercise.record).state.hands[opposite(self.exercise.seat)]
        called = as_sentence(called_with(self._called, hand, words))
        return [said.figure_spoken(called, said.cards_listed(hand, self._view, words))]


def is_asked_openly(exercise: Exercise) -> bool:
    """Return whether the other hand, which follows from what was played, lies open at once."""
    is_win = exercise.kind is ExerciseKind.WIN
    return is_win and exercise.view.status is TalonStatus.EXHAUSTED


def sat_by(exercise: Exercise, names: dict[str, str]) -> DealRecord:
    """Return the record of an exercise as a deal between the person and the opponent it names."""
    kept = [tag for tag in exercise.record.tags if tag[0] not in (*names, "Seat", "Level")]
    own = {**names, "Seat": exercise.seat.name, "Level": exercise.opponent}
    return replace(exercise.record, tags=(*kept, *own.items()))
