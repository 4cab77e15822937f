"""All that one seat may know of a deal, and nothing else (rules.md 3.8)."""

from collections.abc import Iterable
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Suit, pack_cards
from sixtysix_gui.rules.history import Exchange, Marriage, Play, Trick
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError, Move
from sixtysix_gui.rules.seats import Seat
from tests.oracles.closing import legality
from tests.oracles.closing.facts import DealFacts, Phase, TalonStatus
from tests.oracles.closing.scoring import CardPoints, Close, DealOutcome
from tests.oracles.closing.seats import opposite
from tests.oracles.closing.variants import RuleSet


@dataclass(frozen=True)
class PlayerView:
    """What a seat has seen so far: its own hand, and everything that was ever public.

    Pairs are indexed by ``Seat``. ``score`` counts game points won, ``carry`` those waiting from
    drawn deals. ``turn_up`` is the card under the talon, remembered after a close; None once it
    was drawn. ``known`` holds, for each seat, cards now in that hand which both players have
    seen there. ``look_back`` of the rule set limits what is shown to people, not what is here.
    """

    rules: RuleSet
    seat: Seat
    dealer: Seat
    score: tuple[int, int]
    carry: int
    phase: Phase
    to_act: Seat
    leader: Seat
    trick_number: int
    trump: Suit
    status: TalonStatus
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int]
    talon_size: int
    turn_up: Card | None
    led: Card | None
    melded_suit: Suit | None
    bound: bool
    card_points: tuple[CardPoints, CardPoints]
    won: tuple[Trick, ...]
    marriages: tuple[Marriage, ...]
    exchange: Exchange | None
    close: Close | None
    known: tuple[tuple[Card, ...], tuple[Card, ...]]
    legal_moves: tuple[Move, ...]
    outcome: DealOutcome | None

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.to_act is self.seat and self.phase is not Phase.SETTLED

    @property
    def table(self) -> tuple[Play, ...]:
        """The card on the table, if any, as who led it."""
        return () if self.led is None else (Play(self.leader, self.led),)

    def total(self, seat: Seat) -> int:
        """Give the card points of a seat as they would count now; anyone who counts knows them."""
        return self.card_points[seat].total

    @property
    def seen(self) -> frozenset[Card]:
        """The cards whose place this seat knows."""
        cards = set(self.hand) | set(self.known[opposite(self.seat)])
        for trick in self.won:
            cards |= {trick.led, trick.reply}
        cards |= {card for card in (self.led, self.turn_up) if card is not None}
        return frozenset(cards)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that lie in the other hand or face down in the talon, in pack order."""
        seen = self.seen
        return tuple(card for card in pack_cards(self.rules.deck_pack) if card not in seen)

    @property
    def tricks_won(self) -> int:
        """The tricks of this seat."""
        return self.card_points[self.seat].tricks

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Say why this seat may not make a move now, or give None when it may."""
        if not self.my_turn and self.phase is not Phase.SETTLED:
            return IllegalMoveError(Illegality.NOT_YOUR_TURN)
        return legality.why_illegal(self, move)

    def leads_after(self, suit: Suit) -> tuple[Card, ...]:
        """List the own cards that may be led once the marriage of a suit is shown."""
        return legality.leads_after(self, suit)


def view_of(state: DealFacts, seat: Seat, score: tuple[int, int], carry: int) -> PlayerView:
    """Take from a deal what a seat may know."""
    return PlayerView(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        score=score,
        carry=carry,
        phase=state.phase,
        to_act=state.to_act,
        leader=state.leader,
        trick_number=state.trick_number,
        trump=state.trump,
        status=state.status,
        hand=state.hands[seat],
        hand_sizes=_pair(len(hand) for hand in state.hands),
        talon_size=state.talon_size,
        turn_up=state.turn_up,
        led=state.led,
        melded_suit=state.melded_suit,
        bound=state.bound,
        card_points=(state.points_of(Seat.A), state.points_of(Seat.B)),
        won=state.won,
        marriages=state.marriages,
        exchange=state.exchange,
        close=state.close,
        known=_known(state),
        legal_moves=legality.legal_moves(state) if state.to_act is seat else (),
        outcome=state.outcome,
    )


def _known(state: DealFacts) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    first, second = (
        tuple(card for card in pack_cards(state.rules.deck_pack) if card in shown and card in hand)
        for shown, hand in zip(state.shown, state.hands, strict=True)
    )
    return first, second


def _pair(numbers: Iterable[int]) -> tuple[int, int]:
    first, second = numbers
    return first, second
