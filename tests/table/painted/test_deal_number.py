"""Which deal of the game it is stands below the counter, or on my plate where that has no room."""

from dataclasses import replace

import pytest

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import playthrough

pytestmark = pytest.mark.window


@pytest.mark.parametrize(("deals", "words"), [(12, "deal 5 of 12"), (None, "deal 5")])
@pytest.mark.parametrize("phase", [Phase.TRUMP, Phase.LEAD])
def test_the_deal_is_told_once(table: Table, phase: Phase, deals: int | None, words: str) -> None:
    view = next(
        moment.view
        for seed in range(40)
        for moment in playthrough("three-66", seed)
        if moment.view.my_turn and moment.view.phase is phase
    )
    table.show_at_once(view, Score((2, 1, -3), deal=5, deals=deals))
    scene = table.table_scene
    below, plate = scene.signs.trump.deal, scene.signs.plates.plates[Chair.SOUTH]
    if phase is Phase.TRUMP:  # there is no counter yet
        assert not below.isVisible()
        assert plate.score.endswith(f" · {words}")
    else:
        assert (below.isVisible(), below.text) == (True, words)
        assert words not in plate.score


@pytest.mark.parametrize("size", [(1120, 688), (1280, 772), (960, 1252)])
@pytest.mark.parametrize("phase", [Phase.TRUMP, Phase.LEAD])
def test_with_large_words_it_stands_at_the_upper_edge_where_it_has_no_other_room(
    table: Table, phase: Phase, size: tuple[int, int]
) -> None:
    view = next(
        moment.view
        for moment in playthrough("three-66", 2)
        if moment.view.my_turn and moment.view.phase is phase
    )
    scene, usual = table.table_scene, table.options
    scene.set_options(replace(usual, text_scale=2.0))
    scene.lay_out(*size, 1.0)
    table.show_at_once(view, Score((2, 1, -3), deal=5, deals=12))
    told = scene.signs.trump.deal
    on_plate = "deal 5 of 12" in scene.signs.plates.plates[Chair.SOUTH].score
    assert told.isVisible() is not on_plate
    area = told.mapRectToScene(told.body())
    for chair in (Chair.WEST, Chair.EAST):
        assert not area.intersects(scene.areas.plate(chair))
    scene.set_options(usual)
    scene.lay_out(1280, 772, 1.0)


def test_other_games_do_not_tell_it(table: Table) -> None:
    moment = next(iter(playthrough("four-66", 1)))
    table.show_at_once(moment.view, Score((2, 1), deal=5))
    assert not table.table_scene.signs.trump.deal.isVisible()
    assert "deal" not in table.table_scene.signs.plates.plates[Chair.SOUTH].score
