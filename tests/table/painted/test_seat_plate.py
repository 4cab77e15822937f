"""Plates at a table of three or four: bands of sides, a partner's line, dots, room for a tag."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage

from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.options import Pack
from sixtysix_gui.table.pieces import (
    COMPANY_SUITS,
    Band,
    Look,
    NameDots,
    PlatePiece,
    SeatPlate,
    Tag,
    companion_face,
)
from sixtysix_gui.table.pieces.text_lines import width_of

pytestmark = pytest.mark.usefixtures("qapp")

PACKS: tuple[Pack, ...] = ("french", "german")
RANKS = "9JQKA"
SCENES = [(800, 572, 1.0), (1280, 772, 1.0), (1280, 772, 2.0), (1920, 1052, 1.5), (960, 1252, 1.0)]


def look_of(layout: TableLayout) -> Look:
    return Look(layout.metrics.text_unit, layout.metrics.card_width)


LAYOUT = TableLayout.for_size(1280, 772, seats=4)
LOOK = look_of(LAYOUT)


def plate(band: Band = Band.NONE, look: Look = LOOK, width: float | None = None) -> SeatPlate:
    piece = SeatPlate()
    piece.set_width(LAYOUT.sides.plate(Chair.WEST).width() if width is None else width)
    piece.set_name("Rachel")
    piece.set_second_line("2 of 7")
    piece.set_avatar(companion_face(CardStyle(), "QD"))
    piece.set_band(band)
    piece.set_look(look)
    return piece


def picture(piece: SeatPlate) -> QImage:
    return piece.picture()[0].toImage()


def along_the_band(piece: SeatPlate, look: Look) -> list[bool]:
    """Where the lower edge has the colour of a side, from left to right."""
    pixmap, offset = piece.picture()
    image = pixmap.toImage()
    y = round((piece.body().bottom() - 0.14 * look.text_unit - offset.y()) * look.ratio)
    sides = (QColor(theme.OURS), QColor(theme.THEIRS))
    seen = (image.pixelColor(x, y) for x in range(image.width()))
    return [any(near(colour, side) for side in sides) for colour in seen if colour.alpha() > 0]


def near(colour: QColor, other: QColor) -> bool:
    away = abs(colour.red() - other.red()) + abs(colour.green() - other.green())
    return away + abs(colour.blue() - other.blue()) < 50


def runs(found: list[bool]) -> int:
    return sum(now and not before for before, now in zip([False, *found], found, strict=False))


@pytest.mark.parametrize("turn", [False, True])
@pytest.mark.parametrize("scene", SCENES)
def test_a_side_is_told_by_a_solid_or_a_dashed_line(
    scene: tuple[int, int, float], turn: bool
) -> None:
    layout = TableLayout.for_size(*scene, seats=4)
    look, width = look_of(layout), layout.sides.plate(Chair.WEST).width()
    dashes: dict[Band, int] = {}
    for band in Band:
        piece = plate(band, look, width)
        piece.set_turn(turn)
        dashes[band] = runs(along_the_band(piece, look))
    assert dashes[Band.NONE] == 0
    assert dashes[Band.OURS] == 1
    assert dashes[Band.THEIRS] == 7


def test_without_a_band_it_is_the_plate_of_the_table_for_two() -> None:
    seat, usual = plate(), PlatePiece()
    usual.set_width(LAYOUT.sides.plate(Chair.WEST).width())
    usual.set_name("Rachel")
    usual.set_score("2 of 7")
    usual.set_avatar(companion_face(CardStyle(), "QD"))
    usual.set_look(LOOK)
    assert picture(seat) == usual.picture()[0].toImage()


def test_the_band_leaves_the_face_free_and_stays_within_the_plate() -> None:
    plain, banded = plate(), plate(Band.OURS)
    before, after = picture(plain), picture(banded)
    offset = banded.picture()[1]
    body = banded.body().translated(-offset)
    middle = QPointF(body.left() + 1.65 * LOOK.text_unit, body.center().y())
    changed = [
        QPointF(x, y)
        for y in range(before.height())
        for x in range(before.width())
        if before.pixel(x, y) != after.pixel(x, y)
    ]
    assert changed
    for point in changed:
        away = point + QPointF(0.5, 0.5) - middle
        assert (away.x() ** 2 + away.y() ** 2) ** 0.5 > 1.43 * LOOK.text_unit
        assert body.bottom() - 0.35 * LOOK.text_unit < point.y() < body.bottom()


@pytest.mark.parametrize("name", ["Lancelot", "Balthasar", "Alexander", "Melchior", "Rudenz"])
@pytest.mark.parametrize("scene", [*SCENES, (1280, 772, 1.5), (800, 572, 1.5)])
def test_no_face_goes_when_somebody_else_deals(scene: tuple[int, int, float], name: str) -> None:
    layout = TableLayout.for_size(*scene, seats=3)
    piece = plate(look=look_of(layout), width=layout.sides.plate(Chair.EAST).width())
    piece.set_clear_face(clear=True)
    piece.set_name(name)
    piece.set_second_line("9 von 15", "9/15")
    faces: list[bool] = []
    for deals in (True, False):
        piece.set_dealer(deals)
        assert piece.plan is not None
        faces.append(piece.plan.face)
    assert faces[1] >= faces[0]


@pytest.mark.parametrize("deals", [False, True])
@pytest.mark.parametrize("score", range(0, 101, 5))
def test_no_figure_of_a_score_drives_the_face_away(score: int, deals: bool) -> None:
    """Idiots' 66 at 800×600, on the plate of the table for two: "30 of 100" is the widest."""
    layout = TableLayout.for_size(800, 572, uses_slate=True)
    piece = plate(look=look_of(layout), width=layout.sides.plate(Chair.SOUTH).width())
    piece.set_name("Frieda")
    piece.set_second_line(f"{score} of 100", f"{score}/100")
    piece.set_dealer(deals)
    assert piece.plan is not None
    assert piece.plan.face
    assert piece.score == f"{score} of 100"


