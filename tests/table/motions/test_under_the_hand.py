"""What follows the pointer and the keys: cards under the hand, and the sentence that gives way."""

import pytest
from PySide6.QtCore import QAnimationGroup, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.runs.leaks import busy_qt_objects
from tests.helpers.table.driver import card_point
from tests.helpers.table.game import TableGame, usual_deal
from tests.helpers.table.motions import assert_in_place, at_speeds, close_to, durations
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window

LEFT = Qt.MouseButton.LeftButton
ACE = Card.parse("AC")
SMALL_MOVEMENTS = {
    "hover": at_speeds(120, 90, 60),
    "hover, back": at_speeds(140, 110, 70),
    "pick up": at_speeds(120, 120, 120),
    "snap back": at_speeds(320 + 120, 220 + 120, 140 + 120),
}


def usual_table(make_table: MakeTable, speed: str) -> Table:
    """Return a table at which I lead, and on which nothing moves yet."""
    table = make_table(TableOptions(speed=speed))
    TableGame(table, usual_deal())
    table.finish_motions()
    return table


def end_all() -> None:
    """Lead everything that moves to its end."""
    for animation in busy_qt_objects():
        if isinstance(animation, QAnimationGroup):
            animation.setCurrentTime(animation.totalDuration())


def move_by_hand(table: Table, name: str) -> None:
    """Does with the pointer what the row is about."""
    viewport = table.viewport()
    point = table.mapFromScene(card_point(table, ACE))
    aside = table.mapFromScene(QPointF(30, 400))
    if name.startswith("hover"):
        QTest.mouseMove(viewport, aside)
        QTest.mouseMove(viewport, point)
        if name.endswith("back"):
            QTest.mouseMove(viewport, aside)
        return
    QTest.mousePress(viewport, LEFT, pos=point)
    QTest.mouseMove(viewport, (point + aside) / 2)
    QTest.mouseMove(viewport, aside)
    if name == "snap back":
        QTest.mouseRelease(viewport, LEFT, pos=aside)


@pytest.mark.parametrize("name", SMALL_MOVEMENTS)
def test_what_follows_the_pointer_takes_its_time(make_table: MakeTable, name: str) -> None:
    for speed, milliseconds in SMALL_MOVEMENTS[name]:
        table = usual_table(make_table, speed.value)
        move_by_hand(table, name)
        assert milliseconds in durations()
        table.finish_motions()
        QTest.keyClick(table, Qt.Key.Key_Escape)
        table.finish_motions()
        table.hide()


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "none"])
def test_a_refused_card_lies_again_where_it_was(
    make_table: MakeTable, qtbot: QtBot, speed: str
) -> None:
    table = usual_table(make_table, speed)
    item = table.table_scene.zones.own_hand.item_showing(ACE)
    assert item is not None
    lying = item.place
    move_by_hand(table, "snap back")
    assert close_to(item.place, lying) is (speed == "none")
    end_all()
    qtbot.waitUntil(lambda: durations() == [])
    assert close_to(item.place, lying)
    assert_in_place(table)


@pytest.mark.parametrize("speed", ["slow", "none"])
def test_a_dragged_card_is_smaller_straighter_and_high(make_table: MakeTable, speed: str) -> None:
    table = usual_table(make_table, speed)
    item = table.table_scene.zones.own_hand.items[0]
    assert item.card is not None
    viewport, point = table.viewport(), table.mapFromScene(card_point(table, item.card.card))
    QTest.mousePress(viewport, LEFT, pos=point)
    QTest.mouseMove(viewport, point + QPointF(0, -60).toPoint())
    end_all()
    assert (item.scale(), abs(item.rotation()) <= 5.0, item.shadow.height) == (1.10, True, 1.0)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    table.finish_motions()
    QTest.mouseRelease(viewport, LEFT, pos=point)


@pytest.mark.parametrize(("speed", "fades"), [("slow", 120), ("fast", 120), ("none", 0)])
def test_the_status_line_makes_room_for_a_dragged_card(
    make_table: MakeTable, qtbot: QtBot, speed: str, fades: int
) -> None:
    table = usual_table(make_table, speed)
    table.set_status("You lead.")
    status = table.table_scene.notices.status
    move_by_hand(table, "pick up")
    assert status.opacity() == (1.0 if fades else 0.0)
    qtbot.waitUntil(lambda: status.opacity() == 0.0)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: status.opacity() == 1.0)
    table.finish_motions()
