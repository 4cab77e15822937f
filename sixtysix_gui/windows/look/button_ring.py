"""The ring around the button that has the focus: blue, a little off, so that any button shows it.

A style sheet can only colour a button's own border, which on a green button nobody sees.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from shiboken6 import isValid
from typing_extensions import override

from sixtysix_gui.table import theme

_MARGIN = 2
"""What the style sheet leaves around a button, in pixels."""
_OFF = theme.FOCUS_GAP - 1.0
"""Distance of the ring from the button."""
REACH = round(_OFF + theme.FOCUS_ON_PAPER_WIDTH) - _MARGIN
"""How far the ring reaches over the button's own area."""
_FOLLOWED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show)


class ButtonRing(QWidget):
    """A ring that follows one button, on the same parent; it takes no part in anything else."""

    def __init__(self, button: QPushButton) -> None:
        """Lie around a button."""
        super().__init__(button.parentWidget())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._button = button
        button.installEventFilter(self)
        self._follow()
        self.show()

    @property
    def button(self) -> QPushButton:
        """The button inside."""
        return self._button

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go where the button goes."""
        if event.type() in _FOLLOWED:
            self._follow()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        reach = REACH
        self.setGeometry(self._button.geometry().adjusted(-reach, -reach, reach, reach))
        self.raise_()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        half = theme.FOCUS_ON_PAPER_WIDTH / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.FOCUS_ON_PAPER), theme.FOCUS_ON_PAPER_WIDTH))
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        painter.end()


class ButtonRings(QObject):
    """Puts a ring around whichever button has the focus."""

    def __init__(self, application: QApplication) -> None:
        """Follow the focus of a whole application."""
        super().__init__(application)
        self._ring: ButtonRing | None = None
        application.focusChanged.connect(self._focus_moved)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        ring, self._ring = self._ring, None
        if ring is not None and isValid(ring):
            ring.hide()
            ring.deleteLater()
        if isinstance(now, QPushButton) and now.parentWidget() is not None:
            self._ring = ButtonRing(now)
