"""What is offered stands in one row where words are large, and hides nothing where it stands."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, OPEN, Meld, Opening
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.table import Table
from tests.helpers.table.areas import area_of, chips_of, each_size, lay_out
from tests.helpers.table.deals import moments_of, view_where
from tests.helpers.table.zones import overlap

pytestmark = pytest.mark.window


def areas_apart(table: Table) -> list[QRectF]:
    """Return where the chips are, which lie on the table and clear of each other."""
    areas = [area_of(chip) for chip in chips_of(table)]
    assert not [pair for pair in combinations(areas, 2) if overlap(*pair) > 0]
    assert all(table.table_scene.sceneRect().contains(area) for area in areas)
    return areas


# -------------------------------------------------------------------------------- the row of acts

SEEDS = {"idiots-66": [55], "gaigel-2": [9], "four-66": range(5)}
"""Deals in which a player may do much before a lead."""


ROW_SIZES = [(800, 572), (960, 616), (1280, 772), (1920, 1052), (960, 1252)]


@cache
def richest_lead(name: str) -> View:
    """Return the view in which most can be done before a lead."""

    def acts(view: View) -> int:
        melds = sum(isinstance(move, Meld) for move in view.legal_moves)
        return melds + (EXCHANGE_TRUMP in view.legal_moves)

    views = (moment.view for moment in moments_of(name, SEEDS[name]))
    return max((view for view in views if view.my_turn and view.phase is Phase.LEAD), key=acts)


@pytest.mark.parametrize("name", ["idiots-66", "gaigel-2"])
@pytest.mark.parametrize("scale", [1.3, 1.5, 2.0])
def test_acts_stand_in_one_row_clear_of_each_other(table: Table, name: str, scale: float) -> None:
    scene = table.table_scene
    table.show_at_once(richest_lead(name))
    for _ in each_size(table, ROW_SIZES, [scale]):
        areas = areas_apart(table)
        assert len(areas) >= 2
        assert len({chip.y() for chip in chips_of(table)}) == 1
        assert all(area.bottom() <= scene.zones.layout.metrics.own_top + 1 for area in areas)
        for button in scene.buttons:
            assert scene.buttons.at(button.piece.pos()) == button


def test_at_the_usual_size_a_marriage_stands_on_its_cards(table: Table) -> None:
    table.show_at_once(richest_lead("gaigel-2"))
    hand_top = table.table_scene.zones.layout.metrics.own_top
    assert any(chip.y() > hand_top for chip in chips_of(table))


def test_three_and_four_never_have_that_row(table: Table) -> None:
    table.show_at_once(richest_lead("four-66"))
    lay_out(table, (1280, 772), 2.0)
    assert not table.table_scene.buttons.row_is_taken


# --------------------------------------------------------------------------- the openings of Gaigel

SENTENCE = "Du eröffnest: Wähle, wie der erste Stich gespielt wird."
"""The longest sentence that asks for an opening."""


SIZES = [(800, 572), (1120, 688), (1280, 772), (1920, 1052), (900, 1172), (960, 1252)]


def seen_beside(scene: Scene) -> Iterator[tuple[str, QRectF]]:
    """Yield what has to be seen beside the openings."""
    layout = scene.zones.layout
    width, middle = layout.metrics.card_width, layout.middle
    yield "turn-up", bounds_of((middle.turn_up,), width)
    yield "talon", bounds_of((middle.talon,), width)
    yield "status", area_of(scene.notices.line)
    for area in scene.signs.board.areas():
        yield "score", area
    for chair in layout.metrics.chairs:
        yield f"plate {chair.value}", scene.areas.plate(chair)
        yield f"hand {chair.value}", layout.hands.full(chair)


@pytest.mark.slow(sample=7)
@pytest.mark.parametrize("game", ["gaigel", "gaigel-2"])
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_openings_leave_everything_in_sight(
    table: Table, game: str, count: int, scale: float
) -> None:
    view = view_where(game, lambda each: each.phase is Phase.OPEN and each.my_turn)
    openings = tuple(OPEN[opening] for opening in Opening)
    table.show_at_once(replace(view, legal_moves=openings[-count:]))
    table.set_status(SENTENCE)
    for size, _ in each_size(table, SIZES, [scale]):
        areas, scene = areas_apart(table), table.table_scene
        assert len(areas) == count
        touch = 0.02 * scene.zones.layout.metrics.card_width
        pairs = product(areas, seen_beside(scene))
        hidden = [name for area, (name, other) in pairs if overlap(area, other) > touch]
        assert hidden == [], size
