"""Two or three chips at the place of the status line, one of which is the answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from sixtysix_gui.windows.training.answers.answer_paper import AnswerLook, AnswerPaper


class ChoiceChips(AnswerPaper):
    """Asks for one of the options; ``answered`` gives its place from 0."""

    def __init__(
        self,
        options: Sequence[str],
        look: AnswerLook,
        parent: QWidget | None = None,
        *,
        by_letters: bool = False,
    ) -> None:
        """Offer options; ``by_letters`` takes their first letters too, as for yes and no."""
        super().__init__(look, parent)
        self._options, self._by_letters = tuple(options), by_letters

    def reveal(self, right: int, given: int | None) -> None:
        """Tick the right one and strike out another that was chosen; ask no more."""
        raise NotImplementedError
