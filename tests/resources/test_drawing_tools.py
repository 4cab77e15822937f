"""The tools the cards are drawn with: paths, operations, letters, icon containers."""

from __future__ import annotations

import math
import re
import struct
import tomllib
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from tests.helpers.rows import each_row
from tests.helpers.table.card_files import CARDS, PACKS, RESOURCES, placed_signs
from tests.helpers.table.card_pixels import (
    CARD_HEIGHT,
    CARD_WIDTH,
    alphas,
    differing_share,
    largest_difference,
    render,
)
from tools.drawing.__main__ import write_all
from tools.drawing.art import Art, Fill, Line
from tools.drawing.catalogue import card_files
from tools.drawing.data_files import index_toml, markers_toml
from tools.drawing.glyphs import LABELS, index_letters, text
from tools.drawing.icon import GRID, SMALL_SIZES, icon_image
from tools.drawing.icon_files import ICNS_TYPES, ICO_SIZES, cloth_files, icns, ico, icon_files, png
from tools.drawing.palette import Role, Tone
from tools.drawing.vectors import (
    circle,
    difference,
    intersection,
    mirrored,
    moved,
    on_circle,
    path,
    path_text,
    polygon,
    rectangle,
    rounded_polygon,
    symmetric,
    union,
)

DRAWING = RESOURCES.parent / "tools" / "drawing"
MODULES = sorted(file for file in DRAWING.rglob("*.py") if file.name != "palette.py")
PATHS = [
    ("M0,0 L10,0 L10,10 Z", "M0 0l10 0l0 10z"),
    ("M0,0 h10 v10 H0 Z", "M0 0l10 0l0 10l-10 0z"),
    ("m5,5 l.5,-.25", "M5 5l.5-.2"),
    ("M0,0 C1,2 3,4 5,6", "M0 0c1 2 3 4 5 6"),
    ("M0,0 C0,0 5,5 10,0 S20,-5 20,0", "M0 0c0 0 5 5 10 0c5-5 10-5 10 0"),
    ("M0,0 Q3,3 6,0", "M0 0c2 2 4 2 6 0"),
    ("M1.04,2.06 L-3.14,-0.04", "M1 2.1l-4.1-2.1"),
    ("", ""),
]


@each_row(("source", "written"), PATHS)
def test_path_text_is_read_and_written(source: str, written: str) -> None:
    assert path_text(path(source)) == written


def test_rounding_errors_do_not_add_up_along_a_path() -> None:
    source = "M0,0 " + " ".join("l.44,.44" for _ in range(100))
    end = [0.0, 0.0]
    for step in path_text(path(source)).split("l")[1:]:
        x, y = step.split(" ")
        end = [end[0] + float(x), end[1] + float(y)]
    assert end == pytest.approx([44, 44], abs=0.06)


def test_a_symmetric_shape_is_its_own_mirror_image() -> None:
    shape = symmetric("M0,0 L10,5 C20,10 20,20 0,30")
    assert path_text(mirrored(shape, -1).simplified()) != ""
    for x, y in ((5, 10), (12, 12), (3, 25)):
        assert shape.contains(QPointF(x, y))
        assert shape.contains(QPointF(-x, y))
    assert not shape.contains(QPointF(19, 2))
    assert not shape.contains(QPointF(-19, 2))


def test_shapes_are_joined_and_cut() -> None:
    left, right = rectangle(0, 0, 10, 10), rectangle(5, 0, 10, 10)
    assert union(left, right).boundingRect().width() == pytest.approx(15)
    assert intersection(left, right).boundingRect().width() == pytest.approx(5)
    assert difference(left, right).boundingRect().width() == pytest.approx(5)


def test_a_rounded_polygon_keeps_to_its_corners_but_does_not_reach_them() -> None:
    shape = rounded_polygon(4, (0, 0), (20, 0), (20, 20), (0, 20))
    assert shape.boundingRect().width() == pytest.approx(20)
    assert not shape.contains(QPointF(0.5, 0.5))
    assert shape.contains(QPointF(2, 2))


def test_angles_start_upwards_and_run_clockwise() -> None:
    assert on_circle(0, 0, 10, 0) == pytest.approx((0, -10))
    assert on_circle(0, 0, 10, 90) == pytest.approx((10, 0))
    assert moved("M0,-10 L0,-10.1", turn=90).elementAt(0).x == pytest.approx(10)  # pyright: ignore[reportAttributeAccessIssue]


def test_a_tone_is_split_down_the_axis() -> None:
    art = Art().shape(rectangle(-10, 0, 20, 10), Tone("#111111", "#222222"), 2)
    light, dark, outline = art.operations
    assert isinstance(light, Fill)
    assert isinstance(dark, Fill)
    assert isinstance(outline, Line)
    assert (light.path.boundingRect().left(), dark.path.boundingRect().left()) == (-10, 0)
    assert dark.path.boundingRect().right() == pytest.approx(10)


