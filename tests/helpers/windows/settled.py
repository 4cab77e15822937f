"""Waiting for layouts: as many events as they need, and no time."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from typing_extensions import override

_MOST_ROUNDS = 100
_OF_LAYOUTS = (QEvent.Type.LayoutRequest, QEvent.Type.Resize)


class _Layouts(QObject):
    """Counts how often any widget is laid out."""

    count = 0

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() in _OF_LAYOUTS
        return False


def settle() -> None:
    """Let events be handled until no widget is laid out any more.

    One round is not enough: what is written in another size asks for another layout, and that may
    write in another size again.
    """
    application = QApplication.instance()
    assert application is not None
    layouts = _Layouts()
    application.installEventFilter(layouts)
    try:
        for _ in range(_MOST_ROUNDS):
            before = layouts.count
            QTest.qWait(0)
            if layouts.count == before:
                return
    finally:
        application.removeEventFilter(layouts)
    raise AssertionError("the layout never comes to rest")
