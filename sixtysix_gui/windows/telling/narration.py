"""Everything that tells in words what happens: to readers of the screen, and in the panel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.telling.chronicle import Chronicle
from sixtysix_gui.windows.telling.table_announcer import TableAnnouncer
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.playing.table_wording import TableWording


class Narration(QObject):
    """Brings the words on the table, chronicle, announcer and panel together."""

    def __init__(
        self,
        controller: GameController,
        page: TablePage,
        words: Callable[[], CardWords],
        parent: QObject,
    ) -> None:
        """Follow the table of a page; ``words`` are those of the deck that lies on it."""
        super().__init__(parent)
        self._page = page
        self._words = words
        self.chronicle = Chronicle(page.table, words, self)
        self.announcer = TableAnnouncer(page.table, words, self)
        controller.updated.connect(self.chronicle.note)
        controller.resumed.connect(self.chronicle.recall)
        self.chronicle.told.connect(self.announcer.tell)
        self.chronicle.grown.connect(page.history.add)
        self.chronicle.recalled.connect(self._write)
        page.notices.said.connect(self.announcer.interrupt)
        self.speak_anew()

    def speak_anew(self) -> None:
        """Take other words: another language, or other cards."""
        self._page.table.set_wording(TableWording(self._words()))
        self._write()

    @Slot()
    def _write(self) -> None:
        self._page.history.write(self.chronicle.lines())
