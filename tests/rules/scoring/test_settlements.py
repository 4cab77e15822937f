"""Settlement: the tables of rules.md 4.2 and many.md 10, every price, the numbers behind it."""

from typing import Any

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
    scale,
    together,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.trick_games import KEYS, value_of
from tests.helpers.golden_data.golden import load_golden

A, B = Seat.A, Seat.B


def closed_by_a(points: int, tricks: int) -> Close:
    return Close(A, 3, False, points, tricks)


def settle_with(overrides: dict[str, object], end: DealEnd) -> Outcome:
    return settle(rule_set("german-66", overrides), end)


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
    end = DealEnd(card_points, closed_by_a(5, defender_tricks), last=A)
    outcome = settle_with({"score.close_failed": mode}, end)
    assert outcome.end.claimant_seat is None
    assert (outcome.winner, outcome.game_points) == (B, price)
    assert outcome.termination is Termination.CLOSED_FAIL
    assert outcome.basis is Basis.CLOSE_FAILED


@pytest.mark.parametrize(("mode", "defender_tricks", "closer_points", "price"), FAILED_CLOSES)
def test_defender_first(mode: str, defender_tricks: int, closer_points: int, price: int) -> None:
    card_points = (CardPoints(closer_points, tricks=4), CardPoints(66, tricks=4))
    end = DealEnd(card_points, closed_by_a(5, defender_tricks), claimant=B)
    outcome = settle_with({"score.defender_first": mode}, end)
    assert (outcome.winner, outcome.game_points) == (B, price)
    assert outcome.end.claimant_seat is B
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
    outcome = settle_with(overrides, DealEnd(card_points, last=B))
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
    end = DealEnd(card_points, closed_by_a(10, 1), last=B)
    outcome = settle_with({"end.unclaimed": "sole-66"}, end)
    assert (outcome.winner, outcome.termination) == (winner, termination)


CLOSING = [
    pytest.param(row, name, expected, id=f"{row['id']} {name}")
    for row in load_golden("vectors.json")
    for name, expected in row["result"].items()
    if expected is not None
]


def closed_in(row: dict[str, Any]) -> Close | None:
    """The close of a row; the trick in which it happened does not matter to the settlement."""
    return row["closer"] and Close(Seat[row["closer"]], 2, False, row["sp"], row["st"])


def earned_in(row: dict[str, Any], rules: Rules) -> tuple[CardPoints, ...]:
    """What both players have made; a frozen defender keeps the points of the close."""
    frozen = rules.close_defender_points == "frozen" and row["closer"] is not None
    bonus = row["full"] and row["closer"] is None and rules.has_bonus
    return tuple(
        CardPoints(
            row[f"c{seat}"],
            row[f"m{seat}"],
            10 if bonus and row["last"] == seat else 0,
            row[f"t{seat}"],
            row["sp"] if frozen and row["closer"] != seat else None,
        )
        for seat in "AB"
    )


def in_short(outcome: Outcome) -> str:
    """A result as the table writes it."""
    winner = outcome.winner
    return "draw" if winner is None else f"{winner.name}{outcome.game_points}"


@pytest.mark.identical
@pytest.mark.parametrize(("row", "name", "expected"), CLOSING)
def test_a_game_whose_talon_can_be_closed(row: dict[str, Any], name: str, expected: str) -> None:
    """The 302 results of rules.md 4.2; some closed rows do not say who won the last trick."""
    rules = rule_set(name)
    claimant = None if row["end"] == "cards" else "AB".index(row["end"][-1])
    last = "AB".index(row["last"] or "B") if claimant is None else None
    outcome = settle(rules, DealEnd(earned_in(row, rules), closed_in(row), claimant, last))
    assert in_short(outcome) == expected
    assert outcome.is_draw == (expected == "draw")


def test_all_results_are_there() -> None:
    assert len(CLOSING) == 302


