"""Ctrl+C in a terminal, and a system that shuts down: the window is closed as if by hand."""

import contextlib
import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The last one is of Windows alone: its Ctrl+Break, and a console that is closed."""


class QuitSignals(QObject):
    """Turns signals of the operating system into one of Qt.

    Python handles a signal only between two steps of its own, and while Qt waits for events there
    are none; so the signal's number is written to a socket, and Qt wakes up at that.

    Signals:
        quit_wanted: the program is asked to end.
    """

    quit_wanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Listen to nothing yet."""
        super().__init__(parent)
        self._before: dict[int, object] = {}
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)

    def install(self) -> None:
        """Listen from now on, but not to signals that whoever started the program switched off."""
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        for name in _NAMES:
            number: signal.Signals | None = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, _do_nothing)

    def remove(self) -> None:
        """Leave signals to Python again."""
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)  # pyright: ignore[reportArgumentType] - as it was given
        self._before.clear()
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()

    @Slot()
    def _wake(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self._reader.recv(64):
                pass
        self.quit_wanted.emit()


def _do_nothing(_number: int, _frame: FrameType | None) -> None:
    """Keep the signal from ending the program; the socket tells Qt of it."""
