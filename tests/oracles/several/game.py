"""From deals to a game of three or four: score, the next dealer, the end (many.md 2.3, 3.4)."""

from dataclasses import dataclass, replace
from typing import Self

from sixtysix_gui.rules.seats import Party, Seat
from tests.oracles.face import Outcome
from tests.oracles.several.deal import TrickDeal
from tests.oracles.several.rule_set.settlement import TrickOutcome
from tests.oracles.several.rule_set.trick_rules import Standing, TrickRules
from tests.oracles.several.view import TrickView

DRAW = "draw"
CARRY_TIE = 65
"""Both totals of a draw that carries under ``plus-1-if-65-65``."""


@dataclass(frozen=True)
class TrickGame:
    """A game between two deals: ``won`` by party, ``decided`` of all ``deals`` were no draws.

    ``bidder`` is the number of the party that bid in the last deal;
    ``carry`` is the extra that waits for the winner of the next decided deal;
    ``almost`` are the parties that were once a point from the target while the others had nothing.
    """

    rules: TrickRules
    dealer: Seat
    won: tuple[int, ...]
    carry: int = 0
    deals: int = 0
    decided: int = 0
    bidder: int | None = None
    almost: tuple[int, ...] = ()

    @classmethod
    def first(cls, rules: TrickRules, dealer: Seat) -> Self:
        """Give a game before its first deal."""
        return cls(rules, dealer, tuple(0 for _ in rules.parties))

    @property
    def shown_score(self) -> tuple[int, ...]:
        """The score of each party; it counts upwards, and below nothing where stakes are paid."""
        return self.won

    @property
    def winners(self) -> tuple[Party, ...]:
        """Who has won the game; several share it, nobody while it goes on."""
        return self.rules.plan.winners(self.rules, Standing(self.won, self.decided, self.bidder))

    @property
    def is_over(self) -> bool:
        """Whether the game is decided."""
        return bool(self.winners)

    @property
    def games_counted(self) -> int:
        """How many games the winner has won by this one.

        A shut-out may count 2, a defeat of who was almost there while the others had nothing 4.
        """
        winners = self.winners
        if not winners:
            return 0
        losers = [party for party in self.rules.parties if party not in winners]
        if any(party.number in self.almost for party in losers):
            return int(str(self.rules.values["game.retour"]))
        doubles = self.rules.values.get("game.shutout") == "double"
        return 2 if doubles and not any(self.won[party] for party in losers) else 1

    def view(self, deal: TrickDeal, seat: Seat) -> TrickView:
        """Give what a seat may know of a deal of this game, its score included."""
        return deal.view(seat, self.won, self.carry, self.decided)

    def after(self, outcome: Outcome) -> Self:
        """Give the game after one more deal; after a draw the same dealer deals again."""
        if outcome.reason == DRAW:
            carry = self.carry + self._carry_of(outcome)
            return replace(self, carry=carry, deals=self.deals + 1)
        won = tuple(
            score + points + (self.carry if points > 0 else 0)
            for score, points in zip(self.won, outcome.points, strict=True)
        )
        return replace(
            self,
            dealer=self.rules.after(self.dealer),
            won=won,
            carry=0,
            deals=self.deals + 1,
            decided=self.decided + 1,
            almost=self._almost(won),
            bidder=outcome.end.bidder if isinstance(outcome, TrickOutcome) else None,
        )

    def _almost(self, won: tuple[int, ...]) -> tuple[int, ...]:
        if "game.retour" not in self.rules.values or sum(won) != self.rules.target - 1:
            return self.almost
        alone = won.index(max(won))
        return (*self.almost, alone) if won[alone] == sum(won) else self.almost

    def _carry_of(self, draw: Outcome) -> int:
        mode = self.rules.values.get("end.draw_carry")
        if mode == "plus-1":
            return 1
        tie = all(total == CARRY_TIE for total in draw.totals)
        return 1 if mode == "plus-1-if-65-65" and tie else 0
