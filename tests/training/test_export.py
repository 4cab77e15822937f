"""What is kept of the training as CSV and JSON, read back by other readers."""

import csv
import io
import json

import pytest

from sixtysix_gui.training.exercise import ExerciseSource, Mark
from sixtysix_gui.training.exercise_files import read_exercise
from sixtysix_gui.training.export import TrainingTable, write_table
from sixtysix_gui.training.kept.answers import CountAnswer, CountMark
from sixtysix_gui.training.kept.days import FiveItem
from sixtysix_gui.training.practice import Practice
from tests.training.made_up import RULES, TODAY, later, made_up, own

ROWS: dict[TrainingTable, list[dict[str, object]]] = {
    TrainingTable.ANSWERS: [
        {"number": 1, "from": "own", "mark": "wrong", "first answer": True, "rating after": None},
        {
            "number": 2,
            "from": "puzzle",
            "mark": "right",
            "without help": True,
            "rating after": 1215,
        },
    ],
    TrainingTable.MISTAKES: [
        {"mistake": "own-1", "drawer": 1, "due": "2026-12-01", "missed": 1, "lost": 0.9}
    ],
    TrainingTable.LESSONS: [
        {"lesson": number, "opening seen": number == 2, "done": None} for number in range(1, 13)
    ],
    TrainingTable.FIVES: [
        {"five": 1, "from": "own", "mark": "wrong"},
        {"five": 1, "from": "puzzle", "mark": None},
    ],
    TrainingTable.DAYS: [
        {"day": "2026-11-30", "my points": -2, "hints": 1, "the Ace's points": None}
    ],
    TrainingTable.COUNTING: [{"question": "own", "mark": "nearly", "day": "2026-11-30"}],
}


@pytest.fixture
def used(practice: Practice) -> Practice:
    practice.mistakes.add([own(1, later(-3))], TODAY)
    items = [FiveItem("own-1", ExerciseSource.OWN), FiveItem("other", ExerciseSource.PUZZLE)]
    five = practice.fives.lay(RULES, TODAY, items)
    practice.keep_answer(own(1).exercise, Mark.WRONG, TODAY, five=five.number)
    practice.keep_answer(made_up("close-german-66-001"), Mark.RIGHT, TODAY)
    practice.lessons.see(2, TODAY)
    practice.days.begin(RULES, TODAY, "=1+1", "1", "2")
    practice.days.finish(RULES, TODAY, -2, 1)
    practice.counts.keep(CountAnswer("own", RULES, CountMark.NEARLY, TODAY))
    return practice


def written(practice: Practice, table: TrainingTable, *, as_json: bool) -> str:
    out = io.StringIO(newline="")
    write_table(practice, table, out, as_json=as_json)
    return out.getvalue()


@pytest.mark.parametrize("table", TrainingTable)
def test_every_table(used: Practice, table: TrainingTable) -> None:
    rows: list[dict[str, object]] = json.loads(written(used, table, as_json=True))
    assert len(rows) == len(ROWS[table])
    for row, wanted in zip(rows, ROWS[table], strict=True):
        assert {name: row[name] for name in wanted} == wanted
    cells = list(csv.DictReader(io.StringIO(written(used, table, as_json=False))))
    assert [list(row) for row in cells] == [list(row) for row in rows]


def test_mistakes_are_exported_whole(used: Practice) -> None:
    (row,) = csv.DictReader(
        io.StringIO(written(used, TrainingTable.MISTAKES, as_json=False), newline="")
    )
    assert read_exercise(row["record"]) == own(1).exercise


def test_no_cell_is_a_formula(used: Practice) -> None:
    (row,) = csv.DictReader(io.StringIO(written(used, TrainingTable.DAYS, as_json=False)))
    assert (row["game"], row["my points"]) == ("'=1+1", "-2")
