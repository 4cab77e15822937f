"""What was meant for a moment that is over does nothing, and tells nothing, in the next one."""

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import PLAY_CARD, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.seating import Seating
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.deals import playthrough, step_where
from tests.helpers.table.driver import CALLS_OFF, card_point, click, press_and_move
from tests.helpers.table.game import TableGame, usual_deal
from tests.table.conftest import STILL, MakeTable

pytestmark = pytest.mark.window

ACE, THEIRS = Card.parse("AC"), Card.parse("TH")
ONE_CLICK = TableOptions(speed="normal", one_click=True)


@pytest.fixture
def early(make_table: MakeTable) -> tuple[Table, TableGame]:
    """Return a table on which I have clicked my ace while the card of the other flies."""
    table = make_table(ONE_CLICK)
    game = TableGame(table, usual_deal(dealer=Seat.A))
    table.finish_motions()
    game.do(PLAY_CARD[THEIRS])
    game.proposed.clear()
    click(table, card_point(table, ACE))
    assert (table.is_moving, game.proposed) == (True, [])
    return table, game


def test_a_click_that_was_too_early_waits_until_all_is_told(
    early: tuple[Table, TableGame],
) -> None:
    table, game = early
    told: list[tuple[bool, list[Move]]] = []
    table.motions_finished.connect(lambda: told.append((table.is_moving, list(game.proposed))))
    table.finish_motions()
    assert told[0] == (False, [])
    assert game.proposed == [PLAY_CARD[ACE]]


@pytest.mark.parametrize("how", ["escape", "right button", "hidden", "resized", "other options"])
def test_it_can_be_called_off(early: tuple[Table, TableGame], how: str) -> None:
    table, game = early
    CALLS_OFF[how](table)
    table.finish_motions()
    assert game.proposed == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Right])
def test_a_key_that_is_held_down_ends_what_moves_once(make_table: MakeTable, key: Qt.Key) -> None:
    table = make_table(TableOptions(speed="slow"))
    moments = playthrough("german-66", 3)
    for moment in itertools.islice(moments, 2):
        table.play(moment.events, moment.view)
    plain = Qt.KeyboardModifier.NoModifier
    again = QKeyEvent(QKeyEvent.Type.KeyPress, key, plain, "", True)
    QTest.keyClick(table, key)
    assert not table.is_moving
    following = next(moments)
    table.play(following.events, following.view)
    QCoreApplication.sendEvent(table, again)
    assert table.is_moving


def test_what_is_picked_up_is_put_down_where_everything_is_laid_out_anew(table: Table) -> None:
    TableGame(table, usual_deal())
    click(table, card_point(table, ACE))
    assert table.table_scene.drop_targets.lit
    table.set_options(replace(STILL, card_size="larger"))
    assert not table.table_scene.drop_targets.lit
    assert table.table_scene.zones.own_hand.lifted is None


def test_a_table_shown_again_ends_what_began_meanwhile(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="slow"))
    first, second = itertools.islice(playthrough("german-66", 3), 2)
    table.play(first.events, first.view)
    table.hide()
    table.play(second.events, second.view)
    assert table.is_moving
    table.show()
    assert not table.is_moving


def test_a_question_asked_during_a_drag_keeps_the_status_line_away(table: Table) -> None:
    TableGame(table, usual_deal())
    table.set_status("Your lead.")
    status = table.table_scene.notices.status
    press_and_move(table, card_point(table, ACE), QPointF(300, 300))
    table.cover_status(covered=True)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert status.opacity() == 0.0
    table.cover_status(covered=False)
    assert status.opacity() == 1.0


@pytest.mark.parametrize("cleared", [True, False])
def test_no_caption_stays_of_what_lay_there_before(table: Table, cleared: bool) -> None:
    caption, (_, _, earlier, *_, later) = table.table_scene.caption, playthrough("german-66", 3)
    table.show_at_once(later.view)
    caption.show()
    if cleared:
        table.clear()
    else:
        table.show_at_once(earlier.view)
    assert not caption.isVisible()


def test_the_second_seal_of_a_side_comes_to_its_own_place(table: Table) -> None:
    before, after = step_where(
        "four-66",
        lambda one, two: (
            len(one.view.marriages) == 1
            and len(two.view.marriages) == 2
            and Seating.of(two.view).pile(two.view.marriages[0].seat)
            is Seating.of(two.view).pile(two.view.marriages[1].seat)
        ),
    )
    table.show_at_once(before.view)
    seals, shown = table.table_scene.signs.seals, after.view.marriages[-1]
    (first,) = (seal.pos() for seal in seals.shown)
    added = seals.add(before.view, shown.seat, shown.suit, shown.points)
    assert added is not None
    place = added.pos()
    assert place != first
    table.show_at_once(after.view)
    assert place in [seal.pos() for seal in seals.shown]


def test_dots_follow_the_plate_of_who_thinks(make_table: MakeTable) -> None:
    table = make_table(STILL)
    view = next(m.view for m in playthrough("four-66", 3) if not m.view.my_turn)
    table.show_at_once(view)
    table.wait_for_other()
    table.table_scene.thinking.show()
    dots = table.table_scene.signs.plates.dots
    before = dots.pos()
    table.hide()
    assert not dots.isVisible()
    table.resize(1600, 1000)
    table.show()
    (delay,) = table.table_scene.thinking.findChildren(QTimer)
    assert delay.isActive()
    delay.timeout.emit()
    plate = table.table_scene.signs.plates.plates[Seating.of(view).chair(view.to_act)]
    assert dots.pos() != before
    assert plate.dots_start is not None
    assert dots.pos() == plate.mapToScene(plate.dots_start)
