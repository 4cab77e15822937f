"""The coach at a table for two that is only watched: he says why a good move was made."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import TableUpdate
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.advice import Advice
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.coach.reasons import reason_sentence
from sixtysix_gui.text.common import translate
from sixtysix_gui.windows.demonstration.demonstrators import Demonstrators
from sixtysix_gui.windows.demonstration.move_reasons import GoodMove, MoveReasons
from sixtysix_gui.windows.settings.settings_keeper import words_of
from sixtysix_gui.windows.telling.table_history import event_sentences_for


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
        players: Demonstrators,
        parent: QObject | None = None,
    ) -> None:
        """Say nothing yet: ``use`` switches it on."""
        super().__init__(parent)
        self._table = table
        self._players = players
        self._settings = Settings()
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

    def use(self, settings: Settings, per_letter: int) -> None:
        """Give each letter so many milliseconds, in the words of these settings; 0 ends it."""
        self._settings, self._per_letter = settings, per_letter
        if not self.is_on:
            self.stop()
        elif self._shown is not None:
            self._table.advise(self._advice(self._shown))

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
        good = self._reasons.told()
        if good is None:
            return False
        self._shown = good
        advice = self._advice(good)
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

    def _advice(self, good: GoodMove) -> Advice:
        """Say who did what, as the history does, and why; readers have heard the first."""
        words, seen = words_of(self._settings), good.update
        names, mover = self._players.names(self._settings), good.view.seat
        why = reason_sentence(
            good.reason,
            words,
            names.of(opposite(mover)),
            before_move=True,
            mover=names.of(mover),
        )
        done: list[str] = []
        if seen.view.rules.close:
            sentences = event_sentences_for(seen.view, self._table.players, words)
            done = sentences.sentences(seen.events[:1], seen.view)
        spoken = translate("CoachHints", "Coach: {sentence}").format(sentence=why)
        return Advice(" ".join((*done, why)), spoken=spoken)
