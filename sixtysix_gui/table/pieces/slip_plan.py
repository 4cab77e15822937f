"""How the coach's slip is divided: a sheet has all moves in a column, a strip has them in a row.

Lengths of the constants are in text units of the slip, which may be smaller than those of the
table: words shrink until all of them are seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.table.pieces.brushwork import width_of, words_of
from sixtysix_gui.table.values import SlipWords, WorthLine

SIZES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5)
"""The letters become smaller, step by step, until everything finds room."""

PAD, LINE = 1.0, 1.22
"""Inset of the words, and the distance of two lines of a text in its own size."""

HEAD, UNIT, NAME, VALUE, WINS, FACT, NOTE = 1.28, 0.84, 1.0, 1.06, 0.84, 0.96, 0.78
"""Sizes of letters."""

CLOSE, FOLD = 0.9, 1.35
"""Side of the cross, and of the corner that is folded over."""

RULER = 0.92
"""Height of a ruler."""


class SlipPart(Enum):
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
    parts: tuple[tuple[SlipPart, QRectF], ...]
    pencil: QRectF
    rule: float | None

    @property
    def area(self) -> QRectF:
        """The slip."""
        return QRectF(QPointF(), self.size)

    def is_pressed_at(self, y: float, left: float, right: float) -> bool:
        """Return whether words between two ends would lie on something that can be pressed."""
        at_height = (area for _, area in self.parts if area.top() <= y <= area.bottom())
        return any(left < area.right() and area.left() < right for area in at_height)

    def part(self, wanted: SlipPart) -> QRectF | None:
        """Where something can be pressed; None where it is not there."""
        return next((area for part, area in self.parts if part is wanted), None)

    @property
    def fits(self) -> bool:
        """Whether no line of words reaches beyond the slip or into what stands beside it."""
        right = self.size.width() - 0.4 * PAD * self.unit
        lines: dict[float, list[tuple[float, float]]] = {}
        for run in self.runs:
            width = width_of(run.font, run.words)
            left = run.at.x() - width if run.to_right else run.at.x()
            y, end = run.at.y(), left + width
            if left < 0 or end > right or self.is_pressed_at(y, left, end):
                return False
            lines.setdefault(round(y, 1), []).append((left, end))
        for spans in lines.values():
            spans.sort()
            if any(first[1] > second[0] for first, second in pairwise(spans)):
                return False
        return True


def filled_lines(font: QFont, words: str, width: float) -> list[str]:
    """Break a text of any length into lines, as full as can be."""
    lines: list[str] = []
    for word in words_of(words):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(font, longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@dataclass(frozen=True)
class SlipFonts:
    """The letters of a slip, by its text unit."""

    unit: float

    @property
    def head(self) -> QFont:
        """The letters of what stands above all moves."""
        return heading(HEAD * self.unit, bold=True)

    @property
    def value(self) -> QFont:
        """The letters of what a move is worth."""
        return heading(VALUE * self.unit, bold=True)

    def words(self, size: float, weight: TextWeight = TextWeight.MEDIUM) -> QFont:
        """Return the letters of all else, in a size."""
        return text(size * self.unit, weight)


def cross_of(size: QSizeF, unit: float, *, beside_fold: bool = False) -> QRectF:
    """Return where the cross lies: below the folded corner, or beside it in the head's line."""
    side = CLOSE * unit
    if beside_fold:
        right = size.width() - (FOLD + 0.35) * unit
        return QRectF(right - side, 1.45 * unit - side / 2, side, side)
    right = size.width() - 0.55 * unit
    return QRectF(right - side, (FOLD + 0.25) * unit, side, side)


