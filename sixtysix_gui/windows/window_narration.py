"""What is read out, written down and answered at whichever table the window shows."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.playing.table_wording import TableWording
from sixtysix_gui.text.trick_game.table_words import TrickTableWords
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, words_of
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.telling.announcer import Announcer
from sixtysix_gui.windows.telling.game_wording import GameWording
from sixtysix_gui.windows.telling.narration import Narration, TableQuestions
from sixtysix_gui.windows.telling.trick_narration import TrickNarration
from sixtysix_gui.windows.telling.trick_wording import TrickTableWording


class WindowNarration(QObject):
    """Tells of every game; who knows the game on the table answers and reads notices out.

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
        """Follow the table; ``words_of_several`` are those of games for three and four."""
        super().__init__(parent)
        self._controller = controller
        self._table = table = page.table

        def words() -> CardWords:
            return words_of(keeper.settings)

        self.for_two = Narration(controller, table, page.history, words, self, self._tells_all)
        self.for_several = TrickNarration(
            controller, table, page.history, words_of_several, self.for_two.history.game_of, self
        )
        self.for_several.said.connect(page.notices.say)
        page.notices.said.connect(self._interrupt)
        self._words = words
        self._write_wording()
        self._questions = TableQuestions(table, words, self.for_two.announcer, self)
        self._questions.said.connect(self.said)

    def _write_wording(self) -> None:
        others = TrickTableWording(self.for_several.words_at_table)
        self._table.set_wording(GameWording(TableWording(self._words()), others))

    def _tells_all(self) -> bool:
        """Return whether all tricks may be read again: in practice, and with a screen reader."""
        return self._controller.is_practice or QAccessible.isActive()

    def tell(self, sentences: list[str]) -> None:
        """Let readers of the screen hear something besides what happens."""
        self._announcer.tell(sentences)

    def ask(self, purpose: Purpose) -> bool:
        """Answer a question about the table that is seen; say whether it was one."""
        return (self.for_several if self._is_of_several else self._questions).ask(purpose)

    def speak_anew(self) -> None:
        """Say everything in another language."""
        self.for_two.speak_anew()
        self.for_several.speak_anew()
        self._write_wording()

    @property
    def _is_of_several(self) -> bool:
        """Whether a game lies there in which nobody closes."""
        view = self._table.table_scene.view
        return view is not None and not view.rules.close

    @property
    def _announcer(self) -> Announcer:
        return (self.for_several if self._is_of_several else self.for_two).announcer

    def _interrupt(self, text: str) -> None:
        """Read a notice out."""
        self._announcer.interrupt(text)
