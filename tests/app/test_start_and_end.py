"""Starts without a screen, and ends that the system asks for."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui.storage.folders import config_folder
from sixtysix_gui.windows.no_screen import NO_SCREEN

ROOT = Path(__file__).parents[2]

OPEN_AND_TELL = """
import signal
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui.app import main

# whoever runs the tests may have switched signals off, and the program keeps to that
signal.signal(getattr(signal, sys.argv[1]), signal.SIG_DFL)
application = QApplication(["ended"])

def look():
    if application.activeModalWidget() is None:
        QTimer.singleShot(20, look)
    else:
        print("open", flush=True)

QTimer.singleShot(20, look)
sys.exit(main([]))
"""


@pytest.mark.skipif(os.name == "nt", reason="Qt says it in a window of its own there")
@pytest.mark.parametrize("platform", ["nowhere", "wayland"])
def test_without_a_screen_one_sentence_is_said(platform: str) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": platform, "WAYLAND_DISPLAY": "none"}
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
    assert sentence.startswith("Sixty-Six needs a screen, and none can be opened.")
    assert "Traceback" not in started.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows ends programs in another way")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_closes_the_window_as_if_by_hand(name: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", OPEN_AND_TELL, name],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ.copy(),
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n", "the first dialog never opened"
        process.send_signal(getattr(signal, name))
        try:
            _, said = process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    assert process.returncode == 0
    assert said == ""
    assert "window_geometry" in (config_folder() / "settings.json").read_text(encoding="utf-8")
