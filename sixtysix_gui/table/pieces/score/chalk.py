"""How totals stand on a slate: which of them find room, how large, and which are struck through."""

from dataclasses import dataclass

from PySide6.QtGui import QFont

from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.table.pieces.words.text_lines import width_of

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
