"""The program's own fonts: Vollkorn for headings and figures, Cabin for everything else."""

from __future__ import annotations

import logging

from PySide6.QtGui import QFont, QFontDatabase

from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from sixtysix_gui.windows.look.paper import HEADING_FONT, TEXT_FONT

_log = logging.getLogger(__name__)
_SUFFIXES = (".ttf", ".otf")


def load_fonts() -> None:
    """Make the bundled fonts known to Qt; without them the system's stand in."""
    try:
        folder = resource_path("fonts")
    except ResourceMissingError as error:
        _log.warning("%s", error)
        return
    for file in sorted(folder.rglob("*")):
        if file.suffix in _SUFFIXES and QFontDatabase.addApplicationFont(str(file)) < 0:
            _log.warning("The font %s cannot be loaded.", file.name)


def text_font(size: float | None = None) -> QFont:
    """Give the font of plain text, in points or in the program's usual size."""
    font = QFont(TEXT_FONT)
    if size is not None:
        font.setPointSizeF(size)
    return font


def heading_font(pixels: float, weight: QFont.Weight = QFont.Weight.Bold) -> QFont:
    """Give the font of headings and figures in pixels, with figures of one height and width."""
    font = QFont(HEADING_FONT)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    for feature in ("lnum", "tnum"):
        font.setFeature(QFont.Tag(feature), 1)
    return font
