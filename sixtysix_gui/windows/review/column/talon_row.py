"""The cards that lay face down, as little cards in the order in which they would be drawn."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design.cards.plain_drawing import draw_little_card
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.rules.cards import Card

_WIDTH, _HEIGHT, _APART = 1.6, 2.25, 0.2
"""Sizes of a card and the distance of two, in text units."""


class TalonRow(QWidget):
    """Shows cards side by side, in as many rows as they need.

    What they are is read to nobody: the sentence above them says it.
    """

    def __init__(self, style: CardStyle) -> None:
        """Begin without cards; ``style`` is that of the cards on the table."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._style = style
        self._cards: tuple[Card, ...] = ()
        self._unit = 16.0

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is shown."""
        return self._cards

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show other cards, the first to be drawn at the left."""
        self._cards = tuple(cards)
        self.setVisible(bool(cards))
        self._fit()

    def set_text_size(self, unit: float) -> None:
        """Draw for words of that size, in pixels."""
        self._unit = unit
        self._fit()

    def place_of(self, number: int) -> QRectF:
        """Give where a card lies, from 0, in pixels."""
        row, column = divmod(number, self._across)
        step, unit = (_WIDTH + _APART) * self._unit, self._unit
        return QRectF(column * step, row * (_HEIGHT + _APART) * unit, _WIDTH * unit, _HEIGHT * unit)

    @property
    def _across(self) -> int:
        return max(1, int((self.width() + _APART * self._unit) / ((_WIDTH + _APART) * self._unit)))

    def _fit(self) -> None:
        rows = ceil(len(self._cards) / self._across)
        self.setFixedHeight(ceil(rows * (_HEIGHT + _APART) * self._unit) + 1)
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use as many rows as the width asks for."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, card in enumerate(self._cards):
            draw_little_card(painter, self._style, card.code, self.place_of(number))
        painter.end()
