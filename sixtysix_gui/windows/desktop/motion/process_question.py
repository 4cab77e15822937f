"""A question to the system that a command answers: nobody waits for it, and not for long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QProcess, QTimer, Slot
from typing_extensions import override

from sixtysix_gui.windows.desktop.motion.asked import Asked

_PATIENCE = 3_000
"""Milliseconds after which a command that does not end is ended."""
_LONGEST_ANSWER = 4096
"""Bytes after which an answer is none."""


@dataclass(frozen=True)
class Question:
    """A command that prints the system's setting, and what its answer means."""

    command: tuple[str, ...]
    is_yes: Callable[[str], bool]


class ProcessQuestion(Asked):
    """Asks by a process of its own; what does not answer in time says no."""

    def __init__(self, question: Question, parent: QObject | None = None) -> None:
        """Ask nothing yet."""
        super().__init__(parent)
        self._question = question
        self._process = QProcess(self)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._take_part)
        self._process.finished.connect(self._take_answer)
        self._process.errorOccurred.connect(self._take_failure)
        self._give_up = QTimer(self, singleShot=True, interval=_PATIENCE)
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
            self._process.waitForFinished(_PATIENCE)

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