@dataclass
class SlipDraft:
    """A slip under construction, with what stands on it so far; see `SlipPlan`."""

    words: SlipWords
    unit: float
    runs: list[Run] = field(default_factory=list[Run])
    rulers: list[tuple[int, QRectF]] = field(default_factory=list[tuple[int, QRectF]])
    rows: list[tuple[int, QRectF]] = field(default_factory=list[tuple[int, QRectF]])

    @property
    def fonts(self) -> SlipFonts:
        """The letters of the slip."""
        return SlipFonts(self.unit)

    def write_name(self, line: WorthLine, left: float, right: float, y: float) -> None:
        """Write what a move is called and what it is worth, from one end of a line to the other."""
        name, value = QPointF(left, y), QPointF(right, y)
        self.runs.append(Run(line.name, self.fonts.words(NAME), theme.INK, name))
        self.runs.append(Run(line.value, self.fonts.value, theme.INK, value, to_right=True))

    def write_wins(self, line: WorthLine, at: QPointF) -> None:
        """Write how often a move wins."""
        self.runs.append(Run(line.wins, self.fonts.words(WINS), theme.GREY_ON_PAPER, at))

    def write_text(
        self, words: str, size: float, area: QRectF, colour: str, *, to_right: bool = False
    ) -> float:
        """Write a text of any length from the top of an area on; return where it ends."""
        font, y = self.fonts.words(size), area.top()
        for line in filled_lines(font, words, area.width()):
            y += LINE / 2 * size * self.unit
            at = QPointF(area.right() if to_right else area.left(), y)
            self.runs.append(Run(line, font, colour, at, to_right))
            y += LINE / 2 * size * self.unit
        return y

    def lay_move(self, number: int, area: QRectF, steps: Sequence[float]) -> float:
        """Lay name and value, ruler, and how often a move wins, one below the other.

        The steps lead in t from the area's top to the first line, to the ruler, from there to the
        last line, and to the end, which is returned.
        """
        u, line, y = self.unit, self.words.lines[number], area.top() + steps[0] * self.unit
        self.write_name(line, area.left(), area.right(), y)
        y += steps[1] * u
        self.rulers.append((number, QRectF(area.left(), y, area.width(), RULER * u)))
        y += (RULER + steps[2]) * u
        self.write_wins(line, QPointF(area.left(), y))
        return y + steps[3] * u

    def plan(
        self,
        size: QSizeF,
        parts: Iterable[tuple[SlipPart, QRectF]],
        pencil: QRectF,
        rule: float | None,
    ) -> SlipPlan:
        """Return the finished plan of a slip of that size."""
        runs, rulers, rows = tuple(self.runs), tuple(self.rulers), tuple(self.rows)
        return SlipPlan(self.unit, size, runs, rulers, rows, tuple(parts), pencil, rule)


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
        parts = [(SlipPart.CLOSE, cross_of(size, u)), *self._arrows(size)]
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

    def _arrows(self, size: QSizeF) -> Iterator[tuple[SlipPart, QRectF]]:
        if not self._turns:
            return
        u = self._unit
        right = size.width() - (FOLD + 0.7) * u
        y = _ARROW_TOP[self._form] * u
        for place, part in enumerate((SlipPart.NEXT, SlipPart.PREVIOUS)):
            left = right - (place + 1) * _ARROW * u
            yield part, QRectF(left, y, _ARROW * u, _ARROW * u)


def _shown_rows(count: int, row: int, columns: int) -> Sequence[int]:
    """Return the moves that are seen: the best one and another, or only the one looked at."""
    if count == 0:
        return ()
    if columns == 1:
        return (max(0, min(row, count - 1)),)
    return 0, max(1, min(row, count - 1))


_LEAST_LETTERS = 9.0
"""The least t of a slip in pixels, while there is another way."""


def sheet_plan(words: SlipWords, unit: float, room: QSizeF) -> SlipPlan | None:
    """Plan a slip with all moves one below the other; None where it has no room.

    Args:
        words: what stands on it.
        unit: t of the table in pixels.
        room: the greatest size in pixels; the slip is as wide.
    """
    for size in SIZES:
        plan = _sheet(words, size * unit, room.width())
        if plan.size.height() <= room.height() and plan.fits:
            return plan if size * unit >= _LEAST_LETTERS else None
    return None


_SHEET_STEPS = (0.75, 0.72, 0.62, 0.72)
"""Distances of the lines of a move; see `SlipDraft.lay_move`."""


def _sheet(words: SlipWords, u: float, width: float) -> SlipPlan:
    """Lay everything below what was laid before, from the head to the footnote."""
    draft, pad = SlipDraft(words, u), PAD * u
    left, inner = pad, width - 2 * pad
    y = 1.45 * u
    pencil = QRectF(pad, y - 0.6 * u, 1.2 * u, 1.2 * u)
    at = QPointF(pencil.right() + 0.55 * u, y)
    draft.runs.append(Run(words.heading, draft.fonts.head, theme.INK, at))
    area = QRectF(left, y + 1.1 * u, inner, 0.0)
    y = draft.write_text(words.unit, UNIT, area, theme.GREY_ON_PAPER, to_right=True)
    y += 0.2 * u
    for number in range(len(words.lines)):
        top = y
        y = draft.lay_move(number, QRectF(left, top, inner, 0.0), _SHEET_STEPS)
        row = QRectF(0.35 * pad, top - 0.02 * u, width - 0.7 * pad, y - top)
        draft.rows.append((number, row))
    rule = y + 0.2 * u if words.fact or words.footnote else None
    y = draft.write_text(words.fact, FACT, QRectF(left, y + 0.5 * u, inner, 0.0), theme.INK)
    y += 0.15 * u if words.fact else 0.0
    y = draft.write_text(words.footnote, NOTE, QRectF(left, y, inner, 0.0), theme.GREY_ON_PAPER)
    size = QSizeF(width, y + 0.5 * u)
    return draft.plan(size, [(SlipPart.CLOSE, cross_of(size, u, beside_fold=True))], pencil, rule)
