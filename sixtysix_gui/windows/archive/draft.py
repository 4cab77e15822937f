"""What stands on the sheet of the archive, what its buttons do, and how it looks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date

from sixtysix_gui.archive.filters import ALL, Filter
from sixtysix_gui.archive.rows import GameRow, RulesText
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.windows.archive.places import Entry
from sixtysix_gui.windows.archive.row_acts import RowActs


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
class Wanted:
    """What the list is narrowed to, and the words that are searched for in what is shown."""

    filter: Filter = ALL
    text: str = ""


EVERYTHING = Wanted()


@dataclass
class ArchiveDraft:
    """What stands on the sheet while it lies there, whatever its size and language."""

    contents: Contents = field(default_factory=Contents)
    wanted: Wanted = EVERYTHING
    current: GameRow | None = None
    restored: tuple[GameRow, ...] = ()
    """Games that are to be chosen as soon as they are in the list again."""


@dataclass(frozen=True)
class ArchiveActs:
    """What the buttons do; there is none for what is None."""

    narrow: Callable[[Wanted], None]
    close: Callable[[], None]
    play: Callable[[], None]
    open_file: Callable[[], None] | None
    rows: RowActs
    export: Callable[[], None] | None = None
    show_deleted: Callable[[], None] | None = None
    has_deleted: Callable[[], bool] = bool


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
