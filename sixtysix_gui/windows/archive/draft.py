"""What stands on the sheet of the archive, what is done there, and how it looks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from PySide6.QtWidgets import QWidget

from sixtysix_gui.archive.reading import games_in
from sixtysix_gui.archive.rows import ALL, Filter, GameRow, Origin, RulesText, fits
from sixtysix_gui.archive.texts import records_in
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.records import DealRecord, write_records
from sixtysix_gui.storage.running_game import FILE_NAME
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.windows.archive.games_model import Entry
from sixtysix_gui.windows.archive.row_acts import RowAct, WithRows

WithRecords = Callable[[tuple[DealRecord, ...]], None]


@dataclass(frozen=True)
class Contents:
    """What there is to be seen: the list, how many games it has of how many, and the rules.

    ``building`` says how many games of how many are in the index while that is made.
    """

    entries: tuple[Entry, ...] = ()
    found: int = 0
    games: int = 0
    open_games: int = 0
    played: tuple[RulesText, ...] = ()
    building: tuple[int, int] | None = None


@dataclass(frozen=True)
class WantedGames:
    """What the list is narrowed to, and the words that are searched for in what is shown."""

    filter: Filter = ALL
    text: str = ""


EVERYTHING = WantedGames()


@dataclass
class ArchiveDraft:
    """What stands on the sheet while it lies there, whatever its size and language."""

    contents: Contents = field(default_factory=Contents)
    wanted: WantedGames = EVERYTHING
    current: GameRow | None = None
    restored: tuple[GameRow, ...] = ()
    """Games that are to be chosen as soon as they are in the list again."""


@dataclass(frozen=True)
class ArchiveUses:
    """What is done with games, by those who can; there is none for what is missing or None."""

    play: Callable[[], None]
    with_records: Mapping[RowAct, WithRecords]
    with_rows: Mapping[RowAct, WithRows]
    open_file: Callable[[], None] | None = None
    at_table: Callable[[], GameRow | None] = lambda: None
    show_deleted: Callable[[], None] | None = None
    has_deleted: Callable[[], bool] = bool
    day_notes: Callable[[], Mapping[str, str]] = dict
    written: Callable[[QWidget], None] | None = None
    """Called with every new sheet, to accept files that are dropped on it."""


@dataclass(frozen=True)
class ArchiveActs:
    """What the buttons of the sheet do; those that are in no row and are None are not there."""

    narrow: Callable[[WantedGames], None]
    close: Callable[[], None]
    play: Callable[[], None]
    rows: Mapping[RowAct, WithRows]
    export: Callable[[], None] | None
    uses: ArchiveUses


@dataclass(frozen=True)
class ArchiveLook:
    """The cards, the pace, the day, and how much width there is, in pixels.

    ``days`` has what is noted of deals of the day, by the names of their games.
    """

    style: CardStyle
    speed: Speed
    today: date
    room: float
    days: Mapping[str, str] = field(default_factory=dict[str, str])


# ------------------------------------------------------------------------------- game at the table


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
    rows: Sequence[GameRow], at_table: GameRow | None, wanted: WantedGames, today: str
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
