"""Deals and games in all rotations of the players: samples, and what they show."""

from itertools import pairwise

import pytest
from typing_extensions import override

from sixtysix_gui.ai.matches import playing
from sixtysix_gui.ai.matches.playing import (
    LONGEST,
    PlayedDeal,
    fixture_of,
    pack_of,
    play_deal,
    play_game,
)
from sixtysix_gui.ai.matches.results import Estimate, Results
from sixtysix_gui.ai.matches.rotations import MatchTerms, PlayedBid, Rotation, Sample, seatings
from sixtysix_gui.ai.matches.runner import samples
from sixtysix_gui.ai.player import Budget, Decision, ShouldStop
from sixtysix_gui.ai.players.registry import player_named, player_spec
from sixtysix_gui.ai.randomness import RandomPlayer
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.rows import each_row


def terms(game: str, *players: str, seed: int = 5, games: bool = False) -> MatchTerms:
    rules = rule_set(game)
    specs = tuple(player_spec(player, rules) for player in players)
    return MatchTerms(specs, rules, seed, mirrored=True, games=games)


def test_every_player_sits_everywhere_once_in_playing_order() -> None:
    assert seatings(rule_set("four-66")) == ((0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1), (1, 2, 3, 0))
    assert seatings(rule_set("gaigel"))[:2] == ((0, 3, 2, 1), (3, 2, 1, 0))
    assert seatings(rule_set("idiots-66")) == ((0, 1), (1, 0))


@each_row("game", rule_set_names())
def test_a_pack_follows_from_its_number(game: str) -> None:
    rules = rule_set(game)
    first = pack_of(rules, 1, 1)
    assert sorted(first) == sorted(rules.pack)
    assert pack_of(rules, 1, 1) == first
    assert pack_of(rules, 1, 2) != first
    assert pack_of(rules, 2, 1) != first


def test_a_player_against_himself_wins_what_he_loses() -> None:
    results = Results()
    for sample in samples(terms("three-66", "simple", "simple", "simple"), 6):
        results.add(sample)
        assert sum(rotation.points[0] for rotation in sample.rotations) == 0
    assert [mean(results.points(player)) for player in range(3)] == [0, 0, 0]


def test_a_sample_is_the_same_alone_and_among_others() -> None:
    table = terms("na-66", "simple", "random", "simple", "random")
    several = [sample.rotations for sample in samples(table, 3)]
    stored = {1: (0,), 3: (0,)}
    alone = list(samples(table, 2, stored=stored))[1]
    assert alone.rotations == several[1]
    assert several[0][0] == several[0][2]  # the same partners at the same seats
    assert len({str(rotations) for rotations in several}) == 3


