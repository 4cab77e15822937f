"""Games of this kind for two have their acts in one row where words are large, as the others."""

from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, Meld
from sixtysix_gui.table.layout.sizes import least_scene
from sixtysix_gui.table.pieces import Chip
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import playthrough
from tests.helpers.table.zones import overlap

pytestmark = pytest.mark.window

SEEDS = {"idiots-66": [55], "gaigel-2": [9], "four-66": range(5)}
"""Deals in which a player may do much before a lead."""

SIZES = [(800, 572), (960, 616), (1280, 772), (1920, 1052), (960, 1252)]


@cache
def richest_lead(name: str) -> View:
    """Gives the view in which most can be done before a lead."""
    leads = (
        moment.view
        for seed in SEEDS[name]
        for moment in playthrough(name, seed)
        if moment.view.my_turn and moment.view.phase is Phase.LEAD
    )

    def acts(view: View) -> int:
        melds = sum(isinstance(move, Meld) for move in view.legal_moves)
        return melds + (EXCHANGE_TRUMP in view.legal_moves)

    return max(leads, key=acts)


def chips(table: Table) -> list[Chip]:
    return [each.piece for each in table.table_scene.buttons if isinstance(each.piece, Chip)]


@pytest.mark.parametrize("name", ["idiots-66", "gaigel-2"])
@pytest.mark.parametrize("scale", [1.3, 1.5, 2.0])
def test_acts_stand_in_one_row_clear_of_each_other(table: Table, name: str, scale: float) -> None:
    scene = table.table_scene
    table.show_at_once(richest_lead(name))
    for width, height in SIZES:
        if (width, height) < least_scene(scale) or height < least_scene(scale)[1]:
            continue
        scene.set_options(replace(table.options, text_scale=scale))
        scene.lay_out(width, height, 1.0)
        shown = chips(table)
        assert len(shown) >= 2
        areas = [chip.mapRectToScene(chip.body()) for chip in shown]
        assert len({chip.y() for chip in shown}) == 1
        assert not [pair for pair in combinations(areas, 2) if overlap(*pair) > 0]
        assert all(scene.sceneRect().contains(area) for area in areas)
        assert all(area.bottom() <= scene.zones.layout.metrics.own_top + 1 for area in areas)
        for button in scene.buttons:
            assert scene.buttons.at(button.piece.pos()) == button
    table.set_options(table.options)


def test_at_the_usual_size_a_marriage_stands_on_its_cards(table: Table) -> None:
    table.show_at_once(richest_lead("gaigel-2"))
    assert any(chip.y() > table.table_scene.zones.layout.metrics.own_top for chip in chips(table))


def test_three_and_four_never_have_that_row(table: Table) -> None:
    table.show_at_once(richest_lead("four-66"))
    scene = table.table_scene
    scene.set_options(replace(table.options, text_scale=2.0))
    scene.lay_out(1280, 772, 1.0)
    assert not scene.buttons.row_is_taken
    table.set_options(table.options)
