"""Where everything stands on the coach's slip as a strip: moves beside each other, and the fact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from sixtysix_gui.table import theme
from sixtysix_gui.table.advice import SlipWords, WorthLine
from sixtysix_gui.table.pieces.coach.slip_plan import (
    FACT,
    FOLD,
    LINE,
    NAME,
    PAD,
    RULER,
    SIZES,
    WINS,
    Part,
    Run,
    SlipFonts,
    SlipPlan,
    cross_of,
    filled_lines,
)
from sixtysix_gui.table.pieces.words.text_lines import width_of

_BETWEEN_COLUMNS, _ARROW = 1.3, 1.5
"""Distance of two moves, and the side of an arrow."""

_LEAST_COLUMN = 10.0
"""A move needs a column so wide, in t."""

_FLAT_RULER, _FOLDED_RULER = 7.0, 5.0
"""Width of the ruler beside other things: of all, and of how often the move wins."""


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
        self._fonts = SlipFonts(unit)
        self._columns = moves if form is _Form.COLUMN else 1
        self._form = form
        self._shown = _shown_rows(len(words.lines), row, moves)
        self._turns = len(words.lines) > moves
        self._runs: list[Run] = []
        self._rulers: list[tuple[int, QRectF]] = []

    def plan(self) -> SlipPlan:
        """Lay everything."""
        u, pad = self._unit, PAD * self._unit
        ends = (FOLD + 0.6) * u
        arrows = 2 * _ARROW * u + 0.4 * u if self._turns else 0.0
        fact_font = self._fonts.words(FACT)
        between = _BETWEEN_COLUMNS * u * (self._columns - 1)
        inner = self._columns * self._widest + between
        fact = width_of(fact_font, self._words.fact)
        wanted = max(inner, min(fact, 1.5 * inner)) + 2 * pad + ends + arrows
        width = min(wanted, self._room)
        column = (width - 2 * pad - ends - arrows - between) / self._columns
        rows: list[tuple[int, QRectF]] = []
        edge = 0.2 if self._form is _Form.FOLDED else 0.35
        top = bottom = edge * u
        for place, number in enumerate(self._shown):
            beside = self._form is _Form.COLUMN
            left = pad + (place * (column + _BETWEEN_COLUMNS * u) if beside else 0)
            top = top if beside else bottom
            area = QRectF(left, top, column, 0.0)
            bottom = self._lay(number, area)
            rows.append((number, QRectF(left - 0.3 * u, top, column + 0.6 * u, bottom - top)))
        y = bottom + 0.1 * u
        for line in filled_lines(fact_font, self._words.fact, width - 2 * pad - ends):
            y += LINE / 2 * FACT * u
            self._runs.append(Run(line, fact_font, theme.INK, QPointF(pad, y)))
            y += LINE / 2 * FACT * u
        size = QSizeF(width, y + (edge + 0.05) * u)
        return SlipPlan(
            u,
            size,
            tuple(self._runs),
            tuple(self._rulers),
            tuple(rows),
            ((Part.CLOSE, cross_of(size, u)), *self._arrows(size)),
            QRectF(),
        )

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
        return self._lay_move(number, area)

    def _lay_folded(self, number: int, area: QRectF) -> float:
        """Lay name and value in a line, and below them the ruler and how often it wins."""
        u, line = self._unit, self._words.lines[number]
        y = area.top() + 0.6 * u
        self._lay_name(line, area, y)
        y += 1.1 * u
        ruler = QRectF(area.left(), y - 0.55 * u, _FOLDED_RULER * u, RULER * u)
        self._rulers.append((number, ruler))
        right = QPointF(ruler.right() + 0.8 * u, y)
        wins = self._fonts.words(WINS)
        self._runs.append(Run(line.wins, wins, theme.GREY_ON_PAPER, right))
        return y + 0.5 * u

    def _lay_name(self, line: WorthLine, area: QRectF, y: float) -> None:
        name = self._fonts.words(NAME)
        self._runs.append(Run(line.name, name, theme.INK, QPointF(area.left(), y)))
        value = QPointF(area.right(), y)
        self._runs.append(Run(line.value, self._fonts.value, theme.INK, value, to_right=True))

    def _lay_flat(self, number: int, area: QRectF) -> float:
        """Lay name, value, ruler and how often it wins in one line."""
        u, line = self._unit, self._words.lines[number]
        name, wins = self._fonts.words(NAME), self._fonts.words(WINS)
        y = area.top() + 0.75 * u
        self._runs.append(Run(line.name, name, theme.INK, QPointF(area.left(), y)))
        x = area.left() + self._most(name, [each.name for each in self._words.lines]) + 0.8 * u
        x += self._most(self._fonts.value, [each.value for each in self._words.lines])
        value = QPointF(x, y)
        self._runs.append(Run(line.value, self._fonts.value, theme.INK, value, to_right=True))
        ruler = QRectF(x + 0.8 * u, y - 0.55 * u, _FLAT_RULER * u, RULER * u)
        self._rulers.append((number, ruler))
        right = QPointF(ruler.right() + 0.8 * u, y)
        self._runs.append(Run(line.wins, wins, theme.GREY_ON_PAPER, right))
        return y + 0.75 * u

    def _lay_move(self, number: int, area: QRectF) -> float:
        """Lay a move in three lines: its name and value, the ruler, how often it wins."""
        u, line = self._unit, self._words.lines[number]
        wins = self._fonts.words(WINS)
        y = area.top() + 0.72 * u
        self._lay_name(line, area, y)
        y += 0.62 * u
        self._rulers.append((number, QRectF(area.left(), y, area.width(), RULER * u)))
        y += (RULER + 0.55) * u
        self._runs.append(Run(line.wins, wins, theme.GREY_ON_PAPER, QPointF(area.left(), y)))
        return y + 0.62 * u

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
