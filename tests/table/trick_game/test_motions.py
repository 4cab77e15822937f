"""Every event of every game is seen as a motion, and no motion leaves the table untidy."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.events import CardPlayed
from sixtysix_gui.rules.moves import Bid, GoOut, NameTrump, PlayCard
from sixtysix_gui.rules.sets.named import rule_set_names
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import Bubble, Piece, Tag
from sixtysix_gui.table.trick_game.trick_table import TrickTableView
from tests.helpers.table.deals import Moment, playthrough
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.table.shows import assert_shows
from tests.table.trick_game.conftest import MakeTable

pytestmark = pytest.mark.window

_LEFT = Qt.MouseButton.LeftButton

ROWS = [  # the design's rows: slow, normal, fast
    (Motion.PACKET_STAGGER, 160, 100, 45),
    (Motion.CUT, 520, 360, 200),
    (Motion.CUT_SHOWN, 1200, 800, 400),
    (Motion.COUNTER_LAID, 420, 300, 180),
    (Motion.COUNTER_BY_LEAD, 260, 180, 100),
    (Motion.COUNTER_CHANGES, 320, 220, 120),
    (Motion.CALL_APART, 700, 400, 150),
    (Motion.THINK_LATER, 600, 320, 120),
    (Motion.FOUR_REST, 1500, 950, 450),
    (Motion.THREE_REST, 1300, 820, 400),
    (Motion.WIDOW, 460, 320, 180),
    (Motion.SEAL, 420, 300, 180),
    (Motion.CALL_INTO_TAG, 260, 180, 100),
    (Motion.CHIP, 300, 200, 110),
    (Motion.CHIP_STAGGER, 80, 80, 80),
    (Motion.CHALK, 200, 200, 200),
    (Motion.DOUBLING, 350, 250, 150),
    (Motion.LOOK_BACK, 300, 200, 110),
    (Motion.LOOK_BACK_TAGS, 120, 120, 120),
]


@pytest.mark.parametrize(("motion", "slow", "normal", "fast"), ROWS)
def test_a_motion_takes_the_time_of_the_design(
    motion: Motion, slow: int, normal: int, fast: int
) -> None:
    assert [MOTIONS[motion].at(speed) for speed in Speed] == [slow, normal, fast, 0]


def run_through(table: TrickTableView, moment: Moment) -> Iterator[QAbstractAnimation]:
    """Begins each step of a moment, brings it to its last frame, and lets the table settle."""
    scene = table.table_scene
    scene.take_game(moment.view)
    context = MotionContext(scene.zones, Speed.NORMAL, moment.view, scene.moved)
    for step in steps_for(
        context, moment.events, fresh_deal=moment.fresh_deal, since_last_motion=lambda: 10_000
    ):
        animation = step()
        if animation is not None and animation.totalDuration() > 0:
            animation.start()
            animation.pause()
            yield animation
            animation.setCurrentTime(animation.totalDuration() // 2)
            animation.setCurrentTime(animation.totalDuration())
            animation.stop()
        if animation is not None:
            animation.deleteLater()
        scene.settle()
    scene.notices.hush()


@pytest.mark.parametrize("name", rule_set_names(close=False))
def test_whole_deals_can_be_seen(table: TrickTableView, name: str) -> None:
    for moment in playthrough(name, 11):
        for animation in run_through(table, moment):
            assert animation.totalDuration() < 10_000
        assert_shows(table, moment.view)


def first(name: str, kind: type, seeds: range = range(30)) -> tuple[Moment, Moment]:
    """Finds a moment before which somebody else makes a move of a kind, and the one after it."""
    for seed in seeds:
        before: Moment | None = None
        for moment in playthrough(name, seed):
            if before is not None and isinstance(before.move, kind) and not before.view.my_turn:
                return before, moment
            before = moment
    raise LookupError(f"nobody does {kind.__name__} in {name}")


def test_a_card_from_the_side_turns_upright(table: TrickTableView) -> None:
    before, after = first("four-66", PlayCard)
    table.play((), before.view)
    longest = [animation.totalDuration() for animation in run_through(table, after)]
    assert MOTIONS[Motion.PLAY_THEIRS].normal in longest
    for item, spot in table.table_scene.zones.trick.spots(
        table.table_scene.zones.layout, table.table_scene.zones.deal
    ):
        assert item.face_up
        assert abs(spot.place.angle) < 10


def test_calls_stay_until_the_auction_ends(table: TrickTableView) -> None:
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


def test_the_counter_comes_with_the_named_suit(table: TrickTableView) -> None:
    before, after = first("three-66", NameTrump)
    table.play((), before.view)
    assert not table.table_scene.trump.counter.isVisible()
    table.play(after.events, after.view)
    assert table.table_scene.trump.counter.isVisible()
    assert table.table_scene.trump.counter.trump is after.view.trump


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


def test_the_plate_of_who_is_to_act_glows(table: TrickTableView) -> None:
    for moment in playthrough("na-66", 2):
        table.play(moment.events, moment.view)
        glowing = [c for c in Chair if table.table_scene.plates.plates[c].is_to_act]
        assert len(glowing) == (moment.view.outcome is None)


def test_going_out_is_announced(table: TrickTableView) -> None:
    before, after = first("four-66", GoOut, range(400))
    table.play((), before.view)
    context = list(run_through(table, after))
    assert context


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("begun", [False, True], ids=["passed over", "ended half-way"])
@pytest.mark.parametrize("name", rule_set_names(close=False))
def test_what_a_motion_did_not_end_lies_as_it_should(
    table: TrickTableView, name: str, begun: bool
) -> None:
    for moment in playthrough(name, 11):
        scene = table.table_scene
        scene.take_game(moment.view)
        context = MotionContext(scene.zones, Speed.NORMAL, moment.view, scene.moved)
        for step in steps_for(
            context, moment.events, fresh_deal=moment.fresh_deal, since_last_motion=lambda: 10_000
        ):
            animation = step()
            if begun and animation is not None and animation.totalDuration() > 0:
                animation.start()
                animation.setCurrentTime(animation.totalDuration() // 2)
                animation.stop()
            scene.settle()
            pieces = [piece for piece in scene.items() if isinstance(piece, Piece)]
            said = (Bubble, Tag)  # which the view that follows takes away or says anew
            lying = [p for p in pieces if p.isVisible() and not isinstance(p, said)]
            assert not [type(piece).__name__ for piece in lying if piece.scale() != 1.0]
            assert not any(piece.transformations() for piece in lying)
            counter = scene.trump.counter
            assert counter.opacity() == 1.0
            assert counter.pos() == scene.zones.layout.middle.counter
        scene.notices.hush()


def test_the_place_of_the_coin_keeps_its_figure_while_others_act(table: TrickTableView) -> None:
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


def test_the_lead_is_marked_once_its_card_has_landed(table: TrickTableView) -> None:
    wedge = table.table_scene.trump.wedge
    marked: list[bool] = []
    for moment in playthrough("four-66", 11):
        leads = moment.events and isinstance(moment.events[-1], CardPlayed)
        begun = len(moment.view.table) == 1
        for animation in run_through(table, moment):
            if leads and begun:
                marked.append(wedge.isVisible())
                animation.setCurrentTime(animation.totalDuration() // 2)
                marked.append(wedge.isVisible())
        if leads and begun:
            assert wedge.isVisible()
    assert len(marked) >= 10
    assert not any(marked)


@pytest.mark.parametrize(("name", "turns"), [("gaigel", True), ("gaigel-2", False)])
def test_only_more_than_two_are_told_which_way_the_turn_goes(
    table: TrickTableView, name: str, turns: bool
) -> None:
    table.show_at_once(next(iter(playthrough(name, 1))).view)
    assert table.table_scene.chevrons.isVisible() is turns


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
