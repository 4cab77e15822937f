"""A person who has done nothing for a while is known to be away, and to be back at once."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.windows.desktop.idleness import Idleness

pytestmark = pytest.mark.window
SHORT, LONG = 1, 600_000


class Told:
    """What was told, in order."""

    def __init__(self, idleness: Idleness) -> None:
        self.words: list[str] = []
        idleness.begun.connect(lambda: self.words.append("begun"))
        idleness.ended.connect(lambda: self.words.append("ended"))


@pytest.fixture
def pause() -> list[int]:
    return [SHORT]


@pytest.fixture
def idleness(qtbot: QtBot, pause: list[int]) -> Iterator[Idleness]:  # noqa: ARG001 - Qt must run
    made = Idleness(lambda: pause[0])
    yield made
    made.stop()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QLineEdit()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_it_begins_after_a_while_and_once(idleness: Idleness, qtbot: QtBot) -> None:
    told = Told(idleness)
    qtbot.waitUntil(lambda: idleness.is_idle)
    qtbot.wait(5)
    assert told.words == ["begun"]


@pytest.mark.parametrize("act", ["key", "press", "wheel"])
def test_whatever_a_person_does_ends_it(
    idleness: Idleness, window: QWidget, qtbot: QtBot, pause: list[int], act: str
) -> None:
    idleness.stir()
    qtbot.waitUntil(lambda: idleness.is_idle)
    told, handle = Told(idleness), window.windowHandle()
    assert handle is not None
    pause[0] = LONG
    QTest.mouseMove(handle, QPoint(3, 3))
    assert told.words == []
    if act == "key":
        QTest.keyClick(handle, Qt.Key.Key_A)
    elif act == "press":
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    else:
        QTest.wheelEvent(handle, QPoint(3, 3).toPointF(), QPoint(0, 120))
    assert told.words == ["ended"]
    assert not idleness.is_idle


def test_another_window_is_listened_to_as_well(
    idleness: Idleness, window: QWidget, qtbot: QtBot, pause: list[int]
) -> None:
    pause[0] = LONG
    other = QLineEdit()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    pause[0] = SHORT
    idleness.stir()
    qtbot.waitUntil(lambda: idleness.is_idle)
    handle = other.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_A)
    assert not idleness.is_idle
    other.close()
    window.activateWindow()
    qtbot.waitUntil(lambda: idleness.is_idle)


def test_a_pause_that_has_grown_meanwhile_is_kept(
    idleness: Idleness, qtbot: QtBot, pause: list[int]
) -> None:
    pause[0] = 30
    idleness.stir()
    pause[0] = LONG
    qtbot.wait(60)
    assert not idleness.is_idle
    pause[0] = SHORT
    idleness.stir()
    qtbot.waitUntil(lambda: idleness.is_idle)


def test_stopped_it_says_nothing_more(idleness: Idleness, window: QWidget, qtbot: QtBot) -> None:
    told, handle = Told(idleness), window.windowHandle()
    idleness.stop()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_A)
    qtbot.wait(5)
    assert told.words == []
