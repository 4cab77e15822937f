"""Everything that tells in words what happens: to readers of the screen, and in the panel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.announcer import Announcer
from sixtysix_gui.windows.chronicle import Chronicle
from sixtysix_gui.windows.stage import GameStage
from sixtysix_gui.windows.texts.happenings import Happenings


class Narration(QObject):
    """Brings chronicle, announcer and panel together; to be made before the game's flow."""

    def __init__(
        self,
        controller: GameController,
        table: TableView,
        stage: GameStage,
        happenings: Callable[[], Happenings],
        parent: QObject,
    ) -> None:
        """Follow a controller, the table that shows it and the notices beside it."""
        super().__init__(parent)
        self._stage = stage
        self.chronicle = Chronicle(controller, table, happenings, self)
        self.announcer = Announcer(table, happenings, self)
        self.chronicle.told.connect(self.announcer.tell)
        self.chronicle.told.connect(stage.history.add)
        stage.notices.said.connect(self.announcer.interrupt)

    def speak_anew(self) -> None:
        """Write what has happened in other words: another language or other cards."""
        self._stage.history.write(self.chronicle.sentences())
