"""Luck and play, themes and closing: sums of what the coach found."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import cast

import pytest

from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.statistics.amounts import Count
from sixtysix_gui.statistics.averages import Mean
from sixtysix_gui.statistics.coach_figures import closing, luck_and_play, themes
from tests.helpers.deal_rows import chosen, coach, deal
from tests.helpers.rows import each_row

PLAIN = [deal(game=number) for number in range(100, 110)]
"""Ten deals that were not looked back at."""


def test_the_account_is_summed_per_deal() -> None:
    deals = [
        deal((2, 0) if number % 2 else (0, 1), game=number, coach=coach(0.3, given_by_other=0.5))
        for number in range(10)
    ]
    found = luck_and_play(chosen([*PLAIN, *deals]))
    assert found is not None
    # 5 · 2 - 5 · 1 of 10 is 0.5; the other gave 0.5 and I gave 0.3, so that luck was 0.3.
    assert [mean.value for mean in (found.points, found.others_gave, found.i_gave, found.luck)] == (
        pytest.approx([0.5, 0.5, -0.3, 0.3])
    )
    assert found.others_gave.give == pytest.approx(0)
    assert found.points.deals == 10


@each_row("seed", range(30))
def test_the_four_add_up_also_when_they_are_rounded(seed: int) -> None:
    source = random.Random(seed)
    deals = [
        deal(
            source.choice([(1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (0, 3)]),
            game=number // 5,
            coach=coach(source.uniform(0, 2), given_by_other=source.uniform(0, 2)),
        )
        for number in range(40)
    ]
    found = luck_and_play(chosen(deals))
    assert found is not None
    luck, others, mine, points = found.hundredths
    assert luck + others + mine == points
    sums = [
        Fraction(each.points[0] - each.points[1])
        - Fraction(each.coach.given_by_other)
        + Fraction(each.coach.given)
        for each in deals
        if each.coach is not None
    ]
    assert found.luck.value == pytest.approx(float(sum(sums) / 40))
    assert abs(luck - 100 * found.luck.value) <= 1.5


def test_too_few_reviews_have_no_account_and_no_themes() -> None:
    few = chosen([*PLAIN, *(deal(game=number, coach=coach()) for number in range(9))])
    assert luck_and_play(few) is None
    assert themes(few) is None


def test_themes_are_losses_per_deal_the_dearest_first() -> None:
    deals = [deal(game=number, coach=coach()) for number in range(8)]
    deals.append(deal(game=8, coach=coach(1.5, lost={Theme.LEAD: 1.0, Theme.CLOSING: 0.5})))
    deals.append(deal(game=9, coach=coach(2.0, lost={Theme.CLOSING: 2.0})))
    found = themes(chosen([*deals, *PLAIN]))
    assert found is not None
    assert {each.lost.deals for each in found} == {10}
    assert [(each.theme, each.lost.value, each.deals) for each in found[:3]] == [
        (Theme.CLOSING, pytest.approx(0.25), 2),
        (Theme.LEAD, pytest.approx(0.1), 1),
        (Theme.COUNTING, 0, 0),
    ]
    assert {each.theme for each in found} == set(Theme)


def test_closes_by_trick_and_what_they_were_worth() -> None:
    mine, other = {"closer": Seat.A}, {"closer": Seat.B}
    deals = [
        *PLAIN,
        deal((1, 0), game=1, closed_at=2, coach=coach(closing=0.4, close_wins=0.9), **mine),
        deal((3, 0), game=2, closed_at=5, coach=coach(closing=-0.2, close_wins=0.5), **mine),
        deal((0, 2), game=3, closed_at=2, coach=coach(closing=0.1, close_wins=0.7), **mine),
        deal((1, 0), game=4, closed_at=2, coach=coach(), **mine),
        deal((1, 0), game=5, closed_at=1, **mine),
        deal((2, 0), game=6, closed_at=1, coach=coach(passed_closes=2), **other),
        deal((0, 3), game=7, closed_at=4, **other),
    ]
    found = closing(chosen(deals))
    assert found is not None
    assert (found.mine, found.against) == (Count(won=4, lost=1), Count(won=1, lost=1))
    assert list(found.by_trick.items()) == [
        (1, Count(won=1)),
        (2, Count(won=2, lost=1)),
        (5, Count(won=1)),
    ]
    assert (found.compared, found.expected, found.expected_won) == (3, pytest.approx(2.1), 2)
    assert cast("Mean", found.worth).value == pytest.approx(0.1)
    assert (found.reviewed, found.passed) == (5, 2)


def test_closes_of_the_person_at_the_other_seat() -> None:
    from_b = chosen([*PLAIN, deal((0, 2), closer=Seat.B, closed_at=1, company=deal().company)])
    found = closing(from_b)
    assert found is not None
    assert (found.mine, found.against) == (Count(), Count(lost=1))


def test_no_closes_are_counted_as_none() -> None:
    found = closing(chosen(PLAIN))
    assert found is not None
    assert (found.mine.all, found.by_trick, found.worth, found.compared) == (0, {}, None, 0)
    assert closing(chosen(PLAIN[:9])) is None
