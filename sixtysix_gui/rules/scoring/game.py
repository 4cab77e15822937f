"""From deals to a game: score, carry, the next dealer, the end (rules.md 3.7, many.md 2.3, 3.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from sixtysix_gui.rules.scoring.ends import Standing
from sixtysix_gui.rules.scoring.ends import winners as winners_of
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.rules import Rules

CARRY_TIE = 65
"""The total of all in a draw that carries under ``plus-1-if-65-65`` (rules.md 3.7)."""


@dataclass(frozen=True)
class Game:
    """A game between two deals.

    ``won`` counts the game points of each party upwards in every rule set, and is filled with
    zeros; ``carry`` is the extra that waits for the next decided deal; ``dealer`` deals next.
    Of all ``deals``, those ``decided`` were no draws. ``almost`` are the parties that were once a
    point from the target while the others had nothing; ``bidder`` is the one that bid in the last
    decided deal.
    """

    rules: Rules
    dealer: Seat
    won: tuple[int, ...] = ()
    carry: int = 0
    deals: int = 0
    decided: int = 0
    almost: tuple[int, ...] = ()
    bidder: int | None = None

    def __post_init__(self) -> None:
        """Begin with nothing won."""
        if not self.won:
            object.__setattr__(self, "won", tuple(0 for _ in self.rules.parties))

    @classmethod
    def first(cls, rules: Rules, dealer: Seat) -> Self:
        """Return a game before its first deal."""
        return cls(rules, dealer)

    def after(self, outcome: Outcome) -> Self:
        """Return the game after one more deal; overshooting the target is harmless."""
        if outcome.is_draw:
            return replace(
                self,
                dealer=self._dealer_after_draw(),
                carry=self.carry + self._carry_of(outcome),
                deals=self.deals + 1,
            )
        won = tuple(
            score + points + (self.carry if points > 0 else 0)
            for score, points in zip(self.won, outcome.points, strict=True)
        )
        return replace(
            self,
            dealer=self._dealer_after(outcome),
            won=won,
            carry=0,
            deals=self.deals + 1,
            decided=self.decided + 1,
            almost=self._almost(won),
            bidder=outcome.end.bidder,
        )

    @property
    def winners(self) -> tuple[Party, ...]:
        """Who has won the game; several share it, none has while it goes on."""
        return winners_of(self.rules, Standing(self.won, self.decided, self.bidder))

    @property
    def winner(self) -> Seat | None:
        """The first seat of a single winner; None while the game goes on or where it is shared."""
        winners = self.winners
        return winners[0].seats[0] if len(winners) == 1 else None

    @property
    def is_over(self) -> bool:
        """Whether the game is decided."""
        return bool(self.winners)

    @property
    def games_counted(self) -> int:
        """How many games the winner has won by this one.

        A shut-out may count 2, a defeat of a party that was almost there while the others had
        nothing 4 (many.md D19).
        """
        winners = self.winners
        if not winners:
            return 0
        losers = [party for party in self.rules.parties if party not in winners]
        if any(party.number in self.almost for party in losers):
            return self.rules.game_retour
        shut_out = not any(self.won[party] for party in losers)
        return 2 if shut_out and self.rules.game_shutout == "double" else 1

    @property
    def shown_score(self) -> tuple[int, ...]:
        """The score as the rule set counts it: points won, or points still needed."""
        return _counted(self.rules, self.won)

    def _dealer_after(self, outcome: Outcome) -> Seat:
        winner = outcome.winner
        if self.rules.deal_next == "winner" and winner is not None:
            return winner
        return self.rules.after(self.dealer)

    def _dealer_after_draw(self) -> Seat:
        alternate = self.rules.deal_after_draw == "alternate"
        return self.rules.after(self.dealer) if alternate else self.dealer

    def _almost(self, won: tuple[int, ...]) -> tuple[int, ...]:
        if not self.rules.game_retour or sum(won) != self.rules.target - 1:
            return self.almost
        alone = won.index(max(won))
        return (*self.almost, alone) if won[alone] == sum(won) else self.almost

    def _carry_of(self, draw: Outcome) -> int:
        mode = self.rules.end_draw_carry
        if mode == "plus-1":
            return 1
        tie = all(total == CARRY_TIE for total in draw.totals)
        return 1 if mode == "plus-1-if-65-65" and tie else 0


def game_at(
    rules: Rules, dealer: Seat, shown_score: tuple[int, ...], carry: int = 0, deals: int = 0
) -> Game:
    """Return a game at a score as the rule set counts it, after that many deals."""
    return Game(rules, dealer, _counted(rules, shown_score), carry, deals)


def _counted(rules: Rules, score: tuple[int, ...]) -> tuple[int, ...]:
    """Turn points won into points needed and back, where a game counts down."""
    if rules.game_count != "down":
        return score
    return tuple(rules.target - points for points in score)
