"""What is so in a deal of three or four: cards, tricks, marriages and who is to act."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Self

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Answer, Call, Exchange, Marriage, Play, Trick
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.seats import Party, Seat
from tests.oracles.several.rule_set.contracts import Contract
from tests.oracles.several.rule_set.duties import Duties
from tests.oracles.several.rule_set.settlement import CardPoints, TrickOutcome, together
from tests.oracles.several.rule_set.trick_rules import TrickRules

FACE_DOWN = (Opening.ALTE, Opening.HOEHER)
"""The openings to which everybody lays a card face down."""


class Phase(Enum):
    """The states of many.md 2.2, 3.3, 4.2 and 8.2."""

    TRUMP = "TRUMP"
    OPEN = "OPEN"
    BID = "BID"
    PARTNER = "PARTNER"
    DOUBLE = "DOUBLE"
    LEAD = "LEAD"
    FOLLOW = "FOLLOW"
    FINAL = "FINAL"
    SETTLED = "END"


@dataclass(frozen=True, kw_only=True)
class TrickFacts:
    """The whole deal. What a seat has is at its number.

    ``undealt`` waits until trump is fixed, or is the widow, or the talon in the order in which it
    is drawn, a turn-up last. ``opening`` is how forehand has opened a deal of Gaigel.
    ``calls`` are the bids in their order; ``bid`` is the highest of them, or ``contract`` is, where
    contracts are called. ``named`` is the suit fixed as trump, ``trump`` what is trump in the
    contract that is played. ``answers`` tell who doubled and who did not.
    ``faced`` is the card that fixed trump and that everybody has seen go to a hand: the faced card
    of forehand or the cut card of the dealer.
    ``melded_suit`` is the marriage shown by whoever is to act, in the lead that goes on.
    ``served`` are the cards still in a hand that were shown in a marriage, and can be in no other;
    ``known`` those still there that everybody has seen. Of two equal cards the one shown is played
    first (many.md 8.4).
    ``played`` are the cards of which one was played, where the pack has them twice: the second
    copy is the one that is played later.
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
    opening: Opening | None = None
    trick_number: int = 1
    table: tuple[Play, ...] = ()
    played: frozenset[Card] = frozenset()
    melded_suit: Suit | None = None
    named: Suit | None = None
    calls: tuple[Call, ...] = ()
    bidder: Seat | None = None
    bid: int = 0
    contract: Contract | None = None
    answers: tuple[Answer, ...] = ()
    card_points: tuple[CardPoints, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    served: tuple[tuple[Card, ...], ...] = ()
    known: tuple[tuple[Card, ...], ...] = ()
    exchange: Exchange | None = None
    won: tuple[Trick, ...] = ()
    outcome: TrickOutcome | None = None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of whoever is to act."""
        return self.hands[self.to_act]

    @property
    def totals(self) -> tuple[int, ...]:
        """The card points of each party as they would count now."""
        return tuple(self.points_of(party).total for party in self.rules.parties)

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks of each party."""
        return tuple(self.points_of(party).tricks for party in self.rules.parties)

    @property
    def talon_left(self) -> int:
        """How many cards can still be drawn, a turn-up included."""
        return len(self.undealt) if self.rules.has_talon else 0

    @property
    def is_over(self) -> bool:
        """Whether the deal is settled."""
        return self.outcome is not None

    @property
    def forehand(self) -> Seat:
        """Who sits after the dealer."""
        return self.rules.after(self.dealer)

    @property
    def turn_up(self) -> Card | None:
        """The card that lies open under the talon, if there is one."""
        return self.undealt[-1] if self.undealt and self.rules.turns_up else None

    @property
    def is_face_down(self) -> bool:
        """Whether the cards of the trick lie face down until all are laid (many.md 8.3)."""
        return (
            self.trick_number == 1
            and self.opening in FACE_DOWN
            and bool(self.table)
            and self.table[0].card.suit is not self.trump
        )

    @property
    def level(self) -> int:
        """How often the deal has been doubled."""
        return sum(answer.doubled for answer in self.answers)

    @property
    def out_seats(self) -> tuple[Seat, ...]:
        """Who has laid his hand away: the partner of a contract's player, where he does."""
        if self.contract is None or self.bidder is None or not self.contract.partner_out:
            return ()
        return () if self.phase is Phase.BID else (self.rules.partner(self.bidder),)

    @property
    def duties(self) -> Duties:
        """The order of the ranks and the duties, as they are in this contract."""
        return self.rules.duties_in(self.contract)

    def after(self, seat: Seat) -> Seat:
        """Give the next seat that plays."""
        following = self.rules.after(seat)
        return self.rules.after(following) if following in self.out_seats else following

    def points_of(self, party: Party) -> CardPoints:
        """Give what a party has."""
        return together(self.card_points[seat] for seat in party.seats)

    def changed(self, **changes: Any) -> Self:  # noqa: ANN401 - whatever the fields hold
        """Give the deal with some fields changed; ``replace`` takes three times as long."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__, **changes)
        return twin
