"""What results of a deal are worth: in proportion, the same for both seats, never out of range."""

import random

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.two.odds import (
    BY_GAME_POINTS,
    WHOLE,
    for_seat_a,
    stretched,
    values_in_game,
)
from sixtysix_gui.ai.two.players import CalculatingPlayer
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.players.player_moments import moments, never, view_at_some_score
from tests.helpers.rows import each_row

RESULTS = range(-3, 4)


def test_game_points_are_worth_in_proportion() -> None:
    assert BY_GAME_POINTS == (0, 1667, 3333, 5000, 6667, 8333, 10_000)


@each_row("rules", rule_set_names(close=True))
def test_what_one_seat_has_the_other_has_not(rules: str) -> None:
    state = seeded_deal(rule_set(rules), 3)
    for score in ((0, 0), (3, 5), (6, 6), (6, 0)):
        result_values = [values_in_game(state.view(seat, score)) for seat in BOTH]
        for points in RESULTS:
            assert result_values[0][points + 3] + result_values[1][3 - points] == WHOLE


@each_row("rules", rule_set_names(close=True))
def test_more_points_are_never_worth_less(rules: str) -> None:
    for state in moments(rule_set(rules), 5, every=4):
        for number in range(5):
            result_values = values_in_game(view_at_some_score(state, number))
            assert list(result_values) == sorted(result_values)
            assert min(result_values) >= 0
            assert max(result_values) <= WHOLE


def test_a_game_that_is_won_is_worth_all() -> None:
    state = seeded_deal(rule_set(), 2)
    result_values = values_in_game(state.view(Seat.A, (6, 5)))
    assert result_values[4:] == (WHOLE, WHOLE, WHOLE)
    assert result_values[:2] == (0, 0)
    assert 0 < result_values[2] < result_values[3] < WHOLE  # 6:6, and 6:5 once more


def test_for_seat_a_all_is_seen_from_a() -> None:
    result_values = (0, 100, 200, 5000, 9000, 9500, 10_000)
    assert for_seat_a(result_values, Seat.A) == result_values
    assert for_seat_a(result_values, Seat.B) == (0, 500, 1000, 5000, 9800, 9900, 10_000)


@each_row("seed", range(50))
def test_stretching_keeps_the_proportions(seed: int) -> None:
    source = random.Random(seed)
    result_values = tuple(sorted(source.sample(range(WHOLE + 1), 7)))
    wide = stretched(result_values)
    assert (wide[0], wide[-1]) == (0, WHOLE)
    for worth, stretch in zip(result_values, wide, strict=True):
        share = (worth - result_values[0]) / (result_values[-1] - result_values[0])
        assert WHOLE * share - 1 < stretch <= WHOLE * share


def test_where_nothing_matters_game_points_do() -> None:
    assert stretched((5000,) * 7) == BY_GAME_POINTS


def test_who_plays_for_the_deal_alone_minds_no_score() -> None:
    state = seeded_deal(rule_set(), 6)
    views = [state.view(state.to_act, score) for score in ((0, 0), (6, 0), (5, 6))]
    for aware in (False, True):
        player = CalculatingPlayer(Skill(score_aware=aware, iterations=100))
        values = {player.choose(view, Budget(), never).values for view in views}
        assert len(values) == (3 if aware else 1)
