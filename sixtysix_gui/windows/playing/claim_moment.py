"""The moment in which the person may claim before the partner leads (MANY 2, four-66)."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from sixtysix_gui.controller.decisions import can_only_claim
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.durations import CLAIM_STAYS


def waits_for_claim(settings: Settings) -> bool:
    """Say whether the partner leads only when the person has said so.

    A moment is no time to hear what is asked: whoever has the screen read is waited for.
    """
    waits = settings.before_partner
    return waits == "wait" or (waits == "moment" and QAccessible.isActive())


class ClaimMoment(QObject):
    """Lets the coin lie alone for a moment.

    ``is_covered`` says whether something lies over the table, so that the coin cannot be seen or
    pressed; the moment then begins again.

    Signals:
        begins: the coin lies there, for the first time or once more.
        over: nobody has claimed; the partner may lead.
    """

    begins = Signal()
    over = Signal()

    def __init__(self, parent: QObject) -> None:
        """Begin without such a moment."""
        super().__init__(parent)
        self.is_covered: Callable[[], bool] = lambda: False
        self._stays = QTimer(self)
        self._stays.setSingleShot(True)
        self._stays.setInterval(CLAIM_STAYS)
        self._stays.timeout.connect(self._end)

    @property
    def lasts(self) -> bool:
        """Whether the coin lies there now."""
        return self._stays.isActive()

    def come_to(self, view: View | None, settings: Settings) -> None:
        """Begin, or go on, where a view asks for it; end everywhere else."""
        if not is_claim_only(view) or waits_for_claim(settings):
            self._stays.stop()
        elif not self.lasts:
            self._begin()

    def _begin(self) -> None:
        self._stays.start()
        self.begins.emit()

    def _end(self) -> None:
        if self.is_covered():
            self._begin()
        else:
            self.over.emit()

    def hold(self) -> None:
        """End it without a word: the person is asked about the claim."""
        self._stays.stop()


def is_claim_only(view: View | None) -> bool:
    """Say whether the person is to act and could only claim before the partner leads."""
    return view is not None and view.my_turn and can_only_claim(view)
