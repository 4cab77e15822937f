"""Calls stay, counters come, the lead is marked, and a whole round can be ended at once."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.events import CardPlayed
from sixtysix_gui.rules.moves import Bid, NameTrump, PlayCard
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import Moment, playthrough
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.table.motions import run_steps
from tests.helpers.table.shows import assert_shows
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window

_LEFT = Qt.MouseButton.LeftButton


def first(name: str, kind: type, seeds: range = range(30)) -> tuple[Moment, Moment]:
    """Finds a moment before which somebody else makes a move of a kind, and the one after it."""
    for seed in seeds:
        before: Moment | None = None
        for moment in playthrough(name, seed):
            if before is not None and isinstance(before.move, kind) and not before.view.my_turn:
                return before, moment
            before = moment
    raise LookupError(f"nobody does {kind.__name__} in {name}")


def test_a_card_from_the_side_turns_upright(table: Table) -> None:
    before, after = first("four-66", PlayCard)
    table.play((), before.view)
    longest = [animation.totalDuration() for _, animation in run_steps(table, after, Speed.NORMAL)]
    assert MOTIONS[Motion.PLAY_THEIRS].normal in longest
    for item, spot in table.table_scene.zones.trick.spots(
        table.table_scene.zones.layout, table.table_scene.zones.deal
    ):
        assert item.face_up
        assert abs(spot.place.angle) < 10


def test_calls_stay_until_the_auction_ends(table: Table) -> None:
    before, after = first("na-66", Bid)
    table.play((), before.view)
    table.play(after.events, after.view)
    said = table.table_scene.notices.calls
    assert len(said) == len(after.view.calls)
    bid = after.view.calls[-1].bid
    assert str(bid) in said.values()
    *_, last = playthrough("na-66", 3)
    table.play(last.events, last.view)
    assert table.table_scene.notices.calls == {}


def test_the_counter_comes_with_the_named_suit(table: Table) -> None:
    before, after = first("three-66", NameTrump)
    table.play((), before.view)
    assert not table.table_scene.signs.trump.counter.isVisible()
    table.play(after.events, after.view)
    assert table.table_scene.signs.trump.counter.isVisible()
    assert table.table_scene.signs.trump.counter.trump is after.view.trump


def test_one_click_brings_the_next_moment_of_the_person(
    make_table: MakeTable,
) -> None:
    table = make_table(TableOptions(speed="slow"))
    moments = list(playthrough("four-66", 5))
    rounds = zip(moments, moments[1:], moments[2:], strict=False)
    start, first_of_others, second_of_others = next(
        three
        for three in rounds
        if three[0].view.table and not any(moment.view.my_turn for moment in three[:2])
    )
    table.show_at_once(start.view)
    table.play(first_of_others.events, first_of_others.view)
    assert table.is_moving
    QTest.mouseClick(table.viewport(), _LEFT, pos=table.mapFromScene(5.0, 5.0))
    assert not table.is_moving
    assert_shows(table, first_of_others.view)
    table.play(second_of_others.events, second_of_others.view)
    assert not table.is_moving


def test_the_plate_of_who_is_to_act_glows(table: Table) -> None:
    for moment in playthrough("na-66", 2):
        table.play(moment.events, moment.view)
        glowing = [c for c in Chair if table.table_scene.signs.plates.plates[c].is_to_act]
        assert len(glowing) == (moment.view.outcome is None)


def test_the_place_of_the_coin_keeps_its_figure_while_others_act(table: Table) -> None:
    for moment in playthrough("gaigel", 5):
        table.play((), moment.view)
        scene = table.table_scene
        coin = scene.buttons.coin_place
        promised = coin.picture()[0].toImage()
        scene.offer_nothing()
        scene.settle()
        assert coin.picture()[0].toImage() == promised
        if moment.view.won:
            break


def test_the_lead_is_marked_once_its_card_has_landed(table: Table) -> None:
    wedge = table.table_scene.signs.trump.wedge
    marked: list[bool] = []
    for moment in playthrough("four-66", 11):
        leads = moment.events and isinstance(moment.events[-1], CardPlayed)
        begun = len(moment.view.table) == 1
        for _, animation in run_steps(table, moment, Speed.NORMAL):
            if leads and begun:
                marked.append(wedge.isVisible())
                animation.setCurrentTime(animation.totalDuration() // 2)
                marked.append(wedge.isVisible())
            animation.setCurrentTime(animation.totalDuration())
        if leads and begun:
            assert wedge.isVisible()
    assert len(marked) >= 10
    assert not any(marked)


@pytest.mark.parametrize(("name", "turns"), [("gaigel", True), ("gaigel-2", False)])
def test_only_more_than_two_are_told_which_way_the_turn_goes(
    table: Table, name: str, turns: bool
) -> None:
    table.show_at_once(next(iter(playthrough(name, 1))).view)
    assert table.table_scene.signs.chevrons.isVisible() is turns


def test_the_focus_on_a_card_in_motion_does_not_stop_the_motion(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(TableOptions(speed="fast"))
    before, after = next(
        (before, after)
        for before, after in pairwise(playthrough("four-66", 3))
        if before.view.my_turn and isinstance(before.move, PlayCard) and len(after.view.hand) > 3
    )
    assert isinstance(before.move, PlayCard)
    table.show_at_once(before.view)
    perform_by_keyboard(table, before.move)
    table.play(after.events, after.view)
    table.set_players(table.players)  # as at everything that happens; the focus has gone on
    assert table.is_moving
    qtbot.waitUntil(lambda: not table.is_moving)
    assert_shows(table, after.view)
