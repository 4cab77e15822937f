"""A deal played at a table without controller and computer: proposals are made at once."""

from PySide6.QtCore import QObject

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import ME, deal_with, seen

HAND, THEIRS = "KH QH 9S AC TC JD", "TH AH 9H AS KS QS"


def usual_deal(name: str = "german-66", *, theirs: str = THEIRS, dealer: Seat = Seat.B) -> Deal:
    """Return a deal in which I hold a marriage and the lowest trump; the JS is turned up."""
    return deal_with(name, HAND, "JS", theirs, dealer=dealer)


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
