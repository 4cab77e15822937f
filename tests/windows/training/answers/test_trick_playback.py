"""The tricks of an exercise are played one after another, and then its position lies there."""

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.events import CardPlayed, Event
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.training.answers.trick_playback import TrickPlayback
from tests.helpers.deals.hold_exercises import hold_exercise


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table(TableOptions(speed="none"))
    qtbot.addWidget(made)
    made.resize(900, 700)
    yield made
    made.shut_down()


@pytest.mark.parametrize("speed", [Speed.NONE, Speed.NORMAL])
def test_each_trick_is_shown_and_the_position_at_the_end(table: Table, speed: Speed) -> None:
    exercise = hold_exercise()
    playback = TrickPlayback(table, exercise, speed)
    finished = QSignalSpy(playback.finished)
    playback.begin()
    seen: list[int] = []
    while playback.is_running:
        view = table.table_scene.view
        assert view is not None
        assert view.hands[1 - exercise.seat] == ()  # nothing hidden is on the table
        assert view.undealt in ((), view.undealt[-1:])
        seen.append(len(view.won))
        playback.hurry()
    assert sorted(set(seen)) == list(range(len(exercise.view.won)))
    assert finished.count() == 1
    shown = table.table_scene.view
    assert shown is not None
    assert (shown.hand, shown.won, shown.legal_moves) == (exercise.view.hand, exercise.view.won, ())
    assert table.options.speed == "none"


@pytest.mark.parametrize("speed", [Speed.NONE, Speed.NORMAL])
def test_every_card_is_told_as_often_as_it_is_shown(table: Table, speed: Speed) -> None:
    exercise = hold_exercise()
    playback = TrickPlayback(table, exercise, speed)
    told: list[Event] = []

    def hear(events: tuple[Event, ...], _view: object, _fresh: object) -> None:
        told.extend(events)

    table.play_began.connect(hear)
    for _ in range(2):
        told.clear()
        playback.begin()
        while playback.is_running:
            playback.hurry()
        played = [event.card for event in told if isinstance(event, CardPlayed)]
        won = exercise.view.won
        lying = exercise.view.table
        assert played == [play.card for trick in won for play in trick.plays] + [
            play.card for play in lying
        ]


def test_without_motion_a_full_trick_lies_for_a_while(table: Table) -> None:
    table.set_options(TableOptions(speed="none", rest_tricks=False))
    playback = TrickPlayback(table, hold_exercise(), Speed.NONE)
    resting: list[object] = []
    table.trick_rests.connect(resting.append)
    playback.begin()
    playback.hurry()
    assert (len(resting), table.is_moving, table.options.speed) == (1, True, "none")
    playback.stop()
    assert not table.options.rest_tricks


def test_a_playback_that_is_stopped_ends_nothing(table: Table) -> None:
    playback = TrickPlayback(table, hold_exercise(), Speed.NORMAL)
    finished = QSignalSpy(playback.finished)
    playback.begin()
    playback.stop()
    playback.hurry()
    assert (playback.is_running, finished.count()) == (False, 0)
    assert table.options.speed == "none"
