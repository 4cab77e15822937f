"""Tables to look at: a press ends what moves, and neither pointer nor keys take anything up."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.deals import step_where


@pytest.fixture(params=["german-66", "four-66"])
def replay(request: pytest.FixtureRequest, qtbot: QtBot) -> ReplayTable:
    """A table to look at, on which a card of mine flies to the trick."""
    table = ReplayTable(TableOptions())
    table.show()
    before, after = step_where(
        request.param, lambda one, _: one.view.my_turn and isinstance(one.move, PlayCard), [1]
    )
    table.show_step((), before.view, Score())
    table.show_step(after.events, after.view, Score())
    qtbot.addWidget(table)
    assert table.is_moving
    return table


def own_card(table: ReplayTable) -> QPoint:
    """Where a card of the near hand lies."""
    item = table.table_scene.zones.own_hand.items[0]
    return table.mapFromScene(item.sceneBoundingRect().center())


def test_a_press_ends_what_moves(replay: ReplayTable) -> None:
    QTest.mousePress(replay.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not replay.is_moving


def test_no_card_rises_is_picked_up_or_played(replay: ReplayTable) -> None:
    proposed: list[Move] = []
    replay.move_proposed.connect(proposed.append)
    replay.finish_motions()
    there, viewport = own_card(replay), replay.viewport()
    zones = replay.table_scene.zones
    QTest.mouseMove(viewport, there)
    assert zones.own_hand.risen is None
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=there)
    assert zones.own_hand.lifted is None
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=there)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=there)
    QTest.mouseMove(viewport, there - QPoint(0, 200))
    assert zones.held == set()
    assert proposed == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Escape])
def test_keys_are_left_to_whoever_steps_through_the_deal(replay: ReplayTable, key: Qt.Key) -> None:
    event = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    replay.keyPressEvent(event)
    assert not event.isAccepted()
    assert replay.is_moving
