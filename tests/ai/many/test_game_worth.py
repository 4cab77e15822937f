"""Ends of deals that can end the game: the game counts then, not the points."""

import json
from importlib import resources

import pytest

from sixtysix_gui.ai.many.game_worth import StandingBefore, standing_of, worth_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.scoring.points import CardPoints, DealEnd, Outcome, Termination
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.trick_games import rules_for
from tests.helpers.rows import each_row


def ended(
    points: tuple[int, ...], bidder: int | None = None, reason: Termination = Termination.OUT
) -> Outcome:
    card_points = tuple(CardPoints(captured=60, tricks=3) for _ in points)
    end = DealEnd(card_points, bidder=bidder, bid=2)
    return Outcome(points, reason, end)


def worth(
    rules: Rules, won: tuple[int, ...], points: tuple[int, ...], party: int = 0, carry: int = 0
) -> float:
    return worth_of(rules, StandingBefore(won, carry, 5), ended(points), party)


def seen(game: str, score: tuple[int, ...], decided: int = 0) -> StandingBefore | None:
    rules = rules_for(game, {})
    deal = Deal.start(rules, rules.pack, Seat.A)
    return standing_of(deal.view(Seat.B, score, 0, decided))


def test_two_who_are_equal_at_the_target_have_the_same_chance() -> None:
    assert worth(rules_for("idiots-66", {}), (95, 92), (5, 8)) == 0


def most_measured(game: str) -> int:
    """The most points that a deal ended with when that was measured."""
    file = resources.files("sixtysix_gui.ai.many").joinpath("table_odds.json")
    ends = json.loads(file.read_text(encoding="utf-8"))["ends"][game]
    return max(max(first, second) for first, second, _, _ in ends)


@each_row(("beyond", "matters"), [(-1, False), (0, True)])
def test_a_slam_can_end_a_game_from_further_away(beyond: int, *, matters: bool) -> None:
    rules = rules_for("idiots-66", {"slam": 100})  # ten points more, of a hundred
    score = 100 - most_measured("idiots-66") - 10 + beyond
    deal = Deal.start(rules, rules.pack, Seat.A)
    assert (standing_of(deal.view(Seat.B, (0, score), 0, 0)) is not None) == matters


@each_row(
    ("game", "score", "decided", "matters"),
    [
        ("four-66", (0, 0), 0, False),
        ("four-66", (3, 3), 4, False),
        ("four-66", (4, 0), 3, True),  # three points may end it
        ("four-66", (0, 6), 5, True),
        ("bauernschnapsen", (0, 0), 0, True),  # a contract of 24, doubled or not
        ("gaigel", (4, 4), 8, False),
        ("gaigel", (5, 4), 8, True),
        ("three-66", (8, -4, -4), 10, False),
        ("three-66", (8, -4, -4), 11, True),
        ("cutthroat-66", (14, 14, 14), 9, False),
    ],
)
def test_the_game_matters_where_a_deal_can_end_it(
    game: str, score: tuple[int, ...], decided: int, *, matters: bool
) -> None:
    assert (seen(game, score, decided) is not None) == matters


@each_row(
    ("won", "carry", "points", "counts"),
    [
        ((0, 0), 0, (9, 0), 9),
        ((0, 0), 0, (32, 0), 24),
        ((22, 0), 0, (9, 0), 2),
        ((22, 0), 0, (0, 72), -24),
        ((20, 23), 0, (0, 18), -1),
        ((20, 0), 3, (9, 0), 1),
    ],
)
def test_who_goes_by_points_counts_those_that_the_game_still_needs(
    won: tuple[int, int], carry: int, points: tuple[int, int], counts: int
) -> None:
    rules = rules_for("bauernschnapsen", {})
    standing = StandingBefore(won, carry, 5, only_caps=True)
    assert worth_of(rules, standing, ended(points), 0) == counts
    assert worth_of(rules, standing, ended(points), 1) == -counts


