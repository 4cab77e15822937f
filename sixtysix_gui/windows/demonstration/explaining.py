"""The coach at a table for two that is only watched: he says why a good move was made."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import TableUpdate
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.table.advice import Advice
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.coach.reasons import reason_sentence
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.windows.demonstration.move_reasons import GoodMove, MoveReasons


class Explaining(QObject):
    """Writes on the coach's paper what was good about a move, when that move has been seen.

    Signals:
        has_been_read: there was time to read it; it stays until the next move.
        told: list of str, what readers of the screen are to hear.
        said: str, a line that tells that the coach has failed.
    """

    has_been_read = Signal()
    told = Signal(list)
    said = Signal(str)

    def __init__(
        self,
        worker: CoachWorker,
        table: Table,
        narrator: Callable[[], Narrator | None],
        parent: QObject | None = None,
    ) -> None:
        """Say nothing yet: ``use`` switches it on."""
        super().__init__(parent)
        self._table = table
        self._narrator = narrator
        self._per_letter = 0
        self._shown: GoodMove | None = None
        self._reasons = MoveReasons(worker, self)
        self._reasons.failed.connect(self._say_failure)
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self.has_been_read)
        table.advice_ended.connect(self._put_away)

    @property
    def is_on(self) -> bool:
        """Whether moves are explained."""
        return self._per_letter > 0

    def use(self, per_letter: int) -> None:
        """Give each letter that many milliseconds; 0 ends it."""
        self._per_letter, narrator = per_letter, self._narrator()
        if not self.is_on:
            self.stop()
        elif self._shown is not None and narrator is not None:
            self._table.advise(self._advice(self._shown, narrator))

    def begin(self, choice: View | None) -> None:
        """Look at what is to be decided now."""
        self._reasons.begin_anew(choice)

    def stop(self) -> None:
        """Put everything away, and calculate nothing more."""
        self._reasons.stop()
        self._put_away()
        self._table.advise(None)

    def follow(self, update: TableUpdate, controller: GameController) -> None:
        """Take what has happened, and what is to be decided after it."""
        if not self.is_on:
            return
        self._put_away()
        choice, records = controller.watched_choice, controller.game_records()
        if update.fresh_deal or update.at_once or not records[-1].moves:
            self._reasons.begin_anew(choice)
        else:
            self._reasons.follow(records[-1].moves[-1], update, choice)

    def speaks(self) -> bool:
        """Say what there is to say of the move that has been seen; whether it is being read now."""
        if not self.is_on or self._reading.isActive():
            return self.is_on
        good, narrator = self._reasons.told(), self._narrator()
        if good is None or narrator is None:
            return False
        self._shown = good
        advice = self._advice(good, narrator)
        self._table.advise(advice)
        self.told.emit([advice.spoken])
        self._reading.start(self._per_letter * len(advice.sentence))
        return True

    @Slot()
    def _put_away(self) -> None:
        self._reading.stop()
        self._shown = None

    @Slot()
    def _say_failure(self) -> None:
        self.said.emit(
            translate("CoachHints", "The coach could not work this out. The log says why.")
        )

    def _advice(self, good: GoodMove, narrator: Narrator) -> Advice:
        """Say who did what, as the history does, and why; readers have heard the first."""
        seen, people, mover = good.update, narrator.people, good.view.seat
        why = reason_sentence(
            good.reason,
            narrator.words,
            people.label(opposite(mover)),
            before_move=True,
            mover=people.label(mover),
        )
        done = narrator.told(seen.events[:1], seen.view)
        spoken = translate("CoachHints", "Coach: {sentence}").format(sentence=why)
        return Advice(" ".join((*done, why)), spoken=spoken)
