"""What is heard of the motions: the table of sounds, when they begin, and what is passed over."""

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

import sixtysix_gui
from sixtysix_gui.rules.events import CardsDealt
from sixtysix_gui.sound.sounds import Cue, Sound, SoundGroup
from sixtysix_gui.table.animations import pause
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, cue_at
from sixtysix_gui.table.motions.animator import MotionContext, heard, pan
from sixtysix_gui.table.seating import chairs_for
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.rows import each_row
from tests.helpers.table.deals import playthrough
from tests.helpers.table.motions import MOVING, motion_context
from tests.table.conftest import MakeTable

PACKAGE = Path(sixtysix_gui.__file__).parent


def test_dealing_is_heard_packet_by_packet_from_both_sides(
    make_table: MakeTable, told: list[Cue], qtbot: QtBot
) -> None:
    table, moment = make_table(TableOptions(speed="fast")), next(playthrough("german-66", 66))
    table.heard.connect(told.append)
    with qtbot.waitSignal(table.motions_finished, timeout=20_000):
        table.play(moment.events, moment.view, fresh_deal=True)
    dealt = [event for event in moment.events if isinstance(event, CardsDealt)]
    packets = [cue.pan for cue in told if cue.sound is Sound.PACKET]
    assert packets == [0.25 if event.seat is moment.view.seat else -0.25 for event in dealt]
    assert [cue.sound for cue in told].count(Sound.TURN) == 1


def test_a_refusal_is_heard(table: Table, told: list[Cue]) -> None:
    table.heard.connect(told.append)
    table.show_refusal("No.")
    table.heard.disconnect()
    assert [cue.sound for cue in told] == [Sound.REFUSAL]


def test_every_sound_is_heard_somewhere() -> None:
    sources = [file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py")]
    unheard = [sound for sound in Sound if not any(str(sound) in source for source in sources)]
    assert not unheard


@each_row("sound", Sound)
def test_at_none_signals_only_and_else_shorter_with_the_speed(sound: Sound) -> None:
    cue = cue_at(sound, Speed.NONE)
    assert (cue is not None) == (sound.group is SoundGroup.SIGNALS)
    lengths = [found.longest for speed in MOVING if (found := cue_at(sound, speed)) is not None]
    assert len(lengths) == len(MOVING)
    assert all(a is not None and b is not None and a > b for a, b in pairwise(lengths))


@each_row(
    ("seats", "heard_at"),
    [(2, [0.25, -0.25]), (3, [0.1, -0.4, 0.4]), (4, [0.1, -0.4, -0.1, 0.4])],
)
def test_each_seat_is_heard_from_its_side(seats: int, heard_at: list[float]) -> None:
    assert [pan(chair, seats) for chair in chairs_for(seats)] == heard_at
    assert pan(None, seats) == 0.0


def context_of(table: Table, speed: Speed, told: list[Cue]) -> MotionContext:
    return motion_context(table, next(playthrough("german-66", 66)).view, speed, told.append)


def test_a_sound_comes_in_the_same_turn_in_which_the_motion_begins(
    table: Table, told: list[Cue]
) -> None:
    context = context_of(table, Speed.NORMAL, told)
    animation = heard(context, Motion.PLAY_MINE, pause(200))
    assert not told
    animation.start()
    assert [cue.sound for cue in told] == [Sound.PLAY]
    animation.pause()
    animation.resume()
    animation.stop()
    assert len(told) == 1


def test_what_is_passed_over_is_not_heard(table: Table, told: list[Cue]) -> None:
    animation = heard(context_of(table, Speed.NORMAL, told), Motion.OUT, pause(200))
    assert animation.state() is QAbstractAnimation.State.Stopped
    animation.deleteLater()
    assert not told


def test_where_nothing_moves_a_signal_is_heard_at_once(table: Table, told: list[Cue]) -> None:
    context = context_of(table, Speed.NONE, told)
    heard(context, Motion.OUT, pause(0))
    heard(context, Motion.PLAY_MINE, pause(0))
    assert [cue.sound for cue in told] == [Sound.OUT]


@each_row("motion", Motion)
def test_every_motion_has_a_timing_and_takes_no_time_where_nothing_moves(motion: Motion) -> None:
    timing = MOTIONS[motion]
    assert timing.at(Speed.NONE) == 0
    assert timing.slow >= timing.normal >= timing.fast >= 0
