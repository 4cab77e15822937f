"""Says by three dots that the other player is thinking, when that takes longer than a moment."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QPropertyAnimation, QTimer

from sixtysix_gui.table.durations import THINKING_DOTS, Motion, Speed, easing_curve
from sixtysix_gui.table.motions.basics import milliseconds
from sixtysix_gui.table.pieces import Look, StatusPill, ThinkingDots

_FAINT = 0.35
_GAP = 0.5
"""Between the status line and the dots, in text units."""


class Thinking(QObject):
    """Shows dots behind the status line, and only there: where it is hidden, they are too."""

    def __init__(self, status: StatusPill, parent: QObject | None = None) -> None:
        """Make the dots, hidden."""
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self._status = status
        self._gap = 0.0
        self.dots = ThinkingDots()
        self.dots.setParentItem(status)
        self.dots.hide()
        self._waits = False
        self._delay = QTimer(self, singleShot=True, interval=THINKING_DOTS)
        self._delay.timeout.connect(self.show)
        self._pulse = QPropertyAnimation(self.dots, b"opacity", self)
        self._pulse.setKeyValueAt(0.0, 1.0)
        self._pulse.setKeyValueAt(0.5, _FAINT)
        self._pulse.setKeyValueAt(1.0, 1.0)
        self._pulse.setEasingCurve(easing_curve(Motion.BREATHE))
        self._pulse.setLoopCount(-1)

    @property
    def is_near(self) -> bool:
        """Whether the dots are shown, or will be when the other goes on thinking."""
        return self._delay.isActive() or self.dots.isVisible()

    def set_look(self, look: Look) -> None:
        """Take another look."""
        self._gap = _GAP * look.text_unit
        self.dots.set_look(look)

    def expect(self, *, still: bool) -> None:
        """Wait for the other player; his time runs from when everything lies ``still``."""
        self._waits = True
        if still:
            self.rest()

    def rest(self) -> None:
        """Let the other's time run: nothing moves any more."""
        if self._waits and not self.is_near:
            self._delay.start()

    def show(self) -> None:
        """Show that he thinks."""
        self.dots.setPos(QPointF(self._status.body().right() + self._gap, 0.0))
        self.dots.setOpacity(1.0)
        self.dots.show()
        duration = milliseconds(Motion.BREATHE, self.speed)
        if duration:
            self._pulse.setDuration(duration)
            self._pulse.start()

    def end(self) -> None:
        """Expect nobody: the other has acted, or nobody looks."""
        self._waits = False
        self._delay.stop()
        self._pulse.stop()
        self.dots.hide()
