"""What the coach found in deals that he has looked back at whole: from his files into the index.

A deal is known by its key (``records.identity``), which can be kept in an index: the name of the
coach's file and that of one play of it. An index that keeps rows keeps the stamps of ``look`` as
well, and reads only deals again whose stamp is another. The files are only read here: damaged ones
have no rows, and the coach sets them aside when he writes.
"""

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from sqlite3 import Connection

from sixtysix_gui.archive.index import BuildStoppedError, Index, ShouldStop
from sixtysix_gui.archive.index_rows import coach_columns
from sixtysix_gui.archive.rows import CoachRow
from sixtysix_gui.coach.summaries import (
    DealSummary,
    DecisionSummary,
    summary_from,
    summary_key,
    versions,
)
from sixtysix_gui.records.identity import DealKey
from sixtysix_gui.records.record import ABANDONED
from sixtysix_gui.storage.files import LARGEST_FILE, read_plain_file
from sixtysix_gui.storage.judgement_files import FOLDER, SUFFIX

_decoder = json.JSONDecoder()
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


class CoachRows:
    """The rows of one data folder.

    Who asks for many deals, of which few have a file, lets it ``look`` first: then the others cost
    nothing. Without that every file is tried.
    """

    def __init__(self, data_folder: Path) -> None:
        """Take the data folder; nothing is read yet."""
        self._folder = data_folder / FOLDER
        self._stamps: dict[str, str] | None = None

    @property
    def versions(self) -> str:
        """The versions of the coach as text: what others found has no rows any more."""
        return versions()

    def look(self) -> Mapping[str, str]:
        """List the folder once, and return what tells each of its files from older ones, by deal.

        The names are those of ``DealKey.deal``.
        """
        stamps = dict[str, str]()  # another thread goes on with the list before
        with suppress(OSError), os.scandir(self._folder) as entries:
            for entry in entries:
                with suppress(OSError):
                    if entry.name.endswith(SUFFIX):
                        about = entry.stat()
                        name = entry.name.removesuffix(SUFFIX)
                        stamps[name] = f"{about.st_mtime_ns} {about.st_size}"
        self._stamps = stamps
        return stamps

    def of(self, key: DealKey) -> CoachRow | None:
        """Return the row of a play of a deal; None where he has not looked at it, or not whole."""
        found = self._summary(key)
        return None if found is None else replace(found, decisions=())

    def decisions(self, key: DealKey) -> tuple[DecisionSummary, ...]:
        """Return the own decisions of a play of a deal; none where there is no row."""
        found = self._summary(key)
        return () if found is None else found.decisions

    def _summary(self, key: DealKey) -> DealSummary | None:
        stamps = self._stamps
        if stamps is not None and key.deal not in stamps:
            return None
        try:
            data = read_plain_file(self._folder / f"{key.deal}{SUFFIX}", LARGEST_FILE)
        except OSError:
            return None
        return summary_from(_value_in(data, summary_key(key.play)))


def _value_in(data: bytes, name: str) -> object:
    """Return the value of a name without reading all that stands beside it, which is far more."""
    start = data.find(f'"{name}":'.encode())
    if start < 0:
        return None
    text = data[start:].decode(errors="replace")
    try:
        return _decoder.raw_decode(text, text.index(":") + 2)[0]
    except (ValueError, RecursionError):
        return None


def take_found(index: Index, coach: CoachRows, should_stop: ShouldStop) -> bool:
    """Read what was found of deals again where it has changed; say whether that was needed.

    Raises:
        BuildStoppedError: as soon as ``should_stop`` says so.
        sqlite3.Error: if the index cannot be read or written.
    """
    with index.asked() as connection:
        seen = dict(connection.execute("SELECT deal, stamp FROM coach_files").fetchall())
    if seen.pop(_VERSIONS, "") != coach.versions:
        seen = dict.fromkeys(seen, "")
    stamps = coach.look()
    changed = {name for name in {*seen, *stamps} if seen.get(name) != stamps.get(name)}
    wanted = sorted(changed)
    done = False
    for first in range(0, len(wanted), _A_STEP):
        if should_stop():
            raise BuildStoppedError
        with index.changed() as connection:
            for name in wanted[first : first + _A_STEP]:
                done |= _take(connection, coach, name, stamps.get(name))
    with index.changed() as connection:
        _keep(connection, _VERSIONS, coach.versions)
    return done


def _take(connection: Connection, coach: CoachRows, name: str, stamp: str | None) -> bool:
    """Read the rows of a deal again, if it is one of the archive."""
    plays = connection.execute("SELECT DISTINCT play FROM deals WHERE deal = ?", (name,))
    keys = [DealKey(name, play) for (play,) in plays]
    connection.execute("DELETE FROM coach WHERE deal = ?", (name,))
    connection.execute("DELETE FROM coach_files WHERE deal = ?", (name,))
    if not keys:
        return False  # looked at again as soon as the deal is there
    for key in keys:
        row = coach.of(key)
        if row is not None:
            columns = coach_columns(key, row)
            marks = ", ".join("?" * len(columns))
            connection.execute(f"INSERT INTO coach VALUES ({marks})", columns)
    if stamp is not None:
        _keep(connection, name, stamp)
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
