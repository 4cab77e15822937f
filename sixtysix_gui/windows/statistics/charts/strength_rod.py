"""The rod of strength: five faces above it, a bead below them, and how sure its place is."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.windows.statistics.charts import hand
from sixtysix_gui.windows.statistics.charts.chart import Chart

FACE = 2.8
_LEAST_FACE, _NAME, _ABOVE_ROD, _BELOW = 1.6, 1.5, 1.0, 2.1
_WOOD, _PEG, _BEAD, _SHADE = 0.26, 0.5, 0.68, 0.62
_END = 1.9
"""Diameter of a face, and the least; height of a name, room above the rod and below it; how thick
the rod is, the reach of a peg, radius of the bead, height of the shade, and what of the rod lies
beyond the first and last face: all in text units."""
_SHADE_ALPHA = 0.75


@dataclass(frozen=True)
class Face:
    """A player on the rod: name, picture, value, and what readers are told."""

    name: str
    picture: QPixmap
    value: float
    told: str


@dataclass(frozen=True)
class Self:
    """Where the person is on the rod, how far it may be off, and the word below the bead."""

    value: float
    low: float
    high: float
    name: str
    told: str


class StrengthRod(Chart):
    """Five faces on a rod, in even steps, and a bead where the person is among them."""

    has_captions = True

    def __init__(self, sentence: str, faces: Sequence[Face], me: Self | None, unit: float) -> None:
        """Show the faces, the weakest first; without ``me`` there is no bead yet."""
        told = [face.told for face in faces]
        super().__init__(sentence, [*([] if me is None else [me.told]), *told], unit)
        self._faces, self._me = tuple(faces), me
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(round(self._height))

    @property
    def _height(self) -> float:
        units = FACE + _NAME + _ABOVE_ROD + _BELOW
        return units * self.unit + 2 * self.edge

    @override
    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(round(36 * self.unit), round(self._height))

    @override
    def minimumSizeHint(self) -> QSize:
        """Any width will do."""
        return QSize(round(14 * self.unit), round(self._height))

    # ------------------------------------------------------------------------------------ places

    @property
    def _rod(self) -> float:
        """The height of the rod."""
        return self.inner.top() + (FACE + _NAME + _ABOVE_ROD) * self.unit

    def _face_x(self, place: int) -> float:
        inner, end = self.inner, _END * self.unit
        step = (inner.width() - 2 * end) / (len(self._faces) - 1)
        return inner.left() + end + place * step

    def x_of(self, value: float) -> float:
        """Return where a value is: even steps from face to face, straight between them."""
        values = [face.value for face in self._faces]
        place = max((n for n, known in enumerate(values[:-1]) if known <= value), default=0)
        low, high = values[place], values[place + 1]
        share = (value - low) / (high - low) if high > low else 0.0
        x = self._face_x(place) + share * (self._face_x(place + 1) - self._face_x(place))
        margin = _BEAD * self.unit + 1
        return max(self.inner.left() + margin, min(x, self.inner.right() - margin))

    @property
    def _face_size(self) -> float:
        step = self._face_x(1) - self._face_x(0)
        return max(_LEAST_FACE * self.unit, min(FACE * self.unit, 0.9 * step))

    @override
    def area_of(self, place: int) -> QRectF:
        """Return the bead, then the faces."""
        if self._me is not None and not place:
            radius = _BEAD * self.unit
            x = self.x_of(self._me.value)
            return QRectF(x - radius, self._rod - radius, 2 * radius, 2 * radius)
        number, size = place - (self._me is not None), self._face_size
        top = self.inner.top() + FACE * self.unit - size
        return QRectF(self._face_x(number) - size / 2, top, size, size)

    @override
    def caption_corner(self, box: QRectF, area: QRectF) -> QPointF:
        """Return where a caption lies: below the rod, for above it are names."""
        x = super().caption_corner(box, area).x()
        return QPointF(x, self.inner.bottom() - box.height())

    # ---------------------------------------------------------------------------------- painting

    @override
    def paint_chart(self, painter: QPainter) -> None:
        """Paint the faces with their names, the rod with its pegs, and the bead."""
        inner, unit, y = self.inner, self.unit, self._rod
        hand.rod(painter, inner.left() + 0.3 * unit, inner.right() - 0.3 * unit, y, _WOOD * unit)
        if self._me is not None:
            self._paint_shade(painter, self._me)
        for place, face in enumerate(self._faces):
            self._paint_face(painter, place, face)
        if self._me is not None:
            self._paint_me(painter, self._me)

    def _paint_face(self, painter: QPainter, place: int, face: Face) -> None:
        unit, x = self.unit, self._face_x(place)
        area = self.area_of(place + (self._me is not None))
        hand.draw_face(painter, face.picture, area.center(), area.width())
        font = self._name_font()
        wide = hand.wide(face.name, font) + 2
        name = QRectF(x - wide / 2, area.bottom(), wide, _NAME * unit)
        hand.write(painter, face.name, name, font, theme.INK, hand.CENTRE)
        hand.peg(painter, x, self._rod, _PEG * unit, hand.WOOD_IN_CONTRAST, 1.6)

    def _name_font(self) -> QFont:
        """Return the font of the names: smaller where two would touch."""
        step = self._face_x(1) - self._face_x(0)
        font = hand.name_font(self.unit)
        widest = max(hand.wide(face.name, font) for face in self._faces) + 0.5 * self.unit
        return font if widest <= step else fonts.text(self.unit * step / widest)

    def _paint_shade(self, painter: QPainter, me: Self) -> None:
        unit, y = self.unit, self._rod
        left, right = self.x_of(me.low), self.x_of(me.high)
        half = _SHADE / 2 * unit
        shade = QRectF(left, y - half, right - left, 2 * half)
        painter.fillRect(shade, theme.colour(theme.GOLD, _SHADE_ALPHA))
        for x in (left, right):
            hand.peg(painter, x, y, half, theme.DARK_GOLD, 1.6)

    def _paint_me(self, painter: QPainter, me: Self) -> None:
        unit, y = self.unit, self._rod
        x = self.x_of(me.value)
        hand.bead(painter, QPointF(x, y), _BEAD * unit)
        font = fonts.text(unit, fonts.TextWeight.SEMI_BOLD)
        wide = hand.wide(me.name, font) + 2
        left = max(self.inner.left(), min(x - wide / 2, self.inner.right() - wide))
        area = QRectF(left, y + _BEAD * unit, wide, 1.4 * unit)
        hand.write(painter, me.name, area, font, theme.INK, hand.CENTRE)
