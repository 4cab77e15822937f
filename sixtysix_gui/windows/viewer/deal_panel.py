"""What stands beside the table: which deal it is, its tricks as a score sheet, and its result."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.windows.viewer.ace_panel import AcePanel
from sixtysix_gui.windows.viewer.deal_in_words import PanelSummary, TrickLine
from sixtysix_gui.windows.widgets.basic import button, label, set_tool_tip
from sixtysix_gui.windows.widgets.choices import DropDown

_ = texts("DealPanel")

_AIR = 5
"""Pixels between the texts of two rows."""

_TRIES = 3
"""So often heights of rows are tried at most, until they stay."""
_SIDE = 6
"""Pixels left and right of what stands in the panel."""
_WRITTEN, _LONGEST_WORD, _NUMBERS = 0.95, 3.0, 1.6
"""Size of the tricks in text units, and what words take of a column, and the numbers, in that."""
_SCROLL_BAR = 16
_LEAST_WRITTEN = 12.0
"""Pixels of letters in which the tricks can still be read."""
_BOX_SIZES = (0.95, 0.85, 0.75)
"""Sizes of what can be chosen, in text units."""
_BUTTON_SIZES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""Sizes of the words on its button, in text units."""


class TrickTable(QTableWidget):
    """A row for every trick, a column for every player; the winner's cell has the points.

    Signals:
        place_chosen: int, the step that shows the trick the person has chosen.
    """

    place_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(0, 0, parent)
        self.setProperty("look", "tricks")
        self.setAccessibleName(translate("TrickTable", "Tricks"))
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
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.sectionResized.connect(self._fit_rows)
        self.lines: tuple[TrickLine, ...] = ()
        self._heads: list[QTableWidgetItem] = []
        self._winners: list[QTableWidgetItem] = []
        self._is_told = self._is_fitting = False
        self._is_laid_out = QTimer(self, singleShot=True, interval=0)
        self._is_laid_out.timeout.connect(self._fit_rows)
        self.itemSelectionChanged.connect(self._choose)

    def show_deal(self, deal: PanelSummary) -> None:
        """List the tricks of a deal; the person at whose side the table is seen comes first."""
        self._is_told = True
        self.lines = deal.lines
        self.clearSpans()
        self._write_heads(deal)
        self.setRowCount(len(self.lines))
        self._winners = []
        for row, line in enumerate(self.lines):
            self._write(row, line, deal.columns)
        self.rewrite()
        self._is_told = False

    def _write_heads(self, deal: PanelSummary) -> None:
        self.setColumnCount(1 + len(deal.columns))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.setHorizontalHeaderItem(0, QTableWidgetItem())
        self._heads = []
        for column, seat in enumerate(deal.columns, start=1):
            head = QTableWidgetItem(deal.names[seat])
            set_tool_tip(head, deal.names[seat])
            head.setTextAlignment(Qt.AlignmentFlag.AlignLeft)
            self.setHorizontalHeaderItem(column, head)
            self._heads.append(head)

    def rewrite(self) -> None:
        """Give all rows the height that their text needs now; the winners stay bold."""
        font = QFont(self.font())
        font.setBold(True)
        for item in self._winners:
            item.setFont(font)
        for head in self._heads:
            head.setFont(self.font())
        self._fit_rows()
        self._is_laid_out.start()  # the header may give the columns other widths until then

    def _fit_rows(self) -> None:
        """Give the rows the height that their text needs in this width, and a little air."""
        if self._is_fitting:
            return
        self._is_fitting = True
        for _ in range(_TRIES):  # a scroll bar that comes makes the columns narrower
            wanted = [self.sizeHintForRow(row) + _AIR for row in range(self.rowCount())]
            if wanted == [self.rowHeight(row) for row in range(self.rowCount())]:
                break
            for row, height in enumerate(wanted):
                self.setRowHeight(row, height)
        self._is_fitting = False

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the rows the height that they need in this width."""
        super().resizeEvent(event)
        self._fit_rows()

    def mark(self, number: int | None) -> None:
        """Mark a trick; None marks none."""
        self._is_told = True
        self._fit_rows()  # columns may have changed by a pixel since, without a word
        row = next((row for row, line in enumerate(self.lines) if line.number == number), None)
        if row is None:
            self.clearSelection()
            self.scrollToTop()
        else:
            self.setCurrentCell(row, max(0, self.currentColumn()))
            self.scrollTo(self.model().index(row, 0))
        self._is_told = False

    def _write(self, row: int, line: TrickLine, seats: Sequence[Seat]) -> None:
        number, spoken = "" if line.winner is None else str(line.number), line.spoken
        self._put(row, 0, number, spoken)
        if line.leader is None:
            self.setSpan(row, 1, 1, len(seats))
            self._put(row, 1, spoken, spoken)
            return
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
        eyes_chosen: int, with whose eyes the deal is to be seen, from 0; -1 with no one's.
    """

    deal_chosen = Signal(int)
    place_chosen = Signal(int)
    eyes_chosen = Signal(int)

    def __init__(self, deals: int, titles: Sequence[str] = ()) -> None:
        """Offer that many deals; ``titles`` name them otherwise than by their numbers."""
        super().__init__()
        self.setAutoFillBackground(True)
        self.deals = DropDown()
        self.deals.addItems(
            titles
            or [
                _("Deal {number} of {count}").format(number=number, count=deals)
                for number in range(1, deals + 1)
            ]
        )
        self.deals.setObjectName("deals")
        self.deals.setAccessibleName(_("Deal"))
        if deals < 2:
            self.deals.hide()
        self.eyes = DropDown()
        self.eyes.setObjectName("eyes")
        self.eyes.setAccessibleName(_("Hands"))
        self.eyes.hide()
        self._head = label("", "note")
        self.tricks = TrickTable()
        self.tricks.setObjectName("tricks")
        self._result = label("", "strong")
        self.ace = AcePanel()
        self.play = button(_("Play this deal"))
        self.play.setObjectName("play-deal")
        self.play.setProperty("look", "narrow")
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 8, _SIDE, 6)
        column.addWidget(self.deals)
        column.addWidget(self.eyes)
        column.addWidget(self._head)
        column.addWidget(self.tricks, 1)
        column.addWidget(self._result)
        column.addWidget(self.ace)
        column.addWidget(self.play)
        self.deals.activated.connect(self.deal_chosen)
        self.eyes.activated.connect(lambda place: self.eyes_chosen.emit(place - 1))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType, reportUnknownMemberType]
        self.tricks.place_chosen.connect(self.place_chosen)

    def show_deal(self, deal: PanelSummary, index: int) -> None:
        """Write down a deal."""
        self.deals.setCurrentIndex(index)
        self._head.setText(deal.head)
        self.tricks.show_deal(deal)
        self._result.setText(deal.result)

    def offer_eyes(self, names: Sequence[str], chosen: int | None) -> None:
        """Offer to see the deal as one of these players saw it; without names offer nothing."""
        self.eyes.clear()
        seen_by = _("As {name} saw it")
        self.eyes.addItems([_("All hands face up"), *(seen_by.format(name=n) for n in names)])
        self.eyes.setCurrentIndex(0 if chosen is None else chosen + 1)
        self.eyes.setVisible(bool(names))

    def say_result(self, text: str) -> None:
        """Say something else than how the deal ended."""
        self._result.setText(text)

    def mark(self, trick: int | None) -> None:
        """Mark the trick that is shown."""
        self.tricks.mark(trick)

    def tell_result(self, *, told: bool) -> None:
        """Say below the tricks how the deal ended, or leave the room to them."""
        self._result.setVisible(told)

    def fit_width(self, width: int, unit: float) -> bool:
        """Be so wide, with smaller words where needed; say whether all can be read."""
        self.setFixedWidth(width)
        inside = width - 2 * _SIDE
        has_tricks = self._write_tricks(inside, unit) >= _LEAST_WRITTEN
        for box in (self.deals, self.eyes):
            _write_box(box, inside, unit)
        self.ace.fit_width(inside, unit, _BUTTON_SIZES[:-2])
        self.play.ensurePolished()
        for size in _BUTTON_SIZES:
            self.play.setFont(fonts.text(size * unit))
            if self.play.sizeHint().width() <= inside:
                return has_tricks
        return False

    def _write_tricks(self, width: int, unit: float) -> float:
        """Write the tricks so large that the longest word has room in its column; give the size."""
        columns = max(self.tricks.columnCount() - 1, 1)
        wanted = _WRITTEN * unit
        room = (width - _SCROLL_BAR - _NUMBERS * wanted) / columns
        size = min(wanted, room / _LONGEST_WORD)
        plain = fonts.text(size, fonts.TextWeight.REGULAR)
        for widget in (self.tricks, self.tricks.horizontalHeader()):
            widget.setFont(plain)
        self.tricks.rewrite()
        return size

    def set_text_size(self, unit: float) -> None:
        """Write in letters of that size, in pixels; ``fit_width`` writes the rest."""
        self._head.setFont(fonts.text(0.9 * unit, fonts.TextWeight.REGULAR))
        self._result.setFont(fonts.text(unit, fonts.TextWeight.SEMI_BOLD))


