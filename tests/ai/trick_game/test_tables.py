"""Tables of several players: rotations, samples, and what they show."""

from itertools import pairwise

import pytest

from sixtysix_gui.ai.matches.table_playing import (
    LONGEST,
    play_table_deal,
    play_table_game,
    table_pack,
)
from sixtysix_gui.ai.matches.table_results import TableResults
from sixtysix_gui.ai.matches.tables import (
    RotationResult,
    TableBid,
    TableSample,
    TableTerms,
    seatings,
    table_samples,
)
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.trick_game.registry import trick_player_named, trick_player_spec
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.trick_games import GAMES, rules_for


def terms(game: str, *players: str, seed: int = 5) -> TableTerms:
    return TableTerms(tuple(map(trick_player_spec, players)), rules_for(game, {}), seed)


def test_every_player_sits_everywhere_once_in_playing_order() -> None:
    assert seatings(rules_for("four-66", {})) == (
        (0, 1, 2, 3),
        (3, 0, 1, 2),
        (2, 3, 0, 1),
        (1, 2, 3, 0),
    )
    assert seatings(rules_for("gaigel", {}))[:2] == ((0, 3, 2, 1), (3, 2, 1, 0))
    assert seatings(rules_for("idiots-66", {})) == ((0, 1), (1, 0))


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_follows_from_its_number(game: str) -> None:
    rules = rules_for(game, {})
    first = table_pack(rules, 1, 1)
    assert sorted(first) == sorted(rules.pack)
    assert table_pack(rules, 1, 1) == first
    assert table_pack(rules, 1, 2) != first
    assert table_pack(rules, 2, 1) != first


def test_a_player_against_himself_wins_what_he_loses() -> None:
    results = TableResults()
    for sample in table_samples(terms("three-66", "simple", "simple", "simple"), range(1, 7)):
        results.add(sample)
        assert sum(rotation.points[0] for rotation in sample.rotations) == 0
    assert [results.points(player).mean for player in range(3)] == [0, 0, 0]


def test_a_sample_is_the_same_alone_and_among_others() -> None:
    table = terms("na-66", "simple", "random", "simple", "random")
    several = [sample.rotations for sample in table_samples(table, (1, 2, 3))]
    assert [sample.rotations for sample in table_samples(table, (2,))] == several[1:2]
    assert several[0][0] == several[0][2]  # the same partners at the same seats
    assert len({str(rotations) for rotations in several}) == 3


def test_the_outcome_is_that_of_the_moves_played() -> None:
    rules = rules_for("four-66", {})
    players = [trick_player_named("simple")] * 4
    played = play_table_deal(rules, table_pack(rules, 3, 1), Seat.B, players, Budget())
    assert sum(map(len, played.seconds)) == len(played.moves)
    assert played.outcome.points in {(1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (0, 3), (0, 0)}


def rotation(points: tuple[int, int], bidder: int | None, *, made: bool) -> RotationResult:
    own, other = points
    bids = () if bidder is None else (TableBid(bidder, made),)
    return RotationResult((own, other), (float(other), float(own)), bids)


def test_points_leads_and_bids() -> None:
    results = TableResults()
    samples = (((3, 1), 0, True), ((1, 0), 0, False)), (((2, 2), 1, True), ((-2, 1), None, False))
    for number, rows in enumerate(samples):
        made = tuple(rotation(points, bidder, made=made) for points, bidder, made in rows)
        results.add(TableSample(number, made, ((), ())))
    assert results.points().mean == 1.0  # of 2 and 0
    assert results.points().half_width == pytest.approx(1.959964)
    assert results.lead(1).mean == pytest.approx(-0.0)
    share = results.bids_made()
    assert share is not None
    assert (share.count, share.of) == (1, 2)
    assert results.bids_made(1) is not None


def test_games_count_by_the_deal_and_by_the_share_won() -> None:
    results = TableResults()
    long = RotationResult((7, 5), (5.0, 7.0), (), 8, (1.0, 0.0))
    short = RotationResult((2, 7), (7.0, 2.0), (), 4, (0.0, 1.0))
    results.add(TableSample(1, (long, short), ((), ())))
    results.add(TableSample(2, (long, long), ((), ())))
    assert results.deals == 28
    assert results.points().mean == pytest.approx((7 + 2 + 7 + 7) / 28)
    assert results.games_won().mean == pytest.approx(0.75)  # of 1/2 and 1


@pytest.mark.parametrize("game", ["four-66", "na-66", "idiots-66", "gaigel-2"])
def test_a_game_goes_on_until_somebody_has_won(game: str) -> None:
    rules = rules_for(game, {})
    players = [trick_player_named("simple")] * len(rules.seats)
    deals = play_table_game(rules, 3, players, Budget(), 5)
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
    terms = TableTerms(
        tuple(map(trick_player_spec, ("simple", "random", "simple", "random"))),
        rules_for("four-66", {}),
        games=True,
    )
    (sample,) = table_samples(terms, (2,))
    first, second = (seated.deals for seated in sample.played)
    assert [seated.seating for seated in sample.played] == [(0, 1, 2, 3), (3, 0, 1, 2)]
    shared = list(zip(first, second, strict=False))
    assert all(one.pack == other.pack for one, other in shared)
    assert len({deal.pack for deal in first}) == len(first)
    for rotation, seated in zip(sample.rotations, sample.played, strict=False):
        assert rotation.deals == len(seated.deals)
        assert sorted(rotation.shares) == [0, 0, 1, 1]


def test_a_view_of_a_game_holds_its_score() -> None:
    rules = rules_for("three-66", {})
    deal = Deal.start(rules, table_pack(rules, 3, 1), Seat.B)
    assert deal.view(Seat.A).score == (0, 0, 0)
    game = Game(rules, Seat.B, (4, -1, -3), carry=1, deals=6, decided=5)
    view = deal.view_in(game, Seat.A)
    assert (view.score, view.carry, view.decided) == ((4, -1, -3), 1, 5)
