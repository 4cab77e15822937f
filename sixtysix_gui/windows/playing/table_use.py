"""The one table, which several games use in turn: who is there hears what the person does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer, SheetMaker


@dataclass(frozen=True)
class TableTidings:
    """What is done when the table tells something; see the signals of ``TableView``."""

    proposed: Callable[[Move], None]
    refused: Callable[[Move], None]
    shown: Callable[[PlayerView], None]
    rests: Callable[[], None]


class TableUse:
    """The use that a game has of the table while it is there; it may lend it and come back."""

    def __init__(self, table: TableView, sheets: SheetLayer, tidings: TableTidings) -> None:
        """Stay away until ``begin``."""
        self._table = table
        self._sheets = sheets
        self._tidings = tidings
        self._is_on = False
        self._laid_aside: SheetMaker | None = None

    @property
    def is_on(self) -> bool:
        """Whether the table is this game's now."""
        return self._is_on

    def begin(self) -> None:
        """Hear the table from now on; a sheet that was laid aside is forgotten."""
        self._is_on = True
        self._laid_aside = None
        self._table.move_proposed.connect(self._tidings.proposed)
        self._table.move_refused.connect(self._tidings.refused)
        self._table.view_shown.connect(self._tidings.shown)
        self._table.motions_finished.connect(self._tidings.rests)

    def end(self) -> None:
        """Hear it no more."""
        self._is_on = False
        self._table.move_proposed.disconnect(self._tidings.proposed)
        self._table.move_refused.disconnect(self._tidings.refused)
        self._table.view_shown.disconnect(self._tidings.shown)
        self._table.motions_finished.disconnect(self._tidings.rests)

    def lend(self) -> None:
        """Leave the table empty to something else, until ``take_back``."""
        self.end()
        self._laid_aside = self._sheets.lay_aside()
        self._table.clear()

    def take_back(self) -> None:
        """Hear the table again, and lay the sheet back; the cards are for the game to lay."""
        sheet = self._laid_aside
        self.begin()
        if sheet is not None:
            self._sheets.show_sheet(sheet)
