"""The index letters: slab skeletons, expanded to outlines, so that no font is needed.

Each glyph stands in a box 100 high; its advance is its width. A part is either an area or a
skeleton line with a pen width.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QPainterPath, QTransform

from tools.drawing.dimensions import (
    INDEX_HEIGHT,
    INDEX_TOP,
    INDEX_WIDTH,
    INDEX_X,
    LARGE_INDEX_HEIGHT,
    LARGE_INDEX_TOP,
    LARGE_INDEX_WIDTH,
    LARGE_INDEX_X,
)
from tools.drawing.vectors import FLAT_CAP, MITER_JOIN, mapped, path, stroked

STEM = 17.0
BOWL = 16.0
COUNTER = 14.0
SERIF = 11.0
LETTER_SPACE = 9.0
GLYPH_BOX = 100.0

LETTERS = ("A", "K", "Q", "J", "D", "B", "O", "U", "F", "Á")
LABELS = (*LETTERS, "4", "6", "7", "8", "9", "10")
"""What can stand in an index: the letters of all languages, and figures."""


@dataclass(frozen=True)
class Stroke:
    """A skeleton line with its pen width."""

    track: str
    width: float


@dataclass(frozen=True)
class Glyph:
    """A letter: its advance and its parts, areas (text) and strokes; it may stand on its head."""

    advance: float
    parts: tuple[str | Stroke, ...]
    turned: bool = False

    def outline(self) -> QPainterPath:
        """All parts in one area, in the glyph box."""
        result = QPainterPath()
        for part in self.parts:
            if isinstance(part, Stroke):
                result = result.united(stroked(part.track, part.width, FLAT_CAP, MITER_JOIN))
            else:
                result = result.united(path(part))
        if not self.turned:
            return result
        return mapped(result, QTransform(-1, 0, 0, -1, self.advance, GLYPH_BOX))


def _foot(x: float, end: float, y: float = 94.5) -> Stroke:
    return Stroke(f"M{x},{y} H{end}", SERIF)


_NINE = (
    Stroke(
        "M32,7.5 C47,7.5 57.5,16 57.5,32 C57.5,48 46,57.5 32,57.5"
        " C17,57.5 7.5,48 7.5,32 C7.5,16 17,7.5 32,7.5 Z",
        15,
    ),
    Stroke("M57.5,32 C59,66 50,92.5 25,92.5 C16,92.5 10,89 5,82", 15),
)
_ROUND = "M39,8 C63,8 69,30 69,50 C69,72 61,92 39,92 C17,92 9,72 9,50 C9,30 15,8 39,8 Z"
_GLYPHS = {
    "A": Glyph(
        78,
        (
            "M31,0 H49 L75,96 H55 Z",
            "M31,0 H43 L20,96 H9 Z",
            Stroke("M19,66 H56", SERIF),
            _foot(0, 27),
            _foot(47, 80),
        ),
    ),
    "K": Glyph(
        80,
        (
            Stroke("M18,0 V100", STEM),
            Stroke("M22,60 L60,6", SERIF),
            "M30,46 L43,32 L74,96 H54 Z",
            _foot(2, 34, 5.5),
            _foot(2, 34),
            _foot(47, 77, 5.5),
            _foot(46, 82),
        ),
    ),
    "Q": Glyph(78, (Stroke(_ROUND, BOWL), "M34,64 L50,64 L80,104 H62 Z")),
    "J": Glyph(
        58,
        (Stroke("M41,4 V68 C41,85 33,91.5 23,91.5 C13,91.5 7,86 7,72", STEM), _foot(20, 58, 5.5)),
    ),
    "D": Glyph(
        76,
        (
            Stroke("M18,0 V100", STEM),
            Stroke("M14,7.5 H34 C59,7.5 67,28 67,50 C67,72 59,92.5 34,92.5 H14", 15),
            _foot(2, 30, 5.5),
            _foot(2, 30),
        ),
    ),
    "B": Glyph(
        74,
        (
            Stroke("M18,0 V100", STEM),
            Stroke("M14,7 H38 C64,7 64,47 38,47 H14", COUNTER),
            Stroke("M34,47 C72,47 72,93 38,93 H14", COUNTER),
            _foot(2, 30, 5.5),
            _foot(2, 30),
        ),
    ),
    "O": Glyph(78, (Stroke(_ROUND, BOWL),)),
    "U": Glyph(
        80,
        (
            Stroke("M17,0 V62 C17,84 26,92 40,92 C54,92 63,84 63,62 V0", BOWL),
            _foot(1, 33, 5.5),
            _foot(47, 79, 5.5),
        ),
    ),
    "F": Glyph(
        70,
        (
            Stroke("M18,0 V100", STEM),
            Stroke("M14,7 H62", COUNTER),
            Stroke("M20,50 H48", COUNTER),
            "M54,0 H66 V32 H57 Z",
            Stroke("M49,36 V64", SERIF),
            _foot(2, 36),
            _foot(2, 30, 5.5),
        ),
    ),
    "Á": Glyph(
        78,
        (
            "M31,26 H49 L75,96 H55 Z",
            "M31,26 H43 L20,96 H9 Z",
            Stroke("M22,73 H55", SERIF),
            _foot(0, 27),
            _foot(47, 80),
            "M46,-1 H67 L48,19 H34 Z",
        ),
    ),
    "7": Glyph(64, ("M2,0 H63 V15 C45,42 37,68 35,100 H17 C19,66 29,40 45,15 H14 V27 H2 Z",)),
    "8": Glyph(
        66,
        (
            Stroke("M33,7 C60,7 60,47 33,47 C6,47 6,7 33,7 Z", COUNTER),
            Stroke("M33,46 C66,46 66,93 33,93 C0,93 0,46 33,46 Z", 15),
        ),
    ),
    "9": Glyph(66, _NINE),
    "6": Glyph(66, _NINE, turned=True),
    "4": Glyph(
        70,
        (
            Stroke("M48,0 V100", STEM),
            Stroke("M2,69 H69", COUNTER),
            "M36,0 H54 L18,76 H2 V62 Z",
            _foot(32, 65),
        ),
    ),
    "1": Glyph(
        32,
        ("M11,0 H28 V92 H11 Z", "M11,0 H20 L18,24 L0,28 V17 C7,15 10,9 11,0 Z", _foot(0, 38)),
    ),
    "0": Glyph(
        52,
        (
            Stroke(
                "M26,8 C41,8 45,28 45,50 C45,72 41,92 26,92 C11,92 7,72 7,50 C7,28 11,8 26,8 Z",
                COUNTER,
            ),
        ),
    ),
}


@cache
def _outline(character: str) -> QPainterPath:
    return _GLYPHS[character].outline()


def text(label: str, centre: float, top: float, height: float, max_width: float) -> QPainterPath:
    """A word in outlines.

    Args:
        label: characters that have a glyph.
        centre: x of the middle of the word.
        top: y of the upper edge.
        height: height of the capitals.
        max_width: a wider word is condensed to this width.
    """
    scale = height / GLYPH_BOX
    width = sum(_GLYPHS[c].advance for c in label) + LETTER_SPACE * (len(label) - 1)
    condensed = min(scale, max_width / width)
    x = centre - width * condensed / 2
    result = QPainterPath()
    for character in label:
        transform = QTransform(condensed, 0, 0, scale, x, top)
        result.addPath(mapped(_outline(character), transform))
        x += (_GLYPHS[character].advance + LETTER_SPACE) * condensed
    return result


def index_letters(label: str, *, large: bool = False) -> QPainterPath:
    """The letters of an index where they stand in the upper left corner of a card."""
    if large:
        return text(label, LARGE_INDEX_X, LARGE_INDEX_TOP, LARGE_INDEX_HEIGHT, LARGE_INDEX_WIDTH)
    return text(label, INDEX_X, INDEX_TOP, INDEX_HEIGHT, INDEX_WIDTH)
