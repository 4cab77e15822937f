"""Your data: everything as a table for other programs, and what can be forgotten."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from sixtysix_gui.text.statistics import data as said
from sixtysix_gui.training.kept.answers import CountTally
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.taught import TAUGHT
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question, ask
from sixtysix_gui.windows.statistics.column import PaperColumn
from sixtysix_gui.windows.statistics.data_acts import AnyTable, Block, DataActs, Kind, Part, Table
from sixtysix_gui.windows.widgets.basic import button
from sixtysix_gui.windows.widgets.choices import WholeDropDown

MakeDialog = Callable[[str], QFileDialog]
"""Makes a dialog with a title, which shows the folder of the last file."""


def write_your_data(
    column: PaperColumn, acts: DataActs, window: QWidget, make_dialog: MakeDialog
) -> None:
    """Write the page; its questions are asked over a window."""
    desk = _DataDesk(acts, window, make_dialog, column)
    games = len(acts.finished())
    column.add_sentence(said.what_is_kept(games))
    if acts.practice is not None:
        write_training(column, acts.practice, acts.today())
    desk.write_export(games)
    if acts.can_delete or acts.can_forget_reviews:
        desk.write_forget(games)
    if acts.practice is not None and acts.can_delete:
        desk.write_forget_training()


def write_training(column: PaperColumn, practice: Practice, today: date) -> None:
    """Write what the training has come to: puzzles and rating, mistakes, lessons, counting."""
    column.add_heading(said.training_head())
    lines = [
        said.puzzles_line(rules, practice.answers.solved(rules), practice.answers.rating(rules))
        for rules in TAUGHT
        if practice.answers.rated_answers(rules)
    ]
    waiting = sum(practice.mistakes.waiting(rules, today) for rules in TAUGHT)
    learned = sum(practice.mistakes.learned(rules) for rules in TAUGHT)
    lines += [said.mistakes_line(waiting, learned)] if practice.mistakes.all() else []
    lines += [said.lessons_line(len(practice.lessons.done()))] if practice.lessons.done() else []
    lines += [said.counting_line(each.question, each.right, each.of) for each in _counted(practice)]
    for line in lines or [said.no_training()]:
        column.add_sentence(line)


def _counted(practice: Practice) -> list[CountTally]:
    """Return the tallies of questions that this version knows."""
    return [each for each in practice.counts.tallies() if said.counts(each.question)]


def ask_where(acts: DataActs, table: AnyTable, kind: Kind, make_dialog: MakeDialog) -> None:
    """Ask for a file, and export a table to it."""
    dialog = make_dialog(said.export_button(kind.value).rstrip("…"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(kind.value)
    dialog.setNameFilter(said.files_of(kind.value))
    dialog.selectFile(f"{said.file_name(table.value)}.{kind.value}")
    dialog.fileSelected.connect(lambda name: acts.export(table, kind, Path(name)))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    dialog.open()


class _DataDesk(QObject):
    """The buttons of the page, and the dialogs and questions that they open."""

    def __init__(
        self, acts: DataActs, window: QWidget, make_dialog: MakeDialog, column: PaperColumn
    ) -> None:
        super().__init__(column)
        self._acts, self._window, self._make_dialog = acts, window, make_dialog
        self._column = column
        self._games = 0
        self._exports: list[QPushButton] = []

    def _button(
        self, text: str, name: str, act: Callable[[], None], *, can: bool = True
    ) -> QPushButton:
        made = button(text)
        made.setObjectName(name)
        made.setEnabled(can and not self._acts.is_busy)
        made.clicked.connect(act)
        return made

    def _write_message(self, block: Block) -> None:
        of, message = self._acts.message
        if of is block:
            self._column.add_message(message())

    # ------------------------------------------------------------------------------------ export

    def write_export(self, games: int) -> None:
        """Write the block of exports."""
        column = self._column
        column.add_heading(said.export_head())
        column.add_note(said.export_note())
        rows = WholeDropDown(column.unit)
        rows.setObjectName("export-rows")
        rows.setAccessibleName(said.rows_choice())
        tables = self._acts.tables
        rows.addItems([said.table_name(table.value) for table in tables])
        rows.setCurrentIndex(tables.index(self._acts.table))
        rows.activated.connect(self._choose_table)
        self._exports = [self._export_button(kind) for kind in Kind]
        self._games = games
        self._let_export()
        column.add_row([rows, *self._exports])
        self._write_message(Block.EXPORT)

    def _choose_table(self, place: int) -> None:
        self._acts.table = self._acts.tables[place]
        self._let_export()

    def _let_export(self) -> None:
        """Let the buttons be pressed where there is anything to export."""
        can = self._games > 0 or not isinstance(self._acts.table, Table)
        for each in self._exports:
            each.setEnabled(can and not self._acts.is_busy)

    def _export_button(self, kind: Kind) -> QPushButton:
        def begin() -> None:
            ask_where(self._acts, self._acts.table, kind, self._make_dialog)

        text, name = said.export_button(kind.value), f"export-{kind.value}"
        return self._button(text, name, begin)

    # ------------------------------------------------------------------------------------ forget

    def write_forget(self, games: int) -> None:
        """Write the block of what can be forgotten."""
        column, acts = self._column, self._acts
        column.add_heading(said.forget_head())
        if acts.can_delete:
            column.add_note(said.forget_games_note())
            text = said.forget_games_button()
            forget = self._button(text, "forget-games", self._ask_games, can=games > 0)
            column.add_row([forget, *self._undo_button()])
            self._write_message(Block.GAMES)
        if acts.can_forget_reviews:
            column.add_space()
            column.add_note(said.forget_reviews_note())
            text = said.forget_reviews_button()
            column.add_row([self._button(text, "forget-reviews", self._ask_reviews)])
            self._write_message(Block.REVIEWS)

    def write_forget_training(self) -> None:
        """Write the block of what can be forgotten of the training."""
        column = self._column
        column.add_space()
        column.add_note(said.forget_training_note())
        column.add_row([self._training_button(part) for part in Part])
        self._write_message(Block.TRAINING)

    def _training_button(self, part: Part) -> QPushButton:
        def begin() -> None:
            def act() -> None:
                self._acts.forget_training(part)

            self._ask(said.forget_training_head(part.value), said.forget_training_line(), act)

        return self._button(said.forget_training_button(part.value), f"forget-{part.value}", begin)

    def _undo_button(self) -> list[QPushButton]:
        if not self._acts.undoable:
            return []
        return [self._button(said.undo(), "undo", self._acts.bring_back)]

    def _ask_games(self) -> None:
        head = said.forget_games_head(len(self._acts.finished()))
        self._ask(head, said.forget_games_line(), self._acts.forget_games)

    def _ask_reviews(self) -> None:
        head, line = said.forget_reviews_head(), said.forget_reviews_line()
        self._ask(head, line, self._acts.forget_reviews)

    def _ask(self, head: str, line: str, act: Callable[[], None]) -> None:
        others = (AnswerButton(said.forget(), act),)
        ask(self._window, Question(head, line, AnswerButton(said.keep()), others))
