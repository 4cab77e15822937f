"""Places on the table: where a card lies, and how untidily."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

from sixtysix_gui.design.card_svg import CARD_ASPECT


@dataclass(frozen=True)
class Place:
    """The centre of a card in pixels, its angle in degrees clockwise, its size in card widths."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0

    @property
    def point(self) -> QPointF:
        """The centre as Qt's point."""
        return QPointF(self.x, self.y)

    def moved(self, dx: float, dy: float) -> Place:
        """Return the place moved by pixels to the right and down."""
        return Place(self.x + dx, self.y + dy, self.angle, self.scale)

    def lifted(self, by: float) -> Place:
        """Return the place `by` pixels along the card's own axis, towards its upper edge."""
        turn = radians(self.angle)
        x, y = self.x + by * sin(turn), self.y - by * cos(turn)
        return Place(x, y, self.angle, self.scale)

    def at(self, dx: float, dy: float) -> QPointF:
        """Return the point at a distance in pixels from the centre, along the card's own axes."""
        turn = radians(self.angle)
        return QPointF(
            self.x + dx * cos(turn) - dy * sin(turn), self.y + dx * sin(turn) + dy * cos(turn)
        )

    def outline(self, card_width: float) -> QPolygonF:
        """Return the four corners of the card, for a card width in pixels."""
        width = card_width * self.scale
        height = width * CARD_ASPECT
        upright = QRectF(-width / 2, -height / 2, width, height)
        turn = QTransform().translate(self.x, self.y).rotate(self.angle)
        return turn.map(QPolygonF(upright))

    def bounds(self, card_width: float) -> QRectF:
        """Return the upright rectangle around the card, for a card width in pixels."""
        width = card_width * self.scale
        height = width * CARD_ASPECT
        turn = QTransform().translate(self.x, self.y).rotate(self.angle)
        return turn.mapRect(QRectF(-width / 2, -height / 2, width, height))


def bounds_of(places: tuple[Place, ...], card_width: float) -> QRectF:
    """Return the upright rectangle around several cards; empty when there are none."""
    area = QRectF()
    for place in places:
        area = area.united(place.bounds(card_width))
    return area


def square_around(centre: QPointF, half: float) -> QRectF:
    """Return the square around a round thing of that radius."""
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)


def free_span(
    areas: Iterable[QRectF],
    heights: tuple[float, float],
    middle: float,
    ends: tuple[float, float],
    apart: float,
) -> tuple[float, float]:
    """Return from where to where there is room around a middle, between things beside it.

    Args:
        areas: of the things; only those between the two heights count.
        heights: the upper and the lower one.
        middle: things whose centre is left of it are to the left.
        ends: where the room would begin and end without them.
        apart: how far it keeps from them.
    """
    (top, bottom), (left, right) = heights, ends
    for area in areas:
        if area.top() >= bottom or area.bottom() <= top:
            continue
        if area.center().x() < middle:
            left = max(left, area.right() + apart)
        else:
            right = min(right, area.left() - apart)
    return left, right


@lru_cache(maxsize=1024)
def jitter(*seed: Hashable) -> float:
    """Return a number from −1 to 1 that depends on nothing but the seed.

    >>> jitter("deal", 3) == jitter("deal", 3)
    True
    """
    digest = sha256("/".join(map(str, seed)).encode()).digest()
    return int.from_bytes(digest[:4], "big") / 0xFFFF_FFFF * 2 - 1
