"""The statistics by keys alone, and what readers of the screen are told."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from sixtysix_gui.windows.statistics.charts.chart import RING
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from tests.helpers.windows.painted_words import painted_words
from tests.helpers.windows.settled import settle
from tests.windows.statistics.conftest import OpenStatistics
from tests.windows.statistics.statistics_window import StatisticsTable, career

pytestmark = pytest.mark.window

CONTROL, NO = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def focused(table: StatisticsTable) -> str:
    """The name of what has the focus: of a chart its place on the page."""
    widget = table.window.focusWidget()
    assert isinstance(widget, QWidget)
    for place, chart in enumerate(table.charts):
        if chart is widget:
            return f"chart {place}"
    return widget.objectName()


def test_tab_leads_from_the_list_through_filters_and_charts_to_the_button(
    statistics: OpenStatistics,
) -> None:
    table = statistics()
    order = [focused(table)]
    for _ in range(8):
        table.press(Qt.Key.Key_Tab)
        order.append(focused(table))
    filters = ["filter-rules", "filter-against", "filter-time"]
    charts = ["chart 0", "chart 1", "chart 2", "chart 3"]
    assert order == ["pages", *filters, *charts, "close"]


def test_arrows_read_a_chart_point_by_point(statistics: OpenStatistics) -> None:
    table = statistics()
    table.go_to(StatisticsPage.FAIR)
    (chart,) = table.charts
    chart.setFocus()
    table.told.clear()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End):
        table.press(key)
    read = [chart.points[place] for place in (0, 1, 0, 6)]
    assert table.told == read
    table.press(Qt.Key.Key_Right)
    assert (chart.place, table.told[-1]) == (6, chart.points[6])
    table.press(Qt.Key.Key_Home)
    assert chart.place == 0


def test_from_the_other_end_the_last_point_is_first(statistics: OpenStatistics) -> None:
    table = statistics()
    table.charts[1].setFocus()
    table.press(Qt.Key.Key_Left)
    assert table.charts[1].place == 3


def test_a_chart_that_is_left_begins_again(statistics: OpenStatistics) -> None:
    table = statistics()
    first, second = table.charts[:2]
    first.setFocus()
    table.press(Qt.Key.Key_Right)
    second.setFocus()
    assert first.place is None


def test_every_chart_has_a_sentence_for_its_name(statistics: OpenStatistics) -> None:
    table = statistics(career(deals=200))
    for page in StatisticsPage:
        table.go_to(page)
        for chart in table.charts:
            assert chart.accessibleName().endswith(".")
            assert all(point.endswith(".") for point in chart.points)


def test_a_page_says_its_sentence_when_it_is_turned_to(statistics: OpenStatistics) -> None:
    table = statistics()
    table.told.clear()
    table.press(Qt.Key.Key_Down)
    assert table.window.page is StatisticsPage.OVER_TIME
    assert table.told == [table.window.column.sentence]


def test_pages_are_turned_from_wherever_the_focus_is(statistics: OpenStatistics) -> None:
    table = statistics()
    table.charts[0].setFocus()
    pages = [table.window.page]
    for key in (*[Qt.Key.Key_PageDown] * 8, Qt.Key.Key_PageUp):
        table.press(key, CONTROL)
        pages.append(table.window.page)
    assert pages == [*StatisticsPage, StatisticsPage.DATA, StatisticsPage.STRENGTH]


def test_page_up_and_down_scroll(statistics: OpenStatistics) -> None:
    table = statistics(size=(800, 572))
    top = table.charts[0].mapTo(table.window, table.charts[0].rect().topLeft()).y()
    table.charts[0].setFocus()
    table.press(Qt.Key.Key_PageDown)
    lower = table.charts[0].mapTo(table.window, table.charts[0].rect().topLeft()).y()
    table.press(Qt.Key.Key_PageUp)
    back = table.charts[0].mapTo(table.window, table.charts[0].rect().topLeft()).y()
    assert lower < top == back


def test_a_chart_with_the_focus_is_scrolled_to(statistics: OpenStatistics) -> None:
    table = statistics(size=(800, 572))
    for _ in range(7):
        table.press(Qt.Key.Key_Tab)
    assert focused(table) == "chart 3"
    chart = table.charts[3]
    area = chart.visibleRegion().boundingRect()
    assert area.height() > 0.8 * chart.height()


def test_escape_closes_from_wherever_the_focus_is(statistics: OpenStatistics) -> None:
    table = statistics()
    closed: list[bool] = []
    table.window.closed.connect(lambda: closed.append(True))
    table.charts[0].setFocus()
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Escape)
    assert not table.window.isVisible()
    assert closed == [True]


def test_enter_presses_only_what_has_the_focus(statistics: OpenStatistics) -> None:
    table = statistics()
    table.press(Qt.Key.Key_Return)
    assert table.window.isVisible()
    table.button("close").setFocus()
    table.press(Qt.Key.Key_Return)
    assert not table.window.isVisible()


def test_the_focus_stays_where_it_is_when_the_archive_changes(statistics: OpenStatistics) -> None:
    table = statistics()
    table.charts[1].setFocus()
    table.archive.deals_known = career(deals=66)
    table.window.refresh()
    settle()
    assert focused(table) == "chart 1"
    assert table.points[1].startswith("Deals: 66, ")


def test_the_pointer_finds_the_nearest_point(statistics: OpenStatistics) -> None:
    table = statistics()
    table.go_to(StatisticsPage.FAIR)
    (chart,) = table.charts
    for place in range(len(chart.points)):
        assert chart.place_at(chart.area_of(place).center()) == place
    assert chart.place_at(QPointF(chart.width() / 3, 4)) is None
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, NO, chart.area_of(2).center().toPoint())
    assert (chart.place, chart.hasFocus()) == (2, True)


def test_a_caption_of_fair_cards_hides_no_figures(statistics: OpenStatistics) -> None:
    table = statistics(size=(1280, 870))
    table.go_to(StatisticsPage.FAIR)
    (chart,) = table.charts
    with painted_words() as noted:
        noted.chart = chart
        chart.grab()
    figures = [area for text, area in noted.places[chart] if text[0].isdigit()]
    assert len(figures) == 21
    for place in range(len(chart.points)):
        box = chart.caption_box(place)
        assert not any(box.intersects(figure) for figure in figures)


@pytest.mark.parametrize(
    "page", [StatisticsPage.OVERVIEW, StatisticsPage.LUCK, StatisticsPage.THEMES]
)
def test_no_mark_lies_on_words(statistics: OpenStatistics, page: StatisticsPage) -> None:
    table = statistics()
    table.go_to(page)
    for chart in table.charts:
        with painted_words() as noted:
            noted.chart = chart
            chart.grab()
        free = chart.rect().toRectF().adjusted(RING + 3, 0, -RING - 3, 0)
        areas = [area for _, area in noted.places[chart]]
        assert min(area.left() for area in areas) >= free.left()
        assert max(area.right() for area in areas) <= free.right()


def test_a_caption_stays_on_its_chart(statistics: OpenStatistics) -> None:
    table = statistics(career(deals=200), (800, 572))
    for page in (StatisticsPage.OVER_TIME, StatisticsPage.FAIR, StatisticsPage.STRENGTH):
        table.go_to(page)
        for chart in table.charts:
            chart.setFocus()
            for place in range(len(chart.points)):
                chart.go_to(place)
                box = chart.caption_box(place)
                assert chart.rect().toRectF().contains(box)
                assert not box.intersects(chart.area_of(place)) or page is StatisticsPage.STRENGTH
