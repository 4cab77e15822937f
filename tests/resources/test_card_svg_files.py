"""The stored cards hold to what Qt's SVG renderer can show, and stay small."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from tests.helpers.rows import each_row
from tests.helpers.table.card_files import (
    CARDS,
    CODES,
    COURTS,
    HREF,
    PACKS,
    RESOURCES,
    SCORE_CODES,
    SVG,
    back_files,
    face_files,
    placed_signs,
)

CARD_BYTES = 100_000
ALL_BYTES = 4_000_000
BACKS_AT_LEAST = 3
ALLOWED = {
    "svg": {"viewBox", "width", "height", "stroke-linecap", "stroke-linejoin"},
    "defs": set[str](),
    "g": {"id", "transform"},
    "use": {HREF, "transform"},
    "path": {
        "class",
        "d",
        "fill",
        "fill-rule",
        "opacity",
        "stroke",
        "stroke-width",
        "stroke-linecap",
        "stroke-linejoin",
    },
}
"""Every element and attribute that may occur: no clip paths, styles, texts, masks, filters."""
_TRANSFORM = re.compile(
    r"(?:(?:translate|scale|rotate)\(-?\d*\.?\d+(?: -?\d*\.?\d+){0,2}\)(?: |$))+"
)
_PATH = re.compile(r"[Mlcz\d. -]+")
_COLOUR = re.compile(r"#[0-9A-F]{6}|none")

PORTRAITS = sorted(CARDS.glob("*/portrait-*.svg"))
ALL_FILES = [*face_files(), *back_files(), *PORTRAITS]


def test_both_packs_are_complete() -> None:
    for pack in PACKS:
        stored = {file.stem for file in (CARDS / pack).iterdir()}
        assert set(CODES + SCORE_CODES) <= stored
        assert {f"back-{n}" for n in range(1, BACKS_AT_LEAST + 1)} <= stored


@each_row("file", ALL_FILES)
def test_a_card_uses_nothing_that_qt_cannot_show(file: Path) -> None:
    for element in ElementTree.parse(file).iter():
        name = element.tag.removeprefix(SVG)
        assert name in ALLOWED
        assert set(element.attrib) <= ALLOWED[name]
        assert _TRANSFORM.fullmatch(element.get("transform", "scale(1)"))
        assert _PATH.fullmatch(element.get("d", "M0 0"))
        for paint in ("fill", "stroke"):
            assert _COLOUR.fullmatch(element.get(paint, "none"))


@each_row("file", ALL_FILES)
def test_every_reference_leads_to_an_earlier_definition(file: Path) -> None:
    known: set[str] = set()
    for element in ElementTree.parse(file).iter():
        if element.tag == f"{SVG}use":
            assert element.get(HREF, "#").removeprefix("#") in known
        elif "id" in element.attrib:
            assert element.attrib["id"] not in known
            known.add(element.attrib["id"])


@each_row("file", ALL_FILES)
def test_a_card_stays_below_100_kilobytes(file: Path) -> None:
    assert file.stat().st_size < CARD_BYTES


def test_all_cards_together_stay_below_4_megabytes() -> None:
    files = [file for file in CARDS.rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < ALL_BYTES


@each_row("file", face_files())
def test_a_face_has_one_place_for_its_index_and_one_suit_sign(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count("<!-- index -->") == 1
    assert text.count('id="sign"') == 1


@each_row("pack", PACKS)
@each_row(("rank", "count"), [("4", 4), ("6", 6), ("7", 7), ("8", 8), ("9", 9), ("T", 10)])
@each_row("suit", "CSHD")
def test_a_number_card_has_as_many_pips_as_its_number(
    pack: str, rank: str, count: int, suit: str
) -> None:
    svg = (CARDS / pack / f"{rank}{suit}.svg").read_bytes()
    assert len(placed_signs(svg)) == count


FRENCH_ROWS = {
    "4": "2 2",
    "6": "2 2 2",
    "7": "2 1 2 2",
    "8": "2 1 2 1 2",
    "9": "2 2 1 2 2",
    "T": "2 1 2 2 1 2",
}
GERMAN_ROWS = {
    "4": "2 2",
    "6": "2 2 2",
    "7": "1 2 2 2",
    "8": "2 2 2 2",
    "9": "1 2 2 2 2",
    "T": "2 2 2 2 2",
}
INVERTED = {"4": 2, "6": 2, "7": 2, "8": 3, "9": 4, "T": 5}


@each_row("rank", "46789T")
@each_row("suit", "CSHD")
def test_pips_stand_in_the_customary_rows(rank: str, suit: str) -> None:
    for pack, rows in (("french", FRENCH_ROWS), ("german", GERMAN_ROWS)):
        signs = placed_signs((CARDS / pack / f"{rank}{suit}.svg").read_bytes())
        heights = [sign.y for sign in signs]
        counts = [heights.count(y) for y in sorted(set(heights))]
        assert " ".join(map(str, counts)) == rows[rank]
        inverted = [sign for sign in signs if "rotate(180)" in sign.transform]
        assert len(inverted) == (INVERTED[rank] if pack == "french" else 0)
        assert all(sign.y > 455 for sign in inverted)


ODD_PIP, CORNERS = (295.0, 302.5), {(170.0, 150.0), (420.0, 150.0), (170.0, 760.0), (420.0, 760.0)}


@each_row("suit", "CSHD")
def test_a_french_six_is_the_seven_without_its_odd_pip_and_a_four_its_corners(suit: str) -> None:
    places = {
        rank: {
            (sign.x, sign.y)
            for sign in placed_signs((CARDS / "french" / f"{rank}{suit}.svg").read_bytes())
        }
        for rank in "764"
    }
    assert places["6"] == places["7"] - {ODD_PIP}
    assert places["4"] == CORNERS <= places["6"]


@each_row("suit", "CSHD")
def test_german_sixes_and_fours_hang_in_pairs(suit: str) -> None:
    for rank, heights in (("6", (165, 455, 745)), ("4", (165, 745))):
        signs = placed_signs((CARDS / "german" / f"{rank}{suit}.svg").read_bytes())
        assert sorted((sign.y, sign.x) for sign in signs) == [
            (y, x) for y in heights for x in (160, 430)
        ]


SHARED_PARTS = 0.5
"""At most this share of one figure's shapes may occur in another figure."""


def _figure_shapes(pack: str, code: str) -> set[str]:
    tree = ElementTree.parse(CARDS / pack / f"{code}.svg")
    half = next(g for g in tree.iter(f"{SVG}g") if g.get("id") == "half")
    return {shape.get("d", "") for shape in half}


@each_row("pack", PACKS)
def test_no_court_figure_is_another_one_in_other_colours(pack: str) -> None:
    figures = {code: _figure_shapes(pack, code) for code in COURTS}
    for first, shapes in figures.items():
        for second, others in figures.items():
            if first != second:
                assert len(shapes & others) / len(shapes) < SHARED_PARTS, (first, second)


def test_the_french_and_the_german_figures_are_different_people() -> None:
    for code in COURTS:
        french = _figure_shapes("french", code)
        german = _figure_shapes("german", code)
        assert len(french & german) / len(french) < SHARED_PARTS


def test_icons_come_in_every_size() -> None:
    icons = {file.name for file in (RESOURCES / "icons").iterdir()}
    sizes = {f"sixtysix-{size}.png" for size in (16, 24, 32, 48, 64, 128, 256, 512)}
    assert sizes | {"sixtysix.svg", "sixtysix.ico", "sixtysix.icns"} <= icons
