"""How deals end between equal players: counts measured for each named rule set.

They stand in deal_odds.toml beside this file, written by ``python -m tools.deal_odds``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import cast

from sixtysix_gui.rules.scoring.game import CARRY_TIE
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.sets.rules import Rules

MOST_POINTS = 3
"""The most game points of a deal, in every rule set (rules.md 3.5)."""
DATA_FILE = "deal_odds.toml"
Three = tuple[int, int, int]


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

    Whatever else a custom rule set changes is taken to leave the ends of deals as they are.
    """
    return odds_from(measured_counts()[rules.name], rules.score_scale)


@cache
def measured_counts() -> Mapping[str, DealCounts]:
    """Return the measured counts by rule set."""
    text = files("sixtysix_gui.ai.two.odds").joinpath(DATA_FILE).read_text(encoding="utf-8")
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