def test_the_second_line_is_the_first_that_finds_room() -> None:
    piece = plate()
    for width, line in ((240.0, "your partner"), (92.0, "partner")):
        piece.set_width(width)
        piece.set_second_line("your partner", "partner")
        assert piece.score == line
        assert not piece.score_is_elided


@pytest.mark.parametrize("name", ["Alexander", "Balthasar", "Lancelot", "Hector"])
@pytest.mark.parametrize("scene", SCENES)
def test_the_company_is_never_shortened(scene: tuple[int, int, float], name: str) -> None:
    layout = TableLayout.for_size(*scene, seats=4)
    for chair in (Chair.WEST, Chair.NORTH, Chair.EAST):
        piece = plate(Band.THEIRS, look_of(layout), layout.sides.plate(chair).width())
        piece.set_name(name)
        assert not piece.name_is_elided


def test_a_tag_takes_room_from_the_second_line() -> None:
    piece = plate()
    piece.set_second_line("your partner", "partner")
    whole = piece.score
    piece.set_tag_start(piece.body().left() + 8.15 * LOOK.text_unit)
    assert (whole, piece.score) == ("your partner", "partner")


COMPANY = ["Rachel", "Pallas", "Argine", "Balthasar", "Friedrich"]
LINES = [("24 to go", "24"), ("your partner", "partner"), ("2 of 7",)]


@pytest.mark.parametrize("name", COMPANY)
@pytest.mark.parametrize("lines", LINES)
@pytest.mark.parametrize(("width", "unit"), [(125.0, 14.2), (152.0, 14.2), (206.0, 15.8)])
def test_the_dealers_cards_lie_beside_the_face(
    name: str, lines: tuple[str, ...], width: float, unit: float
) -> None:
    """On the narrowest plates of a window of 800 by 600, and on a wide one."""
    look = Look(unit, 94.0)
    piece = plate(Band.OURS, look, width)
    piece.set_clear_face(clear=True)
    piece.set_second_line(*lines, keeps_face=True)
    piece.set_name(name)
    piece.set_dealer(True)
    area, plan = piece.dealer_area, piece.plan
    assert area is not None
    assert plan is not None
    assert piece.body().contains(area)
    assert plan.face
    assert area.left() > piece.body().left() + 3.3 * unit
    assert not piece.name_is_elided
    assert not piece.score_is_elided


