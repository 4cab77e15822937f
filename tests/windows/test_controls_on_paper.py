"""List boxes, scroll bars and sliders have one look on all paper."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QCursor, QImage
from PySide6.QtWidgets import (
    QComboBox,
    QListWidget,
    QScrollArea,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.review.coach_column import CoachColumn
from sixtysix_gui.windows.settings.drawer import PageRail, SettingsDrawer
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.viewer.deal_panel import DealPanel
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.choices import DropDown
from sixtysix_gui.windows.widgets.paper import Page
from tests.windows.conftest import UsePage


def places() -> Iterator[QWidget]:
    """Everything but the sheet of all rules that holds list boxes."""
    for page in range(7):
        drawer = SettingsDrawer(SettingsKeeper(Settings()))
        drawer.resize(480, 780)
        drawer.show_page(page)
        yield drawer
    yield DealPanel(3)
    yield CoachColumn(("Deal 1", "Deal 2"), CardStyle())


def test_every_list_box_is_that_of_all_rules(qtbot: QtBot) -> None:
    boxes: list[QComboBox] = []
    for place in places():
        qtbot.addWidget(place)
        boxes += place.findChildren(QComboBox)
    assert len(boxes) > 5
    assert [box.objectName() for box in boxes if not isinstance(box, DropDown)] == []


def painted(widget: QWidget) -> list[str]:
    """The colours of a widget, pixel by pixel."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return [
        image.pixelColor(x, y).name() for y in range(image.height()) for x in range(image.width())
    ]


def name_of(colour: str) -> str:
    return QColor(colour).name()


def test_a_list_box_shows_a_chevron_on_plain_paper(qtbot: QtBot, look_like: UsePage) -> None:
    look_like(Page())
    box = DropDown()
    qtbot.addWidget(box)
    box.addItems(["hearts", "spades"])
    box.resize(200, 36)
    seen = painted(box)
    assert seen.count(name_of(paper.FIELD)) > 0.8 * len(seen), "no gradient"
    assert name_of(theme.ACTION_GREEN) in seen


@pytest.mark.parametrize("is_here", [True, False])
def test_a_list_box_has_a_green_frame_only_where_the_pointer_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, is_here: bool
) -> None:
    """Qt takes the pointer to be there still when it left while the values were shown."""
    box = DropDown()
    box.addItem("Lost")
    qtbot.addWidget(box)
    box.resize(box.sizeHint())
    box.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    place = box.mapToGlobal(box.rect().center() if is_here else QPoint(-500, -500))
    monkeypatch.setattr(QCursor, "pos", lambda: place)
    upper_edge = painted(box)[box.width() // 4 : box.width() // 2]
    assert (set(upper_edge) == {theme.ACTION_GREEN.lower()}) is is_here


def test_a_value_that_has_no_room_is_shortened(qtbot: QtBot) -> None:
    box = DropDown()
    qtbot.addWidget(box)
    box.addItem("Maximiliane Freifrau von Hohenzollern-Sigmaringen")
    assert box.sizeHint().width() >= box.width_for(box.currentText()) - 1
    assert box.minimumSizeHint().width() < box.sizeHint().width() / 2


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_scroll_bars_are_slim_and_have_no_arrows(
    qtbot: QtBot, look_like: UsePage, scale: float
) -> None:
    look_like(Page(scale))
    area = QScrollArea()
    qtbot.addWidget(area)
    inside = QWidget()
    inside.setFixedSize(900, 900)
    area.setWidget(inside)
    area.resize(200, 300)
    area.show()
    for bar in (area.verticalScrollBar(), area.horizontalScrollBar()):
        option = QStyleOptionSlider()
        bar.initStyleOption(option)
        kind = QStyle.ComplexControl.CC_ScrollBar
        for arrow in (QStyle.SubControl.SC_ScrollBarAddLine, QStyle.SubControl.SC_ScrollBarSubLine):
            assert bar.style().subControlRect(kind, option, arrow, bar).isEmpty()
        assert min(bar.width(), bar.height()) <= 16
        assert name_of(paper.DISABLED) in painted(bar)


def test_a_slider_is_a_line_with_a_knob(qtbot: QtBot, look_like: UsePage) -> None:
    look_like(Page())
    window = QWidget()
    qtbot.addWidget(window)
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setValue(50)
    QVBoxLayout(window).addWidget(slider)
    window.resize(240, 60)
    window.show()
    seen = set(painted(slider))
    assert {name_of(theme.ACTION_GREEN), name_of(paper.LINE), name_of(paper.FIELD)} <= seen


def test_the_focus_on_the_rail_of_the_settings_rings_one_row(
    qtbot: QtBot, look_like: UsePage
) -> None:
    look_like(Page())
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 500)
    rail = PageRail(window)
    rail.write("Settings", ["Cards", "Display", "Sound"], 16.0)
    rail.mark(1, 3)
    rail.resize(136, 500)
    window.show()
    window.activateWindow()
    rail.setFocus()
    (pages,) = rail.findChildren(QListWidget)
    qtbot.waitUntil(pages.hasFocus)
    image = rail.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    blue = name_of(theme.FOCUS_ON_PAPER)
    rows = [
        y
        for y in range(image.height())
        if any(image.pixelColor(x, y).name() == blue for x in range(image.width()))
    ]
    row = pages.visualItemRect(pages.item(1))
    top = pages.viewport().mapTo(rail, row.topLeft()).y()
    assert rows, "the focus is not seen"
    assert (rows[0], rows[-1]) == (top, top + row.height() - 1)
