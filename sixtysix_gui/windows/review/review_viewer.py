"""The review by hand: where its keys, buttons and strip lead, and what can be done from there."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QWidget
from typing_extensions import override

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, meaning_of
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.table.intents import Act
from sixtysix_gui.text.narrator.refusals import refusal_sentence
from sixtysix_gui.windows.review.deal_in_review import Decision, Stage
from sixtysix_gui.windows.review.deal_strip import StripTable
from sixtysix_gui.windows.review.shown_review import ShownReview
from sixtysix_gui.windows.review.trials import Trial
from sixtysix_gui.windows.widgets.basic import open_over

Acts = Mapping[Purpose, Callable[[], object]]


class ReviewKeys(QObject):
    """Does what the keys of a review are for.

    ``always`` are the acts of the viewer with the coach and without him, ``acts`` those with him;
    ``is_with_coach`` tells which it is. ``at_table`` are the acts of the table, for letters that
    mean nothing in the review itself; while ``is_asked`` they are those of the answers.
    """

    def __init__(
        self,
        window: QWidget,
        always: Acts,
        acts: Acts,
        at_table: Acts,
        is_with_coach: Callable[[], bool],
        is_asked: Callable[[], bool],
    ) -> None:
        """Take up the acts; ``listen_to`` and ``lead_by_arrows`` add what needs more than a key."""
        super().__init__(window)
        self._window = window
        self._always = always
        self._acts = acts
        self._at_table = at_table
        self._is_with_coach = is_with_coach
        self._is_asked = is_asked
        self._arrows: list[QShortcut] = []

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key is for; say whether it was for anything here."""
        with_coach = self._is_with_coach()
        acts = {**self._always, **({**self._at_table, **self._acts} if with_coach else {})}
        asked = (Context.ANSWERS,) if with_coach and self._is_asked() else ()
        meaning = meaning_of(event, Context.VIEWER, Context.REVIEW, *asked)
        if meaning is None:  # a letter that the review does not have asks about a move
            meaning = meaning_of(event, Context.ANSWERS)
        act = None if meaning is None else acts.get(meaning.purpose)
        if act is None:
            return False
        act()
        return True

    def listen_to(self, lists: Sequence[QWidget]) -> None:
        """Take the letters from lists, which would search by them."""
        for one in lists:
            one.installEventFilter(self)

    def lead_by_arrows(
        self, deals: QComboBox, along: Callable[[int], None], deal: Callable[[int], None]
    ) -> None:
        """Let the arrows lead along the decisions, or along the deals while these have the focus.

        They are shortcuts, because a button that has the focus would take them for itself.
        """
        for way, key in zip((-1, 1), keys_of(Purpose.DECISIONS), strict=True):
            arrow = QShortcut(QKeySequence(key), self._window)
            arrow.activated.connect(partial(self._follow, deals, along, deal, way))
            self._arrows.append(arrow)

    def turn_arrows(self, *, on: bool) -> None:
        """Take the arrows, or leave them to whoever has the focus."""
        for arrow in self._arrows:
            arrow.setEnabled(on)

    @staticmethod
    def _follow(
        deals: QComboBox, along: Callable[[int], None], deal: Callable[[int], None], way: int
    ) -> None:
        if not deals.hasFocus():
            along(way)
        elif 0 <= deals.currentIndex() + way < deals.count():
            deal(deals.currentIndex() + way)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a letter that is for something."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.text():
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if plain and event.text().isalpha() and self.press(event):
                return True
        return super().eventFilter(watched, event)


_LETTERS = {
    Purpose.MARRIAGE: Act.MELD,
    Purpose.EXCHANGE: Act.EXCHANGE,
    Purpose.CLOSE: Act.CLOSE,
    Purpose.DRAW: Act.DRAW,
    Purpose.OUT: Act.OUT,
}
"""The acts of the table that a letter answers with."""


class ReviewViewer(ShownReview):
    """Leads along the decisions of a deal, and on from them.

    Signals:
        trial_wanted: Trial, a position that the person wants to play on; the viewer is closed.
        all_wanted: bool, whether the person wants all decisions listed, and not the marks alone.
    """

    trial_wanted = Signal(object)
    all_wanted = Signal(bool)

    # ------------------------------------------------------------------------------- set-up

    @override
    def _make_parts(self) -> None:
        super()._make_parts()
        self.column.deal_chosen.connect(self._open_deal)
        self.column.chosen.connect(self.show_decision)
        self.column.trial_wanted.connect(self._try_from_here)
        self.column.hidden_wanted.connect(self._show_hidden)
        self.column.all_wanted.connect(self._show_all)
        self.column.answered.connect(self._answer)
        self.column.find_wanted.connect(self._let_find)
        self.table.move_proposed.connect(self._point_at)
        self.table.move_refused.connect(self._refuse)
        self.strip.place_wanted.connect(self._go_to_column)
        self.strip.table_wanted.connect(self._show_table)
        self.parts.next_mistake.clicked.connect(lambda: self._go_to_mistake(1))
        self.parts.coach_act.clicked.connect(self.toggle_coach)
        self.parts.page_act.clicked.connect(self._turn_page)
        self._keys = self._made_keys()

    def _made_keys(self) -> ReviewKeys:
        keys = ReviewKeys(
            self,
            {Purpose.WITH_COACH: self.toggle_coach},
            {
                Purpose.NEXT_MISTAKE: lambda: self._go_to_mistake(1),
                Purpose.PREVIOUS_MISTAKE: lambda: self._go_to_mistake(-1),
                Purpose.ALL_DECISIONS: self.column.all.click,
                Purpose.BETTER_AND_PLAYED: self._turn_light,
                Purpose.TRY_FROM_HERE: lambda: self._try_from_here(anew=False),
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
    def _show_parts(self) -> None:
        super()._show_parts()
        self._keys.turn_arrows(on=self.has_coach)

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

    def _go_to(self, decision: Decision | None) -> None:
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

    def _try_from_here(self, anew: bool) -> None:
        decision, deal = self.decision, self.deal
        if decision is None or deal.is_running:
            return
        step = decision.moment.step
        trial = Trial(self._shown, self._index, step, deal.near, anew=anew)
        self.accept()
        self.trial_wanted.emit(trial)

    def _answer(self, number: int) -> None:
        """Take an answer: to whose decisions are meant, or that the coach is to try again."""
        review = self.review
        if review is None:
            return
        decision = self.decision
        if decision is not None and self.finder.has_note(decision):
            self._press_below_note(decision)
            return
        if review.stage is Stage.FAILED:
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

    def _press_below_note(self, decision: Decision) -> None:
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
