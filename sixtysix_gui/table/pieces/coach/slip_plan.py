"""Where everything stands on the coach's slip: as a sheet of its own, or as a strip.

Lengths of the constants are in text units of the slip, which may be smaller than those of the
table: words shrink until all of them are seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from sixtysix_gui.table import theme
from sixtysix_gui.table.advice import SlipWords, WorthLine
from sixtysix_gui.table.fonts import TextWeight, heading, text
from sixtysix_gui.table.pieces.text_lines import width_of

_SIZES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5)
"""The letters become smaller, step by step, until everything finds room."""

_PAD, _LINE = 1.0, 1.22
"""Inset of the words, and the distance of two lines of a text in its own size."""
_HEAD, _UNIT, _NAME, _VALUE, _WINS, _FACT, _NOTE = 1.28, 0.84, 1.0, 1.06, 0.84, 0.96, 0.78
"""Sizes of letters."""
_CLOSE, _FOLD = 0.9, 1.35
"""Side of the cross, and of the corner that is folded over."""
_RULER = 0.92
_BETWEEN_COLUMNS, _ARROW = 1.3, 1.5
_LEAST_COLUMN = 10.0
"""A move needs a column so wide, in t."""
_FLAT_RULER = 7.0
"""Width of the ruler in a strip of one line."""
_STRIPS = ((2, False), (2, True), (1, False))
_STRIPS_OF_ONE = ((1, False), (1, True))
"""How many moves a strip shows, and whether it is flat, from the best on."""
_LEAST_LETTERS = 9.0
"""A t of a slip is never less than so many pixels while there is another way."""


class Part(Enum):
    """What can be pressed on a slip."""

    CLOSE = auto()
    PREVIOUS = auto()
    NEXT = auto()


@dataclass(frozen=True)
class Run:
    """One line of words: where its capitals' middle begins or, to the right, ends."""

    words: str
    font: QFont
    colour: str
    at: QPointF
    to_right: bool = False


@dataclass(frozen=True)
class SlipPlan:
    """Everything on the slip, from its upper left corner, in pixels.

    ``rows`` are the areas of the moves that are seen, with their numbers; ``rulers`` the areas of
    their rulers. ``rule`` is a fine line above the fact, or None. ``parts`` can be pressed.
    """

    unit: float
    size: QSizeF
    runs: tuple[Run, ...]
    rulers: tuple[tuple[int, QRectF], ...]
    rows: tuple[tuple[int, QRectF], ...]
    parts: tuple[tuple[Part, QRectF], ...]
    pencil: QRectF
    rule: float | None = None

    @property
    def area(self) -> QRectF:
        """The slip."""
        return QRectF(QPointF(), self.size)

    def is_pressed_at(self, y: float, left: float, right: float) -> bool:
        """Say whether words between two ends would lie on something that can be pressed."""
        at_height = (area for _, area in self.parts if area.top() <= y <= area.bottom())
        return any(left < area.right() and area.left() < right for area in at_height)

    def part(self, wanted: Part) -> QRectF | None:
        """Where something can be pressed; None where it is not there."""
        return next((area for part, area in self.parts if part is wanted), None)


def sheet_plan(words: SlipWords, unit: float, room: QSizeF) -> SlipPlan | None:
    """Plans a slip with all moves one below the other; None where it has no room.

    Args:
        words: what stands on it.
        unit: t of the table in pixels.
        room: the greatest size in pixels; the slip is as wide.
    """
    for size in _SIZES:
        plan = _Sheet(words, size * unit, room.width()).plan()
        if plan.size.height() <= room.height() and _fits(plan):
            return plan if size * unit >= _LEAST_LETTERS else None
    return None


def strip_plan(
    words: SlipWords, unit: float, room: QSizeF, row: int, *, one: bool = False
) -> SlipPlan:
    """Plans a strip with two moves beside each other, or one, and the fact below them.

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
    for size in _SIZES:
        for moves, flat in _STRIPS_OF_ONE if one or len(words.lines) < 2 else _STRIPS:
            strip = _Strip(words, size * unit, room.width(), row, moves=moves, flat=flat)
            plan = strip.plan()
            plans.append(plan)
            if plan.size.height() <= room.height() and _fits(plan):
                return plan
    return plans[-1]


def _fits(plan: SlipPlan) -> bool:
    """Say whether no line of words reaches beyond the slip or into what stands beside it."""
    right = plan.size.width() - 0.4 * _PAD * plan.unit
    lines: dict[float, list[tuple[float, float]]] = {}
    for run in plan.runs:
        width = width_of(run.font, run.words)
        left = run.at.x() - width if run.to_right else run.at.x()
        if left < 0 or left + width > right or plan.is_pressed_at(run.at.y(), left, left + width):
            return False
        lines.setdefault(round(run.at.y(), 1), []).append((left, left + width))
    for spans in lines.values():
        spans.sort()
        if any(first[1] > second[0] for first, second in pairwise(spans)):
            return False
    return True


def filled_lines(font: QFont, words: str, width: float) -> list[str]:
    """Breaks a text of any length into lines, as full as can be."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(font, longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@dataclass(frozen=True)
