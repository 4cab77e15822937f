"""What the coach has beside the table: which deal, the decisions, his note, and what one can do."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.text.coach.review import how_judged
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.review.decision_list import DecisionList
from sixtysix_gui.windows.review.note import Note
from sixtysix_gui.windows.review.note_words import NoteText
from sixtysix_gui.windows.review.walk import ListRow
from sixtysix_gui.windows.widgets.basic import button, label, set_tool_tip
from sixtysix_gui.windows.widgets.choices import DropDown
from sixtysix_gui.windows.widgets.pencil import MarkSign

_ = texts("CoachColumn")

_LEAST_NOTE = 7.5
"""What the note has at least beside a long list, in text units; there it scrolls."""
_APART = 12
"""Pixels between the acts where they stand in one row."""
_WAYS_WIDTH = 0.9
"""Width of the button of both ways to try, in heights of the one beside it."""


class CoachColumn(QWidget):
    """Shows the decisions of a deal and the note on one of them.

    Signals:
        deal_chosen: int, which of the deals is to be shown, from 0.
        chosen: int, the number of the move that the person wants to see.
        trial_wanted: bool, whether the position is to be played on with the cards dealt again.
        hidden_wanted: bool, whether what lay hidden is to be seen.
        all_wanted: bool, whether all decisions are to be listed, and not the marks alone.
        answered: int, which of the buttons below the note was pressed, from 0.
        find_wanted: bool, whether the person wants to find what was best before it is shown.
    """

    deal_chosen = Signal(int)
    chosen = Signal(int)
    trial_wanted = Signal(bool)
    hidden_wanted = Signal(bool)
    all_wanted = Signal(bool)
    answered = Signal(int)
    find_wanted = Signal(bool)
    lesson_wanted = Signal(int)

    def __init__(self, deals: Sequence[str], style: CardStyle) -> None:
        """Offer some deals by name; ``style`` is that of the cards on the table."""
        super().__init__()
        self.setAutoFillBackground(True)
        self.deals = DropDown()
        self.deals.setObjectName("coach-deals")
        self.deals.addItems(list(deals))
        self.deals.setAccessibleName(_("Deal"))
        if len(deals) < 2:
            self.deals.hide()
        self._sign = MarkSign(18.0)
        self._head = label(_("Coach"), wrap=False)
        set_tool_tip(self._head, how_judged())
        self.list = DecisionList()
        self.note = Note(style)
        self._scroll = QScrollArea()
        self._answers: list[QPushButton] = []
        self._answer_row = QVBoxLayout()
        self.trial = self._trial_button()
        self.trial_ways = self._ways_button()
        self.hidden = QCheckBox(_("Show h&idden cards"))
        self.hidden.setObjectName("hidden")
        self.all = QCheckBox(_("&All decisions"))
        self.all.setObjectName("all-decisions")
        set_tool_tip(self.all, shown_key(Purpose.ALL_DECISIONS))
        self.find_it = QCheckBox(_("Let me &find it"))
        self.find_it.setObjectName("find")
        self._trying = QHBoxLayout()
        self._unit = 16.0
        self._is_page = False
        self._note_height = self._uncovered_height = 0
        self._lay_out()
        self.deals.activated.connect(self.deal_chosen)
        self.list.chosen.connect(self.chosen)
        self.hidden.toggled.connect(self.hidden_wanted)
        self.all.toggled.connect(self.all_wanted)
        self.find_it.toggled.connect(self.find_wanted)
        self.note.counted.folded.connect(self._fit_note)
        self.note.lesson.clicked.connect(lambda: self.lesson_wanted.emit(self.note.text.lesson))

    def _trial_button(self) -> QPushButton:
        made = button(_("&Try it from here"))
        made.setObjectName("try")
        made.setProperty("look", "narrow")
        made.clicked.connect(lambda: self.trial_wanted.emit(False))
        return made

    def _ways_button(self) -> QToolButton:
        """Make what opens the menu of both ways to play on."""
        made = QToolButton()
        made.setObjectName("try-ways")
        made.setProperty("look", "step")
        made.setStyleSheet("QToolButton::menu-indicator { image: none; }")  # one arrow is enough
        made.setArrowType(Qt.ArrowType.DownArrow)
        made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setAccessibleName(_("Ways to try it from here"))
        set_tool_tip(made, _("Ways to try it from here"))
        menu = QMenu(made)
        for text, redeal in (
            (_("with the same cards"), False),
            (_("with the hidden cards reshuffled"), True),
        ):
            action = QAction(text, menu)
            action.triggered.connect(lambda _=False, redeal=redeal: self.trial_wanted.emit(redeal))
            menu.addAction(action)
        made.setMenu(menu)
        return made

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._sign)
        head.addWidget(self._head, 1)
        self._scroll.setWidget(self.note)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._scroll_to_news)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._trying.setSpacing(2)
        self._trying.addWidget(self.trial, 1)
        self._trying.addWidget(self.trial_ways)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 6)
        column.setSpacing(6)
        column.addWidget(self.deals)
        column.addLayout(head)
        column.addWidget(self.list)
        column.addWidget(self.all)
        column.addWidget(self._scroll, 1)
        column.addLayout(self._answer_row)
        column.addLayout(self._trying)
        column.addWidget(self.hidden)
        column.addWidget(self.find_it)

    @property
    def answers(self) -> Sequence[QPushButton]:
        """The buttons below the note, where it asks for something."""
        return tuple(self._answers)

    def tab_stops(self) -> list[QWidget]:
        """Return what Tab goes through, in order."""
        acts = [self.trial, self.trial_ways, self.hidden, self.find_it]
        parts = [self.note, self.note.lesson, self.note.counted.fold]
        return [self.deals, self.list, self.all, *parts, *self._answers, *acts]

    # ------------------------------------------------------------------------------ what is shown

    def show_deal(self, index: int) -> None:
        """Say which deal it is."""
        self.deals.setCurrentIndex(index)
        self._note_height = 0

    def show_rows(self, rows: Sequence[ListRow], step: int | None) -> None:
        """List the decisions and mark the one of a move."""
        self.list.setVisible(bool(rows))
        self.list.show_rows(rows, step)
        self.fit()

    def offer_all(self, offered: bool, *, shown: bool) -> None:
        """Say whether all decisions are listed, and whether that can be chosen."""
        self.all.setVisible(bool(self.list.rows))
        self.all.setEnabled(offered)
        with QSignalBlocker(self.all):
            self.all.setChecked(shown)

    def show_note(self, text: NoteText, answers: Sequence[str] = ()) -> None:
        """Write the note, with buttons below it."""
        self.note.show_text(text)
        if [each.text() for each in self._answers] != list(answers):
            self._make_answers(answers)
        self._fit_note()

    def _fit_note(self) -> None:
        """Fold what has no room, and let the list leave the note what it needs."""
        counted = self.note.counted
        if not counted.is_chosen:
            counted.set_open(is_open=True)
            if self._height_of_note(beside_bar=True) > self._most_for_note():
                counted.set_open(is_open=False)
        self._give_room(self.note.text)
        self._scroll_to_news()

    def _height_of_note(self, *, beside_bar: bool = False) -> int:
        """Return the height of the note in pixels, with room for a bar that stays once it came."""
        self.note.setMinimumHeight(0)
        width = self._scroll.maximumViewportSize().width() if beside_bar else self.note.width()
        bar = self._scroll.verticalScrollBar().sizeHint().width() if beside_bar else 0
        return self.note.heightForWidth(width - bar) + 2 * self._scroll.frameWidth()

    def _most_for_note(self) -> int:
        """Return what is left to the note beside the shortest list, in pixels."""
        least = self.list.height_in(0, self.width() - 16) if self.list.rows else 0
        return self.height() - self._taken() - least - 20

    def _give_room(self, text: NoteText) -> None:
        """Let the list leave the longest note so far its room, and keep it, so that nothing jumps.

        For what lay hidden it gives way only while that is shown.
        """
        height = self._height_of_note()
        before = self._note_height, self._uncovered_height
        if text.hidden or text.talon:
            self._uncovered_height = height
        else:
            self._uncovered_height = 0
            self._note_height = max(self._note_height, height)
        if (self._note_height, self._uncovered_height) != before:
            self.fit()

    def _scroll_to_news(self) -> None:
        """Begin with the verdict, or show what has come below it of what lay hidden."""
        bar, room = self._scroll.verticalScrollBar(), self._scroll.viewport().height()
        top = self.note.top_for(room)
        self.note.setMinimumHeight(top + room if top else 0)
        bar.setValue(top)

    def offer(self, *, trial: bool, hidden: bool) -> None:
        """Say whether the position can be played on, and whether there is anything to uncover."""
        self.trial.setEnabled(trial)
        self.trial_ways.setEnabled(trial)
        self.hidden.setEnabled(hidden)

    def set_form(self, unit: float, *, block: bool, page: bool = False) -> None:
        """Write in letters of that size, in pixels; ``block`` shows marks in place of rows.

        As a ``page`` of its own it is wide and low: without a heading, and all acts in one row.
        """
        self._unit = unit
        self._note_height = 0
        self._become_page(page)
        small = fonts.text(0.95 * unit, fonts.TextWeight.REGULAR)
        self.deals.setFont(small)
        for box in (self.hidden, self.all, self.find_it):
            box.setFont(small)
        self._sign.set_size(1.15 * unit)
        self._head.setFont(fonts.heading(1.1 * unit, bold=True))
        plain = fonts.text(unit)
        for one in (self.trial, *self._answers):
            one.setFont(plain)
        self.trial.ensurePolished()
        height = self.trial.sizeHint().height()
        self.trial.setFixedHeight(height)  # a row knows less, in large words
        self.trial_ways.setFixedSize(round(_WAYS_WIDTH * height), height)
        self.note.set_text_size(unit)
        self.list.set_form(unit, block=block)
        self.fit()

    def _become_page(self, page: bool) -> None:
        if page is not self._is_page:
            self._is_page = page
            self._trying.setSpacing(_APART if page else 2)
            for tick in (self.hidden, self.find_it):
                (self._trying if page else self._column).addWidget(tick)
            self._sign.setVisible(not page)
            self._head.setVisible(not page)

    def fit(self) -> None:
        """Give the list what it needs, as far as the note keeps its room."""
        width = self.width() - 16
        least = max(
            (_LEAST_NOTE if not self.list.is_block else 5.5) * self._unit,
            self._note_height,
            self._uncovered_height,
        )
        room = self.height() - self._taken() - least - 20
        self.list.take_height(round(room), width, gives_way=bool(self._uncovered_height))

    def _taken(self) -> int:
        """Return the height of all but list and note, in pixels."""
        below_each_other: list[QWidget] = [self.deals, self._head, self.all, self.trial]
        if not self._is_page:
            below_each_other += [self.hidden, self.find_it]
        seen = [each for each in below_each_other if each.isVisibleTo(self)]
        return sum(each.sizeHint().height() + 6 for each in (*seen, *self._answers))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list what it needs at the new size, and fold what has no room there."""
        super().resizeEvent(event)
        self.fit()
        self._fit_note()

    def _make_answers(self, answers: Sequence[str]) -> None:
        for old in self._answers:
            self._answer_row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._answers = []
        for place, text in enumerate(answers):
            made = button(text)
            made.setObjectName(f"answer-{place}")
            made.setFont(fonts.text(self._unit))
            made.clicked.connect(lambda _=False, place=place: self.answered.emit(place))
            self._answer_row.addWidget(made)
            self._answers.append(made)
        for before, after in pairwise(self.tab_stops()):
            QWidget.setTabOrder(before, after)
        self.fit()
