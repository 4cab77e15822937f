"""Lays the archive on the table, over whatever lies there, and keeps what stands on it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal

from sixtysix_gui.archive.archive import ArchiveError
from sixtysix_gui.archive.rows import Filter, GameRow
from sixtysix_gui.records import DealRecord
from sixtysix_gui.text.archive_search import matching
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.error_sentences import notice_sentence
from sixtysix_gui.windows.archive.draft import (
    EVERYTHING,
    ArchiveActs,
    ArchiveDraft,
    ArchiveLook,
    ArchiveUses,
    Contents,
    WantedGames,
    WithRecords,
    is_filed,
    with_table,
)
from sixtysix_gui.windows.archive.games_model import Lost, entries_of
from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
from sixtysix_gui.windows.archive.row_acts import RowAct, WithRows
from sixtysix_gui.windows.archive.sheet import ArchiveSheet, EmptyArchiveSheet
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, card_style_of, speed_of
from sixtysix_gui.windows.sheets.fitted_sheet import MOST_WIDTH
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.questions import tell
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer, SheetMaker

_ = texts("Archive")

_LOOK_AGAIN = 700
"""Milliseconds after which it is looked whether files were changed by others meanwhile."""


class ArchiveDoor(QObject):
    """Shows the archive until it is closed; what lay there before comes back then.

    Signals:
        opened: the sheet lies on the table now.
        closed: it was taken away, and nothing else has taken its place.
    """

    opened = Signal()
    closed = Signal()

    def __init__(
        self,
        layer: SheetLayer,
        settings: SettingsKeeper,
        keeper: ArchiveKeeper,
        uses: ArchiveUses,
        parent: QObject | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Lay sheets on a layer; ``keeper`` has the games."""
        super().__init__(parent)
        self._today = today
        self._layer = layer
        self._settings = settings
        self._keeper = keeper
        self._uses = uses
        self._draft: ArchiveDraft | None = None
        self._below: SheetMaker | None = None
        self._building: tuple[int, int] | None = None
        self._look_again = QTimer(self, singleShot=True, interval=_LOOK_AGAIN)
        self._look_again.timeout.connect(keeper.refresh)
        keeper.changed.connect(self._read_again)
        keeper.progress.connect(self._show_progress)
        keeper.built.connect(self._read_again)

    @property
    def sheet(self) -> ArchiveSheet | EmptyArchiveSheet | None:
        """The sheet that lies on the table; None if it is none of these."""
        if self._draft is None:
            return None
        lies = self._layer.sheet
        return lies if isinstance(lies, ArchiveSheet | EmptyArchiveSheet) else None

    def open(self) -> None:
        """Lay the sheet on the table; one that lies there stays."""
        if self.sheet is not None:
            self.sheet.take_focus()
            return
        self._draft = ArchiveDraft()
        self._draft.contents = self._contents(self._draft.wanted)
        self._below = self._layer.lay_aside()
        self._layer.set_speed(speed_of(self._settings.settings))
        self._layer.show_sheet(self._write)
        self.opened.emit()
        self._look_again.start()

    def forget(self) -> None:
        """Be gone: something else has the table now, and what lay below does not come back."""
        lies = self.sheet is not None
        self._look_again.stop()
        self._draft = self._below = None
        if lies:
            self._layer.take_away()

    def close(self) -> None:
        """Take the sheet away; what lay there before comes back."""
        if self.sheet is not None:
            self._take_away()
            self.closed.emit()

    def _take_away(self) -> None:
        below, self._below, self._draft = self._below, None, None
        self._look_again.stop()
        if below is None:
            self._layer.take_away()
        else:
            self._layer.turn_to(below)

    # ----------------------------------------------------------------------------------- writing

    def _write(self, unit: float) -> PaperSheet:
        draft, uses = self._draft, self._uses
        if draft is None:
            raise RuntimeError  # no one writes the sheet once it was taken away
        acts = ArchiveActs(
            narrow=self._narrow,
            close=self.close,
            play=self._play,
            rows=self._row_acts(),
            export=self._export if RowAct.EXPORT in uses.with_rows else None,
            uses=uses,
        )
        sheet: PaperSheet
        if self._is_empty(draft.contents):
            sheet = EmptyArchiveSheet(unit, acts)
        else:
            sheet = ArchiveSheet(unit, draft, acts, self._look())
        if self._uses.written is not None:
            self._uses.written(sheet)
        return sheet

    def _look(self) -> ArchiveLook:
        settings = self._settings.settings
        return ArchiveLook(
            card_style_of(settings),
            speed_of(settings),
            self._today(),
            MOST_WIDTH * self._layer.table_layout.metrics.width,
            self._uses.day_notes(),
        )

    @staticmethod
    def _is_empty(contents: Contents) -> bool:
        return not (contents.games or contents.entries) and contents.building is None

    def _play(self) -> None:
        """Play in the place of the archive."""
        self._take_away()
        self._uses.play()

    def _row_acts(self) -> Mapping[RowAct, WithRows]:
        read = {
            act: self._with_records(does, leaves=act is RowAct.SAME_CARDS)
            for act, does in self._uses.with_records.items()
        }
        return {**read, **self._uses.with_rows}

    def _with_records(self, does: WithRecords, *, leaves: bool = False) -> WithRows:
        """Do something with the records of a game, or say why they cannot be read."""

        def read_and_do(rows: tuple[GameRow, ...]) -> None:
            records = self._records_of(rows[0])
            if not records:
                return
            if leaves:
                self._take_away()
            does(records)

        return read_and_do

    def _records_of(self, row: GameRow) -> tuple[DealRecord, ...]:
        try:
            return self._keeper.archive.records_of(row)
        except ArchiveError as error:
            head = _("This game cannot be read")
            close = _("Close")
            tell(self._layer.window(), head, notice_sentence(error.notice), close)
            self._keeper.refresh()
            return ()

    def _export(self) -> None:
        """Export the games that are chosen; where only one is, all that are in the list."""
        draft, sheet = self._draft, self.sheet
        if draft is None or not isinstance(sheet, ArchiveSheet):
            return
        chosen, export = sheet.games.chosen, self._uses.with_rows[RowAct.EXPORT]
        export(chosen if len(chosen) > 1 else self._found(draft.wanted, self._uses.at_table()))

    # -------------------------------------------------------------------------------- the games

    def choose_restored(self, rows: tuple[GameRow, ...]) -> None:
        """Choose games that were deleted as soon as they are in the list again."""
        if self._draft is not None:
            self._draft.restored = rows

    def _narrow(self, wanted: WantedGames) -> None:
        if self._draft is not None:
            self._draft.wanted = wanted
            self._read_again()

    def _read_again(self) -> None:
        """Show what is in the archive now."""
        draft, sheet = self._draft, self.sheet
        was_built = self._building is not None and not self._keeper.is_building
        if not self._keeper.is_building:
            self._building = None
        if draft is None:
            return
        draft.contents = self._contents(draft.wanted)
        if isinstance(sheet, ArchiveSheet) and not self._is_empty(draft.contents):
            sheet.show_contents()
            if was_built:
                self._layer.grow()  # it was laid for the few games that were known
        elif sheet is not None:
            self._layer.turn_to(self._write)

    def _show_progress(self, done: int, count: int) -> None:
        """Show how far the index is; what is in it can be seen already."""
        self._building = (done, count)
        draft, sheet = self._draft, self.sheet
        if draft is None:
            return
        draft.contents = replace(draft.contents, building=self._building)
        if isinstance(sheet, ArchiveSheet):
            sheet.show_building()
        elif sheet is not None:
            self._layer.turn_to(self._write)

    def _found(self, wanted: WantedGames, at_table: GameRow | None) -> tuple[GameRow, ...]:
        rows = self._keeper.archive.games(wanted.filter)
        rows = with_table(rows, at_table, wanted, self._today().isoformat())
        if not wanted.text:
            return rows
        return matching(rows, wanted.text, self._settings.settings.deck, self._today())

    def _more_open(self, at_table: GameRow | None) -> int:
        """Return 1 where the game at the table is none of those that the archive counts."""
        if at_table is None:
            return 0
        return int(not is_filed(at_table, self._keeper.archive.games(Filter(only_open=True))))

    def _contents(self, wanted: WantedGames) -> Contents:
        archive = self._keeper.archive
        if self._keeper.is_building and self._building is None:
            self._building = (0, 0)
        at_table, size = self._uses.at_table(), archive.size()
        rows, more = self._found(wanted, at_table), self._more_open(at_table)
        # of a file that is not read it is not known whether it has what is wanted
        unreadable = archive.unreadable() if wanted == EVERYTHING else ()
        lost = [Lost(one.month, one.file, one.is_foreign) for one in unreadable]
        return Contents(
            entries_of(rows, lost),
            len(rows),
            size.games + more,
            size.open + more,
            archive.rules_played(),
            self._building,
        )
