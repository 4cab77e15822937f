"""The way to the coach's process and back; starts it when there is the first thing to say.

It is this same program again, without its window.
"""

import logging
import pickle
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal, Slot
from typing_extensions import override

from sixtysix_gui.controller.coaching.work import CoachCommand, Unpacker, packed

_log = logging.getLogger(__name__)
_FAREWELL = 1_000
"""Milliseconds the process is waited for at the end; it ends when its input does."""
_LAST_WORDS = 2_000
"""Characters of what a process that ended by itself wrote to its standard error, for the log."""
ARGUMENT = "--coach-process"
"""What a frozen program is called with to be the coach's process (packaging/start.py)."""
_COMMAND_LINE = "sixtysix-cli"
"""The frozen program with a standard input and output on every system."""
_CODE = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from sixtysix_gui.controller.coaching.process import main; sys.exit(main())"
)


def process_command() -> Sequence[str]:
    """Return the program to start as the coach's process, and its arguments.

    A Python that is installed gets the places where this one looks for modules, in order, so that
    it finds the same program from wherever it was started.
    """
    if not getattr(sys, "frozen", False):
        return (sys.executable, "-c", _CODE, *sys.path)
    own = Path(sys.executable)
    with_streams = own.with_name(_COMMAND_LINE + own.suffix)
    return (str(with_streams if with_streams.exists() else own), ARGUMENT)


class CoachLink(QObject):
    """Sends commands to the process that does the coach's work, and emits its messages.

    Signals:
        received: Message, one by one.
        lost: str, why no answer will come any more to what was sent; what is sent next goes to a
            new process.
    """

    received = Signal(object)
    lost = Signal(str)

    def send(self, command: CoachCommand) -> None:
        """Send a command."""
        raise NotImplementedError

    def close(self) -> None:
        """End for good."""
        raise NotImplementedError


class ProcessLink(CoachLink):
    """The coach's own process."""

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        """``command`` is the program with its arguments; it is not started yet."""
        super().__init__(parent)
        self._command = command
        self._process: QProcess | None = None
        self._unpacker = Unpacker()

    @override
    def send(self, command: CoachCommand) -> None:
        """Send a command; the process is started for it if there is none."""
        if self._process is None:
            self._process = self._started()
        self._process.write(packed(command))

    @override
    def close(self) -> None:
        """Let the process end; one that does not is ended."""
        process = self._part()
        if process is not None:
            process.closeWriteChannel()
            if not process.waitForFinished(_FAREWELL):
                process.kill()
                process.waitForFinished(_FAREWELL)

    def _started(self) -> QProcess:
        program, *arguments = self._command
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._fail)
        process.finished.connect(self._end)
        self._unpacker = Unpacker()
        process.start(program, arguments)
        return process

    def _part(self) -> QProcess | None:
        """Disconnect the process, and return it to be ended."""
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.errorOccurred.disconnect(self._fail)
            process.finished.disconnect(self._end)
        return process

    @Slot()
    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            for message in self._unpacker.take(bytes(process.readAllStandardOutput().data())):
                self.received.emit(message)
        except (pickle.UnpicklingError, EOFError, AttributeError, ImportError) as error:
            self._lose(f"the coach's process cannot be understood: {error!r}")

    @Slot(QProcess.ProcessError)
    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._lose("the coach's process does not start")

    @Slot()
    def _end(self) -> None:
        process = self._process
        said = (
            ""
            if process is None
            else bytes(process.readAllStandardError().data()).decode("utf-8", "replace")
        )
        self._lose(f"the coach's process has ended by itself: {said[-_LAST_WORDS:]}")

    def _lose(self, why: str) -> None:
        process = self._part()
        if process is not None:
            process.kill()
            process.waitForFinished(_FAREWELL)  # otherwise Qt warns of a process that still runs
            process.deleteLater()
        self.lost.emit(why)
