"""The typefaces of the table, which are shipped with the program (all SIL OFL 1.1).

Vollkorn for names, announcements, heads and figures; Cabin for everything else. Sixtysix Sans, made
by tools/fonts, has letters that Cabin lacks, Cyrillic among them, in its weights and height. For
other scripts Qt falls back to the system's fonts, and so it does when the files are missing.
"""

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase

from sixtysix_gui.resource_files import ResourceMissingError, resource_path

HEADING_FAMILY = "Vollkorn"
TEXT_FAMILIES = ("Cabin", "Sixtysix Sans")
"""The typeface of words, and its companion for the letters that it lacks."""
FONT_FILES = (
    "Vollkorn-SemiBold.ttf",
    "Vollkorn-Bold.ttf",
    "Cabin-Regular.otf",
    "Cabin-Medium.otf",
    "Cabin-SemiBold.otf",
    "SixtysixSans-Regular.ttf",
    "SixtysixSans-Medium.ttf",
    "SixtysixSans-SemiBold.ttf",
)
_HEADING_FALLBACKS = ("Georgia", "DejaVu Serif", "serif")
_TEXT_FALLBACKS = ("Segoe UI", "Helvetica Neue", "DejaVu Sans", "sans-serif")
_LINING, _TABULAR = "lnum", "tnum"
"""OpenType features: figures as high as capitals, and all of one width."""

_LOADED = "sixtysix_fonts_loaded"
"""The application remembers by a property of this name that it has the fonts."""


class TextWeight(Enum):
    """The weights of Cabin that are shipped."""

    REGULAR = QFont.Weight.Normal
    MEDIUM = QFont.Weight.Medium
    SEMI_BOLD = QFont.Weight.DemiBold

    __hash__ = object.__hash__  # there is one of each, and fonts are looked up by them


def load_fonts() -> bool:
    """Adds the typefaces to the application, once; says whether all of them were found."""
    application = QCoreApplication.instance()
    if application is None:
        return False
    known = application.property(_LOADED)
    if known is not None:
        return bool(known)
    missing = [name for name in FONT_FILES if not _added(name)]
    complete = not missing
    application.setProperty(_LOADED, complete)
    return complete


def _added(name: str) -> bool:
    try:
        return QFontDatabase.addApplicationFont(str(resource_path("fonts", name))) != -1
    except ResourceMissingError:
        return False


def heading(pixels: float, *, bold: bool = False) -> QFont:
    """Return Vollkorn, semi-bold or bold, with lining figures of one width."""
    load_fonts()
    return QFont(_heading(max(1, round(pixels)), bold=bold))


def text(pixels: float, weight: TextWeight = TextWeight.MEDIUM) -> QFont:
    """Return Cabin in one of its weights."""
    load_fonts()
    return QFont(_text(max(1, round(pixels)), weight))


@lru_cache(maxsize=64)
def _text(pixels: int, weight: TextWeight) -> QFont:
    font = _font((*TEXT_FAMILIES, *_TEXT_FALLBACKS), pixels)
    font.setWeight(weight.value)
    return font


@lru_cache(maxsize=64)
def _heading(pixels: int, *, bold: bool) -> QFont:
    font = _font((HEADING_FAMILY, TEXT_FAMILIES[1], *_HEADING_FALLBACKS), pixels)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.DemiBold)
    for feature in (_LINING, _TABULAR):
        font.setFeature(QFont.Tag(feature), 1)
    return font


def _font(families: tuple[str, ...], pixels: int) -> QFont:
    font = QFont()
    font.setFamilies(list(families))
    font.setPixelSize(pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(
        QFont.StyleStrategy.PreferAntialias | QFont.StyleStrategy.NoSubpixelAntialias
    )
    return font
