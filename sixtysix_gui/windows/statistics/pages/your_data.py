"""Your data: everything as a table for other programs, and what can be forgotten."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from sixtysix_gui.text.statistics import data as said
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question, ask
from sixtysix_gui.windows.statistics.column import PaperColumn
from sixtysix_gui.windows.statistics.data_acts import Block, DataActs, Kind, Table
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
    desk.write_export(games)
    if acts.can_delete or acts.can_forget_reviews:
        desk.write_forget(games)


def ask_where(acts: DataActs, table: Table, kind: Kind, make_dialog: MakeDialog) -> None:
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
        rows.addItems([said.table_name(table.value) for table in Table])
        rows.setCurrentIndex(list(Table).index(self._acts.table))
        rows.activated.connect(self._choose_table)
        column.add_row([rows, *(self._export_button(kind, games) for kind in Kind)])
        self._write_message(Block.EXPORT)

    def _choose_table(self, place: int) -> None:
        self._acts.table = list(Table)[place]

    def _export_button(self, kind: Kind, games: int) -> QPushButton:
        def begin() -> None:
            ask_where(self._acts, self._acts.table, kind, self._make_dialog)

        text, name = said.export_button(kind.value), f"export-{kind.value}"
        return self._button(text, name, begin, can=games > 0)

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
