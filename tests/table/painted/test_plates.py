"""Plates: names and faces, bands of sides, a partner's line, the dealer, dots, room for a tag."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_render import portrait
from sixtysix_gui.design.card_svg import CardStyle, Pack
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.brushwork import Whose, width_of
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.plate import COMPANY_SUITS, NameDots, Plate, companion_face
from sixtysix_gui.table.pieces.plate_plan import PlatePlan
from sixtysix_gui.table.seating import Chair
from tests.helpers.table import pieces
from tests.helpers.table.pieces import LOOK, look_of, made, seen, tag
from tests.helpers.table.pixels import differing, picture

pytestmark = pytest.mark.usefixtures("qapp")

PACKS: tuple[Pack, ...] = ("french", "german")
RANKS = "9JQKA"
SCENES = [(800, 572, 1.0), (1280, 772, 1.0), (1280, 772, 2.0), (1920, 1052, 1.5), (960, 1252, 1.0)]
DOUBLED = Look(29.3, 103.0)
"""At 200 %."""

COMPANY = ["Rachel", "Pallas", "Argine", "Balthasar", "Friedrich"]
LONG_NAME = "Ännchen von Großmannshausen zu Übersee"


def layout_of(scene: tuple[int, int, float], seats: int = 4) -> TableLayout:
    return TableLayout.for_size(*scene, seats=seats)


FOUR = layout_of((1280, 772, 1.0))


def plate(
    band: Whose = Whose.NONE,
    look: Look | None = None,
    width: float | None = None,
    **values: object,
) -> Plate:
    """Return the plate of Rachel in the west of a table of four."""
    piece = made(
        Plate(),
        room=FOUR.sides.plates[Chair.WEST].width() if width is None else width,
        name="Rachel",
        second_line="2 of 7",
        avatar=companion_face(CardStyle(), "QD"),
        band=band,
    )
    return made(piece, look=look or look_of(FOUR), **values)


def plate_in(layout: TableLayout, chair: Chair = Chair.WEST, band: Whose = Whose.NONE) -> Plate:
    """Return the plate of a chair, as wide as it is in a layout."""
    return plate(band, look_of(layout), layout.sides.plates[chair].width())


def dealers_plate(
    band: Whose, look: Look, width: float, name: str, *lines: str, keeps_face: bool = False
) -> Plate:
    """Return a plate with the dealer's two cards, which leave the face free."""
    piece = plate(band, look, width)
    piece.has_clear_face = True
    piece.set_second_line(*lines, keeps_face=keeps_face)
    return made(piece, name=name, deals=True)


def plan_of(piece: Plate) -> PlatePlan:
    assert piece.plan is not None
    return piece.plan


def dealer_area(piece: Plate) -> QRectF:
    area = piece.dealer_area
    assert area is not None
    return area


def near(colour: QColor, name: str) -> bool:
    other = QColor(name)
    away = abs(colour.red() - other.red()) + abs(colour.green() - other.green())
    return away + abs(colour.blue() - other.blue()) < 50


# ----------------------------------------------------------------------------------- name and face


@pytest.mark.parametrize(
    ("name", "line"), [(LONG_NAME, "Ännchen"), ("Fürst Walter Walterson", "Fürst"), ("Ada", "Ada")]
)
def test_the_first_word_stands_for_a_long_name_and_the_plate_says_so(name: str, line: str) -> None:
    piece = seen(pieces.plate())
    assert not piece.name_is_elided
    piece.name = name
    assert plan_of(piece).lines == (line,)
    assert piece.name_is_elided == (name != line)
    assert piece.name == name


@pytest.mark.parametrize(
    ("name", "text_units", "shown"),
    [
        ("Ada", 7.6, True),
        ("Ada", 7.4, False),
        ("Ada", 8.5, True),
        ("Friederike", 8.5, False),
        ("Friederike-Charlotte", 8.5, True),
    ],
)
def test_a_face_makes_way_where_the_plate_is_narrow_or_the_name_fits_only_without_it(
    name: str, text_units: float, shown: bool
) -> None:
    piece = seen(pieces.plate(), name=name, room=text_units * LOOK.text_unit)
    without_face = picture(piece)
    piece.avatar = portrait(LOOK.style, "KH")
    assert (picture(piece) != without_face) is shown


@pytest.mark.parametrize("name", ["Alexander", "Balthasar", "Lancelot", "Hector"])
@pytest.mark.parametrize("scene", SCENES)
def test_the_company_is_never_shortened(scene: tuple[int, int, float], name: str) -> None:
    for chair in (Chair.WEST, Chair.NORTH, Chair.EAST):
        piece = made(plate_in(layout_of(scene), chair, Whose.THEIRS), name=name)
        assert not piece.name_is_elided


