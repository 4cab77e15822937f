"""What all papers have in common that ask for an answer in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.text.cards import CardWords


@dataclass(frozen=True)
class AnswerLook:
    """How an answer is asked for: the size of words in pixels, the cards, their names, the pace."""

    unit: float
    style: CardStyle
    words: CardWords
    speed: Speed = Speed.NORMAL


class AnswerPaper(QWidget):
    """Something laid over the table that takes one answer; it is not a sheet and has no veil.

    Whoever makes it gives it a parent that the table fills, tells it by ``place_in`` where there is
    room, shows it, and leads Tab through its ``tab_stops``.

    Signals:
        answered: frozenset of Card, or int: the answer, once.
        given_up: 0 or Esc says that the person does not know; nothing is shown then.
        told: str, what readers of the screen are to hear.
    """

    answered = Signal(object)
    given_up = Signal()
    told = Signal(str)

    def __init__(self, look: AnswerLook, parent: QWidget | None = None) -> None:
        """Be hidden until ``show``."""
        super().__init__(parent)
        self.look = look

    @property
    def is_asking(self) -> bool:
        """Whether it still takes an answer."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Take the keys."""
        raise NotImplementedError

    def tab_stops(self) -> Sequence[QWidget]:
        """Return what Tab goes through, in order; nothing once it was answered."""
        raise NotImplementedError

    def place_in(self, area: QRectF) -> None:
        """Take a place in the middle of an area of the parent, as large as is needed."""
        raise NotImplementedError
