"""What a plan of the coach's slip says, of a sheet as of a strip, and by what both are laid out.

Lengths of the constants are in text units of the slip, which may be smaller than those of the
table: words shrink until all of them are seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from sixtysix_gui.table.fonts import TextWeight, heading, text
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
