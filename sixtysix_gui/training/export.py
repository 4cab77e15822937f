"""What is kept of the training as tables for other programs (storage.tables)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TextIO, TypeVar

from sixtysix_gui.storage.tables import TableColumn, write_csv, write_json
from sixtysix_gui.training.kept.answers import Answered, CountAnswer
from sixtysix_gui.training.kept.days import DayResult, Five, FiveItem
from sixtysix_gui.training.kept.lessons import LessonState
from sixtysix_gui.training.kept.mistakes import Mistake
from sixtysix_gui.training.practice import Practice


class TrainingTable(Enum):
    """What of the training can be exported; the text is that of files."""

    ANSWERS = "answers"
    MISTAKES = "mistakes"
    LESSONS = "lessons"
    FIVES = "fives"
    DAYS = "days"
    COUNTING = "counting"


@dataclass(frozen=True)
class _OfFive:
    five: Five
    item: FiveItem


_ANSWERS: Sequence[TableColumn[Answered]] = (
    TableColumn("number", lambda answer: answer.number),
    TableColumn("day", lambda answer: answer.day.isoformat()),
    TableColumn("rules", lambda answer: answer.rules),
    TableColumn("from", lambda answer: answer.source.value),
    TableColumn("kind", lambda answer: answer.kind.value),
    TableColumn("exercise", lambda answer: answer.exercise),
    TableColumn("difficulty", lambda answer: answer.difficulty),
    TableColumn("mark", lambda answer: answer.mark.value),
    TableColumn("first answer", lambda answer: answer.is_first),
    TableColumn("without help", lambda answer: answer.counts),
    TableColumn("rating after", lambda answer: answer.rating),
)
_MISTAKES: Sequence[TableColumn[Mistake]] = (
    TableColumn("mistake", lambda mistake: mistake.id),
    TableColumn("rules", lambda mistake: mistake.rules),
    TableColumn("day of the deal", lambda mistake: mistake.deal_day.isoformat()),
    TableColumn("trick", lambda mistake: mistake.trick),
    TableColumn("lost", lambda mistake: mistake.loss),
    TableColumn("drawer", lambda mistake: mistake.drawer.value),
    TableColumn("due", lambda mistake: mistake.due and mistake.due.isoformat()),
    TableColumn("right", lambda mistake: mistake.right),
    TableColumn("missed", lambda mistake: mistake.missed),
    TableColumn("since", lambda mistake: mistake.added.isoformat()),
    TableColumn("record", lambda mistake: mistake.text),
)
_LESSONS: Sequence[TableColumn[LessonState]] = (
    TableColumn("lesson", lambda lesson: lesson.number),
    TableColumn("opening seen", lambda lesson: lesson.seen),
    TableColumn("questions right", lambda lesson: len(lesson.right)),
    TableColumn("done", lambda lesson: lesson.done and lesson.done.isoformat()),
    TableColumn("right at once", lambda lesson: lesson.at_once if lesson.is_done else None),
)
_FIVES: Sequence[TableColumn[_OfFive]] = (
    TableColumn("five", lambda row: row.five.number),
    TableColumn("day", lambda row: row.five.day.isoformat()),
    TableColumn("rules", lambda row: row.five.rules),
    TableColumn("from", lambda row: row.item.source.value),
    TableColumn("exercise", lambda row: row.item.exercise),
    TableColumn("mark", lambda row: row.item.mark and row.item.mark.value),
)
_DAYS: Sequence[TableColumn[DayResult]] = (
    TableColumn("day", lambda day: day.day.isoformat()),
    TableColumn("rules", lambda day: day.rules),
    TableColumn("game", lambda day: day.game),
    TableColumn("my points", lambda day: day.mine),
    TableColumn("hints", lambda day: day.hints),
    TableColumn("the Ace's points", lambda day: day.ace),
    TableColumn("the Ace", lambda day: day.ace_state.value),
    TableColumn("program", lambda day: day.version),
    TableColumn("players", lambda day: day.players),
)
_COUNTING: Sequence[TableColumn[CountAnswer]] = (
    TableColumn("day", lambda answer: answer.day.isoformat()),
    TableColumn("rules", lambda answer: answer.rules),
    TableColumn("question", lambda answer: answer.question),
    TableColumn("mark", lambda answer: answer.mark.value),
)


def write_table(practice: Practice, table: TrainingTable, out: TextIO, *, as_json: bool) -> None:
    """Write a table as CSV below a line that names the columns, or as JSON."""
    _WRITERS[table](practice, out, as_json)


_Row = TypeVar("_Row")
_Writer = Callable[[Practice, TextIO, bool], None]


def _writer(
    columns: Sequence[TableColumn[_Row]], rows_of: Callable[[Practice], Iterable[_Row]]
) -> _Writer:
    def write(practice: Practice, out: TextIO, as_json: bool) -> None:
        (write_json if as_json else write_csv)(columns, rows_of(practice), out)

    return write


_WRITERS: Mapping[TrainingTable, _Writer] = {
    TrainingTable.ANSWERS: _writer(_ANSWERS, lambda practice: practice.answers.all()),
    TrainingTable.MISTAKES: _writer(_MISTAKES, lambda practice: practice.mistakes.all()),
    TrainingTable.LESSONS: _writer(_LESSONS, lambda practice: practice.lessons.states()),
    TrainingTable.FIVES: _writer(_FIVES, lambda practice: _items(practice.fives.all())),
    TrainingTable.DAYS: _writer(_DAYS, lambda practice: practice.days.all()),
    TrainingTable.COUNTING: _writer(_COUNTING, lambda practice: practice.counts.all()),
}


def _items(fives: Iterable[Five]) -> Iterable[_OfFive]:
    return (_OfFive(five, item) for five in fives for item in five.items)
