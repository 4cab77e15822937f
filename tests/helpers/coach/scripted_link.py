"""A coach who says what he is told to say, without a process of his own."""

from PySide6.QtCore import QObject
from typing_extensions import override

from sixtysix_gui.coach.judgements import Hint
from sixtysix_gui.controller.coach_work import Advised, Begin, CoachCommand, Ended, Work
from sixtysix_gui.controller.coach_worker import CoachLink


class ScriptedLink(CoachLink):
    """Keeps the commands, and answers only when the test wants it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.commands: list[CoachCommand] = []
        self.closed = False

    @override
    def send(self, command: CoachCommand) -> None:
        self.commands.append(command)

    @override
    def close(self) -> None:
        self.closed = True

    @property
    def begun(self) -> Begin:
        """The newest work that was asked for."""
        return next(command for command in reversed(self.commands) if isinstance(command, Begin))

    @property
    def works(self) -> list[Work]:
        """All works that were asked for, in order."""
        return [command.work for command in self.commands if isinstance(command, Begin)]

    def advise(self, hint: Hint) -> None:
        number = self.begun.number
        self.received.emit(Advised(number, hint))
        self.received.emit(Ended(number))

    def fail(self, details: str) -> None:
        """End with an error."""
        self.received.emit(Ended(self.begun.number, details))
