"""A rack for the cards of one suit: any number of them may be picked, by the keys below them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.keys.meaning import place_of
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.windows.training.answers.answer_paper import AnswerLook
from sixtysix_gui.windows.training.answers.rack import Rack
from sixtysix_gui.windows.widgets import paper

_GAP, _CAP, _CAP_LETTERS, _CORNER = 0.28, 1.15, 0.78, 0.25
"""Between a card and the cap of its key, the height of the cap, its letters and corners, in t."""
_DIGITS = range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)
_PAD = Qt.KeyboardModifier.KeypadModifier


class SuitRack(Rack):
    """Asks which cards of a suit are meant; how many they are is part of the question.

    The first card has the key 1, and so on.
    """

    def __init__(
        self, task: str, offered: Sequence[Card], look: AnswerLook, parent: QWidget | None = None
    ) -> None:
        """Offer cards below the sentence that asks."""
        super().__init__(task, offered, len(offered), look, parent)
        self.show_figure("")

    @override
    def _count_again(self) -> None:
        super()._count_again()
        self.show_figure("")
        self.button.setEnabled(True)

    @override
    def answer(self) -> None:
        """Tell which cards are picked; that may be none."""
        if self.is_asking:
            self.answered.emit(self.picked)

    @override
    def takes(self, event: QKeyEvent) -> bool:
        """Return whether a key picks, leads on, answers or leaves."""
        return self._card_of_key(event) is not None or super().takes(event)

    @override
    def press(self, event: QKeyEvent) -> None:
        """Do what a key means."""
        card = self._card_of_key(event)
        if card is None:
            super().press(event)
        elif not event.isAutoRepeat():
            self.button_of(card).click()
            self.take_focus()

    def _card_of_key(self, event: QKeyEvent) -> Card | None:
        digit = chr(event.key()) if event.key() in _DIGITS else place_of(event)
        number = int(digit) if digit.isdecimal() else 0
        cards = self._plan.cards
        if event.modifiers() & ~_PAD or not 0 < number <= len(cards):
            return None
        return cards[number - 1]

    @override
    def body_size(self, most: float) -> QSizeF:
        """Return the size of the row with the keys below it."""
        size = super().body_size(most)
        return QSizeF(size.width(), size.height() + (_GAP + _CAP) * self._plan.unit)

    @override
    def paint_body(self, painter: QPainter) -> None:
        """Paint the cards, and their keys while they are asked for."""
        super().paint_body(painter)
        if self.is_asking:
            for number, place in enumerate(self._plan.places.values(), 1):
                self._paint_key(painter, str(number), place.translated(self.body.topLeft()))

    def _paint_key(self, painter: QPainter, key: str, card: QRectF) -> None:
        unit = self._plan.unit
        cap = QRectF(0.0, card.bottom() + _GAP * unit, 1.2 * _CAP * unit, _CAP * unit)
        cap.moveLeft(card.center().x() - cap.width() / 2)
        painter.setPen(QColor(paper.LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, _CORNER * unit, _CORNER * unit)
        painter.setPen(QColor(theme.GREY_ON_PAPER))
        painter.setFont(fonts.text(_CAP_LETTERS * unit))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
