"""The names of the pages: a rail at the left, or a list above the page where words are large."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.choices import DropDown

RAIL_WIDTH = 8.5
"""Width of the rail in text units (docs/front.md, "Settings")."""
_HEAD = 1.15
_PADDING = 0.8
_ENTRY = 0.75
"""Above and below the name of a page on the rail; all in text units."""
_BORDER = 3
"""Width of the ring of the focus, which lies around the row of the page, in pixels."""
_BESIDE_WORDS = 3
"""What Qt leaves free beside the words of an entry, in pixels."""


class PageRail(QWidget):
    """The pages one below the other, always in sight.

    Signals:
        chosen: int, the place of a page, from 0.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._heading = label("", "heading")
        self._list = QListWidget()
        self._list.setProperty("look", "pages")
        self._list.setWordWrap(True)
        self._list.setTextElideMode(Qt.TextElideMode.ElideNone)  # else no line is broken
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.currentRowChanged.connect(self._tell)
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(0)
        self._layout.addWidget(self._heading)
        self._layout.addWidget(self._list, 1)
        self.setFocusProxy(self._list)

    def write(self, heading: str, titles: Sequence[str], unit: float) -> None:
        """Name the pages, in words of ``unit`` pixels."""
        self._layout.setContentsMargins(0, round(1.4 * unit), 0, 0)
        self._heading.setFont(fonts.heading(_HEAD * unit))
        self._heading.setContentsMargins(round(_PADDING * unit), 0, 0, round(0.6 * unit))
        self._heading.setText(heading)
        self._list.blockSignals(True)
        self._list.clear()
        self._list.setFont(fonts.text(unit, TextWeight.SEMI_BOLD))
        padding = f"{round(_ENTRY * unit) - _BORDER}px {round(_PADDING * unit) - _BORDER}px"
        self._list.setStyleSheet(f"QListWidget::item {{ padding: {padding}; }}")
        for title in titles:
            entry = QListWidgetItem(title, self._list)
            entry.setSizeHint(self._entry_size(title, unit))
        self._list.blockSignals(False)

    def mark(self, place: int, count: int) -> None:
        """Mark the page that is shown, of so many."""
        self._list.blockSignals(True)
        self._list.setCurrentRow(place)
        self._list.blockSignals(False)
        self._list.setAccessibleName(_spoken(self._heading.text(), place, count))

    def _entry_size(self, title: str, unit: float) -> QSize:
        """Return the size of an entry with all lines of its words: Qt would leave room for one."""
        # a fraction of a pixel too many breaks a line that would fit when rounded
        room = round((RAIL_WIDTH - 2 * _PADDING) * unit) - 2 * _BESIDE_WORDS - 1
        flags = Qt.TextFlag.TextWordWrap
        words = self._list.fontMetrics().boundingRect(QRect(0, 0, room, 10_000), flags, title)
        height = words.height() + 2 * round(_ENTRY * unit)
        return QSize(round(RAIL_WIDTH * unit), height)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the rail on paper of its own shade."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(paper.SIDE))
        painter.end()

    def _tell(self, place: int) -> None:
        if place >= 0:
            self.chosen.emit(place)


class PageDropDown(QWidget):
    """The pages as a list that drops down.

    Signals:
        chosen: int, the place of a page, from 0.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._heading = label("", "heading", wrap=False)
        self._list = DropDown()
        self._list.activated.connect(self.chosen)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self._heading)
        self._layout.addWidget(self._list, 1)
        self.setFocusProxy(self._list)

    def write(self, heading: str, titles: Sequence[str], unit: float) -> None:
        """Name the pages, in words of ``unit`` pixels."""
        side, edge = round(_PADDING * unit), round(0.5 * unit)
        self._layout.setContentsMargins(side, edge, side, edge)
        self._layout.setSpacing(side)
        self._heading.setFont(fonts.heading(_HEAD * unit))
        self._heading.setText(heading)
        self._list.clear()
        self._list.addItems(list(titles))
        self._list.setFont(fonts.text(unit, TextWeight.SEMI_BOLD))

    def mark(self, place: int, count: int) -> None:
        """Mark the page that is shown, of so many."""
        self._list.setCurrentIndex(place)
        self._list.setAccessibleName(_spoken(self._heading.text(), place, count))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the list on paper of its own shade."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(paper.SIDE))
        painter.end()


def _spoken(heading: str, place: int, count: int) -> str:
    words = QCoreApplication.translate("SettingsRail", "{heading}, page {number} of {count}")
    return words.format(heading=heading, number=place + 1, count=count)
