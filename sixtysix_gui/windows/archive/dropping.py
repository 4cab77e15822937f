"""Files and folders that are dropped on the archive."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

_ON_THE_WAY = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class DroppedPaths(QObject):
    """Takes any number of files and folders; anything else is refused while it is still dragged.

    Signals:
        dropped: list of Path.
    """

    dropped = Signal(list)

    def __init__(self, widget: QWidget) -> None:
        """Watch a widget; parts of it that take drops themselves keep them."""
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files and folders, and leave all else to the widget."""
        if not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        paths = local_paths(event.mimeData())
        if not paths:
            event.ignore()
            return True
        event.setDropAction(Qt.DropAction.CopyAction)  # the files stay where they are
        event.accept()
        if event.type() not in _ON_THE_WAY:
            self.dropped.emit(paths)
        return True


def local_paths(dragged: QMimeData) -> list[Path]:
    """Return the files and folders that are dragged; none where anything else is among them."""
    places = dragged.urls()
    if not all(place.isLocalFile() for place in places):
        return []
    return [Path(place.toLocalFile()) for place in places]