class _Fonts:
    unit: float

    @property
    def head(self) -> QFont:
        return heading(_HEAD * self.unit, bold=True)

    @property
    def value(self) -> QFont:
        return heading(_VALUE * self.unit, bold=True)

    def words(self, size: float, weight: TextWeight = TextWeight.MEDIUM) -> QFont:
        return text(size * self.unit, weight)


class _Sheet:
    """A slip under construction: everything is laid below what was laid before."""

    def __init__(self, words: SlipWords, unit: float, width: float) -> None:
        self._words = words
        self._unit = unit
        self._width = width
        self._fonts = _Fonts(unit)
        self._runs: list[Run] = []
        self._rulers: list[tuple[int, QRectF]] = []
        self._rows: list[tuple[int, QRectF]] = []
        self._y = 0.0

    def plan(self) -> SlipPlan:
        """Lay everything, from the head to the footnote."""
        u, pad = self._unit, _PAD * self._unit
        self._y = 1.45 * u
        pencil = QRectF(pad, self._y - 0.6 * u, 1.2 * u, 1.2 * u)
        place = QPointF(pencil.right() + 0.55 * u, self._y)
        self._runs.append(Run(self._words.heading, self._fonts.head, theme.INK, place))
        self._y += 1.1 * u
        self._lay_text(self._words.unit, _UNIT, theme.GREY_ON_PAPER, to_right=True)
        self._y += 0.2 * u
        for number, line in enumerate(self._words.lines):
            top = self._y
            self._lay_move(number, line)
            row = QRectF(0.35 * pad, top - 0.02 * u, self._width - 0.7 * pad, self._y - top)
            self._rows.append((number, row))
        rule = self._y + 0.2 * u if self._words.fact or self._words.footnote else None
        self._y += 0.5 * u
        self._lay_text(self._words.fact, _FACT, theme.INK)
        self._y += 0.15 * u if self._words.fact else 0.0
        self._lay_text(self._words.footnote, _NOTE, theme.GREY_ON_PAPER)
        size = QSizeF(self._width, self._y + 0.5 * u)
        return SlipPlan(
            u,
            size,
            tuple(self._runs),
            tuple(self._rulers),
            tuple(self._rows),
            ((Part.CLOSE, _cross(size, u, beside_fold=True)),),
            pencil,
            rule,
        )

    def _lay_move(self, number: int, line: WorthLine) -> None:
        u, pad = self._unit, _PAD * self._unit
        right = self._width - pad
        self._y += 0.75 * u
        name = self._fonts.words(_NAME)
        self._runs.append(Run(line.name, name, theme.INK, QPointF(pad, self._y)))
        value = QPointF(right, self._y)
        self._runs.append(Run(line.value, self._fonts.value, theme.INK, value, to_right=True))
        self._y += 0.72 * u
        self._rulers.append((number, QRectF(pad, self._y, right - pad, _RULER * u)))
        self._y += (_RULER + 0.62) * u
        wins = self._fonts.words(_WINS)
        self._runs.append(Run(line.wins, wins, theme.GREY_ON_PAPER, QPointF(pad, self._y)))
        self._y += 0.72 * u

    def _lay_text(self, words: str, size: float, colour: str, *, to_right: bool = False) -> None:
        u, pad = self._unit, _PAD * self._unit
        font = self._fonts.words(size)
        for line in filled_lines(font, words, self._width - 2 * pad):
            self._y += _LINE / 2 * size * u
            x = self._width - pad if to_right else pad
            self._runs.append(Run(line, font, colour, QPointF(x, self._y), to_right))
            self._y += _LINE / 2 * size * u


