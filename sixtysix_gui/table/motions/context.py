"""What a motion works with: the cards, the pace, whose eyes, and who announces."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtWidgets import QGraphicsWidget

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions.base_context import BaseContext
from sixtysix_gui.table.seating import chair_at
from sixtysix_gui.table.zones.zones import Zones


class Announcer(Protocol):
    """Says aloud, in a bubble, what a player announces."""

    def announce(self, chair: Chair, text: str, suit: Suit | None = None) -> None:
        """Show an announcement beside a player's pile."""
        ...


class TallyBoard(Protocol):
    """Shows a running number of card points beside a pile."""

    def show_counted(self, chair: Chair, points: int) -> None:
        """Show the card points counted so far."""
        ...


@dataclass
class MotionContext(BaseContext[Zones]):
    """Everything a motion may touch.

    ``view`` is the view after the events of its update. ``ring`` is the gold ring that can be
    laid around a card, ``coin`` the Out coin, ``tally`` shows what is counted.
    """

    view: View
    announcer: Announcer
    ring: QGraphicsWidget
    coin: QGraphicsWidget
    tally: TallyBoard

    def chair(self, seat: Seat) -> Chair:
        """Give the side of the table at which a seat is."""
        return chair_at(self.view, seat)
