"""A page of an exercise written out: in the panel beside the table, or as a leaf upon it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.coach.judgements import Verdict as Marks
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.table.durations import CROSS_FADE, MOTIONS, Motion, Speed
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.training.exercise import Mark
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.sheets.paper_sheet import (
    PaperSheet,
    SheetShape,
    enter_key,
)
from sixtysix_gui.windows.training.exercises.page import (
    TRICKS,
    ExercisePage,
    LedgerRow,
    PageAct,
)
from sixtysix_gui.windows.training.exercises.parts import (
    BEAD_STEP,
    AskedTricks,
    Beads,
    Lozenges,
    ShareBar,
    fade_in,
)
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import (
    ButtonRows,
    PlainLabel,
    focus_next,
    is_enter,
    rule,
    set_tool_tip,
)
from sixtysix_gui.windows.widgets.pencil import MarkSign, mark_colour

PANEL_SHAPE = SheetShape(21.0, over_all=True, margins=(1.2, 0.55, 1.2, 0.8))
LEAF_SHAPE = SheetShape(38.0, over_all=True, margins=(1.4, 1.1, 1.4, 0.6))
_SOURCE, _TITLES = 1.15, (1.6, 1.5, 1.4, 1.3)
_TASK, _VERDICT, _NOTE = 1.1, 1.4, 0.95
_BEAD, _LEAF_BEAD, _LOZENGE = 1.65, 1.25, 0.95
_ROW, _FIGURE, _BETWEEN = 1.75, 1.05, 1.6
_FRAMED = (0.9, 0.7, 0.9, 0.8)
"""Sizes in text units."""
_GOLDEN_EDGE = (
    "QFrame#framed {{ background: {ground}; border: 2px solid {edge}; border-radius: 8px; }}"
)
_MARKS = {Mark.RIGHT: Marks.GOOD, Mark.ALSO_GOOD: Marks.GOOD, Mark.WRONG: Marks.SLIP}


class ExerciseSheet(PaperSheet):
    """Shows a page; made again for every other page, size and place.

    ``leave`` is what the cross does, ``to_table`` leads the keys to the table: from a leaf the main
    button of a page without one, from the panel Tab after the last stop. ``hand`` is written below
    all else on a leaf that covers the hand.
    """

    def __init__(
        self,
        unit: float,
        page: ExercisePage,
        leave: Callable[[], None],
        to_table: Callable[[], None],
        *,
        is_leaf: bool,
        hand: str = "",
    ) -> None:
        """Write the page."""
        super().__init__(unit, LEAF_SHAPE if is_leaf else PANEL_SHAPE)
        self.page = page
        self.is_leaf = is_leaf
        self._to_table = to_table
        self._fading: list[QWidget] = []
        self.tricks: AskedTricks | None = None  # the list, if it is here
        self._links: list[QPushButton] = []
        self.beads: Beads | None = None
        self._cross = self._make_cross(leave)
        self.setAccessibleName(page.title or page.tab)
        self.column.setSpacing(round(0.5 * unit))
        if is_leaf:
            self._write_leaf_head()
        else:
            self._write_panel_head()
        self._write_middle()
        if not is_leaf:
            self.column.addStretch(1)
        self._write_foot(hand)

    # ---------------------------------------------------------------------------------- the head

    def _make_cross(self, leave: Callable[[], None]) -> QToolButton:
        made = QToolButton()
        made.setObjectName("leave-exercise")
        made.setText("✕")
        made.setAutoRaise(True)
        made.setFont(fonts.text(self.unit))
        made.setAccessibleName(said.act_name("leave-exercise"))
        set_tool_tip(made, made.accessibleName())
        made.clicked.connect(lambda: leave())
        return made

    def _write_panel_head(self) -> None:
        page = self.page
        head = QHBoxLayout()
        head.addWidget(self._heading(page.source, _SOURCE, theme.ACTION_GREEN), 1)
        head.addWidget(self._cross)
        self.column.addLayout(head)
        if page.title:
            self.column.addWidget(self._title(page.title))
        if page.beads:
            self.column.addWidget(self._make_beads(_BEAD))
            if page.place and page.mark is None:
                self.column.addWidget(self._note(page.place))
        elif page.difficulty or page.place:
            self.column.addLayout(self._lozenges())

    def _write_leaf_head(self) -> None:
        page = self.page
        head = QHBoxLayout()
        source = self._heading(page.tab, _SOURCE, theme.ACTION_GREEN)
        head.addWidget(source, 1)
        if page.beads:
            head.addWidget(self._make_beads(_LEAF_BEAD))
        elif page.difficulty:
            head.addWidget(Lozenges(page.difficulty, _LOZENGE * self.unit))
        head.addWidget(self._cross)
        self.column.addLayout(head)

    def _title(self, text: str) -> PlainLabel:
        """Write the title in one line, smaller if need be, and in two where nothing helps."""
        room = self._room
        sizes = [fonts.heading(size * self.unit, bold=True) for size in _TITLES]
        fitting = [font for font in sizes if QFontMetricsF(font).horizontalAdvance(text) <= room]
        made = self.make_label(text)
        made.setFont(fitting[0] if fitting else sizes[-1])
        return made

    def _make_beads(self, size: float) -> Beads:
        """Make beads of that size, or smaller ones where so many have no room."""
        most = self._room / (BEAD_STEP * len(self.page.beads)) / self.unit
        self.beads = Beads(self.page.beads, min(size, most) * self.unit)
        return self.beads

    @property
    def _room(self) -> float:
        """The width of what is written in the panel, in pixels."""
        left, _, right, _ = PANEL_SHAPE.margins
        return (PANEL_SHAPE.width - left - right) * self.unit

    def _lozenges(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(0.6 * self.unit))
        if self.page.difficulty:
            row.addWidget(Lozenges(self.page.difficulty, _LOZENGE * self.unit))
        row.addWidget(self._note(self.page.place), 1)
        return row

    # -------------------------------------------------------------------------------- the middle

    def _write_middle(self) -> None:
        page = self.page
        if page.mark is not None:
            self._add_fading(self._verdict(page.mark, page.verdict))
        elif page.task:
            task = self.make_label(page.task)
            task.setFont(fonts.text(_TASK * self.unit, fonts.TextWeight.SEMI_BOLD))
            task.setObjectName("task")
            self.column.addWidget(task)
        if page.framed is not None:
            self.column.addWidget(self._framed(*page.framed))
        if page.bars:
            self._add_fading(self._bars())
        for text in page.texts:
            self._add_fading(self.make_label(text))
        if page.figures:
            self.column.addWidget(self._ledger(page.figures))
        if page.note:
            self._add_fading(self._note(page.note))
        if page.tricks is not None and (page.are_listed or not self.is_leaf):
            self.tricks = AskedTricks(page.tricks, self.unit)
            self.column.addWidget(self.tricks)

    def _add_fading(self, part: QWidget) -> None:
        self.column.addWidget(part)
        self._fading.append(part)

    def _verdict(self, mark: Mark, text: str) -> QWidget:
        row = QWidget()
        inside = QHBoxLayout(row)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(round(0.5 * self.unit))
        sign = MarkSign(1.4 * self.unit)
        sign.show_mark(_MARKS[mark])
        inside.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        colour = mark_colour(_MARKS[mark]).name()
        word = self._heading(text, _VERDICT, colour)
        word.setObjectName("verdict")
        inside.addWidget(word, 1)
        return row

    def _framed(self, head: str, text: str) -> QFrame:
        frame = QFrame()
        frame.setObjectName("framed")
        frame.setStyleSheet(_GOLDEN_EDGE.format(ground=paper.FIELD, edge=theme.DARK_GOLD))
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(*(round(part * self.unit) for part in _FRAMED))
        inside.setSpacing(round(0.3 * self.unit))
        inside.addWidget(self._note(head))
        inside.addWidget(self._heading(text, 1.25, theme.INK))
        return frame

    def _bars(self) -> QWidget:
        part = QWidget()
        inside = QVBoxLayout(part)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(round(0.2 * self.unit))
        for bar in self.page.bars:
            inside.addLayout(self._figure(LedgerRow(bar.name, bar.value)))
            inside.addWidget(ShareBar(bar.share, self.unit))
        return part

    def _ledger(self, figures: Sequence[LedgerRow]) -> QWidget:
        """Write the figures one below the other, on a leaf in two columns."""
        part = QWidget()
        grid = QGridLayout(part)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setHorizontalSpacing(round(_BETWEEN * self.unit))
        columns = 2 if self.is_leaf and len(figures) > 1 else 1
        rows = -(-len(figures) // columns)
        for place, figure in enumerate(figures):
            column, row = divmod(place, rows)
            cell = QWidget()
            inside = QVBoxLayout(cell)
            inside.setContentsMargins(0, 0, 0, 0)
            inside.setSpacing(0)
            cell.setMinimumHeight(round(_ROW * self.unit))
            inside.addLayout(self._figure(figure), 1)
            if row < rows - 1:
                inside.addWidget(rule())
            grid.addWidget(cell, row, column)
            grid.setColumnStretch(column, 1)
        return part

    def _figure(self, figure: LedgerRow) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(0.5 * self.unit))
        row.addWidget(self.make_label(figure.name), 1)
        colour = theme.ACTION_GREEN if figure.is_sum else theme.INK
        value = self._heading(figure.value, _FIGURE, colour)
        value.setWordWrap(False)
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(value)
        return row

    # ---------------------------------------------------------------------------------- the foot

    def _write_foot(self, hand: str) -> None:
        page = self.page
        if page.foot_figure is not None:
            self.column.addLayout(self._figure(page.foot_figure))
        if page.foot_note:
            self.column.addWidget(self._note(page.foot_note))
        main = page.main
        if main is None and self.is_leaf:
            main = PageAct("to-table", said.act_name("to-table"), self._to_table, enter_key())
        links = self._link_row()
        if links is not None and not self.is_leaf:
            self.column.addWidget(links)
        if main is not None:
            made = self.act_button(main.text, main.name, main.act, main=True, key=main.key)
            self.column.addWidget(made)
            self.main_button = made
            made.setAccessibleDescription(
                page.all_spoken
            )  # it has the focus: readers say this with it
        if links is not None and self.is_leaf:
            self.column.addWidget(links)
        if hand:
            self.column.addWidget(self._note(hand))

    def _link_row(self) -> ButtonRows | None:
        rows = [
            (f"{link.text} ({link.key})" if link.key else link.text, link.name, link.act)
            for link in self.page.links
            if self.is_leaf or link.name != TRICKS or self.page.tricks is None
        ]
        self._links = self.link_buttons(*rows)
        return ButtonRows(self._links, round(0.6 * self.unit)) if self._links else None

    # ---------------------------------------------------------------------------------- lettering

    def _heading(self, text: str, size: float, colour: str) -> PlainLabel:
        made = self.make_label(text)
        made.setFont(fonts.heading(size * self.unit, bold=True))
        palette = QPalette(made.palette())
        palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
        made.setPalette(palette)
        return made

    def _note(self, text: str) -> PlainLabel:
        made = self.make_label(text, "note")
        made.setFont(fonts.text(_NOTE * self.unit, fonts.TextWeight.REGULAR))
        return made

    # ------------------------------------------------------------------------------ what it does

    def fade_in(self, before: Sequence[Bead], speed: Speed) -> None:
        """Let what is new in an answer appear, one part after the other."""
        moves = speed is not Speed.NONE
        if self.beads is not None:
            self.beads.fill_from(before, speed)
        stagger = MOTIONS[Motion.ANSWER_MARK_STAGGER].at(speed)
        duration = MOTIONS[Motion.ANSWER_MARK].at(speed) if moves else CROSS_FADE
        for number, part in enumerate(self._fading):
            fade_in(part, duration, number * stagger)

    @override
    def tab_stops(self) -> list[QWidget]:
        stops: list[QWidget | None] = [self.main_button, *self._links, self.tricks, self._cross]
        return [stop for stop in stops if stop is not None and stop.isEnabled()]

    @override
    def take_focus(self) -> None:
        stops = self.tab_stops()
        stops[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Let Tab come from the table to the first stop."""
        super().showEvent(event)
        for before, after in pairwise(self.tab_stops()):
            self.setTabOrder(before, after)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the main button from the list of tricks as well."""
        in_list = self.tricks is not None and self.focusWidget() is self.tricks
        if in_list and is_enter(event) and self.main_button is not None:
            self.main_button.click()
        else:
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the focus on a leaf and at an answer; else the table comes after the last stop."""
        stops, focused = self.tab_stops(), self.focusWidget()
        last = stops[-1 if next else 0]
        if not self.is_leaf and self.page.main is None and focused is last:
            self._to_table()
            return True
        return focus_next(self, stops, forward=next)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_leaf:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(paper.GROUND))
        painter.end()
