"""A court card: one half figure in the cloths of its suit, shown twice, behind a belt and a frame.

The half figure and the suit sign are stored once and shown by reference, which keeps a card small
and its two halves exactly alike. A figure is drawn with x measured from the card's axis, so that
its shade begins at 0, and y from the top of the card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.drawing.art import Art
from tools.drawing.dimensions import (
    AXIS,
    BELT_HALF_HEIGHT,
    CARD_HEIGHT,
    CARD_WIDTH,
    FIGURE_BOTTOM,
    FINE_LINE,
    MIDDLE,
)
from tools.drawing.document import HALF_TURN, definition, place, svg, twice, use
from tools.drawing.palette import (
    ACORN_BELT,
    BELL_BELT,
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    HEART_BELT,
    IVORY,
    LEAF_BELT,
    OCHRE,
    RED,
    Tone,
)
from tools.drawing.paper import INDEX_MARK, blank, frame, ground, panel
from tools.drawing.pips.suits import PANELS, Pack, Suit, sign
from tools.drawing.vectors import intersection, polygon, rectangle


@dataclass(frozen=True)
class Livery:
    """The two cloths of a suit's court, the ground of its belt, and its gems in turn."""

    main: Tone
    second: Tone
    belt: str
    gems: tuple[str, str]


SPADES = Livery(BLUE, RED, GOLD.light, (BLUE.light, RED.light))
HEARTS = Livery(RED, BLUE, GOLD.light, (RED.light, BLUE.light))
CLUBS = Livery(GREEN, GOLD, GOLD.light, (GREEN.light, RED.light))
DIAMONDS = Livery(OCHRE, BLUE, GOLD.light, (BLUE.light, RED.light))
ACORNS = Livery(BROWN, GREEN, ACORN_BELT, (GREEN.light, RED.light))
LEAVES = Livery(GREEN, GOLD, LEAF_BELT, (GREEN.light, RED.light))
GERMAN_HEARTS = Livery(RED, IVORY, HEART_BELT, (RED.light, BLUE.light))
BELLS = Livery(BLUE, GOLD, BELL_BELT, (BLUE.light, RED.light))


SIGN_LINE = 5.6
BELT_INSET = 24
BELT_STEP = 35
FRIEZE_STEP = 41
FRIEZE_SIGN_SCALE = 0.27
FRIEZE_SIGNS = 6

FRENCH_SIGN = ((157.0, 122.0, 0.78),)
KING_SIGNS = ((157.0, 124.0, 0.76), (433.0, 124.0, 0.76))
OBER_SIGN = ((154.0, 114.0, 0.74),)
UNTER_SIGN = ((88.0, 340.0, 0.98),)
"""Where the signs of a court stand (x, y, scale): a German rank is told by them alone."""

_ABOVE_BELT = rectangle(-CARD_WIDTH, -CARD_HEIGHT, 2 * CARD_WIDTH, CARD_HEIGHT + FIGURE_BOTTOM + 4)
"""Where a half figure may be seen; what reaches lower would lie on the other half."""


@dataclass(frozen=True)
class Figure:
    """A court figure: its name and the program that draws its upper half.

    The drawing has x from the axis and y from the top of the card, both in card units.
    """

    name: str
    draw: Callable[[], Art]


def court_card(
    pack: Pack,
    suit: Suit,
    figure: Figure,
    livery: Livery,
    signs: tuple[tuple[float, float, float], ...],
) -> str:
    """The SVG of a court card; the loader adds the index."""
    colours = PANELS[pack][suit]
    whole = panel()
    lower = intersection(whole, rectangle(0, MIDDLE, CARD_WIDTH, MIDDLE))
    belt = lozenge_belt(livery) if pack == "french" else frieze_belt(livery)
    return svg(
        definition("half", figure.draw().clipped(_ABOVE_BELT), f"translate({AXIS:g} 0)"),
        definition("sign", sign(pack, suit, SIGN_LINE)),
        blank().add(ground(colours, whole)).svg(),
        use("half"),
        ground(colours, lower).svg(),
        use("half", HALF_TURN),
        belt.svg(),
        *(_frieze() if pack == "german" else ()),
        frame().svg(),
        *(twice("sign", x, y, scale) for x, y, scale in signs),
        INDEX_MARK,
    )


def _belt_ground(colour: str, seam: float) -> Art:
    top, bottom = MIDDLE - BELT_HALF_HEIGHT, MIDDLE + BELT_HALF_HEIGHT
    left, right = BELT_INSET, CARD_WIDTH - BELT_INSET
    art = Art().shape(rectangle(left, top, right - left, bottom - top), colour)
    for y in (top + seam, bottom - seam):
        art.line(f"M{left},{y} H{right}", FINE_LINE, cap="butt")
    return art


def _lozenge(x: float, half_width: float, half_height: float, colour: str) -> Art:
    corners = polygon(
        (x - half_width, MIDDLE),
        (x, MIDDLE - half_height),
        (x + half_width, MIDDLE),
        (x, MIDDLE + half_height),
    )
    return Art().shape(corners, colour, FINE_LINE)


def lozenge_belt(livery: Livery) -> Art:
    """The belt of the French courts: gold with a row of gems."""
    art = _belt_ground(livery.belt, 8)
    for k in range(-7, 8):
        art.add(_lozenge(AXIS + k * BELT_STEP, 12, 8.5, livery.gems[k % 2]))
    return art


def frieze_belt(livery: Livery) -> Art:
    """The belt of the German courts, still without its suit signs."""
    return _belt_ground(livery.belt, 6).add(_lozenge(AXIS, 15, 11, GOLD.light))


def _frieze() -> list[str]:
    """Suit signs on the belt: upright to the right of its middle, inverted to the left."""
    steps = [k * FRIEZE_STEP for k in range(1, FRIEZE_SIGNS + 1)]
    return [place("sign", AXIS + s, CARD_HEIGHT / 2, FRIEZE_SIGN_SCALE) for s in steps] + [
        place("sign", AXIS - s, CARD_HEIGHT / 2, FRIEZE_SIGN_SCALE, inverted=True) for s in steps
    ]
