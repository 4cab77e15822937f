"""Words of every size: nothing in a window is cut, in either language, and the focus is seen."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sixtysix_gui.design import theme
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.windows.sheets.fitted_sheet import fitted_sheet
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets.basic import Dialog, button, give_least_size
from sixtysix_gui.windows.widgets.focus_rings import FocusRings, PaperRing
from sixtysix_gui.windows.widgets.paper import TEXT_SIZE, Page
from tests.helpers.windows.cut_words import is_cut
from tests.windows.conftest import UsePage

SCALES = (1.0, 1.25, 1.5, 2.0)


def make_dialog() -> Dialog:
    """A window of its own, such as the viewer is, with a button."""
    dialog = Dialog()
    give_least_size(dialog, 520, 300)
    QVBoxLayout(dialog).addWidget(button("Close"))
    return dialog


@pytest.mark.parametrize("scale", SCALES)
def test_words_are_as_large_as_the_setting_says(
    qtbot: QtBot, look_like: UsePage, scale: float
) -> None:
    look_like(Page(scale))
    box = QCheckBox("Äpfel")
    qtbot.addWidget(box)
    box.show()
    assert box.font().pointSizeF() == pytest.approx(TEXT_SIZE * scale)
    assert QApplication.font().pointSizeF() == pytest.approx(TEXT_SIZE * scale)


def test_the_words_of_open_windows_grow_at_once(qtbot: QtBot, look_like: UsePage) -> None:
    look_like(Page())
    dialog = make_dialog()
    qtbot.addWidget(dialog)
    dialog.show()
    close = dialog.findChildren(QPushButton)[-1]
    before = QFontMetrics(close.font()).height()
    look_like(Page(2.0))
    assert QFontMetrics(close.font()).height() > 1.8 * before


def test_no_window_is_larger_than_its_screen(qtbot: QtBot, look_like: UsePage) -> None:
    look_like(Page(2.0))
    dialog = make_dialog()
    qtbot.addWidget(dialog)
    room = dialog.screen().availableSize()
    assert dialog.minimumWidth() <= room.width()
    assert dialog.minimumHeight() <= room.height()


# ------------------------------------------------------------------------------------------ sheets


def make_sheet(unit: float) -> PaperSheet:
    """A sheet as long as a result can become."""
    sheet = PaperSheet(unit)
    sheet.add_heading("Die Dame gewinnt das Spiel")
    for _ in range(8):
        sheet.add_text("Misslungenes Zudrehen kostet drei, weil die Dame keinen Stich hatte.")
    go_on = sheet.make_button("Weiter", main=True)
    others = [sheet.make_button(words) for words in ("Stiche ansehen", "Noch einmal", "Beweis …")]
    sheet.add_buttons(*others, main=go_on)
    return sheet


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [None, (1280, 772), (1920, 1052), (1120, 1000)])
def test_a_sheet_is_seen_whole_and_leaves_the_markers_in_sight(
    qtbot: QtBot, look_like: UsePage, size: tuple[int, int] | None, scale: float
) -> None:
    look_like(Page(scale))
    layout = TableLayout.for_size(*(size or least_scene(scale)), scale)
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(round(layout.metrics.width), round(layout.metrics.height))
    parent.show()
    sheet = fitted_sheet(make_sheet, layout, parent)
    sheet.move((parent.width() - sheet.width()) // 2, (parent.height() - sheet.height()) // 2)
    sheet.show()
    assert sheet.height() <= parent.height()
    assert not [child.text() for child in sheet.findChildren(QLabel) if is_cut(child)]
    marker = layout.scores.pairs[Chair.NORTH].zone
    assert sheet.geometry().right() < marker.left()
    for shown in sheet.findChildren(QPushButton):
        assert shown.height() >= theme.HIT_SIZE
        assert shown.visibleRegion().boundingRect().size() == shown.size(), shown.text()


# ------------------------------------------------------------------------------------- the ring


def test_a_ring_follows_the_focus_from_button_to_button(qtbot: QtBot, qapp: QApplication) -> None:
    rings = FocusRings(qapp)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    buttons = [button("One", main=True), button("Two")]
    for one in buttons:
        column.addWidget(one)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for one in (*buttons, buttons[0]):
        one.setFocus()
        (ring,) = (found for found in window.findChildren(PaperRing) if found.isVisible())
        assert ring.ringed is one
        assert ring.geometry().contains(one.geometry())
        middle = ring.mapTo(window, QPoint(ring.width() // 2, 1))
        image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        assert image.pixelColor(middle).name().upper() == theme.FOCUS_ON_PAPER
    buttons[0].clearFocus()
    assert not [found for found in window.findChildren(PaperRing) if found.isVisible()]
    rings.setParent(None)
    rings.deleteLater()


@pytest.mark.parametrize(
    "kind", [QCheckBox, QRadioButton, QComboBox, QLineEdit, QSlider, QSpinBox, QToolButton]
)
def test_a_field_with_the_focus_has_a_ring(
    qapp: QApplication, qtbot: QtBot, kind: type[QWidget]
) -> None:
    rings = FocusRings(qapp)
    window = QWidget()
    qtbot.addWidget(window)
    field, other = kind(window), QCheckBox("other", window)
    field.setGeometry(40, 40, 120, 30)
    other.setGeometry(40, 90, 300, 30)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)

    def ringed() -> list[QWidget]:
        found = (ring for ring in window.findChildren(PaperRing) if ring.isVisible())
        return [ring.ringed for ring in found]

    field.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: ringed() == [field])
    other.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: ringed() == [other])
    (ring,) = (ring for ring in window.findChildren(PaperRing) if ring.isVisible())
    assert ring.width() < 200  # around the words, not the whole row
    rings.setParent(None)
    rings.deleteLater()
