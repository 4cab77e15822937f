"""The slate, and what is written on it in chalk."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.pieces.brushwork import (
    draw_centred,
    drop_shadow,
    elided,
    pill,
    round_pen,
    width_of,
)
from sixtysix_gui.table.pieces.piece import Look, Piece, ShownValue
from sixtysix_gui.table.words import PLUS

HEAD_ROW, OLD_ROW, LAST_ROW, FOOT_ROW = 1.85, 1.55, 1.8, 1.5
"""Heights of the rows of a slate, in the unit of its chalk."""

_HEAD, _OLD, _LAST, _FOOT = 0.95, 1.15, 1.55, 0.82
"""Sizes of the heads, of struck totals, of the last total and of the foot."""

_AFTER_HEAD = 0.2
_NO_FOOT = 0.3
_LEAST_HEAD = 0.55
_MEASURED = 100.0
_LEAST_CHALK = 0.6
"""Struck totals leave their row to the last ones where the chalk's unit would be less, in t."""

_BESIDE = 0.5
"""Room beside the widest total of a column, in the unit of the chalk."""


@dataclass(frozen=True)
class SlateColumn:
    """One side: its name, and its totals from the first to the last."""

    name: str
    totals: tuple[str, ...] = ()


@dataclass(frozen=True)
class ChalkTotal:
    """A total on the slate: its middle in units of the chalk from the slate's upper edge."""

    words: str
    middle: float
    struck: bool
    old: bool


def chalk_unit(columns: tuple[SlateColumn, ...], unit: float, width: float, height: float) -> float:
    """Return the unit of the chalk in pixels: t, or less on a slate too small for its words.

    On a slate so low that they would be far smaller than other words, struck totals have no row.

    Args:
        columns: what is written.
        unit: t in pixels.
        width: of the slate within its frame, in pixels.
        height: of the slate within its frame, in pixels.
    """
    rows = HEAD_ROW + _AFTER_HEAD + OLD_ROW + LAST_ROW + FOOT_ROW
    room = width / max(1, len(columns))
    lasts = [column.totals[-1] for column in columns if column.totals]
    widest = max((width_of(total_font(_MEASURED, old=False), one) for one in lasts), default=0.0)
    most = min(unit, room / (widest / _MEASURED + _BESIDE))
    if height / rows < _LEAST_CHALK * unit:
        rows -= OLD_ROW
    return min(most, height / rows)


def totals_shown(
    column: SlateColumn, rows: float, *, foot: bool, all_struck: bool
) -> tuple[ChalkTotal, ...]:
    """Return the totals that find room, the latest of them all.

    Args:
        column: name and totals.
        rows: height of the slate in units of the chalk.
        foot: whether words stand at the foot.
        all_struck: the last total is struck through as well.
    """
    if not column.totals:
        return ()
    y = HEAD_ROW + _AFTER_HEAD
    left = rows - y - (FOOT_ROW if foot else _NO_FOOT) - LAST_ROW
    fit = max(0, int(left / OLD_ROW + 1e-6))
    *older, last = column.totals
    shown: list[ChalkTotal] = []
    for words in older[max(0, len(older) - fit) :]:
        shown.append(ChalkTotal(words, y + OLD_ROW / 2, struck=True, old=True))
        y += OLD_ROW
    return *shown, ChalkTotal(last, y + LAST_ROW / 2, struck=all_struck, old=False)


def total_font(unit: float, *, old: bool) -> QFont:
    """Return the letters of a total."""
    return heading((_OLD if old else _LAST) * unit, bold=not old)


def head_font(unit: float, name: str, width: float) -> QFont:
    """Return the letters of a name at the head of a column, smaller where it is long."""
    usual = text(_HEAD * unit, TextWeight.SEMI_BOLD)
    needed = width_of(usual, name)
    if needed <= width:
        return usual
    return text(int(max(_LEAST_HEAD, width / needed) * _HEAD * unit), TextWeight.SEMI_BOLD)


def foot_font(unit: float) -> QFont:
    """Return the letters at the foot."""
    return text(_FOOT * unit, TextWeight.MEDIUM)


_OLD_ALPHA = 0.55
_OLD_ALPHA_STRONG = 0.80
_LINE_ALPHA = 0.80
_MARGIN = 0.45
"""Room between the frame and the chalk, in t."""

_FRAME_MOST = 0.07
"""The frame takes at most so much of the slate's width."""

_SMUDGES, _SEED = 60, 66
_HEAD_FILLED = 0.88
"""How much of the row at the head two names take, one below the other."""

_NAME_ROOM = 0.92
"""A name takes at most so much of its column."""

_STRIKE_BEYOND, _STRIKE_SLOPE = 0.30, 0.16
"""How far the stroke goes beyond a total, and how much it rises on either side, in t."""


