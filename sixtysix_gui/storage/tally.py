"""Games lost in one sitting, for each opponent and rule set, and begun again after a rest.

They lie in one small file beside the running game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

from sixtysix_gui.rules.scoring.game import LENGTHS, Length, games_of_series
from sixtysix_gui.storage.files import DamagedFileError, read_object, set_file_aside, write_object
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble

REST = timedelta(hours=6)
"""Time without a game's end after which a tally restarts (docs/front.md, "Length and tally")."""


@dataclass(frozen=True)
class TallyKey:
    """What a tally belongs to: the computer's player, the rules and how long is played."""

    opponent: str
    rules: str
    length: Length


@dataclass(frozen=True)
class LostGame:
    """A game by its id; who lost it, and as how many games it counts, such as 2 to nothing."""

    game: str
    mine: bool
    counts: int = 1


@dataclass(frozen=True)
class Tally:
    """The games lost since the last rest, in order, and when the last of them ended."""

    key: TallyKey
    games: tuple[LostGame, ...]
    last: datetime

    def lost(self, *, mine: bool) -> int:
        """Count the games that the person, or the other, has lost; one may count several."""
        return sum(one.counts for one in self.games if one.mine is mine)

    @property
    def is_series_over(self) -> bool:
        """Whether someone has won more than half of the games of a series."""
        games = games_of_series(self.key.length)
        return games is not None and 2 * max(self.lost(mine=True), self.lost(mine=False)) > games

    def is_old(self, now: datetime) -> bool:
        """Whether there has been a rest since."""
        return now - self.last > REST


@dataclass(frozen=True)
class Tallies:
    """All tallies, at most one for each key."""

    tallies: tuple[Tally, ...] = ()

    def of(self, key: TallyKey, now: datetime) -> Tally | None:
        """Return the tally that is going on, or None."""
        found = self._found(key)
        return None if found is None or found.is_old(now) else found

    def counting(self, key: TallyKey, lost: LostGame, now: datetime) -> Tallies:
        """Count a game; one that is counted already is only counted otherwise, if it was."""
        before = self._found(key)
        if before is not None and any(one.game == lost.game for one in before.games):
            games = tuple(lost if one.game == lost.game else one for one in before.games)
            return self.with_tally(replace(before, games=games))
        fresh = before is None or before.is_old(now) or before.is_series_over
        games = (lost,) if before is None or fresh else (*before.games, lost)
        young = Tallies(tuple(each for each in self.tallies if not each.is_old(now)))
        return young.with_tally(Tally(key, games, now))

    def without(self, game: str) -> Tallies:
        """Count a game no more: something of it was taken back."""
        kept = (
            replace(each, games=tuple(one for one in each.games if one.game != game))
            for each in self.tallies
        )
        return Tallies(tuple(each for each in kept if each.games))

    def _found(self, key: TallyKey) -> Tally | None:
        return next((each for each in self.tallies if each.key == key), None)

    def with_tally(self, tally: Tally) -> Tallies:
        """Put a tally in the place of that of its key."""
        others = (each for each in self.tallies if each.key != tally.key)
        return Tallies((*others, tally))


FILE_NAME = "tally.json"
_MOST_GAMES = 10_000
"""More games no one loses in one sitting."""
_MOST_COUNTED = 9
"""No game counts more; many.md has one that counts four."""


class TallyFile:
    """The tallies of one data folder; hold the folder's ``InstanceLock`` while using it."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        """Take the folder; ``now`` dates the name of a damaged file."""
        self.path = folder / FILE_NAME
        self._now = now

    def load(self) -> tuple[Tallies, Notice | None]:
        """Read the tallies; a damaged file is set aside, and the notice says so."""
        try:
            return _tallies(read_object(self.path)), None
        except StorageError as error:
            return Tallies(), error.notice
        except (DamagedFileError, ValueError):
            path = set_file_aside(self.path, self._now())
            return Tallies(), Notice(Trouble.TALLY_DAMAGED, path)

    def save(self, tallies: Tallies) -> None:
        """Keep the tallies instead of those kept before.

        Raises:
            StorageError: if they cannot be written; those kept before are then untouched.
        """
        write_object(self.path, {"tallies": [_written(each) for each in tallies.tallies]})


def _written(tally: Tally) -> dict[str, object]:
    return {
        "opponent": tally.key.opponent,
        "rules": tally.key.rules,
        "length": tally.key.length,
        "last": tally.last.astimezone(UTC).isoformat(),
        "games": [
            {"game": one.game, "mine": one.mine, "counts": one.counts} for one in tally.games
        ],
    }


def _tallies(stored: Mapping[str, object]) -> Tallies:
    entries = _list(stored.get("tallies", []))
    return Tallies(tuple(_tally(_object(entry)) for entry in entries))


def _tally(entry: Mapping[str, object]) -> Tally:
    games = _list(entry.get("games"))
    if not games or len(games) > _MOST_GAMES:
        raise ValueError(games)
    key = TallyKey(_text(entry, "opponent"), _text(entry, "rules"), _length(entry))
    return Tally(key, tuple(_game(_object(one)) for one in games), _time(entry))


def _time(entry: Mapping[str, object]) -> datetime:
    last = datetime.fromisoformat(_text(entry, "last"))
    if last.tzinfo is None:
        raise ValueError(last)
    try:
        return last.astimezone(UTC)  # as it is written again
    except OverflowError as error:
        raise ValueError(last) from error


def _game(entry: Mapping[str, object]) -> LostGame:
    mine, counts = entry.get("mine"), entry.get("counts", entry.get("double"))
    if isinstance(counts, bool):  # as it was written before one could count four
        counts = 2 if counts else 1
    if not isinstance(mine, bool) or not isinstance(counts, int):
        raise ValueError(entry)  # noqa: TRY004 - whatever is wrong with a file is one thing here
    if not 1 <= counts <= _MOST_COUNTED:
        raise ValueError(entry)
    return LostGame(_text(entry, "game"), mine, counts)


def _length(entry: Mapping[str, object]) -> Length:
    for length in LENGTHS:
        if length == entry.get("length"):
            return length
    raise ValueError(entry)


def _text(entry: Mapping[str, object], name: str) -> str:
    value = entry.get(name)
    if not isinstance(value, str):
        raise ValueError(value)  # noqa: TRY004 - as above
    return value


def _object(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise ValueError(value)  # noqa: TRY004 - as above
    return cast("dict[str, object]", value)


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(value)  # noqa: TRY004 - as above
    return cast("list[Any]", value)
