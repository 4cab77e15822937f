"""What a plan of the coach's slip says, of a sheet as of a strip, and by what both are laid out.

Lengths of the constants are in text units of the slip, which may be smaller than those of the
table: words shrink until all of them are seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.table.advice import SlipWords, WorthLine
from sixtysix_gui.table.pieces.words.text_lines import width_of

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
    rule: float | None

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
    for word in words.split():
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
        """Give the letters of all else, in a size."""
        return text(size * self.unit, weight)


def cross_of(size: QSizeF, unit: float, *, beside_fold: bool = False) -> QRectF:
    """Give where the cross lies: below the folded corner, or beside it in the line of the head."""
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
        self, size: QSizeF, parts: Iterable[tuple[Part, QRectF]], pencil: QRectF, rule: float | None
    ) -> SlipPlan:
        """Return the finished plan of a slip of that size."""
        runs, rulers, rows = tuple(self.runs), tuple(self.rulers), tuple(self.rows)
        return SlipPlan(self.unit, size, runs, rulers, rows, tuple(parts), pencil, rule)
