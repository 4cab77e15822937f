"""The tables of the window: each shows the games of its kind, and one of them is seen."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.table.trick_game.trick_table import TrickTableView

AnyTable = TableView | TrickTableView
"""Whatever widget shows a game."""


@dataclass(frozen=True)
class Tables:
    """The table of the games for two, and that of all others, which is made when it is needed.

    ``show`` lets one of them be seen, and hides the other.
    """

    for_two: TableView
    make_other: Callable[[], TrickTableView]
    show: Callable[[AnyTable], None]

    @cached_property
    def for_several(self) -> TrickTableView:
        """The table of the games for three and four, and of their kind."""
        return self.make_other()

    def fitting(self, view: View) -> AnyTable:
        """Give the table that shows views of that kind."""
        return self.for_two if view.rules.close else self.for_several
