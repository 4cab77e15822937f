"""Deals to a game: rules.md 3.7 with the rows G01-G14 of 4.3, and many.md 10.8."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import DealEnded
from sixtysix_gui.rules.moves import Bid
from sixtysix_gui.rules.scoring import winners
from sixtysix_gui.rules.scoring.game import (
    LENGTHS,
    Game,
    Length,
    Standing,
    game_at,
    games_of_series,
    is_game_over,
    winner_of,
)
from sixtysix_gui.rules.scoring.points import Basis, CardPoints, DealEnd, Outcome, Termination
from sixtysix_gui.rules.seats import TWO_ALONE, Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.deals.toy_three import NAME, toy_game
from tests.helpers.deals.trick_games import KEYS, value_of
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.rows import each_row

A, B = Seat.A, Seat.B


def won(winner: Seat, points: int) -> Outcome:
    """A deal won for that many game points."""
    end = DealEnd((CardPoints(70, tricks=5), CardPoints(40, tricks=5)), claimant=int(winner))
    both = (points, 0) if winner is A else (0, points)
    return Outcome(both, Termination.OUT, end, Basis.FINAL_SCALE)


def drawn(total: int) -> Outcome:
    """A drawn deal with the same total on both sides."""
    end = DealEnd((CardPoints(total, tricks=6), CardPoints(total, tricks=6)), last=0)
    return Outcome((0, 0), Termination.DRAW, end, Basis.NOBODY)


@dataclass(frozen=True)
class Row:
    """A row of 4.3; scores are written as the rule set shows them, and carries before and after."""

    name: str
    variant: str
    deals: tuple[Outcome, ...]
    score: tuple[int, int]
    winner: Seat | None = None
    before: tuple[int, int] | None = None
    dealer: Seat = A
    next_dealer: Seat | None = None
    games: int | None = None
    carry: tuple[int, int] = (0, 0)
    overrides: dict[str, Any] = field(default_factory=dict[str, Any])


CARRY = {"end.draw_carry": "plus-1-if-65-65"}
DOUBLE = {"game.shutout": "double"}

ROWS = [
    Row("G01", "german-66", (won(A, 3),), (9, 5), A, before=(6, 5), games=1),
    Row("G02", "schnapsen", (won(B, 3),), (1, -1), B, before=(1, 2)),
    Row("G03", "german-66", (won(A, 1),), (1, 0), dealer=B, next_dealer=A),
    Row("G04", "german-66", (drawn(65),), (0, 0), dealer=B, next_dealer=B),
    Row("G05", "house-66", (drawn(65), won(A, 1)), (2, 0)),
    Row("G06", "house-66", (drawn(70), drawn(65), won(B, 2)), (0, 4)),
    Row("G07", "german-66", (drawn(75), won(A, 1)), (1, 0), overrides=CARRY),
    Row("G08", "german-66", (drawn(65), won(B, 3)), (0, 4), overrides=CARRY),
    Row("G09", "german-66", (won(A, 3),), (7, 0), A, (4, 0), games=2, overrides=DOUBLE),
    Row("G10", "german-66", (won(A, 3),), (8, 1), A, (5, 1), games=1, overrides=DOUBLE),
    Row("G11", "santase-engine", (won(A, 3),), (13, 0), A, before=(10, 0)),
    Row("G12", "wiki-66", (drawn(65),), (0, 0), dealer=A, next_dealer=B),
    Row("G13", "schnapsen", (won(A, 1),), (6, 7), dealer=A, next_dealer=B),
    Row("G14", "german-66", (won(A, 1),), (7, 6), A, before=(6, 6), games=1),
    Row("T51 house", "house-66", (drawn(65),), (0, 0), next_dealer=B, carry=(0, 1)),
    Row("T70", "schnapsen", (won(A, 3),), (-1, 7), A, before=(2, 7)),
    Row("no carry", "german-66", (drawn(65), won(A, 1)), (1, 0)),
    Row("carry adds up", "german-66", (drawn(65), drawn(65), won(A, 1)), (3, 0), overrides=CARRY),
    Row("carry taken up", "house-66", (won(A, 1),), (6, 2), before=(3, 2), carry=(2, 0)),
    Row("carry waits", "house-66", (drawn(65), drawn(65)), (0, 0), carry=(0, 2)),
    Row("carry is spent", "house-66", (drawn(65), won(A, 1), won(A, 1)), (3, 0)),
    Row("single shutout", "german-66", (won(A, 1),), (7, 0), A, before=(6, 0), games=1),
    Row("down, shut out", "schnapsen", (won(A, 3),), (0, 7), A, (3, 7), games=2, overrides=DOUBLE),
    Row("not over", "german-66", (won(A, 3),), (6, 6), None, before=(3, 6), games=0),
]


@each_row("row", ROWS)
def test_row(row: Row) -> None:
    rules = rule_set(row.variant, row.overrides)
    game = Game(rules, row.dealer)
    if row.before is not None:
        game = game_at(rules, row.dealer, row.before, carry=row.carry[0])
        assert game.shown_score == row.before
    for outcome in row.deals:
        game = game.after(outcome)
    assert game.shown_score == row.score
    assert game.winner is row.winner
    assert [party.seats for party in game.winners] == (
        [] if row.winner is None else [(row.winner,)]
    )
    assert game.is_over is (row.winner is not None)
    assert (game.deals, game.carry) == (len(row.deals), row.carry[1])
    if row.next_dealer is not None:
        assert game.dealer is row.next_dealer
    if row.games is not None:
        assert game.games_counted == row.games


@each_row("winner", [A, B])
def test_winner_deals_or_the_deal_alternates(winner: Seat) -> None:
    for dealer, other in ((A, B), (B, A)):
        assert Game(rule_set("german-66"), dealer).after(won(winner, 1)).dealer is winner
        alternating = Game(rule_set("house-66"), dealer).after(won(winner, 1))
        assert alternating.dealer is other


def test_a_game_begins_with_nothing_won() -> None:
    assert Game.first(rule_set("three-66"), B) == Game(rule_set("three-66"), B, (0, 0, 0))
    assert Game.first(rule_set(), A).won == (0, 0)


@each_row("row", load_golden("vectors_many.json")["games"])
def test_the_other_games(row: dict[str, Any]) -> None:
    """many.md 10.8."""
    options = {KEYS[key]: value_of(value) for key, value in row["options"].items()}
    rules = rule_set(row["game"], options)
    game = Game(
        rules,
        Seat[row["dealer"] or "A"],
        tuple(row["score"]),
        row.get("carry", 0),
        decided=row["decided"],
        almost=(0,) if row.get("led_23_0") else (),
    )
    totals = row.get("totals", [0 for _ in rules.parties])
    bidder = "ABC".index(row["bidder"]) if row["bidder"] else None
    card_points = tuple(CardPoints(total, tricks=1) for total in totals)
    end = DealEnd(card_points, bidder=bidder, bid=1 if row["bidder"] else 0)
    after = game.after(Outcome(tuple(row["points"]), Termination(row["reason"]), end))
    assert after.won == after.shown_score == tuple(row["want_score"])
    assert "".join(party.name for party in after.winners) == (row["winner"] or "")
    assert after.is_over == (row["winner"] is not None)
    single = row["winner"] if len(row["winner"] or "") == 1 else None
    assert after.winner is (None if single is None else Seat[single])
    assert after.games_counted == row.get("worth", 1 if after.is_over else 0)
    assert (after.deals, after.decided - game.decided) == (1, row["reason"] != "draw")
    if row["next_dealer"]:
        assert after.dealer.name == row["next_dealer"]
    if "want_carry" in row:
        assert after.carry == row["want_carry"]


ALMOST: list[tuple[tuple[int, int], tuple[int, int], tuple[int, ...]]] = [
    ((20, 0), (3, 0), (0,)),
    ((0, 22), (0, 1), (1,)),
    ((20, 0), (2, 0), ()),
    ((20, 1), (2, 0), ()),
    ((20, 0), (4, 0), ()),
]
"""Score, deal, and who is a point from 24 while the others have nothing (many.md D19)."""


@each_row(("score", "points", "almost"), ALMOST)
def test_who_was_almost_there(
    score: tuple[int, int], points: tuple[int, int], almost: tuple[int, ...]
) -> None:
    deal = Outcome(points, Termination.OUT, DealEnd((CardPoints(), CardPoints())))
    game = Game(rule_set("bauernschnapsen"), A, score).after(deal)
    assert game.almost == almost
    other = Game(rule_set("four-66", {"game.target": 24}), A, score).after(deal)
    assert other.almost == ()


def test_a_defeat_after_that_counts_four() -> None:
    game = Game(rule_set("bauernschnapsen"), A, (20, 0))
    for points in ((3, 0), (0, 24)):
        end = DealEnd((CardPoints(), CardPoints()))
        game = game.after(Outcome(points, Termination.OUT, end))
    assert (game.winner, game.games_counted) == (B, 4)


STANDINGS: list[tuple[str, dict[str, object], Standing, str]] = [
    ("german-66", {}, Standing((7, 3), 4), "A"),
    ("german-66", {}, Standing((6, 6), 9), ""),
    ("three-66", {}, Standing((4, 4, -8), 12), "AB"),
    ("three-66", {}, Standing((4, 4, -8), 11), ""),
    ("three-66", {"game.end": "stakes-10"}, Standing((10, 2, -12), 3), "A"),
    ("three-66", {"game.end": "open"}, Standing((40, 2, -42), 99), ""),
    ("na-66", {}, Standing((10, 12), 9, 0), "A"),
    ("na-66", {}, Standing((9, 12), 9, 0), "B"),
    ("cutthroat-66", {}, Standing((15, 15, 3), 9, 2), ""),
    ("cutthroat-66", {}, Standing((15, 15, 3), 9), ""),
    ("idiots-66", {}, Standing((105, 107), 9), "B"),
    ("idiots-66", {}, Standing((99, 80), 9), ""),
]


@each_row(("name", "options", "standing", "letters"), STANDINGS)
def test_who_has_won(
    name: str, options: dict[str, object], standing: Standing, letters: str
) -> None:
    found = winners(rule_set(name, options), standing)
    assert "".join(party.name for party in found) == letters


# How long people play: when a game is over, and who has won it.


TO_THE_TARGET: list[Length] = ["game", "bummerl", "best-3", "best-5", "best-7"]


def after(won: tuple[int, int], deals: int) -> Game:
    return Game(rule_set("german-66"), A, won, deals=deals)


ENDS: list[tuple[list[Length], tuple[int, int], int, bool, Seat | None]] = [
    (TO_THE_TARGET, (0, 0), 0, False, None),
    (TO_THE_TARGET, (0, 0), 1, False, None),
    (TO_THE_TARGET, (6, 3), 4, False, None),
    (TO_THE_TARGET, (7, 3), 5, True, A),
    (TO_THE_TARGET, (0, 8), 3, True, B),
    (["deal"], (0, 0), 0, False, None),
    (["deal"], (1, 0), 1, True, A),
    (["deal"], (0, 3), 1, True, B),
    (["deal"], (0, 0), 1, True, None),
]
"""Lengths, points won, deals, whether the game is over, and who has won it."""


@each_row(("lengths", "won", "deals", "over", "winner"), ENDS)
def test_when_a_game_is_over(
    lengths: list[Length], won: tuple[int, int], deals: int, *, over: bool, winner: Seat | None
) -> None:
    game = after(won, deals)
    for length in lengths:
        assert is_game_over(game, length) is over
        assert winner_of(game, length) == (None if winner is None else TWO_ALONE[winner])


def test_a_series_has_the_games_of_its_name() -> None:
    assert {length: games_of_series(length) for length in LENGTHS} == {
        "game": None,
        "bummerl": None,
        "best-3": 3,
        "best-5": 5,
        "best-7": 7,
        "deal": None,
    }


# Whole games of random moves, of every rule set and of a toy game.


BIDDERS_OUT = ("na-66", "cutthroat-66")
"""The games which a bidder at the target wins, whatever the others have."""


@pytest.fixture(params=(*rule_set_names(), NAME))
def rules(request: pytest.FixtureRequest) -> Iterator[Rules]:
    if request.param == NAME:
        with toy_game() as toy:
            yield toy
    else:
        yield rule_set(request.param)


def play_out(game: Game, seed: object) -> Deal:
    """A random deal in which no one bids more than one, or games would go on for ever."""
    source = random.Random(f"{game.rules.name} {seed}")
    pack = list(game.rules.pack)
    source.shuffle(pack)
    deal = Deal.start(game.rules, pack, game.dealer)
    assert deal.opening_events()
    while not deal.is_over:
        moves = deal.view_in(game, deal.to_act).legal_moves
        deal, events = deal.apply(
            source.choice([move for move in moves if not isinstance(move, Bid) or move.ticks < 2])
        )
        ends = [event.outcome for event in events if isinstance(event, DealEnded)]
        assert ends == ([deal.outcome] if deal.is_over else [])
    return deal


@each_row("seed", range(3))
def test_a_game_goes_from_its_first_deal_to_a_winner(rules: Rules, seed: int) -> None:
    game = Game.first(rules, Seat.A)
    assert (game.deals, game.is_over, game.winners) == (0, False, ())
    while not game.is_over:
        deal = play_out(game, seed * 1000 + game.deals)
        assert deal.outcome is not None
        assert (deal.outcome.totals, deal.outcome.tricks) == (deal.totals, deal.tricks)
        before, game = game, game.after(deal.outcome)
        assert game.deals == before.deals + 1
        gained = [now - then for now, then in zip(game.won, before.won, strict=True)]
        assert all(now >= points for now, points in zip(gained, deal.outcome.points, strict=True))
    assert game.winners
    assert is_game_over(game, "game")
    assert winner_of(game, "game") == (game.winners[0] if len(game.winners) == 1 else None)
    if rules.name not in BIDDERS_OUT:
        assert max(game.won) in [game.won[party] for party in game.winners]
