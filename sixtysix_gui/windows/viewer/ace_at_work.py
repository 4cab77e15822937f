"""Lets the Ace play a seat on a thread of its own: for the deal of the day, and to compare."""

from __future__ import annotations

import logging
import threading
import traceback
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from sixtysix_gui.ai.matches.playing import PlayStoppedError
from sixtysix_gui.controller.game_controller import player_found
from sixtysix_gui.records import DealRecord
from sixtysix_gui.training.day import FindPlayer, SeatToPlay, played_by_ace

if TYPE_CHECKING:
    from sixtysix_gui.windows.desktop.work_threads import WorkThread

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class AceTask:
    """A seat that is to be played; ``names`` are by seat, and stand in the record.

    What it is follows from the seat alone: names are others with another deck.
    """

    wanted: SeatToPlay
    names: tuple[str, ...] = field(compare=False)
    stop: threading.Event = field(default_factory=threading.Event, compare=False)


class AceAtWork(QObject):
    """Plays what is asked for, one after the other.

    Signals:
        played: AceTask and DealRecord, the deal as the Ace has played it.
        failed: AceTask; the log says why.
    """

    played = Signal(object, object)
    failed = Signal(object)
    _wanted = Signal(object)

    def __init__(self, parent: QObject | None = None, find: FindPlayer | None = None) -> None:
        """Begin without a thread; ``find`` returns the players by name, by default real ones."""
        super().__init__(parent)
        self._find = find or player_found
        self._thread: WorkThread | None = None
        self._tasks: list[AceTask] = []

    def play(self, task: AceTask) -> None:
        """Play a seat; the same one is not played twice at a time."""
        if task in self._tasks:
            return
        if self._thread is None:
            self._thread = self._started()
        self._tasks.append(task)
        self._wanted.emit(task)

    def is_playing(self, task: AceTask) -> bool:
        """Return whether a seat is being played, or waits to be."""
        return task in self._tasks

    def shut_down(self) -> bool:
        """Stop playing and end the thread; say whether it has ended."""
        for task in self._tasks:
            task.stop.set()
        self._tasks.clear()
        thread, self._thread = self._thread, None
        return thread is None or thread.end()

    def _started(self) -> WorkThread:
        from sixtysix_gui.windows.desktop.work_threads import WorkThread

        worker, queued = _Worker(self._find), Qt.ConnectionType.QueuedConnection
        self._wanted.connect(worker.play, queued)
        worker.done.connect(self._take, queued)
        return WorkThread(worker, "ace")

    @Slot(object, object)
    def _take(self, task: AceTask, record: DealRecord | None) -> None:
        if task.stop.is_set() or task not in self._tasks:
            return
        self._tasks.remove(task)
        if record is None:
            self.failed.emit(task)
        else:
            self.played.emit(task, record)


class _Worker(QObject):
    """Lives on the thread.

    Signals:
        done: AceTask, and DealRecord or None where nothing has come of it.
    """

    done = Signal(object, object)

    def __init__(self, find: FindPlayer) -> None:
        super().__init__()
        self._find = find

    @Slot(object)
    def play(self, task: AceTask) -> None:
        """Play a seat, whatever the player may raise."""
        record = None
        try:
            if not task.stop.is_set():
                record = played_by_ace(task.wanted, task.names, self._find, task.stop.is_set)
        except PlayStoppedError:
            pass
        except BaseException:  # noqa: BLE001 - a player may fail in any way
            _log.error("the Ace could not play a deal: %s", traceback.format_exc())
        self.done.emit(task, record)
