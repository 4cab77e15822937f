"""The viewer with the coach or without: what is shown, where focus, keys and buttons lead."""

from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import review as said
from sixtysix_gui.text.narrator.refusals import refusal_sentence
from sixtysix_gui.windows.review.deal_in_review import DealInReview, OwnDecision, ReviewStage
from sixtysix_gui.windows.review.deal_strip import StripTable
from sixtysix_gui.windows.review.finder import Finder
from sixtysix_gui.windows.review.ledger import LedgerOnTable
from sixtysix_gui.windows.review.review_parts import PlainParts, ReviewKeys, ReviewParts, form_for
from sixtysix_gui.windows.review.telling import CoachDesk, CoachTelling, MomentOnTable
from sixtysix_gui.windows.review.trials import Trial
from sixtysix_gui.windows.review.walk import Walk
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from sixtysix_gui.windows.viewer.viewer import RecordViewer, Shown
from sixtysix_gui.windows.widgets.basic import open_over

_LETTERS = {
    Purpose.MARRIAGE: Act.MELD,
    Purpose.EXCHANGE: Act.EXCHANGE,
    Purpose.CLOSE: Act.CLOSE,
    Purpose.DRAW: Act.DRAW,
    Purpose.OUT: Act.OUT,
}
"""The acts of the table that a letter answers with."""