@pytest.mark.parametrize("pack", PACKS)
def test_no_two_in_company_have_the_same_face(pack: Pack) -> None:
    style = CardStyle(pack=pack)
    faces = [companion_face(style, rank + suit.letter) for rank in RANKS for suit in COMPANY_SUITS]
    assert all(face is not None for face in faces)
    for number, face in enumerate(faces):
        assert all(face != other for other in faces[number + 1 :])


@pytest.mark.parametrize("rank", RANKS)
def test_only_shared_faces_carry_a_sign(rank: str) -> None:
    face = companion_face(CardStyle(), rank + "S")
    assert face is not None
    paper = face.pixelColor(round(96 * 1.64), round(96 * 1.37))
    assert near(paper, theme.PAPER) == (rank in "9A")


# ------------------------------------------------------------------------------------------- bands


def dashes(piece: Plate, look: Look) -> int:
    """Return how many dashes in the colour of a side lie along the lower edge."""
    pixmap, offset = piece.picture()
    image = pixmap.toImage()
    y = round((piece.body().bottom() - 0.14 * look.text_unit - offset.y()) * look.ratio)
    row = [image.pixelColor(x, y) for x in range(image.width())]
    found = [any(near(c, side) for side in (theme.OURS, theme.THEIRS)) for c in row if c.alpha()]
    return sum(now and not before for before, now in zip([False, *found], found, strict=False))


@pytest.mark.parametrize(("band", "count"), [(Whose.NONE, 0), (Whose.OURS, 1), (Whose.THEIRS, 7)])
@pytest.mark.parametrize("turn", [False, True])
@pytest.mark.parametrize("scene", SCENES)
def test_a_side_is_told_by_a_solid_or_a_dashed_line(
    scene: tuple[int, int, float], turn: bool, band: Whose, count: int
) -> None:
    piece = made(plate_in(layout_of(scene), band=band), turn=turn)
    assert dashes(piece, look_of(layout_of(scene))) == count


def test_the_band_leaves_the_face_free_and_stays_within_the_plate() -> None:
    banded, unit = plate(Whose.OURS), look_of(FOUR).text_unit
    body = banded.body().translated(-banded.picture()[1])
    middle = QPointF(body.left() + 1.65 * unit, body.center().y())
    changed = differing(picture(plate()), picture(banded))
    assert changed
    for x, y in changed:
        away = QPointF(x + 0.5, y + 0.5) - middle
        assert (away.x() ** 2 + away.y() ** 2) ** 0.5 > 1.43 * unit
        assert body.bottom() - 0.35 * unit < y < body.bottom()


# -------------------------------------------------------------------------------------- second line


@pytest.mark.parametrize("deals", [False, True])
@pytest.mark.parametrize("score", range(0, 101, 5))
def test_no_figure_of_a_score_drives_the_face_away(score: int, deals: bool) -> None:
    """Idiots' 66 at 800×600, on the plate of the table for two: "30 of 100" is the widest."""
    layout = TableLayout.for_size(800, 572, uses_slate=True)
    words = f"{score} of 100"
    piece = made(
        plate_in(layout, Chair.SOUTH),
        name="Frieda",
        second_line=(words, f"{score}/100"),
        deals=deals,
    )
    assert plan_of(piece).face
    assert piece.score == words


@pytest.mark.parametrize(
    ("width", "tag_units", "line"),
    [(240.0, None, "your partner"), (92.0, None, "partner"), (None, 8.15, "partner")],
)
def test_the_second_line_is_the_first_that_finds_room_beside_a_tag(
    width: float | None, tag_units: float | None, line: str
) -> None:
    piece = plate(width=width, second_line=("your partner", "partner"))
    assert width is not None or piece.score == "your partner"
    if tag_units is not None:
        piece.tag_start = piece.body().left() + tag_units * look_of(FOUR).text_unit
    assert piece.score == line
    assert not piece.score_is_elided


# ------------------------------------------------------------------------------- the dealer's cards


@pytest.mark.parametrize("name", ["Lancelot", "Balthasar", "Alexander", "Melchior", "Rudenz"])
@pytest.mark.parametrize("scene", [*SCENES, (1280, 772, 1.5), (800, 572, 1.5)])
def test_no_face_goes_when_somebody_else_deals(scene: tuple[int, int, float], name: str) -> None:
    piece = plate_in(layout_of(scene, seats=3), Chair.EAST)
    piece.has_clear_face = True
    made(piece, name=name, second_line=("9 von 15", "9/15"))
    dealing, resting = (plan_of(made(piece, deals=deals)).face for deals in (True, False))
    assert resting >= dealing


