"""The application object, and what the desktop tells it: files to open, second starts."""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from sixtysix_gui.storage.second_start import Request, Requests

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
        """Give the first file that waits to be opened, once."""
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
    return Requests(data_folder).hand_over(Request(file, token))


def own_token() -> str:
    """Give the token by which this start may bring a window forward; Qt takes it away later."""
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

    From time to time Python looks through everything that exists for what nobody can reach any
    more. With the window open that is 88,000 objects and takes 55 ms: three frames, and more than
    the 40 ms of sound that are ready.
    """
    gc.freeze()
