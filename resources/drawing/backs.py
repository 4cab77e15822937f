"""Card backs: a lattice of quatrefoils and suit signs, in one family, alike when turned by half."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainterPath

from resources.drawing.art import Art
from resources.drawing.dimensions import (
    AXIS,
    CARD_HEIGHT,
    CARD_WIDTH,
    FINE_LINE,
    MIDDLE,
    OBJECT_LINE,
)
from resources.drawing.document import HALF_TURN, definition, svg, use
from resources.drawing.palette import BLUE, GOLD, OXBLOOD, Tone
from resources.drawing.paper import blank
from resources.drawing.suits import FRENCH_OUTLINES, Pack, Suit, german_silhouette
from resources.drawing.vectors import circle, moved, on_circle, polygon, rectangle, union

FRAME_INSET = 24
FRAME_CORNER = 20
FIELD_INSET = 48
COLUMNS, ROWS = 4, 6
MEDALLION = 74

_WIDTH = CARD_WIDTH - 2 * FIELD_INSET
_HEIGHT = CARD_HEIGHT - 2 * FIELD_INSET
_STEP_X, _STEP_Y = _WIDTH / COLUMNS / 2, _HEIGHT / ROWS / 2
"""Half the width and half the height of a lozenge of the lattice."""


@dataclass(frozen=True)
class BackColours:
    """Ground in two depths, lattice lines, quatrefoils, silhouettes."""

    ground: Tone
    lattice: str
    gold: str
    pale: str


_BLUE = BackColours(Tone(BLUE.light, "#284A79"), "#D9C38A", GOLD.light, "#DCE7EE")
_OXBLOOD = BackColours(OXBLOOD, "#E2C88E", GOLD.light, "#F3DFC0")


def _field() -> QPainterPath:
    return rectangle(FIELD_INSET, FIELD_INSET, _WIDTH, _HEIGHT, 6)


def quatrefoil(colour: str, eye: str) -> Art:
    """Four petals round an eye, 72 across."""
    petal = "M0,-3 C-15,-10 -13,-30 0,-36 C13,-30 15,-10 0,-3 Z"
    petals = union(petal, *(moved(petal, turn=90 * k) for k in (1, 2, 3)))
    return Art().fill(petals, colour).fill(circle(0, 0, 6), eye)


def star(long: float, short: float, light: str, dark: str) -> Art:
    """An eight-pointed star, every point split down its axis."""
    art = Art()
    for k in range(8):
        tip = on_circle(0, 0, short if k % 2 else long, 45 * k)
        for turn, colour in ((-22.5, light), (22.5, dark)):
            art.fill(polygon((0, 0), on_circle(0, 0, long * 0.31, 45 * k + turn), tip), colour)
    return art


def _lattice(colours: BackColours) -> Art:
    art = Art()
    for i in range(-COLUMNS, COLUMNS + 1):
        for j in range(-ROWS, ROWS + 1):
            if i % 2 and j % 2:
                x, y = AXIS + i * _STEP_X, MIDDLE + j * _STEP_Y
                art.fill(
                    polygon((x, y - _STEP_Y), (x + _STEP_X, y), (x, y + _STEP_Y), (x - _STEP_X, y)),
                    colours.ground.dark,
                )
    reach = 2 * ROWS
    for k in range(-reach - 1, reach + 2, 2):
        for slope in (-1, 1):
            x = AXIS + k * _STEP_X
            dx, dy = reach * _STEP_X, slope * reach * _STEP_Y
            art.line(f"M{x - dx},{MIDDLE - dy} L{x + dx},{MIDDLE + dy}", 4.5, colours.lattice)
    return art.clipped(_field())


def _sowing(pack: Pack, colours: BackColours) -> Art:
    """The upper half of quatrefoils and silhouettes; the lower half is its turned image."""
    art = Art()
    order = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
    for i in range(1 - COLUMNS, COLUMNS):
        for j in range(1 - ROWS, 1):
            x, y = AXIS + i * _STEP_X, MIDDLE + j * _STEP_Y
            if i % 2 == 0 and j % 2 == 0 and (j < 0 or i < 0):
                art.add(quatrefoil(colours.gold, colours.ground.light), x, y, 0.86)
            elif i % 2 and j % 2 and not (abs(i) == 1 and j == -1):
                suit = order[(-j // 2 + (2 if i > 0 else 0) + (1 if abs(i) > 1 else 0)) % 4]
                shape = FRENCH_OUTLINES[suit] if pack == "french" else german_silhouette(suit)
                art.fill(moved(shape, x, y, 0.56), colours.pale)
    return art


def _medallion(colours: BackColours) -> Art:
    disc = circle(AXIS, MIDDLE, MEDALLION)
    art = Art().fill(disc, colours.ground.light).line(disc, 5, colours.lattice)
    art.line(circle(AXIS, MIDDLE, MEDALLION - 12), FINE_LINE, colours.gold)
    return art.add(star(54, 40, colours.gold, colours.pale), AXIS, MIDDLE)


def _border(colours: BackColours) -> Art:
    outer = rectangle(FRAME_INSET, FRAME_INSET, CARD_WIDTH - 48, CARD_HEIGHT - 48, FRAME_CORNER)
    inner = rectangle(35, 35, CARD_WIDTH - 70, CARD_HEIGHT - 70, 13)
    art = Art().line(_field(), 5, colours.lattice).line(inner, FINE_LINE, colours.gold)
    return art.line(outer, OBJECT_LINE)


def lattice_back(pack: Pack) -> str:
    """Lozenges with quatrefoils and suit signs round a star."""
    colours = _BLUE if pack == "french" else _OXBLOOD
    frame = rectangle(FRAME_INSET, FRAME_INSET, CARD_WIDTH - 48, CARD_HEIGHT - 48, FRAME_CORNER)
    card = blank().fill(frame, colours.ground.light).add(_lattice(colours))
    return svg(
        definition("half", _sowing(pack, colours)),
        card.svg(),
        use("half"),
        use("half", HALF_TURN),
        _medallion(colours).svg(),
        _border(colours).svg(),
    )


BACKS: tuple[Callable[[Pack], str], ...] = (lattice_back,)
"""The backs of a pack in the order of their numbers, from 1."""
