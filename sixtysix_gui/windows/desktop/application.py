"""The application object, and what reaches it: files, second starts, signals, errors."""

import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType, TracebackType

from PySide6.QtCore import (
    QEvent,
    QFileSystemWatcher,
    QMessageLogContext,
    QMimeData,
    QObject,
    QSocketNotifier,
    Qt,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtGui import QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from sixtysix_gui.storage.second_start import Requests, StartRequest

OpenFile = Callable[[Path], object]


class Application(QApplication):
    """Takes files that the desktop hands over while the program runs.

    macOS names a file that was double-clicked in an event, never on the command line, even where
    the double click has started the program.
    """

    def __init__(self, arguments: list[str]) -> None:
        """Keep the files until somebody opens them."""
        super().__init__(arguments)
        self._waiting: list[Path] = []
        self._open: OpenFile | None = None

    def next_file(self) -> Path | None:
        """Return the first file that waits to be opened, once."""
        return self._waiting.pop(0) if self._waiting else None

    def open_files_with(self, open_file: OpenFile) -> None:
        """Have files opened from now on, first those that wait."""
        self._open = open_file
        while (path := self.next_file()) is not None:
            open_file(path)

    @override
    def event(self, event: QEvent) -> bool:
        """Take the file, and leave all other events to Qt."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._take(Path(event.file()))
            return True
        return super().event(event)

    def _take(self, path: Path) -> None:
        if self._open is None:
            self._waiting.append(path)
        else:
            self._open(path)


_TOKEN = "XDG_ACTIVATION_TOKEN"
"""What a Wayland compositor gives a program that it starts, so that its window may come forward."""
_ANY_PROCESS = -1


class SecondStarts(QObject):
    """Waits for requests while the program runs.

    Signals:
        asked: Request of a second start.
    """

    asked = Signal(object)

    def __init__(self, data_folder: Path, parent: QObject | None = None) -> None:
        """Belong to a saved game; ``listen`` begins."""
        super().__init__(parent)
        self._requests = Requests(data_folder)
        self._watcher: QFileSystemWatcher | None = None
        self._watched: tuple[int, int] | None = None

    def expect(self) -> None:
        """Let second starts leave their requests from now on, for ``listen`` to find."""
        self._requests.listen()

    def listen(self) -> None:
        """Hear second starts from now on, and those that have come already.

        The folder around that of the requests is watched as well: only that changes where somebody
        puts another one in its place.
        """
        if self._watcher is None:
            self._watcher = QFileSystemWatcher([str(self._requests.folder.parent)], self)
            self._watcher.directoryChanged.connect(self._look)
        self._look()

    def end(self) -> None:
        """Hear no more."""
        watcher, self._watcher = self._watcher, None
        if watcher is not None:
            watcher.removePaths(watcher.directories())
            watcher.deleteLater()

    @Slot()
    def _look(self) -> None:
        if not self._is_watching():
            return
        for request in self._requests.take():
            self.asked.emit(request)

    def _is_watching(self) -> bool:
        """Watch the folder, also where it is another one than before; say whether that can be."""
        watcher, folder = self._watcher, str(self._requests.folder)
        if watcher is None:
            return False
        if folder in watcher.directories():
            if self._requests.identity() == self._watched:
                return True
            watcher.removePath(folder)
        if not (self._requests.listen() and watcher.addPath(folder)):
            return False
        self._watched = self._requests.identity()
        return True


def ask_first(data_folder: Path, file: Path | None, token: str) -> bool:
    """Ask the program that runs to come forward and open a file; say whether it has heard."""
    if sys.platform == "win32":
        _let_come_forward()
    return Requests(data_folder).hand_over(StartRequest(file, token))


def own_token() -> str:
    """Return the token by which this start may bring a window forward; Qt takes it away later."""
    return os.environ.get(_TOKEN, "")


def bring_forward(window: QWidget, token: str) -> None:
    """Show a window above all others, with what lies over it; the keys go to it."""
    if token:
        os.environ[_TOKEN] = token  # which Qt uses up when it activates a window
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    foremost = QApplication.activeModalWidget() or window
    for each in dict.fromkeys((window, foremost)):
        each.raise_()
    foremost.activateWindow()


if sys.platform == "win32":

    def _let_come_forward() -> None:
        """Pass on the right to come forward, which Windows gives only to who was started."""
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)


def leave_start_alone() -> None:
    """Take what exists now, which stays anyway, out of every later look for garbage.

    From time to time Python looks through everything that exists for what no one can reach any
    more. With the window open that is 88,000 objects and takes 55 ms: three frames, and more than
    the 40 ms of sound that are ready. Until now it has not looked (``start``).
    """
    gc.freeze()
    gc.enable()


_ON_THE_WAY = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class DroppedFiles(QObject):
    """Takes one file at a time; anything else is refused while it is still dragged.

    Signals:
        dropped: Path of the file.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        """Watch a window; parts of it that take drops themselves keep them."""
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a file, and leave all else to the window."""
        if not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        path = one_file(event.mimeData())
        if path is None:
            event.ignore()
            return True
        event.setDropAction(Qt.DropAction.CopyAction)  # the file stays where it is
        event.accept()
        if event.type() not in _ON_THE_WAY:
            self.dropped.emit(path)
        return True


def one_file(dragged: QMimeData) -> Path | None:
    """Return the file that is dragged; None where there is none, more than one, or a page."""
    places = dragged.urls()
    if len(places) != 1 or not places[0].isLocalFile():
        return None
    return Path(places[0].toLocalFile())


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


_log = logging.getLogger(__name__)
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class UnexpectedErrors(QObject):
    """Catches what nothing else caught, in any thread.

    Signals:
        happened: str, the error in one line; emitted in the thread of this object.
    """

    happened = Signal(str)
    _caught = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Catch nothing yet."""
        super().__init__(parent)
        self._caught.connect(self.happened, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch from now on."""
        sys.excepthook = self._in_main_thread
        threading.excepthook = self._in_thread
        qInstallMessageHandler(_from_qt)

    @staticmethod
    def remove() -> None:
        """Leave errors to Python and Qt again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def _in_main_thread(
        self,
        kind: type[BaseException],
        error: BaseException,
        traceback: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, traceback)
            return
        _log.critical("unexpected error", exc_info=(kind, error, traceback))
        self._caught.emit(f"{kind.__name__}: {error}")

    def _in_thread(self, thrown: threading.ExceptHookArgs) -> None:
        error = thrown.exc_value or thrown.exc_type()
        self._in_main_thread(thrown.exc_type, error, thrown.exc_traceback)


def _from_qt(kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
    _log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", message)
