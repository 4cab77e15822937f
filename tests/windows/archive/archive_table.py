"""A table on which the archive lies, in a window of any size, with games that are made up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from sixtysix_gui.archive.rows import (
    ALL,
    Company,
    Filter,
    GameRow,
    GameStanding,
    Origin,
    PlaceInFile,
    RulesText,
    fits,
)
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.archive.door import ArchiveDoor
from sixtysix_gui.windows.archive.draft import ArchiveUses
from sixtysix_gui.windows.archive.row_acts import RowAct
from sixtysix_gui.windows.archive.sheet import ArchiveSheet, EmptyArchiveSheet
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.table_page import TablePage

TODAY = date(2026, 11, 22)


def game(
    day: str | int = 0,
    time: str = "17:05",
    *,
    rules: str = "schnapsen",
    names: tuple[str, ...] = ("You", "Queen"),
    levels: tuple[str, ...] = ("", "club"),
    score: tuple[int, ...] = (3, 7),
    standing: GameStanding = GameStanding.LOST,
    origin: Origin = Origin.FINISHED,
    seat: Seat | None = Seat.A,
    **others: object,
) -> GameRow:
    """Return a game of a day, or of so many days ago."""
    when = (TODAY - timedelta(days=day)).isoformat() if isinstance(day, int) else day
    row = GameRow(
        place=PlaceInFile(f"{when[:7]}.66r", f"{when} {time} {rules}", 0, 1),
        origin=origin,
        day=when,
        time=time,
        rules=RulesText(rules),
        company=Company(seat, names, levels),
        length="game",
        standing=standing,
        score=score,
        deals=6,
    )
    return replace(row, **others)  # pyright: ignore[reportArgumentType]


FOUR = ("You", "Pallas", "Alexandre", "Rachel")
GAMES: tuple[GameRow, ...] = (
    game(0, "18:40", score=(3, 5), standing=GameStanding.OPEN, origin=Origin.OPEN),
    game(
        2,
        rules="four-66",
        names=FOUR,
        levels=("", "club", "expert", "casual"),
        score=(4, 2),
        standing=GameStanding.OPEN,
        origin=Origin.OPEN,
    ),
    game(0, "17:05", worst=Verdict.BLUNDER),
    game(
        0,
        "08:12",
        rules="german-66",
        levels=("", "expert"),
        names=("You", "King"),
        score=(7, 4),
        standing=GameStanding.WON,
        worst=Verdict.GOOD,
    ),
    game(
        1,
        rules="german-66",
        score=(7, 4),
        standing=GameStanding.WON,
        length="bummerl",
        worst=Verdict.MISTAKE,
    ),
    game(
        1,
        "09:30",
        rules="three-66",
        names=("You", "Hogier", "Rachel"),
        levels=("", "casual", "club"),
        score=(9, -4, -5),
        standing=GameStanding.WON,
        rank=1,
    ),
    game(
        3,
        rules="santase",
        names=("You", "Ace"),
        levels=("", "master"),
        score=(7, 5),
        standing=GameStanding.WON,
        worst=Verdict.SLIP,
    ),
    game(
        5,
        rules="bauernschnapsen",
        names=FOUR,
        levels=("", "club", "club", "casual"),
        score=(3, 24),
    ),
    game(7, rules="german-66", names=("You", "King"), levels=("", "expert"), helped=True),
    game(
        7,
        "09:10",
        rules="schnapsen-sharp",
        names=("You", "Jack"),
        levels=("", "casual"),
        score=(7, 0),
        standing=GameStanding.WON,
        practice=True,
        worst=Verdict.GOOD,
    ),
    game(
        8,
        rules="schnapsen",
        names=("Anna-Lena Oberhuber", "Béla"),
        levels=("", ""),
        seat=None,
        score=(7, 2),
        standing=GameStanding.UNKNOWN,
        origin=Origin.ELSEWHERE,
    ),
    game("2026-10-30", rules="gaigel", names=FOUR, levels=("", "club", "expert", "casual")),
    game(
        "2026-10-28",
        rules="house-66",
        names=("You", "Nine"),
        levels=("", "novice"),
        score=(1, 3),
        standing=GameStanding.RESIGNED,
    ),
)


@dataclass(frozen=True)
class Size:
    """How many games there are."""

    games: int
    open: int


@dataclass(frozen=True)
class LostMonth:
    """A month that could not be read, or a file that is none."""

    month: str
    file: str
    is_foreign: bool = False


@dataclass
class MadeUpArchive:
    """Answers as the archive does, without files."""

    rows: tuple[GameRow, ...] = GAMES
    lost: tuple[LostMonth, ...] = ()
    asked: list[Filter] = field(default_factory=list[Filter])
    records: tuple[DealRecord, ...] = ()

    def games(self, wanted: Filter = ALL) -> tuple[GameRow, ...]:
        self.asked.append(wanted)
        return tuple(row for row in self.rows if fits(row, wanted, TODAY.isoformat()))

    def size(self) -> Size:
        return Size(len(self.rows), sum(row.origin is Origin.OPEN for row in self.rows))

    def unreadable(self) -> tuple[LostMonth, ...]:
        return self.lost

    def rules_played(self) -> tuple[RulesText, ...]:
        return tuple(dict.fromkeys(row.rules for row in self.rows))

    def records_of(self, _row: GameRow) -> tuple[DealRecord, ...]:
        return self.records


class MadeUpKeeper(QObject):
    """Tells of such an archive."""

    changed = Signal()
    progress = Signal(int, int)
    built = Signal()

    def __init__(self, archive: MadeUpArchive) -> None:
        super().__init__()
        self.archive = archive
        self.is_building = False
        self.refreshes = 0

    def refresh(self) -> None:
        self.refreshes += 1


class ArchiveTable:
    """A page, the door of the archive upon it, and what was done with the games."""

    def __init__(self, settings: Settings, archive: MadeUpArchive) -> None:
        """Lay nothing yet."""
        scale = settings.text_size / 100
        self.table = Table(TableOptions(speed="none", rest_tricks=False, text_scale=scale))
        self.page = TablePage(self.table)
        self.settings = SettingsKeeper(settings)
        self.archive = archive
        self.keeper = MadeUpKeeper(archive)
        self.done: list[tuple[str, object]] = []
        self.has_deleted = False
        uses = ArchiveUses(
            play=self._note_alone("play"),
            with_records={
                RowAct.LOOK: self._note("look"),
                RowAct.WITH_COACH: self._note("look back"),
                RowAct.SAME_CARDS: self._note("same cards"),
                RowAct.SAVE: self._note("save"),
            },
            with_rows={
                RowAct.GO_ON: self._note("go on"),
                RowAct.RESIGN: self._note("resign"),
                RowAct.DELETE: self._note("delete"),
                RowAct.EXPORT: self._note("export"),
                RowAct.COPY: self._note("copy"),
            },
            open_file=self._note_alone("open a file"),
            show_deleted=self._note_alone("show deleted"),
            has_deleted=lambda: self.has_deleted,
        )
        self.door = ArchiveDoor(
            self.page.sheets,
            self.settings,
            self.keeper,  # pyright: ignore[reportArgumentType]
            uses,
            today=lambda: TODAY,
        )
        self.door.closed.connect(lambda: self.done.append(("closed", None)))

    def _note(self, what: str) -> Callable[[Sequence[object]], None]:
        return lambda with_what: self.done.append((what, with_what))

    def _note_alone(self, what: str) -> Callable[[], None]:
        return lambda: self.done.append((what, None))

    def show(self, width: int = 1280, height: int = 772) -> None:
        """Show a window of that size, or of the least one for its words."""
        least = least_scene(self.settings.settings.text_size / 100)
        self.page.resize(max(width, least[0]), max(height, least[1]))
        self.page.show()
        self.page.activateWindow()

    @property
    def sheet(self) -> ArchiveSheet:
        sheet = self.door.sheet
        assert isinstance(sheet, ArchiveSheet)
        return sheet

    @property
    def empty_sheet(self) -> EmptyArchiveSheet:
        sheet = self.door.sheet
        assert isinstance(sheet, EmptyArchiveSheet)
        return sheet

    @property
    def focused(self) -> QWidget:
        return self.page.focusWidget()

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(self.focused, key, modifier)

    def close(self) -> None:
        """Leave nothing behind."""
        self.door.forget()
        self.table.shut_down()
        self.page.close()
