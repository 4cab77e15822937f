"""All that one seat may know of a deal, and nothing else (rules.md 3.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixtysix_gui.rules.cards import Card, Suit, pack_cards
from sixtysix_gui.rules.history import Exchange, Marriage, Trick
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.phases import Phase, TalonStatus
from sixtysix_gui.rules.two_handed.scoring import Close, DealOutcome, Tally
from sixtysix_gui.rules.two_handed.variants import RuleSet

if TYPE_CHECKING:
    from sixtysix_gui.rules.two_handed.deal import DealState


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
    tallies: tuple[Tally, Tally]
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

    def total(self, seat: Seat) -> int:
        """Give the card points of a seat as they would count now; anyone who counts knows them."""
        return self.tallies[seat].total

    @property
    def seen(self) -> frozenset[Card]:
        """The cards whose place this seat knows."""
        cards = set(self.hand) | set(self.known[self.seat.other])
        for trick in self.won:
            cards |= {trick.led, trick.reply}
        cards |= {card for card in (self.led, self.turn_up) if card is not None}
        return frozenset(cards)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that lie in the other hand or face down in the talon, in pack order."""
        seen = self.seen
        return tuple(card for card in pack_cards(self.rules.deck_pack) if card not in seen)

    def imagine(self, unseen: Sequence[Card]) -> DealState:
        """Give a whole deal that this seat could be in: the unseen cards, in some order.

        The first of them fill up the other hand beside the cards known to be there, the rest is
        the face-down talon in drawing order. Raises ``ValueError`` for another number of cards.
        """
        from sixtysix_gui.rules.two_handed.deal import DealState  # deal.py builds views

        other = self.seat.other
        known = self.known[other]
        missing = self.hand_sizes[other] - len(known)
        talon = tuple(unseen[missing:])
        if self.turn_up is not None:
            talon = (*talon, self.turn_up)
        if len(talon) != self.talon_size:
            raise ValueError("The unseen cards do not fill the other hand and the talon.")
        theirs = known + tuple(unseen[:missing])
        return DealState(
            rules=self.rules,
            dealer=self.dealer,
            trump=self.trump,
            hands=(self.hand, theirs) if self.seat is Seat.A else (theirs, self.hand),
            talon=talon,
            phase=self.phase,
            to_act=self.to_act,
            trick_number=self.trick_number,
            status=self.status,
            led=self.led,
            captured=_pair(tally.captured for tally in self.tallies),
            melded=_pair(tally.melded for tally in self.tallies),
            bonus=_pair(tally.bonus for tally in self.tallies),
            tricks=_pair(tally.tricks for tally in self.tallies),
            melded_suit=self.melded_suit,
            bound=self.bound,
            close=self.close,
            exchange=self.exchange,
            marriages=self.marriages,
            won=self.won,
            shown=self.known,
            outcome=self.outcome,
        )


def view_of(state: DealState, seat: Seat, score: tuple[int, int], carry: int) -> PlayerView:
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
        talon_size=len(state.talon),
        turn_up=state.turn_up,
        led=state.led,
        melded_suit=state.melded_suit,
        bound=state.bound,
        tallies=(state.tally(Seat.A), state.tally(Seat.B)),
        won=state.won,
        marriages=state.marriages,
        exchange=state.exchange,
        close=state.close,
        known=_known(state),
        legal_moves=state.legal_moves() if state.to_act is seat else (),
        outcome=state.outcome,
    )


def _known(state: DealState) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    first, second = (
        tuple(card for card in pack_cards(state.rules.deck_pack) if card in shown and card in hand)
        for shown, hand in zip(state.shown, state.hands, strict=True)
    )
    return first, second


def _pair(numbers: Iterable[int]) -> tuple[int, int]:
    first, second = numbers
    return first, second
