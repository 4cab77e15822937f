"""No legal move is out of reach: by mouse, by clicks alone and by keyboard alone."""

import pytest

from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import playthrough
from tests.helpers.table.driver import perform_by_clicks, perform_by_keyboard, perform_by_mouse

pytestmark = pytest.mark.window

SIZES = [(1280, 772), (800, 572), (960, 1252), (960, 1052)]
WAYS = {"mouse": perform_by_mouse, "clicks": perform_by_clicks, "keyboard": perform_by_keyboard}


@pytest.mark.slow(sample=20)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", rule_set_names())
def test_every_legal_move_can_be_made(table: Table, name: str, way: str, exhaustive: bool) -> None:
    table.shut_down()  # plain cards will do
    proposed, refused = list[Move](), list[Move]()
    table.move_proposed.connect(proposed.append)
    table.move_refused.connect(refused.append)
    for seed in range(12 if exhaustive else 3):
        table.resize(*SIZES[seed % len(SIZES)])
        for moment in playthrough(name, seed):
            table.play(moment.events, moment.view, fresh_deal=moment.fresh_deal)
            for move in moment.view.legal_moves:
                WAYS[way](table, move)
                assert proposed == [move], f"{name} {seed} {moment.view.phase}"
                proposed.clear()
                table.play((), moment.view)
    assert refused == []
