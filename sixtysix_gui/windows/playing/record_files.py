"""Opening records from files, and saving the game's own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.controller.record_tags import levels_named
from sixtysix_gui.records import (
    DealRecord,
    ReadSoFar,
    person_of,
    read_so_far,
    write_records,
)
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.sentences import told
from sixtysix_gui.storage.files import AS_USUAL, read_plain_file, write_atomically
from sixtysix_gui.storage.folders import StorageError, reason_of
from sixtysix_gui.storage.month_files import SUFFIX
from sixtysix_gui.text.common import shown_text, texts, translate
from sixtysix_gui.text.error_sentences import (
    fault_sentence,
    notice_sentence,
    record_sentence,
)
from sixtysix_gui.text.names import called_as_recorded
from sixtysix_gui.windows.desktop.application import DroppedFiles
from sixtysix_gui.windows.review.trials import Trial
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, table_options, words_of
from sixtysix_gui.windows.sheets.questions import tell
from sixtysix_gui.windows.widgets.basic import open_over
from sixtysix_gui.windows.window_messages import WindowMessages

if TYPE_CHECKING:
    from sixtysix_gui.text.cards import CardWords
    from sixtysix_gui.windows.review.review_viewer import ReviewViewer
    from sixtysix_gui.windows.review.telling import CoachDesk
    from sixtysix_gui.windows.viewer.viewer import Shown

_ = texts("RecordFiles")

LARGEST_FILE = 2 * 1024 * 1024
"""Bytes of a file that the window reads, some 3,000 deals; it stands still for that long."""


class RecordFiles(QObject):
    """Opens and saves records, and shows them.

    Signals:
        opened: tuple of DealRecord, when the person wants to go on with such a game.
        trial_wanted: Trial, a position of a review that the person wants to play on.
        lesson_wanted: int, the number of a lesson that a review quotes.
    """

    opened = Signal(object)
    trial_wanted = Signal(object)
    lesson_wanted = Signal(int)

    def __init__(
        self,
        window: QWidget,
        keeper: SettingsKeeper,
        coach: CoachWorker,
        messages: WindowMessages,
    ) -> None:
        """Show dialogs over a window; the coach is asked about deals that are looked at.

        ``lessons_done`` is to be told by whoever keeps which lessons are done.
        """
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._coach = coach
        self._messages = messages
        self.lessons_done: Callable[[], Collection[int]] = tuple
        DroppedFiles(window).dropped.connect(self.open)

    @cached_property
    def _desk(self) -> CoachDesk:
        """The coach as those ask him who look at deals."""
        from sixtysix_gui.windows.review.finder import FindingMemory
        from sixtysix_gui.windows.review.telling import CoachDesk

        keeper = self._keeper
        memory = FindingMemory(
            lambda: keeper.settings.coach_lets_find,
            lambda on: keeper.change(coach_lets_find=on),
        )
        return CoachDesk(self._coach, self._called, memory, self._quote)

    def choose_to_open(self) -> None:
        """Ask for a file and open it."""
        dialog = self._file_dialog(_("Open record"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
        dialog.open()

    def choose_to_save(self, records: Sequence[DealRecord], over: QWidget | None = None) -> None:
        """Ask, over the window or another one, for a file and write the deals there."""
        dialog = self._file_dialog(_("Save record"), over)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(self.suggested_name(records))
        dialog.fileSelected.connect(lambda name: self.save(Path(name), records, over))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
        dialog.open()

    def suggested_name(self, records: Sequence[DealRecord]) -> str:
        """Return a file name for a game: the program's name and the day on which it was begun."""
        #: the beginning of a file name
        words = [_("Sixty-Six"), *(_day_of(record) for record in records[:1])]
        return " ".join(filter(None, words)) + SUFFIX

    def open(self, path: Path) -> None:
        """Read a file and show its deals, up to the first fault; or say why it cannot be read."""
        try:
            data = read_plain_file(path, LARGEST_FILE)
        except OSError as error:
            sentence = _("{file} cannot be read: {details}.")
            details = told(reason_of(error), translate)
            text = sentence.format(file=shown_text(str(path)), details=shown_text(details))
            self._say_not_opened(text)
        else:
            self._show_read(path.name, read_so_far(data))

    def save(self, path: Path, records: Sequence[DealRecord], over: QWidget | None = None) -> None:
        """Write deals to a file, or say over a window why they cannot be written."""
        try:
            write_atomically(path, write_records(records).encode(), AS_USUAL)
        except StorageError as error:
            text = notice_sentence(error.notice)
            head = _("The record was not saved")
            tell(self._window if over is None else over, head, text, _("Close"))
        else:
            self._messages.record_saved(path)

    def show(self, records: Sequence[DealRecord]) -> None:
        """Show deals step by step."""
        from sixtysix_gui.windows.viewer.viewer import Shown

        if records:
            self._view(Shown(tuple(records)))

    def look_back(self, what: Sequence[DealRecord] | Trial) -> None:
        """Show the last of some deals with the coach, or where a trial was begun."""
        from sixtysix_gui.windows.viewer.viewer import Shown

        if isinstance(what, Trial):
            viewer = self._view(what.shown, with_coach=what.with_coach)
            viewer.show_moment(what.index, what.move, what.seat)
        elif what:
            self._view(Shown(tuple(what)), with_coach=True)

    def play_last_again(self, records: Sequence[DealRecord]) -> None:
        """Play the last of some deals again: the same cards, for practice."""
        from sixtysix_gui.windows.viewer.viewer import Shown

        seat = person_of(records[-1]) if records else None
        if seat is not None:
            self._play(Shown(tuple(records)), len(records) - 1, seat)

    def _show_read(self, name: str, read: ReadSoFar) -> None:
        from sixtysix_gui.windows.viewer.viewer import Shown

        if read.error is None:
            is_over = read.records[-1].outcome is not None
            self._view(Shown(read.records, can_continue=True, from_first=is_over))
            return
        text = record_sentence(name, read.error)
        fault = fault_sentence(read.error, words_of(self._keeper.settings))
        if read.broken is None:
            self._say_not_opened(f"{text} {fault}")
        else:
            self._view(Shown((*read.records, read.broken), trouble=f"{text} {fault}"))

    def _say_not_opened(self, text: str) -> None:
        """Say why over the records that are shown, which would hide what lies on the window."""
        from sixtysix_gui.windows.review.review_viewer import ReviewViewer

        front = QApplication.activeModalWidget()
        over = front if isinstance(front, ReviewViewer) else self._window
        tell(over, _("This record cannot be opened"), text, _("Close"))

    def _view(self, shown: Shown, *, with_coach: bool = False) -> ReviewViewer:
        from sixtysix_gui.windows.review.review_viewer import ReviewViewer

        settings = self._keeper.settings
        viewer = ReviewViewer(
            shown,
            table_options(settings),
            words_of(settings),
            self._desk,
            self._window,
            with_coach=with_coach,
            shows_all=settings.coach_shows_all,
        )
        viewer.all_wanted.connect(self._remember_all)
        DroppedFiles(viewer).dropped.connect(self.open)
        viewer.trial_wanted.connect(self.trial_wanted)
        viewer.lesson_wanted.connect(self.lesson_wanted)
        viewer.play_wanted.connect(lambda index, seat: self._play(shown, index, seat))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
        viewer.continue_wanted.connect(lambda: self.opened.emit(shown.records))
        viewer.both_wanted.connect(self._view)
        viewer.save_wanted.connect(lambda: self.choose_to_save(shown.records, viewer))
        open_over(self._window, viewer)
        return viewer

    def _play(self, shown: Shown, index: int, seat: Seat) -> None:
        self.trial_wanted.emit(Trial(shown, index, 0, seat, with_coach=False))

    def _quote(self, number: int, words: CardWords) -> str:
        """Return the sentence of a lesson as reviews quote it; empty before the lesson is done."""
        if number not in self.lessons_done():
            return ""
        from sixtysix_gui.text.training.lessons import quoted_lesson

        return quoted_lesson(number, words)

    def _called(self, record: DealRecord, seat: Seat) -> str:
        """Return how sentences call the other: by the name that the record has, as plates do."""
        other = opposite(seat)
        name, level = record.tag(other.name) or "", levels_named(record).get(other)
        return called_as_recorded(name, level, self._keeper.settings.deck) or other.name

    def _file_dialog(self, title: str, over: QWidget | None = None) -> QFileDialog:
        from sixtysix_gui.windows.settings.record_dialog import record_dialog

        return record_dialog(self._window if over is None else over, title, self._keeper)

    def _remember_all(self, shown: bool) -> None:
        self._keeper.change(coach_shows_all=shown)


def _day_of(record: DealRecord) -> str:
    """Return the date of a record; a foreign file may have anything there, even a path."""
    try:
        return date.fromisoformat(record.tag("Date") or "").isoformat()
    except ValueError:
        return ""
