"""The Training sheet: what it says, what opens what, keys, and sizes."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.training.room.contents import (
    BandWords,
    BoxState,
    RoomContents,
    RoomLook,
    RoomPage,
)
from sixtysix_gui.windows.training.room.training_sheet import TrainingSheet
from tests.windows.training.room.acts import noting, press, shown

BEADS = tuple(zip([Bead.RIGHT, Bead.MISSED, *[Bead.WAITING] * 3], ["yours"] * 5, strict=True))
CONTENTS = RoomContents(
    "schnapsen",
    (("german-66", "Sixty-Six"), ("schnapsen", "Schnapsen"), ("santase", "Santase")),
    "",
    BandWords("Two puzzles.", BEADS, is_over=False, spoken="Training. Five for today."),
    BoxState("4 of 12"),
    BoxState("212 solved"),
    BoxState("3 waiting", is_green=True),
    "off",
)
STYLE = CardStyle()
LESSONS, PUZZLES, MISTAKES = RoomPage.LESSONS, RoomPage.PUZZLES, RoomPage.MISTAKES


def laid(
    qtbot: QtBot, contents: RoomContents = CONTENTS, *, is_wide: bool = True
) -> tuple[TrainingSheet, list[object]]:
    heard: list[object] = []
    look = RoomLook(STYLE, Cloth.GREEN, is_wide)
    return shown(qtbot, TrainingSheet(16.0, contents, noting(heard), look)), heard


def focused(sheet: TrainingSheet) -> str:
    widget = sheet.focusWidget()
    assert isinstance(widget, QWidget)
    return widget.objectName()


def test_enter_begins_and_esc_closes(qtbot: QtBot) -> None:
    sheet, heard = laid(qtbot)
    press(sheet, Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert heard == ["five", "close"]


def test_figures_open_the_boxes_and_the_last_leads_to_its_switch(qtbot: QtBot) -> None:
    sheet, heard = laid(qtbot)
    press(sheet, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
    assert heard == [("open", page) for page in (LESSONS, PUZZLES, MISTAKES)]
    assert focused(sheet) == "counting-off"
    press(sheet, Qt.Key.Key_Right)
    assert heard[-1] == ("count", "now_and_then")


def test_tab_goes_through_switch_button_boxes_and_close(qtbot: QtBot) -> None:
    sheet, _ = laid(qtbot)
    visited = [stop.objectName() for stop in sheet.tab_stops()]
    boxes = ["box-lessons", "box-puzzles", "box-mistakes"]
    assert visited == ["rules-schnapsen", "begin", *boxes, "counting-off", "close"]


@pytest.mark.parametrize(
    ("is_wide", "keys", "ends_at"),
    [
        (True, [Qt.Key.Key_Right], "box-puzzles"),
        (True, [Qt.Key.Key_Down], "box-mistakes"),
        (True, [Qt.Key.Key_Right, Qt.Key.Key_Down], "counting-off"),
        (True, [Qt.Key.Key_Up], "begin"),
        (True, [Qt.Key.Key_Down, Qt.Key.Key_Down], "close"),
        (False, [Qt.Key.Key_Down], "box-puzzles"),
        (False, [Qt.Key.Key_Down] * 3, "counting-off"),
        (False, [Qt.Key.Key_Right], "box-lessons"),
    ],
)
def test_arrows_go_among_the_boxes(
    qtbot: QtBot, is_wide: bool, keys: list[Qt.Key], ends_at: str
) -> None:
    sheet, _ = laid(qtbot, is_wide=is_wide)
    sheet.boxes[0].setFocus()
    press(sheet, *keys)
    assert focused(sheet) == ends_at


def test_a_box_without_data_opens_nothing(qtbot: QtBot) -> None:
    missing = BoxState("The puzzles of this version are missing.", is_off=True)
    sheet, heard = laid(qtbot, replace(CONTENTS, puzzles=missing))
    press(sheet, Qt.Key.Key_2)
    assert heard == []
    assert "box-puzzles" not in [stop.objectName() for stop in sheet.tab_stops()]


def test_done_offers_five_more(qtbot: QtBot) -> None:
    sheet, _ = laid(qtbot, replace(CONTENTS, band=replace(CONTENTS.band, is_over=True)))
    assert sheet.main_button is not None
    assert sheet.main_button.text() == "Five more"


def test_without_exercises_the_focus_is_in_the_boxes(qtbot: QtBot) -> None:
    band = BandWords("There are no exercises for today.", (), is_over=False, spoken="")
    sheet, _ = laid(qtbot, replace(CONTENTS, band=band))
    assert focused(sheet) == "box-lessons"


def test_readers_hear_what_the_five_are_and_what_a_box_says(qtbot: QtBot) -> None:
    sheet, _ = laid(qtbot)
    assert sheet.accessibleName() == "Training"
    assert sheet.main_button is not None
    assert sheet.main_button.accessibleDescription() == CONTENTS.band.spoken
    box = sheet.boxes[2]
    assert box.accessibleName() == "Your own mistakes, 3"
    assert box.accessibleDescription().endswith("3 waiting")


def test_other_rules_are_chosen_by_the_switch(qtbot: QtBot) -> None:
    sheet, heard = laid(qtbot)
    sheet.rules.part("santase").click()
    assert heard == [("choose_rules", "santase")]