def test_clipping_cuts_areas_and_lines_at_the_border_and_leaves_the_rest() -> None:
    art = Art().fill(circle(0, 0, 10), "#111111").line("M-30,0 H30", 4).line("M0,-2 V2", 2)
    cut = art.clipped(rectangle(-20, -5, 40, 10))
    assert [type(one) for one in cut.operations] == [Fill, Fill, Line]
    for one in cut.operations:
        box = one.path.boundingRect()
        assert box.left() >= -20.01
        assert box.right() <= 20.01
        assert box.top() >= -5.01
        assert box.bottom() <= 5.01


def test_added_art_is_mirrored_scaled_turned_and_moved_with_its_lines() -> None:
    arrow = Art().line("M0,0 H10", 3)
    placed = Art().add(arrow, 100, 50, 2, 90, mirror=True).operations[0]
    assert isinstance(placed, Line)
    assert placed.width == 6
    assert placed.path.boundingRect().top() == pytest.approx(30)
    assert placed.path.boundingRect().left() == pytest.approx(100)


def test_a_role_is_written_as_a_class() -> None:
    svg = Art().fill(polygon((0, 0), (1, 0), (0, 1)), Role("#C9382E", "suit")).svg()
    assert svg == '<path class="suit" d="M0 0l1 0l-1 1z" fill="#C9382E"/>'


@each_row("label", LABELS)
@each_row("large", [False, True])
def test_an_index_fits_between_the_edge_and_the_pips(label: str, large: bool) -> None:
    box = index_letters(label, large=large).boundingRect()
    assert box.left() > 8
    assert box.right() < 110
    assert box.top() > 25
    assert box.bottom() < 176


PANEL_LINE_TOP = 236 - 2.5
"""Where the line of the panel begins under the index: the notch less half the line's width."""


@each_row("pack", PACKS)
@each_row("suit", "CSHD")
@each_row("size", ["regular", "large"])
def test_the_small_sign_touches_neither_the_letter_nor_the_panel(
    pack: str, suit: str, size: str
) -> None:
    place = tomllib.loads(index_toml())["sign"][size]
    stored = (CARDS / pack / f"K{suit}.svg").read_text("utf-8")
    definition = re.search(r'<g id="sign".*?</g>', stored, re.DOTALL)
    assert definition
    where = f"translate({place['x']} {place['y']}) scale({place['scale']})"
    root = stored[: stored.index("\n")]
    sign = alphas(render(f'{root}<g transform="{where}">{definition[0]}</g></svg>'.encode(), 1.0))
    rows = [y for y in range(CARD_HEIGHT) if any(sign[y * CARD_WIDTH : (y + 1) * CARD_WIDTH])]
    letter = index_letters("K", large=size == "large").boundingRect()
    assert rows[0] > letter.bottom()
    assert rows[-1] + 1 < PANEL_LINE_TOP


@each_row("pack", PACKS)
@each_row("rank", "789T")
@each_row("suit", "CSHD")
def test_no_pip_touches_the_index(pack: str, rank: str, suit: str) -> None:
    """A heart, the widest sign, reaches 50.5 units with its ink line; pips are drawn at 1.12."""
    label = {"T": "10"}.get(rank, rank)
    letters = index_letters(label, large=True).boundingRect()
    for sign in placed_signs((CARDS / pack / f"{rank}{suit}.svg").read_bytes()):
        if sign.y - 62 < letters.bottom():
            scale = 1.0 if (pack, rank) == ("german", "T") else 1.12
            assert sign.x - 50.5 * scale > letters.right() + 6


@each_row("module", MODULES)
def test_every_colour_has_its_name_in_the_palette(module: Path) -> None:
    assert re.findall(r"#[0-9A-Fa-f]{3,8}\b", module.read_text(encoding="utf-8")) == []


def test_a_word_is_condensed_to_its_width() -> None:
    assert text("10", 50, 0, 100, 60).boundingRect().width() <= 66
    assert text("10", 50, 0, 100, 200).boundingRect().width() > 66


def test_the_data_files_are_toml() -> None:
    assert tomllib.loads(index_toml())["letters"]["large"].keys() == set(LABELS)
    markers = tomllib.loads(markers_toml())
    assert [row["n"] for row in markers["french"]] == list(range(8))


def test_the_windows_icon_holds_every_size_as_png() -> None:
    data = ico()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(ICO_SIZES))
    for k, size in enumerate(ICO_SIZES):
        width, _, _, _, _, depth, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * k)
        assert (width or 256, depth) == (size, 32)
        assert QImage.fromData(data[offset : offset + length]).width() == size
    _, _, _, _, _, _, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * (count - 1))
    assert offset + length == len(data)


