"""The ledger over the table of a review: when it is laid, and where its buttons lead."""

from collections.abc import Callable

from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import ledger as said
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.review.ledger_in_words import ledger_of
from sixtysix_gui.windows.review.ledger_sheet import LedgerActs, LedgerSheet
from sixtysix_gui.windows.review.walk import Walk
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer
from sixtysix_gui.windows.sheets.winners_fan import WinnersFan


class LedgerOnTable:
    """Lays the ledger at the end of a deal, once all of it is judged.

    ``go`` leads on from the sheet: to a decision, or with None to the beginning of the deal.
    """

    def __init__(
        self, table: ReplayTable, options: TableOptions, go: Callable[[Decision | None], None]
    ) -> None:
        """Begin without a sheet."""
        self._table = table
        self._go = go
        self.sheets = SheetLayer(table, WinnersFan(table))
        self.sheets.set_speed(Speed(options.speed))
        self.sheets.set_text_scale(options.text_scale)

    @property
    def lies(self) -> bool:
        """Whether the sheet lies there."""
        return self.sheets.sheet is not None

    def lay(
        self, walk: Walk, words: CardWords, called: str, asks: Callable[[Decision], bool]
    ) -> None:
        """Lay the sheet, unless it lies there or something is not judged yet.

        ``asks`` says which decisions the person is still to find.
        """
        ledger = ledger_of(walk.review, words, called, asks)
        if ledger is None or self.lies:
            return
        marks = walk.marks
        acts = LedgerActs(
            from_beginning=lambda: self._leave(None),
            through=(lambda: self._leave(marks[0])) if marks else None,
            through_text=said.through_moves(len(marks)),
        )
        self.fit()
        self.sheets.show_sheet(lambda unit: LedgerSheet(unit, ledger, acts))

    def take_away(self) -> None:
        """Clear the table of it."""
        self.sheets.take_away()

    def take_focus(self) -> None:
        """Put the focus on the sheet."""
        if self.sheets.sheet is not None:
            self.sheets.sheet.take_focus()

    def fit(self) -> None:
        """Cover the table as large as it is now."""
        self.sheets.setGeometry(self._table.rect())

    def _leave(self, first: Decision | None) -> None:
        self.sheets.take_away()
        self._go(first)
