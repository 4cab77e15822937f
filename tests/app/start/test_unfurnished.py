"""Between its first picture and the start sheet a window is bare: what can go wrong then."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.second_start import Requests, StartRequest
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.desktop.application import SecondStarts
from sixtysix_gui.windows.desktop.language import Translations
from sixtysix_gui.windows.main_window import MainWindow
from sixtysix_gui.windows.settings import settings_keeper
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from tests.helpers.processes.ran import ran

pytestmark = pytest.mark.window

CLOSED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui import app

seen = app.when_seen

def close_at_first_picture(window, begin):
    seen(window, lambda: (window.close(), QTimer.singleShot(0, begin)))

application = QApplication(["closed"])
application.setQuitOnLastWindowClosed(False)
app.when_seen = close_at_first_picture
QTimer.singleShot(1500, application.quit)
sys.exit(app.main([]))
"""
SEEN = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication
from sixtysix_gui import app

seen = app.when_seen

def name_font(window, begin):
    seen(window, lambda: (print(QFontInfo(window.menuBar().font()).family()), window.close()))

app.when_seen = name_font
sys.exit(app.main([]))
"""
BROKEN = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui import start
from sixtysix_gui.windows import main_window
from sixtysix_gui.windows.desktop.application import SecondStarts
from tests.helpers.windows.told_notices import whenever_told

def fail(*_, **__):
    raise RuntimeError("odd.")

def say(what):
    print(what, flush=True)

application = QApplication(["broken"])
main_window.MainWindow.begin = fail
SecondStarts.listen = lambda _: say("listens")
whenever_told(lambda *_: (say("told"), QTimer.singleShot(0, QApplication.closeAllWindows)))
sys.exit(start.main([]))
"""


@pytest.fixture
def bare(qtbot: QtBot) -> Iterator[MainWindow]:
    """Return a window as its first picture shows it."""
    keeper = SettingsKeeper(Settings(speed="system"))
    window = MainWindow(keeper, Translations())
    keeper.setParent(window)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


def test_one_that_is_closed_begins_nothing() -> None:
    done = ran([sys.executable, "-c", CLOSED], timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_its_menus_are_in_the_typeface_of_the_program() -> None:
    done = ran([sys.executable, "-c", SEEN], timeout=60)
    assert (done.returncode, done.stdout) == (0, "Cabin\n")


def test_where_the_game_cannot_go_on_files_and_second_starts_are_heard_all_the_same() -> None:
    done = ran([sys.executable, "-c", BROKEN], timeout=60)
    assert set(done.stdout.split()) == {"listens", "told"}


def test_it_offers_only_what_it_can_do(bare: MainWindow) -> None:
    offered = {row.text() for row in bare.actions_by_name.all() if row.isEnabled()}
    names = ("quit", "full_screen", "menu_bar")
    assert {bare.actions_by_name[name].text() for name in names} == offered
    QTest.keyClick(bare, Qt.Key.Key_F1)
    assert not bare.actions_by_name["help"].isChecked()
    bare.actions_by_name["quit"].trigger()
    assert not bare.isVisible()


def test_less_motion_is_taken_over(bare: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    assert bare.table.options.speed == "normal"
    monkeypatch.setattr(settings_keeper, "wants_less_motion", lambda: True)
    bare.follow_system()
    assert bare.table.options.speed == "none"


def test_a_second_start_may_leave_its_request_before_it_is_heard(
    tmp_path: Path, qtbot: QtBot
) -> None:
    asked: list[StartRequest] = []
    starts = SecondStarts(tmp_path)
    starts.asked.connect(asked.append)
    starts.expect()
    request = StartRequest(tmp_path / "a.66r", "")
    with ThreadPoolExecutor() as pool:
        heard = pool.submit(Requests(tmp_path).hand_over, request)
        qtbot.waitUntil(lambda: any(Requests(tmp_path).folder.iterdir()))
        starts.listen()
        assert heard.result()
    assert asked == [request]
    starts.end()