def test_the_macos_icon_holds_every_type_as_png() -> None:
    data = icns()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    place = 8
    for kind, size in ICNS_TYPES:
        found, length = struct.unpack_from(">4sI", data, place)
        assert found == kind
        assert QImage.fromData(data[place + 8 : place + length]).width() == size
        place += length
    assert place == len(data)


@each_row("size", SMALL_SIZES)
def test_icons_have_the_size_they_are_asked_for(size: int) -> None:
    assert QImage.fromData(png(size)).width() == size


@each_row("size", SMALL_SIZES)
def test_the_small_icon_has_crisp_edges(size: int) -> None:
    """Where its edges are straight, every pixel is wholly covered or wholly free."""
    unit = size / GRID
    image = icon_image(size)
    straight = [
        *range(math.ceil(2 * unit), math.floor(4.5 * unit)),
        *range(math.ceil(8 * unit), math.floor(13 * unit)),
    ]
    seen = {image.pixelColor(x, y).alpha() for y in straight for x in range(size)}
    assert seen == {0, 255}


@each_row("size", [48, 512])
def test_the_icon_is_not_cut_at_the_border(size: int) -> None:
    image = icon_image(size)
    edge = range(size)
    border = [(k, j) for k in edge for j in (0, size - 1)]
    border += [(j, k) for k in edge for j in (0, size - 1)]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in border)


# Drawing everything again gives what is stored, so that art and program cannot drift apart.
# The numbers are compared under the Qt the stored files were drawn with. Another Qt may cut the
# same shapes into other pieces, so there the pictures are compared.


DRAWN_WITH = "6.11"
"""The Qt whose cutting and joining of paths is in the stored files."""
UNSEEN = 0.0005
"""At most this share of a card's pixels may differ under another Qt."""
SAME_QT = PySide6.__version__.startswith(f"{DRAWN_WITH}.")
_NUMBER = re.compile(r"-?\d*\.?\d+")
ROUNDING = 0.21
"""A coordinate is relative: the difference of two numbers that are each rounded to 0.1."""


def _numbers(text: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(text)]


def _differences(stored: str, drawn: str) -> list[str]:
    """What differs between two texts, numbers compared with a tolerance."""
    if stored == drawn:
        return []
    if _NUMBER.sub("#", stored) != _NUMBER.sub("#", drawn):
        return ["the elements differ"]
    pairs = zip(_numbers(stored), _numbers(drawn), strict=True)
    return [f"{a} is now {b}" for a, b in pairs if abs(a - b) > ROUNDING]


@each_row("name", sorted(card_files()))
def test_the_stored_card_file_is_what_the_program_draws(name: str) -> None:
    stored = (RESOURCES / "cards" / name).read_text(encoding="utf-8")
    drawn = card_files()[name]()
    if name.endswith(".svg") and stored != drawn:
        pictures = (render(stored.encode()), render(drawn.encode()))
        assert differing_share(*pictures) <= UNSEEN
    if SAME_QT:
        assert _differences(stored, drawn) == []


def test_the_comparison_notices_a_moved_point_and_a_missing_element() -> None:
    assert _differences("M1 2l.5 3", "M1 2l.5 3.1") == []
    assert _differences("M1 2l.5 3", "M1 2l.5 3.4") == ["3.0 is now 3.4"]
    assert _differences("M1 2l.5 3", "M1 2") == ["the elements differ"]


def test_the_stored_icons_are_what_the_program_draws() -> None:
    drawn = icon_files()
    stored = {file.name: file for file in (RESOURCES / "icons").iterdir()}
    assert sorted(stored) == sorted(drawn)
    for name, content in drawn.items():
        if name.endswith(".png"):
            picture = QImage.fromData(content).convertToFormat(QImage.Format.Format_RGBA8888)
            kept = QImage(str(stored[name])).convertToFormat(QImage.Format.Format_RGBA8888)
            assert largest_difference(picture, kept) <= 2, name
        elif name.endswith(".svg") and SAME_QT:
            assert _differences(stored[name].read_text("utf-8"), content.decode()) == []


def test_the_stored_felt_is_what_the_program_draws() -> None:
    drawn = cloth_files()
    stored = {file.name: file for file in (RESOURCES / "cloth").iterdir()}
    assert sorted(stored) == sorted(drawn)
    for name, content in drawn.items():
        assert largest_difference(QImage.fromData(content), QImage(str(stored[name]))) <= 1, name


def test_nothing_is_stored_that_the_program_does_not_draw() -> None:
    cards = RESOURCES / "cards"
    stored = {str(p.relative_to(cards).as_posix()) for p in cards.rglob("*") if p.is_file()}
    assert stored == set(card_files())


def test_the_program_writes_every_file_where_it_is_told(tmp_path: Path) -> None:
    total = write_all(tmp_path)
    written = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert total == sum(file.stat().st_size for file in written)
    assert (tmp_path / "cards" / "german" / "QH.svg").is_file()
    assert tomllib.loads((tmp_path / "cards" / "markers.toml").read_text("utf-8"))
