"""The deal of three or four as a state machine: one frozen state, moves in, events out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.events import CardsDealt, Event, TrumpTurned
from sixtysix_gui.rules.moves import GO_OUT, PASS, IllegalMoveError, Move
from sixtysix_gui.rules.seats import Seat
from tests.oracles.several import legality, transitions
from tests.oracles.several.dealing import (
    checked,
    dealt,
    order_of_deal,
    with_turn_up_last,
)
from tests.oracles.several.facts import Phase, TrickFacts
from tests.oracles.several.rule_set.settlement import CardPoints
from tests.oracles.several.rule_set.trick_rules import TrickRules
from tests.oracles.several.view import TrickView, view_of

_FIRST_PHASES = {
    "forehand-names-or-turns": Phase.TRUMP,
    "first-lead": Phase.BID,
    "turn-up": Phase.OPEN,
    "cut-card": Phase.PARTNER,
    "latest-marriage": Phase.LEAD,
}
"""With which act a deal begins, by the word of ``trump.by``."""


@dataclass(frozen=True, kw_only=True)
class TrickDeal(TrickFacts):
    """A deal and what can be done with it; every move gives a new one."""

    @classmethod
    def start(cls, rules: TrickRules, pack: Sequence[Card], dealer: Seat) -> Self:
        """Deal a pack in the order in which its cards leave it.

        Raises:
            PackError: if it does not hold exactly the cards of the game.
        """
        cards = checked(rules, pack)
        if rules.turns_up:
            cards = with_turn_up_last(rules, cards)
        hands: list[tuple[Card, ...]] = [() for _ in rules.seats]
        rounds = rules.first_batches
        for seat, batch in dealt(cards, rounds, order_of_deal(rules, dealer)):
            hands[seat] += batch
        forehand = rules.after(dealer)
        known: list[tuple[Card, ...]] = [() for _ in rules.seats]
        if rules.cuts:
            known[dealer] = cards[-1:]
        phase = _FIRST_PHASES[str(rules.values["trump.by"])]
        return cls(
            rules=rules,
            dealer=dealer,
            hands=tuple(hands),
            phase=phase,
            to_act=rules.partner(forehand) if phase is Phase.PARTNER else forehand,
            leader=forehand,
            trump=cards[-1].suit if rules.cuts or rules.turns_up else None,
            faced=cards[-1] if rules.cuts else None,
            undealt=cards[sum(rounds) * len(rules.seats) :],
            card_points=tuple(CardPoints() for _ in rules.seats),
            served=tuple(() for _ in rules.seats),
            known=tuple(known),
        )

    def opening_events(self) -> tuple[Event, ...]:
        """Give the events of dealing: the batches, and the card that fixes trump when it is seen.

        That is before them for a cut card, and after the first for a turn-up. Where forehand
        fixes trump only the first batches are dealt; the rest follows his choice.
        """
        cut = self.faced if self.rules.cuts else None
        events: list[Event] = [] if cut is None else [TrumpTurned(cut)]
        start = 0
        for size in self.rules.first_batches:
            for seat in order_of_deal(self.rules, self.dealer):
                cards = self.hands[seat][start : start + size]
                events.append(CardsDealt(seat, size, cards))
            if not start and self.turn_up is not None:
                events.append(TrumpTurned(self.turn_up))
            start += size
        return tuple(events)

    def legal_moves(self) -> tuple[Move, ...]:
        """List every move the rules allow now, wise or not; empty when the deal is settled."""
        return legality.legal_moves(self)

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Say why a move is forbidden now, or give None when it is legal."""
        return legality.why_illegal(self, move)

    def automatic_claim(self) -> tuple[Move, ...]:
        """Give what ends a deal in which the side on lead has its points; nothing where it has not.

        It is for tables where nobody wants to count (many.md 3.4): no option of the rules, but the
        claim of whoever is on lead, and written so; the partner who is asked before him passes. Of
        Bauernschnapsen that is only so in the simple game.
        """
        if GO_OUT not in self.legal_moves():
            return ()
        side = self.rules.sides[self.to_act]
        if self.points_of(side).total < int(str(self.rules.values["out.target"])):
            return ()
        return (PASS, GO_OUT) if self.phase is Phase.PARTNER else (GO_OUT,)

    def apply(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
        """Make a move: the deal after it and what happened, hidden cards included.

        Raises:
            IllegalMoveError: with the reason, if the rules forbid it now.
        """
        error = legality.why_illegal(self, move)
        if error is not None:
            raise error
        return transitions.make(self, move)

    def view(
        self, seat: Seat, score: tuple[int, ...] = (), carry: int = 0, decided: int = 0
    ) -> TrickView:
        """Give all that a seat may know.

        ``score`` is what each party had won before the deal, nothing where it is left out;
        ``carry`` and ``decided`` are those of the game (``TrickGame.view``).
        """
        return view_of(self, seat, score, carry, decided)
