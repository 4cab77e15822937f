"""What is done with the person's data: written as tables, forgotten and brought back.

All of it happens on a thread of its own, so that thousands of games do not hold the window.
"""

import io
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.changing import Changes, Deleted
from sixtysix_gui.archive.rows import GameRow, Origin
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.statistics.export import ExportTable, write_games
from sixtysix_gui.storage.deleted_games import PutBack
from sixtysix_gui.storage.deletion_texts import Deletion
from sixtysix_gui.storage.files import AS_USUAL, write_atomically
from sixtysix_gui.storage.folders import StorageError
from sixtysix_gui.text.common import shown_text, texts
from sixtysix_gui.training.export import TrainingTable, write_table
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.windows.desktop.errands import Errand, Errands, Progress, ShouldStop

_ = texts("Statistics")

_Result = TypeVar("_Result")
AnyTable = ExportTable | TrainingTable
"""What can be exported at all."""


class ExportFormat(Enum):
    """As what it can be exported; the text is the end of a file's name."""

    CSV = "csv"
    JSON = "json"


class DataBlock(Enum):
    """The blocks of the page, each with a line that says what was done."""

    EXPORT = "export"
    GAMES = "games"
    REVIEWS = "reviews"
    TRAINING = "training"


class TrainingPart(Enum):
    """The parts of the training that can be forgotten; the text is that of buttons."""

    MISTAKES = "mistakes"
    RATING = "rating"
    LESSONS = "lessons"


@dataclass(frozen=True)
class TrainingUses:
    """What is done with what is kept of the training, by the keeper of it."""

    practice: Callable[[], Practice]
    forget_mistakes: Callable[[], None]
    """Forgets those, too, that are not in their drawer yet."""
    tell_change: Callable[[], None]


