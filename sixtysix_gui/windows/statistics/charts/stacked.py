"""Bars of several parts with a number in each, a row for every player or contract."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.windows.statistics.charts import hand
from sixtysix_gui.windows.statistics.charts.chart import ChartOfRows
from sixtysix_gui.windows.widgets import paper

FIRST, SECOND, THIRD = theme.ACTION_GREEN, "#A9C4B2", theme.MARK_WRONG
"""Of the best, of the second, and of the last, who is hatched."""
_ROW, _FACED_ROW, _BAR = 2.2, 3.2, 1.5
FACE = 2.6
_GAP, _LEAST_BAR, _MOST_NAME = 0.7, 12.0, 13.0
_KEY, _KEY_BOX, _HEAD = 1.9, 0.95, 1.5
"""Heights of a row, of one with a face, and of its bar; a face, what lies between the parts of a
row, the least width of a bar beside its name and the greatest of a name; height of the key, its
boxes and of the head: all in text units."""


@dataclass(frozen=True)
class Part:
    """A part of a bar: how much, in which colour, hatched or not; without a colour it is blank."""

    amount: int
    colour: str = ""
    hatched: bool = False
    shows_amount: bool = True


@dataclass(frozen=True)
class StackedRow:
    """A bar of parts, a name and face before it, a figure behind it, and what readers are told."""

    name: str
    parts: tuple[Part, ...]
    figure: str
    told: str
    face: QPixmap | None = None
    figure_colour: str = theme.INK


@dataclass(frozen=True)
class Key:
    """What a colour stands for."""

    name: str
    colour: str = ""
    hatched: bool = False


@dataclass(frozen=True)
class StackedLook:
    """What stands around the bars: a key below them, and heads above bars and figures.

    With ``to_scale`` bars are as long as their sums, else all are of one length.
    """

    keys: tuple[Key, ...] = ()
    head: str = ""
    figure_head: str = ""
    to_scale: bool = False


class StackedBars(ChartOfRows):
    """Rows of bars, all from the left."""

    has_captions = False

    def __init__(
        self, sentence: str, rows: Sequence[StackedRow], look: StackedLook, unit: float
    ) -> None:
        """Show the rows, in words of ``unit`` pixels."""
        super().__init__(sentence, [row.told for row in rows], unit)
        self._rows, self._look = tuple(rows), look
        self._has_faces = any(row.face is not None for row in rows)

    # ------------------------------------------------------------------------------------- sizes

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows, and of the heads and the key."""
        rows = len(self._rows) * self._row_height(width)
        keys = len(self._key_rows(width)) * _KEY * self.unit
        return round(self._head(width) + rows + keys + 2 * self.edge)

    def _row_height(self, width: float) -> float:
        row = _FACED_ROW if self._has_faces else _ROW
        return (row + (_BAR + 0.4 if self._is_narrow(width) else 0.0)) * self.unit

    def _head(self, width: float) -> float:
        if not (self._look.head or self._look.figure_head):
            return 0.0
        font, room = hand.note_font(self.unit), self._head_room(width)
        lines = hand.high(self._look.head, font, max(room, self.unit))
        return max(_HEAD * self.unit, lines + 0.4 * self.unit)

    def _head_room(self, width: float) -> float:
        """Return the room for the head above the bars."""
        left = 0.0 if self._is_narrow(width) else self._before
        return width - 2 * self.edge - left - self._behind

    @property
    def _name_width(self) -> float:
        font = hand.name_font(self.unit)
        widest = max(hand.wide(row.name, font) for row in self._rows)
        return min(widest, _MOST_NAME * self.unit)

    @property
    def _before(self) -> float:
        face = (FACE + _GAP) * self.unit if self._has_faces else 0.0
        return face + self._name_width + _GAP * self.unit

    @property
    def _behind(self) -> float:
        font = hand.figure_font(self.unit, 1.0)
        figures = [hand.wide(row.figure, font) for row in self._rows]
        head = hand.wide(self._look.figure_head, hand.note_font(self.unit))
        return max(*figures, head) + _GAP * self.unit

    def _is_narrow(self, width: float) -> bool:
        bar = width - 2 * self.edge - self._before - self._behind
        return bar < _LEAST_BAR * self.unit

    def _row_area(self, place: int) -> QRectF:
        inner, height = self.inner, self._row_height(self.width())
        top = inner.top() + self._head(self.width()) + place * height
        return QRectF(inner.left(), top, inner.width(), height)

    def _bar_area(self, place: int) -> QRectF:
        """Return where a bar would be that is as long as any."""
        row, unit = self._row_area(place), self.unit
        if self._is_narrow(self.width()):
            top = row.bottom() - (_BAR + 0.4) * unit
            return QRectF(row.left(), top, row.width(), _BAR * unit)
        left, right = row.left() + self._before, row.right() - self._behind
        return QRectF(left, row.center().y() - _BAR / 2 * unit, right - left, _BAR * unit)

    @override
    def area_of(self, place: int) -> QRectF:
        """Return the whole row."""
        return self._row_area(place)

    # ---------------------------------------------------------------------------------- painting

    @override
    def paint_chart(self, painter: QPainter) -> None:
        """Paint the rows, the heads above and the key below."""
        self._paint_heads(painter)
        most = max((sum(part.amount for part in row.parts) for row in self._rows), default=0)
        for place, row in enumerate(self._rows):
            self._paint_words(painter, row, place)
            amount = most if self._look.to_scale else sum(part.amount for part in row.parts)
            if amount:
                self._paint_bar(painter, row, self._bar_area(place), amount)
        self._paint_keys(painter)

    def _paint_heads(self, painter: QPainter) -> None:
        inner, unit = self.inner, self.unit
        head = QRectF(inner.left(), inner.top(), inner.width(), self._head(self.width()))
        left = 0.0 if self._is_narrow(self.width()) else self._before
        font, colour = hand.note_font(unit), hand.note_colour()
        above = head.adjusted(left, 0, -self._behind, 0)
        hand.write(painter, self._look.head, above, font, colour)
        hand.write(painter, self._look.figure_head, head, font, colour, hand.RIGHT)

    def _paint_words(self, painter: QPainter, row: StackedRow, place: int) -> None:
        area, unit = self._row_area(place), self.unit
        if self._is_narrow(self.width()):
            area.setHeight(area.height() - (_BAR + 0.4) * unit)
        x = area.left()
        if self._has_faces:
            side = FACE * unit
            if row.face is not None:
                centre = QPointF(x + side / 2, area.center().y())
                hand.draw_face(painter, row.face, centre, side)
            x += (FACE + _GAP) * unit
        name = QRectF(x, area.top(), self._name_width, area.height())
        if self._is_narrow(self.width()):
            name.setRight(area.right() - self._behind)
        hand.write(painter, row.name, name, hand.name_font(unit))
        font = hand.figure_font(unit, 1.0)
        hand.write(painter, row.figure, area, font, row.figure_colour, hand.RIGHT)

    def _paint_bar(self, painter: QPainter, row: StackedRow, area: QRectF, most: int) -> None:
        x = area.left()
        for part in row.parts:
            if not part.amount:
                continue
            width = area.width() * part.amount / most
            piece = QRectF(x, area.top(), width, area.height())
            if part.colour:
                hand.fill_bar(painter, piece, part.colour, hatched=part.hatched, unit=self.unit)
            if not part.hatched:
                painter.setPen(QPen(QColor(theme.INK), 1.0))
                painter.setBrush(Qt.BrushStyle.NoBrush if part.colour else QColor(paper.FIELD))
                painter.drawRect(piece.adjusted(0.5, 0.5, -0.5, -0.5))
            if part.shows_amount:
                self._write_amount(painter, part, piece)
            x += width

    def _write_amount(self, painter: QPainter, part: Part, piece: QRectF) -> None:
        """Write a number in its part, on paper where that is hatched; if there is room."""
        font, text = hand.figure_font(self.unit, 0.95), str(part.amount)
        wide = hand.wide(text, font) + 0.5 * self.unit
        if wide > piece.width() - 2:
            return
        colour = theme.PAPER if part.colour == FIRST and not part.hatched else theme.INK
        if part.hatched:
            label = QRectF(0, 0, wide, piece.height() - 4)
            label.moveCenter(piece.center())
            painter.fillRect(label, QColor(paper.GROUND))
        hand.write(painter, text, piece, font, colour, hand.CENTRE)

    # --------------------------------------------------------------------------------------- key

    def _key_width(self, key: Key) -> float:
        words = hand.wide(key.name, hand.name_font(self.unit))
        return words + (_KEY_BOX + 0.5 + 1.8) * self.unit

    def _key_rows(self, width: float) -> list[list[Key]]:
        """Return the keys in rows that fit into a width."""
        rows: list[list[Key]] = []
        left = 0.0
        room = width - 2 * self.edge - (0.0 if self._is_narrow(width) else self._before)
        for key in self._look.keys:
            wide = self._key_width(key)
            if not rows or wide - 1.8 * self.unit > left:
                rows.append([])
                left = room
            rows[-1].append(key)
            left -= wide
        return rows

    def _paint_keys(self, painter: QPainter) -> None:
        unit, box = self.unit, _KEY_BOX * self.unit
        top = self._row_area(len(self._rows)).top()
        for number, row in enumerate(self._key_rows(self.width())):
            x = self.inner.left() + (0.0 if self._is_narrow(self.width()) else self._before)
            area = QRectF(x, top + number * _KEY * unit, self.inner.right() - x, _KEY * unit)
            for key in row:
                square = QRectF(x, area.center().y() - box / 2, box, box)
                if key.colour:
                    hand.fill_bar(painter, square, key.colour, hatched=key.hatched, unit=unit)
                if not key.hatched:
                    painter.setPen(QPen(QColor(theme.INK), 1.0))
                    blank = Qt.BrushStyle.NoBrush if key.colour else QColor(paper.FIELD)
                    painter.setBrush(blank)
                    painter.drawRect(square.adjusted(0.5, 0.5, -0.5, -0.5))
                words = area.adjusted(0, 0, 0, 0)
                words.setLeft(x + (_KEY_BOX + 0.5) * unit)
                hand.write(painter, key.name, words, hand.name_font(unit))
                x += self._key_width(key)
