"""What is done with the person's data: written as tables, forgotten and brought back.

All of it happens on a thread of its own, so that thousands of games do not hold the window.
"""

import io
from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from sixtysix_gui.archive.changing import Deleted, PutBack
from sixtysix_gui.archive.rows import GameRow, Origin
from sixtysix_gui.storage.deletion_texts import Deletion
from sixtysix_gui.storage.files import AS_USUAL, write_atomically
from sixtysix_gui.storage.folders import StorageError
from sixtysix_gui.text.statistics import data as said
from sixtysix_gui.training.export import TrainingTable
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.windows.desktop.errands import Errand, Errands, Progress, ShouldStop
from sixtysix_gui.windows.statistics import tables
from sixtysix_gui.windows.statistics.reading import Deals
from sixtysix_gui.windows.statistics.tables import AnyTable, Kind, Table

_Row = TypeVar("_Row")
_Result = TypeVar("_Result")


class Block(Enum):
    """The blocks of the page, each with a line that says what was done."""

    EXPORT = "export"
    GAMES = "games"
    REVIEWS = "reviews"
    TRAINING = "training"


class Part(Enum):
    """The parts of the training that can be forgotten; the text is that of names."""

    MISTAKES = "mistakes"
    RATING = "rating"
    LESSONS = "lessons"


class Training(Protocol):
    """Who holds what is kept of the training (``TrainingKeeper``)."""

    @property
    def practice(self) -> Practice:
        """What is kept."""
        ...

    def forget_mistakes(self) -> None:
        """Forget all own mistakes, those too that are not in their drawer yet."""
        ...

    def tell_change(self) -> None:
        """Say that something of it has changed."""
        ...


class Changing(Protocol):
    """Who deletes games and brings them back."""

    def delete(self, rows: Sequence[GameRow], should_stop: ShouldStop, /) -> Deleted:
        """Delete games, so that they can be put back."""
        ...

    def put_back(self, deletions: Sequence[Deletion], should_stop: ShouldStop, /) -> PutBack:
        """Put deleted games back to where they were."""
        ...


class Coach(Protocol):
    """The coach (``CoachWorker``), who may be writing what is to be forgotten."""

    def halt(self) -> None:
        """Write nothing until ``begin_again``."""
        ...

    def begin_again(self) -> None:
        """Go on, from what is on the disk then."""
        ...


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
        archive: Deals,
        changes: Changing | None,
        forget_reviews: Callable[[], None] | None,
        coach: Coach | None = None,
        parent: QObject | None = None,
        *,
        training: Training | None = None,
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
        self._forgotten = Part.MISTAKES
        self._reviews_gone.connect(self._let_coach_begin)
        self._errands = Errands(self)
        self.undoable: tuple[Deletion, ...] = ()
        self.message: tuple[Block | None, Callable[[], str]] = (None, str)
        self.table: AnyTable = Table.DEALS

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
        return None if self._training is None else self._training.practice

    @property
    def tables(self) -> tuple[AnyTable, ...]:
        """What can be exported."""
        return (*Table, *(() if self._training is None else TrainingTable))

    @property
    def is_busy(self) -> bool:
        """Whether something is being done."""
        return self._errands.is_busy

    @property
    def exported(self) -> str:
        """What is said of an export that was the last thing done; empty without one."""
        block, message = self.message
        return message() if block is Block.EXPORT else ""

    @property
    def button_to_press_next(self) -> str:
        """The name of the button that leads on from what was done; empty if there is none."""
        block, _ = self.message
        if block is Block.GAMES:
            return "undo" if self.undoable else "forget-games"
        if block is Block.EXPORT:
            return "export-rows"
        if block is Block.TRAINING:
            return f"forget-{self._forgotten.value}"
        return "forget-reviews" if block is Block.REVIEWS else ""

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

    def export(self, table: AnyTable, kind: Kind, path: Path) -> None:
        """Write a table to a file."""

        def write(should_stop: ShouldStop) -> bool:
            out = io.StringIO(newline="")
            tables.write(table, kind, out, self._archive, self.practice, should_stop)
            if should_stop():
                return False
            write_atomically(path, out.getvalue().encode("utf-8", "replace"), AS_USUAL)
            return True

        def say(is_written: bool) -> None:
            if is_written:
                self._say(Block.EXPORT, lambda: said.saved_as(path.name))

        self._do(write, say, said.not_saved)

    def forget_games(self) -> None:
        """Delete all finished games."""
        changes, rows = self._changes, self.finished()
        if changes is None:
            return

        def say(deleted: Deleted) -> None:
            self.undoable = deleted.deletions
            self.changed.emit()
            self._say(Block.GAMES, lambda: said.games_forgotten(deleted.games))
            if deleted.trouble is not None:
                self.failed.emit(said.not_all_forgotten(), deleted.trouble)

        self._do(lambda should_stop: changes.delete(rows, should_stop), say, said.not_forgotten)

    def bring_back(self) -> None:
        """Bring back what was deleted last."""
        changes, deletions = self._changes, self.undoable
        if changes is None:
            return

        def say(back: PutBack) -> None:
            self.undoable = ()
            self.changed.emit()
            self._say(Block.GAMES, lambda: said.restored(back.games))

        def put_back(should_stop: ShouldStop) -> PutBack:
            return changes.put_back(deletions, should_stop)

        self._do(put_back, say, said.not_restored)

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

        def say(_: bool) -> None:
            self.changed.emit()
            self._say(Block.REVIEWS, said.reviews_forgotten)

        self._do(act, say, said.not_forgotten)

    def forget_training(self, part: Part) -> None:
        """Forget a part of what is kept of the training."""
        training = self._training
        if training is None:
            return
        forget = {
            Part.MISTAKES: training.forget_mistakes,
            Part.RATING: training.practice.forget_rating_and_counting,
            Part.LESSONS: training.practice.forget_lessons_and_days,
        }[part]
        forget()
        self._forgotten = part
        training.tell_change()
        self._say(Block.TRAINING, lambda: said.training_forgotten(part.value))

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

    def _say(self, block: Block | None, message: Callable[[], str]) -> None:
        self.message = block, message
        self.done.emit()
