"""Deals written down, to be read trick by trick."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.records import DealRecord
from sixtysix_gui.windows.look.text_size import give_size
from sixtysix_gui.windows.look.widgets import button, label
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.record_tricks import (
    TrickLine,
    is_unfinished,
    names_of,
    result_line,
    trick_lines,
)
from sixtysix_gui.windows.texts.rule_sets import rule_set_name

_SIZE = (720, 520)


class RecordDialog(QDialog):
    """Lists the tricks of one of several deals.

    Signals:
        continue_wanted: the person wants to go on with the game where the last deal stands.
    """

    continue_wanted = Signal()

    def __init__(
        self,
        records: Sequence[DealRecord],
        words: CardWords,
        *,
        can_continue: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Show the last of the deals; ``can_continue`` offers to go on with an unfinished one."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Record"))
        give_size(self, *_SIZE)
        self._records = tuple(records)
        self._words = words
        self._deals = QComboBox()
        self._head = label("", "strong")
        self._result = label("")
        self._table = QTableWidget(0, 7)
        layout = QVBoxLayout(self)
        layout.addWidget(label(self.tr("Trick by trick"), "title"))
        layout.addLayout(self._choice())
        layout.addWidget(self._head)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._result)
        layout.addLayout(self._buttons(can_continue=can_continue and is_unfinished(records[-1])))
        self._set_up_table()
        self._deals.setCurrentIndex(len(self._records) - 1)
        self._show()

    @property
    def lines(self) -> list[list[str]]:
        """The table as it is shown, by rows."""
        return [
            [self._text(row, column) for column in range(self._table.columnCount())]
            for row in range(self._table.rowCount())
        ]

    def _text(self, row: int, column: int) -> str:
        item: QTableWidgetItem | None = self._table.item(row, column)
        return "" if item is None else item.text()

    def _choice(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for number in range(1, len(self._records) + 1):
            self._deals.addItem(self.tr("Deal {number}").format(number=number))
        self._deals.setAccessibleName(self.tr("Deal"))
        self._deals.currentIndexChanged.connect(lambda: self._show())
        self._deals.setVisible(len(self._records) > 1)
        row.addWidget(self._deals)
        row.addStretch(1)
        return row

    def _set_up_table(self) -> None:
        table = self._table
        table.verticalHeader().hide()
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        table.setAccessibleName(self.tr("Tricks"))

    def _show(self) -> None:
        record = self._records[max(0, self._deals.currentIndex())]
        first, second = names_of(record)
        self._head.setText(
            self.tr("{rules}; {dealer} deals").format(
                rules=rule_set_name(record.rules), dealer=(first, second)[record.dealer]
            )
        )
        self._table.setHorizontalHeaderLabels(
            [
                self.tr("No."),
                self.tr("Before the lead"),
                self.tr("Led"),
                self.tr("Reply"),
                self.tr("Won by"),
                first,
                second,
            ]
        )
        lines = trick_lines(record, self._words)
        self._table.setRowCount(len(lines))
        for row, line in enumerate(lines):
            self._write(row, line)
        self._result.setText(result_line(record))

    def _write(self, row: int, line: TrickLine) -> None:
        cells = (line.number, line.acts, line.led, line.reply, line.winner, *line.totals)
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            if column in (0, 5, 6):
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self._table.setItem(row, column, item)

    def _buttons(self, *, can_continue: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        if can_continue:
            go_on = button(self.tr("Go on with this game"))
            go_on.setObjectName("go-on")
            go_on.clicked.connect(self._go_on)
            row.addWidget(go_on)
        close = button(self.tr("Close"), main=True)
        close.clicked.connect(self.accept)
        row.addWidget(close)
        close.setFocus()
        return row

    def _go_on(self) -> None:
        self.accept()
        self.continue_wanted.emit()
