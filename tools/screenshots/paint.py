"""Paints a window of the program as it looks in a scene, without a screen."""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.table.fonts import load_fonts
from sixtysix_gui.windows.desktop.language import Translations
from sixtysix_gui.windows.look.focus_rings import FocusRings
from sixtysix_gui.windows.look.paper import use_page
from sixtysix_gui.windows.main_window import MainWindow, Places
from sixtysix_gui.windows.playing.keeping.saved_game import SavedGame
from sixtysix_gui.windows.playing.keeping.tally_keeper import TallyKeeper
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, page_of
from tools.screenshots.scenes import Scene

SIZE = QSize(1280, 800)
_STEP, _ROUNDS, _LONGEST = 0.05, 6, 20.0
"""Seconds between two looks; how many in a row must be alike; seconds after which it is given up.

Cards that are drawn aside and sheets that take their place appear a moment later.
"""


class UnsteadyError(RuntimeError):
    """A window goes on changing: there is something in it that moves."""


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
        UnsteadyError: if the window does not come to rest.
    """
    with _window(scene, language) as window:
        window.resize(SIZE)
        window.show()
        scene.show(window)
        return _at_rest(window)


@contextmanager
def _window(scene: Scene, language: str) -> Generator[MainWindow]:
    """Open a window that neither reads nor writes a saved game, and leave nothing of it behind."""
    translations = Translations()
    translations.use(language)
    use_page(page_of(scene.settings))
    keeper = SettingsKeeper(replace(scene.settings, language=language))
    saved, tally = SavedGame(None), TallyKeeper(None)
    places = Places(Path(), Path())
    window = MainWindow(
        keeper,
        translations,
        saved,
        GameController(saved),
        places,
        tally,
        coach_worker=CoachWorker(),
    )
    keeper.setParent(window)
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        translations.remove()
        QCoreApplication.sendPostedEvents()


def _at_rest(window: MainWindow) -> QImage:
    """Give the window as it looks when nothing in it changes any more."""
    alike, last = 0, QImage()
    ends = time.monotonic() + _LONGEST
    while alike < _ROUNDS:
        if time.monotonic() > ends:
            raise UnsteadyError("the window does not come to rest")
        _let_happen(_STEP)
        _take_focus_away()
        seen = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
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
