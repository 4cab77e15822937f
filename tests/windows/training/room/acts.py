"""Sheets of the training as they are shown, and acts that note what was done there."""

from dataclasses import fields
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.training.room.contents import RoomActs

SheetT = TypeVar("SheetT", bound=PaperSheet)


def noting(heard: list[object]) -> RoomActs:
    """Return acts that note their names, or with it what they are told."""

    def note(name: str, *told: object) -> None:
        heard.append((name, *told) if told else name)

    acts: dict[str, Any] = {each.name: partial(note, each.name) for each in fields(RoomActs)}
    return RoomActs(**acts)


def shown(qtbot: QtBot, sheet: SheetT) -> SheetT:
    qtbot.addWidget(sheet)
    sheet.adjustSize()
    sheet.show()
    sheet.take_focus()
    return sheet


def press(sheet: QWidget, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(sheet.focusWidget() or sheet, key)
