"""What is kept of the training on the page Your data: told, exported and forgotten by its parts."""

import csv
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sixtysix_gui.training.exercise import ExerciseSource, Mark
from sixtysix_gui.training.export import TrainingTable
from sixtysix_gui.training.kept.answers import CountAnswer, CountMark
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.windows.statistics.data_acts import ExportFormat, TrainingPart, TrainingUses
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from sixtysix_gui.windows.widgets.choices import WholeDropDown
from tests.helpers.deal_rows import TODAY
from tests.helpers.rows import each_row
from tests.training.conftest import NOW
from tests.training.made_up import RULES, made_up, own
from tests.windows.statistics.conftest import OpenStatistics
from tests.windows.statistics.statistics_window import StatisticsTable
from tests.windows.statistics.test_your_data import answer, asked, message, wait

pytestmark = pytest.mark.window


class Training:
    """Holds what is kept, in memory alone."""

    def __init__(self, folder: Path) -> None:
        self.practice = Practice(folder, NOW, only_reads=True)
        self.changes = 0
        self.uses = TrainingUses(
            lambda: self.practice, lambda: self.practice.forget_mistakes(), self._note_change
        )

    def _note_change(self) -> None:
        self.changes += 1


@pytest.fixture
def training(tmp_path: Path) -> Training:
    made = Training(tmp_path)
    practice = made.practice
    practice.mistakes.add([own(1), own(2)], TODAY)
    practice.keep_answer(own(1).exercise, Mark.WRONG, TODAY)
    practice.keep_answer(made_up("close-german-66-001"), Mark.RIGHT, TODAY)
    for number in "1234":
        exercise = made_up(f"lesson-01-{RULES}-{number}a", ExerciseSource.LESSON)
        practice.keep_answer(exercise, Mark.RIGHT, TODAY)
    practice.counts.keep(CountAnswer("own", RULES, CountMark.RIGHT, TODAY))
    practice.counts.keep(CountAnswer("own", RULES, CountMark.NEARLY, TODAY))
    practice.counts.keep(CountAnswer("of a later version", RULES, CountMark.RIGHT, TODAY))
    return made


@pytest.fixture
def at_data(statistics: OpenStatistics, training: Training) -> StatisticsTable:
    table = statistics(training=training.uses)
    table.go_to(StatisticsPage.DATA)
    return table


def lines(table: StatisticsTable) -> list[str]:
    return [label.text() for label in table.window.column.findChildren(QLabel)]


def test_it_says_what_the_training_has_come_to(at_data: StatisticsTable) -> None:
    assert {
        "Training",
        "Your own mistakes: 1 waiting, 0 learned.",
        "Lessons: 1 of 12 done.",
        "Your own points: 1 of the last 2 right.",
    } <= set(lines(at_data))
    (puzzles,) = (line for line in lines(at_data) if line.startswith("Sixty-Six: 1 puzzle"))
    assert puzzles.endswith("solved, rating 1215.")
    assert not any("later version" in line for line in lines(at_data))


def test_without_any_training_it_says_so(statistics: OpenStatistics, tmp_path: Path) -> None:
    table = statistics([], training=Training(tmp_path).uses)
    table.go_to(StatisticsPage.DATA)
    assert "Nothing yet." in lines(table)
    choice = table.window.column.findChild(WholeDropDown, "export-rows")
    assert isinstance(choice, WholeDropDown)
    exports = [table.button(f"export-{kind.value}") for kind in ExportFormat]
    assert [button.isEnabled() for button in exports] == [False, False]
    choice.activated.emit(choice.count() - 1)
    assert [button.isEnabled() for button in exports] == [True, True]


@each_row("table, rows", [(TrainingTable.ANSWERS, 6), (TrainingTable.COUNTING, 3)])
def test_its_tables_are_exported(
    at_data: StatisticsTable, tmp_path: Path, qtbot: QtBot, table: TrainingTable, rows: int
) -> None:
    path = tmp_path / f"{table.value}.csv"
    at_data.data.export(table, ExportFormat.CSV, path)
    wait(at_data, qtbot)
    assert message(at_data) == f"Saved as {table.value}.csv."
    assert len(list(csv.DictReader(path.read_text("utf-8").splitlines()))) == rows


@pytest.mark.parametrize("part", TrainingPart)
def test_each_part_is_forgotten_after_a_question(
    at_data: StatisticsTable, training: Training, part: TrainingPart
) -> None:
    at_data.button(f"forget-{part.value}").click()
    assert "This cannot be undone." in asked(at_data)
    answer(at_data, "Keep")
    assert training.changes == 0
    at_data.button(f"forget-{part.value}").click()
    answer(at_data, "Forget")
    practice = training.practice
    left = {
        TrainingPart.MISTAKES: len(practice.mistakes.all()),
        TrainingPart.RATING: practice.answers.solved(RULES),
        TrainingPart.LESSONS: len(practice.lessons.done()),
    }
    assert [name for name, count in left.items() if not count] == [part]
    assert training.changes == 1
    assert message(at_data).endswith("forgotten.")
