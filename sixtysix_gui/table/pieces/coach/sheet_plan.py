"""Where everything stands on the coach's slip as a sheet: all moves one below another."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sixtysix_gui.design import theme
from sixtysix_gui.table.advice import SlipWords
from sixtysix_gui.table.pieces.coach.slip_plan import (
    FACT,
    NOTE,
    PAD,
    SIZES,
    UNIT,
    Part,
    Run,
    SlipDraft,
    SlipPlan,
    cross_of,
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
        plan = _sheet(words, size * unit, room.width())
        if plan.size.height() <= room.height() and plan.fits:
            return plan if size * unit >= _LEAST_LETTERS else None
    return None


_STEPS = (0.75, 0.72, 0.62, 0.72)
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
        y = draft.lay_move(number, QRectF(left, top, inner, 0.0), _STEPS)
        row = QRectF(0.35 * pad, top - 0.02 * u, width - 0.7 * pad, y - top)
        draft.rows.append((number, row))
    rule = y + 0.2 * u if words.fact or words.footnote else None
    y = draft.write_text(words.fact, FACT, QRectF(left, y + 0.5 * u, inner, 0.0), theme.INK)
    y += 0.15 * u if words.fact else 0.0
    y = draft.write_text(words.footnote, NOTE, QRectF(left, y, inner, 0.0), theme.GREY_ON_PAPER)
    size = QSizeF(width, y + 0.5 * u)
    return draft.plan(size, [(Part.CLOSE, cross_of(size, u, beside_fold=True))], pencil, rule)
