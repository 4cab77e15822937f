"""A folder of the game that cannot be written: the game is shown, and it is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui.storage.autosave import FILE_NAME
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.instance_lock import FILE_NAME as LOCK_NAME
from tests.helpers.record_texts import golden_record
from tests.helpers.screenless import own_complaints

ROOT = Path(__file__).parents[2]
GAME = golden_record("r1")
UNWRITABLE = """
import errno, os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui.start import main
from tests.helpers.game_window import questions

application = QApplication(["unwritable"])
folder, opened, made = Path(sys.argv[1]), os.open, os.mkdir

def refuse(path, flags, mode=0o777, **more):
    if flags & os.O_CREAT and Path(path).parent == folder and not Path(path).exists():
        raise PermissionError(errno.EACCES, "Permission denied", str(path))
    return opened(path, flags, mode, **more)

def refuse_folder(path, *more, **named):
    if Path(path).parent == folder:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))
    made(path, *more, **named)

os.open, os.mkdir = refuse, refuse_folder

def look():
    asking = questions()
    if not asking:
        QTimer.singleShot(20, look)
        return
    sheet = asking[0]
    window = sheet.window()
    print(sheet.question.head, sheet.question.line, window.flow.has_game, sep="|")
    sheet.main_button.click()
    QTimer.singleShot(0, window.close)

QTimer.singleShot(20, look)
sys.exit(main([]))
"""


def start(folder: Path) -> list[str]:
    """Head and line of the first thing that is told, and whether there is a game."""
    started = subprocess.run(
        [sys.executable, "-c", UNWRITABLE, str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ.copy(),
    )
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
    head, more, shown = start(folder)
    assert head == "The game cannot be saved."
    assert more.startswith(f"Nothing can be written in the folder {folder}: Permission denied. ")
    assert "your game will not be saved" in more
    assert "What was saved before is untouched." in more
    assert shown == str(has_game)
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_a_folder_that_is_a_file(user_folders: Path) -> None:
    user_folders.mkdir()
    (user_folders / "data").touch()
    _, more, shown = start(user_folders / "data")
    assert more.startswith(f"The folder {user_folders / 'data'} cannot be made: ")
    assert "your game will not be saved" in more
    assert shown == "False"
