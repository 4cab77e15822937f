"""The viewer with the coach or without him: what is shown, and where the focus is."""

from PySide6.QtCore import Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import review as said
from sixtysix_gui.windows.review.deal_in_review import DealInReview, Decision, Stage
from sixtysix_gui.windows.review.finder import Finder
from sixtysix_gui.windows.review.ledger import LedgerOnTable
from sixtysix_gui.windows.review.review_parts import PlainParts, ReviewParts, form_for
from sixtysix_gui.windows.review.telling import CoachDesk, CoachTelling, MomentOnTable
from sixtysix_gui.windows.review.walk import Walk
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from sixtysix_gui.windows.viewer.viewer import RecordViewer, Shown


class ShownReview(RecordViewer):
    """Shows deals as the viewer does; with the coach, what could be known and what he found.

    Heirs say where keys and buttons lead.
    """

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
    def decision(self) -> Decision | None:
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
        records, near = self._shown.records, self._seats.get(index)
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
        elif self.review is not None and self.review.stage is Stage.WORKING:
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

    def _tell_decision(self, walk: Walk, decision: Decision) -> None:
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
            self.parts.close_act.setFocus()

    def _go_on_from_ledger(self, first: Decision | None) -> None:
        place = 0 if first is None else self.deal.place_before(first.moment.step)
        self.show_place(place)
        self._place_focus()