class _Strip:
    """A strip under construction: the moves beside each other, and the fact below them.

    A ``flat`` one has each move in a line of its own, for large words in a low room.
    """

    def __init__(
        self,
        words: SlipWords,
        unit: float,
        width: float,
        row: int,
        *,
        moves: int,
        flat: bool = False,
    ) -> None:
        self._words = words
        self._unit = unit
        self._room = width
        self._fonts = _Fonts(unit)
        self._columns = 1 if flat else moves
        self._flat = flat
        self._shown = _shown_rows(len(words.lines), row, moves)
        self._turns = len(words.lines) > moves
        self._runs: list[Run] = []
        self._rulers: list[tuple[int, QRectF]] = []

    def plan(self) -> SlipPlan:
        """Lay everything."""
        u, pad = self._unit, _PAD * self._unit
        ends = (_FOLD + 0.6) * u
        arrows = 2 * _ARROW * u + 0.4 * u if self._turns else 0.0
        fact_font = self._fonts.words(_FACT)
        between = _BETWEEN_COLUMNS * u * (self._columns - 1)
        inner = self._columns * self._widest + between
        fact = width_of(fact_font, self._words.fact)
        wanted = max(inner, min(fact, 1.5 * inner)) + 2 * pad + ends + arrows
        width = min(wanted, self._room)
        column = (width - 2 * pad - ends - arrows - between) / self._columns
        rows: list[tuple[int, QRectF]] = []
        top = bottom = 0.35 * u
        for place, number in enumerate(self._shown):
            left = pad + (0 if self._flat else place * (column + _BETWEEN_COLUMNS * u))
            top = bottom if self._flat else top
            area = QRectF(left, top, column, 0.0)
            bottom = self._lay_flat(number, area) if self._flat else self._lay_move(number, area)
            rows.append((number, QRectF(left - 0.3 * u, top, column + 0.6 * u, bottom - top)))
        y = bottom + 0.1 * u
        for line in filled_lines(fact_font, self._words.fact, width - 2 * pad - ends):
            y += _LINE / 2 * _FACT * u
            self._runs.append(Run(line, fact_font, theme.INK, QPointF(pad, y)))
            y += _LINE / 2 * _FACT * u
        size = QSizeF(width, y + 0.4 * u)
        return SlipPlan(
            u,
            size,
            tuple(self._runs),
            tuple(self._rulers),
            tuple(rows),
            ((Part.CLOSE, _cross(size, u)), *self._arrows(size)),
            QRectF(),
        )

    @property
    def _widest(self) -> float:
        """How wide a column must be for the widest of the moves."""
        u = self._unit
        name = self._most(self._fonts.words(_NAME), [line.name for line in self._words.lines])
        value = self._most(self._fonts.value, [line.value for line in self._words.lines])
        wins = self._most(self._fonts.words(_WINS), [line.wins for line in self._words.lines])
        if self._flat:
            return name + value + wins + (_FLAT_RULER + 2.4) * u
        return max(_LEAST_COLUMN * u, 1.12 * max(name + value + 0.8 * u, wins))

    @staticmethod
    def _most(font: QFont, words: Sequence[str]) -> float:
        return max((width_of(font, word) for word in words), default=0.0)

    def _lay_flat(self, number: int, area: QRectF) -> float:
        """Lay name, value, ruler and how often it wins in one line."""
        u, line = self._unit, self._words.lines[number]
        name, wins = self._fonts.words(_NAME), self._fonts.words(_WINS)
        y = area.top() + 0.75 * u
        self._runs.append(Run(line.name, name, theme.INK, QPointF(area.left(), y)))
        x = area.left() + self._most(name, [each.name for each in self._words.lines]) + 0.8 * u
        x += self._most(self._fonts.value, [each.value for each in self._words.lines])
        value = QPointF(x, y)
        self._runs.append(Run(line.value, self._fonts.value, theme.INK, value, to_right=True))
        ruler = QRectF(x + 0.8 * u, y - 0.55 * u, _FLAT_RULER * u, _RULER * u)
        self._rulers.append((number, ruler))
        right = QPointF(ruler.right() + 0.8 * u, y)
        self._runs.append(Run(line.wins, wins, theme.GREY_ON_PAPER, right))
        return y + 0.75 * u

    def _lay_move(self, number: int, area: QRectF) -> float:
        """Lay a move in three lines: its name and value, the ruler, how often it wins."""
        u, line = self._unit, self._words.lines[number]
        name, wins = self._fonts.words(_NAME), self._fonts.words(_WINS)
        y = area.top() + 0.72 * u
        self._runs.append(Run(line.name, name, theme.INK, QPointF(area.left(), y)))
        value = QPointF(area.right(), y)
        self._runs.append(Run(line.value, self._fonts.value, theme.INK, value, to_right=True))
        y += 0.62 * u
        self._rulers.append((number, QRectF(area.left(), y, area.width(), _RULER * u)))
        y += (_RULER + 0.55) * u
        self._runs.append(Run(line.wins, wins, theme.GREY_ON_PAPER, QPointF(area.left(), y)))
        return y + 0.62 * u

    def _arrows(self, size: QSizeF) -> Iterator[tuple[Part, QRectF]]:
        if not self._turns:
            return
        u = self._unit
        right = size.width() - (_FOLD + 0.7) * u
        y = 0.3 * u if self._flat else 1.15 * u
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


def _cross(size: QSizeF, unit: float, *, beside_fold: bool = False) -> QRectF:
    """Below the folded corner, or beside it in the line of the head."""
    side = _CLOSE * unit
    if beside_fold:
        right = size.width() - (_FOLD + 0.35) * unit
        return QRectF(right - side, 1.45 * unit - side / 2, side, side)
    right = size.width() - 0.55 * unit
    return QRectF(right - side, (_FOLD + 0.25) * unit, side, side)
