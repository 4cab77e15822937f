"""The tables of the window: each shows the games of its kind, and one of them is seen."""

from collections.abc import Sequence

from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.face import View
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table.table_view import TableView

AnyTable = TableView
"""Whatever widget shows a game."""


class OtherTableError(TypeError):
    """A view was to be shown at a table that does not show games of its kind."""

    def __init__(self, table: AnyTable, view: View) -> None:
        super().__init__(f"{type(table).__name__} does not show a {type(view).__name__}")


def play_at(
    table: AnyTable, events: Sequence[Event], view: View, *, fresh_deal: bool = False
) -> None:
    """Show events one after another, then the view that they lead to.

    Raises:
        OtherTableError: if the table does not show games of that kind.
    """
    if not isinstance(view, PlayerView):
        raise OtherTableError(table, view)
    table.play(events, view, fresh_deal=fresh_deal)


def show_at(table: AnyTable, view: View) -> None:
    """Show a view to which no events lead.

    Raises:
        OtherTableError: if the table does not show games of that kind.
    """
    if not isinstance(view, PlayerView):
        raise OtherTableError(table, view)
    table.show_at_once(view)


def show_score_at(table: AnyTable, won: Sequence[int]) -> None:
    """Move whatever keeps the score to game points won, as after a settled deal."""
    first, second = won
    table.show_score((first, second))
