"""Beads on rods: what was dealt, each between its pegs as a row of a table; and one's strength."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.windows.statistics.charts import hand
from sixtysix_gui.windows.statistics.charts.chart import Chart, ChartOfRows

_ROW, _ROD_ROW = 2.35, 1.7
_GAP, _ROD, _LEAST_ROD = 1.1, 12.5, 11.0
_BEAD, _PEG, _MIDDLE, _WOOD = 0.5, 0.62, 0.45, 0.22
"""Heights of a row, and of a rod below its row; what lies between two columns, width of the rods
and the least; radius of a bead, reach of a peg and of the mark in the middle, and how thick a rod
is: all in text units."""
_ENDS = 1.6
"""The ends of a rod are so many times as far from the middle as the pegs."""
_USUAL = 0.17
"""How strongly the room between the pegs is seen."""


@dataclass(frozen=True)
class RodRow:
    """A row: its name, three numbers, where the bead is, and what readers are told.

    ``bead``, ``low`` and ``high`` are the bead and the pegs, measured from what is expected.
    """

    name: str
    figures: tuple[str, str, str]
    bead: float
    low: float
    high: float
    told: str


@dataclass(frozen=True)
class RodHeads:
    """What stands above the columns, and above the left, middle and right of the rods."""

    name: str
    figures: tuple[str, str, str]
    rod: tuple[str, str, str]


class Rods(ChartOfRows):
    """A table whose rows end in a rod, or have it below them where there is little width."""

    WIDTH = 44

    def __init__(self, sentence: str, heads: RodHeads, rows: Sequence[RodRow], unit: float) -> None:
        """Show the rows, in words of ``unit`` pixels."""
        super().__init__(sentence, [row.told for row in rows], unit)
        self._heads, self._rows = heads, tuple(rows)
        self._font, self._note = hand.name_font(unit), hand.note_font(unit)
        self._names = max(hand.wide(row.name, self._font) for row in self._rows)
        """The width that the names need in one line."""
        self._columns = tuple(self._column(place) for place in range(3))
        self._numbers = sum(self._columns) + 3 * _GAP * unit

    # ------------------------------------------------------------------------------------- sizes

    @override
    def head_height(self, width: float) -> float:
        heads = [
            hand.high(text, self._note, wide)
            for text, wide in zip(self._heads.figures, self._columns, strict=True)
        ]
        name = hand.high(self._heads.name, self._note, self._name_width(width))
        return max(*heads, name, 1.4 * self.unit) + 0.6 * self.unit

    @override
    def row_height(self, place: int, width: float) -> float:
        """Return the height of a row's words, and of the rod where it lies below them."""
        lines = hand.high(self._rows[place].name, self._font, self._name_width(width))
        words = max(_ROW * self.unit, lines + 0.5 * self.unit)
        return words + (_ROD_ROW * self.unit if self._is_narrow(width) else 0.0)

    def _column(self, place: int) -> float:
        """Return the width of a column of numbers: as its widest number, or word of its head."""
        figures = [row.figures[place] for row in self._rows]
        numbers = max(hand.wide(text, hand.figure_font(self.unit)) for text in figures)
        return max(numbers, hand.narrowest(self._heads.figures[place], self._note)) + 2

    def _left(self, width: float) -> float:
        """Return what names and numbers leave of a width."""
        return width - 2 * self.edge - self._names - self._numbers - _GAP * self.unit

    def _is_narrow(self, width: float) -> bool:
        return self._left(width) < _LEAST_ROD * self.unit

    def _rod_width(self, width: float) -> float:
        return min(_ROD * self.unit * 1.6, self._left(width))

    def _name_width(self, width: float) -> float:
        """Return the width that there is for names."""
        room = width - 2 * self.edge - self._numbers
        if self._is_narrow(width):
            return room
        return room - self._rod_width(width) - _GAP * self.unit

    def _words_area(self, place: int) -> QRectF:
        below = _ROD_ROW * self.unit if self._is_narrow(self.width()) else 0.0
        return self.row_area(place).adjusted(0, 0, 0, -below)

    def _rod_area(self, row: QRectF) -> QRectF:
        if self._is_narrow(self.width()):
            room = row.adjusted(0, row.height() - _ROD_ROW * self.unit - 2, 0, -2)
        else:
            room = QRectF(row)
            room.setLeft(row.right() - self._rod_width(self.width()))
        return room.adjusted(self.unit, 0, -self.unit, 0)

    @override
    def area_of(self, place: int) -> QRectF:
        centre, radius = self._bead(place), (_BEAD + 0.08) * self.unit
        return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)

    def _scale(self, place: int) -> hand.Scale:
        """Return the scale of a rod: the pegs of all rods are below each other, and the middle."""
        row, rod = self._rows[place], self._rod_area(self.row_area(place))
        # where nothing else was possible, the bead is in the middle and so are both pegs
        reach = max(row.high, -row.low) * _ENDS or 1.0
        return hand.Scale(-reach, reach, rod.left(), rod.right())

    def _bead(self, place: int) -> QPointF:
        rod = self._rod_area(self.row_area(place))
        return QPointF(self._scale(place).at(self._rows[place].bead), rod.center().y())

    # ---------------------------------------------------------------------------------- captions

    @property
    @override
    def widest_caption(self) -> float:
        """How wide a caption may be: as the rods, so that it hides no figures."""
        if self._is_narrow(self.width()):
            return super().widest_caption
        return self.width() - self._captions_from

    @property
    def _captions_from(self) -> float:
        """Where captions begin at the left."""
        if self._is_narrow(self.width()):
            return 0.0
        return self._column_areas(self._words_area(0))[-1].right() + 0.3 * self.unit

    @override
    def caption_corner(self, box: QRectF, area: QRectF) -> QPointF:
        """Return where a caption lies: below its bead, else above it, never on figures beside."""
        gap = 0.45 * self.unit
        left = area.center().x() - box.width() / 2
        x = max(self._captions_from, min(left, self.width() - box.width()))
        y = area.bottom() + gap
        if y + box.height() > self.height():
            y = area.top() - gap - box.height()
        return QPointF(x, max(0.0, y))

    # ---------------------------------------------------------------------------------- painting

    @override
    def paint_chart(self, painter: QPainter) -> None:
        """Paint the head, then row by row."""
        self._paint_head(painter)
        for place, row in enumerate(self._rows):
            area = self._words_area(place)
            name = QRectF(area.left(), area.top(), self._name_width(self.width()), area.height())
            hand.write(painter, row.name, name, self._font)
            figures = hand.figure_font(self.unit)
            colours = (theme.INK, theme.INK, hand.note_colour())
            for text, colour, column in zip(
                row.figures, colours, self._column_areas(area), strict=True
            ):
                hand.write(painter, text, column, figures, colour, hand.RIGHT)
            self._paint_rod(painter, place)

    def _column_areas(self, row: QRectF) -> list[QRectF]:
        """Return the places of the three numbers in a row."""
        x, areas = row.left() + self._name_width(self.width()), list[QRectF]()
        for width in self._columns:
            x += _GAP * self.unit
            areas.append(QRectF(x, row.top(), width, row.height()))
            x += width
        return areas

    def _paint_head(self, painter: QPainter) -> None:
        inner, unit = self.inner, self.unit
        head = QRectF(inner.left(), inner.top(), inner.width(), self.head_height(self.width()))
        line = head.bottom() - 0.2 * unit
        words = head.adjusted(0, 0, 0, -0.5 * unit)
        bottom, note = Qt.AlignmentFlag.AlignBottom, hand.note_colour()
        left, right = Qt.AlignmentFlag.AlignLeft | bottom, Qt.AlignmentFlag.AlignRight | bottom
        name = QRectF(words)
        name.setWidth(self._name_width(self.width()))
        hand.write(painter, self._heads.name, name, self._note, note, left)
        for text, area in zip(self._heads.figures, self._column_areas(words), strict=True):
            hand.write(painter, text, area, self._note, note, right)
        if not self._is_narrow(self.width()):
            self._paint_rod_heads(painter, self._rod_area(words))
        painter.setPen(QPen(QColor(theme.INK), 1.4))
        painter.drawLine(QLineF(inner.left(), line, inner.right(), line))

    def _paint_rod_heads(self, painter: QPainter, area: QRectF) -> None:
        font, out = _smaller(self._note), self.unit
        flag = Qt.AlignmentFlag
        for text, side, room in zip(
            self._heads.rod,
            (flag.AlignLeft, flag.AlignHCenter, flag.AlignRight),
            (area.adjusted(-out, 0, 0, 0), area, area.adjusted(0, 0, out, 0)),
            strict=True,
        ):
            hand.write(painter, text, room, font, hand.note_colour(), side | flag.AlignBottom)

    def _paint_rod(self, painter: QPainter, place: int) -> None:
        row, scale, unit = self._rows[place], self._scale(place), self.unit
        rod = self._rod_area(self.row_area(place))
        y, low, high = rod.center().y(), scale.at(row.low), scale.at(row.high)
        usual = QRectF(low, y - 0.45 * unit, high - low, 0.9 * unit)
        painter.fillRect(usual, theme.colour(theme.ACTION_GREEN, _USUAL))
        hand.rod(painter, rod.left(), rod.right(), y, _WOOD * unit)
        hand.peg(painter, scale.at(0.0), y, _MIDDLE * unit, hand.note_colour(), 1.2)
        for x in (low, high):
            hand.peg(painter, x, y, _PEG * unit, theme.ACTION_GREEN, 2.2)
        hand.bead(painter, self._bead(place), _BEAD * unit)


