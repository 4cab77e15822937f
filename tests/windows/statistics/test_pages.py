"""Which pages there are, and what they say, for every rule set and in every state."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sixtysix_gui.archive.rows import Origin, RulesText
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.statistics.selection import Period
from sixtysix_gui.windows.statistics.pages.all_pages import FOR_ALL_GAMES, StatisticsPage
from sixtysix_gui.windows.statistics.reading import MANY_GAMES, WantedDeals
from tests.helpers.deal_rows import Archive
from tests.windows.statistics.conftest import OpenStatistics
from tests.windows.statistics.statistics_window import career

pytestmark = pytest.mark.window

FOR_TWO = rule_set_names(close=True)
_NEXT = Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier
OTHERS = [name for name in rule_set_names() if name not in FOR_TWO]


@pytest.mark.parametrize("rules", FOR_TWO)
def test_games_for_two_have_every_page(statistics: OpenStatistics, rules: str) -> None:
    table = statistics(career(rules))
    for page in StatisticsPage:
        table.go_to(page)
        assert table.window.page is page
        assert table.window.column.sentence
        if page is not StatisticsPage.DATA:
            assert table.charts


@pytest.mark.parametrize("rules", OTHERS)
def test_other_games_have_those_that_mean_something(statistics: OpenStatistics, rules: str) -> None:
    table = statistics(career(rules))
    table.press(*_NEXT)
    assert table.window.page is StatisticsPage.OVER_TIME
    for page in FOR_ALL_GAMES:
        table.go_to(page)
        assert table.window.page is page
        assert table.window.column.sentence
    in_pairs = len(rule_set(rules).parties) < len(rule_set(rules).seats)
    table.go_to(StatisticsPage.OVERVIEW)
    assert any(point.startswith("Partners: ") for point in table.points) is in_pairs


def test_the_overview_tells_all_at_a_glance(statistics: OpenStatistics) -> None:
    table = statistics()
    figures = [point.partition(":")[0] for point in table.points]
    assert figures[:8] == [
        "Games",
        "Deals",
        "Game points per deal",
        "Given away per deal",
        "Closed by you",
        "Closed against you",
        "False claims",
        "66 passed over",
    ]
    assert figures[8:12] == ["Luck", "Others gave away", "You gave away", "Game points per deal"]
    assert "You: " in table.points[-6]


def test_bars_add_up_as_they_are_read(statistics: OpenStatistics) -> None:
    table = statistics()
    table.go_to(StatisticsPage.LUCK)
    values = [float(point.split()[-3].replace("−", "-")) for point in table.points]
    assert sum(values[:3]) == pytest.approx(values[3])


@pytest.mark.parametrize(("deals", "lines"), [(29, 0), (30, 2)])
def test_lines_have_three_rings_at_least(
    statistics: OpenStatistics, deals: int, lines: int
) -> None:
    table = statistics(career(deals=deals))
    table.go_to(StatisticsPage.OVER_TIME)
    assert len(table.charts) == lines
    assert any("band" in text for text in table.texts) is bool(lines)
    assert any(text.startswith("You gave away 0.") for text in table.texts) is (not lines)
    assert any(" on average. " in text for text in table.texts)


def test_it_is_said_how_many_deals_were_reviewed(statistics: OpenStatistics) -> None:
    table = statistics([*career(deals=30, reviewed=False), *career(deals=20)])
    given = next(point for point in table.points if point.startswith("Given away per deal"))
    assert re.search(r", in 20 deal\S* that were reviewed\.$", given)
    assert any(re.fullmatch(r"in 20 deal\S* that were reviewed", text) for text in table.texts)


def test_at_the_foot_of_fair_cards_is_what_counts_there(statistics: OpenStatistics) -> None:
    table = statistics()
    assert table.foot.startswith("Practice games and deals with hints are not counted")
    table.go_to(StatisticsPage.FAIR)
    assert table.foot.endswith("Deals with hints are in.")
    table.go_to(StatisticsPage.DATA)
    assert not table.foot


def test_fair_cards_tell_a_row_each(statistics: OpenStatistics) -> None:
    table = statistics()
    table.go_to(StatisticsPage.FAIR)
    assert table.points[1] == "Aces: you 60, others 60, 60 to be expected; usual."
    assert len(table.points) == 7
    table.button("check-deal").click()
    assert table.checked == [table.window]


@pytest.mark.parametrize(("deals", "is_told"), [(9, False), (10, True)])
def test_fair_cards_tell_of_deals_with_hints(
    statistics: OpenStatistics, deals: int, is_told: bool
) -> None:
    helped = [replace(each, counted=False, helped=True) for each in career(deals=deals)]
    table = statistics(helped)
    assert table.texts == [
        "Here you will see how you play. After ten deals there is something to "
        "tell; so far there are 0."
    ]
    table.go_to(StatisticsPage.FAIR)
    assert bool(table.charts) is is_told
    assert is_told or table.texts[0].endswith("so far there are 9.")


@pytest.mark.parametrize("deals", [0, 1, 9])
def test_below_ten_deals_there_is_a_sentence(statistics: OpenStatistics, deals: int) -> None:
    table = statistics(career(deals=deals))
    assert table.charts == []
    (sentence,) = table.texts
    expected = "No game has ended yet." if not deals else f"so far there are {deals}."
    assert expected in sentence


def test_while_the_archive_is_read_that_is_said(statistics: OpenStatistics) -> None:
    table = statistics([])
    table.building = (1200, 10_000)
    table.window.show_building()
    assert table.texts == ["The archive is being read: 1200 of 10000 games."]


def test_below_thirty_nothing_is_said_of_chance(statistics: OpenStatistics) -> None:
    table = statistics(career(deals=29))
    assert any("There are too few deals to say more." in text for text in table.texts)
    assert not any("chance" in text for text in table.texts)
    assert any(text.startswith("Too few deals to say:") for text in table.texts)


def test_filters_that_leave_too_few_say_so(statistics: OpenStatistics) -> None:
    table = statistics(career(deals=40))
    table.choose(WantedDeals(against="casual", period=Period.LAST_30_DAYS))
    (sentence,) = table.texts
    assert sentence.startswith("Only ")


def test_without_the_coach_his_pages_say_what_is_missing(statistics: OpenStatistics) -> None:
    table = statistics(career(reviewed=False))
    sentence = "This page needs ten deals that the coach has reviewed; so far there are 0."
    assert sentence in table.texts
    for page in (StatisticsPage.LUCK, StatisticsPage.THEMES):
        table.go_to(page)
        assert table.charts == []
        assert table.texts[0] == sentence
    table.go_to(StatisticsPage.OVER_TIME)
    assert len(table.charts) == 1


def test_filters_are_of_the_rule_set_that_was_played_last(statistics: OpenStatistics) -> None:
    table = statistics([*career("three-66"), *career("four-66"), *career()])
    filters = table.filters
    assert filters.rules.currentText() == "Sixty-Six for three"
    assert filters.rules.count() == 3
    table.choose(WantedDeals(RulesText("four-66")))
    assert filters.against.currentText() == "With every partner"
    names = [filters.against.itemText(place) for place in range(filters.against.count())]
    assert names == ["With every partner", "Jack", "Queen", "King"]


def test_rules_that_are_not_known_are_left_out(statistics: OpenStatistics) -> None:
    foreign = [replace(row, rules=RulesText("whist")) for row in career()]
    table = statistics([*foreign, *career()])
    assert table.filters.rules.count() == 1


def test_names_from_files_are_shown_as_plain_text(statistics: OpenStatistics) -> None:
    company = replace(career()[0].company, levels=("", ""), names=("You", "<b>Eve\u202e</b>"))
    table = statistics([replace(row, company=company) for row in career()])
    assert table.filters.against.count() == 2
    assert table.filters.against.itemText(1) == "<b>Eve</b>"


def test_a_page_that_a_game_has_not_gives_way_to_the_overview(statistics: OpenStatistics) -> None:
    table = statistics([*career(), *career("three-66")])
    table.go_to(StatisticsPage.FAIR)
    table.choose(WantedDeals(RulesText("three-66")))
    assert table.window.page is StatisticsPage.OVERVIEW


def test_thousands_of_games_are_counted_on_another_thread(
    statistics: OpenStatistics, qtbot: QtBot
) -> None:
    table = statistics()
    table.archive.games_said = MANY_GAMES
    table.window.refresh()
    assert table.texts == ["Your deals are being counted…"]
    qtbot.waitUntil(lambda: bool(table.charts))
    assert table.points[1].startswith("Deals: 60, ")


def test_a_page_that_cannot_be_counted_says_so(statistics: OpenStatistics, qtbot: QtBot) -> None:
    table = statistics()
    table.archive.games_said = MANY_GAMES
    table.archive.is_broken = True
    with qtbot.captureExceptions() as exceptions:
        table.window.refresh()
        qtbot.waitUntil(lambda: table.texts == ["This page could not be made."])
    assert len(exceptions) == 1


def test_what_changes_while_deals_are_counted_is_counted_again(
    statistics: OpenStatistics, qtbot: QtBot
) -> None:
    table = statistics()
    table.archive.games_said = MANY_GAMES
    table.window.refresh()
    table.archive.deals_known = career(deals=66)
    table.window.refresh()
    qtbot.waitUntil(lambda: bool(table.charts))
    assert table.points[1].startswith("Deals: 66, ")


def test_rare_contracts_share_a_bar(statistics: OpenStatistics) -> None:
    table = statistics(career("bauernschnapsen", 400))
    bars = [point.partition(":")[0] for point in table.charts[1].points]
    assert len(bars) == 6
    assert bars[-1] == "Others"


def test_last_thirty_days_are_days_and_not_deals(statistics: OpenStatistics) -> None:
    table = statistics(career(deals=200))
    table.choose(WantedDeals(period=Period.LAST_30_DAYS))
    # a deal every other day until today: 0, 2, 4, … 30 days ago
    assert table.points[1].startswith("Deals: 16, ")


def test_games_from_elsewhere_are_not_counted(statistics: OpenStatistics) -> None:
    table = statistics()
    rows = tuple(Archive.of(career(deals=12)).games.values())
    table.archive.foreign = tuple(replace(row, origin=Origin.ELSEWHERE) for row in rows)
    assert len(table.data.finished()) == 10
