"""The guided deal at the real table: played to its end, played wrongly, left, and never kept."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.moves import DOUBLE, DRAW, GO_OUT, MELD, PASS, Move, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.rules.rule_sets import FOR_TWO, GUIDED_GAMES
from sixtysix_gui.windows.learning.course import course_of
from sixtysix_gui.windows.new_game.sheet import NewGameSheet
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet, GuidedSheet
from sixtysix_gui.windows.start_sheet import DoorsSheet
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer, ThumbPlayer, WaitingPlayer
from tests.helpers.table.driver import perform_by_clicks, perform_by_keyboard, perform_by_mouse
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import (
    Desk,
    Perform,
    begin,
    new_game_sheet,
    open_dialogs,
    play_until,
)

pytestmark = pytest.mark.window

GAMES = list(GUIDED_GAMES)
OTHERS = [game for game in GAMES if game != FOR_TWO]
STEPS = course_of(FOR_TWO).steps
WAYS = {"mouse": perform_by_mouse, "clicks": perform_by_clicks, "keys": perform_by_keyboard}
GUIDE_LOOKS = [
    Settings(speed="none", language="en", deck="french"),
    Settings(speed="none", language="de", deck="german"),
    Settings(speed="fast", language="de", deck="french", claim_for_me=True, draw_for_me="always"),
]


def is_asked(desk: Desk) -> bool:
    """Whether the learner is to act; what still moves is ended."""
    desk.table.finish_motions()
    view = desk.window.rooms.guide.view
    return view is not None and view.my_turn and view.legal_moves != (PASS,)


def learn(
    qtbot: QtBot, desk: Desk, perform: Perform, until: Callable[[], bool] = lambda: False
) -> list[Move]:
    """Do what is suggested until something holds, or to the end."""
    made: list[Move] = []
    guide = desk.window.rooms.guide
    while not until() and desk.sheet is None:
        qtbot.waitUntil(lambda: is_asked(desk) or desk.sheet is not None)
        step = guide.step
        if step is None or until():
            break
        assert desk.table.table_scene.suggestion.move == step.move
        perform(desk.table, step.move)
        made.append(step.move)
        qtbot.waitUntil(lambda before=step: guide.step is not before)
    return made


def step_comes(desk: Desk, number: int) -> Callable[[], bool]:
    """Whether that step of the game for two is the next."""
    return lambda: desk.window.rooms.guide.step is course_of(FOR_TWO).steps[number]


def wait_for_sheet(qtbot: QtBot, desk: Desk) -> None:
    def lies_there() -> bool:
        desk.table.finish_motions()
        return isinstance(desk.sheet, GuidedSheet)

    qtbot.waitUntil(lies_there)


def press(desk: Desk, name: str) -> None:
    """Press a button of the sheet."""
    sheet = desk.sheet
    assert sheet is not None
    button = child(sheet, QPushButton, name)
    button.click()


def button_text(desk: Desk, name: str) -> str:
    button = child(desk.sheet, QPushButton, name)
    return button.text()


def saved_text() -> list[bytes]:
    """Everything that is kept of games."""
    return [path.read_bytes() for path in sorted(data_folder().glob("*.66r"))]


@pytest.mark.slow(sample=7)
@pytest.mark.parametrize("settings", GUIDE_LOOKS, ids=lambda one: f"{one.language}-{one.deck}")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_to_its_end(
    qtbot: QtBot, make_desk: OpenDesk, game: str, way: str, settings: Settings
) -> None:
    desk = make_desk(RandomPlayer(1), settings)
    desk.window.rooms.guide.begin(game)
    made = learn(qtbot, desk, WAYS[way])
    assert made == [step.move for step in course_of(game).steps]
    wait_for_sheet(qtbot, desk)
    told = desk.window.table_page.history.sentences
    if settings.language == "en" and game != FOR_TWO:
        assert any("Score: from" in sentence for sentence in told), "what it brought"
    assert not saved_text()
    assert not desk.keeper.settings.welcomed, "no door was gone through"
    assert desk.controller.setup is None


def test_a_person_at_the_first_start_is_shown_how_and_then_plays(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.begin()
    doors = desk.sheet
    assert isinstance(doors, DoorsSheet)
    doors.teach.click()
    assert desk.sheet is None
    assert desk.window.rooms.guide.is_at_table
    learn(qtbot, desk, perform_by_mouse)
    wait_for_sheet(qtbot, desk)
    assert button_text(desk, "go-on") == "Play"
    press(desk, "go-on")
    assert not desk.window.rooms.guide.is_at_table
    qtbot.waitUntil(lambda: desk.view is not None)
    assert desk.sheet is None
    assert saved_text()


@pytest.mark.parametrize("game", [FOR_TWO, "bauernschnapsen"])
def test_it_can_be_played_once_more(qtbot: QtBot, make_desk: OpenDesk, game: str) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.rooms.guide.begin(game)
    learn(qtbot, desk, perform_by_clicks)
    wait_for_sheet(qtbot, desk)
    press(desk, "again")
    assert desk.sheet is None
    assert learn(qtbot, desk, perform_by_keyboard) == [step.move for step in course_of(game).steps]


@pytest.mark.parametrize(
    ("game", "way"), [(FOR_TWO, "mouse"), (FOR_TWO, "keys"), *((game, "") for game in OTHERS)]
)
def test_whatever_else_is_allowed_is_answered_kindly(
    qtbot: QtBot, make_desk: OpenDesk, game: str, way: str
) -> None:
    desk = make_desk(RandomPlayer(1))
    guide, perform = desk.window.rooms.guide, WAYS.get(way, Table.make)
    guide.begin(game)
    tried = 0
    while True:
        qtbot.waitUntil(lambda: is_asked(desk) or desk.sheet is not None)
        step, view = guide.step, guide.view
        if step is None or view is None:
            break
        for wrong in view.legal_moves:
            if wrong in (step.move, DOUBLE):
                continue
            perform(desk.table, wrong)
            qtbot.wait(1)
            said = desk.table.status_text
            if wrong == GO_OUT:
                points = view.total(view.seat)
                assert said.startswith(f"Saying “Out!” with only {points} points would lose"), step
            else:
                assert said.startswith("That is allowed too"), (step, wrong)
            assert guide.view == view
            assert desk.table.table_scene.suggestion.move == step.move
            assert not desk.table.table_scene.zones.held
            desk.table.table_scene.settle()
            tried += 1
        perform(desk.table, step.move)
        qtbot.waitUntil(lambda before=step: guide.step is not before)
    assert tried > (30 if game == FOR_TWO else 5)
    wait_for_sheet(qtbot, desk)


def test_what_the_rules_forbid_is_refused_with_its_reason(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.rooms.guide.begin()
    qtbot.waitUntil(lambda: is_asked(desk))
    desk.table.act(Act.EXCHANGE)
    assert desk.table.table_scene.notices.refusal.isVisible()
    assert step_comes(desk, 0)()


def test_an_armed_marriage_leads_on_to_its_card(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    guide = desk.window.rooms.guide
    guide.begin()
    learn(qtbot, desk, perform_by_mouse, step_comes(desk, 3))
    qtbot.waitUntil(lambda: is_asked(desk))
    marriage, lead = STEPS[3].move, STEPS[4].move
    assert isinstance(lead, PlayCard)
    suggestion = desk.table.table_scene.suggestion
    assert suggestion.move == marriage == MELD[lead.card.suit]
    desk.table.act(Act.MELD)
    assert suggestion.move == lead
    perform_by_keyboard(desk.table, lead)
    qtbot.waitUntil(step_comes(desk, 5))


@pytest.mark.slow(sample=2)
@pytest.mark.parametrize("number", [0, 3, 5, 10])
def test_left_with_escape_the_game_goes_on_as_it_was(
    qtbot: QtBot, make_desk: OpenDesk, number: int
) -> None:
    desk = make_desk(RandomPlayer(2))
    begin(desk, rule_set("house-66"))
    play_until(qtbot, desk, perform_by_mouse, lambda: desk.view is not None and in_second(desk))
    before, said, kept = desk.view, desk.table.accessibleDescription(), saved_text()
    desk.window.rooms.guide.begin()
    learn(qtbot, desk, perform_by_mouse, step_comes(desk, number))
    QTest.keyClick(desk.table, Qt.Key.Key_Escape)
    assert not desk.window.rooms.guide.is_at_table
    assert desk.view == before == desk.table.table_scene.view
    assert desk.table.accessibleDescription() == said
    assert saved_text() == kept
    assert not open_dialogs()
    made = play_until(qtbot, desk, perform_by_mouse, lambda: isinstance(desk.sheet, DealSheet))
    assert made


def in_second(desk: Desk) -> bool:
    """Whether the person is to act in the second trick or later."""
    view = desk.view
    return view is not None and view.my_turn and len(view.won) >= 1 and not desk.table.is_moving


def test_a_result_that_lay_there_lies_there_again(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(2))
    begin(desk, rule_set("german-66"))
    play_until(qtbot, desk, perform_by_mouse, lambda: isinstance(desk.sheet, DealSheet))
    won = desk.table.table_scene.score.won
    desk.window.rooms.guide.begin()
    assert desk.sheet is None
    learn(qtbot, desk, perform_by_mouse)
    wait_for_sheet(qtbot, desk)
    press(desk, "go-on")
    assert isinstance(desk.sheet, DealSheet)
    assert desk.table.table_scene.score.won == won
    press(desk, "continue")
    qtbot.waitUntil(lambda: desk.sheet is None)
    assert len(desk.controller.game_records()) == 2


def test_another_player_may_think_on_meanwhile(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(2))
    begin(desk, rule_set("german-66"), first_dealer=Seat.A)
    desk.window.rooms.guide.begin()
    qtbot.waitUntil(lambda: desk.view is not None and desk.view.my_turn)
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.table.table_scene.view == desk.window.rooms.guide.view
    desk.window.rooms.guide.leave()
    assert desk.table.table_scene.view == desk.view
    play_until(qtbot, desk, perform_by_mouse, lambda: isinstance(desk.sheet, DealSheet))


def test_a_new_game_takes_the_table(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(2))
    desk.window.rooms.guide.begin()
    qtbot.waitUntil(lambda: is_asked(desk))
    desk.window.actions_by_name["new_game"].trigger()
    sheet = new_game_sheet(desk)
    assert desk.window.rooms.guide.is_at_table
    sheet.deal.click()
    assert not desk.window.rooms.guide.is_at_table
    qtbot.waitUntil(lambda: desk.view is not None)
    desk.table.finish_motions()
    assert desk.table.table_scene.view == desk.view


def test_the_menu_begins_and_leaves_it_and_keeps_the_game_s_own_back(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(2))
    begin(desk, rule_set("german-66"))
    actions = desk.window.actions_by_name
    leave, code = actions["leave_guide"], actions["deal_code"]
    begin_it = desk.window.actions_by_name.submenu("guides")
    assert (begin_it.menuAction().isVisible(), leave.isVisible()) == (True, False)
    begin_it.actions()[0].trigger()
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.window.rooms.guide.is_at_table
    assert (begin_it.menuAction().isVisible(), leave.isVisible()) == (False, True)
    assert leave.text().replace("&", "") == "Leave guided deal"
    assert not code.isEnabled()
    assert not actions["save"].isEnabled()
    assert actions["settings"].isEnabled()
    leave.trigger()
    assert not desk.window.rooms.guide.is_at_table
    assert (begin_it.menuAction().isVisible(), leave.isVisible()) == (True, False)
    assert code.isEnabled()
    assert actions["save"].isEnabled()


def test_language_and_cards_change_in_the_middle(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(2))
    desk.window.rooms.guide.begin()
    qtbot.waitUntil(lambda: is_asked(desk))
    english = desk.table.accessibleDescription()
    assert "the ace of spades" in english
    desk.keeper.change(language="de", deck="german")
    qtbot.waitUntil(lambda: "Laub-Daus" in desk.table.accessibleDescription())
    assert desk.table.table_scene.suggestion.move == STEPS[0].move
    learn(qtbot, desk, perform_by_keyboard, step_comes(desk, 2))


def test_the_window_may_be_closed_in_the_middle(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(WaitingPlayer())
    begin(desk, rule_set("german-66"), first_dealer=Seat.A)
    desk.window.rooms.guide.begin()
    qtbot.waitUntil(lambda: is_asked(desk))
    perform_by_mouse(desk.table, STEPS[0].move)
    desk.window.close()


def test_the_light_follows_its_card_and_goes_out(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(2))
    desk.window.rooms.guide.begin()
    qtbot.waitUntil(lambda: is_asked(desk))
    scene = desk.table.table_scene
    first = STEPS[0].move
    assert isinstance(first, PlayCard)
    item = scene.zones.own_hand.item_showing(first.card)
    assert item is not None
    light = scene.suggestion.on_card
    assert light.isVisible()
    assert scene.suggestion.target.isVisible()
    for size in ((1280, 800), (900, 1000)):
        desk.window.resize(*size)
        qtbot.wait(1)
        assert light.pos() == item.place.point
    item.setPos(300.0, 200.0)
    assert light.pos() == item.place.point
    scene.settle()
    perform_by_mouse(desk.table, first)
    qtbot.waitUntil(step_comes(desk, 1))
    qtbot.waitUntil(lambda: is_asked(desk))
    assert not light.isVisible()
    assert not scene.suggestion.target.isVisible()
    assert scene.suggestion.on_button.isVisible()
    assert scene.suggestion.move == DRAW
    desk.window.rooms.guide.leave()
    assert not scene.suggestion.on_button.isVisible()


# ------------------------------------------------------------------------- three and four


@pytest.mark.parametrize("game", OTHERS)
def test_readers_hear_the_sentence_of_the_step(
    qtbot: QtBot, make_desk: OpenDesk, game: str
) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.rooms.guide.begin(game)
    qtbot.waitUntil(lambda: is_asked(desk))
    words, view = desk.window.rooms.guide.narrator, desk.window.rooms.guide.view
    assert words is not None
    assert view is not None
    table = desk.table
    assert words.spoken_status(view) == table.status_text
    step = desk.window.rooms.guide.step
    assert step is not None


def test_what_is_said_stays_in_sight_above_the_panel_of_contracts(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.rooms.guide.begin("bauernschnapsen")
    learn(qtbot, desk, perform_by_mouse, lambda: desk.table.table_scene.buttons.has_panel)
    scene = desk.table.table_scene
    status, panel = scene.notices.status, scene.buttons.panel
    assert status.isVisible()
    lower = status.mapRectToScene(status.body()).bottom()
    assert lower <= panel.mapRectToScene(panel.body()).top()
    desk.window.rooms.guide.leave()
    assert not scene.buttons.has_panel


def test_left_with_escape_a_game_of_four_goes_on_as_it_was(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "na-66", length="deal")
    qtbot.waitUntil(lambda: is_my_turn(desk))
    before, said = desk.view, desk.table.status_text
    desk.window.actions_by_name.submenu("guides").actions()[3].trigger()
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.window.rooms.guide.rules == rule_set("na-66")
    QTest.keyClick(desk.table, Qt.Key.Key_Escape)
    assert not desk.window.rooms.guide.is_at_table
    assert desk.view == before == desk.table.table_scene.view
    assert desk.table.status_text == said


def is_my_turn(desk: Desk) -> bool:
    desk.table.finish_motions()
    view = desk.view
    return view is not None and view.my_turn


def test_from_the_game_of_four_to_the_guided_deal_of_two_and_back(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "four-66", length="deal")
    qtbot.waitUntil(lambda: is_my_turn(desk))
    desk.window.rooms.guide.begin(FOR_TWO)
    assert desk.window.table is desk.table
    desk.window.rooms.guide.leave()
    assert desk.window.table is desk.table
    assert desk.table.table_scene.view == desk.view


def test_afterwards_the_learned_game_is_played(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer())
    desk.window.begin()
    desk.window.rooms.guide.begin("three-66")
    learn(qtbot, desk, perform_by_mouse)
    wait_for_sheet(qtbot, desk)
    assert button_text(desk, "go-on") == "Play"
    press(desk, "go-on")
    qtbot.waitUntil(lambda: desk.view is not None)
    assert desk.window.flow.rules == rule_set("three-66")
    assert desk.sheet is None


def test_the_menu_has_an_entry_for_each(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    menu: QMenu = desk.window.actions_by_name.submenu("guides")
    entries = menu.actions()
    assert len(entries) == len(GAMES)
    entries[2].trigger()
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.window.rooms.guide.rules == rule_set("four-66")
    assert desk.window.actions_by_name["leave_guide"].isVisible()


def test_the_new_game_sheet_offers_that_of_its_rules(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", players=4))
    desk.window.begin()
    desk.window.actions_by_name["new_game"].trigger()
    sheet = desk.sheet
    assert isinstance(sheet, NewGameSheet)
    cards = {card.offer.key: card for card in sheet.grid.cards}
    cards["gaigel"].click()
    assert not sheet.show_how.isVisible()
    cards["na-66"].click()
    assert sheet.show_how.isVisible()
    sheet.show_how.click()
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.window.rooms.guide.rules == rule_set("na-66")
    assert desk.sheet is None
    desk.window.rooms.guide.leave()
    assert desk.window.rooms.door.is_open


def test_the_help_leads_to_it(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "three-66", length="deal")
    qtbot.waitUntil(lambda: is_my_turn(desk))
    desk.window.actions_by_name["help"].trigger()
    help_panel = desk.window.table_page.help
    assert "Show me how" in help_panel.text
    text = child(help_panel, QTextBrowser)
    assert 'href="three-66"' in text.toHtml()
    text.anchorClicked.emit(QUrl("three-66"))
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.window.rooms.guide.rules == rule_set("three-66")


def call_menu(desk: Desk, game: str) -> QMenu:
    return desk.window.actions_by_name.submenu("bids" if game == "na-66" else "suits")


@pytest.mark.parametrize(("game", "other", "right"), [("na-66", 2, 1), ("three-66", 0, 3)])
def test_what_is_said_is_offered_by_the_menu_as_well(
    qtbot: QtBot, make_desk: OpenDesk, game: str, other: int, right: int
) -> None:
    # na-66: 1 was bid, 2 is to be bid; three-66: clubs, spades, hearts, diamonds
    desk = make_desk(RandomPlayer(1), Settings(speed="none", language="en", deck="french"))
    guide, menu = desk.window.rooms.guide, call_menu(desk, game)
    assert not menu.menuAction().isEnabled()
    guide.begin(game)
    qtbot.waitUntil(lambda: is_asked(desk) and menu.menuAction().isEnabled())
    possible = [entry.isEnabled() for entry in menu.actions()]
    assert possible == ([False] + [True] * 5 if game == "na-66" else [True] * 4)
    step = guide.step
    menu.actions()[other].trigger()
    assert guide.step is step
    assert "stick to the plan" in desk.table.status_text
    menu.actions()[right].trigger()
    qtbot.waitUntil(lambda: guide.step is not step)
    qtbot.waitUntil(lambda: is_asked(desk))
    assert not menu.menuAction().isEnabled()
    guide.leave()
