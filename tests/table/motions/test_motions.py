"""Every event of every game is seen as a motion, from where things lay to where they belong."""

import itertools

import pytest
from PySide6.QtCore import QPropertyAnimation
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import PLAY_CARD
from sixtysix_gui.rules.sets.named import rule_set_names
from sixtysix_gui.table.durations import CROSS_FADE, MOTIONS, Motion, Speed
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces.piece import Piece
from sixtysix_gui.table.pieces.words.bubble import Bubble
from sixtysix_gui.table.pieces.words.tags import PointsTag, Tag
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from tests.helpers.deals.engine import kinds_of
from tests.helpers.runs.leaks import busy_qt_objects
from tests.helpers.table.deals import Moment, playthrough
from tests.helpers.table.motions import (
    casts_the_shadow_of,
    close_to,
    motion_context,
    places,
    run_steps,
    shown_side,
)
from tests.helpers.table.shows import assert_settled, assert_shows
from tests.table.conftest import MakeTable

pytestmark = pytest.mark.window

MOVING = TableOptions(speed="normal")
NAMES = rule_set_names()
FANNED = {"deal_cards"}
"""Where the talon cannot be closed, the cards of a packet begin beside each other."""


@pytest.mark.slow(sample=19)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.NORMAL, Speed.FAST])
def test_motions_lead_from_where_cards_lie_to_where_they_belong(
    table: Table, name: str, speed: Speed
) -> None:
    for moment in playthrough(name, 11):
        before = places(table)
        for step, animation in run_steps(table, moment, speed):
            assert animation.totalDuration() < 15_000
            for item, place in places(table).items():
                begins = item not in before or close_to(place, before[item])
                assert begins or (step in FANNED and not moment.view.rules.close)
            animation.setCurrentTime(animation.totalDuration() // 2)
            animation.setCurrentTime(animation.totalDuration())
            for item, spot in table.table_scene.zones.spots():
                assert shown_side(item) == spot.face_up
                assert close_to(item.place, spot.place)
                assert casts_the_shadow_of(item, spot)
            table.table_scene.settle()
            before = places(table)
        assert_shows(table, moment.view)


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("begun", [False, True], ids=["passed over", "ended half-way"])
@pytest.mark.parametrize("name", NAMES)
def test_what_a_motion_did_not_end_lies_as_it_should(table: Table, name: str, begun: bool) -> None:
    scene = table.table_scene
    for moment in playthrough(name, 11):
        if moment.fresh_deal:
            scene.begin_deal(moment.view, Score())
        context = motion_context(table, moment.view, Speed.NORMAL)
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
            said = (Bubble, PointsTag, Tag)  # which the view that follows takes away or says anew
            lying = [p for p in pieces if p.isVisible() and not isinstance(p, said)]
            assert not [type(piece).__name__ for piece in lying if piece.scale() != 1.0]
            assert not any(piece.transformations() for piece in lying)
            counter = table.table_scene.signs.trump.counter
            if counter.isVisible():
                assert counter.opacity() == 1.0
                assert counter.pos() == scene.zones.layout.middle.counter
        scene.notices.hush()


def events_of_all() -> dict[tuple[str, bool], tuple[str, Moment, Moment]]:
    """Finds for every kind of event, and where the talon can be closed or not, a moment before it.

    With it comes the name of the game, and the moment in which it happens.
    """
    found: dict[tuple[str, bool], tuple[str, Moment, Moment]] = {}
    for name in ("german-66", "house-66", "schnapsen", *rule_set_names(close=False)):
        for seed in range(12):
            moments = list(playthrough(name, seed))
            for before, moment in zip([moments[0], *moments], moments, strict=False):
                for event in moment.events:
                    kind = type(event).__name__, bool(moment.view.rules.close)
                    found.setdefault(kind, (name, before, moment))
    return found


MOMENTS = events_of_all()
RARE = {"HandShown", "SlamWon"}
"""These are in test_rare_events.py."""

UNSEEN = {"LastTrickBonus", "Passed", "SatOut"}
"""What the score, or the view that follows, shows; a pass is said in an auction only."""


def test_every_kind_of_event_occurs_here() -> None:
    assert {kind for kind, _ in MOMENTS} == {kind.__name__ for kind in kinds_of(Event)} - RARE


@pytest.mark.parametrize(
    ("kind", "closes"), sorted(pair for pair in MOMENTS if pair[0] not in UNSEEN)
)
def test_every_event_is_seen_to_happen(table: Table, kind: str, closes: bool) -> None:
    _, before, moment = MOMENTS[kind, closes]
    table.play((), before.view)
    seen = sum(a.totalDuration() for _, a in run_steps(table, moment, Speed.NORMAL)) > 0
    assert seen or (kind == "DealEnded" and not closes), "elsewhere no piles are counted"


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
    _, before, full = MOMENTS["TrickWon", True]
    table.play((), before.view)
    table.play(full.events, full.view)
    animation = table.animator.animation
    assert animation is not None
    assert animation.totalDuration() == MOTIONS[Motion.TRICK_RESTS].normal
    table.finish_motions()


def test_where_nothing_moves_one_view_fades_into_the_next(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="none"))
    _, before, moment = MOMENTS["TalonClosed", True]
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
