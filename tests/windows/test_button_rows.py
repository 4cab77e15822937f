"""Buttons lie in the fewest rows that fit, and none is cut."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.windows.look.widgets import button
from sixtysix_gui.windows.parts.button_rows import ButtonRows, rows_of


@pytest.mark.parametrize(
    ("widths", "room", "rows"),
    [
        ([10, 10, 10], 34, [[0, 1, 2]]),
        ([10, 10, 10], 33, [[0, 1], [2]]),
        ([10, 10, 10, 10], 34, [[0, 1], [2, 3]]),
        ([30, 10, 10, 10], 36, [[0], [1, 2, 3]]),
        ([50], 20, [[0]]),
        ([10, 50, 10], 20, [[0], [1], [2]]),
    ],
)
def test_rows_are_few_and_even(widths: list[int], room: int, rows: list[list[int]]) -> None:
    assert rows_of(widths, 2, room) == rows


@pytest.mark.parametrize("width", [700, 420, 260, 150])
def test_no_button_is_cut_or_covered(qtbot: QtBot, width: int) -> None:
    names = ("Stiche ansehen", "Noch einmal spielen", "Zurücknehmen", "Beweis …", "Weiter")
    buttons = [button(name) for name in names]
    rows = ButtonRows(buttons, 6)
    qtbot.addWidget(rows)
    rows.resize(width, rows.heightForWidth(width))
    rows.show()
    places = [one.geometry() for one in buttons]
    for one, place in zip(buttons, places, strict=True):
        assert place.width() >= one.sizeHint().width()
        assert rows.rect().contains(place)
    for place, other in pairwise(places):
        assert not place.intersects(other)
    assert len({place.y() for place in places}) == len(
        rows_of([p.width() for p in places], 6, width)
    )
