"""The faces of who sits at a table of three or four: those of the court cards."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPen

from sixtysix_gui.design import theme
from sixtysix_gui.design.cards.cutouts import PIXELS, portrait, suit_sign
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.pieces.brushwork import circle, draw_image

_LEFT, _OPPOSITE, _RIGHT = Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS
COMPANY_SUITS = (_LEFT, _OPPOSITE, _RIGHT)
"""The suits of who sits left, opposite and right; hearts are the person's."""

_SHARED = "9A"
"""Ranks of which all suits have one face: a small sign tells them apart."""

_SIGN = 0.50 * 62 / 54
_SIGN_AT, _SIGN_PAPER = 0.64, 0.345
"""Height of the picture of the sign, its distance from the middle to the right and downwards,
and the radius of the paper below it, all in radii of the face."""


@lru_cache(maxsize=48)
def companion_face(style: CardStyle, card: str) -> QImage | None:
    """Return the face of who is shown by a card, with the sign of the suit where others share it.

    None when the drawings are missing.
    """
    face = portrait(style, card)
    if face is None or card[0] not in _SHARED:
        return face
    image = face.copy()
    radius = PIXELS / 2
    middle = QPointF(radius * (1 + _SIGN_AT), radius * (1 + _SIGN_AT))
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paper = circle(middle, _SIGN_PAPER * radius)
    painter.fillPath(paper, theme.colour(theme.PAPER))
    painter.strokePath(paper, QPen(theme.colour(theme.INK), 0.045 * radius))
    side = _SIGN * radius
    sign = suit_sign(style, card[1], round(side))
    draw_image(painter, sign, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
    painter.end()
    return image
