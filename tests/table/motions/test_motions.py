"""Every motion starts where things lay and ends where they belong; no test waits for it."""

import itertools

import pytest
from PySide6.QtCore import QPropertyAnimation
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import PLAY_CARD
from sixtysix_gui.rules.sets.named import rule_set_names
from sixtysix_gui.table.durations import CROSS_FADE, MOTIONS, Motion, Speed
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table_view import TableView
from tests.helpers.deals.engine import kinds_of
from tests.helpers.runs.leaks import busy_qt_objects
from tests.helpers.table.deals import Moment, playthrough
from tests.helpers.table.motions import casts_the_shadow_of, close_to, places, run_steps, shown_side
from tests.helpers.table.shows import assert_settled
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window

MOVING = TableOptions(speed="normal")
NAMES = rule_set_names(close=True)


@pytest.mark.slow(sample=10)
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
            for item, spot in table.table_scene.zones.spots():
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
OF_OTHER_TABLES = {
    "BidMade",
    "CardLaid",
    "CardsTurned",
    "ContractCalled",
    "DealOpened",
    "Doubled",
    "HandShown",
    "SatOut",
    "SlamWon",
    "TrumpNamed",
}
"""What happens only in games of three or four, or in Idiots' 66, which lie on another table."""


def kinds_of_events() -> set[str]:
    return {kind.__name__ for kind in kinds_of(Event)} - OF_OTHER_TABLES


def test_every_kind_of_event_occurs_here() -> None:
    assert set(MOMENTS) == kinds_of_events()


@pytest.mark.parametrize("kind", sorted(kinds_of_events() - UNSEEN))
def test_every_event_is_seen_to_happen(table: TableView, kind: str) -> None:
    before, moment = MOMENTS[kind]
    table.play((), before.view)
    assert sum(a.totalDuration() for _, a in run_steps(table, moment, Speed.NORMAL)) > 0


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
    table.show_score(Score((7, 5)))
    table.finish_motions()
    table.play((), moment.view, fresh_deal=True)
    animation = table.animator.animation
    assert animation is not None
    assert animation.totalDuration() == MOTIONS[Motion.MARKER].normal
    table.finish_motions()
    assert [marker.score for marker in table.table_scene.zones.devices.values()] == [0, 0]


@pytest.mark.parametrize("won", [(0, 3), (2, 0), (7, 0)])
def test_the_markers_move_point_by_point(
    make_table: MakeTable, won: tuple[int, int], qtbot: QtBot
) -> None:
    table = make_table(MOVING)
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
