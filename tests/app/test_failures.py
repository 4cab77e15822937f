"""Bad luck: a player that raises, a full disk, an unexpected error, quitting in the middle."""

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.records import read_records
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage import running_game
from sixtysix_gui.storage.folders import HOME_VARIABLE, StorageError, Trouble, data_folder
from sixtysix_gui.storage.running_game import FILE_NAME, take_game_place
from sixtysix_gui.storage.settings import load_settings
from sixtysix_gui.windows.desktop.application import UnexpectedErrors
from sixtysix_gui.windows.playing.keeping import SavedGame
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import (
    CheatingPlayer,
    FailingPlayer,
    RandomPlayer,
    WaitingPlayer,
)
from tests.helpers.windows.game_window import begin, is_asked, messages, open_dialogs, press_answer


def test_a_player_that_raises_can_be_asked_again(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(FailingPlayer())
    begin(desk, rule_set(), Seat.A)
    qtbot.waitUntil(lambda: bool(messages()))
    assert "The Queen is stuck." in messages()[0]
    assert len(read_records((data_folder() / FILE_NAME).read_bytes())) == 1
    press_answer("Try again")
    qtbot.waitUntil(lambda: is_asked(desk))


def test_what_is_wrong_with_all_folders_is_said_once(
    make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = make_desk(WaitingPlayer())
    with monkeypatch.context() as patch:
        patch.setenv(HOME_VARIABLE, "games")
        place = take_game_place()
        _, notice = load_settings()
    assert place is not None
    assert notice is not None
    monkeypatch.setattr(SavedGame, "trouble", place.trouble)
    desk.window.begin((notice,))
    (said,) = messages()
    assert "SIXTYSIX_HOME must be an absolute folder path; “games” is not." in said


def test_a_simpler_player_can_go_on(
    qtbot: QtBot, make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = make_desk(CheatingPlayer())
    begin(desk, rule_set(), Seat.A)
    qtbot.waitUntil(lambda: bool(messages()))
    asked: list[str] = []
    hand_over = GameController.hand_over

    def remember(self: GameController, seat: Seat, player: str, name: str) -> None:
        asked.append(player)
        hand_over(self, seat, player, name)

    monkeypatch.setattr(GameController, "hand_over", remember)
    press_answer("Let the Nine play")
    assert asked == ["simple"]
    qtbot.waitUntil(lambda: bool(messages()))  # here the simpler one is the same cheat
    assert "The Nine is stuck." in messages()[0]
    press_answer("Not now")
    assert not messages()
    assert not open_dialogs()


def test_a_full_disk_is_said_once_and_the_game_goes_on(
    qtbot: QtBot, make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, _data: bytes) -> None:
        raise StorageError(Trouble.NOT_WRITTEN, path, OSError(28, "No space left on device"))

    monkeypatch.setattr(running_game, "write_atomically", fail)
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set())
    (said,) = messages()
    assert "The game cannot be saved." in said
    assert "No space left on device" in said
    press_answer("Close")
    qtbot.waitUntil(lambda: is_asked(desk))
    view = desk.seen
    assert desk.controller.propose(view.legal_moves[-1]) is None
    qtbot.waitUntil(lambda: desk.view != view)
    assert not messages(), "once is enough"


def test_quitting_while_the_computer_thinks(qtbot: QtBot, make_desk: OpenDesk) -> None:
    player = WaitingPlayer()
    desk = make_desk(player)
    begin(desk, rule_set(), Seat.A)
    qtbot.waitUntil(lambda: player.starts == 1)
    desk.window.close()
    assert player.stopped.is_set()
    assert len(read_records((data_folder() / FILE_NAME).read_bytes())) == 1


def test_beginning_anew_while_the_computer_thinks(qtbot: QtBot, make_desk: OpenDesk) -> None:
    player = WaitingPlayer()
    desk = make_desk(player)
    begin(desk, rule_set(), Seat.A)
    qtbot.waitUntil(lambda: player.starts == 1)
    begin(desk, rule_set("schnapsen"), Seat.B)
    qtbot.waitUntil(lambda: is_asked(desk))
    view = desk.seen
    assert view.rules == rule_set("schnapsen")


def test_unexpected_errors_are_told_from_any_thread(qtbot: QtBot) -> None:
    errors = UnexpectedErrors()
    told: list[str] = []
    errors.happened.connect(told.append)
    errors.install()
    try:
        sys.excepthook(ValueError, ValueError("odd"), None)
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
    finally:
        errors.remove()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == ["ValueError: odd", "ZeroDivisionError: division by zero"]


def test_an_unexpected_error_is_told_calmly(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.messages.error("ValueError: odd")
    (said,) = messages()
    assert "Something went wrong. This should not have happened." in said
    assert "sixtysix.log" in said
    press_answer("Close")


def test_messages_of_qt_go_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    errors = UnexpectedErrors()
    errors.install()
    try:
        qWarning("something of Qt")
    finally:
        errors.remove()
    assert "Qt: something of Qt" in caplog.text
