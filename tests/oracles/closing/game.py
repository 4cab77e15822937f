"""From deals to a game: score, carry, the next dealer, the end (rules.md 3.7)."""

from dataclasses import dataclass, replace
from typing import Self

from sixtysix_gui.rules.seats import TWO_ALONE, Party, Seat
from tests.oracles.closing.seats import BOTH, opposite
from tests.oracles.closing.variants import RuleSet
from tests.oracles.face import Outcome

CARRY_TIE = 65
"""Both totals of a draw that carries under ``plus-1-if-65-65`` (rules.md 3.7)."""


@dataclass(frozen=True)
class GameState:
    """A game between two deals.

    ``won`` counts the game points of each seat upwards in every rule set; ``carry`` is the extra
    that waits for the next decided deal; ``dealer`` deals next; ``deals`` have been settled.
    """

    rules: RuleSet
    dealer: Seat
    won: tuple[int, int] = (0, 0)
    carry: int = 0
    deals: int = 0

    def after(self, outcome: Outcome) -> Self:
        """Give the game after one more deal; overshooting the target is harmless."""
        winner = next((seat for seat in BOTH if outcome.points[seat] > 0), None)
        if winner is None:
            return replace(
                self,
                dealer=self._dealer_after_draw(),
                carry=self.carry + self._carry_of(outcome),
                deals=self.deals + 1,
            )
        won = list(self.won)
        won[winner] += outcome.points[winner] + self.carry
        winner_deals = self.rules.deal_next == "winner"
        return replace(
            self,
            dealer=winner if winner_deals else opposite(self.dealer),
            won=(won[0], won[1]),
            carry=0,
            deals=self.deals + 1,
        )

    @property
    def winner(self) -> Seat | None:
        """The seat that has reached the target, or None while the game goes on."""
        for seat in BOTH:
            if self.won[seat] >= self.rules.game_target:
                return seat
        return None

    @property
    def winners(self) -> tuple[Party, ...]:
        """The winner as a party; nobody while the game goes on."""
        return () if self.winner is None else (TWO_ALONE[self.winner],)

    @property
    def is_over(self) -> bool:
        """Whether a player has reached the target."""
        return self.winner is not None

    @property
    def games_counted(self) -> int:
        """How many games the winner has won by this one: 2 for a shut-out counted double."""
        winner = self.winner
        if winner is None:
            return 0
        shut_out = self.won[opposite(winner)] == 0
        return 2 if shut_out and self.rules.game_shutout == "double" else 1

    @property
    def shown_score(self) -> tuple[int, int]:
        """The score as the rule set counts it: points won, or points still needed."""
        if self.rules.game_count == "up":
            return self.won
        target = self.rules.game_target
        return target - self.won[0], target - self.won[1]

    def _dealer_after_draw(self) -> Seat:
        return self.dealer if self.rules.deal_after_draw == "same" else opposite(self.dealer)

    def _carry_of(self, draw: Outcome) -> int:
        mode = self.rules.end_draw_carry
        if mode == "plus-1":
            return 1
        tie = draw.totals == (CARRY_TIE, CARRY_TIE)
        return 1 if mode == "plus-1-if-65-65" and tie else 0


def game_at(
    rules: RuleSet, dealer: Seat, shown_score: tuple[int, int], carry: int = 0, deals: int = 0
) -> GameState:
    """Take up a game at a score as the rule set counts it, after that many deals."""
    won = shown_score
    if rules.game_count == "down":
        won = (rules.game_target - won[0], rules.game_target - won[1])
    return GameState(rules, dealer, won, carry, deals)
