"""The tallies on the disk: one small file beside the running game."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

from sixtysix_gui.rules.length import LENGTHS, Length
from sixtysix_gui.storage.files.errors import Notice, StorageError, Trouble
from sixtysix_gui.storage.files.json_file import DamagedFileError, read_object, write_object
from sixtysix_gui.storage.files.reading import set_file_aside
from sixtysix_gui.storage.tally import LostGame, Tallies, Tally, TallyKey

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
        """Fetch the tallies; a file that holds none is set aside, and that is told."""
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
