"""Another game is begun while cards still move at the table: by every way that leads to one."""

from dataclasses import replace
from itertools import permutations, product
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.promised_deal import prepare_deal
from sixtysix_gui.controller.record_tags import open_record
from sixtysix_gui.records import DealRecord, write_record
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.rules.rule_sets import GUIDED_GAMES
from sixtysix_gui.windows.learning.demonstration import Pace
from sixtysix_gui.windows.learning.demonstration_page import DemonstrationPage
from sixtysix_gui.windows.new_game.choice import NewGame, chosen_by_rules, setup_of, to_remember
from sixtysix_gui.windows.review.trials import Trial
from sixtysix_gui.windows.viewer.viewer import Shown
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import PlainPlayer, plain_move
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import (
    CODE,
    NOON,
    Desk,
    messages,
    new_game_sheet,
    open_dialogs,
)

pytestmark = pytest.mark.window

PATIENCE = 20_000
PAIRS = list(permutations(rule_set_names(), 2))


def choice_of(name: str) -> NewGame:
    return chosen_by_rules(rule_set(name), Settings())


def pace(other: str) -> Settings:
    """Settings by which New game offers a game at once, so that no setting changes with it.

    A changed setting ends what moves, and would hide what these tests are about.
    """
    return replace(Settings(speed="normal", welcomed=True), **to_remember(choice_of(other)))


def begin(desk: Desk, name: str) -> None:
    desk.window.flow.begin(setup_of(choice_of(name), desk.keeper.settings))


def begin_by_menu(desk: Desk) -> None:
    """Begin the game that is offered, as the menu leads to it; nothing is asked."""
    desk.window.actions_by_name["new_game"].trigger()
    new_game_sheet(desk).deal.click()
    assert not messages()


def my_turn(desk: Desk, qtbot: QtBot, name: str) -> View:
    """Wait until the person is to act by the rules of a game, wherever the cards are then."""

    def is_mine() -> bool:
        flow = desk.window.flow
        is_on = flow.rules is not None and flow.rules.name == name
        return is_on and flow.view is not None and flow.view.my_turn

    qtbot.waitUntil(is_mine, timeout=PATIENCE)
    return desk.seen


def play_a_move(desk: Desk, qtbot: QtBot, name: str) -> None:
    """Make a move and leave while the cards of it move."""
    table = desk.window.flow.table
    table.move_proposed.emit(plain_move(my_turn(desk, qtbot, name)))
    assert table.is_moving


def begun_record(name: str, moves: int = 3) -> DealRecord:
    """The record of a deal that the person, in seat A, can go on with."""
    setup = setup_of(choice_of(name), Settings())
    dealt = prepare_deal(setup.rules, CODE)
    game = Game.first(setup.rules, Seat.B)
    begun = open_record(setup, game, "a game", NOON, dealt.proof(""), dealt.pack(""))
    deal: Deal = Deal.start(setup.rules, begun.pack, Seat.B)
    made: list[Move] = []
    for _ in range(moves):
        made.append(plain_move(deal.view(deal.to_act)))
        deal, _events = deal.apply(made[-1])
    return DealRecord(begun.rules, begun.pack, begun.dealer, tuple(made), begun.tags)


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize(("name", "other"), PAIRS)
def test_by_new_game(name: str, other: str, make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(PlainPlayer(), pace(other))
    begin(desk, name)
    play_a_move(desk, qtbot, name)
    begin_by_menu(desk)
    play_a_move(desk, qtbot, other)
    table = desk.window.flow.table
    assert desk.window.table is table
    table.finish_motions()
    shown = table.table_scene.view
    assert shown is not None
    assert shown.rules.name == other


@pytest.mark.slow(sample=2)
@pytest.mark.parametrize(("name", "other"), PAIRS[::-1])
def test_by_a_record(
    name: str, other: str, make_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "game.66r"
    path.write_text(write_record(begun_record(other)), encoding="utf-8")
    desk = make_desk(PlainPlayer(), pace(other))
    begin(desk, name)
    play_a_move(desk, qtbot, name)
    desk.window.flow.files.open(path)
    (viewer,) = open_dialogs()
    go_on = child(viewer, QPushButton, "go-on")
    go_on.click()
    play_a_move(desk, qtbot, other)


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize(("name", "other"), PAIRS[::-1])
def test_by_a_position_that_is_tried(
    name: str, other: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(PlainPlayer(), pace(other))
    flow = desk.window.flow
    begin(desk, name)
    play_a_move(desk, qtbot, name)
    flow.try_from(Trial(Shown((begun_record(other),)), 0, 1, Seat.A, with_coach=False))
    play_a_move(desk, qtbot, other)
    flow.end_trial()
    (viewer,) = open_dialogs()
    viewer.close()
    play_a_move(desk, qtbot, name)


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize(("name", "game"), list(product(rule_set_names()[::-1], GUIDED_GAMES)))
def test_by_a_guided_deal(name: str, game: str, make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(PlainPlayer(), pace(name))
    guide = desk.window.rooms.guide
    begin(desk, name)
    play_a_move(desk, qtbot, name)
    desk.window.commands.chooser.guide_wanted.emit(game)
    qtbot.waitUntil(lambda: guide.view is not None and guide.view.my_turn, timeout=PATIENCE)
    assert guide.step is not None
    guide.table.move_proposed.emit(guide.step.move)
    assert guide.table.is_moving
    guide.leave()
    play_a_move(desk, qtbot, name)


@pytest.mark.slow(sample=2)
@pytest.mark.parametrize("name", rule_set_names()[::-1])
def test_the_table_is_left_and_come_back_to(name: str, make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(PlainPlayer(), pace(name))
    begin(desk, name)
    play_a_move(desk, qtbot, name)
    actions = desk.window.actions_by_name
    actions["leave"].trigger()
    assert desk.window.rooms.door.is_open
    assert desk.window.flow.table.is_bare
    way_on = desk.sheet
    assert way_on is not None
    assert way_on.main_button is not None
    way_on.main_button.click()
    play_a_move(desk, qtbot, name)
    actions["demonstration"].trigger()
    assert desk.window.demonstration.is_running
    actions["demonstration"].trigger()
    play_a_move(desk, qtbot, name)


@pytest.mark.slow(sample=2)
@pytest.mark.parametrize(("name", "other"), PAIRS[::-1])
def test_in_a_demonstration(name: str, other: str, qtbot: QtBot) -> None:
    def end(page: QWidget) -> None:
        assert isinstance(page, DemonstrationPage)
        assert page.shut_down()

    page = DemonstrationPage(pace(name), Pace(0, 0, 0), lambda _: PlainPlayer())
    qtbot.addWidget(page, before_close_func=end)
    page.resize(1000, 700)
    page.show()
    for game in (name, other, name):
        page.flow.begin(rule_set(game))
        moves = page.controller.game_records()[-1].moves
        assert moves == ()
        table = page.table
        table.finish_motions()
        qtbot.waitUntil(lambda: bool(page.controller.game_records()[-1].moves), timeout=PATIENCE)
        assert table.is_moving


@pytest.mark.slow(sample=4)
@pytest.mark.parametrize("name", rule_set_names()[::-1])
def test_a_table_that_is_cleared_is_bare_whatever_moved(
    name: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(PlainPlayer(), pace(name))
    begin(desk, name)
    play_a_move(desk, qtbot, name)
    table = desk.window.flow.table
    shown: list[View] = []
    table.view_shown.connect(shown.append)
    table.clear()
    assert not table.is_moving
    assert shown == []
    assert table.is_bare
    zones = table.table_scene.zones
    assert list(zones.deal_items()) == []
    assert table.status_text == ""
