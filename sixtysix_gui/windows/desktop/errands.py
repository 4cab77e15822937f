"""Does one thing after another with files, on a thread of its own, while the window goes on."""

import logging
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QObject, Qt, Signal, Slot

from sixtysix_gui.storage.folders import StorageError
from sixtysix_gui.windows.desktop.work_threads import WorkThread

_Result = TypeVar("_Result")
ShouldStop = Callable[[], bool]
Progress = Callable[[int, int], None]
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Errand(Generic[_Result]):
    """Something to do, and what is done with what has come of it.

    ``act`` is called on the thread with what says whether to stop, and what tells how far it is,
    and returns anything but None. The others are called in the thread of the window: of ``then``
    and ``failed`` always one, unless the program ends. ``failed`` gets None for an error that
    nobody expects, which is shown and logged as any such error.
    """

    act: Callable[[ShouldStop, Progress], _Result]
    then: Callable[[_Result], None]
    failed: Callable[[StorageError | None], None]
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
        self._thread: WorkThread | None = None
        self._stop = threading.Event()
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
        self._stop.set()

    def shut_down(self) -> bool:
        """End: what runs is asked to stop, and nothing else is begun; say whether it has ended."""
        self._has_ended = True
        self._stop.set()
        self._waiting.clear()
        thread, self._thread, self._running = self._thread, None, None
        return thread is None or thread.end()

    def _next(self) -> None:
        self._stop.clear()
        self._running = self._waiting.popleft()
        if self._thread is None:
            self._thread = self._started()
        self._wanted.emit(self._running)

    def _started(self) -> WorkThread:
        worker, queued = _Worker(self._stop.is_set), Qt.ConnectionType.QueuedConnection
        self._wanted.connect(worker.run, queued)
        worker.done.connect(self._take, queued)
        worker.progressed.connect(self._tell_progress, queued)
        return WorkThread(worker, "errands")

    @Slot(object)
    def _take(self, result: object) -> None:
        errand, self._running = self._running, None
        if errand is None or self._has_ended:
            return
        if result is None or isinstance(result, StorageError):
            errand.failed(result)
        else:
            errand.then(result)
        if self._waiting and self._running is None:
            self._next()
        elif self._running is None:
            self.busy_changed.emit(False)

    @Slot(int, int)
    def _tell_progress(self, done: int, count: int) -> None:
        if self._running is not None:
            self._running.progress(done, count)
