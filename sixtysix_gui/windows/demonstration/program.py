"""The demonstration as a program of its own: it reads the settings, and writes nothing."""

import logging
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QMainWindow
from typing_extensions import override

from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.log import held_lines
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.demonstration.flow import HURRY
from sixtysix_gui.windows.demonstration.page import DemonstrationPage
from sixtysix_gui.windows.desktop.application import UnexpectedErrors, leave_start_alone
from sixtysix_gui.windows.desktop.system_motion import SystemMotion
from sixtysix_gui.windows.desktop.window_place import usual_place, when_seen

FAILED = 4
"""Exit status of a demonstration in which something went wrong."""
_AFTER_LAST_SHEET = 1_500
_AFTER_LAST_SHEET_IN_A_HURRY = 400
"""Milliseconds that the end of the game is to be seen before the program ends by itself; its sheet
fades in first."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class DemonstrationOptions:
    """What the command line may ask for.

    ``one_game``: the program ends by itself after a game. ``hurries``: nothing takes time.
    ``screenshot``: a picture of the window is kept there at the end of the first game.
    ``variant``: the rule set, by default that of the next game.
    """

    one_game: bool = False
    hurries: bool = False
    screenshot: Path | None = None
    variant: str | None = None


class DemonstrationWindow(QMainWindow):
    """A window in which the computer plays against itself."""

    def __init__(self, settings: Settings, options: DemonstrationOptions) -> None:
        """Lay the table; ``begin`` deals. What comes of it is in ``status``."""
        super().__init__()
        self._options = options
        self.status = FAILED if options.one_game else 0
        self._settings = settings
        rules = None if options.variant is None else rule_set(options.variant)
        pace = HURRY if options.hurries else None
        self._coach = CoachWorker(parent=self)
        self.page = DemonstrationPage(settings, pace, rules=rules, coach=self._coach)
        self.setCentralWidget(self.page)
        self.page.end_wanted.connect(self.close)
        self.page.game_over.connect(self._game_over)
        self.page.failed.connect(self.fail)
        self._leave = QTimer(self)
        self._leave.setSingleShot(True)
        self._leave.setInterval(
            _AFTER_LAST_SHEET_IN_A_HURRY if options.hurries else _AFTER_LAST_SHEET
        )
        self._leave.timeout.connect(self._finish)
        self._name()
        usual_place(self)

    def begin(self) -> None:
        """Deal."""
        self.page.begin()
        leave_start_alone()

    @Slot()
    def follow_system(self) -> None:
        """Take another pace where the person left it to the system."""
        self.page.use_settings(self._settings)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop both players and go."""
        self._leave.stop()
        self.shut_down()
        super().closeEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def shut_down(self) -> None:
        """Stop both players and the coach, for good."""
        self.page.shut_down()
        self._coach.shut_down()

    def _name(self) -> None:
        self.setWindowTitle(self.tr("Sixty-Six – demonstration"))

    def _game_over(self) -> None:
        if self._options.one_game or self._options.screenshot is not None:
            self._leave.start()

    def _finish(self) -> None:
        picture = self._options.screenshot
        if picture is not None and not self.grab().save(str(picture)):
            self.fail(f"the picture {picture} cannot be written")
        elif self._options.one_game:
            self.status = 0
            self.close()

    def fail(self, details: str) -> None:
        """Take note that something went wrong; where one game was asked for, that ends it."""
        _log.error("the demonstration failed: %s", details)
        self.status = FAILED
        if self._options.one_game:
            self.close()


def run_demonstration(
    application: QApplication,
    settings: Settings,
    motion: SystemMotion,
    options: DemonstrationOptions,
) -> int:
    """Show the demonstration until it is closed, and give the exit status."""
    errors = logging.StreamHandler(sys.stderr)
    logger = logging.getLogger("sixtysix_gui")
    logger.addHandler(errors)
    for line in held_lines():
        errors.handle(line)
    unexpected = UnexpectedErrors(application)
    unexpected.install()
    window = DemonstrationWindow(settings, options)
    unexpected.happened.connect(window.fail)
    motion.changed.connect(window.follow_system)
    window.show()
    when_seen(window.page.table.viewport(), window.begin)  # it covers the window, which Qt spares
    try:
        application.exec()
        return window.status
    finally:
        window.shut_down()
        unexpected.remove()
        logger.removeHandler(errors)
