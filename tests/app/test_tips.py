"""Tips at the real table: once, at their moment, told to readers, and switched off."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.design import fonts
from sixtysix_gui.rules.moves import PASS
from sixtysix_gui.rules.seats import seats_of
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.panels import NoticeStrip
from sixtysix_gui.windows.settings.page import SettingsPage
from sixtysix_gui.windows.settings.pages import TIPS_AGAIN, pages
from sixtysix_gui.windows.tips import tips
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import ThumbPlayer
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import CODE, Desk, heard_by_readers

pytestmark = pytest.mark.window
QUICK = Settings(speed="none")


def begin(desk: Desk, game: str, *, deals: bool = False) -> Table:
    """Begin a deal in which the person is forehand, or deals."""
    rules = rule_set(game)
    seats = seats_of(rules.parties)
    names = ("Ada", "Rachel", "Pallas", "Argine")[: len(seats)]
    players = dict.fromkeys(seats[1:], "club")
    setup = GameSetup(
        rules, names, players, code=CODE, first_dealer=seats[0 if deals else -1], length="deal"
    )
    desk.window.flow.begin(setup)
    return desk.table


def wait(qtbot: QtBot, desk: Desk) -> None:
    def is_asked() -> bool:
        desk.window.flow.table.finish_motions()
        view = desk.view
        return view is not None and view.my_turn

    qtbot.waitUntil(is_asked)
    qtbot.wait(1)


def shown(desk: Desk) -> str:
    strip = desk.window.table_page.notices
    return strip.text() if strip.isVisible() else ""


@pytest.mark.parametrize("game", ["four-66", "three-66"])
def test_a_passing_line_leaves_the_plates_free(
    qtbot: QtBot, make_desk: OpenDesk, game: str
) -> None:
    desk = make_desk(ThumbPlayer(), replace(QUICK, text_size=200))
    desk.window.resize(1120, 716)
    table = begin(desk, game)
    wait(qtbot, desk)
    line = desk.window.table_page.notices
    line.say("Your game continues where you left off.")
    scene = table.table_scene
    areas = [scene.areas.plate(chair) for chair in scene.zones.layout.metrics.chairs]
    for area in (*areas, *scene.signs.board.areas()):
        assert not line.geometry().intersects(area.toRect().translated(table.pos()))


def test_no_word_of_a_line_is_left_alone(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    text = "Your game continues where you left off."
    room = QFontMetrics(fonts.text(14)).horizontalAdvance(text)  # its last word alone is too much
    strip = NoticeStrip(page, lambda: QRect(0, 0, room, 40))
    strip.say(text)
    high, width = strip.height(), strip.width()
    assert high > strip.heightForWidth(2 * room), "it takes two lines"
    assert high == strip.heightForWidth(room)
    assert width < 0.8 * room, "both are about as long"


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_a_tip_leaves_the_calls_to_be_read(
    qtbot: QtBot, make_desk: OpenDesk, size: tuple[int, int]
) -> None:
    desk = make_desk(ThumbPlayer(), QUICK)
    desk.window.resize(*size)
    table = begin(desk, "na-66", deals=True)
    wait(qtbot, desk)
    assert "Bid no more than you need" in shown(desk)
    calls = table.table_scene.notices.shown_calls()
    assert len(calls) == 3
    strip = desk.window.table_page.notices.geometry()
    beside = strip.translated(-table.geometry().topLeft())
    for call in calls.values():
        area = table.mapFromScene(call.mapRectToScene(call.body())).boundingRect()
        assert not area.intersects(beside)


def test_a_tip_shows_once_is_told_and_goes_with_the_next_act(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(ThumbPlayer(), QUICK)
    told = heard_by_readers(desk)
    table = begin(desk, "three-66")
    wait(qtbot, desk)
    first = shown(desk)
    assert first.startswith("Tip: Name a suit in which you hold two")
    assert sum(first in text for text in told) == 1
    assert desk.keeper.settings.tips_shown == ("trump-from-three",)
    view = desk.seen
    table.make(view.legal_moves[0])
    assert shown(desk) != first
    begin(desk, "three-66")
    wait(qtbot, desk)
    assert shown(desk) != first


def test_a_click_puts_it_away(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), QUICK)
    begin(desk, "na-66")
    wait(qtbot, desk)
    assert "Bid no more than you need" in shown(desk)
    QTest.mouseClick(desk.window.table_page.notices, Qt.MouseButton.LeftButton)
    assert not shown(desk)


def test_switched_off_there_are_none(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), Settings(speed="none", tips=False))
    begin(desk, "three-66")
    wait(qtbot, desk)
    assert not shown(desk)
    assert not desk.keeper.settings.tips_shown


def test_switching_off_takes_the_one_that_is_shown_away(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), QUICK)
    begin(desk, "three-66")
    wait(qtbot, desk)
    assert shown(desk)
    desk.keeper.change(tips=False)
    assert not shown(desk)


def test_in_another_language_it_is_said_anew(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), Settings(speed="none", language="en"))
    begin(desk, "three-66")
    wait(qtbot, desk)
    desk.keeper.change(language="de")
    qtbot.waitUntil(lambda: shown(desk).startswith("Rat: "))


def test_none_in_a_guided_deal(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), QUICK)
    guide = desk.window.rooms.guide
    guide.begin("three-66")

    def is_asked() -> bool:
        guide.table.finish_motions()
        return guide.view is not None and guide.view.my_turn

    qtbot.waitUntil(is_asked)
    qtbot.wait(1)
    assert desk.window.tips.tip is None
    assert not desk.keeper.settings.tips_shown


def test_none_over_a_question(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), Settings(speed="none", tips=False))
    begin(desk, "four-66")
    wait(qtbot, desk)
    desk.window.actions_by_name["resign"].trigger()
    assert desk.window.questions.is_open
    desk.keeper.change(tips=True)
    for _ in range(2):
        desk.window.tips.look()
        assert desk.window.tips.tip is None


def test_all_can_be_shown_again(qtbot: QtBot, make_desk: OpenDesk) -> None:
    keys = tuple(tip.key for tip in tips())
    desk = make_desk(ThumbPlayer(), Settings(speed="none", tips_shown=keys))
    begin(desk, "three-66")
    wait(qtbot, desk)
    assert not shown(desk)
    page = SettingsPage(pages()[3], desk.keeper.settings, 16.0)
    qtbot.addWidget(page)
    again = child(page, QPushButton, TIPS_AGAIN)

    def change(name: str, value: object) -> None:
        desk.keeper.change(**{name: value})

    page.changed.connect(change)
    again.click()
    assert desk.keeper.settings.tips_shown == ()
    page.follow(desk.keeper.settings)
    assert not again.isEnabled()


@pytest.mark.parametrize("game", ["na-66", "gaigel-2"])
def test_a_whole_deal_with_tips_is_played_as_without(
    qtbot: QtBot, make_desk: OpenDesk, game: str
) -> None:
    desk = make_desk(ThumbPlayer(), QUICK)
    table = begin(desk, game)
    for _ in range(40):
        qtbot.waitUntil(lambda: desk.sheet is not None or _is_asked(desk))
        view = desk.view
        if desk.sheet is not None or view is None:
            break
        move = PASS if PASS in view.legal_moves else view.legal_moves[-1]
        table.make(move)
        qtbot.waitUntil(lambda before=view: desk.view != before)
    assert desk.sheet is not None
    assert not shown(desk).startswith("Tip:")


def _is_asked(desk: Desk) -> bool:
    desk.window.flow.table.finish_motions()
    view = desk.view
    return view is not None and view.my_turn