class DataActs(QObject):
    """Acts on all data at once, whatever filters are set.

    ``undoable`` is what was deleted last and can be brought back; ``message`` says what was done,
    below which block.

    Signals:
        done: the page is to be written again.
        changed: the files of the archive or of the coach are other ones now.
        failed: (str, Notice), what could not be done, and why.
    """

    done = Signal()
    changed = Signal()
    failed = Signal(str, object)
    _reviews_gone = Signal()

    def __init__(
        self,
        archive: Archive,
        changes: Changes | None,
        forget_reviews: Callable[[], None] | None,
        coach: CoachWorker | None = None,
        parent: QObject | None = None,
        *,
        training: TrainingUses | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Act on an archive, and on what is kept of the ``training``, as of ``today``.

        Without ``changes`` or ``forget_reviews`` nothing can be forgotten: another program that
        runs may change the same files. ``coach`` writes nothing while reviews are forgotten.
        """
        super().__init__(parent)
        self._archive = archive
        self._changes = changes
        self._forget = forget_reviews
        self._coach = coach
        self._training = training
        self.today = today
        self._forgotten = TrainingPart.MISTAKES
        self._reviews_gone.connect(self._let_coach_begin)
        self._errands = Errands(self)
        self.undoable: tuple[Deletion, ...] = ()
        self.message: tuple[DataBlock | None, Callable[[], str]] = (None, str)
        self.table: AnyTable = ExportTable.DEALS

    @property
    def can_delete(self) -> bool:
        """Whether games can be forgotten."""
        return self._changes is not None

    @property
    def can_forget_reviews(self) -> bool:
        """Whether what the coach found can be forgotten."""
        return self._forget is not None

    @property
    def practice(self) -> Practice | None:
        """What is kept of the training; None where there is none."""
        return None if self._training is None else self._training.practice()

    @property
    def tables(self) -> tuple[AnyTable, ...]:
        """What can be exported."""
        return (*ExportTable, *(() if self._training is None else TrainingTable))

    @property
    def is_busy(self) -> bool:
        """Whether something is being done."""
        return self._errands.is_busy

    def message_of(self, block: DataBlock) -> str:
        """Return what is said below a block if that was done last; else nothing."""
        of, message = self.message
        return message() if of is block else ""

    @property
    def button_to_press_next(self) -> str:
        """The name of the button that leads on from what was done; empty if there is none."""
        block, _ = self.message
        if block is DataBlock.GAMES:
            return "undo" if self.undoable else "forget-games"
        if block is DataBlock.EXPORT:
            return "export-rows"
        if block is DataBlock.TRAINING:
            return f"forget-{self._forgotten.value}"
        return "forget-reviews" if block is DataBlock.REVIEWS else ""

    def end_message(self) -> None:
        """Say no more what was done: the person has gone on to something else."""
        self.message = None, str

    def finished(self) -> tuple[GameRow, ...]:
        """Return the games that were finished here: those that would be forgotten."""
        rows = self._archive.games()
        return tuple(row for row in rows if row.origin is Origin.FINISHED)

    def shut_down(self) -> None:
        """End; what is being written is waited for."""
        self._errands.shut_down()

    # --------------------------------------------------------------------------------- the acts

    def export(self, table: AnyTable, kind: ExportFormat, path: Path) -> None:
        """Write a table to a file."""

        def write(should_stop: ShouldStop) -> bool:
            out, as_json = io.StringIO(newline=""), kind is ExportFormat.JSON
            if isinstance(table, ExportTable):
                write_games(self._archive, table, out, should_stop, as_json=as_json)
            elif self.practice is not None:
                write_table(self.practice, table, out, as_json=as_json)
            if should_stop():
                return False
            write_atomically(path, out.getvalue().encode("utf-8", "replace"), AS_USUAL)
            return True

        def saved_as() -> str:
            text = _("Saved as {file}.")
            return text.format(file=shown_text(path.name))

        def say(is_written: bool) -> None:
            if is_written:
                self._say(DataBlock.EXPORT, saved_as)

        self._do(write, say, lambda: _("The file was not saved"))

    def forget_games(self) -> None:
        """Delete all finished games."""
        changes, rows = self._changes, self.finished()
        if changes is None:
            return

        def say(deleted: Deleted) -> None:
            self.undoable, games = deleted.deletions, deleted.games
            self.changed.emit()
            self._say(
                DataBlock.GAMES,
                lambda: _("%n game(s) forgotten.", "", games),
            )
            if deleted.trouble is not None:
                head = _("Not all games were forgotten")
                self.failed.emit(head, deleted.trouble)

        self._do(lambda should_stop: changes.delete(rows, should_stop), say, _nothing_forgotten)

    def bring_back(self) -> None:
        """Bring back what was deleted last."""
        changes, deletions = self._changes, self.undoable
        if changes is None:
            return

        def say(back: PutBack) -> None:
            self.undoable = ()
            self.changed.emit()
            self._say(
                DataBlock.GAMES,
                lambda: _("%n game(s) restored.", "", back.games),
            )

        self._do(
            lambda should_stop: changes.deleted_games.put_back(deletions, should_stop),
            say,
            lambda: _("The games were not restored"),
        )

    def forget_reviews(self) -> None:
        """Delete what the coach has found."""
        forget = self._forget
        if forget is None:
            return
        if self._coach is not None:
            self._coach.halt()

        def act(_should_stop: ShouldStop) -> bool:
            try:
                forget()
            finally:
                self._reviews_gone.emit()
            return True

        def say(_unused: bool) -> None:
            self.changed.emit()
            self._say(
                DataBlock.REVIEWS,
                lambda: _("What the coach found is forgotten."),
            )

        self._do(act, say, _nothing_forgotten)

    def forget_training(self, part: TrainingPart, said: Callable[[], str]) -> None:
        """Forget a part of what is kept of the training, and say so."""
        training = self._training
        if training is None:
            return
        forget = {
            TrainingPart.MISTAKES: training.forget_mistakes,
            TrainingPart.RATING: training.practice().forget_rating_and_counting,
            TrainingPart.LESSONS: training.practice().forget_lessons_and_days,
        }[part]
        forget()
        self._forgotten = part
        training.tell_change()
        self._say(DataBlock.TRAINING, said)

    @Slot()
    def _let_coach_begin(self) -> None:
        if self._coach is not None:
            self._coach.begin_again()

    def _do(
        self,
        act: Callable[[ShouldStop], _Result],
        then: Callable[[_Result], None],
        head: Callable[[], str],
    ) -> None:
        """Do something on the thread; the page knows meanwhile that something is being done."""

        def run(should_stop: ShouldStop, _progress: Progress) -> _Result:
            return act(should_stop)

        self._errands.do(Errand(run, then, partial(self._fail, head)))
        self._say(None, str)

    def _fail(self, head: Callable[[], str], error: StorageError | None) -> None:
        self.changed.emit()
        self.done.emit()
        if error is not None:
            self.failed.emit(head(), error.notice)

    def _say(self, block: DataBlock | None, message: Callable[[], str]) -> None:
        self.message = block, message
        self.done.emit()


def _nothing_forgotten() -> str:
    return _("Nothing was forgotten")
