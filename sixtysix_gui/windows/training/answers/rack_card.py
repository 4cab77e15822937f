"""What stands for a card of the rack: it takes the pointer and the focus; the rack paints it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from sixtysix_gui.rules.cards import Card


class RackCard(QAbstractButton):
    """A card of the rack for pointer, focus and readers of the screen; the rack paints it."""

    def __init__(self, card: Card, rack: QWidget, moved: Callable[[], None]) -> None:
        """Stand for a card; ``moved`` is told when the focus or the pointer comes or goes."""
        super().__init__(rack)
        self.card = card
        self._moved = moved
        self.setObjectName(f"card-{card.code}")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the rack."""
        event.ignore()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the rack."""
        event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""

    @override
    def event(self, event: QEvent) -> bool:
        """Let the rack paint the ring of the focus."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._moved()
        return super().event(event)
