"""A line in which the coach says what he has found, with his pencil before it."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.windows.widgets.pencil import paint_pencil

_LINES = 2
_PENCIL = 1.45
"""Room for the pencil in heights of the letters."""


class CoachLine(QWidget):
    """Centres a text of two lines at most; its height is the same while it is empty."""

    def __init__(self, text: str, font: QFont) -> None:
        """Write a text, or keep its room."""
        super().__init__()
        self.setObjectName("coach-line")
        self.setFont(font)
        self.text = text
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def hasHeightForWidth(self) -> bool:
        """Long texts need more lines where there is less width."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Give the height of the text, and of two lines at least."""
        return max(self.area_of_words(width).height(), self._bounds(width, "\n").height())

    @override
    def sizeHint(self) -> QSize:
        """Wish for two lines."""
        width = round(26 * QFontMetrics(self.font()).averageCharWidth())
        return QSize(width, _LINES * QFontMetrics(self.font()).lineSpacing())

    def area_of_words(self, width: int) -> QRect:
        """Give the area of the words beside the pencil, with lines as even as can be.

        ``width`` is that of the whole line, all in pixels.
        """
        room = max(1, width - round(_PENCIL * self.font().pixelSize()))
        widest = self._bounds(room, self.text)
        least, most = 1, room
        while least < most:
            middle = (least + most) // 2
            found = self._bounds(middle, self.text)
            if found.height() > widest.height() or found.width() > middle:
                least = middle + 1
            else:
                most = middle
        return self._bounds(most, self.text)

    def _bounds(self, room: int, text: str) -> QRect:
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        return QFontMetrics(self.font()).boundingRect(QRect(0, 0, room, 9999), flags, text)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint pencil and text; nothing while there is none."""
        if not self.text:
            return
        painter = QPainter(self)
        size = self.font().pixelSize()
        beside = round(_PENCIL * size)
        words = self.area_of_words(self.width())
        left = (self.width() - beside - words.width()) // 2
        area = QRect(left + beside, 0, words.width() + 2, self.height())
        painter.setPen(QColor(theme.INK))
        painter.setFont(self.font())
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        painter.drawText(area, flags, self.text)
        top = (self.height() - words.height()) / 2
        paint_pencil(painter, QRectF(left, top, 1.05 * size, 1.05 * size))
        painter.end()
