"""Every motion starts where things lay and ends where they belong; no test waits for it."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QAbstractAnimation, QPropertyAnimation, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import PLAY_CARD
from sixtysix_gui.rules.variants import rule_set_names
from sixtysix_gui.table.animator import Animator
from sixtysix_gui.table.durations import CROSS_FADE, MOTIONS, Motion, Speed
from sixtysix_gui.table.motions.basics import pause
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table_view import TableView
from tests.helpers.leaks import busy_qt_objects
from tests.helpers.table_deals import Moment, playthrough
from tests.helpers.table_driver import click
from tests.helpers.table_motions import casts_the_shadow_of, close_to, places, run_steps, shown_side
from tests.table.conftest import MakeTable

MOVING = TableOptions(speed="normal")
NAMES = rule_set_names()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.NORMAL, Speed.FAST])
def test_motions_lead_from_where_cards_lie_to_where_they_belong(
    table: TableView, name: str, speed: Speed
) -> None:
    for moment in playthrough(name, 11):
        before = places(table)
        for _, animation in run_steps(table, moment, speed):
            for item, place in places(table).items():
                assert item not in before or close_to(place, before[item])
            animation.setCurrentTime(animation.totalDuration())
            for item, spot in table.table_scene.stage.spots():
                assert shown_side(item) == spot.face_up
                assert close_to(item.place, spot.place)
                assert casts_the_shadow_of(item, spot)
            table.table_scene.settle()
            before = places(table)


def events_of_all() -> dict[str, tuple[Moment, Moment]]:
    """Finds for every kind of event the moment before it and the one in which it happens."""
    found: dict[str, tuple[Moment, Moment]] = {}
    for name in ("german-66", "house-66", "schnapsen"):
        for seed in range(12):
            moments = list(playthrough(name, seed))
            for before, moment in zip([moments[0], *moments], moments, strict=False):
                for event in moment.events:
                    found.setdefault(type(event).__name__, (before, moment))
    return found


MOMENTS = events_of_all()
UNSEEN = {"LastTrickBonus", "Passed"}


def kinds_of_events() -> set[str]:
    kinds: tuple[type, ...] = Event.__args__
    return {kind.__name__ for kind in kinds}


def test_every_kind_of_event_occurs_here() -> None:
    assert set(MOMENTS) == kinds_of_events()


@pytest.mark.parametrize("kind", sorted(kinds_of_events() - UNSEEN))
def test_every_event_is_seen_to_happen(table: TableView, kind: str) -> None:
    before, moment = MOMENTS[kind]
    table.play((), before.view)
    assert sum(a.totalDuration() for _, a in run_steps(table, moment, Speed.NORMAL)) > 0


# --------------------------------------------------------------------------------------- the queue


def test_steps_run_one_after_another(qtbot: QtBot) -> None:
    animator, begun = Animator(), list[str]()
    ended: list[str] = []
    animator.emptied.connect(lambda: ended.append("emptied"))

    def step(name: str, duration: int) -> QAbstractAnimation:
        begun.append(name)
        return pause(duration)

    animator.add([lambda: step("a", 0), lambda: step("b", 1000), lambda: step("c", 1000)])
    assert (begun, ended, animator.is_busy) == (["a", "b"], [], True)
    assert animator.animation is not None
    animator.animation.setCurrentTime(1000)
    qtbot.waitUntil(lambda: begun == ["a", "b", "c"])
    assert not ended
    animator.finish_running()
    assert (ended, animator.is_busy) == (["emptied"], False)


def test_a_cleared_queue_runs_nothing_more(qapp: object) -> None:
    del qapp
    animator, begun = Animator(), list[str]()
    animator.add([lambda: pause(1000), lambda: begun.append("late")])
    animator.clear()
    assert (begun, animator.is_busy) == ([], False)


def begin(make_table: MakeTable, name: str = "german-66", seed: int = 1) -> TableView:
    table = make_table(MOVING)
    moment = next(playthrough(name, seed))
    table.play(moment.events, moment.view, fresh_deal=True)
    assert table.is_moving
    return table


def assert_settled(table: TableView) -> None:
    assert not table.is_moving
    for item, spot in table.table_scene.stage.spots():
        assert close_to(item.place, spot.place)
        assert item.face_up is spot.face_up


def test_one_click_ends_the_whole_dealing(make_table: MakeTable) -> None:
    table = begin(make_table)
    click(table, table.table_scene.stage.layout.trick)
    assert_settled(table)
    assert len(table.table_scene.stage.own_hand.items) == 6


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
    empty = table.table_scene.stage.layout.trick
    for left in ({"rest"}, {"way"}, set[str]()):
        click(table, empty)
        assert table.is_moving is bool(left)
    assert_settled(table)


def test_a_key_of_the_table_ends_everything(make_table: MakeTable) -> None:
    table = begin(make_table)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert not table.is_moving


@pytest.mark.parametrize("part", [0.0, 0.3, 0.9])
def test_a_table_resized_in_motion_is_laid_anew(make_table: MakeTable, part: float) -> None:
    table = begin(make_table)
    animation = table.animator.animation
    assert animation is not None
    animation.setCurrentTime(int(part * animation.totalDuration()))
    table.resize(960, 1052)
    assert_settled(table)
    assert table.table_scene.stage.layout.tall


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
    assert set(table.table_scene.stage.own_hand.cards()) == set(fresh.view.hand)


def test_changed_options_end_what_moves(make_table: MakeTable) -> None:
    table = begin(make_table)
    table.set_options(TableOptions(speed="slow", deck="german", cloth="walnut"))
    assert_settled(table)


def test_the_end_of_all_motions_is_told_once(make_table: MakeTable) -> None:
    table = make_table(MOVING)
    told: list[bool] = []
    table.motions_finished.connect(lambda: told.append(table.is_moving))
    moment = next(playthrough("german-66", 1))
    table.play(moment.events, moment.view, fresh_deal=True)
    assert told == []
    table.finish_motions()
    assert told == [False]


def test_the_other_is_seen_to_think(make_table: MakeTable) -> None:
    table = make_table(MOVING)
    moments = [m for m in playthrough("german-66", 2) if m.events]
    theirs = next(m for m in moments if m.view.led is not None and m.view.my_turn)
    table.play((), theirs.view)
    table.play(theirs.events, theirs.view)
    animation = table.animator.animation
    assert animation is not None
    assert 0 < animation.totalDuration() <= MOTIONS[Motion.THINK].normal
    table.finish_motions()


def test_nobody_thinks_before_my_own_card(make_table: MakeTable) -> None:
    table = make_table(MOVING)
    moments = list(playthrough("german-66", 1))
    before, after = next(
        (one, other)
        for one, other in itertools.pairwise(moments)
        if one.view.my_turn and one.move in PLAY_CARD.values()
    )
    table.play((), before.view)
    table.play(after.events, after.view)
    animation = table.animator.animation
    assert animation is not None
    assert animation.totalDuration() == MOTIONS[Motion.PLAY_MINE].normal
    table.finish_motions()


def test_a_trick_rests_even_where_nothing_moves(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="none"))
    before, full = MOMENTS["TrickWon"]
    table.play((), before.view)
    table.play(full.events, full.view)
    animation = table.animator.animation
    assert animation is not None
    assert animation.totalDuration() == MOTIONS[Motion.TRICK_RESTS].normal
    table.finish_motions()


def test_where_nothing_moves_one_view_fades_into_the_next(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="none"))
    before, moment = MOMENTS["TalonClosed"]
    table.play((), before.view)
    table.play(moment.events, moment.view)
    fades = [a for a in busy_qt_objects() if isinstance(a, QPropertyAnimation)]
    assert CROSS_FADE in [fade.duration() for fade in fades]
    assert not table.is_moving


def test_a_new_game_puts_the_markers_back_in_one_go(make_table: MakeTable) -> None:
    table = make_table(MOVING)
    moment = next(playthrough("german-66", 1))
    table.play((), moment.view)
    table.show_score((7, 5))
    table.finish_motions()
    table.play((), moment.view, fresh_deal=True)
    animation = table.animator.animation
    assert animation is not None
    assert animation.totalDuration() == MOTIONS[Motion.MARKER].normal
    table.finish_motions()
    assert [marker.score for marker in table.table_scene.stage.markers.values()] == [0, 0]


@pytest.mark.parametrize("won", [(0, 3), (2, 0), (7, 0)])
def test_the_markers_move_point_by_point(
    make_table: MakeTable, won: tuple[int, int], qtbot: QtBot
) -> None:
    table = make_table(MOVING)
    moment = next(playthrough("german-66", 1))
    table.play((), moment.view)
    table.show_score(won)
    points = sum(won)
    animation = table.animator.animation
    assert animation is not None
    one, between, glow = 500, 150, 700
    moving = points * one + (points - 1) * between
    assert moving < animation.totalDuration() - glow <= moving + 1
    animation.setCurrentTime(animation.totalDuration())
    qtbot.waitUntil(lambda: not table.is_moving)
    assert_settled(table)
