"""Where the cards of hands lie, fanned on an arc, and in which order."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Facts
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.seating import Chair

FAN_ANGLE = 3.0
"""Degrees between two neighbours of the hands of S and N."""

NORTH_STEP = 0.50
"""Distance of two neighbours of the hand opposite, in widths of its cards."""

FULL_FAN = 6
"""More cards than these are pushed closer together."""

_WINNERS_SCALE, _WINNERS_ANGLE, _WINNERS_RADIUS = 0.78, 9.5, 2.6
"""Size of the winner's best cards, degrees between two of them, radius of their fan in W."""

_Laid = Callable[[float, float, float], tuple[float, float, float]]
_TURNED: dict[Chair, _Laid] = {
    Chair.SOUTH: lambda along, behind, angle: (along, behind, angle),
    Chair.WEST: lambda along, behind, angle: (-behind, along, 90.0 + angle),
    Chair.NORTH: lambda along, behind, angle: (along, -behind, -angle),
    Chair.EAST: lambda along, behind, angle: (behind, -along, angle - 90.0),
}
"""How the way along the fan, that behind its middle and the angle look from each chair."""


def fan(
    chair: Chair, middle: Place, count: int, step: float, angle: float = FAN_ANGLE
) -> tuple[Place, ...]:
    """Return the places of ``count`` cards on an arc, first to last as their holder sees them.

    Args:
        chair: whose hand it is: the middle of the arc is nearest to the middle of the table.
        middle: where a single card lies, and the size of the cards.
        count: of cards.
        step: distance of two neighbours in pixels.
        angle: between two neighbours, in degrees.
    """
    radius, turned = step / radians(angle), _TURNED[chair]
    places: list[Place] = []
    for index in range(count):
        turn = angle * (index - (count - 1) / 2)
        along, behind = radius * sin(radians(turn)), radius * (1 - cos(radians(turn)))
        dx, dy, tilt = turned(along, behind, turn)
        places.append(Place(middle.x + dx, middle.y + dy, tilt, middle.scale))
    return tuple(places)


def winners_fan(metrics: Metrics, count: int, middle: float, lowest: float) -> tuple[Place, ...]:
    """Return places for ``count`` of the winner's best cards around a middle, above ``lowest``."""
    step = _WINNERS_RADIUS * metrics.card_width * radians(_WINNERS_ANGLE)
    upright = Place(middle, 0.0, 0.0, _WINNERS_SCALE)
    places = fan(Chair.SOUTH, upright, count, step, _WINNERS_ANGLE)
    down = lowest - bounds_of(places, metrics.card_width).bottom()
    return tuple(place.moved(0.0, down) for place in places)


ARC = 0.06
"""How far the middle of an arc reaches beyond the height that it is hung on, in W."""

_COUNTED_FROM = 0.5
"""The cards of another hand can be counted when so much of their height is seen."""


@dataclass(frozen=True)
class Hands:
    """The places of all hands.

    ``size`` is the number of cards in a full hand of the game, and ``count_tag`` the centre of the
    tag with the number of cards of the hand opposite. ``hover_lift`` is how far the card under
    the pointer or the focus rises along its own axis. ``shown`` has the places of king and queen
    that another shows: upright, from the hand towards the middle. ``places`` gives those of a
    number of cards of a chair, from the lowest to the uppermost, as their holder sees them.
    """

    metrics: Metrics
    size: int
    count_tag: QPointF
    hover_lift: float
    shown: Mapping[Chair, tuple[Place, Place]]
    places: Callable[[Chair, int], tuple[Place, ...]]

    def own(self, count: int) -> tuple[Place, ...]:
        """Places of the own cards from left to right."""
        return self.places(Chair.SOUTH, count)

    def bounds(self, chair: Chair, count: int) -> QRectF:
        """Return the upright rectangle around a number of cards in the hand of a chair."""
        return bounds_of(self.places(chair, count), self.metrics.card_width)

    def full(self, chair: Chair) -> QRectF:
        """The upright rectangle around a full hand."""
        return self.bounds(chair, self.size)

    @cached_property
    def hides_others(self) -> bool:
        """Whether so little is seen of the other hands that their cards cannot be counted."""
        return self.metrics.sizes.seen < _COUNTED_FROM


_COLOURS_ALTERNATE = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

Order = Callable[[Card], tuple[int, int]]
"""What cards are sorted by."""


def sorted_hand(cards: Iterable[Card], facts: Facts) -> tuple[Card, ...]:
    """Sort a hand as it is held in a deal."""
    return tuple(sorted(cards, key=hand_order(facts)))


def hand_order(facts: Facts) -> Order:
    """Return what the cards of a hand are sorted by.

    Trumps left, then suits of alternating colour, each by the order of the ranks in this deal.
    """
    first = 0 if facts.trump is None else _COLOURS_ALTERNATE.index(facts.trump)
    suits = _COLOURS_ALTERNATE[first:] + _COLOURS_ALTERNATE[:first]
    ranks = facts.rules.duties_in(facts.contract).order
    return lambda card: (suits.index(card.suit), -ranks[card.rank])
