"""What the keys of these games do, and what the focus does by itself (docs/table-many.md 5)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    BID,
    NAME_TRUMP,
    PASS,
    TURN_TRUMP,
    Bid,
    CallContract,
    Meld,
    Move,
)
from sixtysix_gui.table.calls import contracts_to_call
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import playthrough

pytestmark = pytest.mark.window


def view_where(name: str, holds: Callable[[View], bool]) -> View:
    """Finds a view in which it is my turn and something holds."""
    for seed in range(400):
        for moment in playthrough(name, seed):
            if moment.view.my_turn and holds(moment.view):
                return moment.view
    raise LookupError(name)


def proposals(table: Table, *keys: Qt.Key) -> list[Move]:
    """Gives what is proposed while keys are pressed."""
    proposed: list[Move] = []
    connection = table.move_proposed.connect(proposed.append)
    for key in keys:
        QTest.keyClick(table, key)
    table.disconnect(connection)
    return proposed


def test_a_digit_bids_at_once(table: Table) -> None:
    table.play((), view_where("na-66", lambda v: v.phase is Phase.BID and BID[3] in v.legal_moves))
    assert proposals(table, Qt.Key.Key_3) == [Bid(3)]


@pytest.mark.parametrize("key", [Qt.Key.Key_P, Qt.Key.Key_N])
def test_both_keys_pass_in_an_auction(table: Table, key: Qt.Key) -> None:
    table.play((), view_where("na-66", lambda v: v.phase is Phase.BID))
    assert proposals(table, key) == [PASS]


def test_a_digit_names_and_t_turns(table: Table) -> None:
    view = view_where("three-66", lambda v: v.phase is Phase.TRUMP)
    table.play((), view)
    assert proposals(table, Qt.Key.Key_2) == [NAME_TRUMP[1]]
    table.play((), view)
    assert proposals(table, Qt.Key.Key_T) == [TURN_TRUMP]


def test_a_digit_only_goes_to_a_contract_and_enter_calls_it(table: Table) -> None:
    gang = CallContract("gang")
    table.play((), view_where("bauernschnapsen", lambda v: gang in v.legal_moves))
    place = contracts_to_call(_view(table)).index("gang")
    key = Qt.Key(Qt.Key.Key_1.value + place)
    assert proposals(table, key) == []
    assert table.focus_name == gang
    assert proposals(table, Qt.Key.Key_Return) == [gang]


def _view(table: Table) -> View:
    view = table.table_scene.view
    assert view is not None
    return view


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
    table.play((), view_where(name, lambda v: v.phase is phase))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    QTest.keyClick(table, Qt.Key.Key_Left)  # the first key only shows where the focus is
    assert table.focus_name == waits


def test_a_partner_shows_at_once(table: Table) -> None:
    view = view_where(
        "four-66",
        lambda v: v.phase is Phase.PARTNER and any(isinstance(m, Meld) for m in v.legal_moves),
    )
    meld = next(move for move in view.legal_moves if isinstance(move, Meld))
    table.play((), view)
    proposed: list[Move] = []
    connection = table.move_proposed.connect(proposed.append)
    table.act(Act.MELD)  # as the menu does, to which the letter belongs
    table.disconnect(connection)
    assert proposed == [meld]
    assert table.armed_marriage is None
    table.play((), view)
    assert proposals(table, Qt.Key.Key_N) == [PASS]


def test_an_impossible_bid_is_refused(table: Table) -> None:
    table.play((), view_where("na-66", lambda v: v.phase is Phase.BID and v.bid > 0))
    refused: list[Move] = []
    connection = table.move_refused.connect(refused.append)
    assert proposals(table, Qt.Key.Key_1) == []
    table.disconnect(connection)
    assert refused == [BID[1]]