_STRIKE_ALPHA = 0.75
"""A stroke is at least so strong, however faint the total below it."""


@dataclass(frozen=True)
class StrokePlace:
    """A stroke of chalk: its left end, the way to its right one, and the chalk's unit in pixels."""

    begin: QPointF
    way: QPointF
    unit: float


class ChalkStroke(Piece):
    """A stroke through a total, as it is drawn before a new one is written. Anchor: its left end.

    Its carrier's scale leads it from nothing to its whole length.
    """

    layer = Z.MARKERS + 1
    place = ShownValue(StrokePlace(QPointF(), QPointF(), 1.0))
    """Where the stroke is."""

    @override
    def measure(self, look: Look) -> QRectF:
        return QRectF(QPointF(), self.place.way).normalized()

    @override
    def margin(self, look: Look) -> float:
        return self.place.unit

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        painter.setPen(_chalk(1.0, self.place.unit))
        painter.drawLine(QPointF(), self.place.way)


class Slate(Piece):
    """The slate. Anchor: its middle."""

    layer = Z.MARKERS
    _width = ShownValue(0.0)
    _height = ShownValue(0.0)
    columns = ShownValue[tuple[SlateColumn, ...]](())
    """Name and totals, from left to right."""

    foot = ShownValue("")
    """The words at the foot, such as "24 → 0"."""

    def set_size(self, width: float, height: float) -> None:
        """Make the slate so large, in pixels, its frame included."""
        self.change(_width=width, _height=height)

    @override
    def measure(self, look: Look) -> QRectF:
        return QRectF(-self._width / 2, -self._height / 2, self._width, self._height)

    @override
    def margin(self, look: Look) -> float:
        return 0.08 * look.card_width + 3.0

    def outline(self) -> QPainterPath:
        """Return the outline of the frame, around the anchor."""
        look = self._look
        return QPainterPath() if look is None else _frame(self.body(), self.inner(look))

    def inner(self, look: Look) -> QRectF:
        """Return the slate within its frame, around its anchor."""
        frame = min(theme.SLATE_FRAME * look.text_unit, _FRAME_MOST * self._width)
        return self.body().adjusted(frame, frame, -frame, -frame)

    def writing(self) -> tuple[QPixmap, QPointF]:
        """Return a picture of what lies within the frame, and where it begins from the anchor."""
        look, (pixmap, offset) = self._look, self.picture()
        if look is None:
            return QPixmap(), QPointF()
        within = self.inner(look).toAlignedRect()
        begin = (QPointF(within.topLeft()) - offset) * look.ratio
        part = QRect(begin.toPoint(), within.size() * look.ratio)
        return pixmap.copy(part), offset + QPointF(part.topLeft()) / look.ratio

    def last_strokes(self) -> list[StrokePlace]:
        """Return where the strokes would be that strike the last totals, around the anchor."""
        look = self._look
        if look is None or not self.columns:
            return []
        room, unit = self._room(look), self._unit(look)
        rows, foot = room.height() / unit, bool(self.foot)
        found: list[StrokePlace] = []
        for column, area in self._areas(room):
            for total in totals_shown(column, rows, foot=foot, all_struck=True)[-1:]:
                middle = QPointF(area.center().x(), area.top() + total.middle * unit)
                rise = _stroke(total, unit)
                found.append(StrokePlace(middle - rise, rise * 2, unit))
        return found

    def _room(self, look: Look) -> QRectF:
        inner = self.inner(look)
        margin = min(_MARGIN * look.text_unit, 0.05 * inner.width())
        return inner.adjusted(margin, 0.0, -margin, 0.0)

    def _unit(self, look: Look) -> float:
        room = self._room(look)
        return chalk_unit(self.columns, look.text_unit, room.width(), room.height())

    def _areas(self, room: QRectF) -> Iterator[tuple[SlateColumn, QRectF]]:
        """Return each column with its part of the slate."""
        width = room.width() / max(1, len(self.columns))
        for number, column in enumerate(self.columns):
            yield column, QRectF(room.left() + number * width, room.top(), width, room.height())

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        _draw_wood(painter, look, self.body(), self.inner(look))
        room, unit = self._room(look), self._unit(look)
        if self.columns:
            self._draw_lines(painter, room, unit)
            for column, area in self._areas(room):
                self._draw_column(painter, look, column, area, unit)
        if self.foot:
            middle = QPointF(room.center().x(), room.bottom() - FOOT_ROW * unit / 2)
            painter.setPen(theme.colour(theme.CHALK, _LINE_ALPHA))
            font = foot_font(unit)
            draw_centred(painter, font, elided(font, self.foot, room.width()), middle)

    def _draw_lines(self, painter: QPainter, room: QRectF, unit: float) -> None:
        """Lines of chalk below the names and between the columns; none of them quite straight."""
        y = room.top() + HEAD_ROW * unit
        painter.setPen(_chalk(_LINE_ALPHA, unit))
        painter.drawLine(QPointF(room.left(), y + 0.1 * unit), QPointF(room.right(), y))
        bottom = room.bottom() - (FOOT_ROW if self.foot else 0.4) * unit
        for number in range(1, len(self.columns)):
            x = room.left() + number * room.width() / len(self.columns)
            top = room.top() + 0.45 * unit
            painter.drawLine(QPointF(x, top), QPointF(x + 0.08 * unit, bottom))

    def _draw_column(
        self, painter: QPainter, look: Look, column: SlateColumn, area: QRectF, unit: float
    ) -> None:
        room = _NAME_ROOM * area.width()
        painter.setPen(theme.colour(theme.CHALK))
        middle = QPointF(area.center().x(), area.top() + HEAD_ROW * unit / 2)
        names = column.name.split(PLUS)
        for number, name in enumerate(names):
            font = head_font(unit / len(names) ** 0.5, name, room)
            row = HEAD_ROW * unit * _HEAD_FILLED / len(names)
            down = QPointF(0.0, (number - (len(names) - 1) / 2) * row)
            draw_centred(painter, font, elided(font, name, room), middle + down)
        rows = area.height() / unit
        totals = totals_shown(column, rows, foot=bool(self.foot), all_struck=False)
        for total in totals:
            _draw_total(painter, look, total, QPointF(middle.x(), area.top()), unit)


