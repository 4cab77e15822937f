"""The picture on a door ends where its line of ink does, at the rounded corners too."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from sixtysix_gui.design import theme
from sixtysix_gui.windows.doors import Door, DoorWords

UNIT = 16.0
RED = QColor("#FF0000")


def fill(painter: QPainter, area: QRectF) -> None:
    painter.fillRect(area, RED)


@pytest.mark.parametrize("low", [False, True])
def test_no_corner_of_the_picture_sticks_out(qtbot: QtBot, low: bool) -> None:
    door = Door(DoorWords("Play", "A game.", "1 of 2"), fill, UNIT, low=low)
    qtbot.addWidget(door)
    image = QImage(door.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    door.render(image)
    inner = door.body.adjusted(0.5 * UNIT, 0.5 * UNIT, -0.5 * UNIT, -0.5 * UNIT)
    paper = QColor(theme.PAPER).rgb()
    for x in (inner.left() + 0.5, inner.right() - 1.5):
        assert image.pixel(int(x), int(inner.top() + 0.5)) == paper
    middle = inner.center().x()
    assert image.pixelColor(int(middle), int(inner.top() + UNIT)) == RED
