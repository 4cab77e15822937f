"""Where the window comes to be, and the way out of full screen by mouse alone."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import FILE_NAME, LOCK_NAME
from sixtysix_gui.storage.settings import load_settings
from sixtysix_gui.windows.desktop.window_place import (
    USUAL_SIZE,
    PlaceWatch,
    restore_place,
    usual_place,
    within,
)
from sixtysix_gui.windows.menus.edge_bar import EdgeBar
from tests.app.conftest import OpenDesk
from tests.helpers.deals.record_texts import golden_record
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.processes.ran import ran
from tests.helpers.processes.screenless import own_complaints
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import Desk

SMALL = QRect(0, 0, 1280, 800)
SECOND = QRect(1920, 200, 1280, 800)
SIDES, ABOVE, BELOW = 10, 50, 10
"""What is left for the frame, in pixels."""

PLACES = [
    # what was kept, the screen, what it becomes
    (QRect(100, 100, 900, 600), SMALL, QRect(100, 100, 900, 600)),
    (QRect(0, 0, 1280, 800), SMALL, QRect(SIDES, ABOVE, 1260, 740)),
    (QRect(400, 300, 2400, 1300), SMALL, QRect(SIDES, ABOVE, 1260, 740)),
    (QRect(3000, 100, 900, 600), SMALL, QRect(1280 - SIDES - 900, 100, 900, 600)),
    (QRect(100, 700, 900, 600), SMALL, QRect(100, 800 - BELOW - 600, 900, 600)),
    (QRect(-500, -40, 900, 600), SMALL, QRect(SIDES, ABOVE, 900, 600)),
    (QRect(100, 100, 900, 600), SECOND, QRect(1920 + SIDES, 200 + ABOVE, 900, 600)),
]


@pytest.mark.parametrize(("kept", "screen", "place"), PLACES)
def test_a_window_comes_to_lie_on_the_screen_that_there_is(
    kept: QRect, screen: QRect, place: QRect
) -> None:
    assert within(kept, screen) == place


def test_the_first_window_leaves_room_for_its_frame(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    usual_place(window)
    room = window.screen().availableSize()
    assert window.width() == min(USUAL_SIZE.width(), room.width() - 2 * SIDES)
    assert window.height() == min(USUAL_SIZE.height(), room.height() - ABOVE - BELOW)


def test_its_place_is_kept_whenever_it_has_changed(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    kept: list[tuple[int, bool]] = []
    watch = PlaceWatch(window, lambda: kept.append((window.width(), window.isMaximized())), 0)
    window.resize(700, 500)
    qtbot.wait(1)
    assert not kept, "nobody has seen the window yet"
    window.show()
    window.resize(720, 500)
    qtbot.waitUntil(lambda: (720, False) in kept)
    window.setWindowState(Qt.WindowState.WindowMaximized)
    qtbot.waitUntil(lambda: kept[-1][1])
    count = len(kept)
    window.resize(730, 500)
    watch.stop()
    qtbot.wait(1)
    assert len(kept) == count


def test_a_killed_program_comes_back_where_it_was(
    qtbot: QtBot, make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlaceWatch.__init__, "__defaults__", (0,))
    desk = make_desk(RandomPlayer(1))
    desk.window.showMaximized()
    qtbot.waitUntil(lambda: desk.keeper.settings.window_geometry != "")
    stored, _ = load_settings()
    again = QMainWindow()
    qtbot.addWidget(again)
    restore_place(again, stored)
    assert again.isMaximized()


# --------------------------------------------------------------------------------- the upper edge


@pytest.fixture
def desk(make_desk: OpenDesk) -> Desk:
    return make_desk(RandomPlayer(1))


def bar_of(desk: Desk) -> EdgeBar:
    return child(desk.window, EdgeBar)


def come(bar: EdgeBar) -> None:
    point = QPointF(3, 1)
    QApplication.sendEvent(bar, QEnterEvent(point, point, point))


def button(bar: EdgeBar, name: str) -> QToolButton:
    return child(bar, QToolButton, name)


def test_while_the_menu_bar_is_seen_nothing_waits_at_the_edge(desk: Desk) -> None:
    assert bar_of(desk).isHidden()


@pytest.mark.parametrize("full", [False, True])
def test_at_the_upper_edge_the_mouse_finds_the_way_back(desk: Desk, full: bool) -> None:
    actions = desk.window.actions_by_name
    actions["menu_bar"].setChecked(True)
    actions["full_screen"].setChecked(full)
    assert desk.window.isFullScreen() is full
    bar = bar_of(desk)
    assert bar.geometry() == QRect(0, 0, desk.window.width(), bar.height())
    assert bar.height() < 10
    come(bar)
    back, leave = button(bar, "menu-bar-back"), button(bar, "leave-full-screen")
    assert (back.isVisible(), leave.isVisible()) == (True, full)
    if full:
        QTest.mouseClick(leave, Qt.MouseButton.LeftButton)
        assert not desk.window.isFullScreen()
        come(bar)
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert desk.window.menuBar().isVisible()
    assert bar.isHidden()


def test_the_buttons_go_when_the_pointer_leaves(desk: Desk) -> None:
    desk.window.actions_by_name["menu_bar"].setChecked(True)
    bar = bar_of(desk)
    come(bar)
    QApplication.sendEvent(bar, QEvent(QEvent.Type.Leave))
    assert not button(bar, "menu-bar-back").isVisible()
    assert bar.height() < 10


def test_hiding_the_menu_bar_tells_how_it_comes_back(desk: Desk) -> None:
    desk.window.actions_by_name["menu_bar"].setChecked(True)
    assert "top edge" in desk.window.table_page.notices.text()


def test_the_entry_follows_a_full_screen_that_others_begin_and_end(
    qtbot: QtBot, desk: Desk
) -> None:
    entry = desk.window.actions_by_name["full_screen"]
    desk.window.showFullScreen()
    qtbot.waitUntil(entry.isChecked)
    desk.window.showNormal()
    qtbot.waitUntil(lambda: not entry.isChecked())


# A folder of the game that cannot be written: the game is shown, and it is told.


ROOT = Path(__file__).parents[3]
GAME = golden_record("r1")
UNWRITABLE = """
import errno, os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui.start import main
from tests.helpers.windows.told_notices import whenever_told

