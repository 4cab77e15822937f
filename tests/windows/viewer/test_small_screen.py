"""The viewer on a screen that is too small for the words of the settings."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import DealRecord, read_records
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.viewer.viewer import RecordViewer, Shown
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.deals.viewer_records import own_game
from tests.helpers.windows.cut_words import cut_words
from tests.helpers.windows.settled import settle
from tests.records.many_records import FILES, worked
from tests.windows.conftest import Speak, UsePage
from tests.windows.viewer.conftest import Open

pytestmark = pytest.mark.window

SMALL = (798, 578)
"""What a title bar and a frame leave of a screen of 800 × 600."""
LARGE = TableOptions(speed="none", text_scale=2.0)
LEAST_LETTERS = 12
"""Pixels of letters of the list of tricks, which are as large where words have their usual size."""
FAULT = (
    "„kaputt.66r“ lässt sich nicht lesen: Aufzeichnung 1, Zeile 21, Stich 3, bei „<b>“. "
    "Das ist weder ein Zug noch eine Probe noch ein Ergebnis."
)
GAMES = sorted({name.removesuffix(".66r").split("-", 1)[1] for name in FILES})


def worked_one(game: str) -> DealRecord:
    if game == "two":
        return own_game(0)
    (record,) = read_records(worked(game))
    return record


def place(viewer: RecordViewer, part: QWidget) -> QRect:
    return QRect(part.mapTo(viewer, QPoint()), part.size())


def shrink(viewer: RecordViewer) -> None:
    """Give the window the size that a small screen leaves it."""
    viewer.setMinimumSize(1, 1)
    viewer.resize(*SMALL)
    settle()


def on_each_other(viewer: RecordViewer) -> list[tuple[str, str]]:
    """The parts of the window that lie on each other, or reach over its edge."""
    names = ("sentence", "tricks", "play-deal", "eyes", "step-first", "step-last", "close", "save")
    parts = {name: viewer.findChild(QWidget, name) for name in names}
    parts["table"] = viewer.table
    seen = {name: place(viewer, part) for name, part in parts.items() if part and part.isVisible()}
    outside = [(name, "edge") for name, area in seen.items() if not viewer.rect().contains(area)]
    return outside + [(a, b) for a, b in combinations(seen, 2) if seen[a].intersects(seen[b])]


def has_room(viewer: RecordViewer) -> bool:
    """Whether the table is at least as large as all that lies on it needs."""
    table = viewer.table
    return table.size().expandedTo(table.minimumSize()) == table.size()


@pytest.mark.slow(sample=6)
@pytest.mark.parametrize("trouble", ["", FAULT])
@pytest.mark.parametrize("game", [*GAMES, "two"])
def test_large_words_leave_everything_to_be_read_and_pressed(
    game: str, trouble: str, view: Open, speak: Speak, look_like: UsePage
) -> None:
    speak("de")
    look_like(Page(2.0))
    viewer = view(worked_one(game), size=SMALL, options=LARGE, trouble=trouble)
    shrink(viewer)
    for step in (0, viewer.deal.last):
        viewer.show_place(step)
        settle()
        assert cut_words(viewer) == []
        assert on_each_other(viewer) == []
    assert has_room(viewer)
    assert viewer.panel.tricks.font().pixelSize() >= LEAST_LETTERS
    faults = [one for one in viewer.findChildren(QLabel) if one.text() == trouble != ""]
    assert all(one.font().pixelSize() > LEAST_LETTERS for one in faults)


def test_where_there_is_room_again_words_are_as_large_as_wished(
    view: Open, look_like: UsePage
) -> None:
    look_like(Page(2.0))
    viewer = view(worked_one("na-66"), options=LARGE)
    viewer.setMinimumSize(1, 1)
    viewer.resize(1120, 688)
    close, table = viewer.findChild(QWidget, "close"), viewer.table
    assert close is not None
    wished = close.font().pixelSize()
    assert table.options.text_scale == LARGE.text_scale
    shrink(viewer)
    assert close.font().pixelSize() < wished
    assert table.options.text_scale < LARGE.text_scale
    viewer.resize(1120, 688)
    assert close.font().pixelSize() == wished
    assert table.options.text_scale == LARGE.text_scale


def test_it_is_no_larger_than_the_screen_even_over_a_larger_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    window.resize(room.width() + 160, room.height() + 56)
    shown = Shown((worked_one("four-66"),))
    viewer = RecordViewer(shown, TableOptions(speed="none"), CardWords(), window)
    assert viewer.width() <= room.width()
    assert viewer.height() <= room.height()
