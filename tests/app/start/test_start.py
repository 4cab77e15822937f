"""The command line of the window, and a second start."""

import sys
from pathlib import Path

import pytest

from sixtysix_gui import APP_ID, __version__
from sixtysix_gui.app import main
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import InstanceLock
from tests.helpers.processes.ran import ran

pytestmark = pytest.mark.window

ROOT = Path(__file__).parents[3]


def test_help_names_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_status:
        main(["--help"])
    assert exit_status.value.code == 0
    assert "FILE.66r" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_status:
        main(["--version"])
    assert exit_status.value.code == 0
    assert capsys.readouterr().out == f"sixtysix {__version__}\n"


@pytest.mark.parametrize("wrong", ["--fullscreen", "-x"])
def test_an_unknown_option_gives_one_sentence(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_status:
        main([wrong])
    assert exit_status.value.code == 2
    said = capsys.readouterr().err
    assert wrong in said
    assert "--help" in said
    assert len(said.splitlines()) == 1


SECOND = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from sixtysix_gui.app import main

application = QApplication(["second"])

def look():
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        print(box.text())
        print(application.desktopFileName())
        box.buttons()[0].click()
    else:
        QTimer.singleShot(20, look)

QTimer.singleShot(20, look)
sys.exit(main([]))
"""


def test_a_second_program_says_so_calmly_and_goes() -> None:
    lock = InstanceLock(data_folder())
    assert lock.acquire()
    try:
        second = ran([sys.executable, "-c", SECOND], timeout=60)
    finally:
        lock.release()
    assert second.returncode == 1
    assert second.stdout == f"Sixty-Six is already open in another window.\n{APP_ID}\n"
    assert "Traceback" not in second.stderr


FIRST = """
import gc
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui.app import main

application = QApplication(["first"])

def look():
    if gc.get_freeze_count():
        print(gc.get_freeze_count() > 10 * len(gc.get_objects()))
        application.closeAllWindows()
        application.quit()
    else:
        QTimer.singleShot(20, look)

QTimer.singleShot(20, look)
sys.exit(main([]))
"""


def test_the_window_opens_without_a_word_of_qt_and_no_garbage_is_sought_in_it_later() -> None:
    first = ran([sys.executable, "-c", FIRST], timeout=60)
    assert first.returncode == 0, first.stderr
    assert first.stderr == ""
    assert first.stdout == "True\n"
