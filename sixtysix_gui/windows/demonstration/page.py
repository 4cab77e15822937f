"""A demonstration with everything it needs: a table, two players, nothing that is kept."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.ai.player import Player
from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import NoStore
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.demonstration.flow import DemonstrationFlow, Pace, pace_for
from sixtysix_gui.windows.desktop.loudspeaker import let_hear
from sixtysix_gui.windows.new_game.choice import chosen_before
from sixtysix_gui.windows.settings.settings_keeper import (
    speed_of,
    table_options,
    text_scale_of,
)
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.telling.narration import Narration


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
            self.controller, self.table, self.table_page.sheets, settings.level, self, coach=coach
        )
        self.table_page.notices.said.connect(self.narration.announcer.interrupt)
        self.table_page.history.closed.connect(lambda: self._show_history(shown=False))
        self.flow.use(settings, self._paced(settings))
        self.flow.end_wanted.connect(self.end_wanted)
        self.flow.game_over.connect(self.game_over)
        self.flow.failed.connect(self.failed)
        self.flow.said.connect(self.table_page.notices.say)
        self.flow.told.connect(self.narration.announcer.tell)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table_page)

    def begin(self) -> None:
        """Deal, and say what this is."""
        self.flow.begin(self._rules)
        self.table_page.notices.say(
            self.tr("A demonstration: the computer plays both hands. Esc ends it.")
            if len(self._rules.seats) == 2
            else self.tr("A demonstration: the computer plays all hands. Esc ends it.")
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
