"""Which games stand in the months of a data folder, read no more often than the months change."""

from collections.abc import Collection
from pathlib import Path

from sixtysix_gui.records.tags import write_tag
from sixtysix_gui.storage.month_files import game_names, months_in, spans_of, text_of

_FEW_NAMES = 32
"""Names that are looked for one by one; of more, all tags of a text are read."""
_Stamp = tuple[int, int, int]


class GamesInMonths:
    """Looks for some games, as often as it is asked to."""

    def __init__(self, games: Path, names: Collection[str]) -> None:
        """Take the folder of games, and the names; nothing is read yet."""
        self._games = games
        self._names = set(names)
        self._found = dict[Path, tuple[_Stamp, set[str]]]()

    def look(self) -> set[str]:
        """Return which of the games are there now; a month that is as it was is not read again.

        Raises:
            StorageError: if the folder cannot be read.
        """
        if not self._names:
            return set()
        found = dict[Path, tuple[_Stamp, set[str]]]()
        for path in months_in(self._games):
            stamp = _stamp_of(path)
            before = self._found.get(path)
            is_same = before is not None and before[0] == stamp
            found[path] = before if before and is_same else (stamp, self._names_in(path))
        self._found = found
        return {name for _, names in found.values() for name in names}

    def _names_in(self, path: Path) -> set[str]:
        text = text_of(path)
        likely = likely_names(text, self._names)
        return {str(name) for name in (spans_of(text, likely) if likely else ())}


def likely_names(text: str, names: Collection[str]) -> set[str]:
    """Return which games seem to be in a text; some may only be named in comments."""
    if len(names) > _FEW_NAMES:
        return game_names(text).intersection(names)
    return {name for name in names if write_tag("Game", name) in text}


def _stamp_of(path: Path) -> _Stamp:
    """Return what tells a file from what it was; every change makes it a new one (``files``)."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0, 0
    return found.st_ino, found.st_mtime_ns, found.st_size
