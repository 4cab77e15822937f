"""Two sevens show a score by exactly as many pips."""

import tomllib
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from sixtysix_gui.resource_files import resource_path
from sixtysix_gui.table.cards.sevens import Marker, marker, shown_pips
from sixtysix_gui.table.cards.svg import CardArtError
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.options import Pack
from sixtysix_gui.table.pieces.score.devices import Device, Owner, device_codes

PACKS: tuple[Pack, ...] = ("french", "german")
PIP_CENTRES: dict[
    Pack, list[tuple[int, int]]
] = {  # in card widths and heights from the card's centre; the card is 590 by 910
    "french": [(170, 150), (420, 150), (295, 303), (170, 455), (420, 455), (170, 760), (420, 760)],
    "german": [(295, 128), (160, 330), (430, 330), (160, 545), (430, 545), (160, 760), (430, 760)],
}
"""Where the pips of the sevens lie (card art, "Pips")."""

PIP_RADIUS = 56 / 590
SCENES = [(800, 572), (1280, 772), (960, 1052), (3840, 2132)]


def visible_pips(layout: TableLayout, chair: Chair, pack: Pack, shown: Marker) -> list[float]:
    """For each pip of both cards, the part of it that is seen; naive, from the cards' outlines."""
    seven, cover = layout.scores.pair(chair, shown)
    under, on_top = (cover, seven) if shown.under else (seven, cover)
    lower_face_up = True if not shown.under else shown.face_up
    upper_face_up = True if shown.under else shown.face_up
    hidden = QPainterPath()
    hidden.addPolygon(on_top.outline(layout.metrics.card_width))
    hidden.closeSubpath()
    seen = [1.0] * 7 if upper_face_up else []
    if lower_face_up:
        seen += [share_outside(dot, hidden) for dot in dots(under, layout.metrics.card_width, pack)]
    return seen


def dots(place: Place, card_width: float, pack: Pack) -> list[QRectF]:
    width = card_width * place.scale
    turn = QTransform().translate(place.x, place.y).rotate(place.angle)
    turn.scale(width / 590, width / 590).translate(-295, -455)
    radius = PIP_RADIUS * width
    return [
        QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        for x, y in PIP_CENTRES[pack]
        for centre in [turn.map(QPointF(x, y))]
    ]


def share_outside(dot: QRectF, hidden: QPainterPath) -> float:
    points = [
        dot.center() + QPointF(x * dot.width() / 2, y * dot.height() / 2)
        for x, y in product((-0.9, -0.5, 0, 0.5, 0.9), repeat=2)
        if x * x + y * y <= 1
    ]
    return sum(not hidden.contains(point) for point in points) / len(points)


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("chair", FACING)
def test_exactly_as_many_pips_are_seen_as_there_are_points(pack: Pack, chair: Chair) -> None:
    for size, score in product(SCENES, range(14)):
        layout = TableLayout.for_size(*size)
        seen = visible_pips(layout, chair, pack, marker(pack, score, target=13))
        assert sum(part > 0.99 for part in seen) == score
        assert all(part > 0.99 or part < 0.01 for part in seen)


@pytest.mark.parametrize("chair", FACING)
@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("size", SCENES)
def test_every_state_stays_in_its_zone_with_the_outer_corner_aligned(
    chair: Chair, pack: Pack, size: tuple[int, int]
) -> None:
    layout = TableLayout.for_size(*size)
    zone = layout.scores.pair_zone(chair)
    for score in range(14):
        places = layout.scores.pair(chair, marker(pack, score, target=13))
        box = bounds_of(places, layout.metrics.card_width)
        allowance = 0.03 * layout.metrics.card_width
        assert zone.adjusted(-allowance, -allowance, allowance, allowance).contains(box)
        assert box.right() == pytest.approx(zone.right())
        if chair is Chair.NORTH:
            assert box.top() == pytest.approx(zone.top())
        elif not layout.metrics.tall:
            assert box.bottom() == pytest.approx(zone.bottom())


@pytest.mark.parametrize("pack", PACKS)
def test_offsets_up_to_seven_are_those_that_come_with_the_drawings(pack: Pack) -> None:
    rows = tomllib.loads(resource_path("cards", "markers.toml").read_text("utf-8"))[pack]
    for row in rows:
        shown = marker(pack, row["n"], target=7)
        assert (shown.dx, shown.dy, shown.tilt, shown.under) == (
            row["dx"],
            row["dy"],
            row["tilt"],
            row["under"],
        )
        assert not shown.face_up


@pytest.mark.parametrize(
    ("score", "target", "pips"),
    [(0, 7, 0), (7, 7, 7), (9, 7, 7), (8, 9, 8), (11, 11, 11), (13, 11, 11), (-2, 7, 0)],
)
def test_a_score_beyond_its_target_is_shown_as_the_target(
    score: int, target: int, pips: int
) -> None:
    assert shown_pips(score, target) == pips


def test_each_player_owns_two_sevens() -> None:
    owners = (Owner.WE, Owner.THEY)
    cards = [code for owner in owners for code in device_codes(Device.SEVENS, owner)]
    assert sorted(cards) == ["7C", "7D", "7H", "7S"]


@pytest.mark.parametrize("pack", PACKS)
def test_damaged_card_data_still_give_markers(pack: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(_pack: Pack) -> object:
        raise CardArtError("damaged")

    monkeypatch.setattr("sixtysix_gui.table.cards.svg.score_markers", damaged)
    layout = TableLayout.for_size(1280, 772)
    for score in range(8):
        shown = marker("french", score, target=7)
        seen = visible_pips(layout, Chair.SOUTH, "french", shown)
        assert sum(part > 0.99 for part in seen) == score
        assert marker(pack, score, target=7).pips == score
