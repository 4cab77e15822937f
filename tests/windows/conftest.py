"""The languages of the program, one after the other; its look; a table for new games."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.languages import codes
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.desktop.language import Translations
from sixtysix_gui.windows.new_game.choice import Cards
from sixtysix_gui.windows.widgets.paper import Page, use_page
from tests.helpers.table.grounds import each_ground_painted_once
from tests.windows.new_game.new_game_table import MakeTable, NewGameTable

QUICK = Settings(speed="none")
Speak = Callable[[str], None]
UsePage = Callable[[Page], None]


@pytest.fixture(autouse=True, scope="session")
def _each_ground_painted_once() -> Iterator[None]:
    with each_ground_painted_once():
        yield


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Speak]:  # noqa: ARG001 - Qt must run
    """Changes the language for the test; afterwards all is English again."""
    translations = Translations()
    locale = QLocale()
    yield translations.use
    translations.remove()
    QLocale.setDefault(locale)


@pytest.fixture(params=codes())
def language(request: pytest.FixtureRequest, speak: Speak) -> str:
    """Runs the test in every language."""
    speak(request.param)
    return request.param


@pytest.fixture
def look_like(qapp: QApplication) -> UsePage:  # noqa: ARG001 - Qt must run
    """Return the program its look for the test, in a size of text."""
    load_fonts()
    return use_page


@pytest.fixture
def new_game_table(qtbot: QtBot) -> Iterator[MakeTable]:
    """Lays the New game sheet on a table in a window of its own."""
    tables: list[NewGameTable] = []

    def make(
        settings: Settings = QUICK, size: tuple[int, int] = (1280, 772), cards: Cards | None = None
    ) -> NewGameTable:
        table = NewGameTable(settings, cards)
        qtbot.addWidget(table.page)
        table.show(*size)
        tables.append(table)
        qtbot.waitUntil(table.page.isActiveWindow)
        table.chooser.ask()
        return table

    yield make
    for table in tables:
        table.close()
