"""What a motion works with: the cards, the pace, whose eyes, and the things that are moved."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsWidget

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.motions.base_context import BaseContext
from sixtysix_gui.table.pieces import ChipStacks, Piece
from sixtysix_gui.table.seating import Score, Seating
from sixtysix_gui.table.zones.zones import Zones


class Announcer(Protocol):
    """Says aloud, in a bubble, what a player announces or calls."""

    def announce(self, chair: Chair, text: str, suit: Suit | None = None) -> None:
        """Show an announcement beside a player's plate, for a while."""
        ...

    def call(self, chair: Chair, text: str) -> None:
        """Show a call beside a player's plate, which stays."""
        ...

    def shown_calls(self) -> Mapping[Chair, Piece]:
        """Give the bubbles, or tags, of the calls that are to be seen."""
        ...


class MovedScores(Protocol):
    """Chips and chalk that move when a score changes."""

    @property
    def old_writing(self) -> QGraphicsWidget:
        """What stood on the slate before ``write``, which fades."""
        ...

    def flying_chips(self, number: int) -> Sequence[ChipStacks]:
        """Give so many chips that can fly, hidden."""
        ...

    def count(self, chair: Chair) -> int:
        """Give how many chips stand before a player; below 0 how many he owes."""
        ...

    def set_count(self, chair: Chair, count: int) -> None:
        """Let so many chips stand there."""
        ...

    def last_chip(self, chair: Chair, count: int) -> QPointF:
        """Give the middle of the last of so many chips of a player."""
        ...

    def strokes(self, view: View, score: Score) -> Sequence[QGraphicsWidget]:
        """Lay strokes through the totals that change on the slate, without length yet."""
        ...

    def write(self, view: View, score: Score) -> None:
        """Write new totals on the slate, below the old writing."""
        ...


class MovedTable(Protocol):
    """The things on the table that motions move or show besides cards."""

    @property
    def notices(self) -> Announcer:
        """Who announces."""
        ...

    @property
    def ring(self) -> QGraphicsWidget:
        """The gold ring that can be laid around a card."""
        ...

    def show_winner(self, chair: Chair, trick: Trick) -> None:
        """Let the plate of who wins a trick glow, and say so."""
        ...

    def lay_wedge(self, leader: Chair | None) -> None:
        """Mark the card that was led."""
        ...

    def lay_counter(self, suit: Suit | None) -> QGraphicsWidget:
        """Show a suit as trump at the counter's place; give the counter, to be moved."""
        ...

    def lay_seal(self, seat: Seat, suit: Suit, points: int) -> QGraphicsWidget | None:
        """Lay the seal of a marriage on its pile; give it, to be moved there."""
        ...

    @property
    def coin(self) -> QGraphicsWidget:
        """The coin that claims."""
        ...

    def show_doubling(self, level: int) -> Piece:
        """Show the coin that doubles, with the words of a level; give it, to be flipped."""
        ...

    def hang_tag(self, view: View, chair: Chair) -> Piece | None:
        """Hang the tag of what is undertaken at a plate; give it, if there is one."""
        ...

    @property
    def scores(self) -> MovedScores:
        """Chips and chalk."""
        ...


@dataclass
class TrickContext(BaseContext[Zones]):
    """Everything a motion may touch; ``view`` is the view after the events of its update."""

    view: View
    table: MovedTable

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return Seating.of(self.view)

    def chair(self, seat: Seat) -> Chair:
        """Give the chair of a seat."""
        return self.seating.chair(seat)
