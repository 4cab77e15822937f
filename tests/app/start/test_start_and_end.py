"""Starts without a screen, and ends that the system asks for."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui.storage.folders import config_folder, data_folder
from sixtysix_gui.storage.running_game import InstanceLock
from sixtysix_gui.windows.desktop.without_screen import NO_SCREEN
from tests.helpers.processes.screenless import own_complaints

pytestmark = pytest.mark.window

ROOT = Path(__file__).parents[3]

AS_USUAL = """
import signal
import sys
# whoever runs the tests may have switched signals off, and the program keeps to that
signal.signal(getattr(signal, sys.argv[1]), signal.SIG_DFL)
"""
OPEN_AND_TELL = (
    AS_USUAL
    + """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui.app import main

application = QApplication(["ended"])

def is_open():
    if "--demo" in sys.argv:
        return application.activeWindow() is not None
    page = getattr(application.activeWindow(), "table_page", None)
    asks = page is not None and page.sheets.sheet is not None
    return asks or application.activeModalWidget() is not None

def look():
    if is_open():
        print("open", flush=True)
    else:
        QTimer.singleShot(20, look)

QTimer.singleShot(20, look)
sys.exit(main(sys.argv[2:]))
"""
)
HALF_STARTED = (
    AS_USUAL
    + """
from sixtysix_gui.storage import settings
from sixtysix_gui.start import main

load = settings.load_settings

def wait_and_load():
    print("open", flush=True)
    sys.stdin.readline()
    return load()

settings.load_settings = wait_and_load
sys.exit(main([]))
"""
)
STILL_LOADING = (
    AS_USUAL
    + """
from importlib.abc import MetaPathFinder
from sixtysix_gui.start import main

class Wait(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "sixtysix_gui.app":
            print("open", flush=True)
            sys.stdin.readline()

sys.meta_path.insert(0, Wait())
sys.exit(main([]))
"""
)
SIGNALS = ("SIGTERM", "SIGINT", "SIGHUP")


def end_by(name: str, program: str, *arguments: str) -> tuple[int, str]:
    """Start a program, send it a signal once it says that it is open; its status and complaints."""
    with subprocess.Popen(
        [sys.executable, "-c", program, name, *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ.copy(),
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n", "it never opened"
        process.send_signal(getattr(signal, name))
        try:
            _, said = process.communicate("go on\n", timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    return process.returncode, own_complaints(said)


@pytest.mark.skipif(os.name == "nt", reason="Qt says it in a window of its own there")
@pytest.mark.parametrize(
    ("platform", "language", "begin", "end"),
    [
        ("nowhere", "en", "Sixty-Six needs a screen, and none can be opened. ", " without one."),
        ("wayland", "de", "Sechsundsechzig braucht einen Bildschirm, ", " auch ohne Bildschirm."),
    ],
)
def test_without_a_screen_one_sentence_is_said(
    platform: str, language: str, begin: str, end: str
) -> None:
    environment = os.environ | {
        "QT_QPA_PLATFORM": platform,
        "WAYLAND_DISPLAY": "none",
        "LANGUAGE": language,
    }
    started = subprocess.run(
        [sys.executable, "-m", "sixtysix_gui"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        env=environment,
    )
    assert started.returncode == NO_SCREEN
    sentence = started.stderr.splitlines()[-1]
    assert sentence.startswith(begin)
    assert sentence.endswith(end)
    assert "Traceback" not in started.stderr


posix = pytest.mark.skipif(os.name == "nt", reason="Windows ends programs in another way")


@posix
@pytest.mark.parametrize("name", SIGNALS)
def test_a_signal_closes_the_window_as_if_by_hand(name: str) -> None:
    assert end_by(name, OPEN_AND_TELL) == (0, "")
    assert "window_geometry" in (config_folder() / "settings.json").read_text(encoding="utf-8")


@pytest.mark.slow(sample=1)
@posix
@pytest.mark.parametrize("name", SIGNALS)
def test_a_signal_closes_a_demonstration(name: str) -> None:
    assert end_by(name, OPEN_AND_TELL, "--demo") == (0, "")


@pytest.mark.slow(sample=2)
@posix
@pytest.mark.parametrize("name", SIGNALS)
def test_a_signal_closes_what_a_second_program_says(name: str) -> None:
    lock = InstanceLock(data_folder())
    assert lock.acquire()
    try:
        assert end_by(name, OPEN_AND_TELL) == (1, "")
    finally:
        lock.release()


@posix
@pytest.mark.parametrize("name", SIGNALS)
def test_a_signal_during_the_start_ends_the_program_as_soon_as_it_is_there(name: str) -> None:
    assert end_by(name, HALF_STARTED) == (0, "")


@posix
@pytest.mark.parametrize("name", SIGNALS)
def test_a_signal_while_qt_is_loaded_ends_the_process_at_once(name: str) -> None:
    """By the signal itself, as the system does it where there is nothing to close."""
    assert end_by(name, STILL_LOADING) == (-getattr(signal, name), "")
