"""What a motion works with: the cards, the pace, whose eyes, and who announces."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QGraphicsWidget

from sixtysix_gui.rules.cards import PhysicalCard, Suit
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.sound.sounds import Cue
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import Motion, Speed
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.motions.basics import eased, milliseconds, together, travel
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.zones.reconcile import side_of
from sixtysix_gui.table.zones.zones import Zones


class Announcer(Protocol):
    """Says aloud, in a bubble, what a player announces."""

    def announce(self, side: Side, text: str, suit: Suit | None = None) -> None:
        """Show an announcement beside a player's pile."""
        ...


class TallyBoard(Protocol):
    """Shows a running number of card points beside a pile."""

    def show_counted(self, side: Side, points: int) -> None:
        """Show the card points counted so far."""
        ...


@dataclass
class MotionContext:
    """Everything a motion may touch.

    ``view`` is the view after the events of its update. ``ring`` is the gold ring that can be
    laid around a card, ``coin`` the Out coin, ``tally`` shows what is counted, ``chosen``
    the card that the person took for a move, which names neither of two copies. ``flying`` counts
    the cards in the air, because the later one flies above. ``hear`` lets a sound be heard.
    """

    zones: Zones
    speed: Speed
    view: PlayerView
    announcer: Announcer
    ring: QGraphicsWidget
    coin: QGraphicsWidget
    tally: TallyBoard
    rest_tricks: bool = True
    chosen: PhysicalCard | None = None
    flying: int = 0
    hear: Callable[[Cue], object] = field(default=lambda _cue: None)

    def side(self, seat: Seat) -> Side:
        """Give the side of the table at which a seat is."""
        return side_of(self.view, seat)

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
