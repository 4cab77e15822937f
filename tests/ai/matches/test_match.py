"""Matches: who sits where, whose points they are, and what the figures mean."""

import math

import pytest
from typing_extensions import override

from sixtysix_gui.ai.matches.playing import Fixture, PlayedDeal, fixtures_of, play_deal
from sixtysix_gui.ai.matches.results import GameResults, MatchResults, Times, times
from sixtysix_gui.ai.matches.runner import Sample
from sixtysix_gui.ai.player import Budget, Decision, ShouldStop
from sixtysix_gui.ai.players.plain_players import SimplePlayer
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.rules.shuffle import pack_order

SIMPLE, RANDOM = player_named("simple"), player_named("random")


def played(fixture: Fixture, clock_step: float = 0.5) -> PlayedDeal:
    ticks = iter(range(1000))
    return play_deal(
        rule_set(), fixture, (SIMPLE, RANDOM), Budget(seed=3), lambda: next(ticks) * clock_step
    )


def single(number: int, seed: int) -> Fixture:
    (fixture,) = fixtures_of(number, seed, mirrored=False)
    return fixture


def test_deals_alternate_the_dealer_and_follow_the_seed() -> None:
    match = [single(number, 9) for number in (1, 2, 3, 4)]
    assert [fixture.number for fixture in match] == [1, 2, 3, 4]
    assert [fixture.dealer for fixture in match] == [Seat.A, Seat.B, Seat.A, Seat.B]
    assert {fixture.first_seat for fixture in match} == {Seat.A}
    assert len({fixture.code for fixture in match}) == 4
    assert match == [single(number, 9) for number in (1, 2, 3, 4)]
    assert match[0].code != single(1, 10).code


def test_mirrored_deals_come_twice_with_the_seats_changed() -> None:
    for number in (1, 2, 3):
        first, second = fixtures_of(number, 1, mirrored=True)
        assert (first.code, first.dealer) == (second.code, second.dealer)
        assert (first.first_seat, second.first_seat) == (Seat.A, Seat.B)
        assert first == single(number, 1)


class BudgetKeeper(SimplePlayer):
    """Remembers the budgets it was given."""

    def __init__(self) -> None:
        self.budgets: set[Budget] = set()

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        self.budgets.add(budget)
        return super().choose(view, budget, should_stop)


def test_every_deal_has_a_seed_of_its_own_and_the_whole_budget() -> None:
    keeper = BudgetKeeper()
    for number in (1, 2):
        play_deal(rule_set(), single(number, 1), (keeper, keeper), Budget(9, 1, 77))
    assert {(budget.worlds, budget.iterations) for budget in keeper.budgets} == {(9, 77)}
    assert len({budget.seed for budget in keeper.budgets}) == 2


@pytest.mark.parametrize("first_seat", BOTH)
def test_points_are_those_of_the_first_player_wherever_he_sits(first_seat: Seat) -> None:
    for fixture in (single(number, 2) for number in range(1, 9)):
        deal = played(Fixture(fixture.number, fixture.code, fixture.dealer, first_seat))
        state = Deal.start(rule_set(), pack_order(fixture.code, 24), fixture.dealer)
        for move in deal.moves:
            state, _ = state.apply(move)
        assert state.outcome == deal.outcome
        sign = 1 if deal.outcome.winner is first_seat else -1
        assert deal.points == sign * deal.outcome.game_points


def test_each_decision_is_timed_for_its_player() -> None:
    deal = played(single(1, 2))
    assert sum(map(len, deal.seconds)) == len(deal.moves)
    assert set(deal.seconds[0]) == {0.5}


def results(mirrored: bool, points: list[int]) -> MatchResults:
    found = MatchResults(mirrored)
    found.points.extend(points)
    return found


def test_mirrored_deals_are_estimated_in_pairs() -> None:
    # the pairs 2 -1 | 1 1 | 0 -3 have the means 0.5, 1, -1.5; the half pair is left out
    found = results(True, [2, -1, 1, 1, 0, -3, 3]).points_per_deal()
    assert found is not None
    assert found.samples == 3
    assert found.half_width is not None
    assert math.isclose(found.mean, 0, abs_tol=1e-12)
    deviation = math.sqrt((0.25 + 1 + 2.25) / 2)
    assert math.isclose(found.half_width, 1.959964 * deviation / math.sqrt(3))


def test_other_deals_are_estimated_one_by_one() -> None:
    found = results(False, [2, -1, 1]).points_per_deal()
    assert found is not None
    assert found.samples == 3
    assert math.isclose(found.mean, 2 / 3)


def test_nothing_is_estimated_before_the_first_pair() -> None:
    assert results(True, [2]).points_per_deal() is None
    assert results(False, []).points_per_deal() is None


def test_deals_won_lost_and_drawn() -> None:
    assert results(False, [2, -1, 1, 0, 3]).won_lost_drawn() == (3, 1, 1)


def test_times_by_nearest_rank() -> None:
    seconds = [float(number) for number in range(200, 0, -1)]
    assert times(seconds) == Times(100.5, 100.0, 198.0, 200.0)
    assert times([0.25]) == Times(0.25, 0.25, 0.25, 0.25)
    assert times([]) is None


def test_results_gather_points_and_times_of_both() -> None:
    found = MatchResults(mirrored=False)
    deals = [played(single(number, 4)) for number in (1, 2, 3)]
    for deal in deals:
        found.add(Sample(deal.fixture.number, (deal.points,), (deal,)))
    assert found.points == [deal.points for deal in deals]
    for player in (0, 1):
        assert len(found.seconds[player]) == sum(len(deal.seconds[player]) for deal in deals)


def test_stored_samples_count_but_take_no_time() -> None:
    found = MatchResults(mirrored=True)
    found.add(Sample(1, (2, -1)))
    assert (found.points, found.stored, found.seconds) == ([2, -1], 2, ([], []))


def test_stored_games_are_counted_with_their_deals() -> None:
    found = GameResults(mirrored=True)
    found.add(Sample(1, (7, 3, 6, 2, 8, 6)))
    found.add(Sample(2, (7, 0, 4, 9, 5, 8)))
    assert (found.deals, found.stored, found.seconds) == (24, 24, ([], []))
    won = found.games_won()
    assert won is not None
    assert (won.count, won.of, won.share) == (3, 4, 0.75)
    # 4 - 6 in 12 deals, 7 + 4 in 12 deals
    points = found.points_per_deal()
    assert points is not None
    assert math.isclose(points.mean, 9 / 24)
    assert points.samples == 2


def test_no_game_no_estimate() -> None:
    assert GameResults(mirrored=False).games_won() is None
    assert GameResults(mirrored=False).points_per_deal() is None
