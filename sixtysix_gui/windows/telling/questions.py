"""Keys that ask what lies on a table: whose turn it is, what is in the hand, what was said last."""

from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import row_of
from sixtysix_gui.windows.telling.announcer import Announcer


class Answers(Protocol):
    """Answers what is asked about a view."""

    def answer(self, question: Purpose, /) -> str:
        """Say it in one or more sentences."""
        ...

    def hand_by_suit(self) -> str:
        """Say at more length what is in the hand."""
        ...


class Questions(QObject):
    """Answers by what lies on a table now.

    Signals:
        said: str, an answer that is to be shown and read out.
    """

    said = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Have heard nothing yet."""
        super().__init__(parent)
        self._heard = ""

    def listen_to(self, announcer: Announcer) -> None:
        """Hear what an announcer says: the last of it can be heard again."""
        announcer.said.connect(self._hear)

    def answers(self) -> Answers | None:
        """Give the answers about the view that is shown; None without a game."""
        raise NotImplementedError

    def status(self) -> str:
        """Give what is said where there is no game."""
        raise NotImplementedError

    def ask(self, purpose: Purpose) -> bool:
        """Answer if a key is for a question; say whether it is."""
        if row_of(purpose).context is not Context.QUESTIONS:
            return False
        answer = self._heard if purpose is Purpose.ASK_AGAIN else self._answer(purpose)
        if answer:
            self.said.emit(answer)
        return True

    def _answer(self, question: Purpose) -> str:
        answers = self.answers()
        if answers is None:
            return self.status()
        answer = answers.answer(question)
        is_repeated = question is Purpose.ASK_HAND and answer == self._heard
        return answers.hand_by_suit() if is_repeated else answer

    @Slot(str, bool)
    def _hear(self, text: str, _interrupting: bool) -> None:
        self._heard = text
