"""Your data: everything as a table for other programs, and what can be forgotten."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.statistics.export import ExportTable
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
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

MakeDialog = Callable[[str], QFileDialog]
"""Makes a dialog with a title, which shows the folder of the last file."""


@dataclass(frozen=True)
class _TableWords:
    """What a table is called, and the beginning of the names of its files."""

    name: str
    file: str


_TABLES: Mapping[AnyTable, _TableWords] = {
    ExportTable.DEALS: _TableWords(
        QT_TRANSLATE_NOOP("Statistics", "One row per deal"),
        #: the beginning of a file name
        QT_TRANSLATE_NOOP("Statistics", "Sixty-Six deals"),
    ),
    ExportTable.GAMES: _TableWords(
        QT_TRANSLATE_NOOP("Statistics", "One row per game"),
        #: the beginning of a file name
        QT_TRANSLATE_NOOP("Statistics", "Sixty-Six games"),
    ),
    ExportTable.DECISIONS: _TableWords(
        QT_TRANSLATE_NOOP("Statistics", "One row per decision"),
        #: the beginning of a file name
        QT_TRANSLATE_NOOP("Statistics", "Sixty-Six decisions"),
    ),
    TrainingTable.ANSWERS: _TableWords(
        QT_TRANSLATE_NOOP("Statistics", "Training: one row per answer"),
        #: the beginning of a file name
        QT_TRANSLATE_NOOP("Statistics", "Sixty-Six training"),
    ),
    TrainingTable.MISTAKES: _TableWords(
        QT_TRANSLATE_NOOP("Statistics", "Training: one row per mistake"),
        #: the beginning of a file name
        QT_TRANSLATE_NOOP("Statistics", "Sixty-Six mistakes"),
    ),
    TrainingTable.LESSONS: _TableWords(
        QT_TRANSLATE_NOOP("Statistics", "Training: one row per lesson"),
        #: the beginning of a file name
        QT_TRANSLATE_NOOP("Statistics", "Sixty-Six lessons"),
    ),
    TrainingTable.FIVES: _TableWords(
        QT_TRANSLATE_NOOP("Statistics", "Training: five for today, one row per exercise"),
        #: the beginning of a file name
        QT_TRANSLATE_NOOP("Statistics", "Sixty-Six five for today"),
    ),
    TrainingTable.DAYS: _TableWords(
        QT_TRANSLATE_NOOP("Statistics", "One row per deal of the day"),
        #: the beginning of a file name
        QT_TRANSLATE_NOOP("Statistics", "Sixty-Six deals of the day"),
    ),
    TrainingTable.COUNTING: _TableWords(
        QT_TRANSLATE_NOOP("Statistics", "Counting: one row per answer"),
        #: the beginning of a file name
        QT_TRANSLATE_NOOP("Statistics", "Sixty-Six counting"),
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
        QT_TRANSLATE_NOOP("Statistics", "Forget own mistakes…"),
        QT_TRANSLATE_NOOP("Statistics", "Forget all your own mistakes?"),
        QT_TRANSLATE_NOOP("Statistics", "Your own mistakes are forgotten."),
    ),
    TrainingPart.RATING: _ForgetWords(
        QT_TRANSLATE_NOOP("Statistics", "Forget rating and counting…"),
        QT_TRANSLATE_NOOP("Statistics", "Forget the rating, the puzzles solved and the counting?"),
        QT_TRANSLATE_NOOP("Statistics", "Rating and counting are forgotten."),
    ),
    TrainingPart.LESSONS: _ForgetWords(
        QT_TRANSLATE_NOOP("Statistics", "Forget lessons and days…"),
        QT_TRANSLATE_NOOP("Statistics", "Forget lessons, fives and results of deals of the day?"),
        QT_TRANSLATE_NOOP("Statistics", "Lessons and days are forgotten."),
    ),
}
_COUNTED: Mapping[str, str] = {
    "own": QT_TRANSLATE_NOOP("Statistics", "Your own points: {a} of the last {n} right."),
    "other": QT_TRANSLATE_NOOP("Statistics", "The opponent’s points: {a} of the last {n} right."),
    "trumps": QT_TRANSLATE_NOOP("Statistics", "Trumps still out: {a} of the last {n} right."),
    "hand": QT_TRANSLATE_NOOP("Statistics", "The opponent’s cards: {a} of the last {n} right."),
    "suit": QT_TRANSLATE_NOOP("Statistics", "Cards of a suit: {a} of the last {n} right."),
}
"""Lines by the questions that this version knows."""


def write_your_data(
    column: PaperColumn, acts: DataActs, window: QWidget, make_dialog: MakeDialog
) -> None:
    """Write the page; its questions are asked over a window."""
    desk = _DataDesk(acts, window, make_dialog, column)
    games = len(acts.finished())
    column.add_sentence(
        translate(
            "Statistics",
            "%n finished game(s) are kept on this computer, and nowhere else.",
            None,
            games,
        )
    )
    if acts.practice is not None:
        column.add_heading(translate("Statistics", "Training"))
        lines = _training_lines(acts.practice, acts.today())
        for line in lines or [translate("Statistics", "Nothing yet.")]:
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
            text = translate(
                "Statistics", "{rules}: %n puzzle(s) solved, rating {r}.", None, solved
            )
            lines.append(text.format(rules=rules_called(rule_set(rules)), r=rating))
    if practice.mistakes.all():
        text = translate("Statistics", "Your own mistakes: {n} waiting, {m} learned.")
        waiting = sum(practice.mistakes.waiting(rules, today) for rules in TAUGHT)
        learned = sum(practice.mistakes.learned(rules) for rules in TAUGHT)
        lines.append(text.format(n=waiting, m=learned))
    done = len(practice.lessons.done())
    if done:
        lines.append(translate("Statistics", "Lessons: {k} of 12 done.").format(k=done))
    return lines + [
        translate("Statistics", _COUNTED[each.question]).format(a=each.right, n=each.of)
        for each in practice.counts.tallies()
        if each.question in _COUNTED
    ]


def export_words(kind: ExportFormat) -> str:
    """Name the button that exports."""
    if kind is ExportFormat.CSV:
        return translate("Statistics", "Export as CSV…")
    return translate("Statistics", "Export as JSON…")


def ask_where(acts: DataActs, table: AnyTable, kind: ExportFormat, make_dialog: MakeDialog) -> None:
    """Ask for a file, and export a table to it."""
    files = translate("Statistics", "Tables (*.csv)")
    if kind is ExportFormat.JSON:
        files = translate("Statistics", "JSON files (*.json)")
    dialog = make_dialog(export_words(kind).rstrip("…"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(kind.value)
    dialog.setNameFilter(files)
    dialog.selectFile(f"{translate('Statistics', _TABLES[table].file)}.{kind.value}")
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
        column.add_heading(translate("Statistics", "Export"))
        column.add_note(
            translate(
                "Statistics",
                "Every game there is, by all rule sets, and all of the training, as tables for "
                "other programs. Columns have English names, and numbers have decimal points.",
            )
        )
        rows = WholeDropDown(column.unit)
        rows.setObjectName("export-rows")
        rows.setAccessibleName(translate("Statistics", "Rows"))
        rows.addItems([translate("Statistics", _TABLES[table].name) for table in tables])
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
        column.add_heading(translate("Statistics", "Forget"))
        if acts.can_delete:
            column.add_note(
                translate(
                    "Statistics",
                    "All finished games leave the archive and the statistics. For 30 days they can "
                    "be restored there. The tally, open games, games from files and the records "
                    "that you have saved stay.",
                )
            )
            text = translate("Statistics", "Forget games…")
            buttons = [self._button(text, "forget-games", self._ask_games, can=games > 0)]
            if acts.undoable:
                undo = translate("Statistics", "Undo")
                buttons.append(self._button(undo, "undo", acts.bring_back))
            column.add_row(buttons)
            column.add_message(acts.message_of(DataBlock.GAMES))
        if acts.can_forget_reviews:
            column.add_space()
            column.add_note(
                translate(
                    "Statistics",
                    "All verdicts of the coach, and the pages made of them, begin again from "
                    "nothing. The games stay, so that they can be reviewed again.",
                )
            )
            text = translate("Statistics", "Forget what the coach found…")
            column.add_row([self._button(text, "forget-reviews", self._ask_reviews)])
            column.add_message(acts.message_of(DataBlock.REVIEWS))

    def write_forget_training(self) -> None:
        """Write the block of what can be forgotten of the training."""
        column = self._column
        column.add_space()
        column.add_note(
            translate(
                "Statistics",
                "The training can be forgotten by its parts. The games and what the coach found "
                "stay.",
            )
        )
        column.add_row([self._training_button(part, words) for part, words in _PARTS.items()])
        column.add_message(self._acts.message_of(DataBlock.TRAINING))

    def _training_button(self, part: TrainingPart, words: _ForgetWords) -> QPushButton:
        def act() -> None:
            self._acts.forget_training(part, lambda: translate("Statistics", words.said))

        def begin() -> None:
            line = translate(
                "Statistics", "This cannot be undone. Records that you have saved stay."
            )
            self._ask(translate("Statistics", words.head), line, act)

        return self._button(translate("Statistics", words.button), f"forget-{part.value}", begin)

    def _ask_games(self) -> None:
        games = len(self._acts.finished())
        line = translate(
            "Statistics",
            "The statistics begin again from nothing. For 30 days the games can be restored. The "
            "tally, open games, games from files and the records that you have saved stay.",
        )
        head = translate("Statistics", "Forget %n finished game(s)?", None, games)
        self._ask(head, line, self._acts.forget_games)

    def _ask_reviews(self) -> None:
        line = translate(
            "Statistics",
            "This cannot be undone. To find it all again, the coach takes some minutes per deal.",
        )
        head = translate("Statistics", "Forget what the coach found?")
        self._ask(head, line, self._acts.forget_reviews)

    def _ask(self, head: str, line: str, act: Callable[[], None]) -> None:
        keep, forget = translate("Statistics", "Keep"), translate("Statistics", "Forget")
        others = (AnswerButton(forget, act),)
        ask(self._window, Question(head, line, AnswerButton(keep), others))
