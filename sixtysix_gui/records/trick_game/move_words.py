"""Each move as the words of 66R that mean it where it is made (many.md 12.3)."""

from sixtysix_gui.records.letters import Letters
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    Bid,
    CallContract,
    Double,
    ExchangeTrump,
    GoOut,
    Meld,
    Move,
    NameTrump,
    Open,
    PlayCard,
    TurnTrump,
)

BEFORE_PLAY = (Phase.TRUMP, Phase.BID, Phase.DOUBLE)


def trick_word(deal: Deal | View, move: Move, letters: Letters) -> str:
    """Write a move that is legal in a deal, as the words of 66R that mean it there.

    The card that will be faced is not named: nobody who may have it faced knows it.
    """
    by = f"{deal.to_act.name}:" if deal.phase is Phase.PARTNER else ""
    match move:
        case PlayCard(card):
            return letters.card(card)
        case Meld(suit):
            points = deal.rules.marriage_points(suit, deal.trump, len(deal.marriages))
            return f"{by}{points}{letters.suit(suit)}"
        case GoOut():
            return f"{by}out"
        case ExchangeTrump():
            assert deal.turn_up is not None
            return f"x{letters.card(deal.turn_up)}"
        case Open(opening):
            return opening.value
        case _:
            return _said(deal, move, letters)


def faced_word(card: Card, letters: Letters) -> str:
    """Write that a card of forehand was faced."""
    return f"face {letters.card(card)}"


def _said(deal: Deal | View, move: Move, letters: Letters) -> str:
    seat = deal.to_act.name
    match move:
        case NameTrump(suit):
            return f"trump {letters.suit(suit)}"
        case TurnTrump():
            return "face"
        case Bid(ticks):
            return f"{seat}={ticks}"
        case CallContract(contract):
            return f"{seat}={contract}"
        case Double():
            return f"{seat}=x"
        case _:
            return f"{seat}=-" if deal.phase in BEFORE_PLAY else "-"
