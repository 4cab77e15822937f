"""What is heard of a whole deal, and whether the stream ever runs dry while the master thinks.

    python -m benchmarks.sound render deal.wav     a deal of german-66 through table and mixer
    python -m benchmarks.sound stream --minutes 10 the null device while the master thinks
    python -m benchmarks.sound idle                processor time of the open stream, silent

``render`` plays the deal at the table with all its motions at the normal pace, with the null device
as its loudspeaker, notes how long after the first painted frame of its motion the mixer begins each
sound, and renders them through the real mixer with the same delays. Printed are the events; the
level (clipping begins at 0 dBFS), the largest step from one sample to the next beside the largest
within the shipped files (a click would be larger), and the events after which nothing is heard
(gaps).
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import threading
import time
import wave
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.controller.computer_players import SWITCH_INTERVAL
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.sound.devices import open_null_device
from sixtysix_gui.sound.mixer import Mixer
from sixtysix_gui.sound.output import Output, State
from sixtysix_gui.sound.sounds import RATE, Cue, Sound
from sixtysix_gui.sound.store import load_bank
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.desktop.application import leave_start_alone

_BLOCK = 960
"""Frames of a period: 20 ms."""


@dataclass(frozen=True)
class Heard:
    """A sound and when it came, in seconds from the beginning."""

    at: float
    cue: Cue


class NotingMixer(Mixer):
    """Notes when it begins a sound, in the buffer that the loudspeaker takes next."""

    def __init__(self) -> None:
        """Be silent."""
        super().__init__(load_bank(), random.Random(66))
        self.begun: dict[int, float] = {}

    @override
    def _begin(self, voice: int, cue: Cue) -> None:
        self.begun[id(cue)] = time.perf_counter()
        super()._begin(voice, cue)


class Frames(QObject):
    """Notes when the viewport was painted."""

    def __init__(self, table: Table) -> None:
        """Begin to look."""
        super().__init__(table)
        self.painted: list[float] = []
        table.viewport().installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.painted.append(time.perf_counter())
        return False


def render(file: Path) -> None:
    """Play a deal at the table, render what is heard of it, and measure it."""
    application = QApplication.instance() or QApplication([])
    sys.setswitchinterval(SWITCH_INTERVAL)  # as the program does
    mixer = NotingMixer()
    output = Output(open_null_device, lambda: mixer)
    output.set_volume(100)
    output.wake()
    while output.state is not State.OPEN:
        time.sleep(0.01)
    told: list[Heard] = []
    heard, frames = _play_deal(told, output)
    _say_delays(told, frames, mixer)
    output.shut_down()
    samples = _rendered(heard)
    _write(file, samples)
    _measure(heard, samples)
    del application


def _say_delays(told: Sequence[Heard], frames: Sequence[float], mixer: NotingMixer) -> None:
    late = sorted(
        mixer.begun[id(one.cue)] - next(frame for frame in (*frames, one.at) if frame >= one.at)
        for one in told
        if id(one.cue) in mixer.begun
    )
    _say(f"{len(told)} sounds, of which the mixer began {len(late)}")
    times = ", ".join(_at(late, part) for part in (0.5, 0.9, 1))
    _say(f"ms from a motion's first frame to its sound in the buffer, 50 %, 90 %, most: {times}")
    _say(f"longer than 60 ms: {sum(value > 0.06 for value in late)}")


def _play_deal(told: list[Heard], output: Output) -> tuple[list[Heard], list[float]]:
    """Play a deal; give its sounds, from the first one on, and when frames were painted."""
    load_fonts()
    table = Table(TableOptions(speed="normal"))
    table.resize(1280, 800)
    table.show()
    frames = Frames(table)

    def hear(cue: Cue) -> None:
        told.append(Heard(time.perf_counter(), cue))
        output.play(cue)

    table.heard.connect(hear)
    chance = random.Random(66)
    state = _fresh(chance)
    _show(table, state, state.opening_events(), fresh=True)
    while legal := state.legal_moves():
        others = [move for move in legal if move not in (CLOSE_TALON, GO_OUT)]
        state, events = state.apply(chance.choice(others or legal))
        _show(table, state, events)
    table.close()
    start = told[0].at
    return [Heard(one.at - start, one.cue) for one in told], frames.painted


def _fresh(chance: random.Random) -> Deal:
    rules = rule_set("german-66")
    pack = list(pack_cards(rules.deck_pack))
    chance.shuffle(pack)
    return Deal.start(rules, pack, Seat.B)


def _show(table: Table, state: Deal, events: Sequence[Event], *, fresh: bool = False) -> None:
    """Show what happened, to its end."""
    loop = QEventLoop()
    table.motions_finished.connect(loop.quit)
    seen = [as_seen_by(Seat.A, event) for event in events]
    table.play(seen, state.view(Seat.A), fresh_deal=fresh)
    if table.is_moving:
        loop.exec()
    table.motions_finished.disconnect(loop.quit)


def _rendered(heard: Sequence[Heard]) -> array[int]:
    """Mix the sounds at their times, block by block, at full volume."""
    now = 0.0
    mixer = Mixer(load_bank(), random.Random(66), lambda: now)
    mixer.set_volume(100)
    mixer.render(_BLOCK)
    waiting = list(heard)
    samples = array("h")
    while waiting or not mixer.is_silent:
        while waiting and waiting[0].at <= now:
            mixer.play(waiting.pop(0).cue)
        samples.extend(mixer.render(_BLOCK))
        now += _BLOCK / RATE
    return samples


def _write(file: Path, samples: array[int]) -> None:
    with wave.open(str(file), "wb") as made:
        made.setnchannels(2)
        made.setsampwidth(2)
        made.setframerate(RATE)
        made.writeframes(samples.tobytes())


def _measure(heard: Sequence[Heard], samples: array[int]) -> None:
    bank = load_bank()
    shipped = max(
        _steepest(bank.samples[first:last])
        for places in bank.places.values()
        for first, last in places
    )
    left, right = samples[0::2], samples[1::2]
    silent = 0
    for number, one in enumerate(heard):
        first = int(one.at * RATE)
        part = left[first : first + RATE // 10]
        level = 20 * log10(max(1, max(map(abs, part), default=1)) / 32767)
        silent += level < -60
        step = max(
            _steepest(left[first : first + RATE // 10]), _steepest(right[first : first + 4800])
        )
        longest = "" if one.cue.longest is None else f" <= {one.cue.longest} ms"
        _say(
            f"{number:4} {one.at:7.2f} s {one.cue.sound.value:10} pan {one.cue.pan:+.2f}{longest}"
            f" peak {level:6.1f} dBFS, largest step {step}"
        )
    peak = max(map(abs, samples))
    _say(f"{len(samples) / 2 / RATE:.1f} s, peak {20 * log10(peak / 32767):.2f} dBFS")
    _say(f"at full scale: {sum(abs(value) >= 32767 for value in samples)} samples")
    _say(f"largest step: {max(_steepest(left), _steepest(right))}, in the files: {shipped}")
    _say(f"events after which nothing is heard: {silent}")


def _steepest(samples: Sequence[int]) -> int:
    return max((abs(b - a) for a, b in itertools.pairwise(samples)), default=0)


class Stream:
    """Counts, on the null device, how late the mixer answers and how late it is asked."""

    def __init__(self, mixer: Mixer) -> None:
        """Begin."""
        self._mixer = mixer
        self.asked: list[float] = []
        self.worked: list[float] = []
        self.frames = 0

    def __call__(self, frames: int) -> object:
        begun = time.perf_counter()
        made = self._mixer.render(frames)
        self.asked.append(begun)
        self.worked.append(time.perf_counter() - begun)
        self.frames += frames
        return made


def stream(minutes: float) -> None:
    """Play sounds on the null device while the master thinks, and count underruns."""
    sys.setswitchinterval(SWITCH_INTERVAL)  # both as the program does
    leave_start_alone()
    mixer = Mixer(load_bank(), random.Random(66))
    mixer.set_volume(40)
    heard = Stream(mixer)
    ends = time.monotonic() + minutes * 60
    thinker = threading.Thread(target=_think_until, args=(ends,))
    thinker.start()
    device = open_null_device(heard)
    chance = random.Random(66)
    while time.monotonic() < ends:
        mixer.play(Cue(chance.choice(list(Sound)), chance.uniform(-0.25, 0.25)))
        time.sleep(chance.uniform(0.05, 0.5))
    device.close()
    thinker.join()
    period = heard.frames / len(heard.asked) / RATE
    gaps = sorted(b - a for a, b in itertools.pairwise(heard.asked))
    late = sum(gap > 2 * period for gap in gaps)
    worked = sorted(heard.worked)
    _say(f"{minutes:g} min, {len(gaps)} periods of {period * 1000:.1f} ms")
    _say(f"ms between two: 50 % {_at(gaps, 0.5)}, 99.9 % {_at(gaps, 0.999)}, most {_at(gaps, 1)}")
    mixed = ", ".join(_at(worked, part) for part in (0.5, 0.999, 1))
    _say(f"ms to mix one, 50 %, 99.9 %, most: {mixed}")
    _say(f"underruns (the buffer of two periods ran dry): {late}")


def _at(values: Sequence[float], part: float) -> str:
    return f"{values[min(len(values) - 1, int(part * len(values)))] * 1000:.2f}"


def _think_until(ends: float) -> None:
    """Let the master play whole deals against itself."""
    master = player_named("master", rule_set())
    chance = random.Random(1)
    while time.monotonic() < ends:
        state = _fresh(chance)
        while time.monotonic() < ends and (legal := state.legal_moves()):
            view = next(v for v in map(state.view, (Seat.A, Seat.B)) if v.legal_moves)
            decision = master.choose(view, Budget(), lambda: time.monotonic() >= ends)
            state, _ = state.apply(decision.move if decision.move in legal else legal[0])


def idle(seconds: float = 20.0) -> None:
    """Measure the processor time of a stream that is open and silent."""
    mixer = Mixer(load_bank(), random.Random(66))
    device = open_null_device(mixer.render)
    begun, spent = time.perf_counter(), time.process_time()
    time.sleep(seconds)
    share = (time.process_time() - spent) / (time.perf_counter() - begun)
    device.close()
    _say(f"open and silent: {share * 100:.2f} % of a core")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.sound")
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser("render").add_argument("file", type=Path)
    what.add_parser("stream").add_argument("--minutes", type=float, default=10.0)
    what.add_parser("idle")
    asked = parser.parse_args()
    if asked.what == "render":
        render(asked.file)
    elif asked.what == "stream":
        stream(asked.minutes)
    else:
        idle()


if __name__ == "__main__":
    sys.exit(main())
