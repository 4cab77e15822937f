"""Bars below each other: all from one nought, or of parts with a number in each."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.windows.statistics.charts import hand
from sixtysix_gui.windows.statistics.charts.chart import ChartOfRows
from sixtysix_gui.windows.widgets import paper

_LEAST_BAR = 12.0
"""Below this width, in text units, a bar lies below its name."""
_ROW, _BAR, _GAP, _LINE = 1.7, 1.0, 0.8, 0.35
"""Of bars from one nought: heights of a row and of its bar, what lies between its parts, and the
room for the line above the sum; in text units."""


@dataclass(frozen=True)
class BarRow:
    """A bar: its name, its value and how that is written, its colour, and what readers are told.

    ``is_sum`` sets it off from those above by a line. ``is_lost`` hatches a bar that goes to the
    right all the same, since all are lost. ``note`` is written in small letters at its end.
    """

    name: str
    value: float
    figure: str
    told: str
    colour: str = theme.ACTION_GREEN
    is_sum: bool = False
    is_lost: bool = False
    note: str = ""


class Bars(ChartOfRows):
    """Bars one below the other, all from the same nought; what was lost is hatched."""

    WIDTH = 30
    has_captions = False

    def __init__(self, sentence: str, rows: Sequence[BarRow], unit: float) -> None:
        """Show the rows, in words of ``unit`` pixels."""
        super().__init__(sentence, [row.told for row in rows], unit)
        self._rows = tuple(rows)
        gap, note_font = _GAP * unit, hand.note_font(unit)
        self._names = max(hand.wide(row.name, hand.name_font(unit)) for row in rows) + gap
        widest = max(hand.wide(row.note, note_font) for row in rows)
        self._notes = widest + gap if widest else 0.0
        figures = max(hand.wide(row.figure, hand.figure_font(unit)) for row in rows)
        self._figures = figures + self._notes + gap
        """The widths of the columns."""

    @override
    def row_height(self, place: int, width: float) -> float:
        """Return the height of one line or two, and of the line above the sum."""
        lines = 2 if self._is_narrow(width) else 1
        return (lines * _ROW + _LINE * self._rows[place].is_sum) * self.unit

    @override
    def row_area(self, place: int) -> QRectF:
        """Return the row without the line above the sum."""
        line = _LINE * self.unit if self._rows[place].is_sum else 0.0
        return super().row_area(place).adjusted(0, line, 0, 0)

    def _is_narrow(self, width: float) -> bool:
        bars = width - self._names - self._figures - 2 * self.edge
        return bars < _LEAST_BAR * self.unit

    def _scale(self) -> hand.Scale:
        inner, narrow = self.inner, self._is_narrow(self.width())
        left = inner.left() + (0 if narrow else self._names)
        right = inner.right() - self._figures
        values = [row.value for row in self._rows]
        low, high = min(0.0, *values), max(0.0, *values)
        if low == high:
            high = 1.0
        return hand.Scale(low, high, left + 1, right)

    @override
    def paint_chart(self, painter: QPainter) -> None:
        scale, unit = self._scale(), self.unit
        for place, row in enumerate(self._rows):
            area = self.row_area(place)
            if row.is_sum:
                y = area.top() - _LINE / 2 * unit
                painter.setPen(QPen(QColor(theme.INK), 1.4))
                painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            self._paint_row(painter, row, area, scale)
        zero = scale.at(0.0)
        painter.setPen(QPen(QColor(theme.INK), 1.4))
        painter.drawLine(QPointF(zero, self.inner.top()), QPointF(zero, self.inner.bottom()))

    def _paint_row(self, painter: QPainter, row: BarRow, area: QRectF, scale: hand.Scale) -> None:
        unit, lower = self.unit, QRectF(area)
        upper = QRectF(area.x(), area.y(), area.width(), _ROW * unit)
        lower.setTop(area.bottom() - _ROW * unit)
        font = hand.name_font(unit)
        font.setWeight(font.Weight.DemiBold if row.is_sum else font.Weight.Medium)
        hand.write(painter, row.name, upper, font)
        zero, end = scale.at(0.0), scale.at(row.value)
        middle = lower.center().y()
        bar = QRectF(min(zero, end), middle - _BAR / 2 * unit, abs(end - zero), _BAR * unit)
        lost = row.value < 0 or row.is_lost
        hand.fill_bar(painter, bar, row.colour, hatched=lost, unit=unit)
        figure = lower.adjusted(0, 0, -self._notes, 0)
        hand.write(painter, row.figure, figure, hand.figure_font(unit), row.colour, hand.RIGHT)
        note = QRectF(lower)
        note.setLeft(lower.right() - self._notes + _GAP * unit)
        hand.write(painter, row.note, note, hand.note_font(unit), hand.note_colour())


def loss_colour(value: float) -> str:
    """Return the colour of what was won or lost; what is neither has that of plain words."""
    if not value:
        return theme.INK
    return theme.MARK_WRONG if value < 0 else theme.ACTION_GREEN


# --------------------------------------------------------------------------------- bars of parts

FACE = 2.6
"""Diameter of a face before a bar, in text units."""
_PARTS_ROW, _FACED_ROW, _PARTS_BAR = 2.2, 3.2, 1.5
_PARTS_GAP, _MOST_NAME = 0.7, 13.0
_KEY, _KEY_BOX, _KEY_GAP, _HEAD = 1.9, 0.95, 1.8, 1.5
"""Heights of a row, of one with a face, and of its bar; what lies between the parts of a row, and
the greatest width of a name; height of the key, its boxes, what lies between two of them, and
height of the head: all in text units."""


@dataclass(frozen=True)
class PartLook:
    """How a part of bars is painted, hatched or not, and its name; without a colour it is blank."""

    name: str
    colour: str = ""
    hatched: bool = False


def won_part(name: str) -> PartLook:
    """Return the look of what was won, made or best."""
    return PartLook(name, theme.ACTION_GREEN)


def middle_part(name: str) -> PartLook:
    """Return the look of what was tied or second."""
    return PartLook(name, "#A9C4B2")


def lost_part(name: str) -> PartLook:
    """Return the look of what was lost or last, which is hatched."""
    return PartLook(name, theme.MARK_WRONG, hatched=True)


@dataclass(frozen=True)
class StackedRow:
    """A bar of parts, a name and face before it, a figure behind it, and what readers are told."""

    name: str
    amounts: tuple[int, ...]
    figure: str
    told: str
    face: QPixmap | None = None
    figure_colour: str = theme.INK


@dataclass(frozen=True)
class StackedLook:
    """How the parts of all bars look, which the key says, and the heads above bars and figures.

    With ``to_scale`` bars are as long as their sums, else all are of one length.
    """

    parts: tuple[PartLook, ...]
    head: str = ""
    figure_head: str = ""
    to_scale: bool = True
    shows_amounts: bool = True
    sentence: str = ""
    """What readers are told of the chart; without it all rows."""


class StackedBars(ChartOfRows):
    """Rows of bars, all from the left."""

    has_captions = False

    def __init__(self, rows: Sequence[StackedRow], look: StackedLook, unit: float) -> None:
        """Show the rows, in words of ``unit`` pixels."""
        points = [row.told for row in rows]
        super().__init__(look.sentence or " ".join(points), points, unit)
        self._rows, self._look = tuple(rows), look
        gap, names, notes = _PARTS_GAP * unit, hand.name_font(unit), hand.note_font(unit)
        self._has_faces = any(row.face is not None for row in rows)
        widest = max(hand.wide(row.name, names) for row in rows)
        self._name_width = min(widest, _MOST_NAME * unit)
        face = (FACE + _PARTS_GAP) * unit if self._has_faces else 0.0
        self._before = face + self._name_width + gap
        figures = [hand.wide(row.figure, hand.figure_font(unit, 1.0)) for row in rows]
        self._behind = max(*figures, hand.wide(look.figure_head, notes)) + gap
        """The widths before and behind a bar."""

    # ------------------------------------------------------------------------------------- sizes

    @override
    def row_height(self, place: int, width: float) -> float:
        """Return the height of a row, with its bar below it where there is little width."""
        row = _FACED_ROW if self._has_faces else _PARTS_ROW
        return (row + (_PARTS_BAR + 0.4 if self._is_narrow(width) else 0.0)) * self.unit

    @override
    def head_height(self, width: float) -> float:
        if not (self._look.head or self._look.figure_head):
            return 0.0
        room = width - 2 * self.edge - self._left(width) - self._behind
        lines = hand.high(self._look.head, hand.note_font(self.unit), max(room, self.unit))
        return max(_HEAD * self.unit, lines + 0.4 * self.unit)

    @override
    def foot_height(self, width: float) -> float:
        return len(self._key_rows(width)) * _KEY * self.unit

    def _is_narrow(self, width: float) -> bool:
        bar = width - 2 * self.edge - self._before - self._behind
        return bar < _LEAST_BAR * self.unit

    def _left(self, width: float) -> float:
        """Return where bars, head and key begin, from the left of the rows."""
        return 0.0 if self._is_narrow(width) else self._before

    def _bar_area(self, row: QRectF) -> QRectF:
        """Return where a bar would be that is as long as any."""
        unit = self.unit
        if self._is_narrow(self.width()):
            top = row.bottom() - (_PARTS_BAR + 0.4) * unit
            return QRectF(row.left(), top, row.width(), _PARTS_BAR * unit)
        left, right = row.left() + self._before, row.right() - self._behind
        top = row.center().y() - _PARTS_BAR / 2 * unit
        return QRectF(left, top, right - left, _PARTS_BAR * unit)

    # ---------------------------------------------------------------------------------- painting

    @override
    def paint_chart(self, painter: QPainter) -> None:
        self._paint_heads(painter)
        most = max((sum(row.amounts) for row in self._rows), default=0)
        for place, row in enumerate(self._rows):
            area = self.row_area(place)
            self._paint_words(painter, row, QRectF(area))
            amount = most if self._look.to_scale else sum(row.amounts)
            if amount:
                self._paint_bar(painter, row, self._bar_area(area), amount)
        self._paint_keys(painter)

    def _paint_heads(self, painter: QPainter) -> None:
        inner, unit = self.inner, self.unit
        high = self.head_height(self.width())
        head = QRectF(inner.left(), inner.top(), inner.width(), high)
        font, colour = hand.note_font(unit), hand.note_colour()
        above = head.adjusted(self._left(self.width()), 0, -self._behind, 0)
        hand.write(painter, self._look.head, above, font, colour)
        hand.write(painter, self._look.figure_head, head, font, colour, hand.RIGHT)

    def _paint_words(self, painter: QPainter, row: StackedRow, area: QRectF) -> None:
        unit, is_narrow = self.unit, self._is_narrow(self.width())
        if is_narrow:
            area.setHeight(area.height() - (_PARTS_BAR + 0.4) * unit)
        x = area.left()
        if self._has_faces:
            side = FACE * unit
            if row.face is not None:
                centre = QPointF(x + side / 2, area.center().y())
                hand.draw_face(painter, row.face, centre, side)
            x += (FACE + _PARTS_GAP) * unit
        name = QRectF(x, area.top(), self._name_width, area.height())
        if is_narrow:
            name.setRight(area.right() - self._behind)
        hand.write(painter, row.name, name, hand.name_font(unit))
        font = hand.figure_font(unit, 1.0)
        hand.write(painter, row.figure, area, font, row.figure_colour, hand.RIGHT)

    def _paint_bar(self, painter: QPainter, row: StackedRow, area: QRectF, most: int) -> None:
        x = area.left()
        for amount, part in zip(row.amounts, self._look.parts, strict=False):
            if not amount:
                continue
            width = area.width() * amount / most
            piece = QRectF(x, area.top(), width, area.height())
            hand.outlined_bar(painter, piece, part.colour, hatched=part.hatched, unit=self.unit)
            if self._look.shows_amounts:
                self._write_amount(painter, str(amount), part, piece)
            x += width

    def _write_amount(self, painter: QPainter, text: str, part: PartLook, piece: QRectF) -> None:
        """Write a number in its part, on paper where that is hatched; if there is room."""
        font = hand.figure_font(self.unit, 0.95)
        wide = hand.wide(text, font) + 0.5 * self.unit
        if wide > piece.width() - 2:
            return
        if part.hatched:
            label = QRectF(0, 0, wide, piece.height() - 4)
            label.moveCenter(piece.center())
            painter.fillRect(label, QColor(paper.GROUND))
        colour = theme.PAPER if part.colour == theme.ACTION_GREEN else theme.INK
        hand.write(painter, text, piece, font, colour, hand.CENTRE)

    # --------------------------------------------------------------------------------------- key

    def _key_width(self, part: PartLook) -> float:
        words = hand.wide(part.name, hand.name_font(self.unit))
        return words + (_KEY_BOX + 0.5 + _KEY_GAP) * self.unit

    def _key_rows(self, width: float) -> list[list[PartLook]]:
        """Return the parts in rows of the key that fit into a width."""
        rows: list[list[PartLook]] = []
        left, room = 0.0, width - 2 * self.edge - self._left(width)
        for part in self._look.parts:
            wide = self._key_width(part)
            if not rows or wide - _KEY_GAP * self.unit > left:
                rows.append([])
                left = room
            rows[-1].append(part)
            left -= wide
        return rows

    def _paint_keys(self, painter: QPainter) -> None:
        unit, box = self.unit, _KEY_BOX * self.unit
        top = self.row_area(len(self._rows) - 1).bottom()
        for number, row in enumerate(self._key_rows(self.width())):
            x = self.inner.left() + self._left(self.width())
            area = QRectF(x, top + number * _KEY * unit, self.inner.right() - x, _KEY * unit)
            for part in row:
                square = QRectF(x, area.center().y() - box / 2, box, box)
                hand.outlined_bar(painter, square, part.colour, hatched=part.hatched, unit=unit)
                words = QRectF(area)
                words.setLeft(x + (_KEY_BOX + 0.5) * unit)
                hand.write(painter, part.name, words, hand.name_font(unit))
                x += self._key_width(part)