def _write_box(box: DropDown, width: int, unit: float) -> None:
    """Write what can be chosen, smaller where it would be cut; names may be longer than that."""
    entries = [box.itemText(row) for row in range(box.count())]
    for size in _BOX_SIZES:
        box.setFont(fonts.text(size * unit, fonts.TextWeight.REGULAR))
        if max(map(box.width_for, entries), default=0) <= width:
            return


@dataclass(frozen=True)
class _PanelWidth:
    """Width of the panel by the number of its players' columns.

    ``units`` are text units, ``share`` is the most of the window's width that it takes, if it can
    do with that, ``least`` the pixels in which the tricks can be read at the usual size of text.
    """

    units: float
    share: float
    least: int


_PANELS: Mapping[int, _PanelWidth] = {
    2: _PanelWidth(17.0, 0.27, 200),
    3: _PanelWidth(20.0, 0.29, 226),
    4: _PanelWidth(24.0, 0.31, 240),
}


def text_unit(width: int, height: int, text_scale: float) -> float:
    """Return the size of text that suits a viewer of that size, in pixels."""
    return TableLayout.for_size(width, height, text_scale).metrics.text_unit


def panel_width(columns: int, width: int, table: int, unit: float, text_scale: float) -> int:
    """Return the width of the panel in a viewer, in pixels, as its columns need.

    The table has its least width, ``table``, in any case.
    """
    wanted = _PANELS[columns]
    share = max(wanted.share * width, wanted.least * text_scale)
    return round(min(wanted.units * unit, share, max(width - table, 1)))
