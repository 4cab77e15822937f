"""The tables of the viewer: that for two, and that for more, of which one is seen."""

from PySide6.QtWidgets import QHBoxLayout

from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.replay_view import ReplayView
from sixtysix_gui.table.trick_game.replay_table import TrickReplayTable
from sixtysix_gui.windows.desktop.loudspeaker import let_hear
from sixtysix_gui.windows.viewer.deal_on_table import ReplayTable


class ReplayTables:
    """Both tables at the same place, ``row``; that for more is made when it is needed."""

    def __init__(self, options: TableOptions) -> None:
        """Begin with the table for two."""
        self._options = options
        self._made_for_several: TrickReplayTable | None = None
        self.row = QHBoxLayout()
        self.for_two = ReplayView(options)
        self._take_in(self.for_two)

    @property
    def for_several(self) -> TrickReplayTable:
        """The table for three and four."""
        if self._made_for_several is None:
            self._made_for_several = TrickReplayTable(self._options)
            self._take_in(self._made_for_several)
        return self._made_for_several

    def let_see(self, seen: ReplayTable) -> None:
        """Let one of them be seen, and hide the other."""
        for table in self._made():
            table.setVisible(table is seen)

    def shut_down(self) -> None:
        """End the motions and the drawing of cards for good."""
        for table in self._made():
            table.shut_down()

    def _take_in(self, table: ReplayTable) -> None:
        table.heard.connect(let_hear)
        self.row.addWidget(table)

    def _made(self) -> tuple[ReplayTable, ...]:
        several = self._made_for_several
        return (self.for_two,) if several is None else (self.for_two, several)
