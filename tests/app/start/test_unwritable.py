"""A folder of the game that cannot be written: the game is shown, and it is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import FILE_NAME, LOCK_NAME
from tests.helpers.deals.record_texts import golden_record
from tests.helpers.processes.screenless import own_complaints

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
    said, more, shown = start(folder)
    assert said == "The game cannot be saved."
    assert more.startswith(f"Nothing can be written in the folder {folder}: Permission denied. ")
    assert "your game will not be saved" in more
    assert "What was saved before is untouched." in more
    assert shown == str(has_game)
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_a_folder_that_is_a_file(user_folders: Path) -> None:
    user_folders.mkdir()
    (user_folders / "data").touch()
    said, more, shown = start(user_folders / "data")
    assert said == "The game cannot be saved."
    assert more.startswith(f"The folder {user_folders / 'data'} cannot be made: ")
    assert "your game will not be saved" in more
    assert shown == "False"
