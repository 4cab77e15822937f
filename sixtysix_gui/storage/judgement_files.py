"""What the coach has found out, on the disk for good: a small JSON file a deal in ``coach``.

A file is named after the deal that it belongs to, whatever was played in it. It is written as
safely as the save. A damaged one is set aside and its judgements are found out again; one that
cannot be written costs nothing but time. What is in it is data, and nothing of it is ever run.
"""

import logging
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import cast

from sixtysix_gui.records.identity import deal_name
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.storage.files import (
    A_MINUTE,
    DamagedFileError,
    patiently,
    read_object,
    remove_leftovers,
    set_file_aside,
    write_object,
)
from sixtysix_gui.storage.folders import StorageError, Trouble

FOLDER = "coach"
SUFFIX = ".json"
_JUDGEMENTS = "judgements"
_OURS = re.compile(r"([0-9a-f]{24}|damaged-[0-9]{8}-[0-9]{6}(-[0-9]+)?)\.json")
_log = logging.getLogger(__name__)


class JudgementFiles:
    """The coach's files of one data folder."""

    def __init__(self, data_folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        """Take the folder; ``now`` dates the names of damaged files."""
        self.folder = data_folder / FOLDER
        self._now = now

    def cache_of(self, record: DealRecord) -> "JudgementFile":
        """Return the cache of a deal; nothing is read or made yet."""
        name = deal_name(record.rules, record.dealer, record.pack)
        return JudgementFile(self.folder / f"{name}{SUFFIX}", self._now)

    def forget(self) -> None:
        """Remove what is kept of all deals, and what was set aside; other files stay.

        Raises:
            StorageError: if one of them cannot be removed; then the rest is gone all the same.
        """
        failure: StorageError | None = None
        try:
            found = [path for path in self.folder.iterdir() if _OURS.fullmatch(path.name)]
        except FileNotFoundError:
            return
        except OSError as error:
            raise StorageError(Trouble.NOT_READ, self.folder, error) from error
        for path in found:
            try:
                patiently(partial(path.unlink, missing_ok=True))
            except OSError as error:
                failure = StorageError(Trouble.NOT_REMOVED, path, error)
        if failure is not None:
            raise failure


class JudgementFile:
    """The judgements of one deal, read when first asked for and written with every new one."""

    def __init__(self, path: Path, now: Callable[[], datetime]) -> None:
        self.path = path
        self._now = now
        self._kept: dict[str, object] | None = None

    def get(self, key: str) -> Mapping[str, object] | None:
        """Return what was kept under a key, or None."""
        found = self._read().get(key)
        return cast("dict[str, object]", found) if isinstance(found, dict) else None

    def put(self, key: str, content: Mapping[str, object]) -> None:
        """Keep an object under a key; where that cannot be done, the log says why."""
        kept = self._read()
        kept[key] = dict(content)
        try:
            write_object(self.path, {_JUDGEMENTS: kept})
        except StorageError as error:
            _log.warning("what the coach found out is not kept: %s", error)

    def _read(self) -> dict[str, object]:
        if self._kept is None:
            remove_leftovers(self.path, A_MINUTE)
            self._kept = self._read_file()
        return self._kept

    def _read_file(self) -> dict[str, object]:
        try:
            kept = read_object(self.path).get(_JUDGEMENTS, {})
        except DamagedFileError:
            kept = None
        except StorageError as error:
            _log.warning("what the coach found out cannot be read: %s", error)
            return {}
        if isinstance(kept, dict):
            return cast("dict[str, object]", kept)
        aside = set_file_aside(self.path, self._now())
        _log.warning("what the coach found out is damaged and set aside as %s", aside)
        return {}
