"""Which cards are shown of the winner of a game."""

from __future__ import annotations

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table.geometry.hands import sorted_hand

_SHOWN = 7


def best_cards(view: PlayerView, winner: Seat) -> tuple[Card, ...]:
    """Give the seven best cards that a player has won or holds, as they are held in a hand.

    Higher ranks are better than lower ones, and among equals trumps; the other player's hand is
    not seen.
    """
    won = [
        card for trick in view.won if trick.winner is winner for card in (trick.led, trick.reply)
    ]
    won += view.hand if winner is view.seat else ()
    won.sort(key=lambda card: (card.rank, card.suit is view.trump), reverse=True)
    return sorted_hand(won[:_SHOWN], view.trump)
