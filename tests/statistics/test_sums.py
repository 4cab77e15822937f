"""Sums over many deals, against adding one deal after the other."""

from __future__ import annotations

import cmath
import math
from collections import defaultdict
from collections.abc import Mapping
from math import comb

import pytest

from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.statistics.dealing_odds import Odds, happens, odds_of
from sixtysix_gui.statistics.sums import SumOfDeals
from tests.helpers.rows import each_row

GERMAN = odds_of(rule_set("german-66"))


def added(odds: Odds, deals: int) -> Mapping[int, float]:
    """The distribution of a sum, deal by deal."""
    sums: Mapping[int, float] = {0: 1.0}
    for _ in range(deals):
        longer = defaultdict[int, float](float)
        for total, chance in sums.items():
            for number, share in odds.chances.items():
                longer[total + number] += chance * share
        sums = longer
    return sums


@each_row("deals", (1, 2, 10, 59, 60))
@each_row("what", list(GERMAN))
def test_tails_are_those_of_adding_deal_by_deal(what: object, deals: int) -> None:
    odds = next(odds for row, odds in GERMAN.items() if row is what)
    chance, sums, below = SumOfDeals(odds, deals), added(odds, deals), 0.0
    for number in range(-1, max(sums) + 2):
        assert chance.at_least(number) == pytest.approx(1 - below, abs=1e-11)
        below += sums.get(number, 0.0)
        assert chance.at_most(number) == pytest.approx(below, abs=1e-11)


@each_row("deals", (0, 1, 5, 300))
def test_tosses_of_a_coin_are_counted_exactly(deals: int) -> None:
    chance = SumOfDeals(happens(0.5), deals)
    for number in (0, deals // 2 - 3, deals // 2, deals // 2 + 9, deals):
        exact = sum(comb(deals, k) for k in range(number + 1)) / 2**deals if number >= 0 else 0
        assert chance.at_most(number) == pytest.approx(exact, abs=1e-11)


@each_row("deals", (10, 100, 20_000))
@each_row("what", list(GERMAN))
def test_pegs_leave_a_fortieth_at_most_on_either_side(what: object, deals: int) -> None:
    odds = next(odds for row, odds in GERMAN.items() if row is what)
    chance = SumOfDeals(odds, deals)
    low, high = chance.pegs(0.95)
    assert chance.at_most(low - 1) <= 0.025 < chance.at_most(low)
    assert chance.at_least(high + 1) <= 0.025 < chance.at_least(high)
    assert low <= chance.mean <= high
    assert chance.two_sided(low - 1) <= 0.05
    assert chance.two_sided(high + 1) <= 0.05


def test_many_deals_are_a_normal_curve() -> None:
    chance = SumOfDeals(odds_of(rule_set("schnapsen"))[next(iter(GERMAN))], 1_000_000)
    away = round(chance.mean + 2 * chance.deviation)
    assert chance.at_least(away) == pytest.approx(0.02275, abs=2e-4)


@each_row("deals", (1_000, 20_000, 1_000_000))
@each_row("what", list(GERMAN))
def test_many_deals_take_a_few_dozen_terms(what: object, deals: int) -> None:
    odds = next(odds for row, odds in GERMAN.items() if row is what)
    assert len(SumOfDeals(odds, deals).terms) < 100


@each_row("name", rule_set_names(close=True))
def test_no_characteristic_function_rises_above_a_half_again(name: str) -> None:
    """What is nothing once stays nothing: from 60 deals on, a sum is broken off there."""
    for what, odds in odds_of(rule_set(name)).items():
        sizes = [
            abs(
                sum(
                    share * cmath.exp(1j * angle / 500 * number)
                    for number, share in odds.chances.items()
                )
            )
            for angle in range(1, round(math.pi * 500))
        ]
        lowest = sizes.index(min(sizes))
        falling = next((at for at in range(1, len(sizes)) if sizes[at] > sizes[at - 1]), lowest)
        assert max(sizes[falling:]) <= 0.51 or falling == lowest, what
