"""The program with a window: wiring only."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from sixtysix_gui import APP_ID
from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from sixtysix_gui.storage.folders import Notice, data_folder
from sixtysix_gui.storage.log import hold_log, start_log, stop_log
from sixtysix_gui.storage.running_game import GamePlace, take_game_place
from sixtysix_gui.storage.second_start import StartRequest
from sixtysix_gui.storage.settings import Settings, load_settings, look_at_settings
from sixtysix_gui.version import shown_version
from sixtysix_gui.windows.desktop.application import (
    Application,
    QuitSignals,
    SecondStarts,
    UnexpectedErrors,
    ask_first,
    bring_forward,
    leave_start_alone,
    own_token,
)
from sixtysix_gui.windows.desktop.command_line import NAME, read_command_line
from sixtysix_gui.windows.desktop.language import Translations
from sixtysix_gui.windows.desktop.session_bus import leave_silent_bus_alone
from sixtysix_gui.windows.desktop.system_motion import SystemMotion, asked_on, known_at_once
from sixtysix_gui.windows.desktop.window_place import when_seen
from sixtysix_gui.windows.desktop.without_screen import calm_without_screen
from sixtysix_gui.windows.main_window import MainWindow
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, page_of, sounds_of
from sixtysix_gui.windows.widgets.focus_rings import FocusRings
from sixtysix_gui.windows.widgets.paper import use_page

if TYPE_CHECKING:
    from sixtysix_gui.windows.backing import Backing
    from sixtysix_gui.windows.desktop.loudspeaker import Loudspeaker

_FIRST_GAME = (
    "sixtysix_gui.table.layout.parts",
    "sixtysix_gui.table.cards.zones",
    "sixtysix_gui.table.scene.plates",
    "sixtysix_gui.table.scene.scene",
    "sixtysix_gui.table.table_parts",
    "sixtysix_gui.table.motions.choreography",
)
"""What the first game needs: it is imported piece by piece while the start sheet lies there."""
_BETWEEN = 250
"""Milliseconds from one of these to the next."""

ALREADY_OPEN = 1
"""Exit status of a second program on the same saved game where the first one does not answer."""


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window and play; give the exit status of the program.

    Args:
        argv: the arguments after the program's name, by default those of the process.
    """
    hold_log()  # the languages are read before it is known who writes the log
    arguments = read_command_line(argv, _say_in_window)
    token = own_token()  # before Qt, which takes it for windows of this process
    application = _application()
    signals = QuitSignals(application)
    signals.quit_wanted.connect(lambda: application.exit())
    signals.install()
    try:
        if arguments.demo:
            return _demonstrate(application, arguments)
        return _play(application, signals, StartRequest(arguments.file, token))
    finally:
        signals.remove()


def _play(application: QApplication, signals: QuitSignals, request: StartRequest) -> int:
    """Play, or hand the request of this start over to the program that runs already."""
    file = request.file
    settings, notice = load_settings()
    translations = _speak_as(settings)
    place = take_game_place()
    if place is None:
        whole = None if file is None else file.absolute()
        if ask_first(data_folder(), whole, request.token):
            return 0
        from sixtysix_gui.windows.desktop.system_boxes import say_already_open

        say_already_open()
        return ALREADY_OPEN
    log = start_log()
    keeper = SettingsKeeper(settings, application)
    starts = SecondStarts(place.folder, application)
    if place.lock is not None:
        starts.expect()
    errors = UnexpectedErrors(application)
    errors.install()
    window = MainWindow(keeper, translations)
    begun = _Begun(window, errors, starts if place.lock is not None else None)
    try:
        _system_motion(application).changed.connect(window.follow_system)
        signals.quit_wanted.connect(window.close)  # whatever dialog lies over it
        window.show()
        notices = () if notice is None else (notice,)
        when_seen(window, lambda: begun.begin(application, place, log, notices, file))
        status = application.exec()
        begun.end()
    finally:
        starts.end()
        has_ended = begun.shut_down()
        errors.remove()
        stop_log()
        if place.lock is not None:
            place.lock.release()
        begun.fall_silent()  # last: a driver that hangs must not keep the saved game locked
    from sixtysix_gui.windows.desktop.work_threads import all_have_ended

    if not (has_ended and all_have_ended()):
        os._exit(status)  # what never stops must not keep the process, nor abort it
    return status


