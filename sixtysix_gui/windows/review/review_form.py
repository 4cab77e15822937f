"""How a review is laid out in a window: its column, its strip, and what has no room."""

from dataclasses import dataclass

from sixtysix_gui.table.layout.table_layout import TableLayout

_COLUMN, _LARGE_COLUMN = 17.6, 20.0
"""Widths of the column in text units."""
_SHARE = 0.3
_LEAST = 200
"""The most of the window that the column takes, if it can do with that; its least in pixels."""
_SMALL_WIDTH, _SMALL_HEIGHT = 1000, 700
_LARGE_WIDTH, _LARGE_HEIGHT = 1800, 1000
"""Pixels at the usual size of text below which a window is small, from which on it is large."""
_TURNS_PAGES = 1.75
"""From this size of text on a small window shows either the table or the coach."""
_NARROW, _LOW = 600, 460
"""Below so many, at the usual size of text, it does so too: its parts would lie over each other."""


@dataclass(frozen=True)
class ReviewForm:
    """What fits; ``unit`` is the height of plain text, ``column`` the width, both in pixels.

    A ``small`` window has marks in place of rows, steps without words, and a strip without bands.
    With ``pages`` table and column take turns.
    """

    unit: float
    column: int
    small: bool
    large: bool
    pages: bool


def form_for(width: int, height: int, text_scale: float, wished: float) -> ReviewForm:
    """Give the form for a window of so many pixels, and words so much larger than usual: 1 to 2.

    ``wished`` is the size that the person wants; a small screen may have no room for that.
    """
    unit = TableLayout.for_size(width, height, text_scale).metrics.text_unit
    small = width < _SMALL_WIDTH * text_scale or height < _SMALL_HEIGHT * text_scale
    large = width >= _LARGE_WIDTH * text_scale and height >= _LARGE_HEIGHT * text_scale
    narrow = width < _NARROW * wished or height < _LOW * wished
    wanted = (_LARGE_COLUMN if large else _COLUMN) * unit
    column = max(min(wanted, _SHARE * width), _LEAST * text_scale)
    return ReviewForm(
        unit=unit,
        column=round(column),
        small=small,
        large=large,
        pages=small and (wished >= _TURNS_PAGES or narrow),
    )
