"""What a wrong claim would cost is said before it is made."""

from dataclasses import replace

from sixtysix_gui.records import read_records, replay
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.points import CardPoints, Close
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.windows.playing.claims import claim_cost
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.rows import each_row

A = Seat.A


def view_with(rules: str, mine: CardPoints, theirs: CardPoints, close: Close | None) -> View:
    record = read_records((GOLDEN / "version-0.1" / "running.66r").read_bytes())[0]
    view = replay(record).states[0].view(A, (0, 0), 0)
    return replace(view, rules=rule_set(rules), card_points=(mine, theirs), close=close)


@each_row(
    ("rules", "mine", "theirs", "close", "cost"),
    [
        ("german-66", CardPoints(40, tricks=3), CardPoints(20, tricks=2), None, 2),
        ("german-66", CardPoints(70, tricks=3), CardPoints(20, tricks=2), None, 2),
        ("schnapsen", CardPoints(40, tricks=3), CardPoints(0), None, 3),
        ("schnapsen", CardPoints(40, tricks=3), CardPoints(10, tricks=1), None, 2),
        ("german-66", CardPoints(40, tricks=3), CardPoints(0), Close(A, 1, False, 0, 0), 3),
    ],
)
def test_what_a_wrong_claim_costs_does_not_tell_whether_it_is_wrong(
    rules: str, mine: CardPoints, theirs: CardPoints, close: Close | None, cost: int
) -> None:
    assert claim_cost(view_with(rules, mine, theirs, close)) == cost
