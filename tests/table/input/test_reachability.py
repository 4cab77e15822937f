"""No legal move is out of reach: by mouse, by clicks alone and by keyboard alone."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.named import rule_set_names
from sixtysix_gui.table.table_view import TableView
from tests.helpers.table.deals import playthrough
from tests.helpers.table.driver import perform_by_clicks, perform_by_keyboard, perform_by_mouse
from tests.table.conftest import STILL

pytestmark = pytest.mark.window

SIZES = [(1280, 772), (800, 572), (960, 1052)]
WAYS = {"mouse": perform_by_mouse, "clicks": perform_by_clicks, "keyboard": perform_by_keyboard}


@pytest.fixture(scope="module")
def table(qapp: QApplication) -> Iterator[TableView]:  # noqa: ARG001 - Qt must run
    """One table for all deals: a fresh deal clears away whatever lay there before."""
    table = TableView(STILL)
    table.resize(1280, 772)
    table.shut_down()  # plain cards will do: no thread that renders them may outlast a test
    table.show()
    yield table
    table.close()
    table.deleteLater()


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_every_legal_move_can_be_made(
    table: TableView, name: str, way: str, exhaustive: bool
) -> None:
    proposed: list[Move] = []
    connection = table.move_proposed.connect(proposed.append)
    for seed in range(12 if exhaustive else 2):
        table.resize(*SIZES[seed % len(SIZES)])
        for moment in playthrough(name, seed):
            table.play(moment.events, moment.view, fresh_deal=moment.fresh_deal)
            for move in moment.view.legal_moves:
                WAYS[way](table, move)
                assert proposed == [move], f"{name} {seed} {moment.view.phase}"
                proposed.clear()
                table.play((), moment.view)
    table.disconnect(connection)
    table.clear()
