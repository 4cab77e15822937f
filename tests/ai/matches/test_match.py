"""Matches: who sits where, whose points they are, and what the figures mean."""

import math

import pytest
from typing_extensions import override

from sixtysix_gui.ai.matches.playing import Fixture, PlayedDeal, fixture_of, play_deal
from sixtysix_gui.ai.matches.results import (
    Results,
    Share,
    Times,
    estimate,
    estimate_ratio,
    share_of,
    times,
)
from sixtysix_gui.ai.matches.rotations import MatchTerms, stored_sample
from sixtysix_gui.ai.matches.runner import samples
from sixtysix_gui.ai.player import Budget, Decision, ShouldStop
from sixtysix_gui.ai.players.registry import player_named, player_spec
from sixtysix_gui.ai.two.players import SimplePlayer
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.fair_deals import pack_order
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.rows import each_row

SIMPLE, RANDOM = player_named("simple", rule_set()), player_named("random", rule_set())


def played(fixture: Fixture, clock_step: float = 0.5) -> PlayedDeal:
    ticks = iter(range(1000))
    return play_deal(
        rule_set(), fixture, (SIMPLE, RANDOM), Budget(seed=3), lambda: next(ticks) * clock_step
    )


def single(number: int, seed: int) -> Fixture:
    return fixture_of(rule_set(), number, seed)


def test_deals_alternate_the_dealer_and_follow_the_seed() -> None:
    match = [single(number, 9) for number in (1, 2, 3, 4)]
    assert [fixture.number for fixture in match] == [1, 2, 3, 4]
    assert [fixture.dealer for fixture in match] == [Seat.A, Seat.B, Seat.A, Seat.B]
    assert len({fixture.code for fixture in match}) == 4
    assert [pack_order(fixture.code, 24) for fixture in match] == [each.pack for each in match]
    assert match == [single(number, 9) for number in (1, 2, 3, 4)]
    assert match[0].code != single(1, 10).code


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


def test_a_deal_ends_as_its_moves_say() -> None:
    for fixture in (single(number, 2) for number in range(1, 9)):
        deal = played(fixture)
        state = Deal.start(rule_set(), fixture.pack, fixture.dealer)
        for move in deal.moves:
            state, _ = state.apply(move)
        assert state.outcome == deal.outcome


@each_row("mirrored", [True, False])
def test_points_are_those_of_the_first_player_wherever_he_sits(mirrored: bool) -> None:
    rules = rule_set()
    specs = player_spec("simple", rules), player_spec("random", rules)
    for sample in samples(MatchTerms(specs, rules, 2, mirrored), 8):
        for seated, points in zip(sample.played, sample.points(games=False), strict=True):
            (deal,) = seated.deals
            sign = 1 if deal.outcome.winner == seated.seating.index(0) else -1
            assert points == sign * deal.outcome.game_points


def test_each_decision_is_timed_for_its_player() -> None:
    deal = played(single(1, 2))
    assert sum(map(len, deal.seconds)) == len(deal.moves)
    assert set(deal.seconds[0]) == {0.5}


def results(*points: tuple[int, ...], mirrored: bool = True, games: bool = False) -> Results:
    specs = player_spec("simple", rule_set()), player_spec("random", rule_set())
    terms = MatchTerms(specs, rule_set(), 1, mirrored, games=games)
    found = Results()
    for number, kept in enumerate(points, 1):
        assert len(kept) == terms.values_a_sample
        found.add(stored_sample(terms, number, kept))
    return found


def test_mirrored_deals_are_estimated_in_pairs() -> None:
    # the pairs 2 -1 | 1 1 | 0 -3 have the means 0.5, 1, -1.5
    found = results((2, -1), (1, 1), (0, -3)).lead()
    assert found is not None
    assert found.samples == 3
    assert found.half_width is not None
    assert math.isclose(found.mean, 0, abs_tol=1e-12)
    deviation = math.sqrt((0.25 + 1 + 2.25) / 2)
    assert math.isclose(found.half_width, 1.959964 * deviation / math.sqrt(3))


def test_other_deals_are_estimated_one_by_one() -> None:
    found = results((2,), (-1,), (1,), mirrored=False).lead()
    assert found is not None
    assert found.samples == 3
    assert math.isclose(found.mean, 2 / 3)


def test_nothing_is_estimated_before_the_first_sample() -> None:
    found = results()
    assert [found.lead(), found.points(), found.bids_made()] == [None] * 3
    assert [found.games_won(), found.share_of_games()] == [None] * 2
    assert found.deals == 0


