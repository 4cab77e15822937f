"""The ring around a card never crosses the index of another one."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.trick_game.trick_table import TrickTableView
from tests.helpers.table.trick_game.deals import playthrough

pytestmark = pytest.mark.window


def index_of(item: CardItem) -> QRectF:
    """The upper left corner of a card, where its index is, in the scene."""
    body = item.body()
    corner = QRectF(body.left(), body.top(), 0.2 * body.width(), 0.26 * body.height())
    return item.mapRectToScene(corner)


@pytest.mark.parametrize("name", ["three-66", "four-66", "gaigel"])
def test_the_ring_lies_below_every_index_that_its_line_would_cross(
    table: TrickTableView, name: str
) -> None:
    view = next(
        moment.view
        for seed in range(40)
        for moment in playthrough(name, seed)
        if moment.view.my_turn
        and moment.view.phase is Phase.LEAD
        and len(moment.view.hand) == sum(moment.view.rules.batches)
    )
    table.show_at_once(view)
    ring, hand = table.table_scene.focus_ring, table.table_scene.zones.own_hand
    seen: set[PhysicalCard] = set()
    for _ in range(2 * len(hand.items)):
        QTest.keyClick(table, Qt.Key.Key_Right)
        focused = table.focus_name
        if not isinstance(focused, PhysicalCard):
            continue
        seen.add(focused)
        table.table_scene.settle()
        right = ring.mapRectToScene(ring.body()).right()
        above = [item for item in hand.items if item.zValue() < ring.zValue()]
        for item in above:
            index = index_of(item)
            assert not index.left() < right - 4 < index.right(), (focused, item.card)
    assert len(seen) == len(hand.items)
