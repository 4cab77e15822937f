"""Strength on the scale of the levels, and the figures that were measured of these."""

from __future__ import annotations

import pytest

from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.archive.rows import DealRow
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.statistics.strength import Strength, gives_away, level_values, strength
from tests.helpers.deal_rows import chosen, company, deal
from tests.helpers.rows import each_row
from tools.careers.values import as_table, fitted, inverted, played_matches

VALUES = {level: measured.value for level, measured in level_values().items()}


def seen(deals: list[DealRow]) -> Strength:
    found = strength(chosen(deals))
    assert found is not None
    return found


def results(level: str, won: int, lost: int, first: int = 0) -> list[DealRow]:
    """Deals against a level, each a game: some won and some lost by one point, in turn."""
    points = [(1, 0)] * won + [(0, 1)] * lost
    return [
        deal(each, game=first + number, company=company("", level))
        for number, each in enumerate(points)
    ]


def test_a_tie_with_the_queen_is_her_strength() -> None:
    found = seen(results("club", 30, 30))
    assert (found.value, found.more) == (0, 0)
    assert (found.below, found.above) == ("club", "expert")


def test_worked_by_hand() -> None:
    # 40 won and 20 lost by 1 are +1/3; against the King that is 0.24 more. 60 of 90 deals are mine.
    found = seen(results("expert", 40, 20))
    raw = 1 / 3 + VALUES["expert"]
    assert found.value == pytest.approx(raw * 60 / 90)
    # 40 deals are 2/3 off and 20 are 4/3 off, each alone: √(60/59 · (40 · 4/9 + 20 · 16/9)) / 60.
    error = (60 / 59 * (40 * 4 / 9 + 20 * 16 / 9)) ** 0.5 / 60
    assert found.high == pytest.approx(raw + 2.000995 * error, abs=1e-4)
    assert found.low == pytest.approx(raw - 2.000995 * error, abs=1e-4)


def test_every_opponent_counts_at_what_they_are_worth() -> None:
    found = seen([*results("novice", 15, 15), *results("master", 15, 15, 100)])
    assert found.value == pytest.approx((VALUES["novice"] + VALUES["master"]) / 2 * 60 / 90)


def test_too_few_deals_against_levels() -> None:
    named = [deal(game=number, company=company("", "")) for number in range(50)]
    found = seen([*named, *results("club", 10, 10, 100)])
    assert (found.more, found.value, found.low) == (10, None, None)
    assert (found.below, found.above) == ("", "")


@each_row(
    "won, lost, below, above",
    [
        (300, 0, "master", ""),
        (0, 300, "", "novice"),
        (180, 120, "club", "expert"),
        (120, 180, "casual", "club"),
    ],
)
def test_between_which_faces(won: int, lost: int, below: str, above: str) -> None:
    found = seen(results("club", won, lost))
    assert (found.below, found.above) == (below, above)


def test_the_bead_is_never_outside_its_band() -> None:
    found = seen(results("club", 40, 0))
    assert found.value == pytest.approx(40 / 70)
    assert (found.low, found.high) == (found.value, 1)


def test_one_endless_game_has_a_band() -> None:
    deals = [deal((1, 0) if number % 2 else (0, 1), game=1) for number in range(40)]
    found = seen(deals)
    assert found.low is not None
    assert found.low < 0


@each_row("rules", rule_set_names())
def test_games_whose_talon_cannot_be_closed_have_none(rules: str) -> None:
    found = strength(chosen([], rules))
    assert (found is not None) == (rules in rule_set_names(close=True))


def test_the_rod_has_the_faces_of_all_who_were_measured_the_weakest_first() -> None:
    rod = seen([]).levels
    measured = [level for level in reversed(LEVELS) if level in VALUES]
    assert list(rod.items()) == [(level, VALUES[level]) for level in measured]
    assert list(rod.values()) == sorted(rod.values())
    assert VALUES["club"] == 0


def test_values_are_those_of_the_matches_that_were_played() -> None:
    """`python -m tools.careers values` says it again; docs/strength.md shows the matches."""
    table = "".join(
        f"{level} = [{measured.value:.2f}, {measured.give:.2f}]\n"
        for level, measured in level_values().items()
    )
    fit = fitted(played_matches())
    assert table == as_table(fit)
    assert fit.chi_squared < 2 * fit.freedom


def test_a_matrix_times_its_inverse() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, 1.0]]
    inverse = inverted(matrix)
    product = [
        [sum(row[at] * inverse[at][column] for at in range(3)) for column in range(3)]
        for row in matrix
    ]
    assert product == [pytest.approx([float(at == row) for at in range(3)]) for row in range(3)]


def test_what_levels_give_away() -> None:
    """Measured of levels, the weakest first, and the stronger one gives away less."""
    measured = gives_away()
    assert list(measured) == [level for level in reversed(LEVELS) if level in measured]
    values = [each.value for each in measured.values()]
    assert values == sorted(values, reverse=True)
