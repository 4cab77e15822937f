"""A deal that all have passed: a line says so, and the next one is dealt without a sheet."""

from PySide6.QtCore import QObject, QTimer, Signal

from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.rules.face import View
from sixtysix_gui.rules.trick_game.rule_set.settlement import TrickOutcome
from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.table.durations import PASSED_RESTS, Speed
from sixtysix_gui.windows.texts.trick_game.people import People
from sixtysix_gui.windows.texts.trick_game.results.endings import TrickResult, told_ending


def is_passed_over(finished: DealFinished) -> bool:
    """Say whether a deal needs no sheet: nobody bid, and a deal of the same game follows.

    In practice the sheet stays, for there the last pass can be taken back.
    """
    outcome = finished.outcome
    passed = isinstance(outcome, TrickOutcome) and outcome.reason == "passed"
    return passed and not (finished.practice or finished.again or finished.ends_game)


def passed_line_of(finished: DealFinished, view: View, people: People) -> str:
    """Give what is said of a deal that all have passed; empty where a sheet tells how it ended."""
    outcome = finished.outcome
    if not isinstance(view, TrickView) or not isinstance(outcome, TrickOutcome):
        return ""
    if not is_passed_over(finished):
        return ""
    return told_ending(TrickResult(outcome, view, people))


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

    def lie(self, line: str, speed: Speed) -> None:
        """Say a line and let the deal lie; one that lies already is left alone."""
        if not self._rest.isActive():
            pace = Speed.NORMAL if speed is Speed.NONE else speed
            self._rest.start(PASSED_RESTS.at(pace))
            self.said.emit(line)

    def clear_away(self) -> None:
        """Let nothing follow from it any more."""
        self._rest.stop()