class _Begun:
    """A window that is furnished and goes on with the game, from when it has been seen."""

    def __init__(
        self, window: MainWindow, errors: UnexpectedErrors, starts: SecondStarts | None
    ) -> None:
        """Begin nothing yet; ``starts`` are None where a second start would not come here."""
        self._window = window
        self._errors = errors
        self._starts = starts
        self._backing: Backing | None = None
        self._speaker: Loudspeaker | None = None
        self._failure: Exception | None = None

    def begin(
        self,
        application: QApplication,
        place: GamePlace,
        log: Path | None,
        notices: tuple[Notice, ...],
        file: Path | None,
    ) -> None:
        """Furnish the window, and go on with the game; a failure ends the program."""
        if self._window.is_closed:
            return
        try:
            self._furnish(application, place, log)
        except Exception as error:  # noqa: BLE001 - a part of the program may be missing
            self._failure = error
            application.exit()
        else:
            _begin(application, self._window, notices, file, self._starts)
            self._import_soon(list(_FIRST_GAME))

    def _import_soon(self, names: list[str]) -> None:
        def import_next() -> None:
            with suppress(ImportError):  # it is said when a game asks for it
                import_module(names.pop(0))
            self._import_soon(names)

        if names:
            QTimer.singleShot(_BETWEEN, self._window, import_next)

    def _furnish(self, application: QApplication, place: GamePlace, log: Path | None) -> None:
        from sixtysix_gui.windows.backing import backing_of

        window = self._window
        self._speaker = _loudspeaker(application, window.keeper)
        self._backing = backing_of(place, log, window.keeper)
        window.furnish(self._backing)
        self._errors.happened.connect(window.messages.error)
        if self._starts is not None:
            self._starts.asked.connect(lambda request: _answer(window, request))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]

    def end(self) -> None:
        """Keep a finished game that could not be kept before.

        Raises:
            Exception: what kept the program from beginning.
        """
        if self._failure is not None:
            raise self._failure
        if self._backing is not None and self._backing.kept.finished is not None:
            self._backing.kept.finished.try_again()

    def shut_down(self) -> bool:
        """Stop what thinks; say whether it has ended."""
        if self._backing is None:
            return True
        self._backing.coach_worker.shut_down()
        return self._backing.controller.shut_down()

    def fall_silent(self) -> None:
        """Close the loudspeaker, and wait until that is done."""
        if self._speaker is not None:
            self._speaker.shut_down()


def _loudspeaker(application: QApplication, keeper: SettingsKeeper) -> Loudspeaker:
    """Let what is heard follow the settings; nothing is opened yet."""
    speaker = _silent_loudspeaker(application)
    speaker.use(sounds_of(keeper.settings))
    keeper.changed.connect(lambda _, now: speaker.use(sounds_of(now)))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    return speaker


def _silent_loudspeaker(application: QApplication) -> Loudspeaker:
    from sixtysix_gui.sound.output import Output
    from sixtysix_gui.windows.desktop.loudspeaker import Loudspeaker

    return Loudspeaker(Output(), application)


def _begin(
    application: QApplication,
    window: MainWindow,
    notices: tuple[Notice, ...],
    file: Path | None,
    starts: SecondStarts | None,
) -> None:
    """Go on with the game and open the files that a person has opened with the program.

    Second starts are heard only then, so that their files lie over the game; and also where a game
    could not be gone on with, which is said.
    """
    opened = application if isinstance(application, Application) else None
    try:
        window.begin(notices, file or (opened.next_file() if opened else None))
    finally:
        if opened is not None:
            opened.open_files_with(window.flow.files.open)
        window.archive.start_soon()
        if starts is not None:
            starts.listen()
        leave_start_alone()


def _answer(window: MainWindow, request: StartRequest) -> None:
    """Do what a second start asks for."""
    bring_forward(window, request.token)
    if request.file is not None:
        window.flow.files.open(request.file)


def _demonstrate(application: QApplication, arguments: argparse.Namespace) -> int:
    """Let the computer play, in the language, with the look and the sounds of the settings."""
    from sixtysix_gui.windows.learning.demonstration_page import (
        DemonstrationOptions,
        run_demonstration,
    )

    options = DemonstrationOptions(
        one_game=arguments.one_game,
        hurries=arguments.hurry,
        screenshot=arguments.screenshot,
        variant=arguments.variant,
    )
    watched = look_at_settings()
    translations = _speak_as(watched)
    leave_start_alone()
    speaker = _silent_loudspeaker(application)
    if not options.hurries:  # an installation that is tried out need not be heard
        speaker.use(sounds_of(watched))
    try:
        return run_demonstration(application, watched, _system_motion(application), options)
    finally:
        speaker.shut_down()
        translations.remove()


def _say_in_window(text: str) -> None:
    """Say something before there is a window, in the look of the settings."""
    from sixtysix_gui.windows.desktop.system_boxes import show_words

    _application()
    translations = _speak_as(look_at_settings())
    show_words(text)
    translations.remove()


def _speak_as(settings: Settings) -> Translations:
    """Use the page and the language of the settings, for as long as the result is kept."""
    use_page(page_of(settings))
    translations = Translations()
    translations.use(settings.language)
    return translations


def _system_motion(application: QApplication) -> SystemMotion:
    known = partial(known_at_once, sys.platform, os.environ)
    return SystemMotion(application, asked_on(sys.platform, os.environ, application), known)


def _application() -> QApplication:
    """Make the application with the program's own look."""
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else _new_application()
    application.setApplicationName(NAME)
    application.setApplicationVersion(shown_version())
    application.setDesktopFileName(APP_ID)
    with suppress(ResourceMissingError):
        application.setWindowIcon(QIcon(str(resource_path("icons", "sixtysix.svg"))))
    application.setStyle("fusion")
    FocusRings(application)
    return application


def _new_application() -> QApplication:
    if sys.platform.startswith("linux"):
        leave_silent_bus_alone()
    with calm_without_screen():
        return Application([NAME])
