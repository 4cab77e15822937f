"""The archive at the table: its sheet, and those who do what is asked for there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
from sixtysix_gui.windows.playing.game_flow import GameFlow

if TYPE_CHECKING:
    from sixtysix_gui.archive.rows import GameRow
    from sixtysix_gui.windows.archive.changes import ArchiveChanges
    from sixtysix_gui.windows.archive.door import ArchiveDoor
    from sixtysix_gui.windows.archive.draft import ArchiveUses


class ArchiveDesk(QObject):
    """Brings the sheet of the archive together with the table, files and open games."""

    def __init__(self, flow: GameFlow, keeper: ArchiveKeeper) -> None:
        """Lay the sheet on the table of the person's games; ``keeper`` has those games."""
        super().__init__(flow)
        self._flow = flow
        self._keeper = keeper
        self.day_notes: Callable[[], Mapping[str, str]] = dict
        """What is noted of deals of the day, by the names of their games."""
        flow.table_needed.connect(self._forget)

    def open(self) -> None:
        """Lay the sheet on the table."""
        self.door.open()

    @cached_property
    def door(self) -> ArchiveDoor:
        """Who lays the sheet, from when it is asked for the first time."""
        from sixtysix_gui.windows.archive.door import ArchiveDoor

        flow = self._flow
        made = ArchiveDoor(flow.sheets, flow.keeper, self._keeper, self._uses(), self)
        made.opened.connect(flow.possibilities_changed)
        made.closed.connect(flow.uncover)
        return made

    def _forget(self) -> None:
        if "door" in vars(self):
            self.door.forget()

    def games_line(self) -> str:
        """Say how many games there are, and how many of them are open."""
        from sixtysix_gui.text.archive import games_line

        size = self._keeper.archive.size()
        return games_line(size.games, size.open)

    def deals_line(self) -> str:
        """Say what the deals of the rules brought that were played last."""
        from sixtysix_gui.statistics.amounts import mean_amount
        from sixtysix_gui.text.archive import deals_line

        archive = self._keeper.archive
        last = next((one for one in archive.rules_played() if one.rules is not None), None)
        if last is None or last.rules is None:
            return deals_line(0, 0.0)
        return deals_line(*mean_amount(archive.points(last), last.rules))

    def shut_down(self) -> None:
        """End what is done to files in the background."""
        if "_changes" in vars(self):
            self._changes.shut_down()

    def _uses(self) -> ArchiveUses:
        from sixtysix_gui.windows.archive.draft import ArchiveUses, row_at_table
        from sixtysix_gui.windows.archive.row_acts import RowAct, WithRows

        flow, may_change = self._flow, not self._keeper.only_reads
        rows: dict[RowAct, WithRows] = {
            RowAct.GO_ON: self._go_on,
            RowAct.EXPORT: self._export,
            RowAct.COPY: lambda rows: self._changes.copy(rows),
        }
        if flow.open_games.can_resign:
            rows[RowAct.RESIGN] = self._resign
        if may_change:
            rows[RowAct.DELETE] = lambda rows: self._changes.delete(rows)
        return ArchiveUses(
            play=partial(flow.actions.do, "new_game"),
            with_records={
                RowAct.LOOK: flow.files.show,
                RowAct.WITH_COACH: flow.files.look_back,
                RowAct.SAME_CARDS: flow.files.play_last_again,
                RowAct.SAVE: flow.files.choose_to_save,
            },
            with_rows=rows,
            open_file=(lambda: self._changes.choose_to_open()) if may_change else None,
            at_table=lambda: row_at_table(flow.controller),
            show_deleted=(lambda: self._changes.show_deleted()) if may_change else None,
            has_deleted=lambda: may_change and self._changes.has_deleted,
            day_notes=lambda: self.day_notes(),
            written=(lambda sheet: self._changes.take_drops(sheet)) if may_change else None,
        )

    def _go_on(self, rows: tuple[GameRow, ...]) -> None:
        from sixtysix_gui.windows.archive.draft import is_at_table

        if is_at_table(rows[0]):
            self.door.close()
        else:
            self._flow.go_on(_name_of(rows[0]))

    def _export(self, rows: tuple[GameRow, ...]) -> None:
        """Export games; that at the table is in no file of the archive (*Save record* has it)."""
        from sixtysix_gui.windows.archive.draft import is_at_table

        self._changes.export(tuple(row for row in rows if not is_at_table(row)))

    def _resign(self, rows: tuple[GameRow, ...]) -> None:
        from sixtysix_gui.windows.archive.draft import is_at_table

        if is_at_table(rows[0]):
            self.door.close()
            self._flow.actions.do("resign")
            return
        self._flow.resign(_name_of(rows[0]))

    @cached_property
    def _changes(self) -> ArchiveChanges:
        """Who changes the games, from when the sheet is written for the first time."""
        from sixtysix_gui.archive.changing import Changes
        from sixtysix_gui.windows.archive.act_strip import ActStrip
        from sixtysix_gui.windows.archive.changes import ArchiveChanges

        flow, keeper = self._flow, self._keeper
        strip = ActStrip(flow.page, lambda: flow.sheets.table_layout.metrics.text_unit)
        strip.told.connect(flow.announcer.tell_line)
        files = Changes(keeper.data_folder, only_reads=keeper.only_reads)
        made = ArchiveChanges(flow.page.window(), strip, files, flow.keeper)
        made.changed.connect(keeper.refresh)
        made.changed.connect(flow.open_games.changed)  # one that was offered may be gone
        made.undone.connect(self.door.choose_restored)
        made.told.connect(flow.notices.say)
        made.begin()
        return made


def _name_of(row: GameRow) -> str:
    """Return the name of an open game: that of its file."""
    return PurePosixPath(row.place.file).stem
