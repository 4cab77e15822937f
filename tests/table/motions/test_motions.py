"""What motions look like in detail: what comes first, what is counted, and what goes by itself."""

import pytest
from PySide6.QtCore import QPropertyAnimation
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.contracts import Goal
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.table.durations import CROSS_FADE, Speed
from sixtysix_gui.table.seating import FACING, Score, Seating
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.deals import ME, playthrough, step_where, steps_by_event
from tests.helpers.table.motions import (
    assert_in_place,
    at_speeds,
    begin_step,
    close_to,
    durations,
    motion_context,
    places,
    run_steps,
    shown_side,
    steps_of,
)
from tests.helpers.table.shows import assert_settled
from tests.helpers.table.trouble import points_over_seals
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window


@pytest.mark.parametrize(
    ("kind", "mine", "speed", "least", "most"),
    [
        ("CardPlayed", False, "normal", 1, 500),
        ("CardPlayed", True, "normal", 180, 180),
        ("TrickWon", True, "none", 700, 700),
    ],
    ids=["the other thinks", "nobody thinks before my card", "a trick rests where nothing moves"],
)
def test_what_is_seen_first(
    make_table: MakeTable, kind: str, mine: bool, speed: str, least: int, most: int
) -> None:
    table = make_table(TableOptions(speed=speed))
    before, moment = steps_by_event()[kind, True, mine]
    table.play((), before.view)
    table.play(moment.events, moment.view)
    animation = table.animator.animation
    assert animation is not None
    assert least <= animation.totalDuration() <= most
    table.finish_motions()


@pytest.mark.parametrize(("speed", "least"), at_speeds(900, 500, 200))
def test_the_other_thinks_at_least_for_a_while_after_my_move(
    table: Table, speed: Speed, least: int
) -> None:
    before, theirs = steps_by_event()["CardPlayed", True, False]
    table.play((), before.view)
    for since, left in ((0, least), (least - 50, 50), (least + 50, 0)):
        thinking = steps_of(motion_context(table, theirs.view, speed), theirs, since)[0]()
        assert thinking is not None
        assert thinking.totalDuration() == left
        thinking.deleteLater()


def test_dots_come_when_the_other_thinks_long(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(TableOptions(speed="normal"))
    view = next(playthrough("german-66", 2)).view
    table.play((), view)
    table.set_status("The king leads.")
    thinking, dots = table.table_scene.thinking, table.table_scene.signs.plates.dots
    assert not thinking.is_near
    table.wait_for_other()
    assert (thinking.is_near, dots.isVisible()) == (True, False)
    thinking.show()
    assert dots.isVisible()
    assert durations() == [1200]
    table.play((), view)
    assert not thinking.is_near
    assert not dots.isVisible()
    qtbot.waitUntil(lambda: durations() == [])


def test_where_nothing_moves_one_view_fades_into_the_next(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="none"))
    before, moment = steps_by_event()["TalonClosed", True, True]
    table.play((), before.view)
    table.play(moment.events, moment.view)
    assert CROSS_FADE in durations()
    assert not table.is_moving


@pytest.mark.parametrize("speed", Speed)
def test_what_is_announced_comes_stays_and_goes(make_table: MakeTable, speed: Speed) -> None:
    table = make_table(TableOptions(speed=speed.value, rest_tricks=False))
    before, closed = steps_by_event()["TalonClosed", True, True]
    table.play((), before.view)
    table.play(closed.events, closed.view)
    assert 150 + 1600 + 250 in durations()
    table.table_scene.notices.clear()
    table.finish_motions()


@pytest.mark.parametrize("speed", Speed)
def test_light_goes_over_the_cloth_once_if_anything_moves(
    make_table: MakeTable, speed: Speed
) -> None:
    table = make_table(TableOptions(speed=speed.value))
    sweep = table.table_scene.sweep
    table.sweep_light()
    assert durations() == ([] if speed is Speed.NONE else [900])
    assert sweep.band.isVisible() is (speed is not Speed.NONE)
    sweep.end()
    assert not sweep.band.isVisible()


# ----------------------------------------------------------------------------- the pack, the piles


@pytest.mark.parametrize(("speed", "lasts"), at_speeds(420, 300, 180))
def test_the_cards_of_the_last_deal_come_together(table: Table, speed: Speed, lasts: int) -> None:
    *_, last = playthrough("german-66", 1)
    table.play((), last.view)
    lying = places(table)
    animation = begin_step(table, next(playthrough("german-66", 2)), speed, "gather_pack")
    assert animation.totalDuration() == lasts
    begins = places(table)
    assert all(close_to(begins[item], lying[item]) for item in begins if item in lying)
    animation.setCurrentTime(lasts)
    talon = table.table_scene.zones.layout.middle.talon
    items = table.table_scene.zones.talon.items
    assert len(items) == 24
    assert all(shown_side(item) is False for item in items)
    assert all(abs(item.place.x - talon.x) < 0.1 * 140 for item in items)