def _smaller(font: QFont) -> QFont:
    made = QFont(font)
    made.setPixelSize(max(1, round(0.92 * font.pixelSize())))
    return made


# --------------------------------------------------------------------------------------- strength

ROD_FACE = 2.8
_LEAST_FACE, _NAME, _ABOVE_ROD, _BELOW = 1.6, 1.5, 1.0, 2.1
_THICK, _REACH, _LARGE_BEAD, _SHADE = 0.26, 0.5, 0.68, 0.62
_END = 1.9
"""Diameter of a face, and the least; height of a name, room above the rod and below it; how thick
the rod is, the reach of a peg, radius of the bead, height of the shade, and what of the rod lies
beyond the first and last face: all in text units."""
_SHADE_ALPHA = 0.75


@dataclass(frozen=True)
class RodFace:
    """A player on the rod: name, picture, value, and what readers are told."""

    name: str
    picture: QPixmap
    value: float
    told: str


@dataclass(frozen=True)
class RodBead:
    """Where the person is on the rod, how far it may be off, and the word below the bead."""

    value: float
    low: float
    high: float
    name: str
    told: str


class StrengthRod(Chart):
    """Five faces on a rod, in even steps, and a bead where the person is among them."""

    def __init__(
        self, sentence: str, faces: Sequence[RodFace], me: RodBead | None, unit: float
    ) -> None:
        """Show the faces, the weakest first; without ``me`` there is no bead yet."""
        told = [face.told for face in faces]
        super().__init__(sentence, [*([] if me is None else [me.told]), *told], unit)
        self._faces, self._me = tuple(faces), me

    @override
    def heightForWidth(self, width: int) -> int:
        del width
        return round((ROD_FACE + _NAME + _ABOVE_ROD + _BELOW) * self.unit + 2 * self.edge)

    # ------------------------------------------------------------------------------------ places

    @property
    def _rod(self) -> float:
        """The height of the rod."""
        return self.inner.top() + (ROD_FACE + _NAME + _ABOVE_ROD) * self.unit

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
        margin = _LARGE_BEAD * self.unit + 1
        return max(self.inner.left() + margin, min(x, self.inner.right() - margin))

    @property
    def _face_size(self) -> float:
        step = self._face_x(1) - self._face_x(0)
        return max(_LEAST_FACE * self.unit, min(ROD_FACE * self.unit, 0.9 * step))

    @override
    def area_of(self, place: int) -> QRectF:
        if self._me is not None and not place:
            radius = _LARGE_BEAD * self.unit
            x = self.x_of(self._me.value)
            return QRectF(x - radius, self._rod - radius, 2 * radius, 2 * radius)
        number, size = place - (self._me is not None), self._face_size
        top = self.inner.top() + ROD_FACE * self.unit - size
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
        hand.rod(painter, inner.left() + 0.3 * unit, inner.right() - 0.3 * unit, y, _THICK * unit)
        if self._me is not None:
            self._paint_shade(painter, self._me)
        for place, face in enumerate(self._faces):
            self._paint_face(painter, place, face)
        if self._me is not None:
            self._paint_me(painter, self._me)

    def _paint_face(self, painter: QPainter, place: int, face: RodFace) -> None:
        unit, x = self.unit, self._face_x(place)
        area = self.area_of(place + (self._me is not None))
        hand.draw_face(painter, face.picture, area.center(), area.width())
        font = self._name_font()
        wide = hand.wide(face.name, font) + 2
        name = QRectF(x - wide / 2, area.bottom(), wide, _NAME * unit)
        hand.write(painter, face.name, name, font, theme.INK, hand.CENTRE)
        hand.peg(painter, x, self._rod, _REACH * unit, hand.WOOD_IN_CONTRAST, 1.6)

    def _name_font(self) -> QFont:
        """Return the font of the names: smaller where two would touch."""
        step = self._face_x(1) - self._face_x(0)
        font = hand.name_font(self.unit)
        widest = max(hand.wide(face.name, font) for face in self._faces) + 0.5 * self.unit
        return font if widest <= step else fonts.text(self.unit * step / widest)

    def _paint_shade(self, painter: QPainter, me: RodBead) -> None:
        unit, y = self.unit, self._rod
        left, right = self.x_of(me.low), self.x_of(me.high)
        half = _SHADE / 2 * unit
        shade = QRectF(left, y - half, right - left, 2 * half)
        painter.fillRect(shade, theme.colour(theme.GOLD, _SHADE_ALPHA))
        for x in (left, right):
            hand.peg(painter, x, y, half, theme.DARK_GOLD, 1.6)

    def _paint_me(self, painter: QPainter, me: RodBead) -> None:
        unit, y = self.unit, self._rod
        x = self.x_of(me.value)
        hand.bead(painter, QPointF(x, y), _LARGE_BEAD * unit)
        font = fonts.text(unit, fonts.TextWeight.SEMI_BOLD)
        wide = hand.wide(me.name, font) + 2
        left = max(self.inner.left(), min(x - wide / 2, self.inner.right() - wide))
        area = QRectF(left, y + _LARGE_BEAD * unit, wide, 1.4 * unit)
        hand.write(painter, me.name, area, font, theme.INK, hand.CENTRE)
