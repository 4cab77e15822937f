"""What the coach found in deals that he has looked back at whole, from his files on the disk.

A deal is known by its key (``records.identity``), which can be kept in an index: the name of the
coach's file and that of one play of it. An index that keeps rows keeps the stamps of ``look`` as
well, and reads only deals again whose stamp is another. The files are only read here: damaged ones
have no rows, and the coach sets them aside when he writes.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from sixtysix_gui.archive.rows import CoachRow
from sixtysix_gui.coach.summaries import (
    DealSummary,
    DecisionSummary,
    summary_from,
    summary_key,
    versions,
)
from sixtysix_gui.records.identity import DealKey
from sixtysix_gui.storage.files import LARGEST_FILE, read_plain_file
from sixtysix_gui.storage.judgement_files import FOLDER, SUFFIX

_decoder = json.JSONDecoder()


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