def test_the_talon_is_counted_only_when_all_cards_are_dealt(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="slow"))
    moment = next(playthrough("german-66", 1))
    table.play(moment.events, moment.view, fresh_deal=True)
    tag = table.table_scene.signs.talon.count
    while table.is_moving:
        assert not tag.isVisible() or table.table_scene.zones.talon.count <= 12
        table.animator.finish_running()
    assert tag.isVisible()


@pytest.mark.parametrize(("speed", "rest"), at_speeds(900 + 300, 600 + 220, 300 + 120))
def test_the_cards_won_are_laid_open_while_their_points_add_up(
    table: Table, speed: Speed, rest: int
) -> None:
    *_, before, last = playthrough("wiki-66", 6)
    table.play((), before.view)
    animation, outcome = begin_step(table, last, speed, "count_piles"), last.view.outcome
    assert outcome is not None
    ticks = max(2 * tricks for tricks in outcome.tricks)
    each = min(70, 1200 // (ticks + 1))
    counting = animation.totalDuration() - rest
    assert each * ticks <= counting <= each * (ticks + 3)
    animation.setCurrentTime(counting)
    won = [item for pile in table.table_scene.zones.piles.values() for item in pile.items]
    assert all(shown_side(item) is True for item in won)
    for side, seat in zip(FACING, (ME, opposite(ME)), strict=True):
        tag = table.table_scene.signs.plates.points[side]
        assert (tag.isVisible(), tag.text) == (True, str(outcome.totals[seat]))
    animation.setCurrentTime(animation.totalDuration())
    assert all(shown_side(item) is False for item in won)


@pytest.mark.parametrize("name", rule_set_names())
def test_every_game_is_counted_to_what_it_has_come_to(table: Table, name: str) -> None:
    *_, before, last = next(
        moments
        for moments in (list(playthrough(name, seed)) for seed in range(60))
        if (called := moments[-1].view.contract) is None
        or called.goal in (Goal.OUT, Goal.OUT_IN_THREE)
    )
    table.play((), before.view)
    animation, view = begin_step(table, last, Speed.NORMAL, "count_piles"), last.view
    animation.setCurrentTime(animation.totalDuration())
    seating, points = Seating.of(view), table.table_scene.signs.plates.points
    counted = {chair for chair in seating.piles if table.table_scene.zones.piles[chair].tricks}
    assert counted
    shown = {chair: points[chair].text for chair in counted if points[chair].isVisible()}
    assert shown == {chair: str(view.total(seating.seat(chair))) for chair in counted}
    assert list(points_over_seals(table.table_scene)) == []
    assert_in_place(table)


def test_after_a_contract_for_tricks_nothing_is_counted(table: Table) -> None:
    before, last = step_where(
        "bauernschnapsen",
        lambda _, then: (
            then.view.outcome is not None
            and then.view.contract is not None
            and then.view.contract.goal is Goal.NO_TRICK
        ),
    )
    table.play((), before.view)
    assert "count_piles" not in [name for name, _ in run_steps(table, last, Speed.NORMAL)]


@pytest.mark.parametrize("won", [(0, 3), (2, 0), (7, 0)])
def test_the_markers_move_point_by_point_and_back_in_one_go(
    make_table: MakeTable, won: tuple[int, int], qtbot: QtBot
) -> None:
    table = make_table(TableOptions(speed="normal"))
    moment = next(playthrough("german-66", 1))
    table.play((), moment.view)
    table.show_score(Score(won))
    points = sum(won)
    animation = table.animator.animation
    assert animation is not None
    one, between, glow = 500, 150, 700
    moving = points * one + (points - 1) * between
    assert moving < animation.totalDuration() - glow <= moving + 1
    animation.setCurrentTime(animation.totalDuration())
    qtbot.waitUntil(lambda: not table.is_moving)
    assert_settled(table)
    table.play((), moment.view, fresh_deal=True)  # of a new game
    animation = table.animator.animation
    assert animation is not None
    assert animation.totalDuration() == one
    table.finish_motions()
    assert [marker.score for marker in table.table_scene.zones.devices.values()] == [0, 0]


def test_only_what_qt_itself_moves_is_ever_moved(table: Table) -> None:
    names = {"pos", "rotation", "scale", "opacity", "xScale"}
    seen: set[str] = set()
    for seed in range(1, 8):
        for moment in playthrough("german-66", seed):
            for _, animation in run_steps(table, moment, Speed.SLOW):
                for part in animation.findChildren(QPropertyAnimation):
                    target = part.targetObject()
                    seen.add(bytes(part.propertyName().data()).decode())
                    assert "paint" not in vars(type(target)), "no Python paints what moves"
    assert seen <= names
