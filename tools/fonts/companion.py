"""One weight of the companion of Cabin, put together from two typefaces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from fontTools.pens.basePen import AbstractPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

if TYPE_CHECKING:
    from fontTools.ttLib import GlyphOutline

FAMILY = "Sixtysix Sans"
MINUS, NO_BREAK, NARROW, POINTER = 0x2212, 0x00A0, 0x202F, 0x25B8
ARROWS = {0x2192: (1, 0), 0x2191: (0, 1), 0x2190: (-1, 0), 0x2193: (0, -1)}
"""Where each leads."""
LATIN_EXTENDED = (*range(0x100, 0x180), *range(0x218, 0x21C))
DOUBLE_ACUTE = {0x150: "O", 0x151: "o", 0x170: "U", 0x171: "u"}
"""The Hungarian letters that are put together, and what stands below their accents."""
_NARROW_PART = 0.6
"""Width of a narrow space against that of a space."""
_ARROW = 800
"""Width of an arrow with the room around it."""
_GAP = 34
"""Between the two strokes of a double acute, in units of a thousandth of the size."""
_COPYRIGHT = (
    "Copyright 2010-2023 Adobe, with Reserved Font Name 'Source'; Copyright (c) 2011 Pablo "
    "Impallari and Igino Marini, with Reserved Font Name Cabin"
)
_LICENCE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
_EPOCH = 3_786_912_000  # a fixed moment, in seconds since 1904, so that files do not differ


def companion(folder: Path, cabin_file: Path, style: str, weight: int, drawn: int) -> TTFont:
    """Make the companion of one weight; ``folder`` holds the files of Source Sans 3.

    ``drawn`` is the weight of Source Sans whose strokes are as strong as Cabin's.
    """
    cabin = TTFont(cabin_file)
    height = cabin["OS/2"].sxHeight
    font = _scaled(folder, "cyrillic", drawn, height)
    _write_as_in_bulgaria(font)
    _keep_cyrillic(font)
    for part, codes in (("latin-ext", LATIN_EXTENDED), ("latin", (MINUS,))):
        source = _scaled(folder, part, drawn, height)
        known = source.getBestCmap()
        for code in codes:
            if code in known and code not in cabin.getBestCmap() and code not in DOUBLE_ACUTE:
                _copy(source, known[code], font, code)
    for code, letter in DOUBLE_ACUTE.items():
        _compose(cabin, letter, font, code)
    space = cabin["hmtx"]["space"][0]
    _add(font, NO_BREAK, space)
    _add(font, NARROW, round(_NARROW_PART * space))
    for code, (x, y) in ARROWS.items():
        turned = (x, y, -y, x, _ARROW / 2, 350)  # in the middle of a capital
        _add(font, code, _ARROW, lambda pen, t=turned: _draw_arrow(TransformPen(pen, t), weight))
    _add(font, POINTER, round(0.8 * height), lambda pen: _draw_pointer(pen, height))
    _name(font, cabin, style, weight)
    return font


def _draw_arrow(pen: AbstractPen, weight: int) -> None:
    """Draw an arrow that leads to the right, about its middle."""
    half, tip, head, line = 0.06 * weight, 0.42 * _ARROW, 0.2 * _ARROW, 0.2 * weight
    above = [(-tip, half), (tip - line, half), (tip - head - line, head), (tip - head, head)]
    points = [*above, (tip, 0), *((x, -y) for x, y in reversed(above))]
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()


def _draw_pointer(pen: AbstractPen, height: int) -> None:
    """Draw the triangle that leads from a menu to its entry, as high as small letters."""
    pen.moveTo((0.1 * height, 0))
    pen.lineTo((0.1 * height, height))
    pen.lineTo((0.7 * height, height / 2))
    pen.closePath()


def _scaled(folder: Path, part: str, weight: int, height: int) -> TTFont:
    """Open a part of Source Sans 3 in a weight and give it an x-height in thousandths."""
    whole = TTFont(folder / f"source-sans-3-{part}-wght-normal.woff2", recalcTimestamp=False)
    font = instantiateVariableFont(whole, {"wght": weight})
    font.flavor = None
    scale_upem(font, round(font["head"].unitsPerEm * height / font["OS/2"].sxHeight))
    font["head"].unitsPerEm = 1000
    return font


def _write_as_in_bulgaria(font: TTFont) -> None:
    """Take the Bulgarian forms of Cyrillic letters, as Vollkorn has them, whatever Qt asks for."""
    table = font["GSUB"].table
    forms: dict[str, str] = {}
    for script in table.ScriptList.ScriptRecord:
        for language in script.Script.LangSysRecord:
            if language.LangSysTag.strip() == "BGR":
                for number in language.LangSys.FeatureIndex:
                    feature = table.FeatureList.FeatureRecord[number].Feature
                    for lookup in feature.LookupListIndex:
                        for part in table.LookupList.Lookup[lookup].SubTable:
                            forms |= getattr(part, "mapping", {})
    for one in font["cmap"].tables:
        one.cmap = {code: forms.get(name, name) for code, name in one.cmap.items()}


def _keep_cyrillic(font: TTFont) -> None:
    options = Options()
    options.layout_features = ["kern"]
    options.name_IDs = []
    options.hinting = False
    options.notdef_outline = True
    chosen = Subsetter(options)
    chosen.populate(unicodes=[code for code in font.getBestCmap() if code >= 0x400])
    chosen.subset(font)


def _copy(source: TTFont, name: str, font: TTFont, code: int) -> None:
    glyphs = source.getGlyphSet()
    drawn = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(drawn)
    _add(font, code, source["hmtx"][name][0], drawn.replay)


def _compose(cabin: TTFont, letter: str, font: TTFont, code: int) -> None:
    """Put two acute accents of Cabin on a letter of Cabin, as its own ó or ú has one."""
    glyphs, known = cabin.getGlyphSet(), cabin.getBestCmap()
    base, accent = known[ord(letter)], known[0xB4]
    with_one = known[ord({"O": "Ó", "o": "ó", "U": "Ú", "u": "ú"}[letter])]
    top, (left, _, right, high) = _bounds(glyphs, with_one)[3], _bounds(glyphs, accent)
    middle = sum(_bounds(glyphs, base)[::2]) / 2
    width = right - left

    def draw(pen: AbstractPen) -> None:
        quadratic = Cu2QuPen(pen, 0.6, reverse_direction=True)
        glyphs[base].draw(quadratic)
        for place in (middle - width - _GAP / 2 + _GAP, middle + _GAP):
            shift = (0.82, 0, 0, 1, place - left * 0.82, top - high)
            glyphs[accent].draw(TransformPen(quadratic, shift))

    _add(font, code, glyphs[base].width, draw)


def _bounds(glyphs: Mapping[str, GlyphOutline], name: str) -> tuple[float, float, float, float]:
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    return pen.bounds


def _add(
    font: TTFont, code: int, width: int, draw: Callable[[AbstractPen], None] | None = None
) -> None:
    """Add a letter of a width; a space has nothing to draw."""
    pen = TTGlyphPen(None)
    if draw is not None:
        draw(pen)
    name = f"uni{code:04X}"
    order = font.getGlyphOrder()
    if name not in order:
        font.setGlyphOrder([*order, name])
    glyph = pen.glyph()
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def _name(font: TTFont, cabin: TTFont, style: str, weight: int) -> None:
    """Give the font its name, and the lines of Cabin, so that none of its letters moves a line."""
    full = f"{FAMILY} {style}"
    names = font["name"]
    names.names = []
    for number, text in {
        0: _COPYRIGHT,
        1: FAMILY if weight == 400 else full,
        2: "Regular",
        3: f"1.0;{full}",
        4: full,
        5: "Version 1.0",
        6: f"SixtysixSans-{style}",
        13: _LICENCE,
        14: "https://openfontlicense.org",
        16: FAMILY,
        17: style,
    }.items():
        names.setName(text, number, 3, 1, 0x409)
    lines, own = cabin["OS/2"], font["OS/2"]
    for field in ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"):
        setattr(own, field, getattr(lines, field))
    own.sxHeight, own.usWeightClass = lines.sxHeight, weight
    for field in ("ascent", "descent", "lineGap"):
        setattr(font["hhea"], field, getattr(cabin["hhea"], field))
    font["head"].modified = font["head"].created = _EPOCH
