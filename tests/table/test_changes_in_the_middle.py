"""A table that is changed in the middle of a deal looks like one that was so from the beginning."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.desktop.language import Translations
from tests.helpers.table.deals import playthrough
from tests.helpers.table.labels import LABELS
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
    """Finds a moment of the person before play, after some have spoken."""
    return next(
        moment.view
        for seed in range(30)
        for moment in playthrough(game, seed)
        if moment.view.phase is phase
        and moment.view.my_turn
        and len(moment.view.calls) + len(moment.view.answers) >= calls
    )


STATES: dict[str, Callable[[], View]] = {
    "auction": lambda: asked("na-66", Phase.BID, 2),
    "contracts": lambda: asked("bauernschnapsen", Phase.BID, 1),
    "doubling": lambda: asked("bauernschnapsen", Phase.DOUBLE, 1),
    "naming": lambda: asked("three-66", Phase.TRUMP, 0),
    "closed talon": lambda: next(
        moment.view
        for seed in range(30)
        for moment in playthrough("german-66", seed)
        if moment.view.close is not None and moment.view.marriages and moment.view.my_turn
    ),
    "trick": lambda: next(m.view for m in playthrough("gaigel", 3) if len(m.view.table) == 2),
}


@pytest.fixture(params=STATES)
def view(request: pytest.FixtureRequest) -> View:
    """A moment in which there is much to be read on the table."""
    return STATES[request.param]()


@pytest.fixture
def translations() -> Iterator[Translations]:
    """Languages that are taken away again after the test."""
    locale, found = QLocale(), Translations()
    yield found
    found.remove()
    QLocale.setDefault(locale)


def shown(options: TableOptions, view: View, size: tuple[int, int]) -> Table:
    """Opens a table at a moment, with plain cards."""
    table = Table(options)
    table.set_players(LABELS)
    table.shut_down()
    table.resize(*size)
    table.show()
    table.show_at_once(view)
    return table


def picture(table: Table) -> QImage:
    """Paints what lies on a table."""
    scene = table.table_scene
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def close(*tables: Table) -> None:
    """Puts tables away."""
    for table in tables:
        table.close()
        table.deleteLater()


@pytest.mark.parametrize("change", CHANGES)
def test_another_look_is_taken_whole_and_given_back(view: View, change: str) -> None:
    table, fresh = shown(STILL, view, SIZE), shown(CHANGES[change], view, SIZE)
    before = picture(table)
    table.set_options(CHANGES[change])
    assert picture(table) == picture(fresh)
    table.set_options(STILL)
    assert picture(table) == before
    close(table, fresh)


def test_another_size_is_taken_whole(view: View) -> None:
    table, fresh = shown(STILL, view, SIZE), shown(STILL, view, OTHER_SIZE)
    table.resize(*OTHER_SIZE)
    assert picture(table) == picture(fresh)
    close(table, fresh)


def test_another_language_is_spoken_by_all_that_lies_there(
    view: View, translations: Translations
) -> None:
    table = shown(STILL, view, SIZE)
    translations.use("de")
    QApplication.processEvents()
    fresh = shown(STILL, view, SIZE)
    assert picture(table) == picture(fresh)
    close(table, fresh)
