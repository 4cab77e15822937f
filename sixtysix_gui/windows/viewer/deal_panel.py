"""What stands beside the table: which deal it is, its tricks as a score sheet, and its result."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.seats import opposite
from sixtysix_gui.table import fonts
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.viewer.deal_lines import (
    TrickLine,
    head_line,
    result_line,
    spoken_line,
    trick_lines,
)
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from sixtysix_gui.windows.widgets.basic import label, set_tool_tip

_AIR = 5
"""Pixels between the texts of two rows."""


class TrickTable(QTableWidget):
    """A row for every trick, a column for either player; the winner's cell has the points.

    Signals:
        place_chosen: int, the step that shows the trick the person has chosen.
    """

    place_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(0, 3, parent)
        self.setProperty("look", "tricks")
        self.setAccessibleName(self.tr("Tricks"))
        self.verticalHeader().hide()
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        header = self.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.sectionResized.connect(self._fit_rows)
        self.lines: tuple[TrickLine, ...] = ()
        self._heads: list[QTableWidgetItem] = []
        self._winners: list[QTableWidgetItem] = []
        self._is_told = False
        self.itemSelectionChanged.connect(self._choose)

    def show_deal(self, deal: ShownDeal, words: CardWords) -> None:
        """List the tricks of a deal; the person at whose side the table is seen comes first."""
        self._is_told = True
        seats = (deal.near, opposite(deal.near))
        self.lines = trick_lines(deal, words)
        self.setHorizontalHeaderItem(0, QTableWidgetItem())
        self._heads = []
        for column, seat in enumerate(seats, start=1):
            head = QTableWidgetItem(deal.names[seat])
            set_tool_tip(head, deal.names[seat])
            head.setTextAlignment(Qt.AlignmentFlag.AlignLeft)
            self.setHorizontalHeaderItem(column, head)
            self._heads.append(head)
        self.setRowCount(len(self.lines))
        self._winners = []
        for row, line in enumerate(self.lines):
            self._write(row, line, seats, spoken_line(line, deal))
        self.write_anew()
        self._is_told = False

    def write_anew(self) -> None:
        """Give all rows the height that their text needs now; the winners stay bold."""
        font = QFont(self.font())
        font.setBold(True)
        for item in self._winners:
            item.setFont(font)
        for head in self._heads:
            head.setFont(self.font())
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Give the rows the height that their text needs in this width, and a little air."""
        self.resizeRowsToContents()
        for row in range(self.rowCount()):
            self.setRowHeight(row, self.rowHeight(row) + _AIR)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the rows the height that they need in this width."""
        super().resizeEvent(event)
        self._fit_rows()

    def mark(self, number: int | None) -> None:
        """Mark a trick; None marks none."""
        self._is_told = True
        row = next((row for row, line in enumerate(self.lines) if line.number == number), None)
        if row is None:
            self.clearSelection()
            self.scrollToTop()
        else:
            self.setCurrentCell(row, max(0, self.currentColumn()))
            self.scrollTo(self.model().index(row, 0))
        self._is_told = False

    def _write(self, row: int, line: TrickLine, seats: tuple[Seat, Seat], spoken: str) -> None:
        number = "" if line.winner is None else str(line.number)
        self._put(row, 0, number, spoken)
        for column, seat in enumerate(seats, start=1):
            done = list(line.done[seat])
            if done and seat is line.leader:
                done[-1] = f"▸ {done[-1]}"
            text = "\n".join(done)
            if seat is line.winner:
                text = f"{text}  +{line.points}"
            item = self._put(row, column, text, spoken)
            if seat is line.winner:
                self._winners.append(item)

    def _put(self, row: int, column: int, text: str, spoken: str) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        set_tool_tip(item, spoken)
        item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setItem(row, column, item)
        return item

    def _choose(self) -> None:
        row = self.currentRow()
        if not self._is_told and 0 <= row < len(self.lines):
            self.place_chosen.emit(self.lines[row].place)


class DealPanel(QWidget):
    """Lets the person choose a deal and a trick.

    Signals:
        deal_chosen: int, which of the deals is to be shown, from 0.
        place_chosen: int, the step that shows the trick the person has chosen.
    """

    deal_chosen = Signal(int)
    place_chosen = Signal(int)

    def __init__(self, deals: int) -> None:
        """Offer that many deals."""
        super().__init__()
        self.setAutoFillBackground(True)
        self.deals = QComboBox()
        self.deals.addItems(
            [
                self.tr("Deal {number} of {count}").format(number=number, count=deals)
                for number in range(1, deals + 1)
            ]
        )
        self.deals.setObjectName("deals")
        self.deals.setAccessibleName(self.tr("Deal"))
        self.deals.setVisible(deals > 1)
        self._head = label("", "note")
        self.tricks = TrickTable()
        self.tricks.setObjectName("tricks")
        self._result = label("", "strong")
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 8, 6, 6)
        column.addWidget(self.deals)
        column.addWidget(self._head)
        column.addWidget(self.tricks, 1)
        column.addWidget(self._result)
        self.deals.activated.connect(self.deal_chosen)
        self.tricks.place_chosen.connect(self.place_chosen)

    def show_deal(self, deal: ShownDeal, index: int, words: CardWords) -> None:
        """Write down a deal."""
        self.deals.setCurrentIndex(index)
        self._head.setText(head_line(deal))
        self.tricks.show_deal(deal, words)
        self._result.setText(result_line(deal))

    def say_result(self, text: str) -> None:
        """Say something else than how the deal ended."""
        self._result.setText(text)

    def mark(self, trick: int | None) -> None:
        """Mark the trick that is shown."""
        self.tricks.mark(trick)

    def set_text_size(self, unit: float) -> None:
        """Write in letters of that size, in pixels."""
        plain = fonts.text(0.95 * unit, fonts.TextWeight.REGULAR)
        for widget in (self.deals, self.tricks, self.tricks.horizontalHeader()):
            widget.setFont(plain)
        self._head.setFont(fonts.text(0.9 * unit, fonts.TextWeight.REGULAR))
        self._result.setFont(fonts.text(unit, fonts.TextWeight.SEMI_BOLD))
        self.tricks.write_anew()
