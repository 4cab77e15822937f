"""Where everything stands on the coach's slip as a strip: moves beside each other, and the fact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from sixtysix_gui.design import theme
from sixtysix_gui.table.advice import SlipWords
from sixtysix_gui.table.pieces.coach.slip_plan import (
    FACT,
    FOLD,
    NAME,
    PAD,
    RULER,
    SIZES,
    WINS,
    Part,
    SlipDraft,
    SlipPlan,
    cross_of,
)
from sixtysix_gui.table.pieces.words.text_lines import width_of

_BETWEEN_COLUMNS, _ARROW = 1.3, 1.5
"""Distance of two moves, and the side of an arrow."""

_LEAST_COLUMN = 10.0
"""A move needs a column so wide, in t."""

_FLAT_RULER, _FOLDED_RULER = 7.0, 5.0
"""Width of the ruler beside other things: of all, and of how often the move wins."""


_STEPS = (0.72, 0.62, 0.55, 0.62)
"""Distances of the lines of a move; see `SlipDraft.lay_move`."""


class _Form(Enum):
    """How a move is written."""

    COLUMN = auto()
    """Name and value, the ruler, how often it wins: each in a line."""
    FOLDED = auto()
    """Name and value, below them the ruler and how often it wins."""
    FLAT = auto()
    """All in one line, for large words in a low room."""


_ARROW_TOP = {_Form.COLUMN: 1.15, _Form.FOLDED: 0.05, _Form.FLAT: 0.3}

_STRIPS = ((2, _Form.COLUMN), (2, _Form.FLAT), (1, _Form.COLUMN))
_STRIPS_OF_ONE = ((1, _Form.COLUMN), (1, _Form.FOLDED), (1, _Form.FLAT))
"""How many moves a strip shows, and in which form, from the best on."""


def strip_plan(
    words: SlipWords, unit: float, room: QSizeF, row: int, *, one: bool = False
) -> SlipPlan:
    """Plan a strip with two moves beside each other, or one, and the fact below them.

    The best move always stands first, and beside it another one; in a strip of ``one`` move the
    person turns from one to the next. What has no room at all is written as small as can be.

    Args:
        words: what stands on it.
        unit: t of the table in pixels.
        room: the greatest size in pixels; the strip is no wider than it needs.
        row: number of the move that is looked at.
        one: only one move is shown at a time.
    """
    plans: list[SlipPlan] = []
    for size in SIZES:
        for moves, form in _STRIPS_OF_ONE if one or len(words.lines) < 2 else _STRIPS:
            strip = _Strip(words, size * unit, room.width(), row, moves=moves, form=form)
            plan = strip.plan()
            plans.append(plan)
            if plan.size.height() <= room.height() and plan.fits:
                return plan
    return plans[-1]


class _Strip:
    """A strip under construction: the moves, each a column or below each other, and the fact."""

    def __init__(
        self,
        words: SlipWords,
        unit: float,
        width: float,
        row: int,
        *,
        moves: int,
        form: _Form,
    ) -> None:
        self._words = words
        self._unit = unit
        self._room = width
        self._draft = SlipDraft(words, unit)
        self._fonts = self._draft.fonts
        self._columns = moves if form is _Form.COLUMN else 1
        self._form = form
        self._shown = _shown_rows(len(words.lines), row, moves)
        self._turns = len(words.lines) > moves

    def plan(self) -> SlipPlan:
        """Lay everything."""
        u, pad = self._unit, PAD * self._unit
        ends = (FOLD + 0.6) * u
        arrows = 2 * _ARROW * u + 0.4 * u if self._turns else 0.0
        between = _BETWEEN_COLUMNS * u * (self._columns - 1)
        inner = self._columns * self._widest + between
        fact = width_of(self._fonts.words(FACT), self._words.fact)
        wanted = max(inner, min(fact, 1.5 * inner)) + 2 * pad + ends + arrows
        width = min(wanted, self._room)
        column = (width - 2 * pad - ends - arrows - between) / self._columns
        edge = 0.2 if self._form is _Form.FOLDED else 0.35
        top = bottom = edge * u
        for place, number in enumerate(self._shown):
            beside = self._form is _Form.COLUMN
            left = pad + (place * (column + _BETWEEN_COLUMNS * u) if beside else 0)
            top = top if beside else bottom
            area = QRectF(left, top, column, 0.0)
            bottom = self._lay(number, area)
            row = QRectF(left - 0.3 * u, top, column + 0.6 * u, bottom - top)
            self._draft.rows.append((number, row))
        area = QRectF(pad, bottom + 0.1 * u, width - 2 * pad - ends, 0.0)
        y = self._draft.write_text(self._words.fact, FACT, area, theme.INK)
        size = QSizeF(width, y + (edge + 0.05) * u)
        parts = [(Part.CLOSE, cross_of(size, u)), *self._arrows(size)]
        return self._draft.plan(size, parts, QRectF(), None)

    @property
    def _widest(self) -> float:
        """How wide a column must be for the widest of the moves."""
        u = self._unit
        name = self._most(self._fonts.words(NAME), [line.name for line in self._words.lines])
        value = self._most(self._fonts.value, [line.value for line in self._words.lines])
        wins = self._most(self._fonts.words(WINS), [line.wins for line in self._words.lines])
        if self._form is _Form.FLAT:
            return name + value + wins + (_FLAT_RULER + 2.4) * u
        if self._form is _Form.FOLDED:
            return max(name + value + 0.8 * u, wins + (_FOLDED_RULER + 0.8) * u)
        return max(_LEAST_COLUMN * u, 1.12 * max(name + value + 0.8 * u, wins))

    @staticmethod
    def _most(font: QFont, words: Sequence[str]) -> float:
        return max((width_of(font, word) for word in words), default=0.0)

    def _lay(self, number: int, area: QRectF) -> float:
        if self._form is _Form.FLAT:
            return self._lay_flat(number, area)
        if self._form is _Form.FOLDED:
            return self._lay_folded(number, area)
        return self._draft.lay_move(number, area, _STEPS)

    def _lay_folded(self, number: int, area: QRectF) -> float:
        """Lay name and value in a line, and below them the ruler and how often it wins."""
        u, line = self._unit, self._words.lines[number]
        y = area.top() + 0.6 * u
        self._draft.write_name(line, area.left(), area.right(), y)
        return self._lay_ruler(number, area.left(), y + 1.1 * u, _FOLDED_RULER) + 0.5 * u

    def _lay_flat(self, number: int, area: QRectF) -> float:
        """Lay name, value, ruler and how often it wins in one line."""
        u, lines = self._unit, self._words.lines
        y = area.top() + 0.75 * u
        x = area.left() + self._most(self._fonts.words(NAME), [each.name for each in lines])
        x = x + 0.8 * u + self._most(self._fonts.value, [each.value for each in lines])
        self._draft.write_name(lines[number], area.left(), x, y)
        return self._lay_ruler(number, x + 0.8 * u, y, _FLAT_RULER) + 0.75 * u

    def _lay_ruler(self, number: int, left: float, y: float, width: float) -> float:
        """Lay a ruler `width` t wide, and beside it how often the move wins."""
        u = self._unit
        ruler = QRectF(left, y - 0.55 * u, width * u, RULER * u)
        self._draft.rulers.append((number, ruler))
        self._draft.write_wins(self._words.lines[number], QPointF(ruler.right() + 0.8 * u, y))
        return y

    def _arrows(self, size: QSizeF) -> Iterator[tuple[Part, QRectF]]:
        if not self._turns:
            return
        u = self._unit
        right = size.width() - (FOLD + 0.7) * u
        y = _ARROW_TOP[self._form] * u
        for place, part in enumerate((Part.NEXT, Part.PREVIOUS)):
            left = right - (place + 1) * _ARROW * u
            yield part, QRectF(left, y, _ARROW * u, _ARROW * u)


def _shown_rows(count: int, row: int, columns: int) -> Sequence[int]:
    """Give the moves that are seen: the best one and another, or only the one looked at."""
    if count == 0:
        return ()
    if columns == 1:
        return (max(0, min(row, count - 1)),)
    return 0, max(1, min(row, count - 1))
