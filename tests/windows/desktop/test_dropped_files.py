"""One file that is dropped on a window is taken, anything else is refused on the way."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.windows.desktop.application import DroppedFiles

LEFT = Qt.MouseButton.LeftButton
BOTH = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
PLAIN = Qt.KeyboardModifier.NoModifier
GAME = QUrl.fromLocalFile("/home/ada/a game.66r")
REFUSED = {
    "nothing": [],
    "two files": [GAME, QUrl.fromLocalFile("/home/ada/other.66r")],
    "a page": [QUrl("https://example.org/game.66r")],
    "a page and a file": [QUrl("https://example.org/game.66r"), GAME],
}


def dragged(places: list[QUrl]) -> QMimeData:
    data = QMimeData()
    data.setText("text as well")
    data.setUrls(places)
    return data


@pytest.fixture
def taken(qtbot: QtBot) -> tuple[QWidget, list[Path]]:
    window = QWidget()
    qtbot.addWidget(window)
    paths: list[Path] = []
    DroppedFiles(window).dropped.connect(paths.append)
    return window, paths


def events(data: QMimeData) -> tuple[QDropEvent, ...]:
    at = QPoint(3, 3)
    return (
        QDragEnterEvent(at, BOTH, data, LEFT, PLAIN),
        QDragMoveEvent(at, BOTH, data, LEFT, PLAIN),
        QDropEvent(QPointF(at), BOTH, data, LEFT, PLAIN),
    )


def test_a_file_is_taken_once_and_stays_where_it_is(taken: tuple[QWidget, list[Path]]) -> None:
    window, paths = taken
    data = dragged([GAME])
    for event in events(data):
        QApplication.sendEvent(window, event)
        assert event.isAccepted()
        assert event.dropAction() == Qt.DropAction.CopyAction
    assert paths == [Path("/home/ada/a game.66r")]


@pytest.mark.parametrize("kind", REFUSED)
def test_anything_else_is_refused(kind: str, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    files = DroppedFiles(window)
    data = dragged(REFUSED[kind])
    for event in events(data):
        event.accept()
        with qtbot.assertNotEmitted(files.dropped):
            assert files.eventFilter(window, event)  # Qt sends no more of a drag that was refused
        assert not event.isAccepted()
