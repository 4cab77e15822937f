"""What all backs share: frame, field, medallion, and how two halves make a back."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from tools.drawing.art import Art
from tools.drawing.dimensions import (
    AXIS,
    CARD_HEIGHT,
    CARD_WIDTH,
    FINE_LINE,
    MIDDLE,
    OBJECT_LINE,
)
from tools.drawing.document import HALF_TURN, definition, svg, use
from tools.drawing.kit.ornaments import star
from tools.drawing.palette import BackColours
from tools.drawing.paper import blank
from tools.drawing.pips.suits import FRENCH_OUTLINES, Pack, Suit, german_silhouette
from tools.drawing.vectors import (
    circle,
    rectangle,
)

FRAME_INSET = 24
FRAME_CORNER = 20
BORDER_INSET = 35
FIELD_INSET = 48
FIELD_WIDTH = CARD_WIDTH - 2 * FIELD_INSET
FIELD_HEIGHT = CARD_HEIGHT - 2 * FIELD_INSET
LATTICE_LINE = 4.5
MEDALLION = 74
SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def rounded(inset: float, corner: float) -> QPainterPath:
    """The outline of the card, or of an area within it, with corners of a radius."""
    return rectangle(inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset, corner)


def field_area() -> QPainterPath:
    """The area within the borders that a design fills."""
    return rounded(FIELD_INSET, 6)


def silhouette(pack: Pack, suit: Suit) -> QPainterPath:
    """The outline of a suit sign, round the origin."""
    return FRENCH_OUTLINES[suit] if pack == "french" else german_silhouette(suit)


def medallion(colours: BackColours, radius: float = MEDALLION) -> Art:
    """The star in the middle of a back."""
    disc = circle(AXIS, MIDDLE, radius)
    art = Art().fill(disc, colours.ground.light).line(disc, OBJECT_LINE, colours.lattice)
    art.line(circle(AXIS, MIDDLE, radius - 12), FINE_LINE, colours.gold)
    shine = star(radius * 0.73, radius * 0.54, colours.gold, colours.pale)
    return art.add(shine, AXIS, MIDDLE)


def border(colours: BackColours) -> Art:
    """The lines round the field and the frame."""
    art = Art().line(field_area(), OBJECT_LINE, colours.lattice)
    art.line(rounded(BORDER_INSET, 13), FINE_LINE, colours.gold)
    return art.line(rounded(FRAME_INSET, FRAME_CORNER), OBJECT_LINE)


def turned_back(colours: BackColours, field: Art, half: Art, centre: Art) -> str:
    """Puts a back together.

    Args:
        colours: its colours.
        field: what fills the field, already symmetric.
        half: what stands in the upper half of the field and, turned, in the lower.
        centre: what lies on top, in the middle.
    """
    card = blank().fill(rounded(FRAME_INSET, FRAME_CORNER), colours.ground.light)
    return svg(
        definition("half", half),
        card.add(field).svg(),
        use("half"),
        use("half", HALF_TURN),
        centre.svg(),
        border(colours).svg(),
    )
