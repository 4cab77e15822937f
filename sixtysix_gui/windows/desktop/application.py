"""The application object: it is also told which files a person opens with the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from typing_extensions import override

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
