"""The stored card files, read as plain XML: a second look at them that shares no code."""

import re
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
CARDS = RESOURCES / "cards"
RANKS, SUITS = "AKQJT987", "CSHD"
PACKS = ("french", "german")
CODES = tuple(rank + suit for suit in SUITS for rank in RANKS)
SCORE_CODES = tuple(rank + suit for suit in SUITS for rank in "64")
"""Cards of no pack: they only show scores."""

COURTS = tuple(rank + suit for suit in SUITS for rank in "KQJ")
SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"

_TRANSLATION = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")


class Placed(NamedTuple):
    """A use of the suit sign: its transform as text, and where its origin lies."""

    transform: str
    x: float
    y: float


def face_files() -> list[Path]:
    codes = CODES + SCORE_CODES
    return [CARDS / pack / f"{code}.svg" for pack in PACKS for code in codes]


def back_files() -> list[Path]:
    """The stored backs of both packs."""
    return sorted(CARDS.glob("*/back-*.svg"))


def placed_signs(svg: bytes) -> list[Placed]:
    """Every use of the suit sign in a face, in the order in which it is painted."""
    found: list[Placed] = []
    for use in ElementTree.fromstring(svg).iter(f"{SVG}use"):
        transform = use.get("transform", "")
        place = _TRANSLATION.search(transform)
        if use.get(HREF) == "#sign" and place:
            found.append(Placed(transform, float(place[1]), float(place[2])))
    return found