def test_the_outcome_is_that_of_the_moves_played() -> None:
    rules = rule_set("four-66")
    players = [player_named("simple", rules)] * 4
    played = play_deal(rules, fixture_of(rules, 2, 3), players, Budget())
    assert (played.dealer, played.pack) == (Seat.B, pack_of(rules, 3, 2))
    assert sum(map(len, played.seconds)) == len(played.moves)
    assert played.outcome.points in {(1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (0, 3), (0, 0)}


def mean(found: Estimate | None) -> float:
    assert found is not None
    return found.mean


def rotation(points: tuple[int, int], bidder: int | None, *, made: bool) -> Rotation:
    own, other = points
    bids = () if bidder is None else (PlayedBid(bidder, made),)
    return Rotation((own, other), (float(other), float(own)), bids)


def test_points_leads_and_bids() -> None:
    results = Results()
    pairs = (((3, 1), 0, True), ((1, 0), 0, False)), (((2, 2), 1, True), ((-2, 1), None, False))
    for number, rows in enumerate(pairs):
        made = tuple(rotation(points, bidder, made=made) for points, bidder, made in rows)
        results.add(Sample(number, made))
    points = results.points()
    assert points is not None
    assert points.mean == 1.0  # of 2 and 0
    assert points.half_width == pytest.approx(1.959964)
    assert mean(results.lead(1)) == pytest.approx(-0.0)
    share = results.bids_made()
    assert share is not None
    assert (share.count, share.of) == (1, 2)
    assert results.bids_made(1) is not None


def test_games_count_by_the_deal_and_by_the_share_won() -> None:
    results = Results()
    long = Rotation((7, 5), (5.0, 7.0), (), 8, (1.0, 0.0))
    short = Rotation((2, 7), (7.0, 2.0), (), 4, (0.0, 1.0))
    results.add(Sample(1, (long, short)))
    results.add(Sample(2, (long, long)))
    assert results.deals == 28
    assert mean(results.points()) == pytest.approx((7 + 2 + 7 + 7) / 28)
    assert mean(results.share_of_games()) == pytest.approx(0.75)  # of 1/2 and 1


@each_row("game", ["four-66", "na-66", "idiots-66", "gaigel-2"])
def test_a_game_goes_on_until_somebody_has_won(game: str) -> None:
    rules = rule_set(game)
    players = [player_named("simple", rules)] * len(rules.seats)
    deals = play_game(rules, 3, players, Budget(seed=5))
    assert len(deals) < LONGEST
    for before, after in pairwise(deals):
        assert before.game is not None
        assert before.game.after(before.outcome) == after.game
        assert after.game is not None
        assert not after.game.is_over
    last = deals[-1]
    assert last.game is not None
    assert last.game.after(last.outcome).is_over


def test_the_rotations_of_a_game_share_its_packs() -> None:
    table = terms("four-66", "simple", "random", "simple", "random", games=True)
    (sample,) = samples(table, 1)
    first, second = (seated.deals for seated in sample.played)
    assert [seated.seating for seated in sample.played] == [(0, 1, 2, 3), (3, 0, 1, 2)]
    shared = list(zip(first, second, strict=False))
    assert all(one.pack == other.pack for one, other in shared)
    assert len({deal.pack for deal in first}) == len(first)
    for rotation, seated in zip(sample.rotations, sample.played, strict=False):
        assert rotation.deals == len(seated.deals)
        assert sorted(rotation.shares) == [0, 0, 1, 1]


def test_a_view_of_a_game_holds_its_score() -> None:
    rules = rule_set("three-66")
    deal = Deal.start(rules, pack_of(rules, 3, 1), Seat.B)
    assert deal.view(Seat.A).score == (0, 0, 0)
    game = Game(rules, Seat.B, (4, -1, -3), carry=1, deals=6, decided=5)
    view = deal.view_in(game, Seat.A)
    assert (view.score, view.carry, view.decided) == ((4, -1, -3), 1, 5)


def test_a_game_without_closing_is_broken_off_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bidders who go down time and again would never come to an end."""
    monkeypatch.setattr(playing, "LONGEST", 2)
    budget = Budget(seed=5)
    for name, ends in (("na-66", False), ("schnapsen", True)):
        rules = rule_set(name)
        players = [player_named("random", rules)] * len(rules.seats)
        deals = play_game(rules, 1, players, budget)
        last = deals[-1].game
        assert last is not None
        assert last.after(deals[-1].outcome).is_over == ends
        assert (len(deals) == 2) != ends


@each_row(("game", "played"), [("schnapsen", 2), ("idiots-66", 1)])
def test_the_same_players_at_the_same_seats_play_once_where_nothing_is_closed(
    game: str, played: int
) -> None:
    (sample,) = samples(terms(game, "simple", "simple"), 1)
    assert len(sample.played) == played
    first, second = sample.rotations
    assert first.points == second.points[::-1]


# Whole games: which deals come, what the players are told, and where a game ends.


class Listener(RandomPlayer):
    """Remembers what it was told before its first decision of every deal, and the seeds."""

    def __init__(self) -> None:
        self.told: list[tuple[tuple[int, ...], int]] = []
        self.seeds: set[int] = set()

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        if budget.seed not in self.seeds:
            self.told.append((view.score, view.carry))
        self.seeds.add(budget.seed)
        return super().choose(view, budget, should_stop)


def game(rules: str, number: int = 1, seed: int = 5) -> tuple[PlayedDeal, ...]:
    player = RandomPlayer()
    return play_game(rule_set(rules), number, (player, player), Budget(seed=seed))


@each_row("rules", rule_set_names(close=True))
@each_row("seed", [5, 6])
def test_a_game_ends_with_the_first_who_reaches_the_target(rules: str, seed: int) -> None:
    played = game(rules, seed=seed)
    won = [0, 0]
    carry = 0
    for deal in played:
        assert max(won) < rule_set(rules).game_target
        assert deal.fixture.game is not None
        assert deal.fixture.game.won == tuple(won)
        winner = deal.outcome.winner
        if winner is None:
            carry += rule_set(rules).end_draw_carry == "plus-1"
        else:
            won[winner] += deal.outcome.game_points + carry
            carry = 0
    assert max(won) >= rule_set(rules).game_target
    assert played[-1].won == tuple(won)


def test_the_players_are_told_the_score_of_their_game() -> None:
    listener = Listener()
    played = play_game(rule_set("house-66"), 1, (listener, RandomPlayer()), Budget(seed=5))
    before = [deal.fixture.game for deal in played]
    assert listener.told == [(state.won, state.carry) for state in before if state is not None]
    assert len(listener.seeds) == len(played) > 1


def test_the_same_deals_come_in_the_same_order_with_the_seats_changed() -> None:
    rules, budget = rule_set("schnapsen"), Budget(seed=5)
    players = RandomPlayer(), player_named("simple", rules)
    first, second = (play_game(rules, 1, seats, budget) for seats in (players, players[::-1]))
    both = list(zip(first, second, strict=False))
    assert len(both) > 2
    for mine, mirrored in both:
        assert mine.fixture.code == mirrored.fixture.code
        assert mine.fixture.dealer is mirrored.fixture.dealer  # they deal in turn
    assert len({deal.fixture.code for deal in first}) == len(first)


def test_a_game_follows_from_its_number_and_seed() -> None:
    assert [deal.moves for deal in game("german-66")] == [deal.moves for deal in game("german-66")]
    codes = {
        game("german-66", number, seed=seed)[0].fixture.code for number in (1, 2) for seed in (5, 6)
    }
    assert len(codes) == 4
    assert game("german-66", 1)[0].fixture.dealer is Seat.A
    assert game("german-66", 2)[0].fixture.dealer is Seat.B
