"""What a player can do (rules.md 3.3)."""

from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.rules.cards import ALL_CARDS, Card, Suit


@dataclass(frozen=True, slots=True)
class Move:
    """Any move of any game."""


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    """Lead a card, or follow with one."""

    card: Card


@dataclass(frozen=True, slots=True)
class Meld(Move):
    """Show king and queen of a suit; one of the two must be led next."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class ExchangeTrump(Move):
    """Exchange the lowest trump for the turn-up, on lead, following or in reply to a close."""


@dataclass(frozen=True, slots=True)
class CloseTalon(Move):
    """Turn the trump down; before the draw this is the close with the short hand."""


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Draw, first oneself and then the loser of the trick."""


@dataclass(frozen=True, slots=True)
class GoOut(Move):
    """Claim to have 66 card points; a false claim is as legal as a true one."""


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Let an occasion go: an exchange, a bid, the partner's turn before a lead, the last claim."""


@dataclass(frozen=True, slots=True)
class NameTrump(Move):
    """Name the trump suit after the first batch, where forehand does."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class TurnTrump(Move):
    """Have the next card faced, whose suit is trump; it stays in the hand."""


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """Undertake to make this number of ticks of 33 card points each."""

    ticks: int


class Opening(Enum):
    """How forehand opens a deal of Gaigel (many.md 8.3), by the words of its records."""

    ALTE = "alte"
    ELF = "elf"
    HOEHER = "hoeher"
    DISSLE = "dissle"


@dataclass(frozen=True, slots=True)
class Open(Move):
    """Say how the deal is opened, before the first card is led."""

    opening: Opening


@dataclass(frozen=True, slots=True)
class CallContract(Move):
    """Undertake a contract, named by its word, such as ``gang``."""

    contract: str


@dataclass(frozen=True, slots=True)
class Double(Move):
    """Double what the deal is worth, for the own side."""


EXCHANGE_TRUMP = ExchangeTrump()
CLOSE_TALON = CloseTalon()
DRAW = Draw()
GO_OUT = GoOut()
PASS = Pass()
PLAY_CARD = {card: PlayCard(card) for card in ALL_CARDS}
"""The shared ``PlayCard`` of every card, so that listing moves creates nothing."""
MELD = tuple(Meld(suit) for suit in Suit)
NAME_TRUMP = tuple(NameTrump(suit) for suit in Suit)
TURN_TRUMP = TurnTrump()
DOUBLE = Double()
BID = tuple(Bid(ticks) for ticks in range(7))
"""The shared ``Bid`` of every number of ticks, at that number."""
OPEN = {opening: Open(opening) for opening in Opening}
