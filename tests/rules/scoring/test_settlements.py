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
    together,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from tests.helpers.deals.trick_games import KEYS, value_of
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.rows import each_row
from tests.rules.data.rows import setting, text_of

A, B = Seat.A, Seat.B


@each_row(
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


@each_row(
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


@each_row("row", text_of("prices.txt").strip().splitlines())
def test_price(row: str) -> None:
    changes, earned, how, wanted, basis = (part.strip() for part in row.split("|"))
    words = how.split()
    said = dict(zip(words[::2], words[1::2], strict=True))
    end = DealEnd(
        tuple(CardPoints(points, tricks=tricks) for points, tricks in map(numbers, earned.split())),
        close=Close(A, 3, False, *numbers(said["closed"])) if "closed" in said else None,
        claimant=party(said.get("out")),
        last=party(said.get("last")),
    )
    outcome = settle(setting("german-66", changes).rules(), end)
    winner = "-" if outcome.winner is None else outcome.winner.name
    assert f"{winner} {outcome.game_points} {outcome.reason}" == wanted
    assert outcome.basis is Basis[basis.split()[0]]
    for grade, measured in zip(basis.split()[1::2], basis.split()[2::2], strict=True):
        assert outcome.grade is Grade[grade]
        assert (outcome.measured_points, outcome.measured_tricks) == numbers(measured)
    assert outcome.end.claimant == (Seat[said["out"]] if "out" in said else None)
    assert [
        f"{total}/{tricks}" for total, tricks in zip(outcome.totals, outcome.tricks, strict=True)
    ] == earned.split()


def numbers(pair: str) -> tuple[int, int]:
    first, second = map(int, pair.split("/"))
    return first, second


def party(letter: str | None) -> int | None:
    return None if letter is None else "AB".index(letter)


CLOSING = [
    (row, name, expected)
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
@each_row(("row", "name", "expected"), CLOSING)
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


@each_row("row", load_golden("vectors_many.json")["vectors"])
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


@each_row(("bidder", "made", "tricks_of_b", "points", "reason"), DISSLE)
def test_auf_dissle(
    bidder: int, *, made: bool, tricks_of_b: int, points: tuple[int, int], reason: Termination
) -> None:
    """many.md 8.3: 2 if the losing side has no trick, else 1; here A has one."""
    card_points = (CardPoints(20, tricks=1), CardPoints(10, tricks=tricks_of_b))
    outcome = settle(rule_set("gaigel"), DealEnd(card_points, bidder=bidder, made=made))
    assert (outcome.points, outcome.termination) == (points, reason)


@each_row(("name", "points"), [("four-66", 70), ("gaigel", 110)])
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


@each_row(("points", "winner", "most"), WINNERS)
def test_who_gains(points: tuple[int, ...], winner: Seat | None, most: int) -> None:
    outcome = Outcome(points, Termination.COUNT, DealEnd(()))
    assert (outcome.winner, outcome.game_points) == (winner, most)


def test_what_partners_have_together() -> None:
    """A marriage of one counts by a trick of the other (many.md 1.1)."""
    alone = CardPoints(30, 20, 10, 2, frozen_at=12)
    assert together([alone]) is alone
    both = together([CardPoints(melded=40), CardPoints(26, 0, 10, 1)])
    assert both == CardPoints(26, 40, 10, 1)
