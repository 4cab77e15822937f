"""What the results of a deal are worth to a player: the deal itself, or the game it belongs to."""

from __future__ import annotations

from sixtysix_gui.ai.odds.game_chances import GameChances
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.view import PlayerView

MOST_POINTS = 3
"""No deal is worth more game points (rules.md 3.5)."""

WHOLE = 10_000
"""The worth of a game that is won for certain."""

Worths = tuple[int, ...]
"""For results of -3 to 3 game points of a seat, what each is worth to it, 0 to WHOLE."""

OF_DEAL: Worths = tuple(round(WHOLE * (points + 3) / 6) for points in range(-3, 4))
"""Worth in proportion to the game points."""


def worths_of_game(view: PlayerView) -> Worths:
    """Give the chances to win the game after each result, for the seat of the view."""
    chances = GameChances.of(view.rules)
    return chances.deal_utilities(view.score, view.carry, view.dealer, view.seat)


def for_seat_a(worths: Worths, seat: Seat) -> Worths:
    """Give the same from the side of seat A: what one seat has not, the other has."""
    if seat is Seat.A:
        return worths
    return tuple(WHOLE - worth for worth in reversed(worths))


def stretched(worths: Worths) -> Worths:
    """Give worths that use the whole range from 0 to 10,000 in the same proportions."""
    low, high = min(worths), max(worths)
    if low == high:
        return OF_DEAL
    return tuple((worth - low) * WHOLE // (high - low) for worth in worths)
