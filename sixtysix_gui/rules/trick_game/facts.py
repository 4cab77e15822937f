"""What is so in a deal of three or four: cards, tricks, marriages and who is to act."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Self

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Marriage, Play, Trick
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.trick_game.settlement import Tally, TrickOutcome, together
from sixtysix_gui.rules.trick_game.trick_rules import TrickRules


class Phase(Enum):
    """The states of many.md 2.2, 3.3 and 4.2."""

    TRUMP = "TRUMP"
    BID = "BID"
    PARTNER = "PARTNER"
    LEAD = "LEAD"
    FOLLOW = "FOLLOW"
    FINAL = "FINAL"
    SETTLED = "END"


@dataclass(frozen=True, kw_only=True)
class TrickFacts:
    """The whole deal. What a seat has is at its number.

    ``undealt`` waits until trump is fixed, or is the widow, or the talon in the order of drawing. ``calls`` are the bids in their order,
    None where somebody passed; ``bid`` is the highest of them. ``faced`` is the card
    that fixed trump and that everybody has seen go to a hand: the faced card of forehand or the
    cut card of the dealer.
    ``melded_suit`` is the marriage shown by whoever is to act, in the lead that goes on.
    Hands may hold a card twice where the pack does: they are lists of things, not sets.
    """

    rules: TrickRules
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    phase: Phase
    to_act: Seat
    leader: Seat
    trump: Suit | None = None
    undealt: tuple[Card, ...] = ()
    faced: Card | None = None
    trick_number: int = 1
    table: tuple[Play, ...] = ()
    melded_suit: Suit | None = None
    calls: tuple[int | None, ...] = ()
    bidder: Seat | None = None
    bid: int = 0
    tallies: tuple[Tally, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    won: tuple[Trick, ...] = ()
    outcome: TrickOutcome | None = None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of whoever is to act."""
        return self.hands[self.to_act]

    @property
    def totals(self) -> tuple[int, ...]:
        """The card points of each party as they would count now."""
        return tuple(self.tally(party).total for party in self.rules.parties)

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks of each party."""
        return tuple(self.tally(party).tricks for party in self.rules.parties)

    @property
    def talon_left(self) -> int:
        """How many cards can still be drawn."""
        return len(self.undealt) if self.rules.has_talon else 0

    @property
    def is_over(self) -> bool:
        """Whether the deal is settled."""
        return self.outcome is not None

    @property
    def faced_seat(self) -> Seat:
        """Who got the card that fixed trump: the dealer the cut card, forehand his own."""
        return self.dealer if self.rules.values["trump.by"] == "cut-card" else self._forehand

    @property
    def _forehand(self) -> Seat:
        return self.rules.after(self.dealer)

    def tally(self, party: Party) -> Tally:
        """Give what a party has."""
        return together(self.tallies[seat] for seat in party.seats)

    def changed(self, **changes: Any) -> Self:  # noqa: ANN401 - whatever the fields hold
        """Give the deal with some fields changed; ``replace`` takes three times as long."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__, **changes)
        return twin
