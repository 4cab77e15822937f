"""Keeps the archive up to date while the program runs, on a thread of its own."""

from __future__ import annotations

import logging
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

if TYPE_CHECKING:
    from sixtysix_gui.archive.archive import Archive, BuildReport
    from sixtysix_gui.storage.folders import Notice, Trouble
    from sixtysix_gui.windows.desktop.errands import Errands, Progress, ShouldStop

SOON = 1_500
"""Milliseconds from the start of the program until its first build: cards are dealt meanwhile."""
_BETWEEN_NEWS = 0.2
"""Seconds between two reports of how far a build has come."""
_NEWS_WITH_ROWS = 5
"""Every fifth of these, rows are read and shown again."""
_MOST_MENDED = 3
"""Builds because rows could not be read; what comes back as often does not go away by building."""
_log = logging.getLogger(__name__)


class ArchiveKeeper(QObject):
    """Holds the archive of a data folder; rows are read in the thread of the window.

    Signals:
        changed: rows are others than before, also while a build goes on.
        progress: int and int, how many games a build has read, and of how many.
        built: a build has ended, whether or not it has changed anything.
        told: Notice, what a person should know of the index; each kind is told once.
    """

    changed = Signal()
    progress = Signal(int, int)
    built = Signal()
    told = Signal(object)
    _is_damaged = Signal()

    def __init__(
        self, data_folder: Path, parent: QObject | None = None, *, only_reads: bool = False
    ) -> None:
        """Take the folder; nothing is read, and no thread is there, until it is asked for.

        Without the ``InstanceLock`` of the folder it ``only_reads``: nothing is written there.
        """
        super().__init__(parent)
        self.data_folder = data_folder
        self.only_reads = only_reads
        self._made: Archive | None = None
        self._making = threading.Lock()
        self._errands: Errands | None = None
        self._is_building = self._is_wanted = self._has_ended = False
        self._told_of = set[object]()
        self._seen = self._news = self._mended = 0
        self._is_damaged.connect(self._mend, Qt.ConnectionType.QueuedConnection)

    @property
    def archive(self) -> Archive:
        """The archive; it is imported when it is asked for the first time."""
        return self._archive()

    @property
    def is_building(self) -> bool:
        """Whether a build goes on."""
        return self._is_building

    def start_soon(self) -> None:
        """Build for the first time when the start of the program is over."""
        QTimer.singleShot(SOON, self, self.refresh)

    def refresh(self) -> None:
        """Build soon: games have come, gone or changed. While one build goes on, it is the next."""
        if self._has_ended:
            return
        self._is_wanted = True
        if not self._is_building:
            self._begin()

    def shut_down(self) -> bool:
        """Stop building and end the thread; say whether it has ended."""
        self._has_ended = True
        has_stopped = self._errands is None or self._errands.shut_down()
        if has_stopped and self._made is not None:
            self._made.close()
        return has_stopped

    def _archive(self) -> Archive:
        """Return the archive, in whichever thread."""
        with self._making:
            if self._made is None:
                from sixtysix_gui.archive.archive import Archive

                self._made = Archive(
                    self.data_folder,
                    only_reads=self.only_reads,
                    tell_damage=self._is_damaged.emit,
                )
            return self._made

    def _begin(self) -> None:
        from sixtysix_gui.windows.desktop.errands import Errand, Errands

        if self._errands is None:
            self._errands = Errands(self)
        self._is_building, self._is_wanted = True, False
        self._errands.do(
            Errand(self._build, self._finish, lambda _: self._finish(None), self._tell_progress)
        )

    def _build(self, should_stop: ShouldStop, progress: Progress) -> BuildReport | None:
        """Bring the archive up to date, on the thread; None where something unexpected went wrong.

        The log says what it was.
        """
        last = 0.0

        def note(done: int, every: int) -> None:
            nonlocal last
            now = time.monotonic()
            if now - last >= _BETWEEN_NEWS:
                last = now
                progress(done, every)

        try:
            return self._archive().build(should_stop, note)
        except Exception:  # noqa: BLE001 - the archive must not end the program
            _log.exception("the archive cannot be brought up to date")
            return None

    def _tell_progress(self, done: int, every: int) -> None:
        self.progress.emit(done, every)
        self._news += 1
        if self._news % _NEWS_WITH_ROWS == 1:
            self._tell_changes()

    def _tell_changes(self) -> None:
        """Tell that rows are others than when this was last told."""
        version = 0 if self._made is None else self._made.version
        if version != self._seen:
            self._seen = version
            self.changed.emit()

    @Slot()
    def _mend(self) -> None:
        """Build, for rows could not be read: an archive with games must not look like none."""
        if self._mended < _MOST_MENDED:
            self._mended += 1
            self.refresh()

    def _finish(self, report: BuildReport | None) -> None:
        self._is_building = False
        if report is not None and report.notice is not None:
            self._tell(report.notice)
        self._tell_changes()
        if self._is_wanted:
            self._begin()
        else:
            self.built.emit()

    def _tell(self, notice: Notice) -> None:
        trouble: Trouble = notice.trouble
        if trouble not in self._told_of:
            self._told_of.add(trouble)
            self.told.emit(notice)
