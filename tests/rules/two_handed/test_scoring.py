"""Settlement beyond the table of rules.md 4.2: every price, and the numbers behind it."""

import pytest

from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.points import (
    Basis,
    CardPoints,
    Close,
    DealEnd,
    Grade,
    Outcome,
    Termination,
    grade_of,
)
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.engine import engine_rules

A, B = Seat.A, Seat.B


def closed_by_a(points: int, tricks: int) -> Close:
    return Close(A, 3, False, points, tricks)


def settle_with(overrides: dict[str, object], end: DealEnd) -> Outcome:
    return settle(engine_rules("german-66", overrides), end)


@pytest.mark.parametrize(
    ("points", "tricks", "grade"),
    [
        (33, 1, Grade.ORDINARY),
        (32, 1, Grade.SCHNEIDER),
        (0, 1, Grade.SCHNEIDER),
        (0, 0, Grade.SCHWARZ),
        (65, 8, Grade.ORDINARY),
    ],
)
def test_grade(points: int, tricks: int, grade: Grade) -> None:
    assert grade_of(points, tricks) is grade


@pytest.mark.parametrize(
    ("earned", "total", "valid", "pending"),
    [
        (CardPoints(30, 40, 0, 3), 70, 40, 0),
        (CardPoints(0, 40, 0, 0), 0, 0, 40),
        (CardPoints(50, 20, 10, 6), 80, 20, 0),
        (CardPoints(50, 20, 0, 6, frozen_at=12), 12, 20, 0),
        (CardPoints(25, 20, 0, 2, frozen_at=0), 0, 20, 0),
    ],
)
def test_tally(earned: CardPoints, total: int, valid: int, pending: int) -> None:
    assert (earned.total, earned.marriages, earned.pending) == (total, valid, pending)


# rules.md 3.5, pen(); the closer is A.
FAILED_CLOSES = [
    ("flat-2", 0, 20, 2),
    ("flat-2", 2, 20, 2),
    ("flat-3", 0, 20, 3),
    ("flat-3", 2, 60, 3),
    ("2-or-3", 0, 60, 3),
    ("2-or-3", 1, 20, 2),
    ("by-closer-points", 0, 60, 3),
    ("by-closer-points", 1, 33, 1),
    ("by-closer-points", 1, 32, 2),
]


@pytest.mark.parametrize(("mode", "defender_tricks", "closer_points", "price"), FAILED_CLOSES)
def test_failed_close(mode: str, defender_tricks: int, closer_points: int, price: int) -> None:
    card_points = (CardPoints(closer_points, tricks=4), CardPoints(40, tricks=4))
    end = DealEnd(card_points, closed_by_a(5, defender_tricks), last_winner=A)
    outcome = settle_with({"score.close_failed": mode}, end)
    assert (outcome.winner, outcome.game_points) == (B, price)
    assert outcome.termination is Termination.CLOSED_FAIL
    assert outcome.basis is Basis.CLOSE_FAILED


@pytest.mark.parametrize(("mode", "defender_tricks", "closer_points", "price"), FAILED_CLOSES)
def test_defender_first(mode: str, defender_tricks: int, closer_points: int, price: int) -> None:
    card_points = (CardPoints(closer_points, tricks=4), CardPoints(66, tricks=4))
    end = DealEnd(card_points, closed_by_a(5, defender_tricks), claimant=B)
    outcome = settle_with({"score.defender_first": mode}, end)
    assert (outcome.winner, outcome.game_points) == (B, price)
    assert outcome.termination is Termination.DEFENDER_OUT
    assert outcome.basis is Basis.DEFENDER_FIRST


@pytest.mark.parametrize(
    ("mode", "points", "tricks", "price"),
    [
        ("flat-2", 0, 0, 2),
        ("2-or-3", 0, 0, 3),
        ("2-or-3", 0, 1, 2),
        ("mirror", 0, 0, 3),
        ("mirror", 32, 1, 2),
        ("mirror", 33, 1, 1),
    ],
)
def test_false_claim(mode: str, points: int, tricks: int, price: int) -> None:
    end = DealEnd((CardPoints(60, tricks=5), CardPoints(points, tricks=tricks)), claimant=A)
    outcome = settle_with({"score.false_claim": mode}, end)
    assert (outcome.winner, outcome.game_points) == (B, price)
    assert outcome.termination is Termination.FALSE_CLAIM
    assert outcome.basis is Basis.FALSE_CLAIM


