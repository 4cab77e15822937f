"""A deal that all have passed: a line says so, and the next one is dealt without a sheet."""

from PySide6.QtCore import QObject, QTimer, Signal

from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.text.people import People
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.endings import told_ending


def passed_line_of(finished: DealFinished, view: View, people: People) -> str:
    """Give what is said of a deal that all have passed; empty where a sheet tells how it ended.

    So it does at the end of a game, and in practice, for there the last pass can be taken back.
    """
    outcome = finished.outcome
    if outcome.reason != "passed" or finished.practice or finished.again or finished.ends_game:
        return ""
    return told_ending(DealResult(outcome, view, people))


class PassedDeal(QObject):
    """Lets a passed deal lie for a moment.

    Signals:
        said: str, the line that says so.
        over: the next deal is due.
    """

    said = Signal(str)
    over = Signal()

    def __init__(self, parent: QObject) -> None:
        """Begin without such a deal."""
        super().__init__(parent)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.over)

    def lie(self, line: str, rest: int) -> None:
        """Say a line and let the deal lie so many milliseconds; one that lies is left alone."""
        if not self._rest.isActive():
            self._rest.start(rest)
            self.said.emit(line)

    def change_rest(self, rest: int) -> None:
        """Let a deal that lies now lie so many milliseconds from here on."""
        if self._rest.isActive():
            self._rest.start(rest)

    def clear_away(self) -> None:
        """Let nothing follow from it any more."""
        self._rest.stop()
