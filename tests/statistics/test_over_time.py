"""Rings, the line through them, and the comparison with an early month."""

from __future__ import annotations

from statistics import fmean
from typing import cast

import pytest

from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.statistics.amounts import Currency
from sixtysix_gui.statistics.over_time import RingLine, Since, Trend, over_time, ring_line
from tests.helpers.deal_rows import chosen, coach, deal, levels_for
from tests.helpers.rows import each_row


def course_of(values: list[float]) -> RingLine:
    return ring_line([(deal(game=number), value) for number, value in enumerate(values)])


@each_row(
    "deals, size, rings",
    [
        (1, 12, [1]),
        (11, 12, [11]),
        (12, 12, [12]),
        (17, 12, [17]),
        (18, 12, [12, 6]),
        (25, 12, [12, 13]),
        (48 * 12, 12, [12] * 48),
        (48 * 12 + 1, 24, [24] * 23 + [25]),
        (48 * 24 + 1, 36, [36] * 31 + [37]),
    ],
)
def test_rings_are_a_dozen_until_they_are_too_many(deals: int, size: int, rings: list[int]) -> None:
    found = course_of([0.0] * deals)
    assert found.size == size
    assert [ring.deals for ring in found.rings] == rings
    assert len(found.line) == len(rings)


def test_a_ring_is_the_average_of_its_deals_and_has_their_days() -> None:
    deals = [deal(day=f"2026-11-{day:02}") for day in range(1, 25)]
    found = ring_line([(each, float(number)) for number, each in enumerate(deals)])
    assert [ring.value for ring in found.rings] == [5.5, 17.5]
    assert (found.rings[1].first_day, found.rings[1].last_day) == ("2026-11-13", "2026-11-24")


@each_row(
    "place, value, band",
    [
        # 6 × 0.4111 of 12 + 12 × 0.8007 + 6 × 0.4111, for e^(-(1/1.5)²/2) = 0.8007, at 2 0.4111
        (0, 0.10246, 0.15072),
        # 6 × 0.8007 of 12 × 0.8007 + 12 + 6 × 0.8007 = 4.8044 of 26.4133
        (1, 0.18189, 0.14647),
        # 6 of 12 × 0.4111 + 12 × 0.8007 + 6 = 6 of 20.5422; the band is 1.96 × 0.40684 × 0.19302,
        # for a deal deviates by √(30 × 0.2 × 0.8 / 29) = 0.40684, and the three weights are 4.9333
        # and 9.6088 by 12 deals, 6 by 6: √(4.9333²/12 + 9.6088²/12 + 6²/6) / 20.5422 = 0.19302
        (2, 0.29208, 0.15392),
    ],
)
def test_the_line_weighs_rings_by_nearness_and_deals(place: int, value: float, band: float) -> None:
    found = course_of([0.0] * 24 + [1.0] * 6)
    assert [ring.deals for ring in found.rings] == [12, 12, 6]
    at = found.line[place]
    assert at.value == pytest.approx(value, abs=1e-5)
    assert at.high - at.value == pytest.approx(band, abs=1e-5)
    assert at.value - at.low == pytest.approx(band, abs=1e-5)


def test_the_line_of_many_rings_looks_a_twelfth_of_them_around() -> None:
    found = course_of([1.0] * 12 + [0.0] * 12 * 23)
    assert len(found.rings) == 24
    # 1 of 1 + e^(-1/8) + e^(-4/8) + e^(-9/8) + … = (√(8π) + 1) / 2 = 3.00663
    assert found.line[0].value == pytest.approx(0.33260, abs=1e-5)


def test_what_stays_the_same_is_a_straight_line_without_a_band() -> None:
    found = course_of([0.5] * 40)
    assert {(at.value, at.low, at.high) for at in found.line} == {(0.5, 0.5, 0.5)}


def months(*given: tuple[str, list[float]]) -> Since | None:
    deals = [
        deal(game=number, day=f"{month}-10", coach=coach(value))
        for number, (month, value) in enumerate(
            (month, value) for month, values in given for value in values
        )
    ]
    found = over_time(chosen(deals))
    assert found is not None
    return found.since


def test_given_away_less_and_more_and_the_same() -> None:
    high, low = [1.0, 0.8] * 6, [0.7, 0.5] * 6
    less = cast("Since", months(("2026-06", high), ("2026-08", high), ("2026-10", low)))
    assert (less.trend, less.month) == (Trend.LESS, "2026-06")
    assert less.share == pytest.approx(1 / 3)
    assert cast("Since", months(("2026-06", low), ("2026-10", high))).trend is Trend.MORE
    noise = [0.0, 1.8] * 6
    assert cast("Since", months(("2026-06", noise), ("2026-10", low))).trend is Trend.SAME


def test_one_month_has_nothing_to_compare_with() -> None:
    assert months(("2026-06", [1.0] * 30)) is None
    assert months(("2026-06", [1.0] * 11), ("2026-07", [0.0] * 30)) is None


def test_a_month_of_nothing_given_away_has_no_share() -> None:
    found = cast("Since", months(("2026-06", [0.0] * 12), ("2026-07", [1.0] * 12)))
    assert (found.trend, found.share) == (Trend.MORE, 0)


def test_what_was_given_away_has_a_line_where_the_coach_looked_back() -> None:
    plain = [deal(game=number) for number in range(20)]
    found = over_time(chosen(plain))
    assert found is not None
    assert (found.given, found.since) == (None, None)
    seen = over_time(chosen([deal(game=game, coach=coach(0.5)) for game in range(20)]))
    assert seen is not None
    assert fmean(ring.value for ring in cast("RingLine", seen.given).rings) == 0.5


@pytest.mark.parametrize("rules", rule_set_names())
def test_all_games_have_points_over_time(rules: str) -> None:
    parties = 3 if rules in ("three-66", "cutthroat-66") else 2
    points = [3, *[0] * (parties - 1)] if rules != "three-66" else [3, -1, -2]
    sits = levels_for(rules)
    found = over_time(
        chosen([deal(points, game=game, rules=rules, company=sits) for game in range(10)], rules)
    )
    assert found is not None
    assert [ring.value for ring in found.points.rings] == [3]
    currencies = {
        "three-66": Currency.CHIPS,
        "na-66": Currency.TICKS,
        "cutthroat-66": Currency.TICKS,
        "idiots-66": Currency.TENS,
    }
    assert found.currency is currencies.get(rules, Currency.GAME_POINTS)


def test_nothing_below_ten_deals() -> None:
    assert over_time(chosen([deal(game=number) for number in range(9)])) is None
