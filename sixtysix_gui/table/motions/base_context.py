"""What a motion works with at every table: the cards that lie there, the pace, and who listens."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.sound.sounds import Cue
from sixtysix_gui.table.animations import eased, milliseconds, together, travel
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import Motion, Speed
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.zones.zones import Zones

CardsT = TypeVar("CardsT", bound=Zones)


@dataclass
class BaseContext(Generic[CardsT]):
    """What motions may touch at every table; a table's own context adds the rest.

    ``chosen`` is the card that the person took for a move, which names neither of two copies.
    ``flying`` counts the cards in the air, because the later one flies above. ``hear`` lets a sound
    be heard.
    """

    zones: CardsT
    speed: Speed
    rest_tricks: bool = field(default=True, kw_only=True)
    chosen: PhysicalCard | None = field(default=None, kw_only=True)
    flying: int = field(default=0, kw_only=True)
    hear: Callable[[Cue], object] = field(default=lambda _cue: None, kw_only=True)

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
