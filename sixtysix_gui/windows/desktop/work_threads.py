"""Threads for work that the window does not wait for, and what comes of those that do not end."""

from PySide6.QtCore import QObject, QThread

PATIENCE = 5_000
"""Milliseconds that the end of the program waits for work that was asked to stop; a step of it
takes far less."""
_SHORT_PATIENCE = 1_000
"""Milliseconds for all others, once one did not stop: the window stands still meanwhile."""


class WorkThread:
    """A thread with one worker, which does all that its slots are asked for there."""

    def __init__(self, worker: QObject, name: str) -> None:
        """Begin; connect the worker before."""
        self._worker = worker
        self._thread = QThread()  # without a parent, which must not destroy it while it runs
        self._thread.setObjectName(name)
        worker.moveToThread(self._thread)
        self._thread.finished.connect(worker.deleteLater)
        self._thread.start()

    def end(self) -> bool:
        """Wait until the work is done or has stopped; say whether it has ended.

        Where it has not, the process can end all the same: files are written whole or not at all.
        """
        self._thread.quit()
        if self._thread.wait(PATIENCE if all_have_ended() else _SHORT_PATIENCE):
            return True
        _stuck.append(self)
        return False

    @property
    def has_ended(self) -> bool:
        """Whether nothing is done there any more."""
        return self._thread.isFinished()


_stuck: list[WorkThread] = []
"""Threads that did not end; neither they nor what is on them may be destroyed."""


def all_have_ended() -> bool:
    """Return whether the process can be taken apart; else it has to be left at once."""
    _stuck[:] = [thread for thread in _stuck if not thread.has_ended]
    return not _stuck
