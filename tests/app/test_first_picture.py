"""What the program imports to be seen and to begin: a room comes when its door is opened."""

import os
import sys
from pathlib import Path

import pytest

from tests.helpers.processes.ran import ran

ROOT = Path(__file__).parents[2]
MOST_SEEN, MOST_BEGUN = 80, 215
"""Of ours to the first picture, and when the start sheet lies there; one more is one more that
everybody waits for (docs/architecture.md)."""

UNSEEN = (
    "ai",
    "coach",
    "controller",
    "records",
    "rules.deals",
    "table.scene",
    "windows.playing",
    "windows.sheets",
)
"""What the first picture does without."""
CLOSED_ROOMS = (
    "archive",
    "statistics",
    "windows.archive.sheet",
    "ai.players.registry",
    "coach.judging",
    "coach.reviewing",
    "ai.compiled",
    "table.cards",
    "table.input",
    "table.layout.compass",
    "table.layout.parts",
    "table.motions",
    "table.replay_table",
    "table.scene",
    "windows.sheets.winners_fan",
    "windows.learning.demonstration_page",
    "windows.fact_sheets",
    "windows.licences",
    "windows.learning.course",
    "windows.telling.help_html",
    "windows.telling.help_panel",
    "windows.new_game.all_rules",
    "windows.new_game.sheet",
    "windows.review.review_viewer",
    "windows.settings.drawer",
    "windows.statistics",
    "text.coach",
    "windows.tips",
    "windows.viewer",
)

START = """
import linecache
import sys
from sixtysix_gui import start
start.leave_sources_closed()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui import app

seen = app.when_seen

def note() -> None:
    print(*(name for name in sys.modules if name.startswith("sixtysix_gui.")))

def go_on(then) -> None:
    note()
    then()
    QApplication.processEvents()
    note()
    print(*(name for name in linecache.cache if "sixtysix_gui" in name))
    QTimer.singleShot(0, QApplication.quit)

app.when_seen = lambda window, then: seen(window, lambda: go_on(then))
app.main([])
"""


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> list[frozenset[str]]:
    """Return what of ours is there when the window is seen, and when the start sheet lies there.

    These are modules; last come the files whose text Python remembers then.
    """
    home = str(tmp_path_factory.mktemp("home"))
    started = ran(
        [sys.executable, "-c", START],
        env=os.environ | {"HOME": home, "SIXTYSIX_HOME": home, "QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
        check=True,
    )
    return [
        frozenset(name.removeprefix("sixtysix_gui.") for name in line.split())
        for line in started.stdout.splitlines()
    ]


def of_room(modules: frozenset[str], room: str) -> set[str]:
    """Return the modules of a room among others."""
    return {name for name in modules if name == room or name.startswith(f"{room}.")}


def test_no_more_is_imported_than_a_start_needs(imported: list[frozenset[str]]) -> None:
    seen, begun, _ = imported
    assert "windows.main_window" in seen
    assert "windows.start_sheet" in begun
    assert len(seen) <= MOST_SEEN
    assert len(begun) <= MOST_BEGUN


def test_no_source_is_read(imported: list[frozenset[str]]) -> None:
    assert imported[2] == frozenset()


@pytest.mark.parametrize("room", UNSEEN)
def test_the_first_picture_does_without(imported: list[frozenset[str]], room: str) -> None:
    assert not of_room(imported[0], room)


@pytest.mark.parametrize("room", CLOSED_ROOMS)
def test_a_room_is_not_imported_before_its_door_is_opened(
    imported: list[frozenset[str]], room: str
) -> None:
    assert not of_room(imported[1], room)
