"""The tricks of an exercise, played before the player's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import QObject, QTimer, Signal

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.table.durations import SHOWN_TRICK, Speed
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.training.exercise import Exercise
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal, Step


@dataclass(frozen=True)
class _Part:
    """A trick with all that was done before it and the draws after it."""

    events: tuple[Event, ...]
    view: View


class TrickPlayback(QObject):
    """Plays what the seat saw of an exercise's record on a table, one trick after another.

    It calls ``Table.play``; whoever leads the table must not say or do anything while it
    ``is_running``. At the end the table shows the exercise's position, with nothing to be done.

    Signals:
        finished: the position lies there; not after ``stop``.
    """

    finished = Signal()

    def __init__(
        self, table: Table, exercise: Exercise, speed: Speed, parent: QObject | None = None
    ) -> None:
        """Play at a pace; at the speed "none" every full trick lies for a while, without motion."""
        super().__init__(parent)
        self._table = table
        self._speed = Speed.NONE if speed is Speed.NONE else Speed.FAST
        deal = ShownDeal(exercise.record, near=exercise.seat, eyes=exercise.seat)
        self._start, self._last = deal.steps[0].view, deal.steps[-1].view
        self._parts = tuple(_parts(deal.steps))
        self._score = deal.steps[0].score
        self._options = table.options
        self._place = 0
        self._is_running = False
        self._is_due = False
        self._next = QTimer(self, singleShot=True, interval=SHOWN_TRICK)
        self._next.timeout.connect(self._take_turn)
        table.motions_finished.connect(self._rest)

    @property
    def is_running(self) -> bool:
        """Whether tricks are still to be shown."""
        return self._is_running

    def begin(self) -> None:
        """Play all from the deal as it was dealt; once more if it has been played."""
        self.stop()
        self._is_running = True
        self._place = 0
        self._options = self._table.options
        quick = replace(self._options, speed=self._speed.value, rest_tricks=True)
        self._table.set_options(quick)
        self._table.show_at_once(self._start, self._score)
        self._next.start()

    def hurry(self) -> None:
        """Go on to the next trick at once."""
        if self._is_running:
            self._is_due = False
            self._next.stop()
            self._table.finish_motions()
            self._show_next()

    def stop(self) -> None:
        """Show nothing more; what moves is ended."""
        if self._is_running:
            self._end()

    def _end(self) -> None:
        self._is_running = self._is_due = False
        self._next.stop()
        self._table.finish_motions()
        self._table.set_options(self._at_pace(self._options))

    def _at_pace(self, pace: TableOptions) -> TableOptions:
        """Return the options of the table, which may have changed, at the pace of others."""
        options = self._table.options
        return replace(options, speed=pace.speed, rest_tricks=pace.rest_tricks)

    def _take_turn(self) -> None:
        """Go on, or as soon as nothing moves any more."""
        self._is_due = self._table.is_moving
        if not self._is_due:
            self._show_next()

    def _rest(self) -> None:
        if self._is_due:
            self._is_due = False
            self._show_next()

    def _show_next(self) -> None:
        if self._place == len(self._parts):
            self._end()
            self._table.show_at_once(self._last, self._score)
            self.finished.emit()
            return
        part = self._parts[self._place]
        self._place += 1
        self._table.play(part.events, part.view, score=self._score)
        self._next.start()


def _parts(steps: tuple[Step, ...]) -> Iterator[_Part]:
    """Yield a part for each trick, with all that was done since the one before."""
    for _, group in groupby(steps[1:], key=lambda step: step.trick):
        of_trick = tuple(group)
        events = tuple(event for step in of_trick for event in step.events)
        yield _Part(events, of_trick[-1].view)
