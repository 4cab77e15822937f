"""The list of pages: beside the page, or above it as a list that drops down."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.text.statistics import names as said
from sixtysix_gui.text.statistics.names import Page
from sixtysix_gui.windows.widgets.choices import DropDown

WIDTH = 10.5
"""Width of the list beside the page."""
_PADDING, _SIDE = 0.62, 1.2
"""Above and below a name, and beside it; all in text units."""
_BORDER = 3
"""Width of the ring of the focus, in pixels."""


class PageList(QListWidget):
    """The pages one below the other.

    Signals:
        chosen: Page, the one that the person has gone to.
    """

    chosen = Signal(object)

    def __init__(self, unit: float) -> None:
        """Begin empty, in words of ``unit`` pixels."""
        super().__init__()
        self.setObjectName("pages")
        self._unit = unit
        self._pages: tuple[Page, ...] = ()
        self.setProperty("look", "pages")
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)  # else no line is broken
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFont(fonts.text(unit, fonts.TextWeight.SEMI_BOLD))
        padding = f"{round(_PADDING * unit) - _BORDER}px {round(_SIDE * unit) - _BORDER}px"
        self.setStyleSheet(f"QListWidget::item {{ padding: {padding}; }}")
        self.setFixedWidth(round(WIDTH * unit))
        self.setAccessibleName(said.pages_name())
        self.currentRowChanged.connect(self._tell)

    def offer(self, pages: Sequence[Page], page: Page) -> None:
        """Offer pages, of which one is shown."""
        with QSignalBlocker(self):
            if tuple(pages) != self._pages:
                self._pages = tuple(pages)
                self.clear()
                for one in pages:
                    self._add(said.page_name(one))
            self.setCurrentRow(self._pages.index(page))

    def _add(self, name: str) -> None:
        entry = QListWidgetItem(name, self)
        room = round((WIDTH - 2 * _SIDE) * self._unit) - 7
        flags = Qt.TextFlag.TextWordWrap
        words = self.fontMetrics().boundingRect(QRect(0, 0, room, 10_000), flags, name)
        height = words.height() + 2 * round(_PADDING * self._unit)
        entry.setSizeHint(QSize(round(WIDTH * self._unit), height))

    def _tell(self, row: int) -> None:
        if 0 <= row < len(self._pages):
            self.chosen.emit(self._pages[row])


class PageDropDown(DropDown):
    """The same pages where there is no room beside them.

    Signals:
        chosen: Page, the one that the person has gone to.
    """

    chosen = Signal(object)

    def __init__(self, unit: float) -> None:
        """Begin empty, in words of ``unit`` pixels."""
        super().__init__()
        self.setObjectName("pages-above")
        self._pages: tuple[Page, ...] = ()
        self.setFont(fonts.text(1.1 * unit, fonts.TextWeight.SEMI_BOLD))
        self.view().setFont(self.font())
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(said.pages_name())
        self.activated.connect(self._tell)

    def offer(self, pages: Sequence[Page], page: Page) -> None:
        """Offer pages, of which one is shown."""
        with QSignalBlocker(self):
            if tuple(pages) != self._pages:
                self._pages = tuple(pages)
                self.clear()
                self.addItems([said.page_name(one) for one in pages])
            self.setCurrentIndex(self._pages.index(page))

    @override
    def minimumSizeHint(self) -> QSize:
        """No name is cut."""
        return self.sizeHint()

    def _tell(self, row: int) -> None:
        self.chosen.emit(self._pages[row])
