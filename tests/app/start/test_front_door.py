"""The table while nobody plays: doors at the first start, else the start sheet, and ways on."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.design import fonts
from sixtysix_gui.languages import codes, listed
from sixtysix_gui.records import read_records
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import FILE_NAME
from sixtysix_gui.storage.settings import Settings, load_settings
from sixtysix_gui.storage.settings_values import TextSize
from sixtysix_gui.table.seating import FACING
from sixtysix_gui.text.rules.rule_sets import rule_set_name
from sixtysix_gui.windows import front_door as first
from sixtysix_gui.windows.desktop import language
from sixtysix_gui.windows.doors import SENTENCE
from sixtysix_gui.windows.new_game.sheet import NewGameSheet
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
from sixtysix_gui.windows.sheets.game_sheet import GameSheet
from sixtysix_gui.windows.start_sheet import DoorsSheet, StartSheet, WayOn
from sixtysix_gui.windows.viewer.viewer import RecordViewer
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer, WaitingPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.cut_words import cut_words
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import (
    CODE,
    QUICK,
    Desk,
    begin,
    game_is_over,
    is_asked,
    messages,
    open_dialogs,
    play_until,
)

pytestmark = pytest.mark.window

PLAYED = Settings(speed="none", welcomed=True)
Opened = tuple[Desk, DoorsSheet]
C = QLocale.Country


@pytest.fixture
def doors(make_desk: OpenDesk) -> Opened:
    desk = make_desk(RandomPlayer(1))
    desk.window.begin()
    assert isinstance(desk.sheet, DoorsSheet)
    return desk, desk.sheet


def start_sheet(desk: Desk) -> StartSheet:
    sheet = desk.sheet
    assert isinstance(sheet, StartSheet)
    return sheet


def said(sheet: QWidget, name: str) -> str:
    label = child(sheet, QLabel, name)
    return label.text()


def press(desk: Desk, name: str) -> None:
    assert desk.sheet is not None
    button = desk.sheet.findChild(QAbstractButton, name)
    assert isinstance(button, QAbstractButton), name
    button.click()


def key(desk: Desk, pressed: Qt.Key) -> None:
    QTest.keyClick(desk.window.focusWidget(), pressed)


def links(desk: Desk) -> list[str]:
    assert desk.sheet is not None
    names = (one.objectName() for one in desk.sheet.findChildren(QAbstractButton))
    others = ("way-on", "other-game")
    return [name for name in names if name not in others and not name.startswith("tile-")]


def leave(desk: Desk) -> StartSheet:
    action = desk.window.actions_by_name["leave"]
    assert action.isEnabled()
    action.trigger()
    return start_sheet(desk)


def play_to_the_end(qtbot: QtBot, desk: Desk, *, won: bool) -> None:
    """End a game of one deal that the person has won, or lost."""
    setup = GameSetup(
        rule_set(), ("Ada", "Queen"), players={Seat.B: "club"}, code=CODE, length="deal"
    )
    for seed in range(40):
        desk.window.flow.begin(setup)
        play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk), seed)
        over = desk.window.flow.over
        assert over is not None
        if over.is_won is won and not over.is_drawn:
            return
    pytest.fail("no such game")


# ----------------------------------------------------------------------------------- first start


def test_a_first_start_shows_two_doors_on_a_bare_table(doors: Opened) -> None:
    desk, sheet = doors
    assert desk.table.is_bare
    assert [door.text() for door in (sheet.teach, sheet.play)] == ["Teach me", "Play"]
    assert sheet.teach.sentence.startswith("A guided deal: five tricks")
    assert sheet.play.sentence == (
        "Sixty-Six, first to seven, against the Jack, who plays for fun."
    )
    told = [label.text() for label in sheet.findChildren(QLabel)]
    assert "The card game for two, three or four players." in told


REGIONS = [
    (C.Austria, "schnapsen"),
    (C.Hungary, "schnapsen"),
    (C.Bulgaria, "santase"),
    (C.Germany, "german-66"),
    (C.Japan, "german-66"),
    (C.AnyCountry, "german-66"),
]


@pytest.mark.parametrize(("region", "rules"), REGIONS, ids=str)
def test_the_region_says_the_rules_of_the_first_game(region: C, rules: str) -> None:
    game = first.first_game(region)
    assert game.rules == rule_set(rules)
    assert game.rules.game_target == 7, "the door says so"
    assert (game.level, game.length, game.practice, game.code) == ("casual", "game", False, "")


BY_LANGUAGE = [
    ("bg", "santase", "french"),
    ("hu", "schnapsen", "german"),
    ("de_AT", "schnapsen", "french"),
    ("de", "german-66", "french"),
    ("en", "german-66", "french"),
]


@pytest.mark.parametrize(("code", "rules", "deck"), BY_LANGUAGE)
def test_the_language_says_the_rules_and_the_cards_of_the_first_game(
    make_desk: OpenDesk, code: str, rules: str, deck: str
) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", language=code))
    desk.translations.use(code)
    desk.window.begin()
    assert isinstance(desk.sheet, DoorsSheet)
    assert desk.keeper.settings.deck == deck
    assert first.first_game(C.Japan).rules == rule_set(rules)
    desk.window.actions_by_name["help"].trigger()
    assert desk.window.table_page.help.text.startswith(rule_set_name(rule_set(rules)))


def test_play_deals_at_once_and_remembers_it(qtbot: QtBot, doors: Opened) -> None:
    desk, _ = doors
    press(desk, "play")
    qtbot.waitUntil(lambda: desk.view is not None)
    setup = desk.controller.setup
    assert setup is not None
    assert (setup.rules, setup.level) == (rule_set("german-66"), "casual")
    assert desk.sheet is None
    assert not desk.table.is_bare
    kept = load_settings()[0]
    assert (kept.welcomed, kept.rule_set, kept.level) == (True, "german-66", "casual")


def test_keys_lead_through_doors_and_pill(doors: Opened) -> None:
    desk, sheet = doors
    met: list[QWidget] = []
    for pressed in (Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Left):
        met.append(desk.window.focusWidget())
        key(desk, pressed)
    assert met == [sheet.teach, sheet.play, sheet.other, sheet.teach]
    assert desk.window.focusWidget() is sheet.other
    key(desk, Qt.Key.Key_Return)
    assert isinstance(desk.sheet, NewGameSheet)


def test_readers_hear_which_door_and_where_it_leads(doors: Opened) -> None:
    _, sheet = doors
    assert sheet.accessibleName() == "Welcome to Sixty-Six."
    assert sheet.teach.accessibleName() == "Teach me, 1 of 3"
    assert sheet.teach.accessibleDescription() == sheet.teach.sentence
    assert sheet.play.accessibleName() == "Play, 2 of 3"
    assert sheet.other.accessibleName() == "Other rules or players…, 3 of 3"


def test_other_rules_begin_with_the_game_behind_the_door_and_lead_back(doors: Opened) -> None:
    desk, _ = doors
    press(desk, "other-game")
    sheet = desk.sheet
    assert isinstance(sheet, NewGameSheet)
    assert (sheet.choice.rules, sheet.choice.level) == (rule_set("german-66"), "casual")
    sheet.cancel.click()
    assert isinstance(desk.sheet, DoorsSheet)
    assert not load_settings()[0].welcomed


def test_escape_leads_to_the_start_sheet_with_the_same_game(qtbot: QtBot, doors: Opened) -> None:
    desk, _ = doors
    key(desk, Qt.Key.Key_Escape)
    sheet = start_sheet(desk)
    assert sheet.way is WayOn.PLAY
    assert said(sheet, "last-game") == "Sixty-Six against the Jack"
    assert said(sheet, "last-end") == "No games played yet."
    assert links(desk) == ["guided-deal", "settings"]
    key(desk, Qt.Key.Key_Escape)
    assert desk.sheet is sheet, "there is nothing to go back to"
    press(desk, "way-on")
    qtbot.waitUntil(lambda: desk.view is not None)
    setup = desk.controller.setup
    assert setup is not None
    assert setup.level == "casual"


def test_who_has_gone_through_no_door_finds_them_again(make_desk: OpenDesk, doors: Opened) -> None:
    desk, _ = doors
    key(desk, Qt.Key.Key_Escape)
    desk.window.close()
    kept = load_settings()[0]
    assert kept.window_geometry
    second = make_desk(RandomPlayer(1), kept)
    second.window.begin()
    assert isinstance(second.sheet, DoorsSheet)


def test_who_has_played_finds_the_start_sheet(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), PLAYED)
    desk.window.begin()
    assert start_sheet(desk).way is WayOn.PLAY
    assert desk.table.is_bare


@pytest.mark.parametrize(
    ("system", "offered"),
    [(["fr-FR", "en"], True), (["de-AT"], False), (["en-GB", "fr"], False), (["C"], False)],
    ids=str,
)
def test_languages_are_offered_where_that_of_the_system_is_not_spoken(
    monkeypatch: pytest.MonkeyPatch, make_desk: OpenDesk, system: list[str], *, offered: bool
) -> None:
    class System:
        @staticmethod
        def uiLanguages() -> list[str]:  # noqa: N802 - Qt's own name
            return system

        @staticmethod
        def territory() -> QLocale.Country:
            return C.AnyCountry

    monkeypatch.setattr(language.QLocale, "system", System)
    desk = make_desk(RandomPlayer(1))
    desk.window.begin()
    sheet = desk.sheet
    assert isinstance(sheet, DoorsSheet)
    assert (sheet.languages is not None) is offered
    if sheet.languages is not None:
        told = [part.text() for part in sheet.languages.parts()]
        assert told == [spoken.name for spoken in listed().values()]


def test_a_language_speaks_at_once_and_keeps_the_focus(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, make_desk: OpenDesk
) -> None:
    monkeypatch.setattr("sixtysix_gui.windows.front_door.speaks_language_of_system", lambda: False)
    desk = make_desk(RandomPlayer(1))
    desk.window.begin()
    sheet = desk.sheet
    assert isinstance(sheet, DoorsSheet)
    assert sheet.languages is not None
    sheet.languages.part("de").setFocus()
    sheet.languages.part("de").click()

    def speaks_german() -> bool:
        lies = desk.sheet
        return isinstance(lies, DoorsSheet) and lies.play.text() == "Spielen"

    qtbot.waitUntil(speaks_german)
    assert load_settings()[0].language == "de"
    lies = desk.sheet
    assert isinstance(lies, DoorsSheet)
    assert lies.languages is not None
    assert desk.window.focusWidget() is lies.languages.part("de")
    assert lies.play.sentence == (
        "Sechsundsechzig bis sieben gegen den Buben, der zum Spaß spielt."
    )


# ------------------------------------------------------------------------------------ guided deal


def test_teach_me_begins_the_guided_deal_and_counts_as_a_door(doors: Opened) -> None:
    desk, _ = doors
    press(desk, "teach")
    assert desk.window.rooms.guide.is_at_table
    assert desk.sheet is None
    assert load_settings()[0].welcomed
    assert not desk.table.is_bare


def test_escape_in_the_guided_deal_leads_to_the_start_sheet(doors: Opened) -> None:
    desk, _ = doors
    press(desk, "teach")
    key(desk, Qt.Key.Key_Escape)
    assert not desk.window.rooms.guide.is_at_table
    assert start_sheet(desk).way is WayOn.PLAY
    assert said(start_sheet(desk), "last-game") == "Sixty-Six against the Jack"


def test_the_guided_deal_from_the_start_sheet_leads_back_to_it(make_desk: OpenDesk) -> None:
    desk = make_desk(WaitingPlayer(), PLAYED)
    begin(desk, rule_set())
    leave(desk)
    press(desk, "guided-deal")
    assert desk.window.rooms.guide.is_at_table
    desk.window.rooms.guide.leave()
    assert start_sheet(desk).way is WayOn.GO_ON


# ------------------------------------------------------------------------------ leaving the table


def test_leaving_asks_nothing_and_the_game_stays_open(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(WaitingPlayer(), PLAYED)
    begin(desk, rule_set())
    before = desk.view
    sheet = leave(desk)
    assert messages() == []
    assert sheet.way is WayOn.GO_ON
    assert desk.table.is_bare
    assert said(sheet, "last-game") == "Sixty-Six against the Queen"
    assert said(sheet, "last-end") == "To seven. Your game is in progress, 0–0."
    assert "look-back" not in links(desk), "hidden cards of an open deal are not shown"
    assert not desk.window.actions_by_name["leave"].isEnabled()
    assert not desk.window.actions_by_name["resign"].isEnabled()
    kept = read_records((data_folder() / FILE_NAME).read_text(encoding="utf-8"))
    assert kept[-1].tag("Result") is None
    press(desk, "way-on")
    qtbot.waitUntil(lambda: not desk.table.is_moving)
    assert desk.sheet is None
    assert (desk.view, desk.table.is_bare) == (before, False)
    assert desk.window.actions_by_name["leave"].isEnabled()


def test_escape_goes_back_to_an_open_game(make_desk: OpenDesk) -> None:
    desk = make_desk(WaitingPlayer(), PLAYED)
    begin(desk, rule_set())
    leave(desk)
    key(desk, Qt.Key.Key_Escape)
    assert desk.sheet is None
    assert desk.window.flow.is_at_table


def test_a_result_that_lay_there_lies_there_again(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), PLAYED)
    begin(desk, rule_set())
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, DealSheet))
    leave(desk)
    press(desk, "way-on")
    qtbot.waitUntil(lambda: isinstance(desk.sheet, DealSheet))


def test_another_game_is_begun_beside_an_open_one(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(WaitingPlayer(), PLAYED)
    begin(desk, rule_set())
    qtbot.waitUntil(lambda: is_asked(desk))
    assert desk.view is not None
    card = next(move for move in desk.view.legal_moves if isinstance(move, PlayCard))
    desk.table.move_proposed.emit(card)
    leave(desk)
    press(desk, "other-game")
    assert messages() == []
    sheet = desk.sheet
    assert isinstance(sheet, NewGameSheet)
    sheet.deal.click()
    qtbot.waitUntil(lambda: desk.sheet is None)
    assert desk.window.flow.is_at_table
    assert not desk.table.is_bare


def test_a_left_game_that_was_saved_goes_on_at_the_next_start(make_desk: OpenDesk) -> None:
    first_desk = make_desk(WaitingPlayer(), PLAYED)
    begin(first_desk, rule_set())
    leave(first_desk)
    first_desk.window.close()
    desk = make_desk(WaitingPlayer(), PLAYED)
    desk.window.begin()
    assert desk.sheet is None
    assert desk.controller.is_game_running
    assert desk.window.table_page.notices.text() == "Your game continues where you left off."


# ------------------------------------------------------------------------------- between two games


@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
def test_between_games_the_sheet_says_how_the_last_ended(
    qtbot: QtBot, make_desk: OpenDesk, *, won: bool
) -> None:
    desk = make_desk(RandomPlayer(1), PLAYED)
    play_to_the_end(qtbot, desk, won=won)
    assert isinstance(desk.sheet, GameSheet)
    key(desk, Qt.Key.Key_Escape)
    sheet = start_sheet(desk)
    assert sheet.way is (WayOn.AGAIN if won else WayOn.REVENGE)
    ended = "you won" if won else "the Queen won"
    assert f"Last game: {ended}, " in said(sheet, "last-end")
    assert sheet.main_button is not None
    assert sheet.main_button.accessibleDescription().startswith("No game. Sixty-Six against")
    assert links(desk) == ["guided-deal", "look-back", "settings"]
    press(desk, "look-back")
    (viewer,) = open_dialogs()
    assert isinstance(viewer, RecordViewer)
    viewer.close()
    press(desk, "way-on")
    qtbot.waitUntil(lambda: desk.sheet is None)
    setup = desk.controller.setup
    assert setup is not None
    assert (setup.rules, setup.length) == (rule_set(), "deal")


def test_the_next_start_lays_the_start_sheet_after_a_finished_game(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(1), PLAYED)
    play_to_the_end(qtbot, desk, won=False)
    desk.window.close()
    second = make_desk(RandomPlayer(1), PLAYED)
    second.window.begin()
    assert start_sheet(second).way is WayOn.REVENGE
    qtbot.wait(1)
    assert isinstance(second.sheet, StartSheet), "no result comes over it"
    assert second.window.actions_by_name["once_more"].isEnabled()
    second.window.actions_by_name["once_more"].trigger()
    qtbot.waitUntil(lambda: second.view is not None and second.sheet is None)


def test_the_link_on_an_end_leaves_the_table(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), PLAYED)
    play_to_the_end(qtbot, desk, won=False)
    press(desk, "leave")
    assert start_sheet(desk).way is WayOn.REVENGE


def test_a_left_table_shows_other_cloth_and_cards_at_once(make_desk: OpenDesk) -> None:
    desk = make_desk(WaitingPlayer(), PLAYED)
    desk.window.begin()
    desk.keeper.change(cloth="walnut", deck="german")
    assert desk.table.options.cloth == "walnut"
    assert said(start_sheet(desk), "last-game") == "Sixty-Six against the Unter"


def test_the_guided_deal_ends_with_play(qtbot: QtBot, doors: Opened) -> None:
    """Its sheet is made here as at its end, for it is played through in its own tests."""
    desk, _ = doors
    press(desk, "teach")
    desk.window.rooms.guide._go_on()  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    qtbot.waitUntil(lambda: desk.view is not None)
    setup = desk.controller.setup
    assert setup is not None
    assert setup.level == "casual"


# --------------------------------------------------------------------------------------- bare table


def fixtures(desk: Desk) -> list[bool]:
    """Whether plates, outlines, markers and the place of the coin are seen."""
    scene = desk.table.table_scene
    signs = scene.signs
    plates, outlines = signs.plates.plates, signs.plates.outlines
    pieces = [piece for chair in FACING for piece in (plates[chair], outlines[chair])]
    markers = [bool(scene.zones.devices.get(chair)) for chair in FACING]
    seen = [one.isVisible() for one in (*pieces, signs.talon.gone, scene.buttons.coin_place)]
    return [*seen, *markers]


def test_nothing_lies_on_the_table_while_nobody_plays(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(WaitingPlayer(), QUICK)
    desk.window.begin()
    bare = desk.table.grab().toImage()
    assert not any(fixtures(desk))
    press(desk, "play")
    qtbot.waitUntil(lambda: desk.view is not None)
    desk.table.finish_motions()
    assert all(fixtures(desk))
    leave(desk)
    assert not any(fixtures(desk))
    assert desk.table.grab().toImage() == bare


# -------------------------------------------------------------------------------------- every size

SIZES = [(1280, 800), (800, 600), (960, 1280)]


def lies_whole(desk: Desk) -> bool:
    """Whether all of the sheet is on the table, and no word of it is cut."""
    sheet = desk.sheet
    assert sheet is not None
    whole = desk.window.table_page.sheets.rect().contains(sheet.geometry())
    return whole and cut_words(sheet) == [] and sheet.needed_height(sheet.width()) <= sheet.height()


@pytest.mark.slow(sample=11)
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("spoken", codes())
def test_doors_and_start_sheet_are_seen_whole_in_every_size(
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    make_desk: OpenDesk,
    spoken: str,
    size: tuple[int, int],
    percent: TextSize,
) -> None:
    monkeypatch.setattr("sixtysix_gui.windows.front_door.speaks_language_of_system", lambda: False)
    desk = make_desk(WaitingPlayer(), Settings(speed="none", text_size=percent, language=spoken))
    desk.translations.use(spoken)
    desk.window.resize(*size)
    desk.window.begin()
    qtbot.waitUntil(lambda: desk.window.table_page.sheets.width() >= size[0])
    sheet = desk.sheet
    assert isinstance(sheet, DoorsSheet)
    assert lies_whole(desk)
    for door in (sheet.teach, sheet.play):
        area = door.sentence_area.toAlignedRect()
        metrics = QFontMetrics(fonts.text(SENTENCE * sheet.unit))
        words = metrics.boundingRect(area, Qt.TextFlag.TextWordWrap, door.sentence)
        assert words.height() <= area.height()
    key(desk, Qt.Key.Key_Escape)
    assert isinstance(desk.sheet, StartSheet)
    assert lies_whole(desk)
    begin(desk, rule_set("schnapsen"))
    leave(desk)
    assert lies_whole(desk)


def test_one_door_stands_above_the_other_only_where_words_are_larger_by_it(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", text_size=200))
    desk.window.begin()
    places: list[bool] = []
    for size in ((960, 1280), (1280, 800)):
        desk.window.resize(*size)
        qtbot.waitUntil(lambda size=size: desk.window.table_page.width() == size[0])
        sheet = desk.sheet
        assert isinstance(sheet, DoorsSheet)
        places.append(sheet.play.y() > sheet.teach.y())
    assert places == [True, False]
