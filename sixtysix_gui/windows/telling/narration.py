"""Tells a table in words: to readers of the screen, to whoever asks, and in the panel."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Slot
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.table.layout.chair import FACING
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.playing.events import EventSentences
from sixtysix_gui.text.playing.table_answers import TableAnswers
from sixtysix_gui.windows.telling.announcer import Announcer
from sixtysix_gui.windows.telling.history_panel import HistoryPanel
from sixtysix_gui.windows.telling.questions import Questions
from sixtysix_gui.windows.telling.seen_steps import Line
from sixtysix_gui.windows.telling.table_history import TableHistory, event_sentences_for


class TableAnnouncer(Announcer):
    """Says what a table shows besides events, which are handed in by ``tell``."""

    def __init__(
        self, table: Table, words: Callable[[], CardWords], parent: QObject | None = None
    ) -> None:
        """Listen to a table; ``words`` are those of the deck that lies on it."""
        super().__init__(table, table, parent)
        self._table = table
        self._words = words
        self._status = ""
        self._chosen: Suit | None = None
        table.status_changed.connect(self._due)
        table.motions_finished.connect(self._due)
        table.acts_changed.connect(self._tell_choice)
        table.refusal_shown.connect(self._tell_refusal)
        table.points_shown.connect(self._tell_points)
        table.tricks_shown.connect(self._tell_tricks)

    @override
    def last_words(self) -> str:
        """Give the status sentence if it is another one, once everything lies still."""
        view, status = self._table.table_scene.view, self._table.status_text
        if status == self._status or self._table.is_moving:
            return ""
        if view is not None and not view.rules.close:
            return ""
        self._status = status
        return status

    @Slot(str)
    def _tell_refusal(self, text: str) -> None:
        view = self._table.table_scene.view
        if view is None or view.rules.close:
            self.interrupt(text)

    @Slot()
    def _tell_choice(self) -> None:
        before, chosen = self._chosen, self._table.armed_marriage
        self._chosen = chosen
        if chosen is not None and chosen is not before:
            self._tell_of_table(lambda sentences, view: [sentences.chosen(chosen, view)])

    @Slot(int)
    def _tell_points(self, points: int) -> None:
        self._tell_of_table(lambda sentences, view: [sentences.card_points(points, view)])

    @Slot(object)
    def _tell_tricks(self, tricks: Sequence[Trick]) -> None:
        self._tell_of_table(
            lambda sentences, view: [sentences.trick(trick, view) for trick in tricks]
        )

    def _tell_of_table(self, write: Callable[[EventSentences, View], list[str]]) -> None:
        """Tell something about what lies on the table; where nothing does, nothing."""
        view = self._table.table_scene.view
        if view is not None and view.rules.close:
            sentences = event_sentences_for(view, self._table.players, self._words())
            self.tell(write(sentences, view))


class TableQuestions(Questions):
    """Finds the answers in what lies on the table of two now."""

    def __init__(
        self,
        table: Table,
        words: Callable[[], CardWords],
        announcer: Announcer,
        parent: QObject | None = None,
    ) -> None:
        """Ask a table; what its announcer says last can be heard again."""
        super().__init__(parent)
        self._table = table
        self._words = words
        self.listen_to(announcer)

    @override
    def status(self) -> str:
        return self._table.status_text

    @override
    def answers(self) -> TableAnswers | None:
        view = self._table.table_scene.view
        if view is None or not view.rules.close:
            return None
        plates = self._table.table_scene.signs.plates.plates
        return TableAnswers(
            view,
            event_sentences_for(view, self._table.players, self._words()),
            {chair: plates[chair].score for chair in FACING},
            self._table.status_text,
        )


class Narration(QObject):
    """Brings the words on the table, history, announcer and panel together."""

    def __init__(
        self,
        controller: GameController,
        table: Table,
        panel: HistoryPanel,
        words: Callable[[], CardWords],
        parent: QObject,
        tells_all: Callable[[], bool] = lambda: True,
    ) -> None:
        """Follow a table; ``words`` are those of the deck that lies on it.

        Unless the panel ``tells_all``, it keeps to what the rules let one look at.
        """
        super().__init__(parent)
        self._table = table
        self._panel = panel
        self._tells_all = tells_all
        self._words = words
        self.history = TableHistory(table, words, self)
        self.announcer = TableAnnouncer(table, words, self)
        controller.updated.connect(self.history.note)
        controller.resumed.connect(self.history.recall)
        self.history.told.connect(self.announcer.tell)
        self.history.grown.connect(self._add)
        self.history.recalled.connect(self._write)
        self.speak_anew()

    def speak_anew(self) -> None:
        """Take other words: another language, or other cards."""
        self._write()

    @Slot(list)
    def _add(self, lines: list[Line]) -> None:
        """List what is new, and where the rules want it no more of what was before."""
        if self._tells_all():
            self._panel.add(lines)
        else:
            self._write()

    @Slot()
    def _write(self) -> None:
        history, tells_all = self.history, self._tells_all()
        self._panel.write(history.lines() if tells_all else history.lines_within_rules())