class ReviewViewer(RecordViewer):
    """Shows deals as the viewer does; with the coach, what could be known and what he found.

    Signals:
        trial_wanted: Trial, a position that the person wants to play on; the viewer is closed.
        all_wanted: bool, whether the person wants all decisions listed, and not the marks alone.
        lesson_wanted: int, the number of a lesson that is quoted; the viewer is closed.
    """

    trial_wanted = Signal(object)
    all_wanted = Signal(bool)
    lesson_wanted = Signal(int)

    def __init__(
        self,
        shown: Shown,
        options: TableOptions,
        words: CardWords,
        desk: CoachDesk,
        parent: QWidget | None = None,
        *,
        with_coach: bool = False,
        shows_all: bool = False,
    ) -> None:
        """Begin with the last of the deals: as it was dealt, or with the coach at its end.

        ``shows_all`` lists all decisions, and not the marks alone.
        """
        self._desk = desk
        self._with_coach = with_coach
        self._shows_all = shows_all
        self._seats: dict[int, Seat] = {}
        self._walk: Walk | None = None
        self._needs_focus = self._focus_waits = False
        self._told = ""
        super().__init__(shown, options, words, parent)
        self.parts.order_stops()
        if with_coach:
            self._place_focus()

    @property
    def review(self) -> DealInReview | None:
        """The deal as the coach knows it; None without him."""
        return None if self._walk is None else self._walk.review

    @property
    def has_coach(self) -> bool:
        """Whether the coach is there: he knows the games for two."""
        return self._with_coach and self._coach_knows_game

    @property
    def _coach_knows_game(self) -> bool:
        return bool(self.deal.record.rules.close)

    @property
    def decision(self) -> OwnDecision | None:
        """The person's decision that is shown, the moment before its move."""
        return None if self._walk is None else self._walk.decision

    # ------------------------------------------------------------------------------- set-up

    @override
    def _make_parts(self) -> None:
        plain = PlainParts(self.table, self.panel, self.bar)
        self.parts = ReviewParts(self, plain, len(self._shown.records), self._options)
        self.column, self.strip = self.parts.column, self.parts.strip
        self.ledger = LedgerOnTable(self.table, self._options, self._go_on_from_ledger)
        self.finder = Finder(self._desk.memory, self._desk.worker, self)
        self._moment = MomentOnTable(self.table, self.finder.keeps_back)
        self.finder.changed.connect(self._tell_findings)
        self._telling = CoachTelling(
            self.parts, self._moment, self.ledger, self._desk, self.finder, self._words
        )
        self._connect()
        self._keys = self._made_keys()

    def _connect(self) -> None:
        self.column.deal_chosen.connect(self._open_deal)
        self.column.chosen.connect(self.show_decision)
        self.column.trial_wanted.connect(self._try_from_here)
        self.column.hidden_wanted.connect(self._show_hidden)
        self.column.all_wanted.connect(self._show_all)
        self.column.answered.connect(self._answer)
        self.column.find_wanted.connect(self._let_find)
        self.column.lesson_wanted.connect(self._open_lesson)
        self.table.move_proposed.connect(self._point_at)
        self.table.move_refused.connect(self._refuse)
        self.strip.place_wanted.connect(self._go_to_column)
        self.strip.table_wanted.connect(self._show_table)
        self.parts.next_mistake.clicked.connect(lambda: self._go_to_mistake(1))
        self.parts.coach_act.clicked.connect(self.toggle_coach)
        self.parts.page_act.clicked.connect(self._turn_page)

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
        return [self.parts.next_mistake, self.parts.page_act]

    @override
    def _acts(self) -> list[QPushButton]:
        self.parts.acts = super()._acts()
        *others, close = self.parts.acts
        return [*others, self.parts.coach_act, close]

    # ------------------------------------------------------------------------------- the deal

    @override
    def _deal_at(self, index: int) -> ShownDeal:
        records, near = self._shown.records, self._seats.get(index, self._shown.near)
        eyes = self._eyes.get(index)
        return ShownDeal(records[index], records[: index + 1], near=near, eyes=eyes)

    @override
    def _open_deal(self, index: int) -> None:
        self._leave_review()
        super()._open_deal(index)
        self._begin_review()
        self._fit()
        if self.has_coach:
            self.show_place(self.deal.last)

    def _begin_review(self) -> None:
        deal = self.deal
        if not self.has_coach:
            return
        self.column.hidden.setChecked(False)
        seat = self._seats.get(self._index) if deal.me is None else deal.me
        unfinished = deal.is_running or self._breaks_off
        review = DealInReview(deal.record, seat, self._desk.worker, self, is_running=unfinished)
        self._walk = Walk(deal, review)
        self._walk.shows_all = self._shows_all
        self.finder.enter(self._walk)
        review.changed.connect(self._tell_findings)
        review.completed.connect(self._complete)
        self.column.show_deal(self._index)

    def _leave_review(self) -> None:
        walk, self._walk = self._walk, None
        if walk is not None:
            walk.review.leave()
            walk.review.deleteLater()
            self.finder.leave()
        self.table.let_answer(answers=False)
        self.ledger.take_away()

    def toggle_coach(self) -> None:
        """Look at the deal with the coach, or without him, at the same place."""
        if not self._coach_knows_game:
            return
        place, stays = self._place, self.parts.coach_act.hasFocus()
        self._with_coach = not self._with_coach
        if self._with_coach:
            self._begin_review()
        else:
            self._leave_review()
        self._fit()
        self.show_place(place)
        if not stays:
            self._place_focus()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Ask the coach for nothing more."""
        if not event.spontaneous():
            self._leave_review()
            self.strip.end_motion()
        super().hideEvent(event)

    # ------------------------------------------------------------------------------- the form

    def _show_parts(self) -> None:
        deal = self.deal
        impossible = [("copy-code", deal.code is None), ("proof", deal.proof is None)]
        hidden = [name for name, is_hidden in impossible if is_hidden]
        self.parts.show(coach=self.has_coach, hidden_acts=hidden)
        self.parts.coach_act.setVisible(self._coach_knows_game)
        # the note says what the sentence says, and has little room on a page of its own
        has_note_alone = self.has_coach and self.parts.is_coachs_page
        self._said.set_visible(visible=not has_note_alone)
        if not self._coach_knows_game:
            self.table.show()
        self._keys.turn_arrows(on=self.has_coach)

    @override
    def _write(self, scale: float) -> bool:
        form = form_for(self.width(), self.height(), scale, self._options.text_scale)
        self.parts.take_form(form)
        self._show_parts()
        has_room = super()._write(scale)
        if not self.has_coach:
            return has_room
        has_buttons = self.parts.fit(form, self.width(), self._rows)
        has_strip = self.parts.make_room(self.height() - self._below.height)
        self.ledger.fit()
        return has_room and has_buttons and has_strip

    @property
    def _is_asked(self) -> bool:
        """Whether the person is to find what was best here."""
        return self.decision is not None and self.finder.asks(self.decision)

    def _place_focus(self) -> None:
        """Put the focus where most people go on."""
        if self.ledger.lies:
            self.ledger.take_focus()
        elif not self._coach_knows_game:
            self.parts.focus_steps()
        elif not self._with_coach:
            self.parts.coach_act.setFocus()
        elif self._is_asked and self.table.isVisible():
            self.table.take_focus()
        elif self.parts.next_mistake.isEnabled():
            self.parts.next_mistake.setFocus()
        elif self.column.answers:
            self.column.answers[0].setFocus()
        elif self.review is not None and self.review.stage is ReviewStage.WORKING:
            self.parts.focus_steps()  # Enter must not close what is about to be told
            self._focus_waits = True
        else:
            self.parts.close_act.setFocus()

    # ------------------------------------------------------------------------------- the moment

    @override
    def _show(self, place: int, *, in_motion: bool = False) -> None:
        walk = self._walk
        if walk is None or walk.deal.is_running:
            super()._show(place, in_motion=in_motion)
            return
        self._place = walk.place = place
        self.finder.come_to(walk.decision)
        self._focus_waits = False
        if not walk.is_at_end and self.ledger.lies:
            self.ledger.take_away()
            self._needs_focus = True
        self._moment.show(walk, in_motion=in_motion)

    @override
    def _tell(self) -> None:
        super()._tell()
        self._told = ""
        needs_focus, self._needs_focus = self._needs_focus, False
        walk = self._walk
        if walk is None:
            return
        self._tell_findings()
        if walk.decision is None and walk.is_at_end and walk.deal.outcome is not None:
            self._telling.lay_ledger(walk)
        if needs_focus:
            self._place_focus()

    def _tell_decision(self, walk: Walk, decision: OwnDecision) -> None:
        self._said.say_where(said.decision_place(walk.number, len(walk.review.decisions)))
        walk.review.look_closer(decision.moment.step)
        text = self.column.note.text
        note = text.spoken
        if self._told == note:
            return
        self._told = note
        sentence = text.brief or self._telling.sentence(walk, decision)
        self._said.say(sentence)
        self.table.setAccessibleDescription(sentence)
        self.announcer.tell([note])

    @Slot()
    def _tell_findings(self) -> None:
        """Show what is known by now; that the moment is a decision may be known only now."""
        walk = self._walk
        if walk is None:
            return
        self._telling.tell(walk)
        self._offer_mistakes(walk)
        if walk.decision is not None:
            self._tell_decision(walk, walk.decision)

    @Slot()
    def _complete(self) -> None:
        if self._walk is not None:
            self._telling.complete(self._walk)

    def _offer_mistakes(self, walk: Walk) -> None:
        """Offer the next mistake; the focus never stays on a button that is off.

        It comes to the button if the person has done nothing since it had to wait for that.
        """
        following = self.parts.next_mistake
        had_focus = following.hasFocus()
        following.setEnabled(walk.mistake(1, self.finder.asks) is not None)
        if self._focus_waits and following.isEnabled():
            self._focus_waits = False
            following.setFocus()
        elif had_focus and not following.isEnabled():
            self._leave_next_mistake()

    def _leave_next_mistake(self) -> None:
        """Lead the keys on from a button that is off: Enter must not close what goes on."""
        if self.review is not None and self.review.stage is ReviewStage.WORKING:
            self.parts.focus_steps()
            self._focus_waits = True
        else:
            self.parts.close_act.setFocus()

    def _go_on_from_ledger(self, first: OwnDecision | None) -> None:
        place = 0 if first is None else self.deal.place_before(first.moment.step)
        self.show_place(place)
        self._place_focus()

    # --------------------------------------------------------------------------------- keys

    def _made_keys(self) -> ReviewKeys:
        keys = ReviewKeys(
            self,
            {Purpose.WITH_COACH: self.toggle_coach},
            {
                Purpose.NEXT_MISTAKE: lambda: self._go_to_mistake(1),
                Purpose.PREVIOUS_MISTAKE: lambda: self._go_to_mistake(-1),
                Purpose.ALL_DECISIONS: self.column.all.click,
                Purpose.BETTER_AND_PLAYED: self._turn_light,
                Purpose.TRY_FROM_HERE: lambda: self._try_from_here(redeal=False),
                Purpose.WIN_CHANCE: self._turn_strip,
                Purpose.WHAT_LAY_HIDDEN: self.column.hidden.click,
                Purpose.REVIEW_PAGE: self._turn_page,
                Purpose.LET_ME_FIND: self.column.find_it.click,
                Purpose.SHOW_ME: self._show_best,
            },
            {purpose: partial(self._act, act) for purpose, act in _LETTERS.items()},
            lambda: self.has_coach,
            lambda: self._is_asked,
        )
        deals = self.column.deals
        panel = self.panel
        keys.listen_to((deals, self.column.list, panel.deals, panel.eyes, panel.tricks))
        keys.lead_by_arrows(deals, self._go_along, self._open_deal)
        return keys

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key of the review is for; Esc takes a sheet away first."""
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and self.ledger.lies:
            self.ledger.take_away()
            self._place_focus()
        elif is_escape and self.finder.look_away():
            self._place_focus()
        elif not self._keys.press(event):
            super().keyPressEvent(event)

    # --------------------------------------------------------------------------- ways to go

    @Slot(int)
    def show_decision(self, step: int) -> None:
        """Go to the moment before a move, by its number in the record."""
        self.show_place(self.deal.place_before(step))

    def show_moment(self, index: int, step: int, seat: Seat) -> None:
        """Go to the moment before a move of one of the deals, as its seat saw it."""
        self._seats[index] = seat
        self._open_deal(index)
        self.ledger.take_away()
        self.show_decision(step)
        self._place_focus()

    def _go_to(self, decision: OwnDecision | None) -> None:
        if decision is not None:
            self.show_decision(decision.moment.step)

    def _go_to_mistake(self, way: int) -> None:
        """Go to the next decision that cost something, or to the one before."""
        walk = self._walk
        self._go_to(None if walk is None else walk.mistake(way, self.finder.asks))
        if self._is_asked and self.table.isVisible():
            self.table.take_focus()

    def _go_along(self, way: int) -> None:
        """Go to the next decision, or to the one before."""
        self._go_to(None if self._walk is None else self._walk.neighbour(way))

    def _go_to_column(self, column: int) -> None:
        if self._walk is None:
            return
        place = self._walk.place_of_column(self.strip.plan.columns[column])
        if place != self._place:
            self.show_place(place)

    # --------------------------------------------------------------------------------- acts

    def _show_hidden(self, shown: bool) -> None:
        self._moment.shows_hidden = shown
        if self._walk is not None:
            self._moment.show(self._walk)
            self._tell_findings()

    def _show_all(self, shown: bool) -> None:
        self._shows_all = shown
        if self._walk is not None:
            self._walk.shows_all = shown
            self._tell_findings()
        self.all_wanted.emit(shown)

    def _turn_light(self) -> None:
        if self._walk is not None:
            self._moment.turn_light(self._walk)

    def _turn_strip(self) -> None:
        if self._walk is not None:
            self._telling.turn_strip(self._walk)

    def _turn_page(self) -> None:
        if self.parts.turn_page():
            self._fit()
            self.parts.page_act.setFocus()

    def _try_from_here(self, redeal: bool) -> None:
        decision, deal = self.decision, self.deal
        if decision is None or deal.is_running:
            return
        step = decision.moment.step
        trial = Trial(self._shown, self._index, step, deal.near, redeal=redeal)
        self.accept()
        self.trial_wanted.emit(trial)

    def _open_lesson(self, number: int) -> None:
        self.accept()
        self.lesson_wanted.emit(number)

    def _answer(self, number: int) -> None:
        """Take an answer: to whose decisions are meant, or that the coach is to try again."""
        review = self.review
        if review is None:
            return
        decision = self.decision
        if decision is not None and self.finder.has_note(decision):
            self._press_below_note(decision)
            return
        if review.stage is ReviewStage.FAILED:
            review.try_again()
            return
        self._seats[self._index] = BOTH[number]
        self._open_deal(self._index)

    # ------------------------------------------------------------------------ moves pressed

    def _let_find(self, on: bool) -> None:
        self.finder.turn(on=on)

    def _act(self, act: Act) -> None:
        if self.table.takes_answers and self.table.isVisible():
            self.table.act(act)

    def _point_at(self, move: Move) -> None:
        """Take a move that was pressed on the table: an answer, or "Why not …?"."""
        decision = self.decision
        if decision is None:
            return
        asked = self.finder.asks(decision)
        self.finder.point_at(decision, move)
        if asked and not self.finder.asks(decision):
            self._place_focus()

    def _refuse(self, move: Move) -> None:
        """Say why a move could not be made."""
        decision = self.decision
        error = None if decision is None else decision.moment.view.why_illegal(move)
        if error is not None:
            self.say(refusal_sentence(error, self._words))

    def _show_best(self) -> None:
        decision = self.decision
        if decision is not None and self.finder.asks(decision):
            self.finder.show(decision)
            self._place_focus()

    def _press_below_note(self, decision: OwnDecision) -> None:
        """Do what the button below the note says: show what was best, or come back to it."""
        if self.finder.asks(decision):
            self._show_best()
        else:
            self.finder.look_away()
            self._place_focus()

    def _show_table(self) -> None:
        walk, review = self._walk, self.review
        if walk is not None and review is not None and review.account is not None:
            called = self._telling.called(walk)
            decisions, asks = review.decisions, self.finder.asks
            table = StripTable(review.account, decisions, self._words, called, asks, self)
            open_over(self, table)
