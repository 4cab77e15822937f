"""Beads on rods: what was dealt, each between its pegs, as rows of a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.windows.statistics.charts import hand
from sixtysix_gui.windows.statistics.charts.axes import Scale
from sixtysix_gui.windows.statistics.charts.chart import ChartOfRows

_ROW, _ROD_ROW, _HEAD = 2.35, 1.7, 2.6
_GAP, _ROD, _LEAST_ROD = 1.1, 12.5, 11.0
_BEAD, _PEG, _MIDDLE, _WOOD = 0.5, 0.62, 0.45, 0.22
"""Heights of a row, of a rod below its row, and least height of the head; what lies between two
columns, width of the rods and the least; radius of a bead, reach of a peg and of the mark in the
middle, and how thick a rod is: all in text units."""
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
        self._heights: dict[tuple[int, float], float] = {}
        self._names = max(hand.wide(row.name, self._font) for row in self._rows)
        """The width that the names need in one line."""
        self._columns = tuple(self._column(place) for place in range(3))

    # ------------------------------------------------------------------------------------- sizes

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of the head and of all rows."""
        rows = sum(self._row_height(place, width) for place in range(len(self._rows)))
        return round(self._head_height(width) + rows + 2 * self.edge)

    def _column(self, place: int) -> float:
        """Return the width of a column of numbers: as its widest number, or word of its head."""
        figures = [row.figures[place] for row in self._rows]
        numbers = max(hand.wide(text, hand.figure_font(self.unit)) for text in figures)
        return max(numbers, hand.narrowest(self._heads.figures[place], self._note)) + 2

    @property
    def _numbers(self) -> float:
        return sum(self._columns) + 3 * _GAP * self.unit

    def _is_narrow(self, width: float) -> bool:
        left = width - 2 * self.edge - self._names - self._numbers - _GAP * self.unit
        return left < _LEAST_ROD * self.unit

    def _rod_width(self, width: float) -> float:
        left = width - 2 * self.edge - self._names - self._numbers - _GAP * self.unit
        return min(_ROD * self.unit * 1.6, left)

    def _name_width(self, width: float) -> float:
        """Return the width that there is for names."""
        room = width - 2 * self.edge - self._numbers
        if self._is_narrow(width):
            return room
        return room - self._rod_width(width) - _GAP * self.unit

    def _head_height(self, width: float) -> float:
        heads = [
            hand.high(text, self._note, wide)
            for text, wide in zip(self._heads.figures, self._columns, strict=True)
        ]
        name = hand.high(self._heads.name, self._note, self._name_width(width))
        return max(*heads, name, 1.4 * self.unit) + 0.6 * self.unit

    def _row_height(self, place: int, width: float) -> float:
        if (place, width) not in self._heights:
            self._heights[place, width] = self._measured_row(place, width)
        return self._heights[place, width]

    def _measured_row(self, place: int, width: float) -> float:
        lines = hand.high(self._rows[place].name, self._font, self._name_width(width))
        words = max(_ROW * self.unit, lines + 0.5 * self.unit)
        return words + (_ROD_ROW * self.unit if self._is_narrow(width) else 0.0)

    def _row_area(self, place: int) -> QRectF:
        inner, width = self.inner, self.width()
        above = sum(self._row_height(one, width) for one in range(place))
        top = inner.top() + self._head_height(width) + above
        return QRectF(inner.left(), top, inner.width(), self._row_height(place, width))

    def _words_area(self, place: int) -> QRectF:
        row = self._row_area(place)
        below = _ROD_ROW * self.unit if self._is_narrow(self.width()) else 0.0
        return row.adjusted(0, 0, 0, -below)

    def _rod_area(self, row: QRectF) -> QRectF:
        if self._is_narrow(self.width()):
            room = row.adjusted(0, row.height() - _ROD_ROW * self.unit - 2, 0, -2)
        else:
            room = QRectF(row)
            room.setLeft(row.right() - self._rod_width(self.width()))
        return room.adjusted(self.unit, 0, -self.unit, 0)

    @override
    def area_of(self, place: int) -> QRectF:
        """Return the bead."""
        centre, radius = self._bead(place), (_BEAD + 0.08) * self.unit
        return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)

    def _scale(self, place: int) -> Scale:
        """Return the scale of a rod: the pegs of all rods are below each other, and the middle."""
        row, rod = self._rows[place], self._rod_area(self._row_area(place))
        # where nothing else was possible, the bead is in the middle and so are both pegs
        reach = max(row.high, -row.low) * _ENDS or 1.0
        return Scale(-reach, reach, rod.left(), rod.right())

    def _bead(self, place: int) -> QPointF:
        rod = self._rod_area(self._row_area(place))
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
        head = QRectF(inner.left(), inner.top(), inner.width(), self._head_height(self.width()))
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
        font, bottom = _smaller(self._note), Qt.AlignmentFlag.AlignBottom
        less, usual, more = self._heads.rod
        note, out = hand.note_colour(), self.unit
        sides = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter)
        hand.write(painter, less, area.adjusted(-out, 0, 0, 0), font, note, sides[0] | bottom)
        hand.write(painter, usual, area, font, note, sides[1] | bottom)
        right = Qt.AlignmentFlag.AlignRight
        hand.write(painter, more, area.adjusted(0, 0, out, 0), font, note, right | bottom)

    def _paint_rod(self, painter: QPainter, place: int) -> None:
        row, scale, unit = self._rows[place], self._scale(place), self.unit
        rod = self._rod_area(self._row_area(place))
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
