"""What is so in a deal: cards, tricks, marriages, and who is to act (rules.md 3.1)."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Self

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Answer, Call, Exchange, Marriage, Play, Trick
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.scoring.points import CardPoints, Close, Outcome, together
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.contracts import Contract
from sixtysix_gui.rules.sets.duties import Duties
from sixtysix_gui.rules.sets.rules import Rules

Cards = tuple[Card, ...]
"""Cards in an order: a hand as it was dealt and drawn, a talon as it is drawn."""

FACE_DOWN = (Opening.ALTE, Opening.HOEHER)
"""The openings to which every player lays a card face down (many.md 8.3)."""


class Phase(Enum):
    """Which kind of move is awaited (rules.md 3.2; many.md 2.2, 3.3, 4.2, 7.3 and 8.2)."""

    TRUMP = "TRUMP"
    OPEN = "OPEN"
    BID = "BID"
    DOUBLE = "DOUBLE"
    PARTNER = "PARTNER"
    PRE_DRAW = "PRE-DRAW"
    LEAD = "LEAD"
    REPLY = "REPLY"
    FOLLOW = "FOLLOW"
    FINAL = "FINAL"
    SETTLED = "END"


LEAD, FOLLOW, REPLY, FINAL = Phase.LEAD, Phase.FOLLOW, Phase.REPLY, Phase.FINAL
PARTNER, PRE_DRAW, SETTLED = Phase.PARTNER, Phase.PRE_DRAW, Phase.SETTLED
"""The phases of play, for what is asked with every move: an enum is slow to look a member up."""


class TalonStatus(Enum):
    """Whether cards are still drawn."""

    OPEN = "open"
    CLOSED = "closed"
    EXHAUSTED = "exhausted"


class NoTrumpError(LookupError):
    """The trump suit was asked for where there is none: a fault of the program, not of a player."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """Everything about a deal; what a seat has is at its number, as ``card_points`` is.

    Hands may hold a card twice where the pack does: they are lists of things, not sets.

    Attributes:
        to_act: Who is to act; after the deal, who acted last.
        leader: Who leads, or led, to the present trick.
        trump: The trump suit; None where there is none yet, or none in this contract.
        undealt: The cards in no hand yet: those that wait for the choice of trump, the widow, or
            the talon in the order in which it is drawn, its turn-up last.
        faced: The card that fixed trump and then went to a hand: the cut card, or that of forehand.
        opening: How forehand has opened a deal of Gaigel.
        trick_number: The trick about to be led or being played, from 1.
        table: The trick so far.
        played: The cards of which one was played, where the pack has them twice.
        melded_suit: The marriage shown in this turn, of which a card is led next.
        bound: Whether the seat to act has acted before drawing and must close.
        named: The suit that forehand fixed; ``trump`` is what is trump in the contract played.
        calls: What was said in the auction; ``bid`` is the highest number of ticks, ``contract``
            the highest contract, ``bidder`` who holds either of them, or opened auf Dissle.
        answers: Who has doubled, and who has not.
        served: The cards still in a hand that were shown in a marriage and can be in no other.
        known: The cards in a hand that every player has seen there. Of two equal cards the one
            shown is played first (many.md 8.4).
        won: The tricks so far.
    """

    rules: Rules
    dealer: Seat
    hands: tuple[Cards, ...]
    phase: Phase
    to_act: Seat
    leader: Seat
    trump: Suit | None = None
    undealt: Cards = ()
    faced: Card | None = None
    opening: Opening | None = None
    trick_number: int = 1
    table: tuple[Play, ...] = ()
    played: frozenset[Card] = frozenset()
    melded_suit: Suit | None = None
    bound: bool = False
    close: Close | None = None
    named: Suit | None = None
    calls: tuple[Call, ...] = ()
    bidder: Seat | None = None
    bid: int = 0
    contract: Contract | None = None
    answers: tuple[Answer, ...] = ()
    card_points: tuple[CardPoints, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    served: tuple[Cards, ...] = ()
    known: tuple[Cards, ...] = ()
    exchange: Exchange | None = None
    won: tuple[Trick, ...] = ()
    outcome: Outcome | None = None

    @property
    def hand(self) -> Cards:
        """The hand of the seat to act."""
        return self.hands[self.to_act]

    @property
    def talon_size(self) -> int:
        """How many cards lie in the talon, turn-up included; 0 where there is none."""
        return len(self.undealt) if self.rules.has_talon else 0

    @property
    def turn_up(self) -> Card | None:
        """The card under the talon, face up or turned down; None once it is drawn."""
        return self.undealt[-1] if self.undealt and self.rules.turns_up else None

    @property
    def led(self) -> Card | None:
        """The card that was led to the present trick, None before that."""
        return self.table[0].card if self.table else None

    @property
    def trump_suit(self) -> Suit:
        """The trump suit of a deal that has one.

        Raises:
            NoTrumpError: if there is none.
        """
        if self.trump is None:
            raise NoTrumpError
        return self.trump

    @property
    def draws(self) -> bool:
        """Whether cards are still drawn, and suit need not be followed."""
        return self.close is None and self.talon_size > 0

    @property
    def status(self) -> TalonStatus:
        """Whether cards are still drawn."""
        if self.close is not None:
            return TalonStatus.CLOSED
        return TalonStatus.OPEN if self.talon_size else TalonStatus.EXHAUSTED

    @property
    def forehand(self) -> Seat:
        """The seat after the dealer."""
        return self.rules.after(self.dealer)

    @property
    def is_over(self) -> bool:
        """Whether the deal is settled."""
        return self.outcome is not None

    @property
    def is_first_opened(self) -> bool:
        """Whether this is the first trick of a deal that was opened in one of Gaigel's ways."""
        return self.opening is not None and self.trick_number == 1

    @property
    def is_face_down(self) -> bool:
        """Whether the cards of the trick lie face down until all are laid (many.md 8.3)."""
        return bool(self.table) and self.lies_face_down(self.table)

    def lies_face_down(self, table: tuple[Play, ...]) -> bool:
        """Return whether a trick of these cards lies face down until all are laid."""
        return (
            self.trick_number == 1
            and self.opening in FACE_DOWN
            and table[0].card.suit is not self.trump
        )

    @property
    def level(self) -> int:
        """How often the deal has been doubled."""
        return sum(answer.doubled for answer in self.answers)

    @property
    def out_seats(self) -> tuple[Seat, ...]:
        """The seats that have laid their hand away: the partner of a player who plays alone."""
        if self.contract is None or self.bidder is None or not self.contract.partner_out:
            return ()
        return () if self.phase is Phase.BID else (self.rules.partner(self.bidder),)

    @property
    def duties(self) -> Duties:
        """The order of the ranks and the duties, as they are in this contract."""
        contract = self.contract
        return self.rules.duties if contract is None else self.rules.duties_in(contract)

    @property
    def totals(self) -> tuple[int, ...]:
        """The card points of each party as they would count now."""
        return tuple(self.points_of(party).total for party in self.rules.parties)

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks of each party."""
        return tuple(self.points_of(party).tricks for party in self.rules.parties)

    def points_of(self, party: Party) -> CardPoints:
        """Return what a party has made."""
        seats = party.seats
        if len(seats) == 1:
            return self.card_points[seats[0]]
        return together(self.card_points[seat] for seat in seats)

    def total(self, seat: Seat) -> int:
        """Return the card points of the party of a seat as they would count now."""
        return self.points_of(self.rules.sides[seat]).total

    def after(self, seat: Seat) -> Seat:
        """Return the next seat that plays."""
        following = self.rules.after(seat)
        return self.rules.after(following) if following in self.out_seats else following

    def changed(self, **changes: Any) -> Self:  # noqa: ANN401 - the fields differ in type
        """Return a copy with some fields changed; ``replace`` takes five times as long.

        Raises:
            TypeError: if there is no field of a name.
        """
        fields = self.__dict__
        values = fields | changes
        if len(values) != len(fields):
            raise TypeError(f"No fields of a deal: {', '.join(changes.keys() - fields.keys())}")
        copy = object.__new__(type(self))
        # A frozen instance takes no attribute, but a whole dictionary at once.
        object.__setattr__(copy, "__dict__", values)
        return copy
