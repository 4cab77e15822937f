"""What a motion works with: the cards, the pace, whose eyes, and the things that are moved."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.sound.sounds import Cue
from sixtysix_gui.table.animations import eased, milliseconds, together, travel
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import Motion, Speed
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.scene.moved_things import MovedThings
from sixtysix_gui.table.seating import Seating, chair_at
from sixtysix_gui.table.zones.zones import Zones


@dataclass
class MotionContext:
    """Everything a motion may touch.

    ``view`` is the view after the events of its update, ``won`` how the game stands then.
    ``chosen`` is the card that the person took for a move, which names neither of two copies.
    ``flying`` counts the cards in the air, because the later one flies above. ``hear`` lets a
    sound be heard.
    """

    zones: Zones
    speed: Speed
    view: View
    table: MovedThings
    rest_tricks: bool = True
    won: tuple[int, ...] = ()
    chosen: PhysicalCard | None = None
    flying: int = 0
    hear: Callable[[Cue], object] = lambda _cue: None

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return Seating.of(self.view)

    def chair(self, seat: Seat) -> Chair:
        """Give the chair of a seat."""
        return chair_at(self.view, seat)

    def ms(self, motion: Motion) -> int:
        """Give the duration of a motion at the present pace."""
        return milliseconds(motion, self.speed)

    def take_off(self, item: CardItem, largest: float) -> None:
        """Raise a card above everything that lies; it is drawn sharp for its largest size."""
        item.take_off()
        item.setZValue(Z.FLYING + self.flying * 0.01)
        self.flying += 1
        item.draw_for(largest)

    def enter_hand(self, item: CardItem, spot: Spot) -> None:
        """Raise a card that will be pushed between the cards of a hand.

        It flies as high as it will be held there, so that nothing changes places when it lands.
        """
        item.take_off()
        item.setZValue(spot.z)
        item.draw_for(max(spot.place.scale, 1.0))

    def rearrange(self, items: Iterable[CardItem], motion: Motion) -> QAbstractAnimation:
        """Let cards that lie move to where their zone has them now."""
        wanted = set(items) - self.zones.held
        moves: list[QAbstractAnimation] = []
        for item, spot in self.zones.spots():
            if item in wanted and item.place != spot.place:
                item.setZValue(spot.z)
                moves.append(travel(item, spot.place, self.ms(motion), eased(motion)))
        return together(*moves)
