"""What chance deals: hands against all there are, sums against adding one deal after the other."""

from __future__ import annotations

import cmath
import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations
from math import comb

import pytest

from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.statistics.odds import DealtWhat, Odds, SumOfDeals, happens, odds_of
from tests.helpers.naive.cards import POINTS, RANKS_LOW_TO_HIGH, SUITS, suits_with_marriage
from tests.helpers.rows import each_row

Counted = tuple[int, ...]
"""What a hand holds, in the order of the rows without the first lead."""
ROWS = [what for what in DealtWhat if what is not DealtWhat.FIRST_LEAD]


def every_hand(ranks: str, size: int) -> Iterator[Counted]:
    """All hands beside every turn-up of clubs: the other suits give the same numbers."""
    pack = [rank + suit for suit in SUITS for rank in ranks]
    for turn_up in (rank + "C" for rank in ranks):
        for hand in combinations([card for card in pack if card != turn_up], size):
            pairs = suits_with_marriage(list(hand))
            yield (
                sum(card[1] == "C" for card in hand),
                sum(card[0] == "A" for card in hand),
                len(pairs),
                int("C" in pairs),
                int(ranks[0] + "C" in hand),
                sum(POINTS[card[0]] for card in hand),
            )


@pytest.mark.parametrize(
    ("rules", "ranks", "size"),
    [("german-66", RANKS_LOW_TO_HIGH, 6), ("schnapsen", RANKS_LOW_TO_HIGH[1:], 5)],
)
def test_all_hands_are_counted(rules: str, ranks: str, size: int) -> None:
    counts = [Counter[int]() for _ in ROWS]
    hands = 0
    for hand in every_hand(ranks, size):
        hands += 1
        for counter, number in zip(counts, hand, strict=True):
            counter[number] += 1
    odds = odds_of(rule_set(rules))
    for what, counter in zip(ROWS, counts, strict=True):
        expected = {number: count / hands for number, count in counter.items()}
        assert odds[what].chances == pytest.approx(expected), what


@each_row(
    "what, expected",
    [
        (DealtWhat.TRUMPS, 6 * 5 / 23),
        (DealtWhat.ACES, 1),
        # Three plain suits, and the trumps where neither king nor queen is turned up: 11/3 pairs.
        (DealtWhat.MARRIAGES, (3 + 4 / 6) * 6 * 5 / (23 * 22)),
        (DealtWhat.TRUMP_MARRIAGE, 4 / 6 * 6 * 5 / (23 * 22)),
        (DealtWhat.LOWEST_TRUMP, 5 / 6 * 6 / 23),
        (DealtWhat.POINTS, 120 / 4),
    ],
)
def test_expectations_worked_by_hand(what: DealtWhat, expected: float) -> None:
    assert odds_of(rule_set("german-66"))[what].mean == pytest.approx(expected)


@each_row("name", rule_set_names(close=True))
def test_all_games_whose_talon_closes_have_odds_that_add_up(name: str) -> None:
    for what, odds in odds_of(rule_set(name)).items():
        assert sum(odds.chances.values()) == pytest.approx(1), what
        assert odds.variance > 0, what


def test_where_nothing_is_exchanged_nobody_has_the_lowest_trump() -> None:
    """Records of such deals count none (archive.deal_reading)."""
    plain = rule_set("german-66", {"exchange.card": "none"})
    assert odds_of(plain)[DealtWhat.LOWEST_TRUMP].mean == 0


# ------------------------------------------------------------------------------------------- sums

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
def test_tails_are_those_of_adding_deal_by_deal(what: DealtWhat, deals: int) -> None:
    odds = GERMAN[what]
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
def test_pegs_leave_a_fortieth_at_most_on_either_side(what: DealtWhat, deals: int) -> None:
    chance = SumOfDeals(GERMAN[what], deals)
    low, high = chance.pegs(0.95)
    assert chance.at_most(low - 1) <= 0.025 < chance.at_most(low)
    assert chance.at_least(high + 1) <= 0.025 < chance.at_least(high)
    assert low <= chance.mean <= high
    assert chance.two_sided(low - 1) <= 0.05
    assert chance.two_sided(high + 1) <= 0.05


def test_many_deals_are_a_normal_curve() -> None:
    chance = SumOfDeals(odds_of(rule_set("schnapsen"))[DealtWhat.TRUMPS], 1_000_000)
    away = round(chance.mean + 2 * chance.deviation)
    assert chance.at_least(away) == pytest.approx(0.02275, abs=2e-4)


@each_row("deals", (1_000, 20_000, 1_000_000))
@each_row("what", list(GERMAN))
def test_many_deals_take_a_few_dozen_terms(what: DealtWhat, deals: int) -> None:
    assert len(SumOfDeals(GERMAN[what], deals).terms) < 100


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
