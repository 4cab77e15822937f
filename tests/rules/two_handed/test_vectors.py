"""The 302 results of rules.md 4.2, by the settlement alone and by the last move of a real deal."""

from dataclasses import replace
from typing import Any

import pytest

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.history import trick_of
from sixtysix_gui.rules.moves import GO_OUT, PASS
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.points import CardPoints, Close, DealEnd, Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.engine import cards, engine_rules, start
from tests.helpers.golden_data.golden import load_golden, profile
from tests.helpers.naive.cards import full_pack

pytestmark = pytest.mark.identical

CASES = [
    pytest.param(row, name, expected, id=f"{row['id']} {name}")
    for row in load_golden("vectors.json")
    for name, expected in row["result"].items()
    if expected is not None
]


def close_of(row: dict[str, Any]) -> Close | None:
    """The close of a row; the trick in which it happened does not matter to the settlement."""
    if row["closer"] is None:
        return None
    return Close(Seat[row["closer"]], 2, False, row["sp"], row["st"])


def ten_of(row: dict[str, Any], rules: Rules) -> tuple[int, int]:
    """The last-trick ten of both seats."""
    earned = row["full"] and row["closer"] is None and rules.end_last_trick == "bonus-10"
    first, second = (10 if earned and row["last"] == seat else 0 for seat in "AB")
    return first, second


def claimant_of(row: dict[str, Any]) -> Seat | None:
    """Who says out, if anybody does."""
    return None if row["end"] == "cards" else Seat[row["end"][-1]]


def last_winner_of(row: dict[str, Any]) -> Seat:
    """Who won the very last trick; some closed rows do not say, as it does not matter there."""
    return Seat[row["last"] or "B"]


def short(outcome: Outcome) -> str:
    """A result as the table writes it."""
    return "draw" if outcome.winner is None else f"{outcome.winner.name}{outcome.game_points}"


def tallies_of(row: dict[str, Any], rules: Rules) -> tuple[CardPoints, CardPoints]:
    """What both players have made; a frozen defender keeps the points of the close."""
    frozen = rules.close_defender_points == "frozen" and row["closer"] is not None
    first, second = (
        CardPoints(
            row[f"c{seat}"],
            row[f"m{seat}"],
            ten,
            row[f"t{seat}"],
            row["sp"] if frozen and row["closer"] != seat else None,
        )
        for seat, ten in zip("AB", ten_of(row, rules), strict=True)
    )
    return first, second


def position(row: dict[str, Any], name: str) -> Deal:
    """A deal in which all that a row tells has happened, one move before its end."""
    rules = engine_rules(name)
    fresh = start(rules, " ".join(full_pack(profile(name))))
    claimant = claimant_of(row)
    over = row["full"] or claimant is None
    ace, ten = cards("AC TC")
    last = trick_of(10, Seat.A, ace, ten, last_winner_of(row))
    return replace(
        fresh,
        phase=Phase.FINAL if over else Phase.LEAD,
        to_act=last.winner if claimant is None else claimant,
        hands=((), ()) if over else fresh.hands,
        status=TalonStatus.CLOSED if row["closer"] else TalonStatus.EXHAUSTED,
        captured=(row["cA"], row["cB"]),
        melded=(row["mA"], row["mB"]),
        tricks=(row["tA"], row["tB"]),
        bonus=ten_of(row, rules),
        close=close_of(row),
        won=(last,),
    )


@pytest.mark.parametrize(("row", "name", "expected"), CASES)
def test_settlement(row: dict[str, Any], name: str, expected: str) -> None:
    rules = engine_rules(name)
    claimant = claimant_of(row)
    last_winner = last_winner_of(row) if claimant is None else None
    end = DealEnd(tallies_of(row, rules), close_of(row), claimant, last_winner)
    assert short(settle(rules, end)) == expected


@pytest.mark.parametrize(("row", "name", "expected"), CASES)
def test_last_move(row: dict[str, Any], name: str, expected: str) -> None:
    before = position(row, name)
    after, _ = before.apply(PASS if claimant_of(row) is None else GO_OUT)
    assert after.is_over
    assert after.outcome is not None
    assert short(after.outcome) == expected


def test_all_results_are_there() -> None:
    assert len(CASES) == 302
