"""What the program imports before its window is seen: a room comes when its door is opened."""

import os
import sys
from pathlib import Path

import pytest

from tests.helpers.processes.ran import ran

ROOT = Path(__file__).parents[2]
MOST_MODULES = 265
"""Of ours; one more is one more that everybody waits for (docs/architecture.md)."""

CLOSED_ROOMS = (
    "archive",
    "statistics",
    "windows.archive.sheet",
    "ai.players.registry",
    "coach.judging",
    "coach.reviewing",
    "ai.compiled",
    "table.layout.compass",
    "table.motions.choreography",
    "table.replay_table",
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
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui import app

seen = app.when_seen

def note() -> None:
    print(*(name for name in sys.modules if name.startswith("sixtysix_gui.")))
    QTimer.singleShot(0, QApplication.quit)

app.when_seen = lambda window, then: seen(window, lambda: (then(), note()))
app.main([])
"""


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """Return the modules of ours that are there when the window is seen."""
    home = str(tmp_path_factory.mktemp("home"))
    started = ran(
        [sys.executable, "-c", START],
        env=os.environ | {"HOME": home, "SIXTYSIX_HOME": home, "QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
        check=True,
    )
    return frozenset(name.removeprefix("sixtysix_gui.") for name in started.stdout.split())


def test_no_more_is_imported_than_the_first_picture_needs(imported: frozenset[str]) -> None:
    assert "windows.main_window" in imported
    assert len(imported) <= MOST_MODULES


@pytest.mark.parametrize("room", CLOSED_ROOMS)
def test_a_room_is_not_imported_before_its_door_is_opened(
    imported: frozenset[str], room: str
) -> None:
    assert not {name for name in imported if name == room or name.startswith(f"{room}.")}
