"""A second start raises the first window and hands its file over, with real processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.second_start import FOLDER_NAME
from tests.helpers.processes.ran import ran

pytestmark = pytest.mark.window

ROOT = Path(__file__).parents[3]
RECORD = ROOT / "tests" / "golden" / "records" / "r4.66r"
PATIENCE = 60

FIRST = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui import app
from sixtysix_gui.windows.desktop.application import SecondStarts

application = QApplication(["first"])
listen, answer = SecondStarts.listen, app._answer

def tell_listening(starts):
    listen(starts)
    print("listening", flush=True)

def tell_answer(window, request):
    answer(window, request)
    over = application.activeModalWidget() or application.activeWindow()
    print("raised", type(over).__name__, repr(request.token), flush=True)

SecondStarts.listen, app._answer = tell_listening, tell_answer
sys.exit(app.main([]))
"""
SECOND = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from sixtysix_gui import app

application = QApplication(["second"])

def look():
    box = application.activeModalWidget()
    if isinstance(box, QMessageBox):
        print(box.text(), flush=True)
        box.close()
    QTimer.singleShot(20, look)

QTimer.singleShot(20, look)
sys.exit(app.main(sys.argv[1:]))
"""


@contextmanager
def first_window() -> Generator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-c", FIRST],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ.copy(),
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "listening\n"
            yield process
        finally:
            process.kill()


def start_again(*arguments: str, cwd: Path = ROOT, **variables: str) -> tuple[int, str]:
    done = ran(
        [sys.executable, "-c", SECOND, *arguments],
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": str(ROOT), **variables},
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout


def heard(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_a_second_start_raises_the_first_window_which_opens_its_file(tmp_path: Path) -> None:
    (tmp_path / "mine.66r").write_bytes(RECORD.read_bytes())
    with first_window() as first:
        assert start_again(XDG_ACTIVATION_TOKEN="abc-1") == (0, "")
        assert heard(first) == "raised MainWindow 'abc-1'"
        assert start_again() == (0, "")
        assert heard(first) == "raised MainWindow ''"
        assert start_again("mine.66r", cwd=tmp_path) == (0, "")
        assert heard(first) == "raised ReviewViewer ''"


@pytest.mark.skipif(os.name == "nt", reason="there is no signal that stops a program")
def test_a_first_one_that_hangs_is_told_of_as_before() -> None:
    assert sys.platform != "win32"
    with first_window() as first:
        first.send_signal(signal.SIGSTOP)
        status, said = start_again()
        assert (status, said) == (1, "Sixty-Six is already open in another window.\n")
        assert not list((data_folder() / FOLDER_NAME).iterdir())
        first.send_signal(signal.SIGCONT)


def test_after_a_first_one_that_was_killed_the_program_simply_starts() -> None:
    with first_window():
        pass
    with first_window() as again:
        assert start_again() == (0, "")
        assert heard(again).startswith("raised")
