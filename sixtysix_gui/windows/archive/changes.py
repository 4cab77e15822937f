"""Deletes, restores, exports, copies and takes in games of the archive, as a person asks for it."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget
from shiboken6 import isValid
from typing_extensions import override

from sixtysix_gui.archive.changing import Changes, Deleted, Exported
from sixtysix_gui.archive.rows import GameRow, Origin
from sixtysix_gui.archive.taking_in import TakenIn
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.storage.deleted_games import PutBack
from sixtysix_gui.storage.deletion_texts import Deletion
from sixtysix_gui.storage.folders import Notice, StorageError
from sixtysix_gui.storage.month_files import SUFFIX, is_own
from sixtysix_gui.text.archive import RowWords
from sixtysix_gui.text.archive_changes import (
    copied_line,
    copied_row,
    day_text,
    delete_question,
    deleted_line,
    exported_line,
    open_games_line,
    reading_line,
    restored_line,
    taken_in_line,
    taken_in_troubles,
)
from sixtysix_gui.text.common import shown_name, texts
from sixtysix_gui.text.days import month_heading
from sixtysix_gui.text.error_sentences import notice_sentence
from sixtysix_gui.windows.archive.act_strip import ActStrip, StripAct
from sixtysix_gui.windows.desktop.errands import Errand, Errands, Progress, ShouldStop
from sixtysix_gui.windows.settings.record_dialog import record_dialog
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, words_of
from sixtysix_gui.windows.sheets.fitted_sheet import PageSheet
from sixtysix_gui.windows.sheets.paper_sheet import make_link
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question, ask, open_page, tell

_ = texts("ArchiveChanges")
_deleted_sheet = texts("DeletedSheet")


class ArchiveChanges(QObject):
    """Changes what is in the archive.

    Signals:
        changed: other games are in the archive now, and its list is to be made again.
        undone: tuple of GameRow, games that were deleted come back.
        told: str, a line to be shown for a while.
    """

    changed = Signal()
    undone = Signal(object)
    told = Signal(str)

    def __init__(
        self,
        window: QWidget,
        strip: ActStrip,
        changes: Changes,
        settings: SettingsKeeper,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Ask over a window, and offer on a strip to undo; ``changes`` has the files."""
        super().__init__(window)
        self._window = window
        self._strip = strip
        self._changes = changes
        self._settings = settings
        self._today = today
        self._errands = Errands(self)
        self._last: tuple[Deletion, ...] = ()
        self._last_rows: tuple[GameRow, ...] = ()
        self._sheet: QWidget | None = None

    @property
    def is_busy(self) -> bool:
        """Whether files are being read or written."""
        return self._errands.is_busy

    def begin(self) -> None:
        """Remove what was deleted 30 days ago, in the background."""

        def tidy(should_stop: ShouldStop, _progress: Progress) -> bool:
            self._changes.deleted_games.tidy(should_stop)
            return True

        self._errands.do(Errand(tidy, lambda _: None, lambda _: None))

    def shut_down(self) -> None:
        """End; what is being written is waited for."""
        self._errands.shut_down()

    # ------------------------------------------------------------------------- deleting, undoing

    def delete(self, rows: Sequence[GameRow]) -> None:
        """Ask whether to delete games, and delete them; open ones stay."""
        deletable = [row for row in rows if row.origin is not Origin.OPEN]
        if not deletable:
            if rows:
                self.told.emit(open_games_line())
            return
        head, line = delete_question(deletable)
        keep, delete = _("Keep"), _("Delete")
        act = AnswerButton(delete, lambda: self._delete(tuple(rows)))
        ask(self._window, Question(head, line, AnswerButton(keep), (act,)))

    def _delete(self, rows: tuple[GameRow, ...]) -> None:
        def delete(should_stop: ShouldStop, _progress: Progress) -> Deleted:
            return self._changes.delete(rows, should_stop)

        self._last_rows = tuple(row for row in rows if row.origin is not Origin.OPEN)
        head = _("The games were not deleted")
        self._errands.do(Errand(delete, self._offer_undo, partial(self._fail, head)))

    def _offer_undo(self, done: Deleted) -> None:
        if done.trouble is not None:
            self._last = done.deletions
            self._ask_whether_to_undo(done, done.trouble)
        elif done.deletions:
            self._last = done.deletions
            act = StripAct(_("Undo"), self.undo, Purpose.ARCHIVE_UNDO)
            self._strip.offer(deleted_line(done), act)
        else:
            self.told.emit(deleted_line(done))
        self.changed.emit()

    def _ask_whether_to_undo(self, done: Deleted, trouble: Notice) -> None:
        """Say that not all games were deleted, and why."""
        head, close = _("Not all games were deleted"), AnswerButton(_("Close"))
        line = f"{deleted_line(done)} {notice_sentence(trouble)}"
        act = AnswerButton(_("Undo"), self.undo)
        ask(self._window, Question(head, line, close, (act,)))

    def undo(self) -> None:
        """Restore what was deleted last."""
        last, self._last = self._last, ()
        if last:
            self._strip.put_away()
            self.undone.emit(self._last_rows)
            self.restore(last)

    def restore(self, deletions: Sequence[Deletion]) -> None:
        """Put deleted games back to where they were."""

        def put_back(should_stop: ShouldStop, _progress: Progress) -> PutBack:
            return self._changes.deleted_games.put_back(deletions, should_stop)

        head = _("The games were not restored")
        self._errands.do(Errand(put_back, self._tell_restored, partial(self._fail, head)))

    def _tell_restored(self, back: PutBack) -> None:
        lines = [restored_line(back.games), *map(notice_sentence, back.notices)]
        self.told.emit(" ".join(lines))
        self.changed.emit()

    @property
    def has_deleted(self) -> bool:
        """Whether there are deleted games that can be restored."""
        return self._changes.deleted_games.has_any

    def show_deleted(self) -> None:
        """Show what can be restored, on a page over the window."""
        deck, today = self._settings.settings.deck, self._today()
        entries: list[tuple[Deletion, RowWords | None]] = []
        for deletion in self._changes.deleted_games.all()[:MOST_SHOWN]:
            row = self._changes.deleted_game(deletion)
            entries.append((deletion, None if row is None else RowWords(row, deck, today)))
        open_page(self._window, lambda unit: DeletedSheet(unit, entries, self.restore))

    # ------------------------------------------------------------------------------- taking in

    def take_drops(self, sheet: QWidget) -> None:
        """Take in what is dropped on a sheet; what the strip offers goes when the sheet does."""
        DroppedPaths(sheet).dropped.connect(self.take_in)
        self._sheet = sheet
        QTimer.singleShot(0, self._strip.rise)  # a sheet that is written lies above all else
        sheet.destroyed.connect(self._look_for_sheet, Qt.ConnectionType.QueuedConnection)

    def _look_for_sheet(self) -> None:
        """Offer no undoing at the table, where its key takes back a move."""
        if not ((self._sheet is not None and isValid(self._sheet)) or self.is_busy):
            self._strip.put_away()

    def choose_to_open(self) -> None:
        """Ask for files, and take them in."""
        title = _("Add games from files")
        dialog = record_dialog(self._window, title, self._settings)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._take_in_names)
        dialog.open()

    def _take_in_names(self, names: list[str]) -> None:
        self.take_in([Path(name) for name in names])

    def take_in(self, paths: Sequence[Path]) -> None:
        """Copy the games of files and folders into the archive; they never count."""

        def take_in(should_stop: ShouldStop, progress: Progress) -> TakenIn:
            return self._changes.take_in(paths, should_stop, progress)

        head = _("The games were not added")
        self._errands.do(
            Errand(take_in, self._tell_taken_in, partial(self._fail, head), self._show_reading)
        )

    def _show_reading(self, done: int, size: int) -> None:
        line = reading_line(done, size)
        if line != self._strip.text:
            act = StripAct(_("Stop"), self._errands.stop)
            self._strip.offer(line, act, lasting=True)

    def _tell_taken_in(self, done: TakenIn) -> None:
        self._strip.put_away()
        line = taken_in_line(done)
        troubles = taken_in_troubles(done, words_of(self._settings.settings))
        if troubles:
            head = _("Not everything could be added")
            tell(self._window, head, f"{troubles}\n{line}", _("Close"))
        else:
            self.told.emit(line)
        if done.has_changed:
            self.changed.emit()

    # ----------------------------------------------------------------------- export and clipboard

    def export(self, rows: Sequence[GameRow]) -> None:
        """Ask for a file, and write games there."""
        if not rows:
            return
        dialog = record_dialog(self._window, _("Export games"), self._settings)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(self.suggested_name(rows))
        dialog.fileSelected.connect(lambda name: self.export_to(Path(name), rows))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
        dialog.open()

    def suggested_name(self, rows: Sequence[GameRow]) -> str:
        """Return a file name: of one game its day, of several the day of the export."""
        only = rows[0].day if len(rows) == 1 else self._today().isoformat()
        #: the beginning of the name of a file with several games
        several = _("Sixty-Six games")
        name = QCoreApplication.translate("RecordFiles", "Sixty-Six") if len(rows) == 1 else several
        return " ".join(filter(None, (name, only))) + SUFFIX

    def export_to(self, path: Path, rows: Sequence[GameRow]) -> None:
        """Write games to a file."""

        def export(should_stop: ShouldStop, _progress: Progress) -> Exported:
            return self._changes.export(rows, path, should_stop)

        def say(done: Exported) -> None:
            self.told.emit(exported_line(done, path.name))

        self._errands.do(Errand(export, say, partial(self._fail, _("Nothing was exported"))))

    def copy(self, rows: Sequence[GameRow]) -> None:
        """Copy games as lines of text, in their order."""
        if not rows:
            return
        deck, today = self._settings.settings.deck, self._today()
        lines = [copied_row(RowWords(row, deck, today)) for row in rows]
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.told.emit(copied_line(len(rows)))

    def _fail(self, head: str, error: StorageError | None) -> None:
        """Say what could not be done, unless that was said as of any unexpected error."""
        self._strip.put_away()
        self.changed.emit()  # some of several files may have been written
        if error is not None:
            tell(self._window, head, notice_sentence(error.notice), _("Close"))


