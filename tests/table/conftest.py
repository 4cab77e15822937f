"""Tables to test: still ones, on which nothing takes time, and moving ones."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.languages import codes
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import CLOSE_TALON, MELD
from sixtysix_gui.sound.sounds import Cue
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.stops import PlateOf, StopName, Thing
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.desktop.language import Translations
from tests.helpers.made_up_language import MADE_UP, spoken
from tests.helpers.table.areas import lay_out
from tests.helpers.table.grounds import each_ground_painted_once
from tests.helpers.table.labels import LABELS

SIZE = (1280, 772)
STILL = TableOptions(speed="none", rest_tricks=False)

STOPS_BESIDE_HAND: tuple[StopName, ...] = (
    MELD[Suit.HEARTS],
    Thing.TALON,
    Thing.TURN_UP,
    CLOSE_TALON,
    PlateOf(Chair.SOUTH),
    PlateOf(Chair.NORTH),
    Thing.SCORE,
)
"""What the focus comes to after the hand, on lead in the deal with KH QH 9S AC TC JD and the JS
turned up under the rules german-66."""

MakeTable = Callable[[TableOptions], Table]


@pytest.fixture(autouse=True, scope="session")
def _each_ground_painted_once() -> Iterator[None]:
    with each_ground_painted_once():
        yield


@pytest.fixture
def make_table(qtbot: QtBot) -> MakeTable:
    """Makes tables of 1280×772 that are shown and closed with the test."""

    def make(options: TableOptions) -> Table:
        table = Table(options)
        qtbot.addWidget(table)
        table.set_players(LABELS)
        table.resize(*SIZE)
        table.show()
        return table

    return make


@pytest.fixture(scope="module")
def _table_of_module(qapp: QApplication) -> Iterator[Table]:  # noqa: ARG001 - Qt must run
    """A table for the deals of a module, on which nothing takes time."""
    table = Table(STILL)
    table.resize(*SIZE)
    table.shut_down()  # plain cards will do: no thread that renders them may outlast a test
    yield table
    table.close()
    table.deleteLater()


@pytest.fixture
def table(_table_of_module: Table) -> Iterator[Table]:
    """The table of the module; it is bare again, and as large as before, after the test."""
    _table_of_module.set_players(LABELS)
    _table_of_module.show()
    yield _table_of_module
    _table_of_module.clear()
    _table_of_module.set_options(STILL)
    _table_of_module.resize(*SIZE)
    lay_out(_table_of_module, SIZE)
    _table_of_module.hide()


@pytest.fixture
def told() -> list[Cue]:
    """Return an empty list in which a test collects the sounds it hears."""
    return []


@pytest.fixture
def translations() -> Iterator[Translations]:
    """Languages that are taken away again after the test."""
    locale, found = QLocale(), Translations()
    yield found
    found.remove()
    QLocale.setDefault(locale)


def _spoken(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    qapp: QApplication,  # noqa: ARG001 - Qt must run
) -> Iterator[str]:
    with spoken(request.param, tmp_path_factory):
        yield request.param


_LANGUAGES = (*codes(), MADE_UP)

language = pytest.fixture(scope="module", params=_LANGUAGES)(_spoken)
"""Each language in turn, and one in which everything is a third longer, while it is spoken."""

every_language = pytest.fixture(scope="module", params=_LANGUAGES)(_spoken)
"""The same, of which an ordinary run leaves none out."""
