"""What is read out, written down and answered at whichever table the window shows."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.table.trick_game.trick_table import TrickTableView
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, words_of
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.telling.narration import Narration, TableQuestions
from sixtysix_gui.windows.telling.trick_narration import TrickNarration
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.trick_game.table_words import TrickTableWords


class WindowNarration(QObject):
    """Tells at both tables, and lets only the one that is seen answer and read notices out.

    Signals:
        said: str, the answer to a question at the table for two.
    """

    said = Signal(str)

    def __init__(
        self,
        controller: GameController,
        page: TablePage,
        keeper: SettingsKeeper,
        words_of_several: Callable[[], TrickTableWords | None],
        parent: QObject,
    ) -> None:
        """Follow the table for two; ``words_of_several`` are those of who has the other one."""
        super().__init__(parent)
        self._controller = controller
        self._page = page
        self._words_of_several = words_of_several

        def words() -> CardWords:
            return words_of(keeper.settings)

        table = page.table
        self.for_two = Narration(controller, table, page.history, words, self, self._tells_all)
        self.for_several: TrickNarration | None = None
        page.notices.said.connect(self._interrupt)
        self._questions = TableQuestions(table, words, self.for_two.announcer, self)
        self._questions.said.connect(self.said)

    def _tells_all(self) -> bool:
        """Return whether all tricks may be read again: in practice, and with a screen reader."""
        return self._controller.is_practice or QAccessible.isActive()

    def follow(self, table: TrickTableView) -> TrickNarration:
        """Tell at the table for three and four as well, from now on."""
        page = self._page
        history, words = self.for_two.history, self._words_of_several
        self.for_several = made = TrickNarration(
            self._controller, table, page.history, words, history.game_of, self
        )
        made.said.connect(page.notices.say)
        return made

    def ask(self, purpose: Purpose) -> bool:
        """Answer a question about the table that is seen; say whether it was one."""
        seen = self._seen_of_several
        return self._questions.ask(purpose) if seen is None else seen.ask(purpose)

    def speak_anew(self) -> None:
        """Say everything in another language."""
        self.for_two.speak_anew()
        if self.for_several is not None:
            self.for_several.speak_anew()

    @property
    def _seen_of_several(self) -> TrickNarration | None:
        """What tells at the table of several, while that is seen."""
        return self.for_several if self._page.shown is self._page.other else None

    def _interrupt(self, text: str) -> None:
        """Read a notice out at the table that is seen."""
        seen = self._seen_of_several
        (self.for_two if seen is None else seen).announcer.interrupt(text)
