"""The overview of games whose talon can be closed, figure by figure."""

from __future__ import annotations

from typing import cast

import pytest

from sixtysix_gui.archive.rows import DealRow, GameRow, GameStanding
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.statistics.amounts import Count, Currency
from sixtysix_gui.statistics.averages import ChanceSentence, Mean, Tendency
from sixtysix_gui.statistics.coach_figures import MonthMean
from sixtysix_gui.statistics.overview import GameOverview, overview
from tests.helpers.deal_rows import Archive, chosen, coach, company, deal, game_of
from tests.helpers.rows import each_row


def seen(deals: list[DealRow], games: list[GameRow] | None = None) -> GameOverview:
    archive = Archive.of(deals)
    if games is not None:
        archive.games = {game.place.game: game for game in games}
    found = overview(archive.chosen(deals[0].rules.name))
    assert found is not None
    return found


TEN = [deal((2, 0) if number % 2 else (0, 1), game=number) for number in range(10)]
"""Five deals won for 2 and five lost for 1, each a game of its own."""


def test_nothing_below_ten_deals() -> None:
    assert overview(chosen(TEN[:9])) is None


def test_deals_and_points() -> None:
    found = seen([*TEN, deal((0, 0), game=10, ended="draw")])
    assert found.currency is Currency.GAME_POINTS
    assert found.deals == Count(won=5, lost=5, tied=1)
    assert found.deals.all == 11
    assert found.points.value == pytest.approx(5 / 11)
    assert found.sentence is None


def test_from_the_other_seat_points_are_the_others() -> None:
    found = seen(
        [deal((2, 0), game=each, company=company("club", "", seat=Seat.B)) for each in range(10)]
    )
    assert (found.points.value, found.deals) == (-2, Count(lost=10))


def test_the_sentence_comes_with_thirty_deals() -> None:
    many = [deal((2, 0) if number % 3 else (0, 1), game=number) for number in range(30)]
    assert seen(many[:29]).sentence is None
    assert seen(many).sentence == ChanceSentence(Tendency.AHEAD)


@each_row(
    "standing, count",
    [
        (GameStanding.WON, Count(won=1)),
        (GameStanding.LOST, Count(lost=1)),
        (GameStanding.RESIGNED, Count(lost=1)),
        (GameStanding.TIED, Count(tied=1)),
        (GameStanding.UNKNOWN, Count()),
    ],
)
def test_games(standing: GameStanding, count: Count) -> None:
    games = [game_of([TEN[0]], standing=standing)]
    assert seen(TEN, games).games == count


def test_closes_claims_and_what_was_passed_over() -> None:
    deals = [
        *TEN,
        deal((2, 0), game=20, closer=Seat.A, closed_at=3),
        deal((3, 0), game=21, closer=Seat.A, closed_at=1),
        deal((0, 2), game=22, closer=Seat.A, closed_at=1, ended="closed-fail"),
        deal((2, 0), game=23, closer=Seat.B, closed_at=2, ended="closed-fail"),
        deal((0, 1), game=24, closer=Seat.B, closed_at=2),
        deal((0, 2), game=25, ended="false-claim", passed_over=2),
        deal((2, 0), game=26, ended="false-claim", passed_over=1),
    ]
    found = seen(deals)
    assert found.closes == Count(won=2, lost=1)
    assert found.closed_against == Count(won=1, lost=1)
    assert (found.false_claims, found.passed_over, found.helped) == (1, 3, 0)


def month(name: str, given: list[float], first: int) -> list[DealRow]:
    return [
        deal(game=first + number, day=f"{name}-15", coach=coach(each))
        for number, each in enumerate(given)
    ]


def test_given_away_is_of_deals_that_were_looked_back_at() -> None:
    found = seen([*TEN, *month("2026-06", [1.0, 0.0] * 5, 100)])
    assert cast("Mean", found.given).value == 0.5
    assert cast("Mean", found.given).deals == 10
    assert found.given_before is None


def test_fewer_than_ten_that_were_looked_back_at_have_no_figure() -> None:
    assert seen([*TEN, *month("2026-06", [1.0] * 9, 100)]).given is None


def test_an_early_month_is_the_first_of_two_that_have_a_dozen() -> None:
    deals = [
        *month("2026-04", [3.0] * 11, 100),
        *month("2026-05", [1.0, 2.0] * 6, 200),
        *month("2026-08", [0.5] * 12, 300),
    ]
    early = cast("MonthMean", seen(deals).given_before)
    assert (early.month, early.mean.value, early.mean.deals) == ("2026-05", 1.5, 12)
    assert seen(deals[:-1]).given_before is None


@pytest.mark.parametrize("rules", rule_set_names(close=True))
def test_every_rule_set_has_one(rules: str) -> None:
    found = seen([deal((3, 0), game=game, rules=rules) for game in range(12)])
    assert (found.points.value, found.points.give, found.points.deals) == (3, 0, 12)
