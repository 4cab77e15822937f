"""A table that is changed in the middle of a deal looks like one that was so from the beginning."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.desktop.language import Translations
from tests.helpers.table.deals import asked, view_where
from tests.helpers.table.moments import painted
from tests.table.conftest import SIZE, STILL, MakeTable

pytestmark = pytest.mark.window

OTHER_SIZE = (960, 1252)
CHANGES = {
    "large words": replace(STILL, text_scale=2.0),
    "high contrast": replace(STILL, high_contrast=True),
    "four colours": replace(STILL, colours="four"),
    "German cards": replace(STILL, deck="german"),
}


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


@pytest.fixture
def shown(make_table: MakeTable, view: View) -> Callable[..., Table]:
    """Open tables at the moment, with plain cards."""

    def show(options: TableOptions = STILL, size: tuple[int, int] = SIZE) -> Table:
        table = make_table(options)
        table.shut_down()
        table.resize(*size)
        table.show_at_once(view)
        return table

    return show


@pytest.mark.slow(sample=13)
@pytest.mark.parametrize("change", CHANGES)
def test_another_look_is_taken_whole_and_given_back(
    shown: Callable[..., Table], change: str
) -> None:
    table = shown()
    before = painted(table)
    table.set_options(CHANGES[change])
    assert painted(table) == painted(shown(CHANGES[change]))
    table.set_options(STILL)
    assert painted(table) == before


def test_another_size_is_taken_whole(shown: Callable[..., Table]) -> None:
    table = shown()
    table.resize(*OTHER_SIZE)
    assert painted(table) == painted(shown(size=OTHER_SIZE))


def test_another_language_is_spoken_by_all_that_lies_there(
    shown: Callable[..., Table], translations: Translations
) -> None:
    table = shown()
    translations.use("de")
    QApplication.processEvents()
    assert painted(table) == painted(shown())
