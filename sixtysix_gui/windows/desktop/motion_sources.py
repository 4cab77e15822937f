"""Who knows whether the system asks for less motion: KDE's file, or a command."""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, Slot
from typing_extensions import override

from sixtysix_gui.storage.files.reading import read_plain_file


class Asked(QObject):
    """Is asked whether less motion is wanted; nobody waits for the answer.

    Signals:
        answered: bool, whether it is; after a question, or whenever that changes.
    """

    answered = Signal(bool)

    @Slot()
    def ask(self) -> None:
        """Ask, unless an answer is still to come."""
        raise NotImplementedError

    @Slot()
    def stop(self) -> None:
        """Wait for no answer any more."""
        raise NotImplementedError


_LARGEST_FILE = 1024 * 1024
"""Bytes of a file that may still be KDE's; it has some thousands."""
_FLAG = re.compile(r"\[\$\w+\]")
"""A mark behind a group or a key, such as ``[$i]`` for one that must not be changed."""


def kde_asks_for_less_motion(environment: Mapping[str, str]) -> bool:
    """Say whether KDE is the desktop and lets nothing move.

    A file that is missing, damaged, endless or none at all says nothing.
    """
    if "KDE" not in environment.get("XDG_CURRENT_DESKTOP", ""):
        return False
    folder = environment.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    try:
        data = read_plain_file(Path(folder) / "kdeglobals", _LARGEST_FILE)
    except OSError:
        return False
    *_, factor = "1", *_values(data.decode(errors="replace"), "KDE", "AnimationDurationFactor")
    try:
        return float(factor) == 0.0
    except ValueError:
        return False


def _values(text: str, group: str, key: str) -> Iterator[str]:
    """Give all values of a key, in order; the last one counts."""
    is_inside = False
    for line in text.splitlines():
        entry = line.strip()
        if entry.startswith("["):
            is_inside = _FLAG.sub("", entry) == f"[{group}]"
            continue
        name, _, value = entry.partition("=")
        if is_inside and _FLAG.sub("", name).strip() == key:
            yield value


_COMMAND_PATIENCE = 3_000
"""Milliseconds after which a command that does not end is ended."""
_LONGEST_ANSWER = 4096
"""Bytes after which an answer is none."""


@dataclass(frozen=True)
class CommandQuestion:
    """A command that prints the system's setting, and what its answer means."""

    command: tuple[str, ...]
    is_yes: Callable[[str], bool]


class ProcessQuestion(Asked):
    """Asks by a process of its own; what does not answer in time says no."""

    def __init__(self, question: CommandQuestion, parent: QObject | None = None) -> None:
        """Ask nothing yet."""
        super().__init__(parent)
        self._question = question
        self._process = QProcess(self)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._take_part)
        self._process.finished.connect(self._take_answer)
        self._process.errorOccurred.connect(self._take_failure)
        self._give_up = QTimer(self, singleShot=True, interval=_COMMAND_PATIENCE)
        self._give_up.timeout.connect(self._process.kill)
        self._answer = b""

    @override
    @Slot()
    def ask(self) -> None:
        """Start the command, unless it still runs."""
        if self._process.state() is QProcess.ProcessState.NotRunning:
            program, *arguments = self._question.command
            self._answer = b""
            self._give_up.start()
            self._process.start(program, arguments, QProcess.OpenModeFlag.ReadOnly)

    @override
    @Slot()
    def stop(self) -> None:
        """Wait for no answer any more."""
        self._give_up.stop()
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(_COMMAND_PATIENCE)

    @Slot()
    def _take_part(self) -> None:
        self._answer += bytes(self._process.readAllStandardOutput().data())
        if len(self._answer) > _LONGEST_ANSWER:
            self._answer = self._answer[:_LONGEST_ANSWER]
            self._process.kill()

    @Slot(int, QProcess.ExitStatus)
    def _take_answer(self, exit_code: int, status: QProcess.ExitStatus) -> None:
        self._give_up.stop()
        self._take_part()
        answered = status is QProcess.ExitStatus.NormalExit and exit_code == 0
        text = self._answer.decode(errors="replace")
        self.answered.emit(answered and self._question.is_yes(text))

    @Slot(QProcess.ProcessError)
    def _take_failure(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._give_up.stop()
            self.answered.emit(False)
