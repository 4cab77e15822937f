"""The rack: all cards that may be meant, by suits in rows, of which so many are picked."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtWidgets import QWidget

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.windows.training.answers.answer_paper import AnswerLook, AnswerPaper


class Rack(AnswerPaper):
    """Asks to pick ``count`` of the offered cards; ``answered`` gives them as a frozenset."""

    def __init__(
        self,
        task: str,
        offered: Sequence[Card],
        count: int,
        look: AnswerLook,
        parent: QWidget | None = None,
    ) -> None:
        """Offer cards below the sentence that asks."""
        super().__init__(look, parent)
        self._task, self._offered, self._count = task, tuple(offered), count

    @property
    def picked(self) -> frozenset[Card]:
        """The cards that are picked now."""
        raise NotImplementedError

    def reveal(self, right: Collection[Card], picked: Collection[Card], told: str = "") -> None:
        """Tick the right ones, strike out the wrong ones, ring the missed ones; ask no more.

        ``told`` takes the place of the sentence that asked.
        """
        raise NotImplementedError
