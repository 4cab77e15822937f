"""Writes what the coach has found into his column: rows, the note, and what can be done."""

from dataclasses import replace

from sixtysix_gui.coach.lessons import Lesson
from sixtysix_gui.coach.measure.findings import FEWER_WORLDS
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import review as said
from sixtysix_gui.text.coach.finding import back_to_played, show_me
from sixtysix_gui.text.coach.marks import theme_name
from sixtysix_gui.text.coach.moves import closing_moves
from sixtysix_gui.text.coach.reasons import reason_sentence
from sixtysix_gui.text.common import translate
from sixtysix_gui.windows.review.column.coach_column import CoachColumn
from sixtysix_gui.windows.review.column.note_text import NoteText
from sixtysix_gui.windows.review.column.rows import rows_of
from sixtysix_gui.windows.review.deal_in_review import Decision, Stage
from sixtysix_gui.windows.review.finding.finder import Finder
from sixtysix_gui.windows.review.finding.notes import NoteWriter
from sixtysix_gui.windows.review.walk import Walk


class ColumnWriter:
    """Keeps the column at where a walk has come to."""

    def __init__(self, column: CoachColumn, words: CardWords, finder: Finder) -> None:
        """Write nothing yet; ``finder`` knows what is asked and answered."""
        self._column = column
        self._words = words
        self._finder = finder

    def write(self, walk: Walk, called: str, *, shows_hidden: bool) -> None:
        """Write what is known by now; ``called`` is how sentences call the other."""
        decision = walk.decision
        self._write_rows(walk, decision)
        if decision is None:
            self._column.show_note(*stage_note(walk.review.stage, walk.deal.names))
        else:
            self._write_note(walk, decision, called, shows_hidden=shows_hidden)
        is_own = decision is not None and decision.moment.seat is walk.deal.near
        over = not walk.deal.is_running
        secret = decision is not None and self._finder.keeps_back(decision)
        self._column.offer(trial=is_own and over, hidden=over and not secret)
        self._column.find_it.setChecked(self._finder.is_on)

    def _write_rows(self, walk: Walk, decision: Decision | None) -> None:
        step = None if decision is None else decision.moment.step
        with_themes = not walk.shows_all and walk.review.own_is_judged
        decisions = walk.review.decisions
        to_find = {one.moment.step for one in decisions if self._finder.keeps_back(one)}
        rows = rows_of(walk.listed, self._words, with_themes=with_themes, to_find=to_find)
        self._column.show_rows(rows, step)
        can_choose = walk.review.own_is_judged
        self._column.offer_all(can_choose, shown=walk.shows_all or not can_choose)

    def _write_note(
        self, walk: Walk, decision: Decision, called: str, *, shows_hidden: bool
    ) -> None:
        asked = self._asked_note(decision, called)
        if asked is not None:
            self._column.show_note(*asked)
            return
        failed = walk.review.stage is Stage.FAILED
        note = self._told_note(walk, decision, called)
        if shows_hidden:
            note = self._with_hidden(note, walk, decision, called)
        if failed and decision.judgement is None:
            note = replace(note, why=said.coach_failed())
        self._column.show_note(note, (try_again(),) if failed else ())

    def _asked_note(
        self, decision: Decision, called: str
    ) -> tuple[NoteText, tuple[str, ...]] | None:
        """Write the question of a mark, or what is said of another move; None where neither is.

        Before the marks are known, that there may be a question.
        """
        writer = NoteWriter(self._words, called)
        looked = self._finder.looked_at(decision)
        if self._finder.waits(decision):
            return writer.waiting(decision), ()
        if self._finder.asks(decision):
            note = writer.question(decision) if looked is None else writer.wrong(decision, looked)
            return note, (show_me(),)
        return None if looked is None else (writer.other(decision, looked), (back_to_played(),))

    def _told_note(self, walk: Walk, decision: Decision, called: str) -> NoteText:
        """Write what the coach says of a decision, and how it was answered before."""
        writer, answer = NoteWriter(self._words, called), self._finder.answer(decision)
        lesson = walk.review.lesson_at(decision.moment.step)
        note = note_of(decision, lesson, self._words, called)
        study, is_mark = self._finder.study(decision), self._finder.is_mark(decision)
        note = writer.taught(decision, note, study, is_mark=is_mark)
        return note if answer is None else writer.found(decision, answer, note)

    def _with_hidden(self, note: NoteText, walk: Walk, decision: Decision, called: str) -> NoteText:
        """Say what came of what lay hidden, and show which cards lay face down.

        Of what is taught the example stays, beside which the true hand lies open then.
        """
        step = decision.moment.step
        reason = walk.review.hidden_reason(step)
        talon = walk.deal.played.states[step].undealt
        names = ", ".join(self._words.card_first(card) for card in talon)
        return replace(
            note,
            teaching=note.teaching.only_example,
            hidden="" if reason is None else reason_sentence(reason, self._words, called),
            talon=tuple(talon),
            talon_said=said.talon_lay(names) if talon else "",
        )


def note_of(decision: Decision, lesson: Lesson | None, words: CardWords, called: str) -> NoteText:
    """Write the note on a decision; ``lesson`` is what it clearly cost, if anything."""
    moment, judgement = decision.moment, decision.judgement
    lead = said.is_lead(moment.view, moment.move)
    verdict = None if judgement is None else judgement.verdict
    closing = closing_moves(moment.view)
    return NoteText(
        theme="" if lesson is None else theme_name(lesson.theme),
        verdict=verdict if lesson is None else lesson.verdict,
        loss=None if lesson is None else lesson.loss,
        done=said.played_sentence(moment.move, judgement, words, closing, is_lead=lead),
        why="" if judgement is None else said.why_sentence(judgement, words, called, closing),
    )


def stage_note(stage: Stage, names: tuple[str, ...]) -> tuple[NoteText, tuple[str, ...]]:
    """Say how things stand where no decision is shown, and what can be answered."""
    if stage is Stage.NO_SEAT:
        return NoteText(plain=said.whose_decisions()), names
    if stage is Stage.FAILED:
        return NoteText(plain=said.coach_failed()), (try_again(),)
    plain = {
        Stage.FOREIGN: said.foreign_rules,
        Stage.RUNNING: said.still_played,
        Stage.NOTHING: said.nothing_to_decide,
    }
    if stage in plain:
        return NoteText(plain=plain[stage]()), ()
    fewer = said.looks_at_fewer() if FEWER_WORLDS else ""
    return NoteText(plain=said.how_judged(), why=fewer), ()


def try_again() -> str:
    """Name the answer to a failure."""
    return translate("Review", "Try again")
