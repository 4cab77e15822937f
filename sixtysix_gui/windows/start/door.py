"""A door: a paper card with a picture, a title and one sentence; all of it is the button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.table import fonts, theme
from sixtysix_gui.windows.look import paper
from sixtysix_gui.windows.start.cloth_buttons import ROOM, ClothButton

WIDTH, HEIGHT = 20.5, 22.4
PICTURE = 0.585
LOW_HEIGHT, LOW_PICTURE = 14.3, 0.35
"""Size of a door in text units, and the part of its height that is the picture: of one that stands
beside the other, and of one that stands above it."""
_CORNER, _INNER_CORNER, _INSET = 1.0, 0.6, 0.5
_TITLE, SENTENCE = 1.9, 1.02
_ABOVE_TITLE, _TITLE_HEIGHT, _SIDE = 0.75, 2.7, 1.5
_SHADOW, _HOT = 0.35, 0.5

PaintPicture = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class DoorWords:
    """What stands on a door; ``place`` says to readers which of how many buttons it is."""

    title: str
    sentence: str
    place: str


class Door(ClothButton):
    """A door."""

    def __init__(
        self, words: DoorWords, paint_picture: PaintPicture, unit: float, *, low: bool
    ) -> None:
        """Write a door; a ``low`` one stands above or below the other."""
        super().__init__(unit, _CORNER * unit)
        self._words = words
        self._paint_picture = paint_picture
        self._share = LOW_PICTURE if low else PICTURE
        self._height = LOW_HEIGHT if low else HEIGHT
        self.setText(words.title)
        self.setFont(fonts.heading(_TITLE * unit, bold=True))
        self.setAccessibleName(f"{words.title}, {words.place}")
        self.setAccessibleDescription(words.sentence)
        self.setFixedSize(self.sizeHint())

    @property
    def sentence(self) -> str:
        """What the door leads to."""
        return self._words.sentence

    @override
    def sizeHint(self) -> QSize:
        """The card, and room for its ring."""
        width, height = WIDTH * self._unit, self._height * self._unit
        return QSize(round(width + 2 * ROOM), round(height + 2 * ROOM))

    @property
    def sentence_area(self) -> QRectF:
        """Where the sentence is written."""
        body, unit = self.body, self._unit
        top = body.top() + self._share * body.height()
        top += (_ABOVE_TITLE + _TITLE_HEIGHT) * unit
        height = body.bottom() - _INSET * unit - top
        return QRectF(body.left() + _SIDE * unit, top, body.width() - 2 * _SIDE * unit, height)

    @override
    def paint_body(self, painter: QPainter) -> None:
        """Paint the card, the picture in its line of ink, and the words."""
        body, unit = self.body, self._unit
        hot = self.underMouse() or self.isDown()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("#000000", _HOT if hot else _SHADOW))
        painter.drawRoundedRect(body.translated(0, 0.16 * unit), self._corner, self._corner)
        painter.setPen(QPen(QColor(paper.LINE), 1))
        painter.setBrush(QColor(theme.PAPER))
        painter.drawRoundedRect(body, self._corner, self._corner)
        self._paint_upper_part(painter)
        self._paint_words(painter)

    def _paint_upper_part(self, painter: QPainter) -> None:
        body, unit = self.body, self._unit
        inset = _INSET * unit
        inner = body.adjusted(inset, inset, -inset, -inset)
        picture = QRectF(inner)
        picture.setBottom(body.top() + self._share * body.height())
        self._paint_picture(painter, picture)
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawLine(picture.bottomLeft(), picture.bottomRight())
        painter.drawRoundedRect(inner, _INNER_CORNER * unit, _INNER_CORNER * unit)

    def _paint_words(self, painter: QPainter) -> None:
        area, unit = self.sentence_area, self._unit
        title = QRectF(self.body)
        title.setTop(area.top() - _TITLE_HEIGHT * unit)
        title.setHeight(_TITLE_HEIGHT * unit)
        painter.setPen(QColor(theme.INK))
        painter.setFont(self.font())
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, self._words.title)
        painter.setFont(fonts.text(SENTENCE * unit))
        wrapped = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, int(wrapped), self._words.sentence)
