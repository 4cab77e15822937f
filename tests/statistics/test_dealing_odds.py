"""What hands hold by chance, against every single hand that can be dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.statistics.dealing_odds import odds_of
from sixtysix_gui.statistics.pages import DealtWhat
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
    """Records of such deals count none (archive.dealing)."""
    plain = rule_set("german-66", {"exchange.card": "none"})
    assert odds_of(plain)[DealtWhat.LOWEST_TRUMP].mean == 0