def test_a_level_that_is_not_aware_of_the_game_only_caps() -> None:
    rules = rules_for("bauernschnapsen", {})
    view = Deal.start(rules, rules.pack, Seat.A).view(Seat.B, (20, 0), 0, 4)
    standings = [standing_of(view, is_aware=aware) for aware in (True, False)]
    assert [each is not None and each.only_caps for each in standings] == [False, True]


def test_without_a_standing_points_are_points() -> None:
    rules = rules_for("four-66", {})
    assert worth_of(rules, None, ended((2, 0)), 0) == 2
    assert worth_of(rules, None, ended((2, 0)), 1) == -2


def test_what_ends_the_game_is_worth_the_same_however_much_it_is() -> None:
    rules = rules_for("four-66", {})
    assert worth(rules, (6, 4), (1, 0)) == worth(rules, (6, 4), (3, 0)) == 3
    assert worth(rules, (6, 4), (0, 3)) == -3
    assert -3 < worth(rules, (6, 4), (0, 2)) < worth(rules, (6, 4), (0, 1)) < 3


def test_equal_scores_are_worth_nothing_and_parties_mirror_each_other() -> None:
    rules = rules_for("four-66", {})
    assert worth(rules, (5, 4), (0, 1)) == pytest.approx(0)
    for points in ((1, 0), (0, 2), (0, 3)):
        first, second = worth(rules, (4, 5), points, 0), worth(rules, (4, 5), points, 1)
        assert first == pytest.approx(-second)


def test_what_is_carried_goes_to_the_winner() -> None:
    rules = rules_for("four-66", {"draw_carry": "plus-1"})
    assert worth(rules, (5, 5), (1, 0), carry=1) == 3
    assert worth(rules, (5, 5), (1, 0)) < 3


def test_chances_of_a_race_by_hand() -> None:
    """Gaigel to 7 from 6-5: the leader needs one more deal, the other two, or one that counts 2."""
    rules = rules_for("gaigel", {})
    level = worth(rules, (6, 5), (0, 1))  # 6-6
    assert level == pytest.approx(0)
    assert 0 < worth(rules, (5, 5), (1, 0)) < worth(rules, (5, 4), (1, 0)) < 2


def test_the_last_deal_of_three_is_played_for_first_place() -> None:
    rules = rules_for("three-66", {})
    standing = StandingBefore((4, 2, -6), 0, 11)
    first = [worth_of(rules, standing, ended((-1, 3, -2)), party) for party in range(3)]
    assert first[1] > 0 > first[0] == first[2]
    shared = [worth_of(rules, standing, ended((2, 4, -6)), party) for party in range(3)]
    assert shared[0] == shared[1] > shared[2]


def test_ticks_below_nothing_and_a_bidder_who_is_out() -> None:
    rules = rules_for("na-66", {})
    low = worth(rules, (-40, 9), (0, 0))
    assert low == worth(rules, (-20, 9), (0, 0)) < 0
    standing = StandingBefore((9, 9), 0, 7)
    assert worth_of(rules, standing, ended((2, 2), 1, Termination.MADE), 1) > 0


@each_row(("most", "score", "matters"), [(3, 0, True), (0, 20, False), (0, 21, True)])
def test_where_no_contract_is_played_the_simple_game_brings_three(
    most: int, score: int, *, matters: bool
) -> None:
    rules = rules_for("bauernschnapsen", {"contracts": (), "max_double": most})
    view = Deal.start(rules, rules.pack, Seat.A).view(Seat.B, (score, 0), 0, 4)
    assert (standing_of(view) is not None) == matters


@each_row("game", ["four-66", "bauernschnapsen"])
def test_however_far_a_target_is_its_end_is_soon_worked_out(game: str) -> None:
    rules = rules_for(game, {"game": 9999})
    assert worth(rules, (9998, 9998), (0, 0)) == pytest.approx(0)
    assert worth(rules, (9998, 0), (1, 0)) > worth(rules, (9998, 9995), (0, 0)) > 0
