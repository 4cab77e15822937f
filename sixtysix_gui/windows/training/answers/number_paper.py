"""A paper that asks for a number of two digits at most."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from sixtysix_gui.windows.training.answers.answer_paper import AnswerLook, AnswerPaper


class NumberPaper(AnswerPaper):
    """Asks for a number from 0 to 99; ``answered`` gives it as an int."""

    def __init__(self, task: str, look: AnswerLook, parent: QWidget | None = None) -> None:
        """Ask by a sentence."""
        super().__init__(look, parent)
        self._task = task

    def reveal(self, right: int, given: int | None, told: str = "") -> None:
        """Show what is right, in pencil beside what was given, unless that is the same."""
        raise NotImplementedError
