"""Deals to a game: rules.md 3.7 and the rows G01-G14 of 4.3."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from sixtysix_gui.rules.scoring.game import Game, game_at
from sixtysix_gui.rules.scoring.points import Basis, CardPoints, DealEnd, Outcome, Termination
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from tests.helpers.deals.engine import engine_rules

A, B = Seat.A, Seat.B


def won(winner: Seat, points: int) -> Outcome:
    """A deal won for so many game points."""
    end = DealEnd((CardPoints(70, tricks=5), CardPoints(40, tricks=5)), claimant=winner)
    return Outcome(winner, points, Termination.OUT, Basis.FINAL_SCALE, end)


def drawn(total: int) -> Outcome:
    """A drawn deal with the same total on both sides."""
    end = DealEnd((CardPoints(total, tricks=6), CardPoints(total, tricks=6)), last_winner=A)
    return Outcome(None, 0, Termination.DRAW, Basis.NOBODY, end)


@dataclass(frozen=True)
class Row:
    """A row of 4.3; the score before and after is written as the rule set shows it."""

    name: str
    variant: str
    deals: tuple[Outcome, ...]
    score: tuple[int, int]
    winner: Seat | None = None
    before: tuple[int, int] | None = None
    dealer: Seat = A
    next_dealer: Seat | None = None
    games: int | None = None
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
    Row("T51 house", "house-66", (drawn(65),), (0, 0), dealer=A, next_dealer=B),
    Row("T70", "schnapsen", (won(A, 3),), (-1, 7), A, before=(2, 7)),
    Row("no carry", "german-66", (drawn(65), won(A, 1)), (1, 0)),
    Row("carry adds up", "german-66", (drawn(65), drawn(65), won(A, 1)), (3, 0), overrides=CARRY),
    Row("carry is spent", "house-66", (drawn(65), won(A, 1), won(A, 1)), (3, 0)),
    Row("single shutout", "german-66", (won(A, 1),), (7, 0), A, before=(6, 0), games=1),
    Row("down, shut out", "schnapsen", (won(A, 3),), (0, 7), A, (3, 7), games=2, overrides=DOUBLE),
    Row("not over", "german-66", (won(A, 3),), (6, 6), None, before=(3, 6), games=0),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_row(row: Row) -> None:
    rules = engine_rules(row.variant, row.overrides)
    game = Game(rules, row.dealer)
    if row.before is not None:
        game = game_at(rules, row.dealer, row.before)
        assert game.shown_score == row.before
    for outcome in row.deals:
        game = game.after(outcome)
    assert game.shown_score == row.score
    assert game.winner is row.winner
    assert game.is_over is (row.winner is not None)
    assert game.deals == len(row.deals)
    if row.next_dealer is not None:
        assert game.dealer is row.next_dealer
    if row.games is not None:
        assert game.games_counted == row.games


def test_a_carry_is_taken_up_with_the_score() -> None:
    game = game_at(engine_rules("house-66"), B, (3, 2), carry=2)
    assert game.after(won(A, 1)).won == (6, 2)


@pytest.mark.parametrize("winner", [A, B])
def test_winner_deals_or_the_deal_alternates(winner: Seat) -> None:
    for dealer in BOTH:
        assert Game(engine_rules("german-66"), dealer).after(won(winner, 1)).dealer is winner
        alternating = Game(engine_rules("house-66"), dealer).after(won(winner, 1))
        assert alternating.dealer is opposite(dealer)


def test_a_drawn_deal_leaves_the_carry_waiting() -> None:
    game = Game(engine_rules("house-66"), A).after(drawn(65)).after(drawn(65))
    assert (game.won, game.carry) == ((0, 0), 2)
