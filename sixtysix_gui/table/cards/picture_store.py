"""The finished pictures of cards, which all tables of the program share."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import NamedTuple

from PySide6.QtGui import QPixmap

CACHE_BYTES = 256 * 1024 * 1024
"""So much may be kept; the pictures that were not asked for the longest are dropped first."""


class PictureKey(NamedTuple):
    """What a picture shows, for which screen, and its width in that screen's pixels."""

    picture: Hashable
    ratio: float
    pixels: int


class PictureStore:
    """Pictures by what they show; belongs to the GUI thread."""

    def __init__(self) -> None:
        """Begin without any picture."""
        self._pictures: OrderedDict[PictureKey, QPixmap] = OrderedDict()
        self._bytes = 0

    def __contains__(self, key: PictureKey) -> bool:
        """Say whether a picture is there, as if nobody had asked."""
        return key in self._pictures

    def find(self, key: PictureKey) -> QPixmap | None:
        """Give a picture, if it is there, and keep it for longer."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def find_other_size(self, key: PictureKey) -> QPixmap | None:
        """Give the picture that shows the same in the nearest size, if there is any."""
        same = [other for other in self._pictures if other.picture == key.picture]
        if not same:
            return None
        return self._pictures[min(same, key=lambda other: abs(other.pixels - key.pixels))]

    def keep(self, key: PictureKey, picture: QPixmap) -> None:
        """Keep a picture; too many drop those that were not asked for the longest."""
        before = self._pictures.pop(key, None)
        self._pictures[key] = picture
        self._bytes += _size(picture) - (0 if before is None else _size(before))
        while self._bytes > CACHE_BYTES and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._bytes -= _size(dropped)


def _size(picture: QPixmap) -> int:
    return 4 * picture.width() * picture.height()


SHARED = PictureStore()
"""The pictures of every table: a second one, as in the viewer, has at once what the first has."""
