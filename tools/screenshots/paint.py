"""Paints a window of the program as it looks in a scene, without a screen."""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
from sixtysix_gui.windows.backing import Backing, Places
from sixtysix_gui.windows.desktop.language import Translations
from sixtysix_gui.windows.main_window import MainWindow
from sixtysix_gui.windows.playing.keeping import SavedGame, TallyKeeper
from sixtysix_gui.windows.playing.open_games import KeptGames
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, page_of
from sixtysix_gui.windows.widgets.focus_rings import FocusRings
from sixtysix_gui.windows.widgets.paper import use_page
from tools.screenshots.scenes import Scene

SIZE = QSize(1280, 800)
_STEP, _ROUNDS, _LONGEST = 0.05, 6, 60.0
"""Seconds between two looks; how many in a row must be alike; seconds after which it is given up.

Cards that are drawn aside and sheets that take their place appear a moment later.
"""


class PictureError(RuntimeError):
    """A picture cannot be painted: something in the window goes on moving, or is not there."""


def make_application() -> QApplication:
    """Make the application with the program's look, without a desktop's wishes."""
    application = QApplication(["sixtysix-screenshots"])
    load_fonts()
    application.setStyle("fusion")
    FocusRings(application)
    return application


def painted(scene: Scene, language: str) -> QImage:
    """Paint a scene in a language, in ``SIZE`` pixels.

    Raises:
        PictureError: if window or coach do not come to rest, or a button is missing.
    """
    coach = CoachWorker()
    with _window(scene, language, coach) as window:
        window.resize(SIZE)
        window.show()
        scene.show(window)
        for name in scene.presses:
            _at_rest(window, coach)
            _press(window, name)
            _in_front(window).resize(SIZE)
        return _at_rest(window, coach)


@contextmanager
def _window(scene: Scene, language: str, coach: CoachWorker) -> Generator[MainWindow]:
    """Open a window that neither reads nor writes a saved game, and leave nothing of it behind."""
    translations = Translations()
    translations.use(language)
    use_page(page_of(scene.settings))
    keeper = SettingsKeeper(replace(scene.settings, language=language))
    saved, archive = SavedGame(None), ArchiveKeeper(Path(), only_reads=True)
    places, kept = Places(Path(), Path()), KeptGames()
    controller = GameController(saved)
    window = MainWindow(keeper, translations)
    window.furnish(Backing(saved, controller, places, TallyKeeper(None), coach, kept, archive))
    keeper.setParent(window)
    try:
        yield window
    finally:
        QApplication.closeAllWindows()  # the coach's window is one of its own
        window.deleteLater()
        translations.remove()
        QCoreApplication.sendPostedEvents()


def _in_front(window: MainWindow) -> QWidget:
    """Return the window that lies over the main window, or that itself; the coach has his own."""
    over = (one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window)
    return next(over, window)


def _press(window: MainWindow, name: str) -> None:
    found = window.findChildren(QAbstractButton, name)
    button = next((each for each in found if each.isVisible()), None)
    if button is None:
        raise PictureError(f"there is no button called {name}")
    button.click()


def _at_rest(window: MainWindow, coach: CoachWorker) -> QImage:
    """Return the window as it looks when nothing in it changes any more, and the coach is done."""
    alike, last = 0, QImage()
    ends = time.monotonic() + _LONGEST
    while coach.is_busy and time.monotonic() < ends:
        _let_happen(_STEP)
    while alike < _ROUNDS:
        if time.monotonic() > ends:
            raise PictureError("the window does not come to rest")
        _let_happen(_STEP)
        _take_focus_away()
        seen = _in_front(window).grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        alike, last = (alike + 1 if seen == last else 0), seen
    return last


def _take_focus_away() -> None:
    """Let no ring lie around anything: whether a window is active depends on those before it."""
    focused = QApplication.focusWidget()
    if focused is not None:
        focused.clearFocus()


def _let_happen(seconds: float) -> None:
    ends = time.monotonic() + seconds
    while (left := ends - time.monotonic()) > 0:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, round(1000 * left))
        time.sleep(0.002)
