"""Before the first game: what is asked, and what an empty table says."""

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.settings import Settings, load_settings
from sixtysix_gui.windows.new_game.sheet import NewGameSheet
from tests.app.conftest import OpenDesk
from tests.helpers.game_window import Desk, new_game_sheet
from tests.helpers.scripted_players import RandomPlayer

SAID = {"en": "Ctrl+N begins a new game.", "de": "Strg+N beginnt ein neues Spiel."}


def asked(desk: Desk) -> NewGameSheet:
    """The sheet that a start lays on the table."""
    desk.window.begin()
    return new_game_sheet(desk)


def welcomes(sheet: NewGameSheet) -> bool:
    """Whether the guided deal is offered, as at a first start."""
    return isinstance(sheet.findChild(QPushButton, "show-how"), QPushButton)


def test_a_cancelled_first_start_is_still_the_first(make_desk: OpenDesk) -> None:
    first = make_desk(RandomPlayer(1))
    asked(first).cancel.click()
    first.window.close()
    kept, _ = load_settings()
    assert kept.window_geometry
    second = make_desk(RandomPlayer(1), kept)
    sheet = asked(second)
    assert welcomes(sheet)
    sheet.deal.click()
    assert load_settings()[0].welcomed


def test_who_has_played_is_not_welcomed_again(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", welcomed=True))
    assert not welcomes(asked(desk))


@pytest.mark.parametrize("language", SAID)
def test_an_empty_table_says_how_to_begin(qtbot: QtBot, make_desk: OpenDesk, language: str) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.keeper.change(language=language)
    qtbot.wait(1)
    asked(desk).cancel.click()
    assert desk.table.accessibleDescription() == SAID[language]
    asked(desk).deal.click()
    qtbot.waitUntil(lambda: desk.view is not None)
    desk.table.finish_motions()
    qtbot.waitUntil(lambda: desk.table.accessibleDescription() not in ("", SAID[language]))
