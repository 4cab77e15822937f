"""Files that a person drags from another program and drops on a window."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

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
    """Give the file that is dragged; None where there is none, more than one, or a page."""
    places = dragged.urls()
    if len(places) != 1 or not places[0].isLocalFile():
        return None
    return Path(places[0].toLocalFile())
