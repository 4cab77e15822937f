"""The tricks of an exercise are played one after another, and then its position lies there."""

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

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


@pytest.mark.parametrize(("speed", "shown_at_once"), [(Speed.NONE, 1), (Speed.NORMAL, 0)])
def test_each_trick_is_shown_and_the_position_at_the_end(
    table: Table, speed: Speed, shown_at_once: int
) -> None:
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
    assert sorted(set(seen)) == list(range(len(exercise.view.won) + shown_at_once))
    assert finished.count() == 1
    shown = table.table_scene.view
    assert shown is not None
    assert (shown.hand, shown.won, shown.legal_moves) == (exercise.view.hand, exercise.view.won, ())
    assert table.options.speed == "none"


def test_a_playback_that_is_stopped_ends_nothing(table: Table) -> None:
    playback = TrickPlayback(table, hold_exercise(), Speed.NORMAL)
    finished = QSignalSpy(playback.finished)
    playback.begin()
    playback.stop()
    playback.hurry()
    assert (playback.is_running, finished.count()) == (False, 0)
    assert table.options.speed == "none"
