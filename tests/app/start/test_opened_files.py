"""Records that the desktop opens with the program: by an argument, or by an event as on macOS."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui.storage.settings import Settings, save_settings
from tests.helpers.golden_data.golden import GOLDEN

pytestmark = pytest.mark.window

ROOT = Path(__file__).parents[3]
NAME = "Grün Weiß spiele – Übung 1.66r"

OPEN = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from sixtysix_gui.app import main
from sixtysix_gui.windows.desktop.application import Application
from sixtysix_gui.windows.main_window import MainWindow
from sixtysix_gui.windows.viewer.viewer import RecordViewer
from tests.helpers.windows.told_notices import question_shown

way, file = sys.argv[1:]
application = Application(["opens"])

def by_event():
    QCoreApplication.postEvent(application, QFileOpenEvent(QUrl.fromLocalFile(file)))

def look(asked=False):
    over, question = application.activeModalWidget(), question_shown()
    if isinstance(over, RecordViewer):
        print("opened", flush=True)
        over.close()
    elif question is not None:
        print(question.question.line, flush=True)
        question.main_button.click()
    else:
        window = application.activeWindow()
        has_sheet = isinstance(window, MainWindow) and window.table_page.sheets.sheet is not None
        if has_sheet and way == "running" and not asked:
            by_event()  # doors or start sheet lie there: the program runs
            asked = True
        QTimer.singleShot(20, lambda: look(asked))
        return
    QTimer.singleShot(0, application.closeAllWindows)
    QTimer.singleShot(10, application.quit)

if way == "starting":
    by_event()
QTimer.singleShot(20, look)
sys.stdout.reconfigure(encoding="utf-8")
sys.exit(main([file] if way in ("argument", "url") else []))
"""


def open_record(way: str, file: str, folder: Path) -> str:
    """Starts the program in a folder, has a file opened, and gives what is to be seen."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", OPEN, way, file],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    place = tmp_path / "Spiele für Zwei" / NAME
    place.parent.mkdir()
    place.write_bytes((GOLDEN / "records" / "r1.66r").read_bytes())
    return place


@pytest.mark.parametrize("way", ["argument", "url", "starting", "running"])
def test_a_record_with_blanks_and_umlauts_is_opened(way: str, record: Path) -> None:
    file = record.as_uri() if way == "url" else str(record)
    assert open_record(way, file, record.parent.parent) == "opened"


def test_a_record_may_be_named_from_where_one_is(record: Path) -> None:
    assert open_record("argument", NAME, record.parent) == "opened"


@pytest.mark.parametrize("way", ["argument", "starting", "running"])
def test_a_record_that_is_not_there_is_said_with_its_whole_path(way: str, tmp_path: Path) -> None:
    missing = tmp_path / NAME
    said = open_record(way, NAME if way == "argument" else str(missing), tmp_path)
    assert said.startswith(f"{missing} cannot be read: ")


MISUSED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from sixtysix_gui.app import main

application = QApplication(["misused"])
output = sys.stdout
sys.stdout = sys.stderr = None  # as in a program without a console on Windows

def look():
    box = application.activeModalWidget()
    if isinstance(box, QMessageBox):
        print(box.text(), file=output)
        print(box.buttons()[0].text(), file=output)
        box.close()
    else:
        QTimer.singleShot(20, look)

QTimer.singleShot(20, look)
sys.exit(main(["--fullscreen"]))
"""


def everything_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*"))


def test_a_mistake_is_shown_in_a_window_where_nothing_can_be_printed(user_folders: Path) -> None:
    save_settings(Settings(language="de"))
    kept = everything_in(user_folders)
    done = subprocess.run(
        [sys.executable, "-c", MISUSED],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=30,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert done.returncode == 2, done.stderr
    sentence, button = done.stdout.splitlines()
    assert "unrecognized arguments: --fullscreen" in sentence
    assert button == "Schließen"
    assert everything_in(user_folders) == kept