@pytest.mark.parametrize("name", COMPANY)
@pytest.mark.parametrize("start", [0.55, 0.7, 0.9])
def test_a_tag_hides_neither_the_second_line_nor_the_dealers_cards(name: str, start: float) -> None:
    """At 200 %, where a plate is 5.7 t wide; the lowest .92 t of it are below the tag."""
    look = Look(29.3, 103.0)
    piece = plate(Band.THEIRS, look, 5.7 * 29.3)
    piece.set_clear_face(clear=True)
    piece.set_second_line("24 to go", "24")
    piece.set_name(name)
    piece.set_dealer(True)
    body = piece.body()
    piece.set_tag_start(body.left() + start * body.width())
    area, plan = piece.dealer_area, piece.plan
    assert area is not None
    assert plan is not None
    assert piece.is_clear_of_tag
    assert plan.left * 29.3 + width_of(plan.score_font, piece.score) <= start * body.width()
    assert (
        area.bottom() <= body.bottom() - 0.8 * 29.3
        or area.right() < body.left() + start * body.width()
    )


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("deals", [False, True])
def test_dots_lie_behind_words_and_cover_nothing(
    scene: tuple[int, int, float], deals: bool
) -> None:
    layout = TableLayout.for_size(*scene, seats=4)
    look, width = look_of(layout), layout.sides.plate(Chair.WEST).width()
    piece, dots, tag = plate(Band.THEIRS, look, width), NameDots(), Tag()
    piece.set_dealer(deals)
    dots.set_look(look)
    tag.set_text("bid 3")
    tag.set_look(look)
    begins = piece.body().right() + 0.9 * look.text_unit - tag.body().width()
    for tagged in (None, begins):
        piece.set_tag_start(tagged)
        start, plan = piece.dots_start, piece.plan
        assert plan is not None
        if start is None:
            continue
        area = dots.body().translated(start)
        name = plan.left * look.text_unit + width_of(plan.name_font, plan.lines[-1])
        score = (plan.left + plan.score_width) * look.text_unit
        above = area.center().y() < piece.body().center().y()
        assert area.left() > piece.body().left() + (name if above else score)
        assert piece.body().contains(area)
        dealer = piece.dealer_area
        assert dealer is None or not dealer.intersects(area)
        hanging = tag.body().translated(begins - tag.body().left(), piece.body().bottom())
        assert tagged is None or not hanging.intersects(area)


def test_dots_go_to_the_second_line_where_the_dealers_cards_are_in_the_way() -> None:
    piece = plate(width=200.0)
    piece.set_name("Alexander")
    start = piece.dots_start
    assert start is not None
    assert start.y() < 0
    piece.set_dealer(True)
    start = piece.dots_start
    assert start is not None
    assert start.y() > 0


def test_dots_without_any_room_are_left_out() -> None:
    piece = plate(width=120.0)
    piece.set_second_line("13 chips left")
    piece.set_name("Alexander von Hohenfels")
    assert piece.dots_start is None
    assert SeatPlate().dots_start is None


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
    shared = rank in "9A"
    assert near(paper, QColor(theme.PAPER)) == shared


@pytest.mark.parametrize(
    ("name", "line"), [("Ludwig", "spielt mit dir"), ("Pallas", "your partner")]
)
def test_a_dealer_has_a_smaller_name_rather_than_nothing_below_it(name: str, line: str) -> None:
    """At 200 %, where the plate of a partner has room for neither face nor whole name."""
    look = Look(29.3, 103.0)
    piece = plate(Band.OURS, look, 5.7 * 29.3)
    piece.set_clear_face(clear=True)
    piece.set_name(name)
    piece.set_dealer(True)
    piece.set_second_line(line, "", keeps_face=True)
    area = piece.dealer_area
    assert area is not None
    assert piece.score == line
    assert not piece.name_is_elided
    assert area.left() > piece.name_area.right()


@pytest.mark.parametrize("name", ["Balthasar", "Friedrich", "Ludwig"])
def test_the_dealers_cards_never_lie_on_a_name_alone(name: str) -> None:
    look = Look(29.3, 103.0)
    piece = plate(Band.OURS, look, 5.0 * 29.3)
    piece.set_clear_face(clear=True)
    piece.set_name(name)
    piece.set_dealer(True)
    piece.set_second_line("")
    area, letters = piece.dealer_area, piece.name_area
    assert area is not None
    below_the_line = letters.adjusted(0.0, 0.2 * letters.height(), 0.0, -0.2 * letters.height())
    assert not area.intersects(below_the_line)
