"""The chance to win the game: against games played out, and by hand where that is easy."""

import itertools
import random
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.two import odds
from sixtysix_gui.ai.two.odds import (
    BY_GAME_POINTS,
    WHOLE,
    DealCounts,
    DealOdds,
    GameChances,
    UndecidedOddsError,
    WonDeals,
    for_seat_a,
    measured_odds,
    odds_from,
    stretched,
    values_in_game,
)
from sixtysix_gui.ai.two.players import CalculatingPlayer
from sixtysix_gui.ai.two.solver.numbers import TRICKLESS, Payoffs, points_for, standing_of, tally_at
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import TARGET, CardPoints, Close, DealEnd
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.deals.engine import engine_rules
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.naive.games import NaiveGames, outcome
from tests.helpers.players.player_moments import moments, never, view_at_some_score
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


# How deals end between equals: counts by hand, other scales, and the file of the measured ones.


FORTY = DealCounts(
    forehand=WonDeals(by_scale=(8, 6, 2), at_price=(1, 4, 1)),
    dealer=WonDeals(by_scale=(7, 3, 1), at_price=(0, 3, 1)),
    drawn_level=2,
    drawn_otherwise=1,
)


def test_counts_become_chances() -> None:
    found = odds_from(FORTY, (1, 2, 3))
    assert found.forehand == (9 / 40, 10 / 40, 3 / 40)
    assert found.dealer == (7 / 40, 6 / 40, 2 / 40)
    assert (found.drawn_level, found.drawn_otherwise) == (2 / 40, 1 / 40)
    assert found.drawn == pytest.approx(3 / 40)


def test_a_scale_without_three_merges_schwarz_into_two_but_leaves_prices() -> None:
    found = odds_from(FORTY, (1, 2, 2))
    assert found.forehand == (9 / 40, 12 / 40, 1 / 40)
    assert found.dealer == (7 / 40, 7 / 40, 1 / 40)


def test_games_that_would_never_end_are_refused() -> None:
    with pytest.raises(UndecidedOddsError, match="must have a winner"):
        odds_from(DealCounts(drawn_level=5, drawn_otherwise=2), (1, 2, 3))


def test_the_file_has_every_rule_set_and_its_counts_add_up() -> None:
    file = Path(odds.__file__).with_name("deal_odds.toml")
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    assert tuple(tables) == rule_set_names(close=True)
    for table in tables.values():
        counts = [table[side][kind] for side in ("forehand", "dealer") for kind in table[side]]
        assert sum(map(sum, counts)) + sum(table["drawn"].values()) == table["deals"]


@each_row("name", rule_set_names(close=True))
def test_measured_odds_fit_the_rules(name: str) -> None:
    rules = rule_set(name)
    found = measured_odds(rules)
    assert sum(found.forehand) + sum(found.dealer) + found.drawn == pytest.approx(1)
    if rules.end_unclaimed == "last-trick":  # somebody always wins the last trick
        assert found.drawn == 0
    if name == "house-66":  # neither its scale nor its prices know three points
        assert found.forehand[2] == found.dealer[2] == 0


def test_a_rule_set_that_was_not_measured_has_the_counts_of_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counts = {name: odds.measured_counts()[name] for name in ("german-66", "schnapsen")}
    monkeypatch.setattr(odds, "measured_counts", lambda: counts)
    rules = rule_set("house-66")
    assert measured_odds(rules) == odds_from(counts["german-66"], rules.score_scale)


def test_a_custom_rule_set_has_the_odds_of_the_named_one_on_its_own_scale() -> None:
    plain = measured_odds(rule_set("house-66"))
    custom = measured_odds(engine_rules("house-66", {"score.scale": [1, 2, 3]}))
    assert custom.drawn == plain.drawn
    assert custom.forehand[0] == plain.forehand[0]
    assert custom.forehand[2] > 0
    assert custom.forehand[1] + custom.forehand[2] == pytest.approx(plain.forehand[1])
    other_target = measured_odds(engine_rules("house-66", {"game.target": 11}))
    assert other_target == plain


# What results of a deal are worth: in proportion, the same for both seats, never out of range.


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


# The looked-up payoffs against the settlement, for every rule set and all sorts of ends.


CLOSES = [
    None,
    *(
        Close(seat, 3, False, points, tricks)
        for seat in BOTH
        for points, tricks in ((0, 0), (40, 2))
    ),
]
STANDINGS = (-41, TRICKLESS, 0, 1, 32, 33, 34, 65, 66, 67, 100)
PRICES: tuple[dict[str, object], ...] = (
    {},
    {"score.close_failed": "by-closer-points"},
    {"score.defender_first": "by-closer-points", "score.close_won": "at-close"},
    {"score.close_failed": "flat-3", "score.scale": (1, 2, 2)},
)


def settled(rules: str, changes: dict[str, object], end: DealEnd, seat: Seat) -> int:
    return points_for(settle(rule_set(rules).with_overrides(changes), end), seat)


def pair(seat: Seat, own: int, other: int) -> tuple[CardPoints, CardPoints]:
    first, second = tally_at(own), tally_at(other)
    return (first, second) if seat is Seat.A else (second, first)


@each_row("changes", PRICES)
@each_row("rules", rule_set_names(close=True))
def test_payoffs_are_those_of_the_settlement(rules: str, changes: dict[str, object]) -> None:
    for close, seat in product(CLOSES, BOTH):
        payoffs = Payoffs(rule_set(rules).with_overrides(changes), close)
        for own, other in product(STANDINGS, STANDINGS):
            if own >= TARGET:
                claim = settled(rules, changes, DealEnd(pair(seat, own, other), close, seat), seat)
                assert payoffs.claim(seat, other) == claim
                assert claim <= payoffs.most(seat, other)
            if own >= 0:
                end = DealEnd(pair(seat, own, other), close, None, seat)
                silent = settled(rules, changes, end, seat)
                assert payoffs.played_out(seat, own, other) == silent
                assert silent <= payoffs.most(seat, other)
                assert -silent <= payoffs.most(opposite(seat), own)


def test_standings_tell_tricks_and_pending_marriages() -> None:
    assert standing_of(CardPoints(captured=20, melded=40, bonus=10, tricks=2)) == 70
    assert standing_of(CardPoints(captured=0, tricks=1)) == 0
    assert standing_of(CardPoints()) == TRICKLESS
    assert standing_of(CardPoints(melded=60)) == TRICKLESS - 60


def test_frozen_points_stay_whatever_is_melded_or_won() -> None:
    assert standing_of(CardPoints(captured=50, melded=20, tricks=3, frozen_at=14)) == 14
    assert standing_of(CardPoints(melded=20, frozen_at=0)) == TRICKLESS


@each_row("standing", STANDINGS)
def test_a_standing_survives_its_tally(standing: int) -> None:
    assert standing_of(tally_at(standing)) == standing


def test_waiting_pays_only_a_defender_whose_claim_is_cheaper_than_the_failure() -> None:
    trickless = Close(Seat.A, 1, False, 0, 0)
    german = Payoffs(rule_set("german-66"), trickless)  # 2 for going out, 3 for the failure
    assert german.may_wait == (False, True)
    assert Payoffs(rule_set("german-66"), None).may_wait == (False, False)
    schnapsen = Payoffs(rule_set("schnapsen"), trickless)  # 3 and 3
    assert schnapsen.may_wait == (False, False)
