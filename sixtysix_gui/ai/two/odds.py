"""The chance to win the game from a score, and what the results of a deal are worth by that.

Both players play equally well. Every deal ends by the odds measured for its rule set, whatever the
score; they stand in deal_odds.toml beside this file, written by ``python -m tools.deal_odds``. All
else is exact. A decided deal moves the score up, so scores are solved from the end of the game
backwards; a drawn deal only changes the dealer and the carry, which is solved as the linear
equation it is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import cast

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.game import CARRY_TIE, Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import DEFAULT_RULE_SET, Rules

MOST_POINTS = 3
"""The most game points of a deal, in every rule set (rules.md 3.5)."""
DATA_FILE = "deal_odds.toml"
Three = tuple[int, int, int]

WHOLE = 10_000
"""What the best end of a game is worth; the worst is worth 0."""
DEAL_POINTS = tuple(range(-MOST_POINTS, MOST_POINTS + 1))
"""The results of a deal in game points, as ``ResultValues`` lists them."""
ResultValues = tuple[int, ...]
"""For each of ``DEAL_POINTS``, won by a seat, what it is worth to that seat: 0 to WHOLE."""
BY_GAME_POINTS: ResultValues = tuple(
    round(WHOLE * (points + MOST_POINTS) / (2 * MOST_POINTS)) for points in DEAL_POINTS
)
"""Results are worth what they bring in game points, whatever the score of the game."""

Score = tuple[int, ...]
_Prize = Callable[[Game], float]
"""What a game that is over is worth to seat A."""


class UndecidedOddsError(Exception):
    """Counts in which no one ever wins a deal: no game would end."""

    def __init__(self) -> None:
        super().__init__("At least one deal must have a winner.")


@dataclass(frozen=True)
class WonDeals:
    """Deals won from one side of the table.

    ``by_scale`` counts those priced by the scale, for an ordinary loser, Schneider and Schwarz;
    ``at_price`` those at a fixed price of one, two and three game points. Kept apart, the same
    counts serve a rule set with another scale.
    """

    by_scale: Three = (0, 0, 0)
    at_price: Three = (0, 0, 0)

    def at_points(self, scale: Three) -> Three:
        """Count the deals by their game points: one, two and three."""
        counts = list(self.at_price)
        for price, deals in zip(scale, self.by_scale, strict=True):
            counts[price - 1] += deals
        return counts[0], counts[1], counts[2]

    def with_one_more(self, outcome: Outcome) -> WonDeals:
        """Count one more deal that this side has won."""
        if outcome.grade is None:
            return WonDeals(self.by_scale, _one_more(self.at_price, outcome.game_points - 1))
        return WonDeals(_one_more(self.by_scale, outcome.grade.value), self.at_price)


@dataclass(frozen=True)
class DealCounts:
    """How many deals ended how: won by the forehand, by the dealer, or drawn.

    ``drawn_level`` counts the draws at 65 card points each, which may carry, ``drawn_otherwise``
    all others.
    """

    forehand: WonDeals = WonDeals()
    dealer: WonDeals = WonDeals()
    drawn_level: int = 0
    drawn_otherwise: int = 0

    @property
    def deals(self) -> int:
        """How many deals were counted."""
        won = (self.forehand.by_scale, self.forehand.at_price)
        lost = (self.dealer.by_scale, self.dealer.at_price)
        return sum(map(sum, (*won, *lost))) + self.drawn_level + self.drawn_otherwise


@dataclass(frozen=True)
class DealOdds:
    """How likely a deal ends how between equal players; all chances together are one.

    ``forehand`` and ``dealer`` are their chances to win one, two and three game points,
    ``drawn_level`` and ``drawn_otherwise`` those of a draw at 65 each and of any other.
    """

    forehand: tuple[float, float, float]
    dealer: tuple[float, float, float]
    drawn_level: float
    drawn_otherwise: float

    @property
    def drawn(self) -> float:
        """The chance that no one wins."""
        return self.drawn_level + self.drawn_otherwise


def odds_from(counts: DealCounts, scale: Three) -> DealOdds:
    """Turn counts into chances, with the game points of a scale.

    Raises:
        UndecidedOddsError: if no counted deal was won.
    """
    deals = counts.deals
    if deals == counts.drawn_level + counts.drawn_otherwise:
        raise UndecidedOddsError
    forehand, dealer = counts.forehand.at_points(scale), counts.dealer.at_points(scale)
    return DealOdds(
        (forehand[0] / deals, forehand[1] / deals, forehand[2] / deals),
        (dealer[0] / deals, dealer[1] / deals, dealer[2] / deals),
        counts.drawn_level / deals,
        counts.drawn_otherwise / deals,
    )


def measured_odds(rules: Rules) -> DealOdds:
    """Return the chances measured for the named rule set of these rules, on their own scale.

    Whatever else a custom rule set changes is taken to leave the ends of deals as they are. A rule
    set that has not been measured has the counts of the default one, so that it can be played and
    measured.
    """
    counts = measured_counts()
    return odds_from(counts.get(rules.name, counts[DEFAULT_RULE_SET]), rules.score_scale)


@cache
def measured_counts() -> Mapping[str, DealCounts]:
    """Return the measured counts by rule set."""
    text = files("sixtysix_gui.ai.two").joinpath(DATA_FILE).read_text(encoding="utf-8")
    return {name: _counts_in(table) for name, table in tomllib.loads(text).items()}


def is_level_draw(outcome: Outcome) -> bool:
    """Return whether a deal was drawn at 65 card points each."""
    return outcome.winner is None and outcome.totals == (CARRY_TIE, CARRY_TIE)


def _one_more(counts: Three, index: int) -> Three:
    changed = list(counts)
    changed[index] += 1
    return changed[0], changed[1], changed[2]


def _counts_in(table: Mapping[str, object]) -> DealCounts:
    drawn = cast("dict[str, int]", table["drawn"])
    return DealCounts(
        _won_in(table["forehand"]), _won_in(table["dealer"]), drawn["level"], drawn["otherwise"]
    )


def _won_in(table: object) -> WonDeals:
    counts = cast("dict[str, list[int]]", table)
    return WonDeals(_three(counts["by_scale"]), _three(counts["at_price"]))


def _three(counts: Sequence[int]) -> Three:
    first, second, third = counts
    return first, second, third


class GameChances:
    """Chances and shares from every score of one rule set.

    Scores, carry and dealer mean what they mean in ``Game``: ``won`` holds the game points
    won by A and B, ``dealer`` deals next. A *chance* is that of winning the game, 0 to 1. A
    *share* weighs in how many games that counts where ``game.shutout`` is ``double``: it is 0.5
    plus the games expected, counted minus when lost, over twice the most that can be won. So
    winning is worth 1 to nothing and 0.75 otherwise; losing 0.25, or 0 to nothing. Where every
    game counts once, the share is the chance.
    """

    def __init__(self, rules: Rules, odds: DealOdds) -> None:
        self._chances = _Table(rules, odds, _chance_when_over)
        self._shares = self._chances
        if rules.game_shutout == "double":
            self._shares = _Table(rules, odds, _share_when_over)

    @classmethod
    def of(cls, rules: Rules) -> GameChances:
        """Return the chances of a rule set by the measured odds; they are worked out once."""
        return _by_measured_odds(rules)

    def chance(self, won: Score, carry: int, dealer: Seat, seat: Seat) -> float:
        """Return the chance of ``seat`` before a deal, 1 or 0 when the game is over."""
        return _for(seat, self._chances.value(won, carry, dealer))

    def share(self, won: Score, carry: int, dealer: Seat, seat: Seat) -> float:
        """Return the share of ``seat`` before a deal or when the game is over."""
        return _for(seat, self._shares.value(won, carry, dealer))

    def after_deal(self, won: Score, carry: int, dealer: Seat, seat: Seat, points: int) -> float:
        """Return the chance of ``seat`` after a deal from that score.

        ``points`` are the game points of the deal without the carry, minus when the opponent wins
        them, 0 for a draw. Where only a draw at 65 each carries, a draw counts as one by the odds.
        """
        return _for(seat, self._chances.after(won, carry, dealer, _for_a(seat, points)))

    def share_after_deal(
        self, won: Score, carry: int, dealer: Seat, seat: Seat, points: int
    ) -> float:
        """Return the share of ``seat`` after a deal; otherwise as ``after_deal``."""
        return _for(seat, self._shares.after(won, carry, dealer, _for_a(seat, points)))

    def result_values(self, won: Score, carry: int, dealer: Seat, seat: Seat) -> ResultValues:
        """Return the shares after a deal in whole numbers from 0 to ``WHOLE``.

        One for each of ``DEAL_POINTS``, rounded; those of both seats for the same end of a deal
        add up to ``WHOLE``. They are the same on every machine.
        """
        ends = (self._shares.after(won, carry, dealer, points) for points in DEAL_POINTS)
        of_a = tuple(round(WHOLE * value) for value in ends)
        if seat is Seat.A:
            return of_a
        return tuple(WHOLE - value for value in reversed(of_a))


def values_in_game(view: View) -> ResultValues:
    """Return what each result of the deal is worth for the game, for the seat of the view."""
    chances = GameChances.of(view.rules)
    return chances.result_values(view.score, view.carry, view.dealer, view.seat)


def for_seat_a(result_values: ResultValues, seat: Seat) -> ResultValues:
    """Return the same from the side of seat A: what one seat has not, the other has."""
    if seat is Seat.A:
        return result_values
    return tuple(WHOLE - worth for worth in reversed(result_values))


def stretched(result_values: ResultValues) -> ResultValues:
    """Return values that use the whole range from 0 to 10,000 in the same proportions."""
    low, high = min(result_values), max(result_values)
    if low == high:
        return BY_GAME_POINTS
    return tuple((worth - low) * WHOLE // (high - low) for worth in result_values)


class _Table:
    """What every score is worth to seat A, where ends of the game are worth a prize."""

    def __init__(self, rules: Rules, odds: DealOdds, prize: _Prize) -> None:
        self._rules = rules
        self._odds = odds
        self._prize = prize
        self._last = rules.game_target - 1
        """The most game points of a game still going on. So much carry decides the game with the
        next decided deal, so that more of it changes nothing."""
        self._share_growing = _share_growing(rules, odds)
        self._values: dict[Score, list[tuple[float, float]]] = {}
        """By score and carry: the value with A and with B dealing."""
        for total in range(2 * self._last, -1, -1):
            for first in range(max(0, total - self._last), min(self._last, total) + 1):
                self._solve((first, total - first))

    def value(self, won: Score, carry: int, dealer: Seat) -> float:
        if max(won) > self._last:
            return self._prize(Game(self._rules, dealer, won))
        return self._values[won][min(carry, self._last)][dealer]

    def after(self, won: Score, carry: int, dealer: Seat, points: int) -> float:
        """Value the score after a deal that wins A ``points`` game points."""
        if not points:
            following, growing = self._dealer_after_draw(dealer), self._share_growing
            grown = self.value(won, carry + 1, following)
            return growing * grown + (1 - growing) * self.value(won, carry, following)
        winner = Seat.A if points > 0 else Seat.B
        gained = abs(points) + carry
        now = (won[0] + gained, won[1]) if winner is Seat.A else (won[0], won[1] + gained)
        return self.value(now, 0, winner if self._rules.deal_next == "winner" else opposite(dealer))

    def _solve(self, won: Score) -> None:
        """Solve a score for every carry, the greatest first: a draw never makes it smaller."""
        found: list[tuple[float, float]] = []
        for carry in range(self._last, -1, -1):
            growing = self._odds.drawn * self._share_growing if found else 0.0
            known = [self._after_decided(won, carry, dealer) for dealer in BOTH]
            if found:
                for dealer in BOTH:
                    known[dealer] += growing * found[-1][self._dealer_after_draw(dealer)]
            found.append(self._through_draws(known[0], known[1], self._odds.drawn - growing))
        self._values[won] = found[::-1]

    def _after_decided(self, won: Score, carry: int, dealer: Seat) -> float:
        """Sum up what the decided deals add to the value."""
        sides = (self._odds.dealer, self._odds.forehand)
        of_a, of_b = sides if dealer is Seat.A else sides[::-1]
        total = 0.0
        for points in range(1, MOST_POINTS + 1):
            total += of_a[points - 1] * self.after(won, carry, dealer, points)
            total += of_b[points - 1] * self.after(won, carry, dealer, -points)
        return total

    def _through_draws(self, first: float, second: float, drawn: float) -> tuple[float, float]:
        """Solve v = known + drawn * v' for both dealers, v' being after a draw that is as before.

        ``first`` and ``second`` are what is known with A and with B dealing.
        """
        if self._rules.deal_after_draw == "same":
            return first / (1 - drawn), second / (1 - drawn)
        loop = 1 - drawn * drawn
        return (first + drawn * second) / loop, (second + drawn * first) / loop

    def _dealer_after_draw(self, dealer: Seat) -> Seat:
        return dealer if self._rules.deal_after_draw == "same" else opposite(dealer)


@lru_cache(maxsize=16)
def _by_measured_odds(rules: Rules) -> GameChances:
    return GameChances(rules, measured_odds(rules))


def _share_growing(rules: Rules, odds: DealOdds) -> float:
    """Return the share of drawn deals after which the carry grows."""
    if rules.end_draw_carry == "none":
        return 0.0
    if rules.end_draw_carry == "plus-1" or not odds.drawn:
        return 1.0  # without a measured draw: at 65 each, as every even deal without a marriage
    return odds.drawn_level / odds.drawn


def _chance_when_over(game: Game) -> float:
    return 1.0 if game.winner is Seat.A else 0.0


def _share_when_over(game: Game) -> float:
    games = game.games_counted if game.winner is Seat.A else -game.games_counted
    return (2 + games) / 4


def _for(seat: Seat, value_for_a: float) -> float:
    return value_for_a if seat is Seat.A else 1 - value_for_a


def _for_a(seat: Seat, points: int) -> int:
    return points if seat is Seat.A else -points