def _draw_total(
    painter: QPainter, look: Look, total: ChalkTotal, top: QPointF, unit: float
) -> None:
    faint = _OLD_ALPHA_STRONG if look.contrast.plain else _OLD_ALPHA
    strength = faint if total.old else 1.0
    font: QFont = total_font(unit, old=total.old)
    middle = top + QPointF(0, total.middle * unit)
    painter.setPen(theme.colour(theme.CHALK, strength))
    draw_centred(painter, font, total.words, middle)
    if total.struck:
        rise = _stroke(total, unit)
        painter.setPen(_chalk(max(strength, _STRIKE_ALPHA), unit))
        painter.drawLine(middle - rise, middle + rise)


def _stroke(total: ChalkTotal, unit: float) -> QPointF:
    """From the middle of a total to the right end of the stroke through it."""
    half = width_of(total_font(unit, old=total.old), total.words) / 2 + _STRIKE_BEYOND * unit
    return QPointF(half, -_STRIKE_SLOPE * unit)


def _chalk(alpha: float, unit: float) -> QPen:
    return round_pen(theme.colour(theme.CHALK, alpha), max(1.2, 0.09 * unit))


def _frame(body: QRectF, inner: QRectF) -> QPainterPath:
    return pill(body, 0.35 * (inner.left() - body.left()))


def _draw_wood(painter: QPainter, look: Look, body: QRectF, inner: QRectF) -> None:
    outer = _frame(body, inner)
    drop_shadow(painter, outer, 0.06 * look.card_width, 0.50)
    wood = QLinearGradient(body.topLeft(), body.bottomLeft())
    wood.setColorAt(0.0, theme.colour(theme.FRAME_TOP))
    wood.setColorAt(1.0, theme.colour(theme.FRAME_BOTTOM))
    painter.fillPath(outer, wood)
    painter.setPen(QPen(theme.colour(theme.BLACK, 0.30), 1.0))
    for corner, far in (
        (body.topLeft(), inner.topLeft()),
        (body.topRight(), inner.topRight()),
        (body.bottomLeft(), inner.bottomLeft()),
        (body.bottomRight(), inner.bottomRight()),
    ):
        painter.drawLine(corner, far)
    line = QPen(theme.colour(theme.FRAME_LINE), 1.2 * look.contrast.wider)
    painter.strokePath(outer, line)
    painter.fillRect(inner, theme.colour(theme.SLATE))
    if not look.contrast.plain:
        _draw_smudges(painter, inner)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(inner)


def _draw_smudges(painter: QPainter, inner: QRectF) -> None:
    """Traces of a sponge: always the same ones, so faint that no figure is harder to read."""
    random = Random(_SEED)
    painter.save()
    painter.setClipRect(inner)
    for _ in range(_SMUDGES):
        x = inner.left() + random.random() * inner.width()
        y = inner.top() + random.random() * inner.height()
        length = (0.05 + 0.12 * random.random()) * inner.width()
        alpha = 0.012 + 0.022 * random.random()
        chalk = theme.colour(theme.CHALK, alpha)
        painter.setPen(round_pen(chalk, 2.0 + 0.03 * inner.width() * random.random()))
        painter.drawLine(QPointF(x, y), QPointF(x + length, y - 0.35 * length))
    painter.restore()