# ---------------------------------------------------------------------------------- what is seen

_ON_THE_WAY = (QEvent.Type.DragEnter, QEvent.Type.DragMove)
_WIDTH = 36.0
_LINK_HEIGHT = 1.9
"""Lengths in text units."""
MOST_SHOWN = 100
"""Deletions that are shown; others come in sight when some of these are restored."""


class DroppedPaths(QObject):
    """Takes any number of files and folders; anything else is refused while it is still dragged.

    Signals:
        dropped: list of Path.
    """

    dropped = Signal(list)

    def __init__(self, widget: QWidget) -> None:
        """Watch a widget; parts of it that take drops themselves keep them."""
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files and folders, and leave all else to the widget."""
        if not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        paths = local_paths(event.mimeData())
        if not paths:
            event.ignore()
            return True
        event.setDropAction(Qt.DropAction.CopyAction)  # the files stay where they are
        event.accept()
        if event.type() not in _ON_THE_WAY:
            self.dropped.emit(paths)
        return True


def local_paths(dragged: QMimeData) -> list[Path]:
    """Return the files and folders that are dragged; none where anything else is among them."""
    places = dragged.urls()
    if not all(place.isLocalFile() for place in places):
        return []
    return [Path(place.toLocalFile()) for place in places]


class DeletedSheet(PageSheet):
    """Lists what can be restored, with a link for each."""

    def __init__(
        self,
        text_unit: float,
        entries: Sequence[tuple[Deletion, RowWords | None]],
        restore: Callable[[Sequence[Deletion]], None],
    ) -> None:
        """Show what was deleted, with its words where it is one game, in that order.

        The page closes as soon as something is restored.
        """
        super().__init__(text_unit, _deleted_sheet("Deleted games"), _WIDTH)
        self._restore = restore
        self._body = self.add_scrolled_column()
        text = _deleted_sheet("Deleted games are kept for 30 days. Then they are removed for good.")
        if not entries:
            text = _deleted_sheet("There are no deleted games.")
        self._body.addWidget(self.make_label(text, "note"))
        for number, (deletion, words) in enumerate(entries):
            self._add(number, deletion, deletion_words(deletion, words))
        close = self.closing_button(_deleted_sheet("Close"))
        close.setAccessibleDescription(text)
        self.add_foot(close)

    def _add(self, number: int, deletion: Deletion, words: str) -> None:
        row = QHBoxLayout()
        row.addWidget(self.make_label(words), 1)
        link = make_link(
            _deleted_sheet("Restore"), self.unit, least_height=round(_LINK_HEIGHT * self.unit)
        )
        link.setObjectName(f"restore-{number}")
        link.setAccessibleName(f"{link.text()}: {words}")
        link.clicked.connect(lambda: self._do(deletion))
        row.addWidget(link, 0, Qt.AlignmentFlag.AlignRight)
        self._body.addLayout(row)

    def _do(self, deletion: Deletion) -> None:
        self.closed.emit()
        self._restore([deletion])


def deletion_words(deletion: Deletion, words: RowWords | None) -> str:
    """Say which game was deleted when, or how many, and where they are from."""
    deleted_on = day_text(deletion.day.isoformat())
    if words is not None:
        played_on = day_text(words.row.day)
        game = ", ".join(filter(None, (words.rules_and_company, words.result, played_on)))
        #: {game} is such as “Schnapsen against the Queen, 7 : 3, 9 Jan 2026”, {day} a date
        sentence = _deleted_sheet("{game}; deleted on {day}")
        return sentence.format(game=game, day=deleted_on)
    games = _deleted_sheet("%n game(s)", "", deletion.games)
    if is_own(deletion.file):
        origin = month_heading(deletion.file)
    else:
        origin = shown_name(deletion.file.partition("/")[2])
    #: {games} is such as “3 games”, {origin} a month or the name of a file, {day} a date
    sentence = _deleted_sheet("{games} ({origin}), deleted on {day}")
    return sentence.format(games=games, origin=origin, day=deleted_on)
