"""What stands in the list of the archive, as Qt asks for it, and what readers say of each entry."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import accumulate

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from typing_extensions import override

from sixtysix_gui.archive.rows import GameRow, Origin, RulesText
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.archive import (
    RowWords,
    foreign_line,
    lost_line,
    open_heading,
    rules_words,
    spoken_place,
)
from sixtysix_gui.text.days import month_heading

AnyIndex = QModelIndex | QPersistentModelIndex
_SHOWN, _SPOKEN = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
_ENABLED, _SELECTABLE = Qt.ItemFlag.ItemIsEnabled, Qt.ItemFlag.ItemIsSelectable


@dataclass(frozen=True)
class Heading:
    """What stands above some games: those that are open, or a month as in ``2026-11``."""

    month: str
    """Empty above the open games."""


@dataclass(frozen=True)
class GameEntry:
    """A game; ``number`` counts all that are in the list, from 1."""

    row: GameRow
    number: int


@dataclass(frozen=True)
class Lost:
    """A file that could not be read, at the place of its month; ``file`` is its name now.

    ``is_foreign`` says that it was not tried: it is none of the files of the archive.
    """

    month: str
    file: str
    is_foreign: bool = False


Entry = Heading | GameEntry | Lost

UNDATED, _ABOVE_ALL = "0000-00", "9999-99"
"""The month of games whose day is not known: they come last. Open ones come before any month."""
_MONTH = len(UNDATED)


def entries_of(rows: Iterable[GameRow], lost: Sequence[Lost] = ()) -> tuple[Entry, ...]:
    """Put games below their headings; they come open ones first, then newest first.

    Those without a day are put last. A file that could not be read stands at the end of its month.
    """
    games: dict[str, list[GameRow]] = {}
    for row in rows:
        month = "" if row.origin is Origin.OPEN else row.day[:_MONTH] or UNDATED
        games.setdefault(month, []).append(row)
    files: dict[str, list[Lost]] = {}
    for one in lost:
        files.setdefault(one.month or UNDATED, []).append(one)
    found: list[Entry] = []
    done = 0
    for month in sorted({*games, *files}, key=lambda month: month or _ABOVE_ALL, reverse=True):
        found.append(Heading(month))
        below = games.get(month, [])
        found += [GameEntry(row, number) for number, row in enumerate(below, done + 1)]
        done += len(below)
        found += files.get(month, ())
    return tuple(found)


class RowTops:
    """Where every entry is, from the top of the list, while some are unfolded."""

    def __init__(self, heights: Sequence[int]) -> None:
        """Lay all entries out, none of them unfolded."""
        self.folded = tuple(heights)
        """The heights of entries without what is unfolded below them."""
        self.folded_height = sum(heights)
        self.unfold({})

    def unfold(self, more: dict[int, int]) -> None:
        """Let some entries be higher by some pixels, by their places; all others are folded."""
        heights = list(self.folded)
        for place, extra in more.items():
            heights[place] += extra
        self._tops = [0, *accumulate(heights)]

    @property
    def height(self) -> int:
        """The height of all entries together."""
        return self._tops[-1]

    def top(self, place: int) -> int:
        """Return the upper end of an entry."""
        return self._tops[place]

    def height_of(self, place: int) -> int:
        """Return the height of an entry, unfolded as far as it is."""
        return self._tops[place + 1] - self._tops[place]

    def at(self, y: int) -> int | None:
        """Return the place of the entry at a height; None above and below all of them."""
        return bisect_right(self._tops, y) - 1 if 0 <= y < self.height else None


class GamesModel(QAbstractListModel):
    """The entries as Qt asks for them: their words are made when they are looked at."""

    def __init__(
        self, deck: Deck, today: Callable[[], date], days: Mapping[str, str] | None = None
    ) -> None:
        """Begin empty; games are told with the cards of a deck, as of today.

        ``days`` has what is noted of deals of the day, by the names of their games.
        """
        super().__init__()
        self._deck: Deck = deck
        self._today = today
        self._days = days or {}
        self._words: dict[int, RowWords] = {}
        self._rules: dict[RulesText, str] = {}
        self.entries: tuple[Entry, ...] = ()
        self.count = 0
        """How many games there are among the entries."""

    def show(self, entries: Sequence[Entry]) -> None:
        """Take other entries."""
        self.beginResetModel()
        self.entries = tuple(entries)
        self.count = sum(isinstance(entry, GameEntry) for entry in self.entries)
        self._words.clear()
        self.endResetModel()

    def game(self, place: int) -> GameEntry | None:
        """Return the game at a place; None where something else stands."""
        entry = self.entries[place] if 0 <= place < len(self.entries) else None
        return entry if isinstance(entry, GameEntry) else None

    @property
    def games(self) -> Iterable[tuple[int, GameRow]]:
        """All games with their places, from above."""
        entries = enumerate(self.entries)
        return ((at, one.row) for at, one in entries if isinstance(one, GameEntry))

    def place_of(self, wanted: GameRow | None, near: int = 0) -> int:
        """Return where a game is, else the first game from a place on; -1 without any."""
        if wanted is not None:
            found = next(iter(self.places_of([wanted])), None)
            if found is not None:
                return found
        places = [at for at, _ in self.games]
        return next((at for at in places if at >= near), places[-1] if places else -1)

    def places_of(self, rows: Sequence[GameRow]) -> list[int]:
        """Return where those of some games are that are in the list, from above."""
        wanted = {_key(row) for row in rows}
        return [at for at, row in self.games if _key(row) in wanted]

    def first_listed(self, rows: Sequence[GameRow]) -> GameRow | None:
        """Return the first of some games that is in the list; None where none is."""
        listed = {_key(row) for _, row in self.games}
        return next((row for row in rows if _key(row) in listed), None)

    def from_place(self, place: int) -> tuple[GameRow, ...]:
        """Return the games from a place on."""
        return tuple(row for at, row in self.games if at >= place)

    def words(self, place: int) -> RowWords | None:
        """Return the words of the game at a place; None where something else stands."""
        game = self.game(place)
        if game is None:
            return None
        if place not in self._words:
            self._words[place] = RowWords(
                game.row, self._deck, self._today(), self._days.get(game.row.place.game, "")
            )
        return self._words[place]

    @override
    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    @override
    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Only games can be chosen."""
        if self.game(index.row()) is None:
            return Qt.ItemFlag.NoItemFlags
        return _ENABLED | _SELECTABLE | Qt.ItemFlag.ItemNeverHasChildren

    @override
    def data(self, index: AnyIndex, role: int = _SHOWN) -> str | None:
        """Return the rules of a game, by which letters find it, and all of it for readers."""
        if role == _SHOWN:
            return self._shown(index.row())
        return self.spoken(index.row()) if role == _SPOKEN else None

    def _shown(self, place: int) -> str:
        game = self.game(place)
        if game is None:
            return ""
        rules = game.row.rules
        if rules not in self._rules:
            self._rules[rules] = rules_words(rules)
        return self._rules[rules]

    def spoken(self, place: int) -> str:
        """Return what readers say of an entry."""
        words, game = self.words(place), self.game(place)
        if words is None or game is None:
            return entry_text(self.entries[place])
        where = spoken_place(game.number, self.count, is_open=words.is_open)
        return f"{words.spoken} {where}"


def _key(row: GameRow) -> object:
    """Return what is the same of a game, whatever its file has lost since."""
    return (row.place.file, row.place.game) if row.place.game else row.place


def entry_text(entry: Entry) -> str:
    """Return what a heading or a lost file says."""
    if isinstance(entry, Heading):
        return month_heading(entry.month) if entry.month else open_heading()
    if isinstance(entry, GameEntry):
        return ""
    return foreign_line(entry.file) if entry.is_foreign else lost_line(entry.month, entry.file)
