"""What stands in the list of the archive, one below the other, and where each of it is."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from sixtysix_gui.archive.rows import GameRow, Origin


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


@dataclass(frozen=True)
class Heights:
    """How high each kind of entry is, in pixels."""

    heading: int
    game: int
    lost: int

    def of(self, entry: Entry) -> int:
        """Return the height of an entry that is not unfolded."""
        if isinstance(entry, GameEntry):
            return self.game
        return self.heading if isinstance(entry, Heading) else self.lost


class Places:
    """Where every entry is, from the top of the list, while some are unfolded."""

    def __init__(self, entries: Sequence[Entry], heights: Heights) -> None:
        """Lay all entries out, none of them unfolded."""
        self._heights = [heights.of(entry) for entry in entries]
        self._tops = [0, *accumulate(self._heights)]
        self._unfolded: dict[int, int] = {}

    @property
    def height(self) -> int:
        """The height of all entries together."""
        return self._tops[-1] + sum(self._unfolded.values())

    @property
    def folded(self) -> int:
        """Their height while none is unfolded."""
        return self._tops[-1]

    def unfold(self, more: dict[int, int]) -> None:
        """Let some entries be so much higher, by their places; all others are folded."""
        self._unfolded = {place: extra for place, extra in more.items() if extra > 0}

    def top(self, place: int) -> int:
        """Return the upper end of an entry."""
        return self._tops[place] + sum(
            extra for unfolded, extra in self._unfolded.items() if unfolded < place
        )

    def height_of(self, place: int) -> int:
        """Return the height of an entry, unfolded as far as it is."""
        return self._heights[place] + self._unfolded.get(place, 0)

    def folded_height(self, place: int) -> int:
        """Return the height of an entry without what is unfolded below it."""
        return self._heights[place]

    def at(self, y: int) -> int | None:
        """Return the place of the entry at a height; None above and below all of them."""
        if not 0 <= y < self.height:
            return None
        for unfolded in sorted(self._unfolded):
            begin = self.top(unfolded) + self._heights[unfolded]
            if y >= begin:
                if y < begin + self._unfolded[unfolded]:
                    return unfolded
                continue
            return self._found(y - self._before(unfolded))
        return self._found(y - sum(self._unfolded.values()))

    def _before(self, place: int) -> int:
        return sum(extra for unfolded, extra in self._unfolded.items() if unfolded < place)

    def _found(self, y: int) -> int:
        return bisect_right(self._tops, y) - 1
