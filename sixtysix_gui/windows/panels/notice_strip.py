"""A quiet line at the upper edge that says something and goes away by itself."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.windows.widgets.basic import PlainLabel

_SHOWN_FOR = 6_000
"""Milliseconds that a line stays."""
_SHARE = 0.7
"""The most of the table's width that it takes."""
_TOP = 10
_TEXT = 14
"""Height of the words in pixels."""
_PADDING = 16
_MARGINS = 2 * _PADDING + 6
"""What a line needs at its sides, with its border, in pixels."""


class NoticeStrip(PlainLabel):
    """Shows one line at a time; a click puts it away.

    Signals:
        said: str, the line that is shown from now on.
    """

    said = Signal(str)

    def __init__(self, parent: QWidget, find_room: Callable[[], QRect | None]) -> None:
        """Begin silent; ``find_room`` gives the room for a line, None for the whole upper edge."""
        super().__init__(parent=parent)
        self._find_room = find_room
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFont(fonts.text(_TEXT))
        self.setStyleSheet(
            f"background: {theme.PAPER}; color: {theme.INK}; border: 1px solid {theme.DARK_GOLD};"
            f" border-radius: 12px; padding: 6px {_PADDING}px;"
        )
        self._area = self._advice_area = QRect()
        self._is_advice = False
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(_SHOWN_FOR)
        self._end.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str) -> None:
        """Show a line for a while, instead of the one before."""
        self._show(text, is_advice=False)
        self._end.start()
        self.said.emit(text)

    def _show(self, text: str, *, is_advice: bool) -> None:
        self._is_advice = is_advice
        self.setText(text)
        self.setAccessibleName(text)
        self._fit()
        self.show()
        self.raise_()

    def advise(self, text: str, area: QRect) -> None:
        """Show a line that stays until it is put away, within an area of its own.

        Readers are told it by whoever gives it.
        """
        self._end.stop()
        self._advice_area = QRect(area)
        self._show(text, is_advice=True)

    def place_advice(self, area: QRect) -> None:
        """Let advice that is shown take another area."""
        self._advice_area = QRect(area)
        if self._is_advice:
            self._fit()

    def end_advice(self) -> None:
        """Put a line of advice away."""
        if self._is_advice:
            self.hide()

    def set_text_scale(self, scale: float) -> None:
        """Write in words so much larger than usual: 1 to 2."""
        self.setFont(fonts.text(_TEXT * scale))
        self._fit()

    def place_in(self, area: QRect) -> None:
        """Take the place at the upper edge of an area."""
        self._area = area
        self._fit()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away."""
        self._end.stop()
        self.hide()

    def _fit(self) -> None:
        area, top = self._area, _TOP
        widest = max(1, round(area.width() * _SHARE))
        room = self._advice_area if self._is_advice else self._find_room()
        if room is not None:
            area, top, widest = room, 0, max(1, room.width())
        self.setMinimumWidth(0)  # heightForWidth takes no width below it
        one_line = self.fontMetrics().horizontalAdvance(self.text()) + _MARGINS
        width = self._balanced(min(widest, one_line))
        self.setFixedWidth(width)
        self.resize(width, self.heightForWidth(width))
        self.move(area.x() + (area.width() - width) // 2, area.y() + top)

    def _balanced(self, widest: int) -> int:
        """Give the least width that takes no more lines than the widest: no word is left alone."""
        height, narrow = self.heightForWidth(widest), widest // 2
        while narrow < widest:
            middle = (narrow + widest) // 2
            if self.heightForWidth(middle) > height:
                narrow = middle + 1
            else:
                widest = middle
        return widest
