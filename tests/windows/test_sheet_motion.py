"""Sheets rise and fade in; the winner's best cards fly from his pile over the sheet's edge."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QAnimationGroup, QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QGraphicsOpacityEffect
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.results.game_end import DealDisc, GameEnd
from sixtysix_gui.windows.playing.endings import best_cards
from sixtysix_gui.windows.sheets.game_sheet import GameSheet, GameSheetActs
from sixtysix_gui.windows.table_page import TablePage
from tests.helpers.rows import each_row
from tests.helpers.runs.leaks import busy_qt_objects
from tests.helpers.table.deals import ME, playthrough
from tests.helpers.table.motions import close_to, shown_side
from tests.helpers.table.shows import card_of_item

BEST = tuple(Card.parse(code) for code in ["AH", "KH", "QS", "AS", "TC", "9D", "JD"])
SIZE = (1280, 772)


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TablePage]:
    table = Table(TableOptions(speed="none", rest_tricks=False))
    made = TablePage(table)
    qtbot.addWidget(made)
    made.resize(*SIZE)
    made.show()
    yield made
    made.sheets.take_away()
    table.shut_down()


def end(*, won: bool) -> GameEnd:
    return GameEnd("It is over", "7 : 3", (DealDisc(won, 2),), "One deal.", won, festive=won)


def show_end(
    page: TablePage, speed: Speed, best: tuple[Card, ...] = BEST, *, won: bool = True
) -> None:
    acts = GameSheetActs(once_more=lambda: None)
    page.sheets.set_speed(speed)
    page.sheets.show_sheet(lambda unit: GameSheet(unit, end(won=won), acts, best))


def durations() -> list[int]:
    running = [item for item in busy_qt_objects() if isinstance(item, QAbstractAnimation)]
    whole = (item for item in running if not isinstance(item.parent(), QAnimationGroup))
    return sorted(item.totalDuration() for item in whole)


@pytest.mark.parametrize(
    ("speed", "rise", "veil", "cards"),
    [(Speed.SLOW, 260, 200, 1600), (Speed.NORMAL, 180, 200, 1100), (Speed.FAST, 100, 200, 500)],
)
def test_a_sheet_takes_the_times_of_the_design(
    page: TablePage, speed: Speed, rise: int, veil: int, cards: int
) -> None:
    show_end(page, speed)
    assert set(durations()) >= {rise, veil, cards}


def test_where_nothing_moves_a_sheet_only_fades_in(page: TablePage) -> None:
    show_end(page, Speed.NONE)
    assert durations() == [120]
    assert page.sheets.fan.flight is None


def test_a_sheet_is_solid_when_it_has_come(page: TablePage, qtbot: QtBot) -> None:
    show_end(page, Speed.FAST)
    effect = page.sheets.graphicsEffect()
    assert isinstance(effect, QGraphicsOpacityEffect)
    assert effect.isEnabled()
    qtbot.waitUntil(lambda: not effect.isEnabled())


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.NORMAL, Speed.FAST])
def test_the_best_cards_fly_from_the_winners_pile_over_the_edge_of_the_sheet(
    page: TablePage, qtbot: QtBot, speed: Speed, won: bool
) -> None:
    show_end(page, speed, won=won)
    fan = page.sheets.fan
    assert fan.cards == BEST
    flight = fan.flight
    assert flight is not None
    pile = TableLayout.for_size(*SIZE).sides.pile_card(Chair.SOUTH if won else Chair.NORTH, 0, 1)
    for item in fan.items_shown:
        assert close_to(item.place, pile)
        assert item.isVisible() is (item is fan.items_shown[0])
    flight.setCurrentTime(flight.totalDuration())
    qtbot.waitUntil(lambda: fan.flight is None)
    assert_lie_over(page)


def assert_lie_over(page: TablePage) -> None:
    sheet = page.sheets.sheet
    assert sheet is not None
    items = page.sheets.fan.items_shown
    assert [item.place.angle for item in items] == pytest.approx(
        [-28.5, -19.0, -9.5, 0.0, 9.5, 19.0, 28.5]
    )
    assert all(shown_side(item) is True and item.place.scale == 0.78 for item in items)
    middle = items[3].place
    assert middle.x == pytest.approx(sheet.geometry().center().x(), abs=1)
    width = TableLayout.for_size(*SIZE).metrics.card_width
    bottoms = [item.place.bounds(width).bottom() for item in items]
    assert sheet.y() < max(bottoms) < sheet.y() + sheet.height() / 2
    assert min(item.place.bounds(width).top() for item in items) >= 0


def test_the_fan_is_there_at_once_where_nothing_moves_and_in_another_size(page: TablePage) -> None:
    show_end(page, Speed.NONE)
    assert_lie_over(page)
    page.resize(900, 600)
    items = page.sheets.fan.items_shown
    assert [card_of_item(item) for item in items] == list(BEST)
    assert min(item.place.bounds(96.0).top() for item in items) >= 0


def test_without_cards_there_is_no_fan(page: TablePage) -> None:
    show_end(page, Speed.NORMAL, ())
    assert not page.sheets.fan.isVisible()
    assert page.sheets.fan.flight is None


def test_the_fan_goes_with_the_sheet(page: TablePage) -> None:
    show_end(page, Speed.SLOW)
    page.sheets.take_away()
    assert page.sheets.fan.cards == ()
    assert durations() == []


@each_row("winner", BOTH)
def test_the_best_cards_are_those_that_the_winner_has_won_or_shows(winner: Seat) -> None:
    *_, last = playthrough("wiki-66", 6)
    own = {c for t in last.view.won if t.winner is winner for c in (t.led, t.reply)}
    own |= set(last.view.hand) if winner is ME else set()
    best = best_cards(last.view, winner)
    assert len(best) == min(7, len(own))
    assert set(best) <= own
    lowest = min(card.rank for card in best)
    assert all(card.rank <= lowest for card in own - set(best))


class Watch(QObject):
    """Keeps the areas of a widget that are painted again."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = QRegion()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.painted += event.region()
        return False


class LightSheet(GameSheet):
    """A sheet below which the table stays lighter."""

    VEIL = GameSheet.VEIL / 2


def test_a_sheet_with_a_lighter_veil_lightens_the_whole_table(
    qtbot: QtBot, page: TablePage
) -> None:
    acts = GameSheetActs(once_more=lambda: None)
    show_end(page, Speed.NONE, (), won=False)
    qtbot.waitUntil(lambda: not durations())
    QApplication.processEvents()
    watch = Watch()
    page.sheets.installEventFilter(watch)
    page.sheets.turn_to(lambda unit: LightSheet(unit, end(won=False), acts, ()))
    qtbot.waitUntil(lambda: watch.painted.boundingRect() == page.sheets.rect())
