"""A page to read on the table: a heading, what can be scrolled, and buttons that stay in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.windows.look.focus_rings import REACH
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape
from sixtysix_gui.windows.sheets.sheet_buttons import escape_key
from sixtysix_gui.windows.widgets.basic import focus_child, focused_child
from sixtysix_gui.windows.widgets.button_rows import ButtonRows

_TITLE = 1.7
_MARGINS = (1.9, 1.35, 1.9, 1.2)
_LEAST_SEEN = 5.0
"""So much of what is scrolled is seen at least; lengths in text units."""
_BETWEEN_BUTTONS = 0.8
_BESIDE_BAR = 0.6
"""Distance of what is written from the scroll bar, in text units."""
_SCROLLING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


class PageSheet(PaperSheet):
    """Lies over a window until it is closed, which Esc does too.

    Signals:
        closed: the person has read it.
    """

    closed = Signal()

    def __init__(self, text_unit: float, title: str, width: float = 40.0) -> None:
        """Make an empty page, ``width`` text units wide where there is room."""
        super().__init__(text_unit, SheetShape(width, over_all=True, margins=_MARGINS))
        heading = self.add_heading(title, _TITLE)
        heading.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._view: QAbstractScrollArea | None = None
        self._height_of: Callable[[int], int] = lambda _: 0

    def add_view(self, view: QAbstractScrollArea, height_of: Callable[[int], int]) -> None:
        """Add what is scrolled; ``height_of`` gives its whole height at a width, in pixels."""
        self._view, self._height_of = view, height_of
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column.addWidget(view, 1)

    def add_scrolled_column(self) -> QVBoxLayout:
        """Add a column that is scrolled where there is no room for all of it."""
        inside = QWidget()
        inside.setObjectName("page")
        column = QVBoxLayout(inside)
        column.setContentsMargins(REACH, 0, round(_BESIDE_BAR * self.unit), REACH)
        column.setSpacing(round(0.45 * self.unit))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        bar = area.verticalScrollBar()
        # a bar that is there for a moment breaks more lines, and would have to stay for them
        self.add_view(
            area, lambda width: column.totalHeightForWidth(width - bar.sizeHint().width())
        )
        return column

    def add_foot(self, main: QPushButton, others: Sequence[QPushButton] = ()) -> None:
        """Add the buttons; the main one is the last of them."""
        self.main_button = main
        self.column.addSpacing(round(0.2 * self.unit))
        self.column.addWidget(ButtonRows((*others, main), round(_BETWEEN_BUTTONS * self.unit)))

    def closing_button(self, text: str, *, main: bool = True) -> QPushButton:
        """Make the button that closes the page, with the key that presses it."""
        return self.act_button(text, "close", self.closed.emit, main=main, key=escape_key())

    def take_over(self, before: PageSheet) -> None:
        """Be read from where the same page was read in another size: focus and place."""
        focus_child(self, focused_child(before))
        if self._view is not None and before._view is not None:
            bar, old = self._view.verticalScrollBar(), before._view.verticalScrollBar()
            bar.setValue(round(bar.maximum() * old.value() / max(1, old.maximum())))

    @override
    def needed_height(self, width: int) -> int:
        """Give the height in which the beginning is seen; the rest can be scrolled to."""
        return self._height(width, min(self._whole(width), round(_LEAST_SEEN * self.unit)))

    @override
    def wished_height(self, width: int) -> int:
        """Give the height in which nothing needs to be scrolled."""
        return self._height(width, self._whole(width))

    def _height(self, width: int, seen: int) -> int:
        if self._view is None:
            return super().needed_height(width)
        least = self._view.minimumSizeHint().height()
        around = self.column.minimumHeightForWidth(width) - least
        return around + max(seen, least)

    def _whole(self, width: int) -> int:
        margins = self.column.contentsMargins()
        return self._height_of(width - margins.left() - margins.right())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc close the page, and the keys that scroll do so wherever the focus is."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in _SCROLLING and self._view is not None:
            QApplication.sendEvent(self._view.verticalScrollBar(), event)
        else:
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the focus on the sheet, and what has it in sight."""
        moved = super().focusNextPrevChild(next)
        focused = self.focusWidget()
        if isinstance(self._view, QScrollArea) and self._view.isAncestorOf(focused):
            self._view.ensureWidgetVisible(focused)
        return moved
