"""From deals to a game: score, carry, the next dealer, the end (rules.md 3.7, many.md 2 to 6).

And how long people play: one deal, one game, or games one after another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, Self, get_args

from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.rules import Rules


@dataclass(frozen=True)
class Standing:
    """How a game stands: points won by each party, deals decided, and who bid in the last."""

    won: tuple[int, ...]
    decided: int
    bidder: int | None = None


Winners = tuple[Party, ...]
"""Usually one party; several share a game, none has won while it goes on."""


def at_target(rules: Rules, standing: Standing) -> Winners:
    """Return every party that has the target."""
    return tuple(party for party in rules.parties if standing.won[party] >= rules.target)


def highest_alone(rules: Rules, standing: Standing) -> Winners:
    """Return the party at the target and above all others; without it, one more deal follows."""
    highest = _highest(rules, standing)
    reached = standing.won[highest[0]] >= rules.target
    return highest if reached and len(highest) == 1 else ()


def bidders_out(rules: Rules, standing: Standing) -> Winners:
    """If several are at the target, return the bidder, else the highest alone (many.md 4.3)."""
    there = at_target(rules, standing)
    return tuple(party for party in there if party.number == standing.bidder) or highest_alone(
        rules, standing
    )


def by_length(rules: Rules, standing: Standing) -> Winners:
    """Return who has most after a number of deals or at a number of stakes (many.md 2.3, D3)."""
    most = max(standing.won)
    reached = {"deals-12": standing.decided, "stakes-10": most}.get(rules.game_end)
    over = reached is not None and reached >= rules.target
    return _highest(rules, standing) if over else ()


def _highest(rules: Rules, standing: Standing) -> Winners:
    most = max(standing.won)
    return tuple(party for party in rules.parties if standing.won[party] == most)


ENDS: Mapping[str, Callable[[Rules, Standing], Winners]] = {
    "at-target": at_target,
    "highest-alone": highest_alone,
    "bidders-out": bidders_out,
    "by-length": by_length,
}
"""The ends of games, by the names that games.toml uses."""


def winners(rules: Rules, standing: Standing) -> Winners:
    """Return who has won a game."""
    return ENDS[rules.plan.winners](rules, standing)


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
        return winners(self.rules, Standing(self.won, self.decided, self.bidder))

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


Length = Literal["game", "bummerl", "best-3", "best-5", "best-7", "deal"]
"""``game`` goes to the target of the rule set. A ``bummerl`` is a game like that in an open series
in which lost games are counted; ``best-3`` is one in a series that is over when someone has won
more than half of three games. ``deal`` is a single deal.
"""
LENGTHS: tuple[Length, ...] = get_args(Length)
_SERIES: dict[Length, int] = {"best-3": 3, "best-5": 5, "best-7": 7}


def games_of_series(length: Length) -> int | None:
    """Return how many games a series may take, or None where it is open or there is none.

    >>> games_of_series("best-5")
    5
    """
    return _SERIES.get(length)


def is_game_over(game: Game, length: Length) -> bool:
    """Return whether a game of that length is over; a single deal also where no one has won."""
    return game.is_over or (length == "deal" and game.deals > 0)


def winner_of(game: Game, length: Length) -> Party | None:
    """Return who alone has won a game of that length; None while it goes on or after a draw."""
    winners = game.winners
    if length == "deal" and not winners and game.deals:
        most = max(game.won)
        winners = tuple(party for party in game.rules.parties if game.won[party] == most)
    return winners[0] if len(winners) == 1 else None
