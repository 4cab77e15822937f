"""Does one thing after another with files, on a thread of its own, while the window goes on."""

import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from sixtysix_gui.storage.folders import StorageError

_Result = TypeVar("_Result")
ShouldStop = Callable[[], bool]
Progress = Callable[[int, int], None]
_PATIENCE = 30_000
"""Milliseconds that the end of the program waits for what is being written."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Errand(Generic[_Result]):
    """Something to do, and what is done with what has come of it.

    ``act`` is called on the thread with what says whether to stop, and what tells how far it is;
    the others in the thread of the window.
    """

    act: Callable[[ShouldStop, Progress], _Result]
    then: Callable[[_Result], None]
    failed: Callable[[StorageError], None]
    progress: Progress = lambda _done, _count: None


class _Worker(QObject):
    """Lives on the thread.

    Signals:
        done: what has come of an errand, None where that is an error nobody expects.
        progressed: how many parts of how many are done.
    """

    done = Signal(object)
    progressed = Signal(int, int)

    def __init__(self, should_stop: ShouldStop) -> None:
        super().__init__()
        self._should_stop = should_stop

    @Slot(object)
    def run(self, errand: "Errand[object]") -> None:
        result: object = None
        try:
            result = errand.act(self._should_stop, self.progressed.emit)
        except StorageError as error:
            _log.warning("%s", error)
            result = error
        finally:
            self.done.emit(result)


class Errands(QObject):
    """Runs errands in the order in which they come.

    Signals:
        busy_changed: bool, whether there is something to do.
    """

    busy_changed = Signal(bool)
    _wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start nothing; the thread begins with the first errand."""
        super().__init__(parent)
        self._waiting: deque[Errand[object]] = deque()
        self._running: Errand[object] | None = None
        self._thread: QThread | None = None
        self._worker: _Worker | None = None
        self._stops = False
        self._has_ended = False

    @property
    def is_busy(self) -> bool:
        """Whether there is something to do."""
        return self._running is not None

    def do(self, errand: "Errand[_Result]") -> None:
        """Do something as soon as what came before is done."""
        if self._has_ended:
            return
        self._waiting.append(cast("Errand[object]", errand))
        if self._running is None:
            self.busy_changed.emit(True)
            self._next()

    def stop(self) -> None:
        """Let what runs now end as soon as it can leave everything whole."""
        self._stops = True

    def shut_down(self) -> None:
        """End; what is being written is waited for, and nothing else is begun."""
        self._has_ended = self._stops = True
        self._waiting.clear()
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.quit()
            if not thread.wait(_PATIENCE):
                _log.error("games are still being written")
        self._running = None

    def _next(self) -> None:
        self._stops = False
        self._running = self._waiting.popleft()
        if self._thread is None:
            self._start()
        self._wanted.emit(self._running)

    def _start(self) -> None:
        thread, worker = QThread(self), _Worker(lambda: self._stops)
        thread.setObjectName("archive errands")
        worker.moveToThread(thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._wanted.connect(worker.run, queued)
        worker.done.connect(self._take, queued)
        worker.progressed.connect(self._tell_progress, queued)
        thread.finished.connect(worker.deleteLater)
        thread.start()
        self._thread, self._worker = thread, worker

    @Slot(object)
    def _take(self, result: object) -> None:
        errand, self._running = self._running, None
        if errand is None or self._has_ended:
            return
        if isinstance(result, StorageError):
            errand.failed(result)
        elif result is not None:
            errand.then(result)
        if self._waiting and self._running is None:
            self._next()
        elif self._running is None:
            self.busy_changed.emit(False)

    @Slot(int, int)
    def _tell_progress(self, done: int, count: int) -> None:
        if self._running is not None:
            self._running.progress(done, count)
