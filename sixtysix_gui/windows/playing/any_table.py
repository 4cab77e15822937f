"""The tables of the window: each shows the games of its kind, and one of them is seen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.table.trick_game.trick_table import TrickTableView

AnyTable = TableView | TrickTableView
"""Whatever widget shows a game."""


class OtherTableError(TypeError):
    """A view was to be shown at a table that does not show games of its kind."""

    def __init__(self, table: AnyTable, view: View) -> None:
        super().__init__(f"{type(table).__name__} does not show a {type(view).__name__}")


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


def play_at(
    table: AnyTable,
    events: Sequence[Event],
    view: View,
    score: Score | None = None,
    *,
    fresh_deal: bool = False,
) -> None:
    """Show events one after another, then the view that they lead to.

    ``score`` is how a game of several stands.

    Raises:
        OtherTableError: if the table does not show games of that kind.
    """
    if isinstance(table, TableView) and view.rules.close:
        table.play(events, view, fresh_deal=fresh_deal)
    elif isinstance(table, TrickTableView) and not view.rules.close:
        table.play(events, view, score=score, fresh_deal=fresh_deal)
    else:
        raise OtherTableError(table, view)


def show_at(table: AnyTable, view: View, score: Score | None = None) -> None:
    """Show a view to which no events lead.

    Raises:
        OtherTableError: if the table does not show games of that kind.
    """
    if isinstance(table, TableView) and view.rules.close:
        table.show_at_once(view)
    elif isinstance(table, TrickTableView) and not view.rules.close:
        table.show_at_once(view, score)
    else:
        raise OtherTableError(table, view)


def show_score_at(table: AnyTable, score: Score) -> None:
    """Move whatever keeps the score to how the game stands, as after a settled deal."""
    if isinstance(table, TableView):
        first, second = score.won
        table.show_score((first, second))
    else:
        table.show_score(score)
