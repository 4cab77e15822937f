"""How the Ace would have played a deal: asked below the list of tricks, answered in two figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.records import DealRecord
from sixtysix_gui.text.training import day as said
from sixtysix_gui.training.day import SeatToPlay, points_for, seat_in
from sixtysix_gui.windows.viewer.ace_panel import AcePanel

if TYPE_CHECKING:
    from sixtysix_gui.windows.viewer.ace_at_work import AceAtWork, AceTask


class Duplicate(QObject):
    """Lets the Ace play the person's seat in the deal that is shown, once that is asked.

    Signals:
        both_wanted: DealRecord and DealRecord, the person's play and the Ace's, to be looked at.
        told: str, what only those are to be told who listen.
    """

    both_wanted = Signal(object, object)
    told = Signal(str)

    def __init__(self, panel: AcePanel, deck: str, parent: QObject) -> None:
        """Answer on a panel; nothing is played before somebody asks."""
        super().__init__(parent)
        self._panel = panel
        self._deck = deck
        self._ace: AceAtWork | None = None
        self._record: DealRecord | None = None
        self._wanted: SeatToPlay | None = None
        self._played: list[tuple[SeatToPlay, DealRecord]] = []
        panel.ask.clicked.connect(self._press)

    def show_deal(self, records: Sequence[DealRecord]) -> None:
        """Offer it for the last of some deals, where the Ace can play it."""
        self._record, self._wanted = records[-1], seat_in(records)
        self._tell()

    def shut_down(self) -> None:
        """Stop playing."""
        if self._ace is not None:
            self._ace.shut_down()
            self._ace = None

    @property
    def _his(self) -> DealRecord | None:
        """The deal as the Ace has played it; None before."""
        return next((record for wanted, record in self._played if wanted == self._wanted), None)

    def _press(self) -> None:
        record, his = self._record, self._his
        if record is not None and his is not None:
            self.both_wanted.emit(record, his)
        else:
            self._play()

    def _play(self) -> None:
        if self._wanted is None:
            return
        from sixtysix_gui.windows.viewer.ace_at_work import AceAtWork

        if self._ace is None:
            self._ace = AceAtWork(self)
            self._ace.played.connect(self._take)
            self._ace.failed.connect(self._fail)
        self._ace.play(self._task(self._wanted))
        self._tell()

    def _task(self, wanted: SeatToPlay) -> AceTask:
        from sixtysix_gui.windows.viewer.ace_at_work import AceTask

        record, ace = self._record, said.ace_name(self._deck)
        names: list[str] = []
        seats = wanted.record.rules.seats
        for seat in seats:
            written = "" if record is None else record.tag(seat.name) or ""
            names.append(ace if seat is wanted.seat else written or seat.name)
        if names[0] == names[1]:
            names = [f"{name} {seat.name}" for name, seat in zip(names, seats, strict=True)]
        return AceTask(wanted, tuple(names))

    def _take(self, task: AceTask, record: DealRecord) -> None:
        self._played.append((task.wanted, record))
        self._tell()
        if self._wanted == task.wanted:
            self.told.emit(self._panel.line)

    def _fail(self, task: AceTask) -> None:
        if self._wanted == task.wanted:
            self._panel.say(said.ace_failed_line(self._deck), said.how_would(self._deck))
            self.told.emit(self._panel.line)

    def _tell(self) -> None:
        """Show the question, that the Ace is playing, or both figures."""
        panel, wanted, deck = self._panel, self._wanted, self._deck
        panel.setVisible(wanted is not None)
        his, record = self._his, self._record
        if wanted is None or record is None:
            return
        if his is not None:
            mine, theirs = (_points(each, wanted) for each in (record, his))
            panel.say(said.duplicate_line(mine, theirs, deck), said.both_words())
        elif self._ace is not None and self._ace.is_playing(self._task(wanted)):
            panel.say("", said.ace_plays_word(deck), is_busy=True)
        else:
            panel.say("", said.how_would(deck))


def _points(record: DealRecord, wanted: SeatToPlay) -> int:
    outcome = record.outcome
    return 0 if outcome is None else points_for(outcome, record.rules.sides[wanted.seat])
