"""What can be counted in a deal, read from the whole deal card by card, and by no view."""

from collections.abc import Iterator

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.seats import Seat

_WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def card_points_of(state: Deal, seat: Seat) -> int:
    """The card points of a seat while a deal is played, without any bonus at its end."""
    own = [trick for trick in state.won if trick.winner is seat]
    in_tricks = sum(_WORTH[play.card.code[0]] for trick in own for play in trick.plays)
    shown = [marriage for marriage in state.marriages if marriage.seat is seat]
    worth = sum(40 if marriage.suit is state.trump else 20 for marriage in shown)
    return in_tricks + (worth if own else 0)


def still_out(state: Deal, seat: Seat, suit: Suit) -> set[Card]:
    """The cards of a suit that a seat does not see: in the other hand, or face down."""
    hidden = {
        card for other in state.rules.seats if other is not seat for card in state.hands[other]
    }
    return {card for card in hidden | set(_face_down(state)) if card.suit is suit}


def _face_down(state: Deal) -> Iterator[Card]:
    yield from state.undealt[:-1]


def tricks_with(state: Deal, card: Card) -> list[int]:
    """The numbers of the tricks, from 1, in which a card fell."""
    return [
        number
        for number, trick in enumerate(state.won, 1)
        if any(play.card == card for play in trick.plays)
    ]
