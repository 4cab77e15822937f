"""What is heard of a whole deal, and whether the stream ever runs dry while the master thinks.

    python -m benchmarks.sound render deal.wav     a deal of german-66 through table and mixer
    python -m benchmarks.sound stream --minutes 10 the null device while the master thinks
    python -m benchmarks.sound idle                processor time of the open stream, silent

``render`` plays the deal at the table with all its motions at the normal pace, notes when each sound
comes after the first painted frame of its motion, and renders them through the real mixer with the
same delays. Printed are the events; the level (clipping begins at 0 dBFS), the largest step from one
sample to the next beside the largest within the shipped files (a click would be larger), and the
events after which nothing is heard (gaps).
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

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.events import as_seen_by
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.variants import rule_set
from sixtysix_gui.sound.devices import open_null_device
from sixtysix_gui.sound.mixer import Mixer
from sixtysix_gui.sound.sounds import RATE, Cue, Sound
from sixtysix_gui.sound.store import load_bank
from sixtysix_gui.table.fonts import load_fonts
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table_view import TableView

_BLOCK = 960
"""Frames of a period: 20 ms."""


@dataclass(frozen=True)
class Heard:
    """A sound and when it came, in seconds from the beginning."""

    at: float
    cue: Cue


class Frames(QObject):
    """Notes when the viewport was painted."""

    def __init__(self, table: TableView) -> None:
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
    heard, frames = _play_deal()
    late = [_after_frame(one.at, frames) for one in heard]
    print(f"{len(heard)} sounds; ms after the frame next to the motion's begin, most: {max(late):.0f}")
    samples = _rendered(heard)
    _write(file, samples)
    _measure(heard, samples)
    del application


def _play_deal() -> tuple[list[Heard], list[float]]:
    load_fonts()
    table = TableView(TableOptions(speed="normal"))
    table.resize(1280, 800)
    table.show()
    frames = Frames(table)
    heard: list[Heard] = []
    table.heard.connect(lambda cue: heard.append(Heard(time.perf_counter(), cue)))
    chance = random.Random(66)
    state, events = DealState.deal(rule_set("german-66"), Seat.B, seed=66)
    me = Seat.A
    _show(table, as_seen_by(events, me), state, fresh=True)
    while state.outcome is None:
        moves = state.legal_moves
        state, events = state.apply(chance.choice(moves))
        _show(table, as_seen_by(events, me), state)
    table.close()
    start = heard[0].at
    return [Heard(one.at - start, one.cue) for one in heard], [at - start for at in frames.painted]
