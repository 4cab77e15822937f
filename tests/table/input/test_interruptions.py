"""What a person does while things move: nothing is lost, and nothing lies wrong afterwards."""

import itertools
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import PLAY_CARD, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.table.input import gestures
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.deals import ME, fresh_state, playthrough, seen
from tests.helpers.table.driver import (
    CALLS_OFF,
    card_point,
    click,
    leave_window,
    press_and_move,
    trick_point,
)
from tests.helpers.table.game import TableGame, usual_deal
from tests.helpers.table.shows import assert_settled, assert_shows, card_of_item
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window

MOVING = TableOptions(speed="normal")
NAMES = rule_set_names(close=True)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
ACE, TEN, NINE = (Card.parse(code) for code in ("AC", "TC", "9S"))
THEIRS = Card.parse("TH")


def begin(make_table: MakeTable, name: str = "german-66", seed: int = 1) -> Table:
    """Begins a deal, which moves."""
    table = make_table(MOVING)
    moment = next(playthrough(name, seed))
    table.play(moment.events, moment.view, fresh_deal=True)
    assert table.is_moving
    return table


def answered(make_table: MakeTable, options: TableOptions = MOVING) -> tuple[Table, TableGame]:
    """The other leads a card and it moves; the ace and the ten of clubs lie still in my hand."""
    table = make_table(options)
    game = TableGame(table, usual_deal(dealer=Seat.A))
    table.finish_motions()
    game.do(PLAY_CARD[THEIRS])
    assert table.is_moving
    return table, game


def run_out(table: Table) -> None:
    """Lets everything come to its end at once, step by step."""
    while table.is_moving:
        table.animator.finish_running()


# ------------------------------------------------------------------------------------- clicks, keys


def click_the_middle(table: Table) -> None:
    click(table, table.table_scene.zones.layout.middle.trick)


ENDS: dict[str, Callable[[Table], None]] = {
    "click": click_the_middle,
    "options": lambda table: table.set_options(TableOptions(speed="slow", deck="german")),
    "size": lambda table: table.resize(960, 1052),
}


@pytest.mark.parametrize("part", [0.0, 0.3, 0.9])
@pytest.mark.parametrize("how", ENDS)
def test_the_whole_dealing_ends_at_once(make_table: MakeTable, how: str, part: float) -> None:
    table = begin(make_table)
    animation = table.animator.animation
    assert animation is not None
    animation.setCurrentTime(int(part * animation.totalDuration()))
    ENDS[how](table)
    assert_settled(table)
    assert len(table.table_scene.zones.own_hand.items) == 6
    assert table.table_scene.zones.layout.metrics.tall is (how == "size")


def test_a_key_of_the_table_ends_everything(make_table: MakeTable) -> None:
    table = begin(make_table)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert not table.is_moving


def test_one_click_ends_the_rest_of_a_trick_and_the_next_its_way(make_table: MakeTable) -> None:
    table = make_table(MOVING)
    kinds = ["CardPlayed", "TrickWon", "CardDrawn", "CardDrawn"]
    before, moment = next(
        (one, other)
        for name in NAMES
        for one, other in itertools.pairwise(playthrough(name, 1))
        if [type(event).__name__ for event in other.events] == kinds and one.view.my_turn
    )
    table.play((), before.view)
    table.play(moment.events, moment.view)
    for left in ("the trick rests", "it goes, and cards are drawn", ""):
        click_the_middle(table)
        assert table.is_moving is bool(left)
    assert_settled(table)


def test_a_click_that_ends_a_motion_does_nothing_else(make_table: MakeTable) -> None:
    table, game = answered(make_table)
    zones = table.table_scene.zones
    click(table, zones.layout.middle.talon.point)
    click(
        table,
        zones.layout.middle.turn_up.point + QPointF(0.5 * zones.layout.metrics.card_width, 0),
    )
    assert game.proposed == []
    assert table.table_scene.drop_targets.lit == frozenset()


