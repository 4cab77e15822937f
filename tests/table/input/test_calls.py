"""What keys call, and what the focus does by itself where calls are made (docs/table-many.md 5)."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import BID, NAME_TRUMP, PASS, TURN_TRUMP, CallContract, Meld, Move
from sixtysix_gui.table.intents import Act, contracts_to_call
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import asked, view_where

pytestmark = pytest.mark.window


@pytest.fixture
def proposed(table: Table) -> list[Move]:
    """What is proposed at the table from now on."""
    moves: list[Move] = []
    table.move_proposed.connect(moves.append)
    return moves


@pytest.mark.parametrize(
    ("name", "key", "call"),
    [
        ("na-66", Qt.Key.Key_3, BID[3]),
        ("na-66", Qt.Key.Key_P, PASS),
        ("na-66", Qt.Key.Key_N, PASS),
        ("three-66", Qt.Key.Key_2, NAME_TRUMP[1]),
        ("three-66", Qt.Key.Key_T, TURN_TRUMP),
    ],
)
def test_a_key_calls_at_once(
    table: Table, proposed: list[Move], name: str, key: Qt.Key, call: Move
) -> None:
    asked = {Phase.BID, Phase.TRUMP}
    table.play((), view_where(name, lambda v: v.phase in asked and call in v.legal_moves))
    QTest.keyClick(table, key)
    assert proposed == [call]


def test_a_digit_only_goes_to_a_contract_and_enter_calls_it(
    table: Table, proposed: list[Move]
) -> None:
    gang = CallContract("gang")
    view = view_where("bauernschnapsen", lambda v: gang in v.legal_moves)
    table.play((), view)
    place = contracts_to_call(view).index("gang")
    QTest.keyClick(table, Qt.Key(Qt.Key.Key_1.value + place))
    assert (proposed, table.focus_name) == ([], gang)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert proposed == [gang]


@pytest.mark.parametrize(
    ("name", "phase", "waits"),
    [
        ("na-66", Phase.BID, PASS),
        ("bauernschnapsen", Phase.BID, PASS),
        ("bauernschnapsen", Phase.DOUBLE, PASS),
        ("three-66", Phase.TRUMP, TURN_TRUMP),
        ("four-66", Phase.PARTNER, PASS),
    ],
)
def test_the_focus_waits_where_nothing_is_lost(
    table: Table, name: str, phase: Phase, waits: Move
) -> None:
    table.play((), asked(name, phase))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    QTest.keyClick(table, Qt.Key.Key_Left)  # the first key only shows where the focus is
    assert table.focus_name == waits


def test_a_partner_shows_at_once(table: Table, proposed: list[Move]) -> None:
    def may_show(view: View) -> bool:
        return view.phase is Phase.PARTNER and any(isinstance(m, Meld) for m in view.legal_moves)

    view = view_where("four-66", may_show)
    meld = next(move for move in view.legal_moves if isinstance(move, Meld))
    table.play((), view)
    table.act(Act.MELD)  # as the menu does, to which the letter belongs
    assert (proposed, table.armed_marriage) == ([meld], None)
    table.play((), view)
    QTest.keyClick(table, Qt.Key.Key_N)
    assert proposed == [meld, PASS]


def test_an_impossible_bid_is_refused(table: Table, proposed: list[Move]) -> None:
    table.play((), view_where("na-66", lambda v: v.my_turn and v.phase is Phase.BID and v.bid > 0))
    refused: list[Move] = []
    table.move_refused.connect(refused.append)
    QTest.keyClick(table, Qt.Key.Key_1)
    assert (proposed, refused) == ([], [BID[1]])
