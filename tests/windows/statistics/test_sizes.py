"""Pages in windows of all sizes: nothing is cut, nothing lies on anything else."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.sentences import Texts
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from sixtysix_gui.windows.widgets.paper import Page as PaperLook
from tests.helpers.made_up_language import longer
from tests.helpers.rows import each_row
from tests.helpers.windows.cut_words import cut_words
from tests.helpers.windows.painted_words import painted_words
from tests.helpers.windows.settled import settle
from tests.windows.conftest import Speak, UsePage
from tests.windows.statistics.conftest import OpenStatistics
from tests.windows.statistics.statistics_window import StatisticsTable, career

pytestmark = pytest.mark.window

SIZES = [
    (800, 572, 1.0),
    (980, 870, 1.0),
    (800, 572, 1.5),
    (1280, 740, 1.5),
    (800, 572, 2.0),
    (1280, 740, 2.0),
    (1900, 1000, 1.0),
]
each_size = pytest.mark.parametrize(
    "size", SIZES, ids=[f"{wide}x{high}-{scale}" for wide, high, scale in SIZES]
)
Size = tuple[int, int, float]


@pytest.fixture
def long_words() -> Iterator[None]:
    """Lets all words of the pages be half as long again, as those of other languages may be."""

    def translated(context: str, text: str, apart: str | None = None, n: int = -1) -> str:
        return longer(QApplication.translate(context, text, apart, n))

    rooms = ("sixtysix_gui.text.statistics", "sixtysix_gui.windows.statistics")
    modules = [module for name, module in sys.modules.items() if name.startswith(rooms)]
    worded = [module for module in modules if isinstance(getattr(module, "_", None), Texts)]
    assert len(worded) > len(StatisticsPage) / 2
    with ExitStack() as patched:
        for module in worded:
            patched.enter_context(patch.object(module, "_", Texts(translated, *module._.args)))
        yield


def faults(table: StatisticsTable) -> list[str]:
    """What is cut on a page, lies outside of it or on something else."""
    found = cut_words(table.window)
    with painted_words() as noted:
        for chart in table.charts:
            noted.chart = chart
            chart.grab()
    parts = [*table.charts, *table.window.column.findChildren(QWidget)]
    places = [
        QRect(part.mapTo(table.window.column, QPoint()), part.size())
        for part in parts
        if part.isVisible() and part.parentWidget() is table.window.column
    ]
    inside = table.window.column.rect().adjusted(-1, -1, 1, 1)
    found += [f"outside: {place}" for place in places if not inside.contains(place)]
    heights = [(each, each.heightForWidth(each.width())) for each in table.charts]
    found += [f"squeezed: {each}" for each, high in heights if each.height() < high]
    if table.charts:
        assert noted.places
    return [*found, *noted.faults()]


def opened(
    statistics: OpenStatistics, look_like: UsePage, rules: str, size: Size
) -> StatisticsTable:
    wide, high, scale = size
    table = statistics(career(rules, 90), (wide, high))
    look_like(PaperLook(scale))
    table.rewrite()
    table.window.setMinimumSize(1, 1)
    table.window.resize(wide, high)
    settle()
    return table


@pytest.mark.slow(sample=9)
@each_size
@pytest.mark.parametrize("page", StatisticsPage)
def test_nothing_is_cut(
    statistics: OpenStatistics, look_like: UsePage, page: StatisticsPage, size: Size
) -> None:
    table = opened(statistics, look_like, "german-66", size)
    table.go_to(page)
    assert faults(table) == []


@pytest.mark.slow(sample=17)
@each_size
@pytest.mark.parametrize("rules", rule_set_names())
def test_every_game_has_room(
    statistics: OpenStatistics, look_like: UsePage, rules: str, size: Size
) -> None:
    table = opened(statistics, look_like, rules, size)
    assert faults(table) == []
    table.go_to(StatisticsPage.OVER_TIME)
    assert faults(table) == []


@pytest.mark.slow(sample=9)
@each_size
@pytest.mark.parametrize("page", StatisticsPage)
@pytest.mark.usefixtures("long_words")
def test_longer_words_have_room(
    statistics: OpenStatistics, look_like: UsePage, page: StatisticsPage, size: Size
) -> None:
    table = opened(statistics, look_like, "german-66", size)
    table.go_to(page)
    assert faults(table) == []


@pytest.mark.slow(sample=8)
@each_size
@pytest.mark.parametrize("rules", ["three-66", "cutthroat-66", "bauernschnapsen", "na-66"])
@pytest.mark.usefixtures("long_words")
def test_longer_words_of_several_have_room(
    statistics: OpenStatistics, look_like: UsePage, rules: str, size: Size
) -> None:
    assert faults(opened(statistics, look_like, rules, size)) == []


@pytest.mark.parametrize("language", ["bg", "de", "hu"])
def test_other_languages_have_room(
    statistics: OpenStatistics, look_like: UsePage, speak: Speak, language: str
) -> None:
    speak(language)
    table = opened(statistics, look_like, "german-66", (800, 572, 1.0))
    for page in StatisticsPage:
        table.go_to(page)
        assert faults(table) == []


@each_row("scale, beside", [(1.0, True), (1.5, False), (2.0, False)])
def test_where_there_is_little_room_the_list_lies_above_the_page(
    statistics: OpenStatistics, look_like: UsePage, scale: float, beside: bool
) -> None:
    table = opened(statistics, look_like, "german-66", (800, 572, scale))
    seen = {
        name: bool(found and found.isVisible())
        for name in ("pages", "pages-above")
        if (found := table.window.findChild(QWidget, name))
    }
    assert seen == {"pages": beside, "pages-above": not beside}
