"""The coach looks back at the person's deals by himself, as far as the person wants that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.coach.judgements import Account, Judgement, Moment, Verdict, can_review
from sixtysix_gui.controller.coach_worker import CoachJob, CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper

if TYPE_CHECKING:
    from sixtysix_gui.coach.accounts import Lesson
    from sixtysix_gui.windows.sheets.game_sheet import DiscMark, GameMarks

_THINKING, _HIDDEN = "an opponent thinks", "the window is hidden"
"""Why the coach rests."""
_SEEN_BY = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowStateChange)
_SEVEREST = (Verdict.BLUNDER, Verdict.MISTAKE, Verdict.SLIP)


@dataclass(frozen=True)
class FoundDeal:
    """What the coach found in a deal: its account, and what is marked of it."""

    account: Account
    marks: tuple[Lesson, ...]

    @property
    def worst(self) -> Verdict:
        """The severest verdict on the person's moves; good where none cost anything."""
        verdicts = {mark.verdict for mark in self.marks}
        return next((verdict for verdict in _SEVEREST if verdict in verdicts), Verdict.GOOD)


class CoachReviews(QObject):
    """Has every deal of the game at the table judged when it is over, and keeps what was found.

    The coach rests while an opponent thinks or the window cannot be seen.

    Signals:
        changed: another deal is judged.
    """

    changed = Signal()

    def __init__(
        self,
        controller: GameController,
        worker: CoachWorker,
        keeper: SettingsKeeper,
        on_battery: Callable[[], bool],
        window: QWidget,
    ) -> None:
        """Listen to a controller; ``on_battery`` is asked before every deal."""
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._worker = worker
        self._keeper = keeper
        self._on_battery = on_battery
        self._found: dict[object, FoundDeal] = {}
        self._asked: dict[object, CoachJob] = {}
        self._last: tuple[DealRecord, ...] = ()
        controller.deal_finished.connect(self._take_end)
        controller.game_resigned.connect(self._take_end)
        controller.thinking_changed.connect(self._rest_for_opponent)
        window.installEventFilter(self)
        self._rest_if_hidden()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice whether the window can be seen."""
        if watched is self._window and event.type() in _SEEN_BY:
            self._rest_if_hidden()
        return super().eventFilter(watched, event)

    def _rest_for_opponent(self, thinks: bool) -> None:
        self._worker.rest(_THINKING, rests=thinks)

    def _rest_if_hidden(self) -> None:
        seen = self._window.isVisible() and not self._window.isMinimized()
        self._worker.rest(_HIDDEN, rests=not seen)

    @property
    def are_wanted(self) -> bool:
        """Whether deals are looked back at without being asked, now."""
        return self._keeper.settings.coach_reviews and not self._on_battery()

    @property
    def last_deals(self) -> tuple[DealRecord, ...]:
        """The finished deals of this game, or of the game before while it has none.

        Those of three and four can be looked at as well, without what the coach knows.
        """
        now = self._controller.game_records()
        over = now[:-1] if self._controller.is_deal_running else now
        return over or self._last

    def note_on(self, record: DealRecord, called: str) -> str | None:
        """Return what the coach says of a deal in one line; empty while he works, else None.

        ``called`` is how sentences call the other.
        """
        from sixtysix_gui.text.coach import ledger as said

        found = self._found.get(_name_of(record))
        if found is not None:
            return said.result_note(found.account, len(found.marks), called)
        return "" if _name_of(record) in self._asked else None

    def marks_of(self, records: Sequence[DealRecord], called: str) -> GameMarks | None:
        """Return what he has found in the deals of a game; None where he looks at none.

        Only the deal that cost the person most is marked, once all are known.
        """
        from sixtysix_gui.text.coach import ledger as said
        from sixtysix_gui.windows.sheets.game_sheet import GameMarks

        found = [self._found.get(_name_of(record)) for record in records]
        asked = any(_name_of(record) in self._asked for record in records)
        if not any(found) and not asked:
            return None
        known = [each for each in found if each is not None]
        if len(known) < len(found):
            return GameMarks((None,) * len(found))
        worst = max(range(len(known)), key=lambda place: known[place].account.given)
        marks = tuple(
            _disc_mark(number, each) if number == worst + 1 and each.worst.strokes else None
            for number, each in enumerate(known, start=1)
        )
        return GameMarks(marks, said.game_note([each.account for each in known], called))

    def _take_end(self) -> None:
        """Ask for all deals of the game that are not judged yet, the newest first."""
        self._last = self._controller.game_records()
        records = tuple(each for each in self._last if each.rules.close)
        setup = self._controller.setup
        if setup is None or setup.person is None or not self.are_wanted:
            return
        names = {_name_of(record) for record in records}
        self._found = {name: found for name, found in self._found.items() if name in names}
        for record in records:
            if _name_of(record) not in self._found | self._asked and can_review(record.rules):
                self._ask(record, setup.person)

    def _ask(self, record: DealRecord, seat: Seat) -> None:
        name = _name_of(record)
        job = self._asked[name] = self._worker.review(record, seat, asked=False)
        own: list[Moment] = []
        judged: dict[int, Judgement] = {}

        def open_deal(moments: Sequence[Moment]) -> None:
            own[:] = [moment for moment in moments if moment.seat is seat]

        def sum_up(account: Account | None) -> None:
            from sixtysix_gui.coach.accounts import JudgedDecision, dearest, lessons_of

            if account is not None:
                mine = [
                    JudgedDecision(moment.step, moment.view, judged[moment.step])
                    for moment in own
                    if moment.step in judged
                ]
                self._found[name] = FoundDeal(account, dearest(lessons_of(mine)))

        def end() -> None:
            self._asked.pop(name, None)
            self.changed.emit()

        job.opened.connect(open_deal)
        job.judged.connect(judged.__setitem__)
        job.summed.connect(sum_up)
        job.ended.connect(end)
        job.failed.connect(end)


def _name_of(record: DealRecord) -> object:
    """Return what tells a deal from all others, whatever its tags say."""
    return record.pack, record.dealer, record.moves


def _disc_mark(number: int, found: FoundDeal) -> DiscMark:
    from sixtysix_gui.text.coach import ledger as said
    from sixtysix_gui.windows.sheets.game_sheet import DiscMark

    loss = said.disc_loss(found.account)
    return DiscMark(found.worst, loss, said.spoken_disc(number, found.worst, found.account))
