"""What the coach tells at a place of a deal: on the table, in his column, and on the strip."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from sixtysix_gui.coach.accounts import Lesson
from sixtysix_gui.coach.worlds import knows_all
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import as_seen_by
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import review
from sixtysix_gui.text.coach import review as said
from sixtysix_gui.text.coach.marks import (
    back_to_played,
    show_me,
    what_is_best,
)
from sixtysix_gui.text.coach.reasons import reason_sentence
from sixtysix_gui.windows.review.coach_column import CoachColumn
from sixtysix_gui.windows.review.deal_in_review import OwnDecision, ReviewStage
from sixtysix_gui.windows.review.deal_strip import DealStrip
from sixtysix_gui.windows.review.finder import (
    Finder,
    FindingMemory,
)
from sixtysix_gui.windows.review.ledger import LedgerOnTable
from sixtysix_gui.windows.review.note_words import (
    NoteText,
    NoteWriter,
    note_of,
    stage_note,
    try_again,
)
from sixtysix_gui.windows.review.review_parts import ReviewParts
from sixtysix_gui.windows.review.strip_plan import strip_plan
from sixtysix_gui.windows.review.walk import Walk, rows_of


class MomentOnTable:
    """Shows where a walk has come to.

    ``shows_hidden`` says that the other hand lies open because the person has asked for it.
    """

    def __init__(self, table: ReplayTable, stays_closed: Callable[[OwnDecision], bool]) -> None:
        """Begin with everything closed; ``stays_closed`` says where nothing is opened yet."""
        self._table = table
        self._stays_closed = stays_closed
        self.shows_hidden = False
        self._lights_played = False
        self._advised: tuple[Move | None, Move | None] = (None, None)
        self._better: tuple[Move | None, Move | None] = (None, None)

    def show(self, walk: Walk, *, in_motion: bool = False) -> None:
        """Lay the cards, without what the coach says of them."""
        self._lights_played = False
        self._advised = (None, None)
        step, decision = walk.deal.steps[walk.place], walk.decision
        events = step.events if in_motion else ()
        if not self.is_open(walk):
            events = tuple(as_seen_by(walk.deal.near, event) for event in events)
        lies = step.trick_lies and decision is None
        self._table.let_answer(answers=decision is not None)
        self._table.show_step(events, self._view(walk, decision), step.score, trick_lies=lies)

    def is_open(self, walk: Walk) -> bool:
        """Whether the other hand lies open: as asked, at the end, or where counting found it."""
        seen = walk.deal.steps[walk.place].seen
        counted = seen.my_turn and knows_all(seen)
        decision = walk.decision
        wanted = self.shows_hidden and not (decision is not None and self._stays_closed(decision))
        return wanted or walk.is_at_end or counted

    def advise(self, walk: Walk, lit: Move | None, ringed: Move | None) -> None:
        """Lay gold light on a move, and the pencil ring around another."""
        decision = walk.decision
        self._table.let_answer(answers=decision is not None)
        if decision is None or self._table.is_moving:
            return
        view = self._view(walk, decision)
        if self._table.shown != view:  # the other hand may lie open now, or closed
            self._table.show_step((), view, walk.deal.steps[walk.place].score)
        self._better = lit, ringed
        if self._lights_played and lit is not None:
            lit = decision.moment.move
        if (lit, ringed) != self._advised or self._table.ringed != ringed:
            self._advised = (lit, ringed)
            self._table.show_advice(lit, ringed)

    def turn_light(self, walk: Walk) -> None:
        """Put the light on the played move, or back on the better one."""
        if self._better[0] is None:  # nothing is lit: a mark is still to be found
            return
        self._lights_played = not self._lights_played
        self.advise(walk, *self._better)

    def _view(self, walk: Walk, decision: OwnDecision | None) -> View:
        """Return what is to be seen at a step; at a decision with the moves that could be made."""
        step = walk.deal.steps[walk.place]
        view = step.view if self.is_open(walk) else step.seen
        moves = () if decision is None else step.seen.legal_moves
        return replace(view, legal_moves=moves)


class ColumnWriter:
    """Keeps the column at where a walk has come to."""

    def __init__(
        self,
        column: CoachColumn,
        words: CardWords,
        finder: Finder,
        quote: Callable[[int, CardWords], str],
    ) -> None:
        """Write nothing yet; ``finder`` knows what is asked and answered, ``quote`` of lessons."""
        self._column = column
        self._words = words
        self._finder = finder
        self._quote = quote

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

    def _write_rows(self, walk: Walk, decision: OwnDecision | None) -> None:
        step = None if decision is None else decision.moment.step
        with_themes = not walk.shows_all and walk.review.own_is_judged
        decisions = walk.review.decisions
        to_find = {one.moment.step for one in decisions if self._finder.keeps_back(one)}
        rows = rows_of(walk.listed, self._words, with_themes=with_themes, to_find=to_find)
        self._column.show_rows(rows, step)
        can_choose = walk.review.own_is_judged
        self._column.offer_all(can_choose, shown=walk.shows_all or not can_choose)

    def _write_note(
        self, walk: Walk, decision: OwnDecision, called: str, *, shows_hidden: bool
    ) -> None:
        asked = self._asked_note(decision, called)
        if asked is not None:
            self._column.show_note(*asked)
            return
        failed = walk.review.stage is ReviewStage.FAILED
        note = self._told_note(walk, decision, called)
        if shows_hidden:
            note = self._with_hidden(note, walk, decision, called)
        if failed and decision.judgement is None:
            note = replace(note, why=review.coach_failed())
        self._column.show_note(note, (try_again(),) if failed else ())

    def _asked_note(
        self, decision: OwnDecision, called: str
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

    def _told_note(self, walk: Walk, decision: OwnDecision, called: str) -> NoteText:
        """Write what the coach says of a decision, and how it was answered before."""
        writer, answer = NoteWriter(self._words, called), self._finder.answer(decision)
        lesson = walk.review.lesson_at(decision.moment.step)
        note = note_of(decision, lesson, self._words, called)
        study, is_mark = self._finder.study(decision), self._finder.is_mark(decision)
        note = writer.taught(decision, note, study, is_mark=is_mark)
        if lesson is not None:
            note = self._with_lesson(note, decision, lesson)
        return note if answer is None else writer.found(decision, answer, note)

    def _with_lesson(self, note: NoteText, decision: OwnDecision, lost: Lesson) -> NoteText:
        """Quote the lesson that is about what was lost, once it is done."""
        from sixtysix_gui.training.taught import lesson_about

        judgement, moment = decision.judgement, decision.moment
        if judgement is None:
            return note
        number = lesson_about(
            lost.theme, judgement.reason, moment.view, moment.move, judgement.best
        )
        quoted = "" if number is None else self._quote(number, self._words)
        return replace(note, lesson=number or 0, quoted=quoted) if quoted else note

    def _with_hidden(
        self, note: NoteText, walk: Walk, decision: OwnDecision, called: str
    ) -> NoteText:
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


class DealOnStrip:
    """Keeps the strip at where a walk has come to, in game points or chances to win."""

    def __init__(self, strip: DealStrip, keeps_back: Callable[[OwnDecision], bool]) -> None:
        """Begin with game points; ``keeps_back`` says which decisions are still hidden."""
        self._strip = strip
        self._keeps_back = keeps_back
        self._by_chance = False

    def turn(self, walk: Walk, called: str) -> None:
        """Show chances in place of points, or points again."""
        self._by_chance = not self._by_chance
        self.show(walk, called)

    def show(self, walk: Walk, called: str, *, draw: bool = False) -> None:
        """Show what is known by now; ``draw`` lets the pencil draw the curve.

        ``called`` is how sentences call the other.
        """
        review, strip = walk.review, self._strip
        marks = {mark.step: mark.verdict for mark in review.marks}
        to_find = frozenset(one.moment.step for one in review.decisions if self._keeps_back(one))
        plan = strip_plan(
            walk.columns(),
            review.account,
            review.judgements,
            marks,
            to_find,
            by_chance=self._by_chance,
        )
        if review.stage is ReviewStage.WORKING:
            strip.show_work(plan, said.still_looking(*review.progress, called), review.share)
        elif draw or plan != strip.plan or strip.work is not None:
            strip.show_plan(plan, draw=draw)
        strip.move_bead(walk.bead(plan))
        strip.setAccessibleDescription(self._spoken(walk))

    def _spoken(self, walk: Walk) -> str:
        account, decision = walk.review.account, walk.decision
        if account is None or decision is None:
            return ""
        steps = [step.step for step in account.steps]
        if decision.moment.step not in steps:
            return ""
        place = steps.index(decision.moment.step)
        since = sum(step.luck for step in account.steps[place + 1 :]) + account.last_luck
        step = account.steps[place]
        if any(map(self._keeps_back, walk.review.decisions[: walk.number - 1])):
            return ""  # it would tell what was lost before
        if self._keeps_back(decision):
            return said.spoken_step_to_find(step, by_chance=self._by_chance)
        return said.spoken_step(step, since, by_chance=self._by_chance)


def no_quote(_number: int, _words: CardWords) -> str:
    """Quote no lesson, whatever a move has cost."""
    return ""


@dataclass(frozen=True)
class CoachDesk:
    """Where reviews are asked for; ``called`` gives how sentences call the other than a seat.

    ``memory`` knows whether marks are to be found first, and which have been. ``quote`` gives the
    sentence of a lesson by its number, as the note has it; empty before that lesson is done.
    """

    worker: CoachWorker
    called: Callable[[DealRecord, Seat], str]
    memory: FindingMemory = field(default_factory=FindingMemory)
    quote: Callable[[int, CardWords], str] = no_quote


class CoachTelling:
    """Keeps everything that the coach says at where a walk has come to."""

    def __init__(
        self,
        parts: ReviewParts,
        moment: MomentOnTable,
        ledger: LedgerOnTable,
        desk: CoachDesk,
        finder: Finder,
        words: CardWords,
    ) -> None:
        """Tell nothing yet; ``finder`` knows what is asked and answered."""
        self._finder = finder
        self._moment = moment
        self._ledger = ledger
        self._desk = desk
        self._words = words
        self._column = ColumnWriter(parts.column, words, finder, desk.quote)
        self._strip = DealOnStrip(parts.strip, finder.keeps_back)

    def tell(self, walk: Walk) -> None:
        """Tell what is known by now."""
        decision = walk.decision
        secret = decision is not None and self._finder.keeps_back(decision)
        hidden = self._moment.shows_hidden and not secret
        if hidden and decision is not None:
            walk.review.uncover(decision.moment.step)
        self._column.write(walk, self.called(walk), shows_hidden=hidden)
        lights = (None, None) if decision is None else self._finder.lights(decision)
        self._moment.advise(walk, *lights)
        self._strip.show(walk, self.called(walk))

    def complete(self, walk: Walk) -> None:
        """Let the pencil draw the curve, and lay the ledger where the person waits for it."""
        self._strip.show(walk, self.called(walk), draw=True)
        if walk.is_at_end:
            self.lay_ledger(walk)

    def lay_ledger(self, walk: Walk) -> None:
        """Lay the ledger, if all is judged."""
        self._ledger.lay(walk, self._words, self.called(walk), self._finder.asks)

    def turn_strip(self, walk: Walk) -> None:
        """Show chances to win on the strip in place of points, or points again."""
        self._strip.turn(walk, self.called(walk))

    def sentence(self, walk: Walk, decision: OwnDecision) -> str:
        """Say what the person had to decide."""
        moment = decision.moment
        sentence = said.moment_sentence(moment.view, moment.move, self._words, self.called(walk))
        return f"{sentence} {what_is_best()}" if self._finder.asks(decision) else sentence

    def called(self, walk: Walk) -> str:
        """Return how sentences call the other."""
        return self._desk.called(walk.deal.record, walk.deal.near)
