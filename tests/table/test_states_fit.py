"""In every state of the table, not only the quiet one, nothing that acts or tells is covered.

Each state is reached by real moves at a real table, which is then laid out in every size.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from sixtysix_gui.languages import codes
from sixtysix_gui.table.fonts import text
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.sizes import least_scene
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import Chip, Look, Piece
from sixtysix_gui.table.pieces.text_lines import width_of
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.table import Table
from tests.helpers.made_up_language import MADE_UP, spoken
from tests.helpers.table import table_words
from tests.helpers.table.states import LONG_NAMES, STATES
from tests.helpers.table.zones import overlap

pytestmark = pytest.mark.window

SIZES = [(800, 538), (960, 616), (1280, 772), (1920, 1052), (960, 1252), (1000, 880), (2560, 700)]
TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
NAMES = {"en": ("Grandma Winifred", "")}
"""The usual names, in other languages ``ELSEWHERE``."""
ELSEWHERE = ("Oma Hildegard", "")
TOUCH = 0.08
"""In card widths, as in the tests of the quiet table."""

CASES = [
    pytest.param(state, names, id=f"{state}, {names} names")
    for state, names in product(STATES, ("usual", "long"))
]


@pytest.fixture(scope="module", params=[*codes(), MADE_UP])
def language(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    qapp: QApplication,  # noqa: ARG001 - Qt must run
) -> Iterator[str]:
    """Speaks each language in turn, and one in which everything is a third longer."""
    with spoken(request.param, tmp_path_factory):
        yield request.param


@pytest.fixture(scope="module")
def longest_refusal(language: str) -> str:
    del language
    font = text(16)
    refusals = table_words.sentences(table_words.REFUSALS, lambda words: width_of(font, words))
    return max(refusals, key=lambda words: width_of(font, words))


@pytest.mark.slow(sample=8)
@pytest.mark.parametrize(("state", "names"), CASES)
def test_nothing_covers_or_cuts_anything(
    language: str, longest_refusal: str, state: str, names: str
) -> None:
    table = Table(TableOptions(speed="none", rest_tricks=False))
    table.show()
    STATES[state](table, LONG_NAMES if names == "long" else NAMES.get(language, ELSEWHERE))
    trouble = [
        (found, f"{width}x{height} at {scale:.0%}")
        for (width, height), scale in product(SIZES, TEXT_SCALES)
        if width >= least_scene(scale)[0] and height >= least_scene(scale)[1]
        for found in _troubles(table, width, height, scale, longest_refusal)
    ]
    table.shut_down()
    table.deleteLater()
    assert trouble == []


def _troubles(
    table: Table, width: int, height: int, scale: float, refusal: str
) -> Iterator[object]:
    scene = table.table_scene
    scene.set_options(replace(table.options, text_scale=scale))
    scene.lay_out(width, height, 1.0)
    yield from _covered(scene, _said(scene))
    yield from _cut(scene, long=table.players.names == LONG_NAMES)
    scene.notices.refuse(refusal)
    yield from _covered(scene, {"refusal": _area(scene.notices.refusal)})
    if " ".join(scene.notices.refusal.lines(_look(scene))) != refusal:
        yield "the refusal is cut"
    scene.notices.end_refusal()


def _covered(scene: Scene, said: dict[str, QRectF]) -> Iterator[object]:
    """Finds what covers something else, of what acts, tells and lies there."""
    layout = scene.zones.layout
    chips = {str(b.name): _area(b.piece) for b in scene.buttons}
    acting = {**chips, **said}
    lying = _lying(scene)
    if not layout.metrics.has_act_row:  # then chips stand on what they concern
        on_cards = {name: area for name, area in acting.items() if name in said}
    else:
        on_cards = acting
    allowed = TOUCH * layout.metrics.card_width
    for (first, one), (second, other) in combinations(acting.items(), 2):
        told = first in said or second in said
        if overlap(one, other) > (allowed if told else 0.0):
            yield first, "covers", second
    for (first, one), (second, other) in product(on_cards.items(), lying.items()):
        if overlap(one, other) > allowed:
            yield first, "covers", second
    whole = QRectF(0, 0, layout.metrics.width, layout.metrics.height)
    for name, area in acting.items():
        if not whole.contains(area):
            yield name, "is outside"


def _said(scene: Scene) -> dict[str, QRectF]:
    return {"status": _area(scene.notices.status)}


def _lying(scene: Scene) -> dict[str, QRectF]:
    """What lies on the table in this state, and must be seen."""
    zones = scene.zones
    layout, width = zones.layout, zones.layout.metrics.card_width
    found: dict[str, QRectF] = {}
    for chair in FACING:
        found[f"plate {chair.value}"] = _area(scene.signs.plates.plates[chair])
        for name, zone in (
            ("pile", zones.piles[chair]),
            ("marker", zones.devices[chair]),
            ("eights", zones.eights[chair]),
        ):
            places = tuple(spot.place for _, spot in zone.spots(layout))
            if places:
                found[f"{name} {chair.value}"] = bounds_of(places, width)
    for name, spots in (
        ("talon", zones.talon.spots(layout)),
        ("trick", zones.trick.spots(layout, zones.deal)),
    ):
        places = tuple(spot.place for _, spot in spots)
        if places:
            found[name] = bounds_of(places, width)
    for item, _ in zones.own_hand.spots(layout):
        body = item.body()
        index = QRectF(body.left(), body.top(), 0.2 * body.width(), 0.3 * body.height())
        found[f"index of {item.card}"] = item.mapRectToScene(index)
    return found


def _cut(scene: Scene, *, long: bool) -> Iterator[object]:
    """Finds words that are cut, and a dealer who hangs out of his plate."""
    layout, status = scene.zones.layout, scene.notices.status
    if " ".join(status.lines(_look(scene))) != status.text:
        yield "the status is cut"
    for chair, plate in scene.signs.plates.plates.items():
        area = plate.dealer_area
        if area is not None and not plate.body().adjusted(-1, -1, 1, 1).contains(area):
            yield "the dealer hangs out of the plate", chair
        if (
            layout.metrics.has_act_row
            and not long
            and (plate.name_is_elided or plate.score_is_elided)
        ):
            yield "a plate is cut", chair
    other = scene.signs.plates.plates[Chair.NORTH].plan
    if layout.metrics.has_act_row and not long and other is not None and not other.face:
        yield "the portrait has dropped out"
    small = min(
        (b.piece.body().height() for b in scene.buttons if isinstance(b.piece, Chip)), default=99.0
    )
    if small < 30.0:
        yield "a chip is too small to be read"


def _area(piece: Piece) -> QRectF:
    return piece.mapRectToScene(piece.body())


def _look(scene: Scene) -> Look:
    return Look(scene.zones.layout.metrics.text_unit, scene.zones.layout.metrics.card_width)
