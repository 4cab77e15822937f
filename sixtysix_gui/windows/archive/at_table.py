"""The game at the table as a row of the archive, which no file of the archive has meanwhile."""

from collections.abc import Sequence

from sixtysix_gui.archive.filters import fits
from sixtysix_gui.archive.reading import games_in
from sixtysix_gui.archive.rows import GameRow, Origin
from sixtysix_gui.archive.texts import records_in
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.records import write_records
from sixtysix_gui.storage.running_game import FILE_NAME
from sixtysix_gui.windows.archive.draft import Wanted


def row_at_table(controller: GameController) -> GameRow | None:
    """Return the row of the running game; None where the person has made no move of their own.

    A game that waits beside a trial, or beside a deal played again, has none: it is gone on with
    from there.
    """
    records = controller.records_at_stake
    if not records or controller.is_trial or controller.is_played_again:
        return None
    read = next(games_in(records_in(write_records(records)), FILE_NAME, Origin.OPEN), None)
    return None if read is None else read.row


def is_at_table(row: GameRow) -> bool:
    """Return whether a row is that of the game at the table."""
    return row.place.file == FILE_NAME


def with_table(
    rows: Sequence[GameRow], at_table: GameRow | None, wanted: Wanted, today: str
) -> tuple[GameRow, ...]:
    """Return rows of the archive with the game at the table before them, where it is wanted.

    Its file among the open games, from which it was gone on with, is no second game.
    """
    if at_table is None:
        return tuple(rows)
    others = (row for row in rows if not _is_same(row, at_table))
    return (*([at_table] if fits(at_table, wanted.filter, today) else []), *others)


def is_filed(at_table: GameRow, open_rows: Sequence[GameRow]) -> bool:
    """Return whether the file of a game that was gone on with is still among the open ones."""
    return any(_is_same(row, at_table) for row in open_rows)


def _is_same(row: GameRow, at_table: GameRow) -> bool:
    name = at_table.place.game
    return row.origin is Origin.OPEN and bool(name) and row.place.game == name
