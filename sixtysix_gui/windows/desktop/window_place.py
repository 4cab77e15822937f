"""Place and size of the window, kept as text in the settings, and when it is seen first."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QMargins, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QMainWindow, QWidget
from typing_extensions import override

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.widgets.basic import FRAME

USUAL_SIZE = QSize(1280, 800)
_BELOW = 10
_FRAME_AROUND = QMargins(FRAME.width() // 2, FRAME.height() - _BELOW, FRAME.width() // 2, _BELOW)
"""Room for a frame: the bar with the title is above."""
_FILLING = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


def restore_place(window: QMainWindow, settings: Settings) -> None:
    """Put a window where it was the last time, or give it its usual size.

    Where the screen is another one now, all of the window is to be seen on it.
    """
    geometry = QByteArray.fromBase64(settings.window_geometry.encode())
    if geometry.isEmpty() or not window.restoreGeometry(geometry):
        usual_place(window)
    elif not window.windowState() & _FILLING:
        fitting = within(window.geometry(), window.screen().availableGeometry())
        if fitting != window.geometry():
            window.setGeometry(fitting)
    state = QByteArray.fromBase64(settings.window_state.encode())
    if not state.isEmpty():
        window.restoreState(state)


def usual_place(window: QMainWindow) -> None:
    """Give a window its usual size, as far as the screen has room for it and its frame."""
    window.resize(USUAL_SIZE.boundedTo(window.screen().availableSize() - FRAME))


def within(wanted: QRect, available: QRect) -> QRect:
    """Make and move a window so that it lies on a screen with its frame, in pixels.

    The frame is not known until the window is shown, so that room for a usual one is left.
    """
    room = available.marginsRemoved(_FRAME_AROUND)
    size = wanted.size().boundedTo(room.size())
    left = min(max(wanted.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(wanted.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def place_of(window: QMainWindow) -> dict[str, str]:
    """Return the settings that remember where a window is."""
    return {
        "window_geometry": bytes(window.saveGeometry().toBase64().data()).decode(),
        "window_state": bytes(window.saveState().toBase64().data()).decode(),
    }


_PLACE_CHANGES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange)
KEPT_AFTER = 500
"""How long a window has to stand still until its place is kept, in milliseconds."""


class PlaceWatch(QObject):
    """Has the place of a window kept whenever it has changed, and not only at a clean end."""

    def __init__(
        self, window: QMainWindow, keep: Callable[[], None], after: int = KEPT_AFTER
    ) -> None:
        """Follow a window; ``keep`` is called once it has been still for the given milliseconds."""
        super().__init__(window)
        self._stands_still = QTimer(self, singleShot=True, interval=after)
        self._stands_still.timeout.connect(keep)
        window.installEventFilter(self)

    def stop(self) -> None:
        """Keep nothing any more: the window closes."""
        self._stands_still.stop()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait until a move or another size is through; a hidden window has no place."""
        shown = isinstance(watched, QWidget) and watched.isVisible()
        if shown and event.type() in _PLACE_CHANGES:
            self._stands_still.start()
        return False


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
