"""Who thinks for long: three dots pulse at his plate."""

from PySide6.QtCore import QObject, QPropertyAnimation, QTimer, Signal

from sixtysix_gui.table.animations import milliseconds
from sixtysix_gui.table.durations import THINKING_DOTS, Motion, Speed, easing_curve
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.scene.parts.plates import Plates

_FAINT = 0.45
"""How faint the dots become while they pulse."""


class Thinking(QObject):
    """Lets three dots pulse behind the name of who thinks for long.

    Signals:
        began: somebody has been thinking for long; without room for dots, too.
        ended: and does so no longer.
    """

    began = Signal()
    ended = Signal()

    def __init__(self, plates: Plates, parent: QObject) -> None:
        """Make the dots, hidden."""
        super().__init__(parent)
        self._plates = plates
        self._chair: Chair | None = None
        self._is_long = False
        self.speed = Speed.NORMAL
        self._delay = QTimer(self, singleShot=True, interval=THINKING_DOTS)
        self._delay.timeout.connect(self.show)
        self._pulse = QPropertyAnimation(plates.dots, b"opacity", self)
        self._pulse.setKeyValueAt(0.0, 1.0)
        self._pulse.setKeyValueAt(0.5, _FAINT)
        self._pulse.setKeyValueAt(1.0, 1.0)
        self._pulse.setEasingCurve(easing_curve(Motion.BREATHE))
        self._pulse.setLoopCount(-1)

    @property
    def is_near(self) -> bool:
        """Whether the dots are shown, or will be when the player goes on thinking."""
        return self._delay.isActive() or self._is_long

    def expect(self, chair: Chair, *, still: bool) -> None:
        """Wait for a player; his time runs from when everything lies still."""
        self._chair = chair
        if still:
            self.rest()

    def rest(self) -> None:
        """Let his time run: nothing moves any more."""
        if self._chair is not None and not self.is_near:
            self._delay.start()

    def show(self) -> None:
        """Show that he thinks."""
        dots = self._plates.dots
        if self._chair is None:
            return
        self._is_long = True
        self.began.emit()
        dots.setOpacity(1.0)
        self.place()
        duration = milliseconds(Motion.BREATHE, self.speed)
        if duration and dots.isVisible():
            self._pulse.setDuration(duration)
            self._pulse.start()

    def place(self) -> None:
        """Put the dots where they belong now, if he has been thinking for long."""
        if self._chair is None or not self._is_long:
            return
        plate, dots = self._plates.plates[self._chair], self._plates.dots
        start = plate.dots_start
        dots.setVisible(start is not None and plate.isVisible())
        if start is not None:
            dots.setPos(plate.mapToScene(start))

    def end(self) -> None:
        """Stop waiting for the player: he has acted."""
        self._chair = None
        self.pause()

    def pause(self) -> None:
        """Hide the dots while nobody is looking; ``rest`` starts his time anew."""
        self._delay.stop()
        self._pulse.stop()
        self._plates.dots.hide()
        if self._is_long:
            self._is_long = False
            self.ended.emit()
