"""Waits until a window is on the screen, so that dialogs know where its middle is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget
from typing_extensions import override


class _FirstSight(QObject):
    """Acts once, after the window has been painted for the first time."""

    def __init__(self, window: QWidget, act: Callable[[], None]) -> None:
        super().__init__(window)
        self._act = act
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint; the window manager has placed the window by then."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._act)
        return False


def when_seen(window: QWidget, act: Callable[[], None]) -> None:
    """Do something as soon as a window can be seen."""
    _FirstSight(window, act)
