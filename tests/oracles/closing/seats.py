"""The two seats of a game for two, and a trick of theirs."""

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.seats import Seat

BOTH = (Seat.A, Seat.B)
"""Everybody who sits at a table for two."""


def opposite(seat: Seat) -> Seat:
    """Give the seat across."""
    return Seat.B if seat is Seat.A else Seat.A


def trick_of(number: int, leader: Seat, led: Card, reply: Card, winner: Seat) -> Trick:
    """Make a trick of two cards."""
    return Trick(number, (Play(leader, led), Play(opposite(leader), reply)), winner)
