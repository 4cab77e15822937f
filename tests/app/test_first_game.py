"""Before the first game: what is asked, and what an empty table says."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.settings import Settings, load_settings
from sixtysix_gui.windows.dialogs.new_game import NewGameDialog
from tests.app.conftest import OpenDesk
from tests.helpers.game_window import Desk, open_dialogs
from tests.helpers.scripted_players import RandomPlayer

SAID = {"en": "Ctrl+N begins a new game.", "de": "Strg+N beginnt ein neues Spiel."}


def asked(desk: Desk) -> NewGameDialog:
    """The dialog that a start opens."""
    desk.window.begin()
    (dialog,) = open_dialogs()
    assert isinstance(dialog, NewGameDialog)
    return dialog


def welcomes(dialog: NewGameDialog) -> bool:
    """Whether name and deck are asked for, under the heading of a first start."""
    return "Welcome" in {label.text() for label in dialog.findChildren(QLabel)}


def test_a_cancelled_first_start_is_still_the_first(make_desk: OpenDesk) -> None:
    first = make_desk(RandomPlayer(1))
    asked(first).reject()
    first.window.close()
    kept, _ = load_settings()
    assert kept.window_geometry
    second = make_desk(RandomPlayer(1), kept)
    dialog = asked(second)
    assert welcomes(dialog)
    dialog.accept()
    assert load_settings()[0].welcomed


def test_who_has_played_is_not_welcomed_again(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", welcomed=True))
    dialog = asked(desk)
    assert not welcomes(dialog)
    dialog.reject()


@pytest.mark.parametrize("language", SAID)
def test_an_empty_table_says_how_to_begin(qtbot: QtBot, make_desk: OpenDesk, language: str) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.keeper.change(language=language)
    qtbot.wait(1)
    asked(desk).reject()
    assert desk.table.accessibleDescription() == SAID[language]
    asked(desk).accept()
    qtbot.waitUntil(lambda: desk.view is not None)
    desk.table.finish_motions()
    qtbot.waitUntil(lambda: desk.table.accessibleDescription() not in ("", SAID[language]))
