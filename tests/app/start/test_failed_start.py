"""Whatever keeps the program from starting is said and logged, and has a status of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui.start import FAILED_START
from sixtysix_gui.storage.folders import config_folder, data_folder
from sixtysix_gui.storage.log import log_path
from sixtysix_gui.storage.running_game import FILE_NAME, InstanceLock
from sixtysix_gui.windows.desktop.without_screen import NO_SCREEN
from tests.helpers.deals.record_texts import golden_record
from tests.helpers.processes.ran import ran
from tests.helpers.processes.screenless import own_complaints

pytestmark = pytest.mark.window

ROOT = Path(__file__).parents[3]
GAME = golden_record("r1")
LOOK = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui.start import main
from tests.helpers.windows.told_notices import whenever_told

application = QApplication(["failing"])

def fail(*_, **__):
    raise RuntimeError("odd.")

def hear(head, line, _window):
    print(head, line, sep="|")
    QTimer.singleShot(0, application.closeAllWindows)

whenever_told(hear)
"""
START = "\nsys.exit(main(sys.argv[1:]))\n"
STEPS = {
    "fonts": "from sixtysix_gui.design import fonts; fonts.load_fonts = fail",
    "look": "from sixtysix_gui.windows.widgets import focus_rings; focus_rings.FocusRings = fail",
    "settings": "from sixtysix_gui.storage import settings; settings.load_settings = fail",
    "place": "from sixtysix_gui.storage import running_game as game; game.take_game_place = fail",
    "log": "from sixtysix_gui.windows.desktop import application as desktop\n"
    "desktop.UnexpectedErrors = fail",
    "controller": "from sixtysix_gui.controller import game_controller as controller\n"
    "controller.GameController.__init__ = fail",
    "window": "from sixtysix_gui.windows import main_window; main_window.restore_place = fail",
    "motion": "from sixtysix_gui.windows.desktop import system_motion\n"
    "system_motion.SystemMotion = fail",
}


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return ran([sys.executable, "-c", program, *arguments], timeout=60)


def is_one_sentence(said: str) -> bool:
    own = own_complaints(said)
    return own.startswith("Sixty-Six could not be started. ") and len(own.splitlines()) == 1


@pytest.mark.parametrize("step", STEPS)
def test_an_error_before_there_is_a_window_is_said_and_logged(step: str) -> None:
    started = run(LOOK + STEPS[step] + START)
    assert started.returncode == FAILED_START, started.stderr
    headline, _, more = started.stdout.partition("|")
    assert headline == "Sixty-Six could not be started."
    assert "RuntimeError: odd.\n" in more
    assert "Your games and settings are untouched" in more
    assert str(log_path()) in more
    assert is_one_sentence(started.stderr)
    assert "RuntimeError: odd. " in started.stderr
    assert "Traceback" in log_path().read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<img src=/dev/zero>\n\u202e two\tlines. ", "<img src=/dev/zero> two lines"),
        ("x" * 100_000, "x" * 399 + "…"),
        ("", "Nothing more is known"),
    ],
)
def test_an_error_of_any_size_is_said_in_one_line(text: str, said: str) -> None:
    odd = f"def fail(*_, **__): raise RuntimeError({text!r})\n"
    started = run(LOOK + odd + STEPS["controller"] + START)
    assert started.returncode == FAILED_START
    assert f"RuntimeError: {said}.\n" in started.stdout
    assert is_one_sentence(started.stderr)


@pytest.mark.parametrize("module", ["sixtysix_gui.windows.main_window", "sixtysix_gui.table"])
def test_a_missing_part_of_the_program_is_said(module: str) -> None:
    started = run(LOOK + f"sys.modules[{module!r}] = None" + START)
    assert started.returncode == FAILED_START
    assert started.stdout.startswith("Sixty-Six could not be started.|")
    assert module in started.stdout
    assert is_one_sentence(started.stderr)


@pytest.mark.parametrize("module", ["PySide6.QtWidgets", "PySide6"])
def test_without_qt_the_sentence_is_said_where_it_can_be(module: str) -> None:
    program = f"import sys; sys.modules[{module!r}] = None\nfrom sixtysix_gui.start import main"
    started = run(program + START)
    assert started.returncode == FAILED_START
    assert is_one_sentence(started.stderr)
    assert module in started.stderr


def test_a_terminal_is_told_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    program = "import sys; sys.modules['PySide6'] = None\nfrom sixtysix_gui.start import main"
    started = run(program + START)
    assert started.returncode == FAILED_START
    assert started.stderr.startswith("Sechsundsechzig konnte nicht gestartet werden. ")
    assert "Deine Partien und Einstellungen sind unberührt" in started.stderr
    assert f"Näheres steht in {log_path()}.\n" in started.stderr


def test_what_went_wrong_before_the_log_began_stands_in_it() -> None:
    """The languages are read for the command line, long before the log is opened."""
    missing = (
        "from sixtysix_gui import languages\n"
        "def lost(): raise languages.ResourceMissingError('languages', Path('nowhere'))\n"
        "languages.folder = lost\n"
    )
    started = run("from pathlib import Path\n" + LOOK + missing + STEPS["window"] + START)
    assert started.returncode == FAILED_START
    assert started.stderr.startswith("Sixty-Six could not be started. ")
    said = log_path().read_text(encoding="utf-8")
    assert said.index("languages.toml of a language is missing") < said.index("Traceback")


def test_nothing_can_be_said_to_a_program_without_an_error_output() -> None:
    program = "import sys; sys.modules['PySide6'] = sys.stderr = None\n"
    started = run(program + "from sixtysix_gui.start import main" + START)
    assert started.returncode == FAILED_START
    assert "PySide6" in log_path().read_text(encoding="utf-8")


def test_a_demonstration_of_one_game_asks_nobody_to_read() -> None:
    started = run(LOOK + STEPS["motion"] + START, "--demo", "--one-game")
    assert started.returncode == FAILED_START
    assert started.stdout == ""
    assert is_one_sentence(started.stderr)


def test_a_log_that_cannot_be_written_changes_nothing(user_folders: Path) -> None:
    user_folders.mkdir()
    (user_folders / "log").touch()
    started = run(LOOK + STEPS["settings"] + START)
    assert started.returncode == FAILED_START
    assert "Details are in" not in started.stdout + started.stderr


def test_a_saved_game_that_cannot_be_shown_is_told_and_kept() -> None:
    path = data_folder() / FILE_NAME
    path.write_text(GAME, encoding="utf-8")
    program = "from sixtysix_gui.windows.playing import game_flow; game_flow.GameFlow.resume = fail"
    started = run(LOOK + program + START)
    assert started.returncode == 0
    assert started.stdout.startswith("Something went wrong. This should not have happened.|")
    assert "RuntimeError: odd." in started.stdout
    assert "Traceback" in log_path().read_text(encoding="utf-8")
    assert path.read_text(encoding="utf-8") == GAME


# Starts without a screen, and ends that the system asks for.


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
        ("nowhere", "en", "Sixty-Six needs a screen, but none can be opened. ", " without one."),
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
    started = ran([sys.executable, "-m", "sixtysix_gui"], env=environment, timeout=30)
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