@pytest.mark.parametrize("clicks", [1, 2])
def test_a_click_on_an_own_card_ends_the_motion_and_lifts_the_card_after(
    make_table: MakeTable, clicks: int
) -> None:
    table, game = answered(make_table)
    for _ in range(clicks):
        assert table.is_moving, "the other thought; now his card flies"
        click(table, card_point(table, ACE))
        assert table.table_scene.zones.own_hand.lifted is None
    run_out(table)
    lifted = table.table_scene.zones.own_hand.lifted
    assert game.proposed == ([PLAY_CARD[ACE]] if clicks > 1 else [])
    assert (None if lifted is None else card_of_item(lifted)) == (None if clicks > 1 else ACE)
    table.finish_motions()


def test_two_clicks_long_after_each_other_are_no_double_click(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, game = answered(make_table)
    with monkeypatch.context() as patch:
        patch.setattr(gestures, "REMEMBERED_CLICK", 0)
        click(table, card_point(table, ACE))
    click(table, card_point(table, ACE))
    run_out(table)
    lifted = table.table_scene.zones.own_hand.lifted
    assert game.proposed == []
    assert lifted is table.table_scene.zones.own_hand.item_showing(ACE)


@pytest.mark.parametrize("clicked", [(ACE,), (NINE, ACE)])
def test_where_one_click_is_enough_the_card_clicked_last_is_played_after(
    make_table: MakeTable, clicked: tuple[Card, ...]
) -> None:
    table, game = answered(make_table, TableOptions(speed="normal", one_click=True))
    for card in clicked:
        click(table, card_point(table, card))
        assert game.proposed == [] or len(clicked) > 1
    run_out(table)
    assert game.proposed == [PLAY_CARD[ACE]]
    table.finish_motions()


# -------------------------------------------------------------------------------------------- drags


@pytest.mark.parametrize("held", [True, False], ids=["held longer", "dropped earlier"])
def test_a_card_is_picked_up_while_others_move_and_follows_them(
    make_table: MakeTable, held: bool
) -> None:
    table, game = answered(make_table)
    running, target = table.animator.animation, trick_point(table)
    press_and_move(table, card_point(table, ACE), target)
    assert table.animator.animation is running
    zones = table.table_scene.zones
    if held:
        item = zones.own_hand.item_showing(ACE)
        assert item is zones.grasped
        run_out(table)
        assert item is zones.grasped
    QTest.mouseRelease(table.viewport(), LEFT, pos=table.mapFromScene(target))
    assert game.proposed == [PLAY_CARD[ACE]]
    run_out(table)
    assert_settled(table)
    assert_shows(table, game.state.view(ME))


@pytest.mark.parametrize("moving", [True, False])
@pytest.mark.parametrize("how", CALLS_OFF)
def test_a_drag_can_be_called_off(make_table: MakeTable, how: str, moving: bool) -> None:
    table, game = answered(make_table)
    if not moving:
        table.finish_motions()
    target = trick_point(table)
    press_and_move(table, card_point(table, ACE), target)
    CALLS_OFF[how](table)
    QTest.mouseRelease(table.viewport(), LEFT, pos=table.mapFromScene(target))
    table.show()
    table.finish_motions()
    assert game.proposed == []
    assert_settled(table)
    assert table.table_scene.drop_targets.lit == frozenset()


# ------------------------------------------------------------------------------------- the window


def test_a_new_deal_in_motion_takes_over(make_table: MakeTable) -> None:
    table = begin(make_table)
    table.finish_motions()
    moments = playthrough("german-66", 1)
    next(moments)
    second = next(moments)
    table.play(second.events, second.view)
    fresh = next(playthrough("schnapsen", 5))
    table.play(fresh.events, fresh.view, fresh_deal=True)
    table.finish_motions()
    assert_settled(table)
    assert {card.card for card in table.table_scene.zones.own_hand.cards()} == set(fresh.view.hand)


def test_the_end_of_all_motions_is_told_once(make_table: MakeTable) -> None:
    table = make_table(MOVING)
    told: list[bool] = []
    table.motions_finished.connect(lambda: told.append(table.is_moving))
    moment = next(playthrough("german-66", 1))
    table.play(moment.events, moment.view, fresh_deal=True)
    assert told == []
    table.finish_motions()
    assert told == [False]


# --------------------------------------------------------------------------------- whatever comes


class Restless:
    """Somebody who presses, drags, types and resizes without sense, while a deal is played."""

    def __init__(self, table: Table, state: Deal, seed: int) -> None:
        self.table = table
        self.game = TableGame(table, state)
        self._source = random.Random(seed)
        self._acts: list[Callable[[], None]] = [
            *[self.press, self.move, self.release] * 3,
            *[self.let_time_pass, self.let_the_other_play] * 2,
            self.double_click,
            self.press_right,
            self.type,
            self.leave,
            self.resize,
            self.hide_and_show,
        ]

    def act(self) -> None:
        """Does something."""
        self._source.choice(self._acts)()

    def _point(self) -> QPoint:
        hand = self.table.table_scene.zones.own_hand.items
        if hand and self._source.random() < 0.6:
            return self.table.mapFromScene(self._source.choice(hand).place.point)
        width, height = self.table.width(), self.table.height()
        return QPoint(self._source.randrange(-50, width + 50), self._source.randrange(height))

    def press(self) -> None:
        QTest.mousePress(self.table.viewport(), LEFT, pos=self._point())

    def move(self) -> None:
        QTest.mouseMove(self.table.viewport(), self._point())

    def release(self) -> None:
        QTest.mouseRelease(self.table.viewport(), LEFT, pos=self._point())

    def double_click(self) -> None:
        point = self._point()
        QTest.mouseDClick(self.table.viewport(), LEFT, pos=point)
        QTest.mouseRelease(self.table.viewport(), LEFT, pos=point)

    def press_right(self) -> None:
        QTest.mouseClick(self.table.viewport(), RIGHT, pos=self._point())

    def type(self) -> None:
        keys = (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Tab)
        QTest.keyClick(self.table, self._source.choice((*keys, Qt.Key.Key_Return, Qt.Key.Key_Up)))

    def leave(self) -> None:
        leave_window(self.table)

    def resize(self) -> None:
        self.table.resize(self._source.choice((800, 960, 1280)), self._source.choice((600, 772)))

    def hide_and_show(self) -> None:
        self.table.hide()
        self.table.show()

    def let_time_pass(self) -> None:
        animation = self.table.animator.animation
        if animation is None or self._source.random() < 0.4:
            self.table.animator.finish_running()
        else:
            animation.setCurrentTime(self._source.randrange(animation.totalDuration()))

    def let_the_other_play(self) -> None:
        state = self.game.state
        if state.is_over:
            return
        if state.to_act is not ME or self._source.random() < 0.3:
            move: Move = self._source.choice(state.legal_moves())
            self.game.do(move)


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("name", ["german-66", "schnapsen"])
@pytest.mark.parametrize("speed", ["normal", "none"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pressed_the_table_shows_the_game_in_the_end(
    make_table: MakeTable, qtbot: QtBot, name: str, speed: str, seed: int
) -> None:
    table = make_table(TableOptions(speed=speed, rest_tricks=False, one_click=seed % 2 == 1))
    somebody = Restless(table, fresh_state(name, seed), seed)
    state = somebody.game.state
    table.play(seen(state.opening_events()), state.view(ME), fresh_deal=True)
    for _ in range(150):
        somebody.act()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    QTest.mouseRelease(table.viewport(), LEFT, pos=QPoint(2, 2))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    table.show()
    table.finish_motions()
    qtbot.waitUntil(lambda: not table.is_moving)
    table.finish_motions()
    assert_settled(table)
    assert_shows(table, somebody.game.state.view(ME))
    table.table_scene.notices.clear()