@pytest.mark.parametrize(
    ("false_claim", "close_failed", "tricks_now", "price", "basis"),
    [
        ("flat-2", "2-or-3", 0, 3, Basis.CLOSE_FAILED),
        ("flat-2", "flat-2", 0, 2, Basis.FALSE_CLAIM),
        ("2-or-3", "flat-2", 0, 3, Basis.FALSE_CLAIM),
        ("mirror", "flat-2", 3, 2, Basis.CLOSE_FAILED),
    ],
)
def test_false_claim_by_the_closer(
    false_claim: str, close_failed: str, tricks_now: int, price: int, basis: Basis
) -> None:
    card_points = (CardPoints(60, tricks=5), CardPoints(40 if tricks_now else 0, tricks=tricks_now))
    end = DealEnd(card_points, closed_by_a(0, 0), claimant=A)
    overrides: dict[str, object] = {
        "score.false_claim": false_claim,
        "score.close_failed": close_failed,
    }
    outcome = settle_with(overrides, end)
    assert (outcome.winner, outcome.game_points, outcome.basis) == (B, price, basis)
    assert outcome.termination is Termination.FALSE_CLAIM


def test_false_claim_by_the_defender_pays_the_false_claim() -> None:
    card_points = (CardPoints(30, tricks=3), CardPoints(40, tricks=3))
    outcome = settle_with(
        {"score.close_failed": "flat-3"}, DealEnd(card_points, closed_by_a(0, 0), B)
    )
    assert (outcome.winner, outcome.game_points) == (A, 2)


def test_successful_close_measured_at_the_close() -> None:
    card_points = (CardPoints(70, tricks=5), CardPoints(40, tricks=3))
    end = DealEnd(card_points, closed_by_a(20, 1), claimant=A)
    outcome = settle_with({"score.close_won": "at-close"}, end)
    assert (outcome.game_points, outcome.basis) == (2, Basis.SCALE_AT_CLOSE)
    assert (outcome.grade, outcome.measured_points, outcome.measured_tricks) == (
        Grade.SCHNEIDER,
        20,
        1,
    )


def test_successful_close_measured_at_the_end() -> None:
    end = DealEnd(
        (CardPoints(70, tricks=5), CardPoints(40, tricks=3)), closed_by_a(20, 1), claimant=A
    )
    outcome = settle_with({}, end)
    assert (outcome.game_points, outcome.basis) == (1, Basis.FINAL_SCALE)
    assert (outcome.grade, outcome.measured_points, outcome.measured_tricks) == (
        Grade.ORDINARY,
        40,
        3,
    )


@pytest.mark.parametrize(
    ("last_trick", "unclaimed", "totals", "result", "termination"),
    [
        ("bonus-10", "higher-total", (70, 50), (A, 1), Termination.COUNT),
        ("bonus-10", "higher-total", (50, 70), (B, 1), Termination.COUNT),
        ("bonus-10", "higher-total", (65, 65), (None, 0), Termination.DRAW),
        ("none", "higher-total", (59, 61), (B, 1), Termination.COUNT),
        ("bonus-10", "sole-66", (70, 60), (A, 1), Termination.COUNT),
        ("bonus-10", "sole-66", (64, 66), (B, 1), Termination.COUNT),
        ("bonus-10", "sole-66", (70, 80), (None, 0), Termination.DRAW),
        ("bonus-10", "sole-66", (65, 64), (None, 0), Termination.DRAW),
        ("bonus-10", "last-trick", (90, 40), (B, 1), Termination.LAST_TRICK),
        ("none", "last-trick", (90, 30), (B, 1), Termination.LAST_TRICK),
        ("wins-deal", "last-trick", (90, 30), (B, 1), Termination.LAST_TRICK),
    ],
)
def test_played_out(
    last_trick: str,
    unclaimed: str,
    totals: tuple[int, int],
    result: tuple[Seat | None, int],
    termination: Termination,
) -> None:
    card_points = (CardPoints(totals[0], tricks=6), CardPoints(totals[1], tricks=6))
    overrides: dict[str, object] = {"end.last_trick": last_trick, "end.unclaimed": unclaimed}
    outcome = settle_with(overrides, DealEnd(card_points, last_winner=B))
    assert (outcome.winner, outcome.game_points) == result
    assert outcome.termination is termination
    assert outcome.totals == totals
    assert outcome.tricks == (6, 6)


@pytest.mark.parametrize(
    ("totals", "winner", "termination"),
    [
        ((66, 40), A, Termination.COUNT),
        ((66, 66), B, Termination.CLOSED_FAIL),
        ((65, 40), B, Termination.CLOSED_FAIL),
        ((40, 70), B, Termination.CLOSED_FAIL),
    ],
)
def test_closed_and_played_out_with_sole_66(
    totals: tuple[int, int], winner: Seat, termination: Termination
) -> None:
    card_points = (CardPoints(totals[0], tricks=5), CardPoints(totals[1], tricks=3))
    end = DealEnd(card_points, closed_by_a(10, 1), last_winner=B)
    outcome = settle_with({"end.unclaimed": "sole-66"}, end)
    assert (outcome.winner, outcome.termination) == (winner, termination)
