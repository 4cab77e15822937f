"""Where everything stands on the coach's slip as a sheet: all moves one below another."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sixtysix_gui.table import theme
from sixtysix_gui.table.advice import SlipWords, WorthLine
from sixtysix_gui.table.pieces.coach.slip_plan import (
    FACT,
    LINE,
    NAME,
    NOTE,
    PAD,
    RULER,
    SIZES,
    UNIT,
    WINS,
    Part,
    Run,
    SlipFonts,
    SlipPlan,
    cross_of,
    filled_lines,
)

_LEAST_LETTERS = 9.0
"""A t of a slip is never less than so many pixels while there is another way."""


def sheet_plan(words: SlipWords, unit: float, room: QSizeF) -> SlipPlan | None:
    """Plan a slip with all moves one below the other; None where it has no room.

    Args:
        words: what stands on it.
        unit: t of the table in pixels.
        room: the greatest size in pixels; the slip is as wide.
    """
    for size in SIZES:
        plan = _Sheet(words, size * unit, room.width()).plan()
        if plan.size.height() <= room.height() and plan.fits:
            return plan if size * unit >= _LEAST_LETTERS else None
    return None


class _Sheet:
    """A slip under construction: everything is laid below what was laid before."""

    def __init__(self, words: SlipWords, unit: float, width: float) -> None:
        self._words = words
        self._unit = unit
        self._width = width
        self._fonts = SlipFonts(unit)
        self._runs: list[Run] = []
        self._rulers: list[tuple[int, QRectF]] = []
        self._rows: list[tuple[int, QRectF]] = []
        self._y = 0.0

    def plan(self) -> SlipPlan:
        """Lay everything, from the head to the footnote."""
        u, pad = self._unit, PAD * self._unit
        self._y = 1.45 * u
        pencil = QRectF(pad, self._y - 0.6 * u, 1.2 * u, 1.2 * u)
        place = QPointF(pencil.right() + 0.55 * u, self._y)
        self._runs.append(Run(self._words.heading, self._fonts.head, theme.INK, place))
        self._y += 1.1 * u
        self._lay_text(self._words.unit, UNIT, theme.GREY_ON_PAPER, to_right=True)
        self._y += 0.2 * u
        for number, line in enumerate(self._words.lines):
            top = self._y
            self._lay_move(number, line)
            row = QRectF(0.35 * pad, top - 0.02 * u, self._width - 0.7 * pad, self._y - top)
            self._rows.append((number, row))
        rule = self._y + 0.2 * u if self._words.fact or self._words.footnote else None
        self._y += 0.5 * u
        self._lay_text(self._words.fact, FACT, theme.INK)
        self._y += 0.15 * u if self._words.fact else 0.0
        self._lay_text(self._words.footnote, NOTE, theme.GREY_ON_PAPER)
        size = QSizeF(self._width, self._y + 0.5 * u)
        return SlipPlan(
            u,
            size,
            tuple(self._runs),
            tuple(self._rulers),
            tuple(self._rows),
            ((Part.CLOSE, cross_of(size, u, beside_fold=True)),),
            pencil,
            rule,
        )

    def _lay_move(self, number: int, line: WorthLine) -> None:
        u, pad = self._unit, PAD * self._unit
        right = self._width - pad
        self._y += 0.75 * u
        name = self._fonts.words(NAME)
        self._runs.append(Run(line.name, name, theme.INK, QPointF(pad, self._y)))
        value = QPointF(right, self._y)
        self._runs.append(Run(line.value, self._fonts.value, theme.INK, value, to_right=True))
        self._y += 0.72 * u
        self._rulers.append((number, QRectF(pad, self._y, right - pad, RULER * u)))
        self._y += (RULER + 0.62) * u
        wins = self._fonts.words(WINS)
        self._runs.append(Run(line.wins, wins, theme.GREY_ON_PAPER, QPointF(pad, self._y)))
        self._y += 0.72 * u

    def _lay_text(self, words: str, size: float, colour: str, *, to_right: bool = False) -> None:
        u, pad = self._unit, PAD * self._unit
        font = self._fonts.words(size)
        for line in filled_lines(font, words, self._width - 2 * pad):
            self._y += LINE / 2 * size * u
            x = self._width - pad if to_right else pad
            self._runs.append(Run(line, font, colour, QPointF(x, self._y), to_right))
            self._y += LINE / 2 * size * u
