"""The guided deals of three and four at the real table: played, played wrongly, left, offered."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.moves import DOUBLE, PASS, Move
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.rules.rule_sets import FOR_TWO
from sixtysix_gui.windows.guided.trick_lessons import LESSONS
from sixtysix_gui.windows.menus.actions import Command
from sixtysix_gui.windows.new_game.sheet import NewGameSheet
from sixtysix_gui.windows.sheets.results.deal_sheet import GuidedSheet
from tests.app.conftest import OpenDesk
from tests.app.trick_game.test_whole_deals import begin as begin_game
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.players.trick_players import ThumbPlayer
from tests.helpers.table.driver import (
    perform_by_clicks,
    perform_by_keyboard,
    perform_by_mouse,
)
from tests.helpers.windows.game_window import Desk

pytestmark = pytest.mark.window

TRICK_GAMES = list(LESSONS)
Perform = Callable[[Table, Move], None]
WAYS: dict[str, Perform] = {
    "mouse": perform_by_mouse,
    "clicks": perform_by_clicks,
    "keys": perform_by_keyboard,
}


def table_of(desk: Desk) -> Table:
    table = desk.window.table
    assert table is not None
    return table


def is_asked(desk: Desk) -> bool:
    """Whether the learner is to act; what still moves is ended."""
    table_of(desk).finish_motions()
    view = desk.window.guide.view
    return view is not None and view.my_turn and view.legal_moves != (PASS,)


def learn(
    qtbot: QtBot, desk: Desk, perform: Perform, until: Callable[[], bool] = lambda: False
) -> list[Move]:
    """Do what is suggested until something holds, or to the end."""
    made: list[Move] = []
    guide = desk.window.guide
    while desk.sheet is None:
        qtbot.waitUntil(lambda: is_asked(desk) or desk.sheet is not None)
        step = guide.step
        if step is None or until():
            break
        table = table_of(desk)
        assert table.table_scene.suggestion.move == step.move
        perform(table, step.move)
        made.append(step.move)
        qtbot.waitUntil(lambda before=step: guide.step is not before)
    return made


def wait_for_sheet(qtbot: QtBot, desk: Desk) -> GuidedSheet:
    def lies_there() -> bool:
        table_of(desk).finish_motions()
        return isinstance(desk.sheet, GuidedSheet)

    qtbot.waitUntil(lies_there)
    sheet = desk.sheet
    assert isinstance(sheet, GuidedSheet)
    return sheet


def button(desk: Desk, name: str) -> QPushButton:
    assert desk.sheet is not None
    found = desk.sheet.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


LOOKS = [
    Settings(speed="none", language="en", deck="french"),
    Settings(speed="fast", language="de", deck="german", claim_for_me=True),
]


@pytest.mark.slow(sample=4)
@pytest.mark.parametrize("settings", LOOKS, ids=lambda one: one.language)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", TRICK_GAMES)
def test_it_is_played_to_its_end(
    qtbot: QtBot, make_desk: OpenDesk, game: str, way: str, settings: Settings
) -> None:
    desk = make_desk(RandomPlayer(1), settings)
    desk.window.guide.begin(game)
    assert desk.window.table is table_of(desk)
    made = learn(qtbot, desk, WAYS[way])
    assert len(made) == len(LESSONS[game])
    wait_for_sheet(qtbot, desk)
    told = desk.window.table_page.history.sentences
    if settings.language == "en":
        assert any("Score: from" in sentence for sentence in told), "what it brought"
    assert not list(data_folder().glob("*.66r"))
    assert desk.controller.setup is None


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_whatever_else_is_allowed_is_answered_kindly(
    qtbot: QtBot, make_desk: OpenDesk, game: str
) -> None:
    desk = make_desk(RandomPlayer(1))
    guide = desk.window.guide
    guide.begin(game)
    tried = 0
    while True:
        qtbot.waitUntil(lambda: is_asked(desk) or desk.sheet is not None)
        step, view = guide.step, guide.view
        if step is None or view is None:
            break
        table = table_of(desk)
        for wrong in view.legal_moves:
            if wrong == step.move or wrong == DOUBLE:
                continue
            table.make(wrong)
            qtbot.wait(1)
            assert table.status_text.startswith(("That is allowed too", "“Out!” with only"))
            assert guide.view == view
            assert table.table_scene.suggestion.move == step.move
            tried += 1
        table.make(step.move)
        qtbot.waitUntil(lambda before=step: guide.step is not before)
    assert tried > 5
    wait_for_sheet(qtbot, desk)


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_readers_hear_the_sentence_of_the_step(
    qtbot: QtBot, make_desk: OpenDesk, game: str
) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.guide.begin(game)
    qtbot.waitUntil(lambda: is_asked(desk))
    words, view = desk.window.guide.words_of_several, desk.window.guide.view
    assert words is not None
    assert view is not None
    table = table_of(desk)
    assert words.spoken_status(view) == table.status_text
    step = desk.window.guide.step
    assert step is not None


def test_what_is_said_stays_in_sight_above_the_panel_of_contracts(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.guide.begin("bauernschnapsen")
    learn(qtbot, desk, perform_by_mouse, lambda: table_of(desk).table_scene.buttons.has_panel)
    scene = table_of(desk).table_scene
    status, panel = scene.notices.status, scene.buttons.panel
    assert status.isVisible()
    lower = status.mapRectToScene(status.body()).bottom()
    assert lower <= panel.mapRectToScene(panel.body()).top()
    desk.window.guide.leave()
    assert not scene.buttons.has_panel


def test_left_with_escape_the_game_goes_on_as_it_was(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer())
    begin_game(desk, "na-66")
    qtbot.waitUntil(lambda: _is_my_turn(desk))
    before, said = desk.window.flow.view, table_of(desk).status_text
    desk.window.menus.guides.menu.actions()[3].trigger()
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.window.guide.rules == rule_set("na-66")
    QTest.keyClick(table_of(desk), Qt.Key.Key_Escape)
    assert not desk.window.guide.is_running
    assert desk.window.flow.view == before == table_of(desk).table_scene.view
    assert table_of(desk).status_text == said


def _is_my_turn(desk: Desk) -> bool:
    table_of(desk).finish_motions()
    view = desk.window.flow.view
    return view is not None and view.my_turn


def test_from_the_game_of_four_to_the_guided_deal_of_two_and_back(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(ThumbPlayer())
    begin_game(desk, "four-66")
    qtbot.waitUntil(lambda: _is_my_turn(desk))
    desk.window.guide.begin(FOR_TWO)
    assert desk.window.table is desk.table
    desk.window.guide.leave()
    assert desk.window.table is table_of(desk)
    assert table_of(desk).table_scene.view == desk.window.flow.view


def test_afterwards_the_learned_game_is_played(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer())
    desk.window.begin()
    desk.window.guide.begin("three-66")
    learn(qtbot, desk, perform_by_mouse)
    wait_for_sheet(qtbot, desk)
    assert button(desk, "go-on").text() == "Play"
    button(desk, "go-on").click()
    qtbot.waitUntil(lambda: desk.window.flow.view is not None)
    assert desk.window.flow.rules == rule_set("three-66")
    assert desk.sheet is None


def test_it_can_be_played_once_more(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.guide.begin("bauernschnapsen")
    learn(qtbot, desk, perform_by_clicks)
    wait_for_sheet(qtbot, desk)
    button(desk, "again").click()
    assert desk.sheet is None
    assert len(learn(qtbot, desk, perform_by_keyboard)) == len(LESSONS["bauernschnapsen"])


def test_the_menu_has_an_entry_for_each(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    menu: QMenu = desk.window.menus.guides.menu
    entries = menu.actions()
    assert len(entries) == len(TRICK_GAMES) + 1
    entries[2].trigger()
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.window.guide.rules == rule_set("four-66")
    assert desk.window.actions_by_name[Command.LEAVE_GUIDE].isVisible()


def test_the_new_game_sheet_offers_that_of_its_rules(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", players=4))
    desk.window.begin()
    desk.window.actions_by_name[Command.NEW_GAME].trigger()
    sheet = desk.sheet
    assert isinstance(sheet, NewGameSheet)
    cards = {card.offer.key: card for card in sheet.grid.cards}
    cards["gaigel"].click()
    assert not sheet.show_how.isVisible()
    cards["na-66"].click()
    assert sheet.show_how.isVisible()
    sheet.show_how.click()
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.window.guide.rules == rule_set("na-66")
    assert desk.sheet is None
    desk.window.guide.leave()
    assert desk.window.door.is_open


def test_the_help_leads_to_it(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer())
    begin_game(desk, "three-66")
    qtbot.waitUntil(lambda: _is_my_turn(desk))
    desk.window.actions_by_name[Command.HELP].trigger()
    help_panel = desk.window.table_page.help
    assert "Show me how" in help_panel.text
    text = help_panel.findChild(QTextBrowser)
    assert isinstance(text, QTextBrowser)
    assert 'href="three-66"' in text.toHtml()
    text.anchorClicked.emit(QUrl("three-66"))
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.window.guide.rules == rule_set("three-66")


def call_menu(desk: Desk, game: str) -> QMenu:
    calls = desk.window.menus.calls
    return calls.bids if game == "na-66" else calls.suits


@pytest.mark.parametrize(("game", "other", "right"), [("na-66", 2, 1), ("three-66", 0, 3)])
def test_what_is_said_is_offered_by_the_menu_as_well(
    qtbot: QtBot, make_desk: OpenDesk, game: str, other: int, right: int
) -> None:
    # na-66: 1 was bid, 2 is to be bid; three-66: clubs, spades, hearts, diamonds
    desk = make_desk(RandomPlayer(1), Settings(speed="none", language="en", deck="french"))
    guide, menu = desk.window.guide, call_menu(desk, game)
    assert not menu.menuAction().isEnabled()
    guide.begin(game)
    qtbot.waitUntil(lambda: is_asked(desk) and menu.menuAction().isEnabled())
    possible = [entry.isEnabled() for entry in menu.actions()]
    assert possible == ([False] + [True] * 5 if game == "na-66" else [True] * 4)
    step = guide.step
    menu.actions()[other].trigger()
    assert guide.step is step
    assert "keep to the plan" in table_of(desk).status_text
    menu.actions()[right].trigger()
    qtbot.waitUntil(lambda: guide.step is not step)
    qtbot.waitUntil(lambda: is_asked(desk))
    assert not menu.menuAction().isEnabled()
    guide.leave()
