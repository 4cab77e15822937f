"""The talon's ring breathes while it waits for the person to draw or to close."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPropertyAnimation

from sixtysix_gui.table.durations import Motion, Speed, easing_curve
from sixtysix_gui.table.geometry.layout import Place
from sixtysix_gui.table.motions.basics import milliseconds
from sixtysix_gui.table.pieces import GoldRing
from sixtysix_gui.table.theme import Z

_FAINT = 0.4
_BREATHS = 3
"""Then the ring stays lit: an idle table moves nothing."""


class BreathingRing(QObject):
    """A gold ring around the talon; it belongs to the scene, which shows and hides it."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make the ring, hidden."""
        super().__init__(parent)
        self.ring = GoldRing(Z.CLOSED_TURN_UP - 2)
        self.ring.hide()
        self.speed = Speed.NORMAL
        self._breath = QPropertyAnimation(self.ring, b"opacity", self)
        self._breath.setKeyValueAt(0.0, 1.0)
        self._breath.setKeyValueAt(0.5, _FAINT)
        self._breath.setKeyValueAt(1.0, 1.0)
        self._breath.setEasingCurve(easing_curve(Motion.BREATHE))
        self._breath.setLoopCount(_BREATHS)

    def wait(self, place: Place) -> None:
        """Breathe around a place."""
        self.ring.setPos(place.point)
        self.ring.setRotation(place.angle)
        if self.ring.isVisible():
            return
        self.ring.setOpacity(1.0)
        self.ring.show()
        duration = 2 * milliseconds(Motion.BREATHE, self.speed)
        if duration:
            self._breath.setDuration(duration)
            self._breath.start()

    def rest(self) -> None:
        """Show no ring."""
        self._breath.stop()
        self.ring.hide()

    def hold(self) -> None:
        """Stay lit without moving: nobody looks."""
        self._breath.stop()
        self.ring.setOpacity(1.0)
