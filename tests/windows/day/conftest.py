"""Desks with the deal of the day that are closed after the test."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.settings import Settings
from tests.windows.day.day_desk import QUICK, DayDesk, MakeDayDesk, open_day_desk


@pytest.fixture
def make_day_desk(qtbot: QtBot) -> Iterator[MakeDayDesk]:
    """Opens windows, one after the other, over the same folder; the one before is closed."""
    desks: list[DayDesk] = []
    locale = QLocale()

    def make(settings: Settings = QUICK) -> DayDesk:
        if desks:
            desks.pop().close()
        desks.append(open_day_desk(qtbot, settings))
        qtbot.waitUntil(desks[-1].desk.window.isActiveWindow)
        return desks[-1]

    yield make
    for desk in desks:
        desk.close()
    QLocale.setDefault(locale)
    qtbot.wait(1)
