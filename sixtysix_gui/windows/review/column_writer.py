"""Writes what the coach has found into his column: rows, notes, and what can be done."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.coach.hinting import counted_aloud
from sixtysix_gui.coach.lessons import Lesson
from sixtysix_gui.coach.measure.findings import FEWER_WORLDS
from sixtysix_gui.coach.values.judgements import Judgement, MoveWorth, Study, Verdict
from sixtysix_gui.coach.values.reasons import TOO_FEW_FOR_OUT, Reason
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.table.values import WorthLine
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import finding, review
from sixtysix_gui.text.coach.finding import back_to_played, show_me
from sixtysix_gui.text.coach.marks import lost_text, theme_name, verdict_head
from sixtysix_gui.text.coach.moves import closing_moves, worth_line
from sixtysix_gui.text.coach.reasons import reason_sentence
from sixtysix_gui.text.coach.review import is_lead, why_sentence
from sixtysix_gui.text.coach.teaching import (
    against_sentence,
    counted_lines,
    plan_sentence,
)
from sixtysix_gui.text.common import translate
from sixtysix_gui.windows.review.column.coach_column import CoachColumn
from sixtysix_gui.windows.review.column.texts import NoteText, Teaching, rows_of
from sixtysix_gui.windows.review.deal_in_review import Decision, Stage
from sixtysix_gui.windows.review.finder import Answer, Finder, Given, LookedAt, lacks_for_out
from sixtysix_gui.windows.review.walk import Walk


@dataclass(frozen=True)
class NoteWriter:
    """Writes notes with the words of the cards on the table; ``called`` names the other."""

    words: CardWords
    called: str

    # ------------------------------------------------------------------------------ the question

    def question(self, decision: Decision) -> NoteText:
        """Ask what was best."""
        return NoteText(
            named=finding.question_head(),
            asks=True,
            done=finding.question(),
            why=finding.how_to_answer(),
            teaching=self._counted(decision.moment.view),
        )

    def waiting(self, decision: Decision) -> NoteText:
        """Say that there may be a question, once all decisions are judged."""
        return NoteText(
            named=finding.question_head(),
            asks=True,
            done=finding.still_judging(),
            why=finding.asks_later(),
            teaching=self._counted(decision.moment.view),
        )

    def wrong(self, decision: Decision, looked: LookedAt) -> NoteText:
        """Tell of an answer that is not best, without saying what is; or that he looks at it."""
        judgement, move = looked.judgement, looked.move
        if judgement is None:
            return self._looking(decision, looked)
        closing = closing_moves(decision.moment.view)
        as_then = move == decision.moment.move
        too_few = self._too_few_for_out(decision, looked)
        if too_few and not judgement.verdict.strokes:
            head = finding.not_best_head()
            why, brief = finding.try_another(), f"{head}. {too_few}"
            return NoteText(named=head, asks=True, done=too_few, why=why, brief=brief)
        reason = judgement.reason
        worth = judgement.worth(move)
        why = [finding.try_another()]
        if reason is not None and _keeps_secret(reason, move, judgement.best):
            why.insert(0, reason_sentence(reason, self.words, self.called, closing=closing))
        elif worth is not None:
            why.insert(0, _figure_of(worth, judgement))
        done = (finding.as_then if as_then else finding.is_worse)(move, self.words, closing)
        return NoteText(
            verdict=judgement.verdict,
            loss=_loss_of(judgement),
            named=finding.not_best_head(),
            done=done,
            why=" ".join(why),
            brief=f"{finding.not_best_head()}. {done}",
            teaching=Teaching(figures=self._figures(decision, judgement, [move])),
        )

    def found(self, decision: Decision, answer: Answer, note: NoteText) -> NoteText:
        """Put how a mark was answered before what is said of it."""
        judgement, move = decision.judgement, answer.move
        if judgement is None or move is None:
            return note
        moment, closing = decision.moment, closing_moves(decision.moment.view)
        lead = is_lead(moment.view, moment.move)
        then = finding.then(judgement, moment.move, self.words, closing, is_lead=lead)
        is_right = answer.given is Given.RIGHT
        if is_right:
            first = finding.is_best(move, self.words, closing)
        elif answer.judgement is not None and answer.judgement.disputed:
            first = finding.hangs_on_play(move, self.words, closing)
        else:
            given = answer.judgement
            is_sure = given is not None and given.verdict is Verdict.GOOD
            first = finding.is_as_good(move, judgement.best, self.words, closing, is_sure=is_sure)
        head = finding.right_head() if is_right else finding.also_good_head()
        brief = f"{head}. {first}"
        done = f"{first} {then}"
        return replace(note, verdict=Verdict.GOOD, loss=None, named=head, done=done, brief=brief)

    # ------------------------------------------------------------------------------- other moves

    def other(self, decision: Decision, looked: LookedAt) -> NoteText:
        """Say why another move was not the best, or that it is as good."""
        judgement, move = looked.judgement, looked.move
        closing = closing_moves(decision.moment.view)
        done = finding.why_not(move, self.words, closing)
        if judgement is None:
            return self._looking(decision, looked)
        loss = _loss_of(judgement)
        good = judgement.verdict in (Verdict.GOOD, Verdict.NONE)
        agrees = bool(judgement.verdict.strokes) or _agrees(decision, judgement)
        why = finding.is_as_good(move, judgement.best, self.words, closing, is_sure=False)
        too_few = self._too_few_for_out(decision, looked)
        if too_few:  # even where it costs no more than to play on
            why = too_few
        elif good and not agrees:
            why = ""
        elif agrees or judgement.disputed:
            why = why_sentence(judgement, self.words, self.called, closing)
        told = None  # the best of all there, unless the table lights another
        if decision.judgement is not None and judgement.best != decision.judgement.best:
            told = (decision.judgement.best, move)
        verdict = Verdict.GOOD if good else judgement.verdict
        is_as_good = good and not too_few
        found = [verdict_head(verdict)] + ([] if loss is None else [lost_text(loss)])
        return NoteText(
            verdict=verdict,
            loss=loss,
            done=done,
            brief=f"{done} {', '.join(found)}.",
            why=" ".join(part for part in (finding.as_good() if is_as_good else "", why) if part),
            teaching=Teaching(figures=self._figures(decision, judgement, told) if agrees else ()),
        )

    def _too_few_for_out(self, decision: Decision, looked: LookedAt) -> str:
        """Say how much a false "Out" lacks; nothing of any other move."""
        lacking = lacks_for_out(decision, looked.move)
        reason = Reason(TOO_FEW_FOR_OUT, (("t", TARGET - lacking), ("k", lacking)))
        return reason_sentence(reason, self.words, self.called) if lacking else ""

    def _looking(self, decision: Decision, looked: LookedAt) -> NoteText:
        done = finding.why_not(looked.move, self.words, closing_moves(decision.moment.view))
        now = finding.not_found() if looked.failed else finding.looking()
        return NoteText(done=done, why=now, brief=f"{done} {now}")

    # ---------------------------------------------------------------------------------- teaching

    def taught(
        self, decision: Decision, note: NoteText, study: Study | None, *, is_mark: bool
    ) -> NoteText:
        """Add the figures, and at a mark the plan, a hand, and what can be counted."""
        judgement = decision.judgement
        if judgement is None:
            return note
        teaching = Teaching(figures=self._figures(decision, judgement))
        if is_mark:
            counted = self._counted(decision.moment.view)
            teaching = replace(counted, figures=teaching.figures)
        if study is not None:
            teaching = self._studied(decision, judgement.best, study, teaching)
        return replace(note, teaching=teaching)

    def _studied(
        self, decision: Decision, best: Move, study: Study, teaching: Teaching
    ) -> Teaching:
        hand, words, moment = study.failing, self.words, decision.moment
        closing = closing_moves(moment.view)
        against = ""
        if hand is not None:
            against = against_sentence(hand, moment.move, best, words, closing)
        cards = () if hand is None else hand.cards
        return replace(
            teaching,
            plan=plan_sentence(study.plan, words),
            against=against,
            hand=cards,
            hand_said=", ".join(words.card(card) for card in cards) + "." if cards else "",
        )

    def _figures(
        self, decision: Decision, judgement: Judgement, only: Sequence[Move] | None = None
    ) -> tuple[WorthLine, ...]:
        if judgement.disputed or (only is None and len(judgement.worths) < 2):
            return ()
        worths = [one for one in judgement.worths if only is None or one.move in only]
        closing = closing_moves(decision.moment.view)
        return tuple(worth_line(worth, self.words, closing, short=True) for worth in worths)

    def _counted(self, view: View) -> Teaching:
        counted = counted_aloud(view)
        return Teaching(
            counted=counted_lines(counted, self.words, self.called, short=True),
            counted_said=counted_lines(counted, self.words, self.called, short=False),
        )


def _agrees(decision: Decision, other: Judgement) -> bool:
    """Return whether the figures of another move go together with those of the decision.

    With an open talon what clearly cost something has the figures of a referee (docs/coach.md 1.5),
    and what did not has none of his. Where both differ by more than is unsure, the same card would
    be worth two things.
    """
    judgement = decision.judgement
    for worth in other.worths:
        same = None if judgement is None else judgement.worth(worth.move)
        unsure = _SAME + worth.bound + (0.0 if same is None else same.bound)
        if same is not None and abs(same.points - worth.points) > unsure:
            return False
    return True


def _loss_of(judgement: Judgement) -> float | None:
    return judgement.clear_loss if judgement.costs_points else None


_FEWER = 0.03
"""By how large a share of cases an answer must win less often before the note says so."""
_SAME = 0.1
"""Game points that figures of one move may differ by, besides what is unsure."""
_OF_THE_ANSWER = (4, TOO_FEW_FOR_OUT)
"""Reasons that speak of the answer alone: a close that fails, too few points for "Out"."""


def _figure_of(answer: MoveWorth, judgement: Judgement) -> str:
    """Say how often an answer wins; or what it brings, where the best wins no more often."""
    best = judgement.worth(judgement.best)
    wins_less = best is None or answer.wins / answer.of + _FEWER < best.wins / best.of
    return (finding.wins_of if wins_less else finding.brings)(answer)


def _keeps_secret(reason: Reason, move: Move, best: Move) -> bool:
    """Return whether a reason speaks of a move alone, and not of what is better."""
    if reason.number in _OF_THE_ANSWER:
        return True
    named = [value for _, value in reason.values if isinstance(value, Card | Move)]
    return named[:1] in ([move], [_card_of(move)]) and not {best, _card_of(best)} & set(named)


def _card_of(move: Move) -> Card | Move:
    return move.card if isinstance(move, PlayCard) else move


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
            note = replace(note, why=review.coach_failed())
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
            talon_said=review.talon_lay(names) if talon else "",
        )


def note_of(decision: Decision, lesson: Lesson | None, words: CardWords, called: str) -> NoteText:
    """Write the note on a decision; ``lesson`` is what it clearly cost, if anything."""
    moment, judgement = decision.moment, decision.judgement
    lead = review.is_lead(moment.view, moment.move)
    verdict = None if judgement is None else judgement.verdict
    closing = closing_moves(moment.view)
    return NoteText(
        theme="" if lesson is None else theme_name(lesson.theme),
        verdict=verdict if lesson is None else lesson.verdict,
        loss=None if lesson is None else lesson.loss,
        done=review.played_sentence(moment.move, judgement, words, closing, is_lead=lead),
        why="" if judgement is None else review.why_sentence(judgement, words, called, closing),
    )


def stage_note(stage: Stage, names: tuple[str, ...]) -> tuple[NoteText, tuple[str, ...]]:
    """Say how things stand where no decision is shown, and what can be answered."""
    if stage is Stage.NO_SEAT:
        return NoteText(plain=review.whose_decisions()), names
    if stage is Stage.FAILED:
        return NoteText(plain=review.coach_failed()), (try_again(),)
    plain = {
        Stage.FOREIGN: review.foreign_rules,
        Stage.RUNNING: review.still_played,
        Stage.NOTHING: review.nothing_to_decide,
    }
    if stage in plain:
        return NoteText(plain=plain[stage]()), ()
    fewer = review.looks_at_fewer() if FEWER_WORLDS else ""
    return NoteText(plain=review.how_judged(), why=fewer), ()


def try_again() -> str:
    """Name the answer to a failure."""
    return translate("Review", "Try again")
