"""The last trick flies from its pile and back, and what it shows hides nothing."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.sound.sounds import Cue, Sound
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.seating import Chair, Seating
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.areas import Size, area_of, lay_out
from tests.helpers.table.deals import view_where
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window


def looking_back(make_table: MakeTable, speed: str) -> Table:
    """Return a table on which I lead after two tricks."""

    def leads(view: View) -> bool:
        return len(view.won) >= 2 and not view.table and view.my_turn

    table = make_table(TableOptions(speed=speed, rest_tricks=False))
    table.show_at_once(view_where("four-66", leads, [5]))
    return table


def hidden_on_piles(table: Table) -> int:
    piles = table.table_scene.zones.piles.values()
    return sum(not item.isVisible() for pile in piles for item in pile.items)


def test_the_last_trick_flies_from_its_pile_and_back(
    make_table: MakeTable, told: list[Cue], qtbot: QtBot
) -> None:
    table = looking_back(make_table, "fast")
    opened = table.table_scene.opened_tricks
    table.heard.connect(told.append)
    table.act(Act.TRICKS)
    assert opened.is_open
    assert hidden_on_piles(table) == len(opened.items) == 4
    begin = [item.pos() for item in opened.items]
    qtbot.waitUntil(lambda: not opened.is_flying)
    moved = [
        (one - item.pos()).manhattanLength() for one, item in zip(begin, opened.items, strict=True)
    ]
    assert min(moved) > 50
    assert all(item.face_up for item in opened.items)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert not opened.is_open
    assert opened.is_flying
    qtbot.waitUntil(lambda: not opened.is_flying)
    assert (opened.items, hidden_on_piles(table)) == ((), 0)
    assert [cue.sound for cue in told] == [Sound.SWEEP, Sound.SWEEP]


def test_the_line_and_the_open_trick_leave_each_other_free(make_table: MakeTable) -> None:
    table = looking_back(make_table, "none")
    table.resize(800, 572)
    lay_out(table, (800, 572))
    table.act(Act.TRICKS)
    table.show_instead(
        "The last trick: Alexander led it, and you have won it. Any key puts it back."
    )
    scene = table.table_scene
    line = area_of(scene.notices.status)
    assert not line.isEmpty()
    for shown in (scene.opened_tricks.tags[Chair.SOUTH], *scene.opened_tricks.items):
        assert not line.intersects(area_of(shown))


def test_cards_played_later_lie_on_the_ring_of_the_open_trick(make_table: MakeTable) -> None:
    table = looking_back(make_table, "none")
    table.act(Act.TRICKS)
    opened, view = table.table_scene.opened_tricks, table.table_scene.view
    assert view is not None
    trick = view.won[-1]
    seats = [play.seat for play in trick.plays]
    assert [item.zValue() < opened.ring.zValue() for item in opened.items] == [
        number <= seats.index(trick.winner) for number in range(len(seats))
    ]


@pytest.mark.parametrize("ends", ["event", "size", "none"])
def test_what_comes_between_leaves_no_card_of_the_last_trick(
    make_table: MakeTable, ends: str
) -> None:
    table = looking_back(make_table, "none" if ends == "none" else "slow")
    table.act(Act.TRICKS)
    view = table.table_scene.view
    assert view is not None
    if ends == "size":
        table.resize(1000, 700)
    elif ends == "event":
        table.play((), view)
    else:
        table.act(Act.TRICKS)
    opened = table.table_scene.opened_tricks
    assert (opened.items, hidden_on_piles(table), opened.is_flying) == ((), 0, False)


def test_what_is_expected_is_said_again_when_the_trick_is_back(make_table: MakeTable) -> None:
    table = looking_back(make_table, "none")
    table.set_status("Your lead.")
    table.tricks_shown.connect(lambda: table.show_instead("The last trick."))
    table.act(Act.TRICKS)
    assert table.table_scene.notices.line_text == "The last trick."
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    assert table.table_scene.notices.line_text == "Your lead."


SIZES: list[tuple[Size, float]] = [
    ((800, 572), 1.0),
    ((1280, 772), 1.0),
    ((1280, 772), 2.0),
    ((960, 1252), 2.0),
]


def view_after(game: str, leader: Chair) -> View:
    """Return a view in which the person leads, after a trick that somebody led."""

    def leads(view: View) -> bool:
        led = view.won and Seating.of(view).chair(view.won[-1].leader) is leader
        return view.phase is Phase.LEAD and view.my_turn and bool(led)

    return view_where(game, leads)


def open_again(table: Table, view: View, size: Size, scale: float) -> list[QRectF]:
    """Lay the last trick open again on a table of a size, and return where its names are."""
    table.show_at_once(view)
    lay_out(table, size, scale)
    opened = table.table_scene.opened_tricks
    opened.show(view, view.won[-1:], table.table_scene.labels)
    return [area_of(tag) for tag in opened.tags.values()]


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("leader", Chair)
def test_names_leave_the_wedge_in_sight(
    table: Table, leader: Chair, size: Size, scale: float
) -> None:
    names = open_again(table, view_after("four-66", leader), size, scale)
    middle = area_of(table.table_scene.opened_tricks.wedge).center()
    assert not any(name.contains(middle) for name in names)


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_no_name_lies_on_the_label_of_the_counter(table: Table, size: Size, scale: float) -> None:
    view, label = view_after("na-66", Chair.WEST), table.table_scene.signs.trump.label
    names = open_again(table, view, size, scale)
    assert not label.isVisible() or not any(name.intersects(area_of(label)) for name in names)
    table.table_scene.opened_tricks.hide()
    shown_again = label.isVisible()
    table.show_at_once(view)
    assert label.isVisible() is shown_again
