"""The chance to win the game: against games played out, and by hand where that is easy."""

import itertools
from typing import Any

import pytest

from sixtysix_gui.ai.two.odds import DealOdds, GameChances
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules, rule_set_names
from tests.helpers.deals.engine import engine_rules
from tests.helpers.naive.games import NaiveGames, outcome
from tests.helpers.rows import each_row

A, B = Seat.A, Seat.B

# Odds made up for these tests, lopsided so that no two ends can be mistaken for each other.
ODDS = DealOdds((0.25, 0.17, 0.08), (0.2, 0.11, 0.07), drawn_level=0.09, drawn_otherwise=0.03)
ENDS = {
    ("forehand", 1): 0.25,
    ("forehand", 2): 0.17,
    ("forehand", 3): 0.08,
    ("dealer", 1): 0.2,
    ("dealer", 2): 0.11,
    ("dealer", 3): 0.07,
    ("nobody", 65): 0.09,
    ("nobody", 75): 0.03,
}

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in rule_set_names(close=True)),
    ("german-66", {"end.draw_carry": "plus-1"}),
    ("german-66", {"end.draw_carry": "plus-1-if-65-65"}),
    ("german-66", {"end.draw_carry": "plus-1-if-65-65", "deal.after_draw": "alternate"}),
    ("german-66", {"deal.next": "alternate", "game.target": 9}),
    ("house-66", {"end.draw_carry": "plus-1-if-65-65", "deal.next": "winner"}),
    ("schnapsen", {"game.shutout": "double"}),
    ("house-66", {"game.shutout": "double", "deal.after_draw": "same"}),
]
RULES = [engine_rules(name, overrides) for name, overrides in VARIANTS]
NAMES = [f"{name} {overrides or ''}" for name, overrides in VARIANTS]
each_rules = pytest.mark.parametrize("rules", RULES, ids=NAMES)
SCORES = [(0, 0, 0), (1, 0, 2), (3, 5, 0), (5, 4, 9), (6, 6, 0)]


@each_rules
def test_chances_are_those_of_games_played_out(rules: Rules) -> None:
    found, naive = GameChances(rules, ODDS), NaiveGames(rules, ENDS)
    most = 2 if rules.game_shutout == "double" else 1
    for (first, second, carry), dealer in itertools.product(SCORES, BOTH):
        won = (first, second)
        results = naive.results((dealer, won, carry))
        for seat in BOTH:
            chance = results[seat, 1] + results[seat, 2]
            assert found.chance(won, carry, dealer, seat) == pytest.approx(chance, abs=1e-9)
            singles = results[seat, 1] - results[opposite(seat), 1]
            doubles = results[seat, 2] - results[opposite(seat), 2]
            share = 0.5 + (singles + 2 * doubles) / (2 * most)
            assert found.share(won, carry, dealer, seat) == pytest.approx(share, abs=1e-9)


@each_rules
def test_after_a_deal_are_those_of_the_score_that_follows(rules: Rules) -> None:
    found = GameChances(rules, ODDS)
    for (first, second, carry), dealer, seat in itertools.product(SCORES, BOTH, BOTH):
        start = Game(rules, dealer, (first, second), carry)
        for points in range(-3, 4):
            expected = after(found, start, seat, points)
            now = found.after_deal(start.won, carry, dealer, seat, points)
            assert now == pytest.approx(expected, abs=1e-12)


def after(found: GameChances, start: Game, seat: Seat, points: int) -> float:
    """The chance by the score that the game itself comes to; two kinds of draws are mixed."""
    if points:
        winner = seat if points > 0 else opposite(seat)
        ends = [(start.after(outcome(winner, abs(points))), 1.0)]
    else:
        ends = [(start.after(outcome(None, 65)), 0.75), (start.after(outcome(None, 75)), 0.25)]
    return sum(
        share * found.chance(game.won, game.carry, game.dealer, seat) for game, share in ends
    )


def all_scores(rules: Rules) -> list[tuple[int, int]]:
    return list(itertools.product(range(rules.game_target), range(rules.game_target)))


@each_rules
def test_both_chances_are_one_and_do_not_depend_on_the_name_of_the_seat(rules: Rules) -> None:
    found = GameChances.of(rules)
    for won, carry, dealer in itertools.product(all_scores(rules), range(3), BOTH):
        for ask in (found.chance, found.share):
            first, second = ask(won, carry, dealer, A), ask(won, carry, dealer, B)
            assert abs(first + second - 1) < 1e-12
            assert abs(first - ask((won[1], won[0]), carry, opposite(dealer), B)) < 1e-12


