"""A toy game for three: eight tricks, follow suit if you can, the last card dealt names trump.

Whoever captures most takes a point from each of the others. It proves that nothing behind the
face of the rules has to be a game for two.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from sixtysix_gui.rules.cards import Card, Suit, beats, pack_cards
from sixtysix_gui.rules.errors import UnknownRuleSetError
from sixtysix_gui.rules.events import (
    CardPlayed,
    CardsDealt,
    DealEnded,
    Event,
    Outcome,
    TrickWon,
)
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.illegal_moves import Illegality, IllegalMoveError
from sixtysix_gui.rules.moves import PLAY_CARD, Move, PlayCard
from sixtysix_gui.rules.seats import THREE_ALONE, Parties, Party, Seat
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules

THREE = (Seat.A, Seat.B, Seat.C)
HAND = 8
NAME = "toy-three"


@dataclass(frozen=True)
class ToyRules:
    """The rules, of which there is nothing to change."""

    name: str = NAME
    parties: Parties = THREE_ALONE
    pack: tuple[Card, ...] = pack_cards(24)

    def overrides(self) -> Mapping[str, Value]:
        return {}


@dataclass(frozen=True)
class ToyOutcome:
    """Points of each party; nobody has any where the most was captured twice."""

    points: tuple[int, ...]
    totals: tuple[int, ...]
    tricks: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class ToyView:
    """What one seat may know."""

    seat: Seat
    dealer: Seat
    to_act: Seat
    leader: Seat
    trick_number: int
    trump: Suit
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    table: tuple[Play, ...]
    won: tuple[Trick, ...]
    legal_moves: tuple[Move, ...]
    outcome: ToyOutcome | None

    @property
    def my_turn(self) -> bool:
        return self.to_act is self.seat and self.outcome is None

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        return None if move in self.legal_moves else IllegalMoveError(Illegality.NOT_NOW)


@dataclass(frozen=True)
class ToyDeal:
    """The whole deal."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    trump: Suit
    to_act: Seat
    table: tuple[Play, ...] = ()
    won: tuple[Trick, ...] = ()
    outcome: ToyOutcome | None = None

    @property
    def trick_number(self) -> int:
        return len(self.won) + 1

    @property
    def leader(self) -> Seat:
        return self.table[0].seat if self.table else self.to_act

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(
            sum(trick.points for trick in self.won if trick.winner is seat) for seat in THREE
        )

    @property
    def tricks(self) -> tuple[int, ...]:
        return tuple(sum(trick.winner is seat for trick in self.won) for seat in THREE)

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    def opening_events(self) -> tuple[Event, ...]:
        return tuple(CardsDealt(seat, HAND, self.hands[seat]) for seat in THREE)

    def legal_moves(self) -> tuple[Move, ...]:
        hand = self.hands[self.to_act]
        led = self.table[0].card.suit if self.table else None
        in_suit = [card for card in hand if card.suit is led]
        return tuple(PLAY_CARD[card] for card in in_suit or hand)

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        if self.is_over:
            return IllegalMoveError(Illegality.DEAL_OVER)
        return None if move in self.legal_moves() else IllegalMoveError(Illegality.NOT_NOW)

    def apply(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
        error = self.why_illegal(move)
        if error is not None:
            raise error
        assert isinstance(move, PlayCard)
        seat, card = self.to_act, move.card
        hands = list(self.hands)
        hands[seat] = tuple(held for held in hands[seat] if held != card)
        table = (*self.table, Play(seat, card))
        events: tuple[Event, ...] = (CardPlayed(seat, card, is_lead=len(table) == 1),)
        if len(table) < len(THREE):
            return replace(self, hands=tuple(hands), table=table, to_act=after(seat)), events
        trick = Trick(self.trick_number, table, self._winner(table))
        done = replace(
            self, hands=tuple(hands), table=(), won=(*self.won, trick), to_act=trick.winner
        )
        events += (TrickWon(trick),)
        if hands[0]:
            return done, events
        outcome = done.settle()
        return replace(done, outcome=outcome), (*events, DealEnded(outcome))

    def _winner(self, table: tuple[Play, ...]) -> Seat:
        best = table[0]
        for play in table[1:]:
            if beats(play.card, best.card, self.trump):
                best = play
        return best.seat

    def settle(self) -> ToyOutcome:
        most = max(self.totals)
        if self.totals.count(most) > 1:
            return ToyOutcome((0, 0, 0), self.totals, self.tricks, "draw")
        points = tuple(2 if total == most else -1 for total in self.totals)
        return ToyOutcome(points, self.totals, self.tricks, "count")

    def view(self, seat: Seat) -> ToyView:
        return ToyView(
            seat,
            self.dealer,
            self.to_act,
            self.leader,
            self.trick_number,
            self.trump,
            self.hands[seat],
            tuple(len(hand) for hand in self.hands),
            self.table,
            self.won,
            self.legal_moves() if self.to_act is seat else (),
            self.outcome,
        )


def after(seat: Seat) -> Seat:
    """The next seat."""
    return THREE[(seat + 1) % 3]


@dataclass(frozen=True)
class ToyGame:
    """A game of three deals."""

    rules: ToyRules
    dealer: Seat
    won: tuple[int, ...] = (0, 0, 0)
    deals: int = 0

    @property
    def shown_score(self) -> tuple[int, ...]:
        return self.won

    @property
    def is_over(self) -> bool:
        return self.deals == len(THREE)

    @property
    def winners(self) -> tuple[Party, ...]:
        if not self.is_over:
            return ()
        return tuple(party for party in THREE_ALONE if self.won[party] == max(self.won))

    def after(self, outcome: Outcome) -> Self:
        won = tuple(a + b for a, b in zip(self.won, outcome.points, strict=True))
        return replace(self, dealer=after(self.dealer), won=won, deals=self.deals + 1)


@dataclass(frozen=True)
class ToyFamily:
    """The one rule set of the toy."""

    known: Mapping[str, ToyRules] = field(default_factory=lambda: {NAME: ToyRules()})

    def names(self) -> tuple[str, ...]:
        return tuple(self.known)

    def rules(self, name: str, overrides: Mapping[str, object]) -> ToyRules:
        if name not in self.known or overrides:
            raise UnknownRuleSetError(name)
        return self.known[name]

    def start(self, rules: Rules, pack: Sequence[Card], dealer: Seat) -> ToyDeal:
        del rules
        hands: list[tuple[Card, ...]] = [(), (), ()]
        forehand = after(dealer)
        for place in range(len(THREE)):
            seat = THREE[(forehand + place) % 3]
            hands[seat] = tuple(pack[place * HAND : (place + 1) * HAND])
        return ToyDeal(dealer, tuple(hands), pack[-1].suit, forehand)

    def first_game(self, rules: Rules, dealer: Seat) -> ToyGame:
        assert isinstance(rules, ToyRules)
        return ToyGame(rules, dealer)