@pytest.mark.parametrize(
    "row", load_golden("vectors_many.json")["vectors"], ids=lambda row: row["id"]
)
def test_the_other_games(row: dict[str, Any]) -> None:
    """many.md 10.1 to 10.7; what is undertaken stands among the options of its rows."""
    how: dict[str, Any] = row["options"] if row["game"] == "bauernschnapsen" else {}
    options: dict[str, Any] = {} if how else row["options"]
    rules = rule_set(row["game"], {KEYS[key]: value_of(value) for key, value in options.items()})
    card_points = tuple(
        CardPoints(captured, melded, 10 if won_last and rules.has_bonus else 0, tricks)
        for captured, melded, tricks, won_last in zip(
            row["cap"],
            row["meld"],
            row["tricks"],
            [row["last"] == party.name for party in rules.parties],
            strict=True,
        )
    )
    end = DealEnd(
        card_points,
        claimant={"outA": 0, "outB": 1}.get(row["end"]),
        last="AB".index(row["last"]) if row["last"] else None,
        bidder="ABC".index(row["bidder"]) if row["bidder"] else None,
        bid=row["bid"] or 0,
        contract=how.get("contract"),
        level=how.get("level", 0),
        made=how.get("made"),
    )
    outcome = settle(rules, end)
    *points, reason = row["want"].split()
    assert (outcome.points, outcome.reason) == (tuple(map(int, points)), reason)
    assert (outcome.claimant, outcome.card_points) == (end.claimant, card_points)


DISSLE = [
    (0, True, 0, (2, 0), Termination.DISSLE_WON),
    (0, True, 1, (1, 0), Termination.DISSLE_WON),
    (0, False, 1, (0, 1), Termination.DISSLE_LOST),
    (1, False, 0, (2, 0), Termination.DISSLE_LOST),
    (1, True, 2, (0, 1), Termination.DISSLE_WON),
]


@pytest.mark.parametrize(("bidder", "made", "tricks_of_b", "points", "reason"), DISSLE)
def test_auf_dissle(
    bidder: int, *, made: bool, tricks_of_b: int, points: tuple[int, int], reason: Termination
) -> None:
    """many.md 8.3: 2 if the losing side has no trick, else 1; here A has one."""
    card_points = (CardPoints(20, tricks=1), CardPoints(10, tricks=tricks_of_b))
    outcome = settle(rule_set("gaigel"), DealEnd(card_points, bidder=bidder, made=made))
    assert (outcome.points, outcome.termination) == (points, reason)


@pytest.mark.parametrize(("name", "points"), [("four-66", 70), ("gaigel", 110)])
def test_a_right_claim_takes_points_and_a_trick(name: str, points: int) -> None:
    """many.md 3.4, 8.5."""
    others = CardPoints(40, tricks=2)
    reasons = [
        settle(rule_set(name), DealEnd((claims, others), claimant=0)).reason
        for claims in (CardPoints(points, tricks=1), CardPoints(20, tricks=1), CardPoints(points))
    ]
    assert reasons == ["out", "false-claim", "false-claim"]


WINNERS = [
    ((2, 0), Seat.A, 2),
    ((0, 3), Seat.B, 3),
    ((0, 0), None, 0),
    ((-1, 2, -1), Seat.B, 2),
    ((2, 1), None, 2),
    ((-3, 0), None, 0),
]


@pytest.mark.parametrize(("points", "winner", "most"), WINNERS)
def test_who_gains(points: tuple[int, ...], winner: Seat | None, most: int) -> None:
    outcome = Outcome(points, Termination.COUNT, DealEnd(()))
    assert (outcome.winner, outcome.game_points) == (winner, most)


def test_what_partners_have_together() -> None:
    """A marriage of one counts by a trick of the other (many.md 1.1)."""
    alone = CardPoints(30, 20, 10, 2, frozen_at=12)
    assert together([alone]) is alone
    both = together([CardPoints(melded=40), CardPoints(26, 0, 10, 1)])
    assert both == CardPoints(26, 40, 10, 1)


@pytest.mark.parametrize(("points", "tricks", "price"), [(0, 0, 3), (32, 1, 2), (33, 1, 1)])
def test_the_usual_scale(points: int, tricks: int, price: int) -> None:
    assert scale(CardPoints(points, tricks=tricks)) == price
