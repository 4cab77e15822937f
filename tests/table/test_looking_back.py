"""What a trick that is laid open again does not hide: the wedge, and the label of the counter."""

from dataclasses import replace

import pytest

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.seating import Seating
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import playthrough

pytestmark = pytest.mark.window

SIZES = [(800, 572, 1.0), (1280, 772, 1.0), (1280, 772, 2.0), (960, 1252, 2.0)]


def view_after(game: str, leader: Chair) -> View:
    """Gives a view in which the person leads, after a trick that somebody else led, or he."""
    views = (moment.view for seed in range(40) for moment in playthrough(game, seed))
    return next(
        view
        for view in views
        if view.phase is Phase.LEAD
        and view.my_turn
        and view.won
        and Seating.of(view).chair(view.won[-1].leader) is leader
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("leader", Chair)
def test_names_leave_the_wedge_in_sight(
    table: Table, leader: Chair, size: tuple[int, int, float]
) -> None:
    view, scene = view_after("four-66", leader), table.table_scene
    table.show_at_once(view)
    scene.set_options(replace(table.options, text_scale=size[2]))
    scene.lay_out(*size[:2], 1.0)
    scene.opened_tricks.show(view, view.won[-1:], scene.labels)
    wedge = scene.opened_tricks.wedge
    middle = wedge.mapRectToScene(wedge.body()).center()
    names = [tag.mapRectToScene(tag.body()) for tag in scene.opened_tricks.tags.values()]
    assert not any(name.contains(middle) for name in names)


@pytest.mark.parametrize("size", SIZES)
def test_no_name_lies_on_the_label_of_the_counter(
    table: Table, size: tuple[int, int, float]
) -> None:
    view, scene = view_after("na-66", Chair.WEST), table.table_scene
    table.show_at_once(view)
    scene.set_options(replace(table.options, text_scale=size[2]))
    scene.lay_out(*size[:2], 1.0)
    label = scene.signs.trump.label
    before = label.isVisible()
    scene.opened_tricks.show(view, view.won[-1:], scene.labels)
    names = [tag.mapRectToScene(tag.body()) for tag in scene.opened_tricks.tags.values()]
    there = label.mapRectToScene(label.body())
    assert not label.isVisible() or not any(name.intersects(there) for name in names)
    scene.opened_tricks.hide()
    assert label.isVisible() is before
