"""The first sheet of a review: how a deal came to its result, as a ledger, and what stood out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.text.coach.ledger import LedgerLine, Remark
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets.basic import ButtonRows
from sixtysix_gui.windows.widgets.pencil import MarkSign

_HEAD = 1.75
_POINTS, _TOTAL = 1.12, 1.5
_NOTE = 0.82
_RULE = 0.32
"""Sizes in text units."""


@dataclass(frozen=True)
class Ledger:
    """What the sheet says: the result, four lines and their sum, and a few remarks."""

    result: str
    lines: tuple[LedgerLine, ...]
    total: LedgerLine
    remarks: tuple[Remark, ...]
    plain: str = ""

    @property
    def spoken(self) -> str:
        """All of it, for somebody who hears it."""
        rows = [f"{line.name}: {line.points}." for line in (*self.lines, self.total)]
        said = [remark.text for remark in self.remarks]
        return " ".join([self.result, *rows, *said, self.plain]).strip()


@dataclass(frozen=True)
class LedgerActs:
    """What the buttons do; ``through`` leads through the mistakes, where there are any."""

    from_beginning: Callable[[], None]
    through: Callable[[], None] | None = None
    through_text: str = ""


class LedgerSheet(PaperSheet):
    """Shows a ledger over the table of the review."""

    def __init__(self, text_unit: float, ledger: Ledger, acts: LedgerActs) -> None:
        """Write the sheet."""
        super().__init__(text_unit)
        self.ledger = ledger
        self.add_heading(self.tr("Looking back"), _HEAD)
        self.add_text(ledger.result)
        self.column.addLayout(self._table(ledger))
        for remark in ledger.remarks:
            self.column.addLayout(self._remark(remark))
        if ledger.plain:
            self.add_text(ledger.plain, look="")
        self._add_acts(ledger, acts)

    def _table(self, ledger: Ledger) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(round(0.3 * self.unit))
        grid.setHorizontalSpacing(round(0.6 * self.unit))
        for row, line in enumerate(ledger.lines):
            self._add_line(grid, row, line, _POINTS)
        rule = _DoubleRule(self.unit)
        grid.addWidget(rule, len(ledger.lines), 0, 1, 3)
        self._add_line(grid, len(ledger.lines) + 1, ledger.total, _TOTAL)
        return grid

    def _add_line(self, grid: QGridLayout, row: int, line: LedgerLine, size: float) -> None:
        grid.addWidget(self.make_label(line.name, wrap=False), row, 0)
        if line.note:
            note = self.make_label(line.note, "note")
            note.setFont(fonts.text(_NOTE * self.unit, fonts.TextWeight.REGULAR))
            grid.addWidget(note, row, 1)
        points = self.make_label(line.points, wrap=False)
        points.setFont(self.figure_font(size, bold=True))
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        colours = {1: theme.MARK_GOOD, -1: theme.MARK_WRONG}
        points.setStyleSheet(f"color: {colours.get(line.sign, theme.INK)};")
        grid.addWidget(points, row, 2)

    def _remark(self, remark: Remark) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(0.6 * self.unit))
        sign = MarkSign(1.1 * self.unit)
        if remark.verdict is not None:  # else it stays the pencil
            sign.show_mark(remark.verdict)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.make_label(remark.text), 1)
        return row

    def _add_acts(self, ledger: Ledger, acts: LedgerActs) -> None:
        beginning = self.tr("From the beginning")
        is_main = acts.through is None
        first = self.act_button(beginning, "beginning", acts.from_beginning, main=is_main)
        buttons = [first]
        main = first
        if acts.through is not None:
            main = self.act_button(acts.through_text, "through", acts.through, main=True)
            buttons.append(main)
        self.main_button = main
        main.setAccessibleDescription(ledger.spoken)  # it has the focus: readers say this with it
        self.column.addSpacing(round(0.4 * self.unit))
        self.column.addWidget(ButtonRows(buttons, round(0.5 * self.unit)))

    @property
    def remarks(self) -> Sequence[Remark]:
        """What stood out."""
        return self.ledger.remarks


class _DoubleRule(QWidget):
    """Two lines below what is added up."""

    def __init__(self, unit: float) -> None:
        super().__init__()
        self.setFixedHeight(max(7, round(_RULE * unit) + 3))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(QColor(theme.INK), 1.6))
        for y in (2, self.height() - 2):
            painter.drawLine(0, y, self.width(), y)
        painter.end()
