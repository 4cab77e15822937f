"""Open games on the disk: games that were left and can be gone on with, a file each.

The game on the table is not among them: it has the save (``running_game``).
"""

import os
import re
import stat
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from sixtysix_gui.sentences import marks, of_system
from sixtysix_gui.storage import month_files
from sixtysix_gui.storage.files import (
    link_end,
    patiently,
    read_plain_file,
    remove_leftovers,
    set_file_aside,
    write_atomically,
)
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble, existing, read_only
from sixtysix_gui.storage.month_files import SUFFIX
from sixtysix_gui.storage.running_game import Saved

mark = marks("SystemErrors")

FOLDER = f"{month_files.FOLDER}/{month_files.OPEN}"
LARGEST_FILE = 4 * 1024 * 1024
"""Bytes of a file; the longest game takes a sixtieth of that."""
_OWN = re.compile(r"[0-9a-f]{8,64}")
"""Names of games that this program gives: they mean the same file on every system."""
_HASHED = re.compile(r"g[0-9a-f]{40}")


def file_name(game: str) -> str:
    """Return the name of the file of a game, without its suffix; that name has itself.

    A record from elsewhere may call its game anything, a path or a device of Windows for example.
    """
    if _OWN.fullmatch(game) or _HASHED.fullmatch(game):
        return game
    digits = sha256(game.encode("utf-8", errors="surrogatepass")).hexdigest()
    return f"g{digits[:40]}"


def is_file_name(name: str) -> bool:
    """Return whether a file of that name can be that of an open game; no other one is opened."""
    game = name.removesuffix(SUFFIX)
    return game != name and file_name(game) == game


class OpenGames:
    """The open games of one data folder; hold its ``InstanceLock`` while changing them.

    Games go by the tag ``Game`` of their records, or by the name of their file.
    """

    def __init__(
        self,
        data_folder: Path,
        now: Callable[[], datetime] = datetime.now,
        *,
        only_reads: bool = False,
    ) -> None:
        """Take the folder; ``now`` dates the names of damaged files.

        Without the lock ``only_reads``: nothing in the folder is changed, whatever is asked for.
        """
        self.folder = data_folder / FOLDER
        self._now = now
        self.only_reads = only_reads

    def path(self, game: str) -> Path:
        """Return where a game is kept, or would be."""
        return self.folder / f"{file_name(game)}{SUFFIX}"

    def names(self) -> tuple[str, ...]:
        """Return the names of all files, those written last first; of others nothing is said."""
        found: list[tuple[float, str]] = []
        with suppress(OSError):
            for file in self.folder.glob(f"*{SUFFIX}"):
                name = file.name.removesuffix(SUFFIX)
                if is_file_name(file.name):
                    with suppress(OSError):  # a link to nothing, or a file that is just going
                        known = file.stat()
                        if stat.S_ISREG(known.st_mode):
                            found.append((known.st_mtime, name))
        return tuple(name for _, name in sorted(found, key=lambda each: (-each[0], each[1])))

    def holds(self, game: str) -> bool:
        """Return whether there is a file of that game."""
        return os.path.exists(self.path(game))

    def keep(self, game: str, text: str) -> None:
        """Keep the records of a game instead of those that were kept of it before.

        Raises:
            StorageError: if they cannot be written; those kept before are then untouched.
        """
        path = self.path(game)
        if self.only_reads:
            raise read_only(Trouble.NOT_WRITTEN, path)
        existing(self.folder)
        remove_leftovers(path)
        write_atomically(path, text.encode("utf-8", errors="replace"))

    def load(self, game: str) -> Saved:
        """Fetch the records of a game; a warning says why there is a file, but no text."""
        path = self.path(game)
        try:
            text = read_plain_file(path, LARGEST_FILE).decode("utf-8")
        except FileNotFoundError:
            return Saved(None)
        except OSError as error:
            return Saved(None, StorageError(Trouble.NOT_READ, path, error).notice)
        except UnicodeDecodeError:
            reason = mark("it is not text")
            return Saved(None, Notice(Trouble.GAME_NOT_READ, path, of_system(reason)))
        if text.strip():
            return Saved(text)
        reason = mark("it is empty")
        return Saved(None, Notice(Trouble.GAME_NOT_READ, path, of_system(reason)))

    def set_aside(self, game: str, reason: str) -> Notice:
        """Rename the file of a game that cannot be used, before another one takes its place."""
        path = self.path(game)
        aside = path if self.only_reads else set_file_aside(path, self._now())
        return Notice(Trouble.OPEN_GAME_DAMAGED, aside, of_system(reason.rstrip(".")))

    def remove(self, game: str) -> None:
        """Remove the file of a game that is over or in the save; none is there, none is removed.

        Raises:
            StorageError: if it cannot be removed.
        """
        path = self.path(game)
        if not os.path.lexists(path):
            return
        if self.only_reads:
            raise read_only(Trouble.NOT_REMOVED, path)
        try:
            patiently(lambda: link_end(path).unlink(missing_ok=True))
        except OSError as error:
            raise StorageError(Trouble.NOT_REMOVED, path, error) from error
