"""What is kept of the training as tables for other programs, as those of the statistics."""

from enum import Enum
from typing import TextIO

from sixtysix_gui.training.practice import Practice


class TrainingTable(Enum):
    """What of the training can be exported; the text is that of files."""

    ANSWERS = "answers"
    MISTAKES = "mistakes"
    LESSONS = "lessons"
    FIVES = "fives"
    DAYS = "days"
    COUNTING = "counting"


def write_table(practice: Practice, table: TrainingTable, out: TextIO, *, as_json: bool) -> None:
    """Write a table as CSV or JSON, whose first line names the columns."""
    raise NotImplementedError