def test_deals_won_lost_and_drawn() -> None:
    found = results((2,), (-1,), (1,), (0,), (3,), mirrored=False)
    assert found.won_lost_drawn() == (3, 1, 1)


def test_times_by_nearest_rank() -> None:
    seconds = [float(number) for number in range(200, 0, -1)]
    assert times(seconds) == Times(100.5, 100.0, 198.0, 200.0)
    assert times([0.25]) == Times(0.25, 0.25, 0.25, 0.25)
    assert times([]) is None


def test_results_gather_points_and_times_of_both() -> None:
    found, rules, decisions = Results(), rule_set(), [0, 0]
    specs = player_spec("simple", rules), player_spec("random", rules)
    for sample in samples(MatchTerms(specs, rules, 4, mirrored=True), 3):
        found.add(sample)
        for seated in sample.played:
            for player, seconds in zip(seated.seating, seated.deals[0].seconds, strict=True):
                decisions[player] += len(seconds)
    assert (found.deals, found.stored) == (6, 0)
    assert [len(found.seconds[player]) for player in (0, 1)] == decisions


def test_stored_samples_count_but_take_no_time() -> None:
    found = results((2, -1))
    assert (found.deals, found.stored, dict(found.seconds)) == (2, 2, {})
    assert found.won_lost_drawn() == (1, 1, 0)


def test_stored_games_are_counted_with_their_deals() -> None:
    found = results((7, 3, 6, 2, 8, 6), (7, 0, 4, 9, 5, 8), games=True)
    assert (found.deals, found.stored, dict(found.seconds)) == (24, 24, {})
    won = found.games_won()
    assert won is not None
    assert (won.count, won.of, won.share) == (3, 4, 0.75)
    # 4 - 6 in 12 deals, 7 + 4 in 12 deals
    points = found.lead()
    assert points is not None
    assert math.isclose(points.mean, 9 / 24)
    assert points.samples == 2


@each_row("games", [False, True])
def test_what_is_stored_of_a_sample_comes_back(games: bool) -> None:
    rules = rule_set("house-66")
    specs = player_spec("simple", rules), player_spec("random", rules)
    terms = MatchTerms(specs, rules, 3, mirrored=True, games=games)
    for sample in samples(terms, 3):
        kept = sample.points(games=games)
        back = stored_sample(terms, sample.number, kept)
        assert back.points(games=games) == kept
        assert [each.deals for each in back.rotations] == [each.deals for each in sample.rotations]
        assert [each.lead for each in back.rotations] == [each.lead for each in sample.rotations]


# Intervals by hand, and from tables that others have printed.


def test_an_estimate_by_hand() -> None:
    # 1 3 2 2: mean 2, variance (1 + 1) / 3, standard error sqrt(2/3 / 4) = 0.408248
    found = estimate([1, 3, 2, 2])
    assert found.mean == 2
    assert found.half_width is not None
    assert math.isclose(found.half_width, 1.959964 * 0.4082483, rel_tol=1e-6)
    assert found.samples == 4


def test_one_sample_has_no_interval_and_none_no_estimate() -> None:
    assert estimate([1.5]).half_width is None
    with pytest.raises(ValueError, match="without a sample"):
        estimate([])


def test_a_ratio_by_hand() -> None:
    # sums 4 and 1, sizes 2 and 3: mean 1, residuals 2 and -2, variance 8, mean size 2.5
    found = estimate_ratio([4, 1], [2, 3])
    assert found.mean == 1
    assert found.half_width is not None
    assert math.isclose(found.half_width, 1.959964 * math.sqrt(8 / 2) / 2.5)
    assert found.samples == 2


def test_a_ratio_of_equal_sizes_is_a_mean() -> None:
    ratio, mean = estimate_ratio([6, 0, 3], [3, 3, 3]), estimate([2, 0, 1])
    assert ratio.half_width is not None
    assert mean.half_width is not None
    assert math.isclose(ratio.mean, mean.mean)
    assert math.isclose(ratio.half_width, mean.half_width)


@each_row(
    ("count", "of", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_the_interval_of_a_share(count: int, of: int, low: float, high: float) -> None:
    found = share_of(count, of)
    assert (found.count, found.of) == (count, of)
    assert math.isclose(found.low, low, abs_tol=5e-5)
    assert math.isclose(found.high, high, abs_tol=5e-5)


def test_a_share_knows_itself() -> None:
    assert Share(3, 4, 0.3, 0.9).share == 0.75
    with pytest.raises(ValueError, match="no share of nothing"):
        share_of(0, 0)
