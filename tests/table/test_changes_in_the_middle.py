"""A table that is changed in the middle of a deal looks like one that was so from the beginning."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.desktop.language import Translations
from tests.helpers.table.deals import view_where
from tests.helpers.table.labels import LABELS
from tests.helpers.table.moments import painted
from tests.table.conftest import STILL

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("qapp")]

SIZE, OTHER_SIZE = (1280, 772), (960, 1252)
CHANGES = {
    "large words": replace(STILL, text_scale=2.0),
    "high contrast": replace(STILL, high_contrast=True),
    "four colours": replace(STILL, colours="four"),
    "German cards": replace(STILL, deck="german"),
}


def asked(game: str, phase: Phase, calls: int) -> View:
    """Return a view in which the person is asked before play, after some have spoken."""

    def is_asked(view: View) -> bool:
        spoken = len(view.calls) + len(view.answers)
        return view.my_turn and view.phase is phase and spoken >= calls

    return view_where(game, is_asked)


def closed() -> View:
    """Return a view in which the talon is closed and a marriage was shown."""
    return view_where(
        "german-66", lambda view: view.my_turn and view.close is not None and view.marriages != ()
    )


STATES: dict[str, Callable[[], View]] = {
    "auction": lambda: asked("na-66", Phase.BID, 2),
    "contracts": lambda: asked("bauernschnapsen", Phase.BID, 1),
    "doubling": lambda: asked("bauernschnapsen", Phase.DOUBLE, 1),
    "naming": lambda: asked("three-66", Phase.TRUMP, 0),
    "closed talon": closed,
    "trick": lambda: view_where("gaigel", lambda view: len(view.table) == 2, [3]),
}


@pytest.fixture(params=STATES)
def view(request: pytest.FixtureRequest) -> View:
    """A moment in which there is much to be read on the table."""
    return STATES[request.param]()


def shown(options: TableOptions, view: View, size: tuple[int, int]) -> Table:
    """Opens a table at a moment, with plain cards."""
    table = Table(options)
    table.set_players(LABELS)
    table.shut_down()
    table.resize(*size)
    table.show()
    table.show_at_once(view)
    return table


def close(*tables: Table) -> None:
    """Puts tables away."""
    for table in tables:
        table.close()
        table.deleteLater()


@pytest.mark.parametrize("change", CHANGES)
def test_another_look_is_taken_whole_and_given_back(view: View, change: str) -> None:
    table, fresh = shown(STILL, view, SIZE), shown(CHANGES[change], view, SIZE)
    before = painted(table)
    table.set_options(CHANGES[change])
    assert painted(table) == painted(fresh)
    table.set_options(STILL)
    assert painted(table) == before
    close(table, fresh)


def test_another_size_is_taken_whole(view: View) -> None:
    table, fresh = shown(STILL, view, SIZE), shown(STILL, view, OTHER_SIZE)
    table.resize(*OTHER_SIZE)
    assert painted(table) == painted(fresh)
    close(table, fresh)


def test_another_language_is_spoken_by_all_that_lies_there(
    view: View, translations: Translations
) -> None:
    table = shown(STILL, view, SIZE)
    translations.use("de")
    QApplication.processEvents()
    fresh = shown(STILL, view, SIZE)
    assert painted(table) == painted(fresh)
    close(table, fresh)
