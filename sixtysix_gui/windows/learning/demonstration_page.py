"""A demonstration with all it needs, in a window of ours or as a program of its own."""

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.ai.player import Player
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import NoStore
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.log import held_lines
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.windows.desktop.application import UnexpectedErrors, leave_start_alone
from sixtysix_gui.windows.desktop.loudspeaker import let_hear
from sixtysix_gui.windows.desktop.system_motion import SystemMotion
from sixtysix_gui.windows.desktop.window_place import usual_place, when_seen
from sixtysix_gui.windows.learning.demonstration import HURRY, DemonstrationFlow, Pace, pace_for
from sixtysix_gui.windows.new_game.choice import chosen_before
from sixtysix_gui.windows.settings.settings_keeper import (
    speed_of,
    table_options,
    text_scale_of,
)
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.telling.narration import Narration

_ = texts("DemonstrationPage")


class DemonstrationPage(QWidget):
    """Fills a window with a game that the computer plays on both sides.

    Signals:
        end_wanted: Esc, or a button, ends the demonstration; ``shut_down`` is for the owner to do.
        game_over: a game is over and its sheet lies on the table.
        failed: str, details for the log: a player could not decide.
    """

    end_wanted = Signal()
    game_over = Signal()
    failed = Signal(str)

    def __init__(
        self,
        settings: Settings,
        pace: Pace | None = None,
        player_by_name: Callable[[str], Player] | None = None,
        rules: Rules | None = None,
        coach: CoachWorker | None = None,
    ) -> None:
        """Lay the table; ``begin`` deals.

        Without a ``pace`` it goes as fast as the settings say, and without ``rules`` by those of
        the next game. The ``coach`` explains moves where the settings want it; he stays when the
        page is gone.

        The settings are only read, and the person's game is not known here.
        """
        super().__init__()
        self._settings = settings
        self._pace = pace
        self._rules = chosen_before(settings).rules if rules is None else rules
        self.table = Table(table_options(settings))
        self.table.look_on()
        self.table.heard.connect(let_hear)
        self.table_page = TablePage(self.table)
        self.controller = GameController(NoStore(), player_by_name, parent=self)
        # narration hears of a deal before the flow shows it: it must know which game that is from
        self.narration = Narration(
            self.controller,
            self.table,
            self.table_page.history,
            lambda: self.flow.narrator,
            self,
        )
        self.flow = DemonstrationFlow(
            self.controller,
            self.table_page,
            self.narration.announcer,
            settings.level,
            self,
            coach=coach,
        )
        self.table_page.notices.said.connect(self.narration.announcer.interrupt)
        self.table_page.history.closed.connect(lambda: self._show_history(shown=False))
        self.flow.use(settings, self._paced(settings))
        self.flow.end_wanted.connect(self.end_wanted)
        self.flow.game_over.connect(self.game_over)
        self.flow.failed.connect(self.failed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table_page)

    def begin(self) -> None:
        """Deal, and say what this is."""
        self.flow.begin(self._rules)
        self.table_page.notices.say(
            _("Demonstration: the computer plays both hands. Press Esc to end it.")
            if len(self._rules.seats) == 2
            else _("Demonstration: the computer plays all hands. Press Esc to end it.")
        )
        self.table.setFocus()

    def use_settings(self, settings: Settings) -> None:
        """Look and go as changed settings say; rules and players stay."""
        self._settings = settings
        self.narration.retranslate()
        self.table_page.set_text_scale(text_scale_of(settings))
        self.flow.use(settings, self._paced(settings))

    def shut_down(self) -> bool:
        """Stop both players, for good; say whether their thread has ended."""
        self.flow.end()
        self.table.shut_down()
        return self.controller.shut_down()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc end the demonstration, and the key of what happened open and close that."""
        meaning = meaning_of(event, Context.TABLE, Context.WINDOW)
        purpose = None if meaning is None else meaning.purpose
        if purpose is Purpose.LEAVE:
            self.end_wanted.emit()
        elif purpose is Purpose.HISTORY:
            self._show_history(shown=self.table_page.history.isHidden())
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.flow.retranslate()
            self.narration.retranslate()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """End everything that runs."""
        super().closeEvent(event)
        self.shut_down()

    def _show_history(self, *, shown: bool) -> None:
        self.table_page.show_panel(self.table_page.history, shown=shown)

    def _paced(self, settings: Settings) -> Pace:
        return self._pace or pace_for(speed_of(settings).value)


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
        self.setWindowTitle(translate("DemonstrationWindow", "Sixty-Six – demonstration"))

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
