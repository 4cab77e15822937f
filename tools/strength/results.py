"""The results of a plan in one file: a line a match, with its terms and the points of all pairs.

The first line says of which version of the players they are; what others have played does not
count. The file is written whole, and so that a run that is killed leaves the old one or the new.
"""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from sixtysix_gui.ai.matches.rotations import MatchTerms, Points
from sixtysix_gui.storage.files import write_atomically

FORMAT = 2
_SIGNED = re.compile(r"[+-][0-9]{1,6}")
_POINTS = re.compile(rf"(?:{_SIGNED.pattern})*")


class ResultsError(Exception):
    """A file that holds no results; ``str()`` is a sentence."""


class ResultsFile:
    """The points of the matches of one version of the players."""

    def __init__(self, path: Path, version: int) -> None:
        """Read the file, if there is one.

        Raises:
            ResultsError: if it cannot be read, or holds something else.
        """
        self._path = path
        self._head = {"format": FORMAT, "players_version": version}
        self._values: dict[str, list[int]] = {}
        try:
            lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        except (OSError, ValueError) as error:
            raise ResultsError(f"{path} cannot be read: {error}.") from error
        if lines and self._object(1, lines[0]) == self._head:
            for place, line in enumerate(lines[1:], 2):
                self._take(place, self._object(place, line))

    def samples(self, terms: MatchTerms) -> Mapping[int, Points]:
        """Return what has been played of a match: the points of each pair, by its number from 1."""
        values, each = self._values.get(_key(terms.described()), []), terms.values_a_sample
        starts = range(0, len(values) - each + 1, each)
        return {start // each + 1: tuple(values[start : start + each]) for start in starts}

    def add(self, terms: MatchTerms, points: Sequence[int]) -> None:
        """Take the points of the next pair of a match."""
        self._values.setdefault(_key(terms.described()), []).extend(points)

    def write(self) -> None:
        """Write the file again."""
        lines = [json.dumps(self._head)]
        for key, values in self._values.items():
            points = "".join(f"{value:+d}" for value in values)
            lines.append(json.dumps({**json.loads(key), "points": points}))
        write_atomically(self._path, "".join(f"{line}\n" for line in lines).encode())

    def _take(self, place: int, entry: dict[str, object]) -> None:
        points = entry.pop("points", None)
        if not isinstance(points, str) or not _POINTS.fullmatch(points):
            raise self._damaged(place)
        self._values[_key(entry)] = [int(value) for value in _SIGNED.findall(points)]

    def _object(self, place: int, line: str) -> dict[str, object]:
        try:
            found = json.loads(line)
        except ValueError as error:
            raise self._damaged(place) from error
        if not isinstance(found, dict):
            raise self._damaged(place)
        return cast("dict[str, object]", found)

    def _damaged(self, place: int) -> ResultsError:
        return ResultsError(f"{self._path} is damaged in line {place}.")


def _key(description: Mapping[str, object]) -> str:
    return json.dumps(description)
