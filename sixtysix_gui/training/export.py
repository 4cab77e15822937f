"""What is kept of the training as tables for other programs (storage.tables)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TextIO, TypeVar

from sixtysix_gui.storage.tables import Column, write_csv, write_json
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


_ANSWERS: Sequence[Column[Answered]] = (
    Column("number", lambda answer: answer.number),
    Column("day", lambda answer: answer.day.isoformat()),
    Column("rules", lambda answer: answer.rules),
    Column("from", lambda answer: answer.source.value),
    Column("kind", lambda answer: answer.kind.value),
    Column("exercise", lambda answer: answer.exercise),
    Column("difficulty", lambda answer: answer.difficulty),
    Column("mark", lambda answer: answer.mark.value),
    Column("first answer", lambda answer: answer.is_first),
    Column("without help", lambda answer: answer.counts),
    Column("rating after", lambda answer: answer.rating),
)
_MISTAKES: Sequence[Column[Mistake]] = (
    Column("mistake", lambda mistake: mistake.id),
    Column("rules", lambda mistake: mistake.rules),
    Column("day of the deal", lambda mistake: mistake.deal_day.isoformat()),
    Column("trick", lambda mistake: mistake.trick),
    Column("lost", lambda mistake: mistake.loss),
    Column("drawer", lambda mistake: mistake.drawer.value),
    Column("due", lambda mistake: mistake.due and mistake.due.isoformat()),
    Column("right", lambda mistake: mistake.right),
    Column("missed", lambda mistake: mistake.missed),
    Column("since", lambda mistake: mistake.added.isoformat()),
    Column("record", lambda mistake: mistake.text),
)
_LESSONS: Sequence[Column[LessonState]] = (
    Column("lesson", lambda lesson: lesson.number),
    Column("opening seen", lambda lesson: lesson.seen),
    Column("questions right", lambda lesson: len(lesson.right)),
    Column("done", lambda lesson: lesson.done and lesson.done.isoformat()),
    Column("right at once", lambda lesson: lesson.at_once if lesson.is_done else None),
)
_FIVES: Sequence[Column[_OfFive]] = (
    Column("five", lambda row: row.five.number),
    Column("day", lambda row: row.five.day.isoformat()),
    Column("rules", lambda row: row.five.rules),
    Column("from", lambda row: row.item.source.value),
    Column("exercise", lambda row: row.item.exercise),
    Column("mark", lambda row: row.item.mark and row.item.mark.value),
)
_DAYS: Sequence[Column[DayResult]] = (
    Column("day", lambda day: day.day.isoformat()),
    Column("rules", lambda day: day.rules),
    Column("game", lambda day: day.game),
    Column("my points", lambda day: day.mine),
    Column("hints", lambda day: day.hints),
    Column("the Ace's points", lambda day: day.ace),
    Column("the Ace", lambda day: day.ace_state.value),
    Column("program", lambda day: day.version),
    Column("players", lambda day: day.players),
)
_COUNTING: Sequence[Column[CountAnswer]] = (
    Column("day", lambda answer: answer.day.isoformat()),
    Column("rules", lambda answer: answer.rules),
    Column("question", lambda answer: answer.question),
    Column("mark", lambda answer: answer.mark.value),
)


def write_table(practice: Practice, table: TrainingTable, out: TextIO, *, as_json: bool) -> None:
    """Write a table as CSV below a line that names the columns, or as JSON."""
    _WRITERS[table](practice, out, as_json)


_Row = TypeVar("_Row")
_Writer = Callable[[Practice, TextIO, bool], None]


def _writer(
    columns: Sequence[Column[_Row]], rows_of: Callable[[Practice], Iterable[_Row]]
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
