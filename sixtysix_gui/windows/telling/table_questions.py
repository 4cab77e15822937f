"""Answers what the person asks the table by a key, for those who hear it and those who see it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from sixtysix_gui.keys.meaning import row_of
from sixtysix_gui.keys.rows import Context, Purpose
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.telling.announcer import Announcer
from sixtysix_gui.windows.telling.chronicle import happenings_for
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.playing.table_answers import TableAnswers


class TableQuestions(QObject):
    """Finds the answers in what lies on the table now.

    Signals:
        said: str, an answer that is to be shown and read out.
    """

    said = Signal(str)

    def __init__(
        self,
        table: TableView,
        words: Callable[[], CardWords],
        announcer: Announcer,
        parent: QObject | None = None,
    ) -> None:
        """Ask a table; what its announcer says last can be heard again."""
        super().__init__(parent)
        self._table = table
        self._words = words
        self._heard = ""
        announcer.said.connect(self._hear)

    def ask(self, purpose: Purpose) -> bool:
        """Answer if a key is for a question; say whether it is."""
        if row_of(purpose).context is not Context.QUESTIONS:
            return False
        answer = self._heard if purpose is Purpose.ASK_AGAIN else self._answer(purpose)
        if answer:
            self.said.emit(answer)
        return True

    def _answer(self, question: Purpose) -> str:
        view = self._table.table_scene.view
        if view is None:
            return self._table.status_text
        plates = self._table.table_scene.indicators.plates
        answers = TableAnswers(
            view,
            happenings_for(view, self._table.players, self._words()),
            {side: plates[side].score for side in Side},
            self._table.status_text,
        )
        answer = answers.answer(question)
        is_repeated = question is Purpose.ASK_HAND and answer == self._heard
        return answers.hand_by_suit() if is_repeated else answer

    @Slot(str, bool)
    def _hear(self, text: str, _interrupting: bool) -> None:
        self._heard = text
