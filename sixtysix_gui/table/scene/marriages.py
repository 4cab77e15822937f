"""What marriages have counted: seals on piles, and tags on the eights where two play (MANY 2)."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene
from typing_extensions import override

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.pieces.brushwork import pill
from sixtysix_gui.table.pieces.ivory import Seal
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.words.labels import PointsTag, Tag
from sixtysix_gui.table.scene.part import Part
from sixtysix_gui.table.seating import Seating
from sixtysix_gui.table.zones.reconcile import has_eights
from sixtysix_gui.table.zones.zones import Zones

_MOST = 8
_ABOVE_MARKERS = Z.MARKERS + 9
_LARGEST = 0.15
"""The unit of the tags in W, at most: large words would hide the sign of trump and each other."""

_AT_COUNTER = 0.30, -0.33
"""The tag at the counter, from its middle in W."""

_NOTCHES = {Chair.SOUTH: 180.0, Chair.WEST: 270.0, Chair.NORTH: 0.0, Chair.EAST: 90.0}
_ROYAL = 40


class Seals(Part):
    """The marriages that were shown, as seals on the piles, beside the card points of others."""

    def __init__(
        self, scene: QGraphicsScene, zones: Zones, points: Mapping[Chair, PointsTag]
    ) -> None:
        self.seals = [Seal() for _ in range(_MOST)]
        self._points = points
        self._piles: dict[Seal, Chair] = {}
        super().__init__(scene, zones, self.seals)

    def show(self, view: View) -> None:
        """Lay a seal for every marriage."""
        seating = Seating.of(view)
        self.clear()
        if has_eights(view):
            return
        free = iter(self.seals)
        for pile in seating.piles:
            mine = [m for m in view.marriages if seating.pile(m.seat) is pile]
            tricks = any(seating.pile(trick.winner) is pile for trick in view.won)
            places = self._places(pile, len(mine))
            for marriage, place in zip(mine, places, strict=True):
                seal = next(free)
                seal.set_marriage(marriage.suit, royal=marriage.points == _ROYAL)
                seal.notch = _NOTCHES[seating.chair(marriage.seat)]
                self._lay(seal, pile, place, pending=not tricks)

    def add(self, view: View, seat: Seat, suit: Suit, points: int) -> Seal | None:
        """Lay one more seal, of a marriage that a view does not tell of yet.

        None where eights tell of marriages.
        """
        if has_eights(view):
            return None
        seating = Seating.of(view)
        pile = seating.pile(seat)
        before = [seal for seal in self.seals if seal.isVisible()]
        mine = 1 + sum(1 for m in view.marriages if seating.pile(m.seat) is pile)
        seal = next(seal for seal in self.seals if seal not in before)
        places = self._places(pile, mine)
        seal.set_marriage(suit, royal=points == _ROYAL)
        seal.notch = _NOTCHES[seating.chair(seat)]
        self._lay(seal, pile, places[-1], pending=not self._zones.piles[pile].tricks)
        return seal

    def _lay(self, seal: Seal, pile: Chair, place: QPointF, *, pending: bool) -> None:
        """Lay a seal on a pile, paler while it does not count yet."""
        self._piles[seal] = pile
        seal.set_pending(pending)
        seal.setPos(place)
        seal.show()

    def make_room(self, pile: Chair) -> None:
        """Let the seals of a pile lie beside its card points, which are shown now."""
        lying = [seal for seal in self.shown if self._piles[seal] is pile]
        for seal, place in zip(lying, self._places(pile, len(lying)), strict=True):
            seal.setPos(place)

    def _places(self, pile: Chair, count: int) -> tuple[QPointF, ...]:
        tag = self._points[pile]
        beside = pile is not Chair.SOUTH and tag.isVisible()
        width = tag.body().width() * tag.scale() if beside else 0.0
        return self._zones.layout.sides.seals(pile, count, beside=width)

    @property
    def shown(self) -> list[Seal]:
        """The seals that lie there."""
        return [seal for seal in self.seals if seal.isVisible()]


class MarriageValues(Part):
    """Tags with the points of every marriage; that which fixed trump is golden."""

    def __init__(self, scene: QGraphicsScene, zones: Zones) -> None:
        self.tags = [Tag(_ABOVE_MARKERS) for _ in range(_MOST)]
        self.counter = Tag(_ABOVE_MARKERS)
        super().__init__(scene, zones, (*self.tags, self.counter))

    @override
    def lay_out(self, look: Look) -> None:
        unit = min(look.text_unit, _LARGEST * look.card_width)
        super().lay_out(replace(look, text_unit=unit))

    def show(self, view: View) -> None:
        """Tell of every marriage that has an eight."""
        self.clear()
        if not has_eights(view) or view.rules.trump_by != "latest-marriage":
            return
        newest = view.marriages[-1] if view.marriages else None
        free = iter(self.tags)
        for zone in self._zones.eights.values():
            for (item, spot), points in zip(
                zone.spots(self._zones.layout), zone.points, strict=True
            ):
                suit = None if item.card is None else item.card.card.suit
                golden = newest is not None and suit is newest.suit and points == newest.points
                at = self._zones.layout.scores.eight_value(spot.place)
                self._show(next(free), points, at, golden=golden)
        if newest is not None:
            dx, dy = (part * self._zones.layout.metrics.card_width for part in _AT_COUNTER)
            at = self._zones.layout.middle.counter + QPointF(dx, dy)
            self._show(self.counter, newest.points, at, golden=True)

    def _show(self, tag: Tag, points: int, at: QPointF, *, golden: bool) -> None:
        tag.is_golden = golden
        tag.text = str(points)
        tag.setPos(at)
        tag.show()

    def outlines(self) -> list[QPainterPath]:
        """Return the outlines of the tags on eights, without that at the counter, in the scene."""
        return [tag.mapToScene(pill(tag.body())) for tag in self.tags if tag.isVisible()]
