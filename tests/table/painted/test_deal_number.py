"""Which deal of the game it is stands below the counter, or on my plate where that has no room."""

import pytest

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from tests.helpers.table.areas import area_of, lay_out
from tests.helpers.table.deals import playthrough, view_where

pytestmark = pytest.mark.window


@pytest.mark.parametrize(("deals", "words"), [(12, "deal 5 of 12"), (None, "deal 5")])
@pytest.mark.parametrize("phase", [Phase.TRUMP, Phase.LEAD])
def test_the_deal_is_told_once(table: Table, phase: Phase, deals: int | None, words: str) -> None:
    view = view_where("three-66", lambda each: each.my_turn and each.phase is phase)
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
    view = view_where("three-66", lambda each: each.my_turn and each.phase is phase, [2])
    scene = table.table_scene
    lay_out(table, size, 2.0)
    table.show_at_once(view, Score((2, 1, -3), deal=5, deals=12))
    told = scene.signs.trump.deal
    on_plate = "deal 5 of 12" in scene.signs.plates.plates[Chair.SOUTH].score
    assert told.isVisible() is not on_plate
    for chair in (Chair.WEST, Chair.EAST):
        assert not area_of(told).intersects(scene.areas.plate(chair))


def test_other_games_do_not_tell_it(table: Table) -> None:
    moment = next(iter(playthrough("four-66", 1)))
    table.show_at_once(moment.view, Score((2, 1), deal=5))
    assert not table.table_scene.signs.trump.deal.isVisible()
    assert "deal" not in table.table_scene.signs.plates.plates[Chair.SOUTH].score
