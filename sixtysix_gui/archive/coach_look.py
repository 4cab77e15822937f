"""Brings what the coach has found into the index: of deals that are there, what changed."""

from collections.abc import Iterable, Mapping
from sqlite3 import Connection

from sixtysix_gui.archive.coach_rows import CoachRows
from sixtysix_gui.archive.index import Index, ShouldStop, StoppedError
from sixtysix_gui.archive.index_rows import coach_columns
from sixtysix_gui.records.identity import DealKey
from sixtysix_gui.records.record import ABANDONED

_VERSIONS = ""
"""What stands in the place of a deal where the versions of the coach are kept."""
_A_STEP = 50
"""Deals that are written together."""
_WORST = f"""
UPDATE games SET worst = (
    SELECT CASE WHEN count(*) = count(coach.worst) THEN max(coach.worst) END
    FROM deals LEFT JOIN coach ON coach.deal = deals.deal AND coach.play = deals.play
    WHERE deals.game = games.id AND deals.ended != '{ABANDONED}'
) WHERE id IN (SELECT game FROM deals WHERE deal = ?)
"""
"""The severest verdict of a game, where the coach has looked back at every deal of it."""


class CoachLook:
    """Looks at the files of the coach once."""

    def __init__(self, index: Index, coach: CoachRows, should_stop: ShouldStop) -> None:
        """Take the index, and what reads the files."""
        self._index = index
        self._should_stop = should_stop
        self._coach = coach

    def run(self) -> bool:
        """Read what was found of deals again where it has changed; say whether that was needed.

        Raises:
            StoppedError: as soon as ``should_stop`` says so.
            sqlite3.Error: if the index cannot be read or written.
        """
        with self._index.asked() as connection:
            seen = dict(connection.execute("SELECT deal, stamp FROM coach_files").fetchall())
        if seen.pop(_VERSIONS, "") != self._coach.versions:
            seen = dict.fromkeys(seen, "")
        stamps = self._coach.look()
        changed = {name for name in {*seen, *stamps} if seen.get(name) != stamps.get(name)}
        wanted = sorted(changed)
        done = False
        for first in range(0, len(wanted), _A_STEP):
            if self._should_stop():
                raise StoppedError
            with self._index.changed() as connection:
                for name in wanted[first : first + _A_STEP]:
                    done |= self._take(connection, name, stamps)
        with self._index.changed() as connection:
            _keep(connection, _VERSIONS, self._coach.versions)
        return done

    def _take(self, connection: Connection, name: str, stamps: Mapping[str, str]) -> bool:
        """Read the rows of a deal again, if it is one of the archive."""
        plays = connection.execute("SELECT DISTINCT play FROM deals WHERE deal = ?", (name,))
        keys = [DealKey(name, play) for (play,) in plays]
        connection.execute("DELETE FROM coach WHERE deal = ?", (name,))
        connection.execute("DELETE FROM coach_files WHERE deal = ?", (name,))
        if not keys:
            return False  # looked at again as soon as the deal is there
        for key in keys:
            row = self._coach.of(key)
            if row is not None:
                columns = coach_columns(key, row)
                marks = ", ".join("?" * len(columns))
                connection.execute(f"INSERT INTO coach VALUES ({marks})", columns)
        if name in stamps:
            _keep(connection, name, stamps[name])
        connection.execute(_WORST, (name,))
        return True


def want_again(connection: Connection, deals: Iterable[str]) -> None:
    """Have the rows of deals read again: games with them were put in, or in again.

    That stands in the index, so it is not forgotten if the next look does not happen.
    """
    connection.executemany(
        "UPDATE coach_files SET stamp = '' WHERE deal = ?", ((deal,) for deal in deals)
    )


def _keep(connection: Connection, deal: str, stamp: str) -> None:
    connection.execute("REPLACE INTO coach_files VALUES (?, ?)", (deal, stamp))
