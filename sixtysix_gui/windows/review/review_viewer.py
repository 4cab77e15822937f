"""The viewer with the coach: his column beside the table, his marks on it, his strip below."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.coach.measure.worlds import knows_all
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, meaning_of
from sixtysix_gui.rules.events import as_seen_by
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.seats import BOTH
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.windows.review.coach_column import CoachColumn
from sixtysix_gui.windows.review.coach_desk import CoachDesk, Trial
from sixtysix_gui.windows.review.deal_in_review import DealInReview, Decision, Stage, decided_from
from sixtysix_gui.windows.review.deal_strip import DealStrip
from sixtysix_gui.windows.review.decision_list import rows_of
from sixtysix_gui.windows.review.findings_in_words import ledger_of, note_of, stage_note
from sixtysix_gui.windows.review.ledger_sheet import LedgerActs, LedgerSheet
from sixtysix_gui.windows.review.review_form import ReviewForm, form_for
from sixtysix_gui.windows.review.strip_plan import columns_of, strip_plan
from sixtysix_gui.windows.review.strip_table import StripTable
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer
from sixtysix_gui.windows.sheets.winners_fan import WinnersFan
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach import review as said
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from sixtysix_gui.windows.viewer.viewer import RecordViewer, Shown
from sixtysix_gui.windows.widgets.basic import button, open_over

_BEFORE_FIRST = -0.45
"""Where the bead is before the first decision, on the axis of columns."""


class ReviewViewer(RecordViewer):
    """Shows deals as the viewer does; with the coach, what could be known and what he found.

    Signals:
        trial_wanted: Trial, a position that the person wants to play on; the viewer is closed.
    """

    trial_wanted = Signal(object)

    def __init__(
        self,
        shown: Shown,
        options: TableOptions,
        words: CardWords,
        desk: CoachDesk,
        parent: QWidget | None = None,
        *,
        with_coach: bool = False,
    ) -> None:
        """Begin with the last of the deals: as it was dealt, or with the coach at its end."""
        self._desk = desk
        self._with_coach = with_coach
        self._seats: dict[int, Seat] = {}
        self._review: DealInReview | None = None
        self._shows_hidden = self._by_chance = self._lights_played = False
        self._turned_to_coach = self._needs_focus = False
        self._form: ReviewForm | None = None
        super().__init__(shown, options, words, parent)
        if with_coach:
            self._place_focus()

    # ------------------------------------------------------------------------------- set-up

    @override
    def _make_parts(self) -> None:
        count = len(self._shown.records)
        self.column = CoachColumn(
            [
                self.tr("Deal {number} of {count}").format(number=number, count=count)
                for number in range(1, count + 1)
            ]
        )
        self.strip = DealStrip()
        self.strip.speed = Speed(self._options.speed)
        self.sheets = SheetLayer(self.table, WinnersFan(self.table))
        self.sheets.set_speed(Speed(self._options.speed))
        self.sheets.set_text_scale(self._options.text_scale)
        self.next_mistake = button(self.tr("&Next mistake"))
        self.next_mistake.setObjectName("next-mistake")
        self._coach_act = button(self.tr("With the coach"))
        self._coach_act.setObjectName("with-coach")
        self._page_act = button(self.tr("Coach"))
        self._page_act.setObjectName("other-page")
        self._connect_parts()

    def _connect_parts(self) -> None:
        self.column.deal_chosen.connect(self._open_deal)
        self.column.chosen.connect(self.show_decision)
        self.column.trial_wanted.connect(self._try_from_here)
        self.column.hidden_wanted.connect(self._show_hidden)
        self.column.answered.connect(self._answer)
        self.strip.place_wanted.connect(self._go_to_column)
        self.strip.table_wanted.connect(self._show_table)
        self.next_mistake.clicked.connect(lambda: self._go_to_mistake(1))
        self._coach_act.clicked.connect(self.toggle_coach)
        self._page_act.clicked.connect(self._turn_page)
        for widget in (self.column.deals, self.column.list, self.panel.deals, self.panel.tricks):
            widget.installEventFilter(self)
        # a button that has the focus would take the arrows for itself
        self._arrows = [QShortcut(QKeySequence(key), self) for key in keys_of(Purpose.DECISIONS)]
        for way, arrow in zip((-1, 1), self._arrows, strict=True):
            arrow.activated.connect(partial(self._press_arrow, way))

    @override
    def _upper(self) -> QBoxLayout:
        across = super()._upper()
        across.addWidget(self.column)
        upper = QVBoxLayout()
        upper.setSpacing(0)
        upper.addLayout(across, 1)
        upper.addWidget(self.strip)
        return upper

    @override
    def _beside_bar(self) -> list[QPushButton]:
        return [self.next_mistake, self._page_act]

    @override
    def _acts(self) -> list[QPushButton]:
        acts = super()._acts()
        self._plain_acts = [act for act in acts if act.objectName() != "close"]
        return [self._coach_act, *acts]

    @override
    def _deal_of(self, index: int) -> ShownDeal:
        return ShownDeal(self._shown.records[index], self._seats.get(index))

    @override
    def _open_deal(self, index: int) -> None:
        self._leave_review()
        super()._open_deal(index)
        # the chips of a few acts are all that is offered, so cards would be dimmed without a reason
        self.table.set_options(replace(self.table.options, mark_illegal=False))
        if self._with_coach:
            self._begin_review()
            self._show_parts()
            self.show_place(self._deal.last)
        else:
            self._show_parts()

    def _begin_review(self) -> None:
        deal, worker = self._deal, self._desk.worker
        self._shows_hidden = False
        self.column.hidden.setChecked(False)
        seat = self._seats.get(self._index) if deal.me is None else deal.me
        trouble = self._breaks_off
        review = DealInReview(
            deal.record, seat, worker, self, is_running=deal.is_running or trouble
        )
        self._review = review
        review.changed.connect(self._tell_findings)
        review.completed.connect(self._complete)
        self.column.show_deal(self._index)

    def _leave_review(self) -> None:
        review, self._review = self._review, None
        if review is not None:
            review.leave()
            review.deleteLater()
        self.sheets.take_away()

    # ------------------------------------------------------------------------------- coach or not

    @property
    def review(self) -> DealInReview | None:
        """The deal as the coach knows it; None without him."""
        return self._review

    def toggle_coach(self) -> None:
        """Look at the deal with the coach, or without him, at the same place."""
        place = self._place
        self._with_coach = not self._with_coach
        if self._with_coach:
            self._begin_review()
        else:
            self._leave_review()
        self._show_parts()
        self._fit()
        self.show_place(place)
        self._place_focus()

    def _show_parts(self) -> None:
        """Show what belongs to the viewer with the coach, or without."""
        coach, pages = self._with_coach, self._form is not None and self._form.pages
        small = self._form is not None and self._form.small
        self.panel.setVisible(not coach)
        self.column.setVisible(coach and (not pages or self._turned_to_coach))
        self.table.setVisible(not (coach and pages and self._turned_to_coach))
        self.strip.setVisible(coach)
        for arrow in self._arrows:
            arrow.setEnabled(coach)
        self.next_mistake.setVisible(coach)
        self._page_act.setVisible(coach and pages)
        self._coach_act.setVisible(not coach)
        self.bar.show_words(shown=not (coach and small))
        kept = () if coach and small else ("save",) if coach else None
        for act in self._plain_acts:
            name = act.objectName()
            wanted = {"copy-code": self._deal.code, "proof": self._deal.proof}
            possible = name not in wanted or wanted[name] is not None
            act.setVisible(possible and (kept is None or name in kept))
        page = self.tr("Table") if self._turned_to_coach else self.tr("The coach")
        self._page_act.setText(page)

    def _place_focus(self) -> None:
        """Put the focus where most people go on."""
        if self.sheets.sheet is not None:
            self.sheets.sheet.take_focus()
        elif not self._with_coach:
            self._coach_act.setFocus()
        elif self.next_mistake.isEnabled():
            self.next_mistake.setFocus()
        else:
            self._close_act.setFocus()

    @property
    def _close_act(self) -> QPushButton:
        found = self.findChild(QPushButton, "close")
        return found if isinstance(found, QPushButton) else self.next_mistake

    @override
    def _fit(self) -> None:
        form = form_for(self.width(), self.height(), self._options.text_scale)
        self._form = form
        self._show_parts()
        super()._fit()
        if not self._with_coach:
            return
        if form.pages:
            self.column.setMinimumWidth(0)
            self.column.setMaximumWidth(self.width())
        else:
            room = max(self.width() - self.table.minimumWidth(), 1)
            self.column.setFixedWidth(min(form.column, room))
        self.column.set_form(form.unit, block=form.small)
        self.strip.set_form(form.unit, bands=not form.small, large=form.large)
        if self._rows.wanted_width() > self.width() - 24:
            self.bar.show_words(shown=False)
        self._rows.fit(self.width() - 24)
        self.sheets.setGeometry(self.table.rect())

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Ask the coach for nothing more."""
        if not event.spontaneous():
            self._leave_review()
            self.strip.end_motion()
        super().hideEvent(event)

    # ------------------------------------------------------------------------------- where we are

    @property
    def decision(self) -> Decision | None:
        """The person's decision that is shown, the moment before its move."""
        moves = self._deal.steps[self._place].moves
        decisions = () if self._review is None else self._review.decisions
        return next((each for each in decisions if each.moment.step == moves), None)

    @override
    def _show(self, place: int, *, in_motion: bool = False) -> None:
        if not self._with_coach or self._deal.is_running:
            super()._show(place, in_motion=in_motion)
            return
        self._place = place
        self._lights_played = False
        step, decision = self._deal.steps[place], self.decision
        if place != self._deal.last and self.sheets.sheet is not None:
            self.sheets.take_away()
            self._needs_focus = True
        events = step.events if in_motion else ()
        if not self._is_open(place):
            events = tuple(as_seen_by(self._deal.near, event) for event in events)
        lies = step.trick_lies and decision is None
        self.table.show_step(events, self._view_at(place, decision), step.won, trick_lies=lies)

    def _is_open(self, place: int) -> bool:
        """Whether the other hand lies open: as asked, at the end, or where counting found it."""
        seen = self._deal.steps[place].seen
        return (
            self._shows_hidden
            or place == self._deal.last
            or (seen is not None and seen.my_turn and knows_all(seen))
        )

    def _view_at(self, place: int, decision: Decision | None) -> PlayerView:
        """Give what is to be seen at a step; with the chips of acts that the coach speaks of."""
        step = self._deal.steps[place]
        view = step.view if self._is_open(place) or step.seen is None else step.seen
        acts: tuple[Move, ...] = ()
        if decision is not None and step.seen is not None:
            meant = (decision.moment.move, *self._better(decision))
            acts = tuple(move for move in step.seen.legal_moves if move in meant)
        return replace(view, legal_moves=acts)

    @staticmethod
    def _better(decision: Decision) -> tuple[Move, ...]:
        """Give the better move, where it is clear that there is one."""
        judgement = decision.judgement
        return (judgement.best,) if judgement is not None and judgement.verdict.strokes else ()

    @override
    def _tell(self) -> None:
        super()._tell()
        needs_focus, self._needs_focus = self._needs_focus, False
        if self._with_coach:
            self._tell_findings()
            decision = self.decision
            if decision is not None:
                sentence = said.moment_sentence(
                    decision.moment.view, decision.moment.move, self._words, self._called
                )
                self._sentence.setText(sentence)
                number = self._number_of(decision)
                count = len(self._review.decisions) if self._review is not None else 0
                self._where.setText(said.decision_place(number, count))
                self.table.setAccessibleDescription(sentence)
                self.announcer.tell([self.column.note.text.spoken])
                if self._review is not None:
                    self._review.look_closer(decision.moment.step)
            elif self._place == self._deal.last and self._deal.outcome is not None:
                self._lay_ledger()
            if needs_focus:
                self._place_focus()

    def _number_of(self, decision: Decision) -> int:
        decisions = () if self._review is None else self._review.decisions
        return next(
            (
                number
                for number, each in enumerate(decisions, start=1)
                if each.moment.step == decision.moment.step
            ),
            0,
        )

    @property
    def _called(self) -> str:
        """How sentences call the other."""
        return self._desk.called(self._deal.record, self._deal.near)

    # --------------------------------------------------------------------------- what is found

    @Slot()
    def _complete(self) -> None:
        """Let the pencil draw the curve, and lay the ledger where the person waits for it."""
        self._show_strip(draw=True)
        if self._place == self._deal.last:
            self._lay_ledger()

    @Slot()
    def _tell_findings(self) -> None:
        """Show what is known by now."""
        review = self._review
        if review is None:
            return
        decision = self.decision
        step = None if decision is None else decision.moment.step
        last = self._deal.steps[-1].trick
        folded = decided_from(review.decisions, last) if review.stage is Stage.READY else None
        self.column.show_rows(rows_of(review.decisions, folded, self._words), step)
        if decision is None:
            text, answers = stage_note(review.stage, self._deal.names)
            self.column.show_note(text, answers)
        else:
            answers = (self.tr("Try again"),) if review.stage is Stage.FAILED else ()
            cards = self._deal.played.states[decision.moment.step].talon
            talon = cards if self._shows_hidden else ()
            note = note_of(decision, self._words, self._called, talon)
            self.column.show_note(note, answers)
        is_own = decision is not None and decision.moment.seat is self._deal.near
        self.column.offer(trial=is_own, hidden=not self._deal.is_running)
        self._advise(decision)
        self._offer_mistakes()
        self._show_strip()

    def _advise(self, decision: Decision | None) -> None:
        """Lay the gold light and the pencil ring."""
        if decision is None or self.table.is_moving:
            return
        played, better = decision.moment.move, self._better(decision)
        view = self._view_at(self._place, decision)
        if self.table.shown != view:  # the chip of a better act is known only now
            self.table.show_step((), view, self._deal.steps[self._place].won)
        lit = played if self._lights_played or not better else better[0]
        wanted = None if not better else lit
        if (wanted, played) != self._advised or self.table.ringed != played:
            self._advised = (wanted, played)
            self.table.show_advice(wanted, played)

    _advised: tuple[Move | None, Move | None] = (None, None)

    def _show_strip(self, *, draw: bool = False) -> None:
        review = self._review
        if review is None:
            return
        columns = columns_of(
            [(each.moment.step, each.moment.trick) for each in review.decisions],
            self._deal.steps[-1].trick,
        )
        plan = strip_plan(columns, review.account, review.judgements, by_chance=self._by_chance)
        if review.stage is Stage.WORKING:
            self.strip.show_work(plan, said.still_looking(*review.progress), review.share)
        elif draw or plan != self.strip.plan:
            self.strip.show_plan(plan, draw=draw)
        self.strip.move_bead(self._bead_place())
        self.strip.setAccessibleDescription(self._spoken_strip())

    def _bead_place(self) -> float | None:
        """Give where the bead is: at a decision, between two, or before and after all."""
        if not self.strip.plan.width:
            return None
        moves = self._deal.steps[self._place].moves
        decision = self.decision
        if decision is not None:
            at = self.strip.plan.column_of(decision.moment.step)
            return None if at is None else float(at)
        made = [
            at
            for at, column in enumerate(self.strip.plan.columns)
            if column.step is not None and moves is not None and column.step < moves
        ]
        if self._place == self._deal.last:
            return self.strip.plan.width - 0.6
        return made[-1] + 0.5 if made else _BEFORE_FIRST

    def _spoken_strip(self) -> str:
        review, decision = self._review, self.decision
        if review is None or review.account is None or decision is None:
            return ""
        steps = review.account.steps
        place = next(
            (at for at, step in enumerate(steps) if step.step == decision.moment.step), None
        )
        if place is None:
            return ""
        since = sum(step.luck for step in steps[place + 1 :]) + review.account.last_luck
        return said.spoken_step(steps[place], since, by_chance=self._by_chance)

    def _lay_ledger(self) -> None:
        review = self._review
        ledger = None if review is None else ledger_of(review, self._words, self._called)
        if ledger is None or review is None or self.sheets.sheet is not None:
            return
        mistakes = review.mistakes
        acts = LedgerActs(
            from_beginning=lambda: self._leave_ledger(None),
            through=(lambda: self._leave_ledger(mistakes[0])) if mistakes else None,
            through_text=said.through_moves(len(mistakes)),
        )
        self.sheets.setGeometry(self.table.rect())
        self.sheets.show_sheet(lambda unit: LedgerSheet(unit, ledger, acts))

    def _leave_ledger(self, first: Decision | None) -> None:
        self.sheets.take_away()
        if first is None:
            self.show_place(0)
        else:
            self.show_decision(first.moment.step)
        self._place_focus()

    # --------------------------------------------------------------------------- ways to go

    @Slot(int)
    def show_decision(self, step: int) -> None:
        """Go to the moment before a move, by its number in the record."""
        self.show_place(self._deal.place_before(step))

    def show_moment(self, index: int, step: int, seat: Seat) -> None:
        """Go to the moment before a move of one of the deals, as its seat saw it."""
        self._seats[index] = seat
        self._open_deal(index)
        self.sheets.take_away()
        self.show_decision(step)

    def _go_to_column(self, column: int) -> None:
        chosen = self.strip.plan.columns[column]
        if chosen.step is not None:
            place = self._deal.place_before(chosen.step)
        elif chosen.trick <= len(self._deal.tricks):
            place = self._deal.step_of_trick(chosen.trick)
        else:
            place = self._deal.last
        if place != self._place:
            self.show_place(place)

    def _go_to_mistake(self, way: int) -> None:
        """Go to the next decision that cost something, or to the one before."""
        target = self._mistake(way)
        if target is not None:
            self.show_decision(target.moment.step)

    def _mistake(self, way: int) -> Decision | None:
        mistakes = () if self._review is None else self._review.mistakes
        places = [(self._deal.place_before(each.moment.step), each) for each in mistakes]
        if way < 0:
            return next((each for at, each in reversed(places) if at < self._place), None)
        is_end = self._place == self._deal.last
        return next((each for at, each in places if at > self._place or is_end), None)

    def _offer_mistakes(self) -> None:
        """Offer the next mistake; the focus never stays on a button that is off."""
        had_focus = self.next_mistake.hasFocus()
        self.next_mistake.setEnabled(self._mistake(1) is not None)
        if had_focus and not self.next_mistake.isEnabled():
            self._close_act.setFocus()

    def _go_along(self, way: int) -> None:
        """Go to the next decision, or to the one before."""
        decisions = () if self._review is None else self._review.decisions
        places = [self._deal.place_before(each.moment.step) for each in decisions]
        later = next((at for at in places if at > self._place), None)
        earlier = next((at for at in reversed(places) if at < self._place), None)
        target = later if way > 0 else earlier
        if target is not None:
            self.show_place(target)

    # --------------------------------------------------------------------------------- acts

    def _show_hidden(self, shown: bool) -> None:
        self._shows_hidden = shown
        self._advised = (None, None)
        self.show_place(self._place)

    def _try_from_here(self, anew: bool) -> None:
        decision = self.decision
        if decision is None or self._deal.is_running:
            return
        trial = Trial(
            self._shown.records, self._index, decision.moment.step, self._deal.near, anew=anew
        )
        self.accept()
        self.trial_wanted.emit(trial)

    def _answer(self, number: int) -> None:
        """Take an answer: to whose decisions are meant, or that the coach is to try again."""
        review = self._review
        if review is None:
            return
        if review.stage is Stage.FAILED:
            review.try_again()
            return
        self._seats[self._index] = BOTH[number]
        self._open_deal(self._index)

    def _show_table(self) -> None:
        review = self._review
        if review is not None and review.account is not None:
            table = StripTable(review.account, review.decisions, self._words, self)
            open_over(self, table)

    def _turn_page(self) -> None:
        self._turned_to_coach = not self._turned_to_coach
        self._show_parts()
        self._fit()
        self._page_act.setFocus()

    # --------------------------------------------------------------------------------- keys

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the letters of the review from lists, which would search by them."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.text():
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if plain and event.text().isalpha() and self._do_key(event):
                return True
        return super().eventFilter(watched, event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key of the review is for; Esc takes a sheet away first."""
        if event.key() == Qt.Key.Key_Escape and self.sheets.sheet is not None:
            self.sheets.take_away()
            self._place_focus()
        elif not self._do_key(event):
            super().keyPressEvent(event)

    def _do_key(self, event: QKeyEvent) -> bool:
        meaning = meaning_of(event, Context.VIEWER, Context.REVIEW)
        if meaning is None:
            return False
        if meaning.purpose is Purpose.WITH_COACH:
            self.toggle_coach()
            return True
        return self._with_coach and self._do(meaning.purpose)

    def _press_arrow(self, way: int) -> None:
        """Go along the decisions, or along the deals while their list has the focus."""
        deals = self.column.deals
        if not deals.hasFocus():
            self._go_along(way)
        elif 0 <= self._index + way < deals.count():
            self._open_deal(self._index + way)

    def _do(self, purpose: Purpose) -> bool:
        """Do what a key is for; say whether it was for anything here."""
        if purpose is Purpose.NEXT_MISTAKE:
            self._go_to_mistake(1)
        elif purpose is Purpose.PREVIOUS_MISTAKE:
            self._go_to_mistake(-1)
        elif purpose is Purpose.BETTER_AND_PLAYED:
            self._lights_played = not self._lights_played
            self._advise(self.decision)
        elif purpose is Purpose.TRY_FROM_HERE:
            self._try_from_here(anew=False)
        elif purpose is Purpose.WIN_CHANCE:
            self._by_chance = not self._by_chance
            self._show_strip()
        elif purpose is Purpose.WHAT_LAY_HIDDEN:
            self.column.hidden.toggle()
        elif purpose is Purpose.REVIEW_PAGE and self._form is not None and self._form.pages:
            self._turn_page()
        else:
            return False
        return True
