"""Windows that are closed after the test."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Player
from sixtysix_gui.storage.settings import Settings
from tests.helpers.game_window import QUICK, Desk, open_desk

OpenDesk = Callable[..., Desk]


@pytest.fixture
def make_desk(qtbot: QtBot) -> Iterator[OpenDesk]:
    desks: list[Desk] = []
    locale = QLocale()

    def make(player: Player, settings: Settings = QUICK) -> Desk:
        desk = open_desk(player, settings)
        desks.append(desk)
        qtbot.waitUntil(desk.window.isActiveWindow)
        return desk

    yield make
    for desk in desks:
        desk.window.close()
        desk.window.deleteLater()
        desk.translations.remove()
    QLocale.setDefault(locale)
    qtbot.wait(1)