application = QApplication(["unwritable"])
folder, opened = Path(sys.argv[1]), os.open

def refuse(path, flags, mode=0o777, **more):
    if flags & os.O_CREAT and Path(path).parent == folder and not Path(path).exists():
        raise PermissionError(errno.EACCES, "Permission denied", str(path))
    return opened(path, flags, mode, **more)

def refuse_folder(path, *_, **__):
    raise PermissionError(errno.EACCES, "Permission denied", str(path))

os.open, os.mkdir = refuse, refuse_folder

def hear(head, line, window):
    print(head, line, window.flow.rules is not None, sep="|")
    QTimer.singleShot(0, window.close)

whenever_told(hear)
sys.exit(main([]))
"""


def start(folder: Path) -> list[str]:
    """Head and lines of what is told, and whether there is a game."""
    started = ran([sys.executable, "-c", UNWRITABLE, str(folder)], timeout=60)
    assert started.returncode == 0, started.stderr
    assert own_complaints(started.stderr) == ""
    return started.stdout.rstrip("\n").split("|")


@pytest.mark.parametrize("has_lock_file", [False, True])
@pytest.mark.parametrize("has_game", [False, True])
def test_a_folder_that_cannot_be_written(has_game: bool, has_lock_file: bool) -> None:
    folder = data_folder()
    if has_game:
        (folder / FILE_NAME).write_text(GAME, encoding="utf-8")
    if has_lock_file:
        (folder / LOCK_NAME).touch()
    before = {path: path.read_bytes() for path in folder.iterdir()}
    said, more, shown = start(folder)
    assert said == "The game cannot be saved."
    assert more.startswith(f"The folder {folder} cannot be written to: Permission denied. ")
    assert "your game will not be saved" in more
    assert "What was saved before is untouched." in more
    assert shown == str(has_game)
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_a_folder_that_is_a_file(user_folders: Path) -> None:
    user_folders.mkdir()
    (user_folders / "data").touch()
    said, more, shown = start(user_folders / "data")
    assert said == "The game cannot be saved."
    assert more.startswith(f"The folder {user_folders / 'data'} cannot be created: ")
    assert "your game will not be saved" in more
    assert shown == "False"
