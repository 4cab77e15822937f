"""The openings of Gaigel stand in the trick's place, and hide neither trump nor each other."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import OPEN, Opening
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.sizes import least_scene
from sixtysix_gui.table.pieces import Chip
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import playthrough
from tests.helpers.table.zones import overlap

pytestmark = pytest.mark.window

SIZES = [(800, 572), (1120, 688), (1280, 772), (1920, 1052), (900, 1172), (960, 1252)]
SENTENCE = "Du eröffnest: Wähle, wie der erste Stich gespielt wird."
"""The longest sentence that asks for an opening."""


def opening_view(game: str) -> View:
    """Gives a view in which the person opens, with all openings to choose from."""
    views = (moment.view for seed in range(40) for moment in playthrough(game, seed))
    view = next(view for view in views if view.phase is Phase.OPEN and view.my_turn)
    return replace(view, legal_moves=tuple(OPEN[opening] for opening in Opening))


def taken(scene: Scene) -> Iterator[tuple[str, QRectF]]:
    """Gives what has to be seen beside the openings."""
    layout = scene.zones.layout
    width, middle = layout.metrics.card_width, layout.middle
    yield "turn-up", bounds_of((middle.turn_up,), width)
    yield "talon", bounds_of((middle.talon,), width)
    yield "status", scene.notices.line.mapRectToScene(scene.notices.line.body())
    for chair in layout.metrics.chairs:
        yield f"plate {chair.value}", scene.areas.plate(chair)
        yield f"hand {chair.value}", layout.hands.bounds(chair, layout.hands.size)


@pytest.mark.slow(sample=7)
@pytest.mark.parametrize("game", ["gaigel", "gaigel-2"])
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_openings_leave_everything_in_sight(
    table: Table, game: str, count: int, scale: float
) -> None:
    view, scene = opening_view(game), table.table_scene
    view = replace(view, legal_moves=view.legal_moves[-count:])
    table.show_at_once(view)
    table.set_status(SENTENCE)
    scene.set_options(replace(table.options, text_scale=scale))
    for size in SIZES:
        if any(have < least for have, least in zip(size, least_scene(scale), strict=True)):
            continue
        scene.lay_out(*size, 1.0)
        chips = [each.piece for each in scene.buttons if isinstance(each.piece, Chip)]
        areas = [chip.mapRectToScene(chip.body()) for chip in chips]
        assert len(areas) == count
        assert not any(one.intersects(other) for one, other in combinations(areas, 2)), size
        assert all(scene.sceneRect().contains(area) for area in areas), size
        touch = 0.02 * scene.zones.layout.metrics.card_width
        hidden = [
            name
            for area, (name, other) in product(areas, taken(scene))
            if overlap(area, other) > touch
        ]
        assert hidden == [], size