@pytest.mark.parametrize("name", COMPANY)
@pytest.mark.parametrize("lines", [("24 to go", "24"), ("your partner", "partner"), ("2 of 7",)])
@pytest.mark.parametrize(("width", "unit"), [(125.0, 14.2), (152.0, 14.2), (206.0, 15.8)])
def test_the_dealers_cards_lie_beside_the_face(
    name: str, lines: tuple[str, ...], width: float, unit: float
) -> None:
    """On the narrowest plates of a window of 800 by 600, and on a wide one."""
    piece = dealers_plate(Whose.OURS, Look(unit, 94.0), width, name, *lines, keeps_face=True)
    area = dealer_area(piece)
    assert piece.body().contains(area)
    assert plan_of(piece).face
    assert area.left() > piece.body().left() + 3.3 * unit
    assert not piece.name_is_elided
    assert not piece.score_is_elided


@pytest.mark.parametrize("name", COMPANY)
@pytest.mark.parametrize("start", [0.55, 0.7, 0.9])
def test_a_tag_hides_neither_the_second_line_nor_the_dealers_cards(name: str, start: float) -> None:
    """At 200 %, where a plate is 5.7 t wide; the lowest .92 t of it are below the tag."""
    unit = DOUBLED.text_unit
    piece = dealers_plate(Whose.THEIRS, DOUBLED, 5.7 * unit, name, "24 to go", "24")
    body = piece.body()
    piece.tag_start = body.left() + start * body.width()
    area, plan = dealer_area(piece), plan_of(piece)
    assert piece.is_clear_of_tag
    assert plan.left * unit + width_of(plan.score_font, piece.score) <= start * body.width()
    above = area.bottom() <= body.bottom() - 0.8 * unit
    assert above or area.right() < body.left() + start * body.width()


@pytest.mark.parametrize(
    ("name", "line"), [("Ludwig", "spielt mit dir"), ("Pallas", "your partner")]
)
def test_a_dealer_has_a_smaller_name_rather_than_nothing_below_it(name: str, line: str) -> None:
    """At 200 %, where the plate of a partner has room for neither face nor whole name."""
    width = 5.7 * DOUBLED.text_unit
    piece = dealers_plate(Whose.OURS, DOUBLED, width, name, line, "", keeps_face=True)
    assert piece.score == line
    assert not piece.name_is_elided
    assert dealer_area(piece).left() > piece.name_area.right()


@pytest.mark.parametrize("name", ["Balthasar", "Friedrich", "Ludwig"])
def test_the_dealers_cards_never_lie_on_a_name_alone(name: str) -> None:
    piece = dealers_plate(Whose.OURS, DOUBLED, 5.0 * DOUBLED.text_unit, name, "")
    letters = piece.name_area
    below_the_line = letters.adjusted(0.0, 0.2 * letters.height(), 0.0, -0.2 * letters.height())
    assert not dealer_area(piece).intersects(below_the_line)


# --------------------------------------------------------------------------------------------- dots


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("deals", [False, True])
@pytest.mark.parametrize("tagged", [False, True])
def test_dots_lie_behind_words_and_cover_nothing(
    scene: tuple[int, int, float], deals: bool, tagged: bool
) -> None:
    look = look_of(layout_of(scene))
    piece = made(plate_in(layout_of(scene), band=Whose.THEIRS), deals=deals)
    hanging = seen(tag(), look).body()
    begins = piece.body().right() + 0.9 * look.text_unit - hanging.width()
    piece.tag_start = begins if tagged else None
    start, plan = piece.dots_start, plan_of(piece)
    if start is None:
        return
    area = seen(NameDots(), look).body().translated(start)
    name = plan.left * look.text_unit + width_of(plan.name_font, plan.lines[-1])
    score = (plan.left + plan.score_width) * look.text_unit
    above = area.center().y() < piece.body().center().y()
    assert area.left() > piece.body().left() + (name if above else score)
    assert piece.body().contains(area)
    assert piece.dealer_area is None or not piece.dealer_area.intersects(area)
    hanging.translate(begins - hanging.left(), piece.body().bottom())
    assert not tagged or not hanging.intersects(area)


@pytest.mark.parametrize("deals", [False, True])
def test_dots_go_to_the_second_line_where_the_dealers_cards_are_in_the_way(deals: bool) -> None:
    start = plate(width=200.0, name="Alexander", deals=deals).dots_start
    assert start is not None
    assert (start.y() > 0) is deals
    assert start.y() != 0


def test_dots_without_any_room_are_left_out() -> None:
    piece = plate(width=120.0, second_line="13 chips left", name="Alexander von Hohenfels")
    assert piece.dots_start is None
    assert Plate().dots_start is None
