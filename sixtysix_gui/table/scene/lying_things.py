"""Where the things on the table lie now: what the coach's paper must not cover."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.scene.buttons.buttons import Buttons
from sixtysix_gui.table.scene.signs import Signs
from sixtysix_gui.table.zones.zones import Zones

_OVER_COVER = 0.4
"""How far a slip may reach over a marker's cover, in its height."""


class LyingThings:
    """Gives rectangles in the scene, of what is there."""

    def __init__(self, zones: Zones, buttons: Buttons, signs: Signs) -> None:
        """Look at what is on the table."""
        self._zones = zones
        self._buttons = buttons
        self._signs = signs

    def own_hand(self) -> QRectF:
        """The own cards."""
        layout = self._zones.layout
        places = layout.hands.own(max(1, len(self._zones.own_hand.items)))
        return bounds_of(places, layout.metrics.card_width)

    def top_of_risen_card(self) -> float:
        """How high a card of the own hand reaches while it is risen."""
        layout = self._zones.layout
        lift = layout.hands.hover_lift
        places = layout.hands.own(max(1, len(self._zones.own_hand.items)))
        risen = tuple(place.lifted(lift) for place in places)
        return bounds_of(risen, layout.metrics.card_width).top()

    def coin(self) -> QRectF:
        """The coin, or its place."""
        return self._buttons.coin_place.area()

    def slip_limits(self) -> tuple[float, float]:
        """How far up and down the slip may reach between the devices: no pip is below it.

        It may lie over a part of a cover that shows its back and lies towards the middle.
        """
        return self._limit(Chair.NORTH), self._limit(Chair.SOUTH)

    def _limit(self, chair: Chair) -> float:
        layout, device = self._zones.layout, self._zones.devices.get(chair)
        both = self._signs.board.area_of(chair)
        if device is None or both.isEmpty():
            return layout.metrics.height if chair is Chair.SOUTH else 0.0
        edge = both.top() if chair is Chair.SOUTH else both.bottom()
        lies = device.cards.lie
        if lies.face_up or lies.under or lies.tilt or layout.scores.pairs[chair].turned:
            return edge
        _, lying = layout.scores.pair(chair, lies)
        cover = lying.bounds(layout.metrics.card_width)
        near = cover.top() if chair is Chair.SOUTH else cover.bottom()
        if abs(near - edge) > 1.0:
            return edge  # the seven lies towards the middle
        over = _OVER_COVER * cover.height()
        return edge + over if chair is Chair.SOUTH else edge - over

    def chips(self) -> list[QRectF]:
        """What can be pressed besides the coin."""
        coin = self._buttons.coin
        return [button.piece.area() for button in self._buttons if button.piece is not coin]

    def beside_hand(self) -> list[QRectF]:
        """My plate, pile, eights and what shows my score, and the hand itself."""
        score = self._signs.board.area_of(Chair.SOUTH)
        plate = self._signs.plates.plates[Chair.SOUTH].area()
        return [self.own_hand(), plate, score, *self._zones.beside_hand()]

    def in_the_middle(self) -> list[QRectF]:
        """Talon with its number, turn-up, trump badge, the cards of the trick, and the coin."""
        layout, talon = self._zones.layout, self._zones.talon
        around_talon = self._around(talon.spots(layout))
        areas = [self._around(self._zones.trick.spots(layout, self._zones.deal)), self.coin()]
        if around_talon is not None:
            areas.append(around_talon)
        areas += self._signs.talon.shown_areas()
        return [area for area in areas if area is not None and not area.isEmpty()]

    def my_trick_place(self) -> QRectF:
        """Where my card of the trick comes to lie."""
        layout = self._zones.layout
        return layout.middle.trick_target.bounds(layout.metrics.card_width)

    def upper_sides(self) -> list[QRectF]:
        """Plates, piles, eights and scores of the others."""
        layout, zones = self._zones.layout, self._zones
        areas: list[QRectF | None] = []
        for chair in layout.metrics.chairs[1:]:
            areas += [self._signs.plates.plates[chair].area(), self._signs.board.area_of(chair)]
            areas.append(self._around(zones.piles[chair].spots(layout)))
        areas.append(self._around(zones.eights[Chair.NORTH].spots(layout)))
        return [area for area in areas if area is not None and not area.isEmpty()]

    def _around(self, spots: Iterable[tuple[CardItem, Spot]]) -> QRectF | None:
        places = tuple(spot.place for _, spot in spots)
        width = self._zones.layout.metrics.card_width
        return bounds_of(places, width) if places else None
