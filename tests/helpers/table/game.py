"""A deal played at a table without controller and computer: proposals are made at once."""

from PySide6.QtCore import QObject

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import ME, seen


class TableGame(QObject):
    """Applies what the table proposes, and keeps what it proposed and refused."""

    def __init__(self, table: Table, state: Deal) -> None:
        super().__init__(table)
        self._table = table
        self.state = state
        self.proposed: list[Move] = []
        self.refused: list[Move] = []
        table.move_proposed.connect(self._make)
        table.move_refused.connect(self.refused.append)
        table.play((), state.view(ME))

    def _make(self, move: Move) -> None:
        self.proposed.append(move)
        self.do(move)

    def do(self, move: Move) -> None:
        """Makes a move of either seat and tells the table."""
        self.state, events = self.state.apply(move)
        self._table.play(seen(events), self.state.view(ME))
