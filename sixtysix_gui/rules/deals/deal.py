"""A deal as a state machine, for two, three or four: one frozen state, moves in, events out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals import legality, transitions
from sixtysix_gui.rules.deals.dealing import checked, dealt, order_of_deal, with_turn_up_last
from sixtysix_gui.rules.deals.facts import Cards, Facts, Phase
from sixtysix_gui.rules.deals.view import View, view_of
from sixtysix_gui.rules.events import CardsDealt, Event, TrumpTurned
from sixtysix_gui.rules.moves import GO_OUT, PASS, IllegalMoveError, Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

_FIRST_PHASES = {
    "forehand-names-or-turns": Phase.TRUMP,
    "first-lead": Phase.BID,
    "latest-marriage": Phase.LEAD,
}
"""With which move a deal begins, by the word of ``trump.by``; else trump is seen before it."""


@dataclass(frozen=True, kw_only=True)
class Deal(Facts):
    """A deal and what can be done with it; every move gives a new one (rules.md 3.2)."""

    @classmethod
    def start(cls, rules: Rules, pack: Sequence[Card], dealer: Seat) -> Self:
        """Deal a pack in the order in which its cards leave it.

        Raises:
            PackError: if it does not hold exactly the cards of the rule set.
        """
        cards = checked(rules, pack)
        if rules.turns_up:
            cards = with_turn_up_last(rules, cards)
        rounds = rules.first_batches
        hands: list[Cards] = [() for _ in rules.seats]
        for seat, batch in dealt(cards, rounds, order_of_deal(rules, dealer)):
            hands[seat] += batch
        undealt = cards[sum(rounds) * len(rules.seats) :]
        forehand, phase = rules.after(dealer), _first_phase(rules)
        fixes_trump = rules.cuts or rules.turns_up
        return cls(
            rules=rules,
            dealer=dealer,
            hands=tuple(hands),
            phase=phase,
            to_act=rules.partner(forehand) if phase is Phase.PARTNER else forehand,
            leader=forehand,
            trump=cards[-1].suit if fixes_trump else None,
            undealt=undealt,
            faced=cards[-1] if rules.cuts else None,
            card_points=tuple(CardPoints() for _ in rules.seats),
            served=tuple(() for _ in rules.seats),
            known=tuple(
                cards[-1:] if rules.cuts and seat is dealer else () for seat in rules.seats
            ),
        )

    @classmethod
    def imagined(cls, view: View, unseen: Sequence[Card]) -> Self:
        """Return a whole deal for two that the seat of a view could be in.

        The first of the unseen cards fill up the other hand beside the cards known to be there,
        the rest is the face-down talon in drawing order.

        Raises:
            ValueError: for another number of cards.
        """
        other = view.rules.after(view.seat)
        known = view.known[other]
        missing = view.hand_sizes[other] - len(known)
        talon = tuple(unseen[missing:])
        if view.turn_up is not None:
            talon = (*talon, view.turn_up)
        if len(talon) != view.talon_size:
            raise ValueError("The unseen cards do not fill the other hand and the talon.")
        hand = known + tuple(unseen[:missing])
        deal = object.__new__(cls)
        deal.__dict__.update(view.facts())
        deal.__dict__.update(
            hands=(view.hand, hand) if view.seat is Seat.A else (hand, view.hand), undealt=talon
        )
        return deal

    def opening_events(self) -> tuple[Event, ...]:
        """Return the events of dealing: the batches, and the card that fixes trump when it is seen.

        A cut card is seen before them, a turn-up after the first or the last of them. Where
        forehand fixes trump only the first batches are dealt; the rest follows the choice.
        """
        rules = self.rules
        events: list[Event] = [] if self.faced is None else [TrumpTurned(self.faced)]
        early = rules.deal_turn_up == "after-batch-1"
        start = 0
        for size in rules.first_batches:
            for seat in order_of_deal(rules, self.dealer):
                events.append(CardsDealt(seat, size, self.hands[seat][start : start + size]))
            if not start and early and self.turn_up is not None:
                events.append(TrumpTurned(self.turn_up))
            start += size
        if not early and self.turn_up is not None:
            events.append(TrumpTurned(self.turn_up))
        return tuple(events)

    def legal_moves(self) -> tuple[Move, ...]:
        """List every move the rules allow now, wise or not; empty when the deal is settled."""
        return legality.legal_moves(self)

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Return why a move is forbidden now, or None when it is legal."""
        return legality.why_illegal(self, move)

    def apply(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
        """Make a move: the deal after it and what happened, hidden cards included.

        Raises:
            IllegalMoveError: with the reason, if the rules forbid it now.
        """
        error = legality.why_illegal(self, move)
        if error is not None:
            raise error
        return transitions.make(self, move)

    def automatic_claim(self) -> tuple[Move, ...]:
        """Return what ends a deal in which the side on lead has its points; else nothing.

        It is for tables where no one wants to count (many.md 3.4): no option of the rules, but the
        claim of the player on lead, and written so; the partner who is asked first passes. Of
        Bauernschnapsen that is only so in the simple game.
        """
        if GO_OUT not in self.legal_moves():
            return ()
        if self.total(self.to_act) < self.rules.out_target:
            return ()
        return (PASS, GO_OUT) if self.phase is Phase.PARTNER else (GO_OUT,)

    def view(
        self, seat: Seat, score: tuple[int, ...] = (), carry: int = 0, decided: int = 0
    ) -> View:
        """Return all that a seat may know.

        Args:
            seat: Whose view it is.
            score: What each party had won before the deal; nothing where it is left out.
            carry: The game points that wait from drawn deals.
            decided: How many deals of the game have been decided.
        """
        return view_of(self, seat, score, carry, decided)

    def view_in(self, game: Game, seat: Seat) -> View:
        """Return what a seat may know of this deal, which is one of a game."""
        return view_of(self, seat, game.won, game.carry, game.decided)


def _first_phase(rules: Rules) -> Phase:
    if rules.asks_partner:
        return Phase.PARTNER
    seen = Phase.OPEN if rules.opening else Phase.LEAD
    return _FIRST_PHASES.get(rules.trump_by, seen)
