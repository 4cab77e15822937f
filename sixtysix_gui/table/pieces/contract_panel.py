"""The panel on which a contract is chosen, and how it is divided."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.pieces.brushwork import (
    draw_centred,
    draw_left,
    drop_shadow,
    elided,
    pill,
    width_of,
    wrapped,
)
from sixtysix_gui.table.pieces.piece import Look, Piece, ShownValue

_SIDE, _GAP, _FRAME = 1.55, 0.9, 0.5
"""Room at both sides, between two columns, and from the edge to the frame, in t."""

_HEAD, _FOOT = 4.6, 4.0
"""Heights above and below the rows, in t."""

_LOW_HEAD, _LOW_FOOT, _LOW_FRAME = 2.3, 3.0, 0.3
"""The same on a low panel, whose head is one line."""

_BUTTON = 2.35
"""Height of the button, in t."""

Shape = tuple[int, int]
"""How many columns there are, and how many rows in each."""


@dataclass(frozen=True)
class PanelPlan:
    """The places of a panel, around its middle, in pixels.

    ``rows`` are those of the entries, column by column; ``line`` is the height of the line above
    the foot. On a panel that ``is_low`` the head is one line.
    """

    rows: tuple[QRectF, ...]
    head: QRectF
    line: float
    foot: QRectF
    button: QRectF
    frame: QRectF
    is_low: bool = False


def plan_panel(
    count: int,
    size: tuple[float, float],
    unit: float,
    shape: Shape,
    button_width: float,
    *,
    low: bool = False,
) -> PanelPlan:
    """Lay a panel out.

    Args:
        count: entries.
        size: width and height of the panel in pixels.
        unit: t in pixels.
        shape: columns and rows.
        button_width: width of the button in the foot, in pixels.
        low: head and foot are as low as can be.
    """
    width, height = size
    above, below, edge = (_LOW_HEAD, _LOW_FOOT, _LOW_FRAME) if low else (_HEAD, _FOOT, _FRAME)
    body = QRectF(-width / 2, -height / 2, width, height)
    inner = body.adjusted(_SIDE * unit, 0.0, -_SIDE * unit, 0.0)
    top, line = body.top() + above * unit, body.bottom() - below * unit
    inset = edge * unit
    foot = QRectF(inner.left(), line, inner.width(), body.bottom() - inset - line)
    button = QRectF(0.0, 0.0, button_width, _BUTTON * unit)
    button.moveCenter(foot.center())
    button.moveRight(foot.right())
    words = QRectF(foot.left(), foot.top(), button.left() - 0.8 * unit - foot.left(), foot.height())
    return PanelPlan(
        _rows(count, QRectF(inner.left(), top, inner.width(), line - top), shape, _GAP * unit),
        QRectF(inner.left(), body.top() + inset, inner.width(), top - body.top() - inset),
        line,
        words,
        button,
        body.adjusted(inset, inset, -inset, -inset),
        is_low=low,
    )


def _rows(count: int, area: QRectF, shape: Shape, gap: float) -> tuple[QRectF, ...]:
    columns, per_column = shape
    width = (area.width() - (columns - 1) * gap) / columns
    row = area.height() / per_column
    places = (divmod(number, per_column) for number in range(count))
    return tuple(
        QRectF(area.left() + column * (width + gap), area.top() + line * row, width, row)
        for column, line in places
    )


_TITLE, _SUBTITLE = 1.5, 0.95
_LOW_TITLE, _LOW_HEAD_DOWN = 1.25, 0.12
_NAME, _VALUE, _KEY = 1.0, 1.10, 0.78
_LEAST_NAME = 0.72
_CAP, _CAP_GAP = 1.34, 0.45
"""Side of a key cap, and the room between it and the name, in t."""

_VALUE_GAP, _ROW_INSET = 0.4, 0.45
_ROW_CORNER = 0.4
_FOOT_SIZES = (0.98, 0.9, 0.82, 0.74, 0.66)
_FOOT_LEADING = 1.28
_BUTTON_WORD = 1.0
_BUTTON_PADDING = 1.0
_CORNER, _FRAME_CORNER = 0.8, 0.45
_FRAME_LINE = 1.2
_GREY_STRONG = 0.85
_bold = partial(heading, bold=True)


@dataclass(frozen=True)
class PanelRow:
    """A contract: its key, its name, what it is worth, and whether it may be called now."""

    key: str
    name: str
    value: str
    allowed: bool = True


class PanelButton(Enum):
    """What can have the focus beside the rows."""

    PASS = "pass"


PanelPart = int | PanelButton
"""The number of a row, or the button."""


class ContractPanel(Piece):
    """A paper panel of contracts. Anchor: its middle."""

    layer = Z.CHIPS
    _width = ShownValue(0.0)
    _height = ShownValue(0.0)
    _shape = ShownValue[Shape]((2, 5))
    _low = ShownValue(False)
    _title = ShownValue("")
    _subtitle = ShownValue("")
    rows = ShownValue[tuple[PanelRow, ...]](())
    """The contracts, in the order of their keys."""

    _pass_words = ShownValue("")
    _pass_key = ShownValue("")
    _foot = ShownValue("")
    focus_part = ShownValue[PanelPart | None](None)
    """What is marked."""

    # ------------------------------------------------------------------------------------ setters

    def set_size(self, width: float, height: float, shape: Shape, *, low: bool = False) -> None:
        """Set the size of the panel, in pixels.

        Args:
            width: of the panel.
            height: of the panel.
            shape: columns and rows.
            low: head and foot are as low as can be.
        """
        self.change(_width=width, _height=height, _shape=shape, _low=low)

    def set_head(self, title: str, subtitle: str = "") -> None:
        """Write other words at the head: what is asked, and what was called so far."""
        self.change(_title=title, _subtitle=subtitle)

    def set_pass(self, words: str, key: str) -> None:
        """Write other words and another key on the button."""
        self.change(_pass_words=words, _pass_key=key)

    def set_focus(self, part: PanelPart | None, foot: str = "") -> None:
        """Mark a row or the button, and write a sentence about it at the foot.

        Args:
            part: what has the focus, or None.
            foot: what the contract asks for, or why it may not be called.
        """
        self.change(focus_part=part, _foot=foot)

    # ------------------------------------------------------------------------------------- places

    def plan(self, look: Look) -> PanelPlan:
        """Return the places of everything on the panel, around its anchor."""
        t, count = look.text_unit, len(self.rows)
        size, button = (self._width, self._height), self._button_width(look)
        return plan_panel(count, size, t, self._shape, button, low=self._low)

    def part_area(self, part: PanelPart) -> QRectF:
        """Return where a row or the button is, from the anchor; empty before there is a look."""
        if self._look is None:
            return QRectF()
        plan = self.plan(self._look)
        return plan.button if isinstance(part, PanelButton) else plan.rows[part]

    # ----------------------------------------------------------------------------------- painting

    @override
    def measure(self, look: Look) -> QRectF:
        return QRectF(-self._width / 2, -self._height / 2, self._width, self._height)

    @override
    def margin(self, look: Look) -> float:
        return 0.14 * look.card_width + 4.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        plan, t = self.plan(look), look.text_unit
        shape = pill(self.body(), _CORNER * t)
        drop_shadow(painter, shape, 0.10 * look.card_width, 0.55)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        line = QPen(theme.colour(theme.INK), _FRAME_LINE * look.contrast.wider)
        painter.strokePath(pill(plan.frame, _FRAME_CORNER * t), line)
        if plan.is_low:
            self._draw_low_head(painter, look, plan.head)
        else:
            self._draw_head(painter, look, plan)
        for number, row in enumerate(self.rows):
            self._draw_row(painter, look, row, plan.rows[number], focused=number == self.focus_part)
        fine = theme.INK if look.contrast.plain else theme.GREY_ON_PAPER
        painter.setPen(QPen(theme.colour(fine, 0.45), 1.0))
        left, right = plan.foot.left(), plan.button.right()
        painter.drawLine(QPointF(left, plan.line), QPointF(right, plan.line))
        self._draw_foot(painter, look, plan.foot)
        self._draw_button(painter, look, plan.button)

    def _draw_head(self, painter: QPainter, look: Look, plan: PanelPlan) -> None:
        title_size, subtitle_size = _TITLE * look.text_unit, _SUBTITLE * look.text_unit
        head = plan.head
        painter.setPen(theme.colour(theme.INK))
        font = _fitted(_bold, title_size, self._title, head.width())
        share = 0.40 if self._subtitle else 0.52
        middle = QPointF(head.center().x(), head.top() + share * head.height())
        draw_centred(painter, font, elided(font, self._title, head.width()), middle)
        if not self._subtitle:
            return
        small = _fitted(text, subtitle_size, self._subtitle, head.width())
        painter.setPen(_grey(look))
        below = QPointF(head.center().x(), head.top() + 0.78 * head.height())
        draw_centred(painter, small, elided(small, self._subtitle, head.width()), below)

    def _draw_low_head(self, painter: QPainter, look: Look, head: QRectF) -> None:
        """What is asked at the left, and what was called so far in the rest of the line."""
        t, y = look.text_unit, head.center().y() + _LOW_HEAD_DOWN * look.text_unit
        font = heading(_LOW_TITLE * t, bold=True)
        painter.setPen(theme.colour(theme.INK))
        title = elided(font, self._title, head.width())
        draw_left(painter, font, title, QPointF(head.left(), y))
        left = head.left() + width_of(font, title) + t
        room = head.right() - left
        small = _fitted(text, _SUBTITLE * t, self._subtitle, room)
        words = elided(small, self._subtitle, room)
        painter.setPen(_grey(look))
        draw_left(painter, small, words, QPointF(head.right() - width_of(small, words), y))

    def _draw_row(
        self, painter: QPainter, look: Look, row: PanelRow, area: QRectF, *, focused: bool
    ) -> None:
        t = look.text_unit
        if focused:
            ring = area.adjusted(1.0, 1.0, -1.0, -1.0)
            shape = pill(ring, min(_ROW_CORNER * t, ring.height() / 3))
            painter.fillPath(shape, theme.colour(theme.ROW_FOCUS))
            width = theme.FOCUS_ON_PAPER_WIDTH * look.contrast.wider
            painter.strokePath(shape, QPen(theme.colour(theme.FOCUS_ON_PAPER), width))
        ink = QPen(theme.colour(theme.INK)) if row.allowed else _grey(look)
        side = min(_CAP * t, 0.80 * area.height())
        y, left = area.center().y(), area.left() + _ROW_INSET * t
        cap = QRectF(left, y - side / 2, side, side)
        if row.key:
            self._draw_cap(painter, look, row, cap)
        left += side + _CAP_GAP * t
        value_font = heading(min(_VALUE * t, 0.72 * area.height()), bold=True)
        value = width_of(value_font, row.value)
        right = area.right() - _ROW_INSET * t
        room = right - value - _VALUE_GAP * t - left
        weight = TextWeight.SEMI_BOLD if row.allowed else TextWeight.REGULAR
        size = min(_NAME * t, 0.66 * area.height())
        name_font = _fitted(partial(text, weight=weight), size, row.name, room)
        painter.setPen(ink)
        draw_left(painter, name_font, elided(name_font, row.name, room), QPointF(left, y))
        draw_left(painter, value_font, row.value, QPointF(right - value, y))

    def _draw_cap(self, painter: QPainter, look: Look, row: PanelRow, cap: QRectF) -> None:
        """The key; without its cap where nothing would come of it, so that no colour is needed."""
        font = text(min(_KEY * look.text_unit, 0.62 * cap.height()), TextWeight.SEMI_BOLD)
        if row.allowed:
            line = QPen(theme.colour(theme.INK, 0.75), look.contrast.wider)
            painter.strokePath(pill(cap, 0.22 * cap.height()), line)
        painter.setPen(theme.colour(theme.INK) if row.allowed else _grey(look).color())
        draw_centred(painter, font, row.key, cap.center())

    def _draw_foot(self, painter: QPainter, look: Look, area: QRectF) -> None:
        """One sentence, in as large letters as find room."""
        font, lines = self.foot_lines(look)
        row = self.focus_part
        forbidden = isinstance(row, int) and row < len(self.rows) and not self.rows[row].allowed
        painter.setPen(theme.colour(theme.MARK_WRONG if forbidden else theme.INK))
        leading = _FOOT_LEADING * font.pixelSize()
        top = area.center().y() - leading * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            draw_left(painter, font, line, QPointF(area.left(), top + number * leading))

    def foot_lines(self, look: Look) -> tuple[QFont, list[str]]:
        """Return the letters of the sentence at the foot, and its lines."""
        area = self.plan(look).foot
        font, lines = text(_FOOT_SIZES[0] * look.text_unit), list[str]()
        for size in _FOOT_SIZES:
            font = text(size * look.text_unit, TextWeight.MEDIUM)
            lines = wrapped(font, self._foot, area.width())
            high = len(lines) * _FOOT_LEADING * font.pixelSize()
            if high <= 0.96 * area.height() and " ".join(lines) == self._foot:
                break
        return font, lines

    def _button_width(self, look: Look) -> float:
        t = look.text_unit
        width = width_of(text(_BUTTON_WORD * t, TextWeight.SEMI_BOLD), self._pass_words)
        cap = self._pass_cap(look) + 0.45 * t if self._pass_key else 0.0
        return width + cap + 2 * _BUTTON_PADDING * t

    def _pass_cap(self, look: Look) -> float:
        font = text(_KEY * look.text_unit, TextWeight.SEMI_BOLD)
        return max(_CAP * look.text_unit, width_of(font, self._pass_key) + 0.6 * look.text_unit)

    def _draw_button(self, painter: QPainter, look: Look, area: QRectF) -> None:
        t = look.text_unit
        shape = pill(area)
        painter.fillPath(shape, theme.colour(theme.ACTION_GREEN))
        if self.focus_part is PanelButton.PASS:
            width = theme.FOCUS_ON_PAPER_WIDTH * look.contrast.wider
            grown = 2.0 + width / 2
            ring = pill(area.adjusted(-grown, -grown, grown, grown))
            painter.strokePath(ring, QPen(theme.colour(theme.FOCUS_ON_PAPER), width))
        font = text(_BUTTON_WORD * t, TextWeight.SEMI_BOLD)
        left = area.left() + _BUTTON_PADDING * t
        painter.setPen(theme.colour(theme.CREAM))
        draw_left(painter, font, self._pass_words, QPointF(left, area.center().y()))
        if not self._pass_key:
            return
        side = self._pass_cap(look)
        cap = QRectF(0.0, 0.0, side, _CAP * t)
        cap.moveCenter(area.center())
        cap.moveRight(area.right() - _BUTTON_PADDING * t)
        painter.strokePath(pill(cap, 0.3 * t), QPen(theme.colour(theme.CREAM, 0.75), 1.0))
        key = text(_KEY * t, TextWeight.SEMI_BOLD)
        draw_centred(painter, key, self._pass_key, cap.center())


def _grey(look: Look) -> QPen:
    grey = theme.INK if look.contrast.plain else theme.GREY_ON_PAPER
    return QPen(theme.colour(grey, _GREY_STRONG))


def _fitted(make: Callable[[float], QFont], size: float, words: str, room: float) -> QFont:
    """Return letters that are smaller where the words are too long for their room."""
    needed = width_of(make(size), words)
    share = max(_LEAST_NAME, min(1.0, room / needed)) if needed > 0 else 1.0
    return make(int(share * size) if share < 1.0 else size)
