"""The data that lies beside the cards: index letters, four colours, the sevens as markers."""

from __future__ import annotations

from typing import NamedTuple

from tools.drawing.dimensions import (
    INDEX_SIGN_SCALE,
    INDEX_SIGN_Y,
    INDEX_X,
    LARGE_INDEX_SIGN_SCALE,
    LARGE_INDEX_SIGN_Y,
    LARGE_INDEX_X,
    MINOR_RANKS,
)
from tools.drawing.glyphs import LABELS, index_letters
from tools.drawing.palette import (
    AMBER_PANEL,
    BLACK_PIP,
    BLUE_PANEL,
    GREEN_PANEL,
    GREEN_PIP,
    INK,
    ORANGE_PIP,
    RED_PIP,
    ROSE_PANEL,
)
from tools.drawing.pips.suits import PIP_TONES, Pack, Suit
from tools.drawing.vectors import path_text

_HEADER = "# Written by python -m tools.drawing; change the program, not this file.\n"
FOUR_COLOURS = {
    Suit.CLUBS: (BLACK_PIP, BLUE_PANEL),
    Suit.SPADES: (GREEN_PIP, GREEN_PANEL),
    Suit.HEARTS: (RED_PIP, ROSE_PANEL),
    Suit.DIAMONDS: (ORANGE_PIP, AMBER_PANEL),
}
"""Suit signs and picture grounds of the four-colour face, as at German tournaments.

Green spades take the green ground and black clubs the blue one.
"""


class Marker(NamedTuple):
    """How one card covers another to leave n pips of a seven visible.

    dx and dy lead from the seven's centre to the cover's centre, in card widths and heights; the
    cover is turned about its own centre by tilt degrees, clockwise.
    """

    dx: float
    dy: float
    tilt: float = 0
    under: bool = False


_UNCOVERED = Marker(0.10, -0.06, 8, under=True)
MARKERS: dict[Pack, tuple[Marker, ...]] = {
    "french": (
        Marker(0, 0),
        Marker(0.129, 0.092, 30),
        Marker(0, 0.248),
        Marker(0, 0.415),
        Marker(0, -0.585),
        Marker(0, 0.668),
        Marker(0.5, 0.668),
        _UNCOVERED,
    ),
    "german": (
        Marker(0, 0),
        Marker(0, 0.254),
        Marker(0, -0.281),
        Marker(0, 0.483),
        Marker(0, -0.517),
        Marker(0, 0.719),
        Marker(0, -0.746),
        _UNCOVERED,
    ),
}
"""For each pack, the marker that shows as many pips as its position in the row."""


def markers_toml() -> str:
    """The markers as a TOML text."""
    lines = [
        _HEADER,
        "# The sevens as score markers. For n visible pips: dx, dy = the covering card's centre",
        "# relative to the seven's centre, in card widths and heights; tilt = degrees clockwise",
        "# about the cover's own centre; under = the cover lies under the seven.",
    ]
    for pack, markers in MARKERS.items():
        for n, (dx, dy, tilt, under) in enumerate(markers):
            lines.append(
                f"\n[[{pack}]]\nn = {n}\ndx = {float(dx)}\ndy = {float(dy)}\n"
                f"tilt = {float(tilt)}\nunder = {str(under).lower()}"
            )
    return "\n".join(lines) + "\n"


def _table(name: str, values: dict[str, str]) -> str:
    keys = {key: key if key.isascii() else f'"{key}"' for key in values}
    return f"\n[{name}]\n" + "".join(f'{keys[key]} = "{value}"\n' for key, value in values.items())


def index_toml() -> str:
    """Letters in outlines, colours and places of the index, as a TOML text."""
    signs = (
        ("regular", INDEX_X, INDEX_SIGN_Y, INDEX_SIGN_SCALE),
        ("large", LARGE_INDEX_X, LARGE_INDEX_SIGN_Y, LARGE_INDEX_SIGN_SCALE),
    )
    parts = [
        _HEADER,
        f'ranks-without-sign = "{MINOR_RANKS}"\nink = "{INK}"\n',
        "\n# The small sign below the letters.\n",
        *(f"[sign.{n}]\nx = {x}\ny = {y}\nscale = {scale}\n" for n, x, y, scale in signs),
        "\n# Colours of the two faces of the French pack, by the class names in the faces.",
    ]
    for suit, tone in PIP_TONES.items():
        parts.append(_table(f"colours.two.{suit}", {"suit": tone.light}))
    for suit, (tone, panel) in FOUR_COLOURS.items():
        roles = {
            "suit": tone.light,
            "suit-shade": tone.dark,
            "tint": panel.tint,
            "rays": panel.rays,
        }
        parts.append(_table(f"colours.four.{suit}", roles))
    parts.append("\n# Outlines of the letters, where they stand in the upper left corner.")
    for size in ("regular", "large"):
        letters = {n: path_text(index_letters(n, large=size == "large")) for n in LABELS}
        parts.append(_table(f"letters.{size}", letters))
    return "".join(parts)
