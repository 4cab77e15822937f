"""Whether a person has left the program alone for a while: no key, no button, no wheel."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from shiboken6 import isValid
from typing_extensions import override

_STIRS = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchEnd,
        QEvent.Type.TabletPress,
    )
)
"""What a person does."""


class Idleness(QObject):
    """Notices when a person has done nothing in any window of the program for a while.

    A pointer that moves says nothing: a table may have been shaken. Only the window that has the
    keyboard is listened to, and not every object of the program: what is painted and moved must not
    be slowed down by it.

    Signals:
        begun: nothing was done for so long; comes once.
        ended: something is done again.
    """

    begun = Signal()
    ended = Signal()

    def __init__(self, pause: Callable[[], int], parent: QObject | None = None) -> None:
        """``pause`` gives the milliseconds, asked whenever they begin to count; they do now."""
        super().__init__(parent)
        self._pause = pause
        self._window: QWindow | None = None
        self._waited = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._begin)
        self.is_idle = False
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._follow)
        self._follow(QGuiApplication.focusWindow())
        self.stir()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice what a person does."""
        if event.type() in _STIRS:
            self.stir()
        return False

    def stir(self) -> None:
        """Begin to count again; whatever ran while nothing was done should stop."""
        self._waited = 0
        self._timer.start(self._pause())
        if self.is_idle:
            self.is_idle = False
            self.ended.emit()

    def stop(self) -> None:
        """Notice nothing more."""
        self._timer.stop()
        self._leave_window()

    def _begin(self) -> None:
        """Be idle, unless the pause has become longer since it began: a game lies there now."""
        self._waited += self._timer.interval()
        left = self._pause() - self._waited
        if left > 0:
            self._timer.start(left)
            return
        self.is_idle = True
        self.begun.emit()

    def _follow(self, window: QWindow | None) -> None:
        """Listen to the window that has the keyboard; without one the program is left alone."""
        self._leave_window()
        self._window = window
        if window is not None:
            window.installEventFilter(self)
            self.stir()

    def _leave_window(self) -> None:
        if self._window is not None and isValid(self._window):  # one that was closed is gone
            self._window.removeEventFilter(self)
        self._window = None
