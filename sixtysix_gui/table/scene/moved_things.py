"""What motions move or show on a table besides cards."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtWidgets import QGraphicsWidget

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.pieces.marks.outlines import GoldRing
from sixtysix_gui.table.pieces.piece import Piece
from sixtysix_gui.table.scene.parts.moving_scores import MovingScores


@dataclass(frozen=True)
class MovedThings:
    """What motions move or show on a table besides cards.

    Attributes:
        ring: The gold ring that can be laid around a card.
        coin: The coin that claims.
        announce: Say in a bubble, for a while, what a player announces.
        call: Show a call beside a player's plate, which stays.
        shown_calls: Return the bubbles, or tags, of the calls that are to be seen.
        show_counted: Show the card points of a pile counted so far.
        show_winner: Let the plate of the player who wins a trick glow, and say so.
        lay_wedge: Mark the card that was led, or none.
        lay_counter: Show a suit as trump; return the counter, to be moved.
        lay_seal: Lay the seal of a marriage on its pile; return it, to be moved there.
        show_doubling: Show the coin that doubles at a level; return it, to be flipped.
        hang_tag: Hang the tag of what is undertaken at a plate; return it, if there is one.
        scores: Chips and chalk.
    """

    ring: GoldRing
    coin: QGraphicsWidget
    announce: Callable[[Chair, str, Suit | None], object]
    call: Callable[[Chair, str], object]
    shown_calls: Callable[[], Mapping[Chair, Piece]]
    show_counted: Callable[[Chair, int], object]
    show_winner: Callable[[Chair, Trick], object]
    lay_wedge: Callable[[Chair | None], object]
    lay_counter: Callable[[Suit | None], QGraphicsWidget]
    lay_seal: Callable[[Seat, Suit, int], QGraphicsWidget | None]
    show_doubling: Callable[[int], Piece]
    hang_tag: Callable[[View, Chair], Piece | None]
    scores: MovingScores