@each_rules
def test_the_chance_rises_with_the_own_score_and_falls_with_the_other(rules: Rules) -> None:
    found = GameChances.of(rules)
    last = rules.game_target - 1
    for (first, second), dealer in itertools.product(all_scores(rules), BOTH):
        for ask in (found.chance, found.share):
            now = ask((first, second), 0, dealer, A)
            assert 0 < now < 1
            if first < last:
                assert ask((first + 1, second), 0, dealer, A) > now
            if second < last:
                assert ask((first, second + 1), 0, dealer, A) < now


@each_row("target", [7, 9])
@each_row("carry", [0, 4])
def test_at_a_point_before_the_end_on_both_sides_everything_is_one_deal(
    target: int, carry: int
) -> None:
    # The forehand wins half the deals, the dealer 0.38, 0.12 are drawn. Dealing again by the same:
    # x = 0.5 + 0.12 x. By the other, so that the forehand has the dealer's chance 1 - x:
    # x = 0.5 + 0.12 (1 - x).
    won = (target - 1, target - 1)
    for after_draw, expected in (("same", 0.5 / 0.88), ("alternate", 0.62 / 1.12)):
        rules = engine_rules("german-66", {"game.target": target, "deal.after_draw": after_draw})
        found = GameChances(rules, ODDS)
        for dealer in BOTH:
            assert found.chance(won, carry, dealer, opposite(dealer)) == pytest.approx(expected)


def test_a_game_won_is_certain_and_a_game_lost_hopeless() -> None:
    found = GameChances.of(engine_rules("german-66"))
    for won in ((7, 0), (7, 6), (9, 3)):
        assert found.chance(won, 0, B, A) == found.share(won, 0, B, A) == 1.0
        assert found.chance(won, 0, B, B) == found.share(won, 0, B, B) == 0.0
    for points, expected in ((3, 1.0), (2, 1.0), (1, 1.0), (-3, 0.0)):
        assert found.after_deal((6, 5), 0, A, A, points) == expected
        assert found.after_deal((5, 6), 0, A, B, points) == expected
    assert found.after_deal((4, 6), 2, A, A, 1) == 1.0  # the carry is won with it


def test_a_game_won_to_nothing_counts_twice_where_the_rules_say_so() -> None:
    found = GameChances.of(engine_rules("german-66", {"game.shutout": "double"}))
    assert [found.share((7, 0), 0, A, seat) for seat in BOTH] == [1.0, 0.0]
    assert [found.share((7, 1), 0, A, seat) for seat in BOTH] == [0.75, 0.25]
    assert [found.chance((7, 0), 0, A, seat) for seat in BOTH] == [1.0, 0.0]
    assert [found.chance((7, 1), 0, A, seat) for seat in BOTH] == [1.0, 0.0]
    assert found.share_after_deal((5, 0), 0, A, A, 2) == 1.0
    assert found.share_after_deal((5, 1), 0, A, B, -2) == 0.25


def test_without_an_edge_in_the_deal_equal_scores_are_even() -> None:
    even = DealOdds((0.2, 0.15, 0.1), (0.2, 0.15, 0.1), drawn_level=0.06, drawn_otherwise=0.04)
    for rules in RULES:
        found = GameChances(rules, even)
        for level, dealer in itertools.product(range(rules.game_target), BOTH):
            assert found.chance((level, level), 1, dealer, A) == pytest.approx(0.5)


@each_rules
def test_result_values_are_the_shares_in_whole_numbers(rules: Rules) -> None:
    found = GameChances.of(rules)
    for (first, second, carry), dealer in itertools.product(SCORES, BOTH):
        won = (first, second)
        of_a, of_b = (found.result_values(won, carry, dealer, seat) for seat in BOTH)
        assert len(of_a) == len(of_b) == 7
        assert all(type(value) is int and 0 <= value <= 10_000 for value in of_a + of_b)
        assert [one + other for one, other in zip(of_a, of_b[::-1], strict=True)] == [10_000] * 7
        for points, value in zip(range(-3, 4), of_b, strict=True):
            share = found.share_after_deal(won, carry, dealer, B, points)
            assert value == pytest.approx(10_000 * share, abs=0.51)
        decided = of_a[:3] + of_a[4:]
        assert list(decided) == sorted(decided)


def test_chances_are_worked_out_once() -> None:
    rules = engine_rules("wiki-66", {"game.target": 9})
    assert GameChances.of(rules) is GameChances.of(engine_rules("wiki-66", {"game.target": 9}))
