"""Tables of several players: rotations, samples, and what they show."""

import pytest

from sixtysix_gui.ai.matches.tables import (
    RotationResult,
    TableResults,
    TableSample,
    TableTerms,
    play_table_deal,
    seatings,
    table_pack,
    table_samples,
)
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.trick_game.registry import trick_player_named, trick_player_spec
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
    return RotationResult((own, other), (float(other), float(own)), bidder, 2, made)


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
