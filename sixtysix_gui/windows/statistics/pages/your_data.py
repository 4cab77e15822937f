"""Your data: everything as a table for other programs, and what can be forgotten."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.sentences import marks
from sixtysix_gui.statistics.export import ExportTable
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.rules.rule_sets import rules_called
from sixtysix_gui.training.export import TrainingTable
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.taught import TAUGHT
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question, ask
from sixtysix_gui.windows.statistics.column import PaperColumn, named_button
from sixtysix_gui.windows.statistics.data_acts import (
    AnyTable,
    DataActs,
    DataBlock,
    ExportFormat,
    TrainingPart,
)
from sixtysix_gui.windows.widgets.choices import WholeDropDown

_ = texts("Statistics")
mark = marks("Statistics")

MakeDialog = Callable[[str], QFileDialog]
"""Makes a dialog with a title, which shows the folder of the last file."""


@dataclass(frozen=True)
class _TableWords:
    """What a table is called, and the beginning of the names of its files."""

    name: str
    file: str


_TABLES: Mapping[AnyTable, _TableWords] = {
    ExportTable.DEALS: _TableWords(
        mark("One row per deal"),
        #: the beginning of a file name
        mark("Sixty-Six deals"),
    ),
    ExportTable.GAMES: _TableWords(
        mark("One row per game"),
        #: the beginning of a file name
        mark("Sixty-Six games"),
    ),
    ExportTable.DECISIONS: _TableWords(
        mark("One row per decision"),
        #: the beginning of a file name
        mark("Sixty-Six decisions"),
    ),
    TrainingTable.ANSWERS: _TableWords(
        mark("Training: one row per answer"),
        #: the beginning of a file name
        mark("Sixty-Six training"),
    ),
    TrainingTable.MISTAKES: _TableWords(
        mark("Training: one row per mistake"),
        #: the beginning of a file name
        mark("Sixty-Six mistakes"),
    ),
    TrainingTable.LESSONS: _TableWords(
        mark("Training: one row per lesson"),
        #: the beginning of a file name
        mark("Sixty-Six lessons"),
    ),
    TrainingTable.FIVES: _TableWords(
        mark("Training: five for today, one row per exercise"),
        #: the beginning of a file name
        mark("Sixty-Six five for today"),
    ),
    TrainingTable.DAYS: _TableWords(
        mark("One row per deal of the day"),
        #: the beginning of a file name
        mark("Sixty-Six deals of the day"),
    ),
    TrainingTable.COUNTING: _TableWords(
        mark("Counting: one row per answer"),
        #: the beginning of a file name
        mark("Sixty-Six counting"),
    ),
}


@dataclass(frozen=True)
class _ForgetWords:
    """The button that forgets a part of the training, its question, and what is said then."""

    button: str
    head: str
    said: str


_PARTS: Mapping[TrainingPart, _ForgetWords] = {
    TrainingPart.MISTAKES: _ForgetWords(
        mark("Forget own mistakes…"),
        mark("Forget all your own mistakes?"),
        mark("Your own mistakes are forgotten."),
    ),
    TrainingPart.RATING: _ForgetWords(
        mark("Forget rating and counting…"),
        mark("Forget the rating, the puzzles solved and the counting?"),
        mark("Rating and counting are forgotten."),
    ),
    TrainingPart.LESSONS: _ForgetWords(
        mark("Forget lessons and days…"),
        mark("Forget lessons, fives and results of deals of the day?"),
        mark("Lessons and days are forgotten."),
    ),
}
_COUNTED: Mapping[str, str] = {
    "own": mark("Your own points: {a} of the last {n} right."),
    "other": mark("The opponent’s points: {a} of the last {n} right."),
    "trumps": mark("Trumps still out: {a} of the last {n} right."),
    "hand": mark("The opponent’s cards: {a} of the last {n} right."),
    "suit": mark("Cards of a suit: {a} of the last {n} right."),
}
"""Lines by the questions that this version knows."""


def write_your_data(
    column: PaperColumn, acts: DataActs, window: QWidget, make_dialog: MakeDialog
) -> None:
    """Write the page; its questions are asked over a window."""
    desk = _DataDesk(acts, window, make_dialog, column)
    games = len(acts.finished())
    column.add_sentence(
        _("%n finished game(s) are kept on this computer, and nowhere else.", "", games)
    )
    if acts.practice is not None:
        column.add_heading(_("Training"))
        lines = _training_lines(acts.practice, acts.today())
        for line in lines or [_("Nothing yet.")]:
            column.add_sentence(line)
    desk.write_export(games)
    if acts.can_delete or acts.can_forget_reviews:
        desk.write_forget(games)
    if acts.practice is not None and acts.can_delete:
        desk.write_forget_training()


def _training_lines(practice: Practice, today: date) -> list[str]:
    """Say what the training has come to: puzzles and rating, mistakes, lessons, counting."""
    lines: list[str] = []
    for rules in TAUGHT:
        if practice.answers.rated_answers(rules):
            solved, rating = practice.answers.solved(rules), practice.answers.rating(rules)
            #: {rules} is the name of a rule set
            text = _("{rules}: %n puzzle(s) solved, rating {r}.", "", solved)
            lines.append(text.format(rules=rules_called(rule_set(rules)), r=rating))
    if practice.mistakes.all():
        text = _("Your own mistakes: {n} waiting, {m} learned.")
        waiting = sum(practice.mistakes.waiting(rules, today) for rules in TAUGHT)
        learned = sum(practice.mistakes.learned(rules) for rules in TAUGHT)
        lines.append(text.format(n=waiting, m=learned))
    done = len(practice.lessons.done())
    if done:
        lines.append(_("Lessons: {k} of 12 done.").format(k=done))
    return lines + [
        _(_COUNTED[each.question]).format(a=each.right, n=each.of)
        for each in practice.counts.tallies()
        if each.question in _COUNTED
    ]


def export_words(kind: ExportFormat) -> str:
    """Name the button that exports."""
    if kind is ExportFormat.CSV:
        return _("Export as CSV…")
    return _("Export as JSON…")


def ask_where(acts: DataActs, table: AnyTable, kind: ExportFormat, make_dialog: MakeDialog) -> None:
    """Ask for a file, and export a table to it."""
    files = _("Tables (*.csv)")
    if kind is ExportFormat.JSON:
        files = _("JSON files (*.json)")
    dialog = make_dialog(export_words(kind).rstrip("…"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(kind.value)
    dialog.setNameFilter(files)
    dialog.selectFile(f"{_(_TABLES[table].file)}.{kind.value}")
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
        made = named_button(text, name, act)
        made.setEnabled(can and not self._acts.is_busy)
        return made

    # ------------------------------------------------------------------------------------ export

    def write_export(self, games: int) -> None:
        """Write the block of exports."""
        column, tables = self._column, self._acts.tables
        column.add_heading(_("Export"))
        column.add_note(
            _(
                "Every game there is, by all rule sets, and all of the training, as tables for "
                "other programs. Columns have English names, and numbers have decimal points."
            )
        )
        rows = WholeDropDown(column.unit)
        rows.setObjectName("export-rows")
        rows.setAccessibleName(_("Rows"))
        rows.addItems([_(_TABLES[table].name) for table in tables])
        rows.setCurrentIndex(tables.index(self._acts.table))
        rows.activated.connect(self._choose_table)
        self._exports = [self._export_button(kind) for kind in ExportFormat]
        self._games = games
        self._let_export()
        column.add_row([rows, *self._exports])
        column.add_message(self._acts.message_of(DataBlock.EXPORT))

    def _choose_table(self, place: int) -> None:
        self._acts.table = self._acts.tables[place]
        self._let_export()

    def _let_export(self) -> None:
        """Let the buttons be pressed where there is anything to export."""
        can = self._games > 0 or not isinstance(self._acts.table, ExportTable)
        for each in self._exports:
            each.setEnabled(can and not self._acts.is_busy)

    def _export_button(self, kind: ExportFormat) -> QPushButton:
        def begin() -> None:
            ask_where(self._acts, self._acts.table, kind, self._make_dialog)

        return self._button(export_words(kind), f"export-{kind.value}", begin)

    # ------------------------------------------------------------------------------------ forget

    def write_forget(self, games: int) -> None:
        """Write the block of what can be forgotten."""
        column, acts = self._column, self._acts
        column.add_heading(_("Forget"))
        if acts.can_delete:
            column.add_note(
                _(
                    "All finished games leave the archive and the statistics. For 30 days they can "
                    "be restored there. The tally, open games, games from files and the records "
                    "that you have saved stay."
                )
            )
            text = _("Forget games…")
            buttons = [self._button(text, "forget-games", self._ask_games, can=games > 0)]
            if acts.undoable:
                undo = _("Undo")
                buttons.append(self._button(undo, "undo", acts.bring_back))
            column.add_row(buttons)
            column.add_message(acts.message_of(DataBlock.GAMES))
        if acts.can_forget_reviews:
            column.add_space()
            column.add_note(
                _(
                    "All verdicts of the coach, and the pages made of them, begin again from "
                    "nothing. The games stay, so that they can be reviewed again."
                )
            )
            text = _("Forget what the coach found…")
            column.add_row([self._button(text, "forget-reviews", self._ask_reviews)])
            column.add_message(acts.message_of(DataBlock.REVIEWS))

    def write_forget_training(self) -> None:
        """Write the block of what can be forgotten of the training."""
        column = self._column
        column.add_space()
        column.add_note(
            _(
                "The training can be forgotten by its parts. The games and what the coach found "
                "stay."
            )
        )
        column.add_row([self._training_button(part, words) for part, words in _PARTS.items()])
        column.add_message(self._acts.message_of(DataBlock.TRAINING))

    def _training_button(self, part: TrainingPart, words: _ForgetWords) -> QPushButton:
        def act() -> None:
            self._acts.forget_training(part, lambda: _(words.said))

        def begin() -> None:
            line = _("This cannot be undone. Records that you have saved stay.")
            self._ask(_(words.head), line, act)

        return self._button(_(words.button), f"forget-{part.value}", begin)

    def _ask_games(self) -> None:
        games = len(self._acts.finished())
        line = _(
            "The statistics begin again from nothing. For 30 days the games can be restored. The "
            "tally, open games, games from files and the records that you have saved stay."
        )
        head = _("Forget %n finished game(s)?", "", games)
        self._ask(head, line, self._acts.forget_games)

    def _ask_reviews(self) -> None:
        line = _(
            "This cannot be undone. To find it all again, the coach takes some minutes per deal."
        )
        head = _("Forget what the coach found?")
        self._ask(head, line, self._acts.forget_reviews)

    def _ask(self, head: str, line: str, act: Callable[[], None]) -> None:
        keep, forget = _("Keep"), _("Forget")
        others = (AnswerButton(forget, act),)
        ask(self._window, Question(head, line, AnswerButton(keep), others))
