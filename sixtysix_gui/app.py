"""The program with a window: wiring only."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NoReturn

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from sixtysix_gui import __version__
from sixtysix_gui.ai.compiled import tell_trouble
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from sixtysix_gui.storage.game_place import take_game_place
from sixtysix_gui.storage.log import start_log, stop_log
from sixtysix_gui.storage.settings import Settings, load_settings, look_at_settings
from sixtysix_gui.table.fonts import load_fonts
from sixtysix_gui.windows.already_open import say_already_open
from sixtysix_gui.windows.demonstration.program import DemonstrationOptions, run_demonstration
from sixtysix_gui.windows.desktop.session_bus import leave_silent_bus_alone
from sixtysix_gui.windows.first_sight import when_seen
from sixtysix_gui.windows.language import Translations
from sixtysix_gui.windows.look.focus_rings import FocusRings
from sixtysix_gui.windows.look.text_size import use_page
from sixtysix_gui.windows.main_window import MainWindow, Places
from sixtysix_gui.windows.no_screen import calm_without_screen
from sixtysix_gui.windows.preferences import SettingsKeeper, page_of
from sixtysix_gui.windows.quit_signals import QuitSignals
from sixtysix_gui.windows.saved_game import SavedGame
from sixtysix_gui.windows.system_motion import SystemMotion, asked_on, known_at_once
from sixtysix_gui.windows.unexpected import UnexpectedErrors

NAME = "sixtysix"
ALREADY_OPEN = 1
"""Exit status of a second program on the same saved game."""


class _Arguments(argparse.ArgumentParser):
    """Reads the command line; says in one sentence what it does not understand."""

    @override
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. “{self.prog} --help” lists the options.\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window and play; give the exit status of the program.

    Args:
        argv: the arguments after the program's name, by default those of the process.
    """
    arguments = _read_arguments(argv)
    application = _application()
    signals = QuitSignals(application)
    signals.quit_wanted.connect(lambda: application.exit())
    signals.install()
    try:
        demonstration = _demonstration(arguments)
        if demonstration is not None:
            return _demonstrate(application, demonstration)
        return _play(application, signals, arguments.file)
    finally:
        signals.remove()


def _demonstrate(application: QApplication, demonstration: DemonstrationOptions) -> int:
    settings = look_at_settings()
    _translations = _speak_as(settings)
    return run_demonstration(application, settings, _system_motion(application), demonstration)


def _play(application: QApplication, signals: QuitSignals, file: Path | None) -> int:
    settings, notice = load_settings()
    translations = _speak_as(settings)
    place = take_game_place()
    if place is None:
        say_already_open()
        return ALREADY_OPEN
    log = start_log()
    tell_trouble()
    saved = SavedGame(place.autosave, place.trouble)
    keeper = SettingsKeeper(settings, application)
    controller = GameController(saved)
    errors = UnexpectedErrors(application)
    errors.install()
    try:
        window = MainWindow(
            keeper, translations, saved, controller, Places(place.folder, log or Path())
        )
        errors.happened.connect(window.tell_of_error)
        _system_motion(application).changed.connect(window.follow_system)
        signals.quit_wanted.connect(window.close)  # whatever dialog lies over it
        window.show()
        notices = () if notice is None else (notice,)
        when_seen(window, lambda: window.begin(notices, file))
        status = application.exec()
    finally:
        has_ended = controller.shut_down()
        errors.remove()
        stop_log()
        if place.lock is not None:
            place.lock.release()
    if not has_ended:
        os._exit(status)  # a player that never stops must not keep the process, nor abort it
    return status


def _speak_as(settings: Settings) -> Translations:
    """Use the page and the language of the settings."""
    use_page(page_of(settings))
    translations = Translations()
    translations.use(settings.language)
    return translations


def _system_motion(application: QApplication) -> SystemMotion:
    known = partial(known_at_once, sys.platform, os.environ)
    return SystemMotion(application, asked_on(sys.platform, os.environ, application), known)


def _read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = _arguments()
    arguments = parser.parse_args(argv)
    if not arguments.demo and (arguments.one_game or arguments.hurry or arguments.screenshot):
        parser.error("--one-game, --hurry and --screenshot go with --demo")
    if arguments.demo and arguments.file is not None:
        parser.error("a demonstration opens no record")
    return arguments


def _demonstration(arguments: argparse.Namespace) -> DemonstrationOptions | None:
    """Give what is asked of a demonstration, or None if a person is to play."""
    if not arguments.demo:
        return None
    return DemonstrationOptions(
        one_game=arguments.one_game, hurries=arguments.hurry, screenshot=arguments.screenshot
    )


def _arguments() -> argparse.ArgumentParser:
    parser = _Arguments(
        prog=NAME,
        description="Sixty-Six, the card game, against the computer.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE.66r", help="a record to open and look at"
    )
    demonstration = parser.add_argument_group(
        "demonstration", "The computer plays both hands and you watch. Nothing is saved."
    )
    demonstration.add_argument("--demo", action="store_true", help="begin a demonstration")
    demonstration.add_argument(
        "--one-game",
        action="store_true",
        help="end after one game; the status says if all went well",
    )
    demonstration.add_argument(
        "--hurry", action="store_true", help="let nothing take time, to try out an installation"
    )
    demonstration.add_argument(
        "--screenshot",
        type=Path,
        metavar="FILE.png",
        help="keep a picture of the window there at the end of a game",
    )
    return parser


def _application() -> QApplication:
    """Make the application with the program's own look."""
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else _new_application()
    application.setApplicationName(NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(NAME)
    with suppress(ResourceMissingError):
        application.setWindowIcon(QIcon(str(resource_path("icons", "sixtysix.svg"))))
    load_fonts()
    application.setStyle("fusion")
    FocusRings(application)
    return application


def _new_application() -> QApplication:
    if sys.platform.startswith("linux"):
        leave_silent_bus_alone()
    with calm_without_screen():
        return QApplication([NAME])
