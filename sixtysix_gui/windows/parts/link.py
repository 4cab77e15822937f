"""A quiet act: words of green ink with a line below, large enough for a finger."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton

from sixtysix_gui.table import fonts, theme
from sixtysix_gui.windows.look.widgets import button

LINK_SIZE = 0.95
"""The size of a link's words in text units."""
_LEAST_HEIGHT = 36
_SIDE = 4


def link(text: str, unit: float, *, least_height: int = _LEAST_HEIGHT) -> QPushButton:
    """Make a link whose words are a little smaller than ``unit`` pixels."""
    made = button(text)
    made.setAutoDefault(False)
    font = QFont(fonts.text(LINK_SIZE * unit))
    font.setUnderline(True)
    made.setFont(font)
    made.setStyleSheet(
        f"QPushButton {{ background: transparent; border: none; color: {theme.ACTION_GREEN};"
        f" padding: 0px {_SIDE}px; margin: 2px; min-height: {least_height}px;"
        " border-radius: 6px; text-align: left; }"
        f"QPushButton:hover {{ color: {theme.INK}; }}"
        f"QPushButton:disabled {{ color: {theme.GREY_ON_PAPER}; }}"
    )
    return made
