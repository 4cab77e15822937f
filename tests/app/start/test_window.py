"""The window around the table: menus, help, language, records, place and size."""

import base64
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.languages import codes
from sixtysix_gui.records import read_records
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, GO_OUT, PASS, Meld, Move
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings, load_settings
from sixtysix_gui.table.intents import PURPOSES, Act
from sixtysix_gui.windows.fact_sheets import AboutSheet, DealCodeSheet
from sixtysix_gui.windows.menus.calls import act_id
from sixtysix_gui.windows.viewer.viewer import RecordViewer
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer, WaitingPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import (
    QUICK,
    Desk,
    begin,
    is_asked,
    messages,
    open_dialogs,
    play_until,
    press_answer,
)
from tests.helpers.windows.settled import settle

pytestmark = pytest.mark.window

GOLDEN = Path(__file__).parents[2] / "golden" / "records"
MOVES: dict[Act, Move] = {
    Act.CLOSE: CLOSE_TALON,
    Act.DRAW: DRAW,
    Act.EXCHANGE: EXCHANGE_TRUMP,
    Act.OUT: GO_OUT,
    Act.PASS: PASS,
}


@pytest.mark.slow(sample=5)
@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_menu_entries_are_grey_unless_they_are_possible(
    qtbot: QtBot, make_desk: OpenDesk, name: str
) -> None:
    desk = make_desk(RandomPlayer(4))
    begin(desk, rule_set(name))
    seen = 0

    def compare() -> bool:
        nonlocal seen
        view = desk.view
        if view is None or not view.my_turn or desk.sheet is not None:
            return desk.controller.game is not None and desk.controller.game.deals > 1
        actions = desk.window.actions_by_name
        for act, move in MOVES.items():
            assert actions[act_id(act)].isEnabled() == (move in view.legal_moves), act
        melds = any(isinstance(move, Meld) for move in view.legal_moves)
        assert actions["meld"].isEnabled() == melds
        assert actions["tricks"].isEnabled() == bool(view.won)
        seen += 1
        return False

    play_until(qtbot, desk, perform_by_keyboard, compare)
    assert seen > 20


def shown_entries(desk: Desk, title: str) -> list[str]:
    """The texts of what is seen in a menu."""
    (menu,) = (one for one in desk.window.menuBar().actions() if one.text() == title)
    seen = [one for one in _of(menu) if one.isVisible() and not one.isSeparator()]
    return [one.text().partition("\t")[0].replace("&", "") for one in seen]


def test_the_menu_of_the_deal_names_what_there_is_in_the_game(make_desk: OpenDesk) -> None:
    rest = ["Take back", "Play this deal again", "Resign…", "Fair cards"]
    desk = make_desk(WaitingPlayer())
    assert shown_entries(desk, "&Deal") == rest
    begin(desk, rule_set("santase-engine"))
    marriages = ["Marriage", "Announce marriage without leading"]
    acts = [*marriages, "Exchange", "Close talon"]
    assert shown_entries(desk, "&Deal") == [*acts, *rest]
    assert "Guided deal" in shown_entries(desk, "&Help")
    assert not [text for text in shown_entries(desk, "&Help") if "Leave" in text or "how" in text]


def all_actions(desk: Desk) -> list[QAction]:
    return [
        action
        for menu in desk.window.menuBar().actions()
        for entries in _within(menu)
        for action in entries
        if not action.isSeparator()
    ]


def _of(menu: QAction) -> list[QAction]:
    inside = menu.menu()
    assert isinstance(inside, QMenu)
    return inside.actions()


def _within(menu: QAction) -> list[list[QAction]]:
    """The entries of a menu, and those of each menu in it that has letters to press."""
    entries = _of(menu)
    inner = [_of(entry) for entry in entries if isinstance(entry.menu(), QMenu)]
    lettered = [each for each in inner if any("&" in one.text() for one in each)]
    return [entries, *lettered]


def shown_key_of(action: QAction) -> str:
    """The key that stands beside an entry: its shortcut, or a letter of the table."""
    return action.shortcut().toString() or action.text().partition("\t")[2]


def test_every_act_stands_in_a_menu_with_its_key(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    keys = set(map(shown_key_of, all_actions(desk)))
    assert {shown_key(PURPOSES[act]) for act in Act} <= keys
    assert {"Ctrl+N", "Ctrl+O", "Ctrl+S", "Ctrl+,", "Ctrl+Q", "F1"} <= keys
    assert ({"Meta+Ctrl+F"} if sys.platform == "darwin" else {"Ctrl+M", "F11"}) <= keys
    texts = [action.text().replace("&", "") for action in all_actions(desk)]
    assert len(set(texts)) == len(texts)


def test_keys_of_menus_differ(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    keys = [shown_key_of(action) for action in all_actions(desk)]
    used = [key for key in keys if key]
    assert len(set(used)) == len(used)


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("to_review", [False, True])
def test_letters_to_press_in_a_menu_differ(
    qtbot: QtBot, make_desk: OpenDesk, language: str, to_review: bool
) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.keeper.change(language=language)
    qtbot.wait(1)
    desk.window.menus.show_way_back(to_review=to_review)
    menus = [each for menu in desk.window.menuBar().actions() for each in _within(menu)]
    for entries in menus:
        named = [action for action in entries if action.isVisible() or action.text()]
        texts = [action.text() for action in named if not action.isSeparator()]
        letters = [_letter(text) for text in texts]
        assert "" not in letters, texts
        assert len(set(letters)) == len(letters), texts


def _letter(text: str) -> str:
    return text.partition("&")[2][:1].lower()


def test_the_language_changes_while_a_deal_is_on(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set())
    qtbot.waitUntil(lambda: is_asked(desk))
    view = desk.view
    desk.keeper.change(language="de")
    qtbot.wait(1)
    assert desk.window.windowTitle() == "Sechsundsechzig"
    menus = [action.text().replace("&", "") for action in desk.window.menuBar().actions()]
    assert menus == ["Partie", "Spiel", "Trainer", "Ansicht", "Hilfe"]
    assert desk.table.accessibleDescription().startswith("Du spielst aus.")
    assert desk.table.options.letters == "de"
    assert desk.view == view
    desk.keeper.change(language="en")
    qtbot.wait(1)
    assert desk.table.accessibleDescription().startswith("Your lead.")
    assert load_settings()[0].language == "en"


def test_help_lies_beside_the_table_and_follows_the_rules(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.resize(1500, 800)
    settle()
    QTest.keyClick(desk.window, Qt.Key.Key_F1)
    panel = desk.window.table_page.help
    assert panel.isVisible()
    assert desk.table.width() + panel.width() == desk.window.table_page.width()
    assert "Sixty-Six (German)" in panel.text
    begin(desk, rule_set("schnapsen"))
    qtbot.waitUntil(lambda: is_asked(desk))
    assert "Schnapsen" in panel.text
    desk.window.resize(1000, 700)
    settle()
    assert desk.table.width() == desk.window.table_page.width(), "no room beside it: it covers"
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert desk.table.hasFocus()


@pytest.mark.skipif(sys.platform == "darwin", reason="the menu bar is not hidden there")
@pytest.mark.parametrize("key", [Qt.Key.Key_F10, Qt.Key.Key_Alt])
def test_a_hidden_menu_bar_comes_back(make_desk: OpenDesk, key: Qt.Key) -> None:
    desk = make_desk(RandomPlayer(1))
    hide = desk.window.actions_by_name["menu_bar"]
    QTest.keyClick(desk.table, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert desk.window.menuBar().isHidden()
    QTest.keyClick(desk.table, key)
    assert not desk.window.menuBar().isHidden()
    assert not hide.isChecked()


def test_place_and_size_are_kept(qtbot: QtBot, make_desk: OpenDesk) -> None:
    first = make_desk(RandomPlayer(1))
    first.window.resize(800, 640)
    qtbot.wait(1)
    first.window.close()
    second = make_desk(RandomPlayer(1), load_settings()[0])
    # the helper gives every window a size, so what was kept is asked of the settings alone
    second.window.hide()
    assert second.window.restoreGeometry(_geometry(second.keeper.settings))
    assert (second.window.width(), second.window.height()) == (800, 640)


def _geometry(settings: Settings) -> bytes:
    return base64.b64decode(settings.window_geometry)


def test_a_record_is_saved_and_opened_again(
    qtbot: QtBot, make_desk: OpenDesk, tmp_path: Path
) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set())
    qtbot.waitUntil(lambda: is_asked(desk))
    records = desk.controller.game_records()
    path = tmp_path / "game.66r"
    desk.window.flow.files.save(path, records)
    assert read_records(path.read_bytes()) == records
    assert "game.66r" in desk.window.table_page.notices.text()
    desk.window.flow.files.open(path)
    (shown,) = open_dialogs()
    assert isinstance(shown, RecordViewer)
    shown.findChild(QPushButton, "go-on").click()  # pyright: ignore[reportOptionalMemberAccess]
    assert not messages(), "no card was played"
    assert desk.controller.game_records() == records
    assert not open_dialogs()


def test_a_file_name_is_suggested_where_the_last_file_was(
    qtbot: QtBot, make_desk: OpenDesk, tmp_path: Path
) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set())
    qtbot.waitUntil(lambda: is_asked(desk))
    files, (record,) = desk.window.flow.files, desk.controller.game_records()
    files.choose_to_save((replace(record, tags=(("Date", "2026-11-20"),)),))
    (asked,) = open_dialogs()
    assert isinstance(asked, QFileDialog)
    (suggested,) = asked.selectedFiles()
    assert Path(suggested).name == "Sixty-Six 2026-11-20.66r"
    asked.fileSelected.emit(str(tmp_path / "mine.66r"))
    asked.close()
    qtbot.waitUntil(lambda: not open_dialogs())
    files.choose_to_open()
    (asked,) = open_dialogs()
    assert isinstance(asked, QFileDialog)
    assert Path(asked.directory().path()) == tmp_path
    assert load_settings()[0].record_folder == str(tmp_path)
    asked.close()


@pytest.mark.parametrize("last", ["", "gone", "."])
def test_files_are_never_looked_for_where_the_program_was_started(
    make_desk: OpenDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    home, started = tmp_path / "home", tmp_path / "started"
    for folder in (home, started):
        folder.mkdir()
    monkeypatch.setenv("HOME", str(home))  # in which there are no documents
    monkeypatch.chdir(started)
    kept = str(tmp_path / "gone") if last == "gone" else last and str(home)
    desk = make_desk(RandomPlayer(1), replace(QUICK, record_folder=kept))
    desk.window.flow.files.choose_to_open()
    (asked,) = open_dialogs()
    assert isinstance(asked, QFileDialog)
    assert Path(asked.directory().path()) == home
    asked.close()


@pytest.mark.parametrize("day", ["", "../../x", "yesterday"])
def test_a_foreign_date_is_no_part_of_a_file_name(make_desk: OpenDesk, day: str) -> None:
    files = make_desk(RandomPlayer(1)).window.flow.files
    (record,) = read_records((GOLDEN / "r1.66r").read_bytes())
    record = replace(record, tags=(("Date", day),))
    assert files.suggested_name((record,)) == "Sixty-Six.66r"


@pytest.mark.parametrize("name", ["r1", "r2", "r3", "r4"])
def test_a_finished_record_can_be_read(make_desk: OpenDesk, name: str) -> None:
    desk = make_desk(RandomPlayer(1))
    path = GOLDEN / f"{name}.66r"
    desk.window.begin((), path)
    (shown,) = open_dialogs()
    assert isinstance(shown, RecordViewer)
    (record,) = read_records(path.read_bytes())
    won = [line.winner for line in shown.panel.tricks.lines if line.winner is not None]
    assert [seat.name for seat in won] == _winners(path.read_text(encoding="utf-8"))
    assert shown.deal.names == (record.tag("A"), record.tag("B"))
    assert shown.findChild(QPushButton, "go-on") is None, "it is finished"
    shown.close()


def _winners(text: str) -> list[str]:
    """The seats of the checks, in order."""
    return [word[0] for word in text.split() if word[1:2] == "+"]


BAD = [b"", b"\0\0", b"nonsense", (GOLDEN / "r1.66r").read_bytes().replace(b"9C 9H", b"9C XX")]


@pytest.mark.parametrize("data", BAD)
def test_a_bad_record_gives_a_sentence(make_desk: OpenDesk, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "bad.66r"
    path.write_bytes(data)
    desk = make_desk(RandomPlayer(1))
    desk.window.flow.files.open(path)
    (said,) = messages()
    assert "“bad.66r” cannot be read: record 1, line" in said
    press_answer("Close")


def test_a_missing_file_gives_a_sentence(make_desk: OpenDesk, tmp_path: Path) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.begin((), tmp_path / "nowhere.66r")
    (said,) = messages()
    assert "nowhere.66r cannot be read: No such file or directory." in said
    press_answer("Close")


def test_a_record_that_cannot_be_written_gives_a_sentence(
    qtbot: QtBot, make_desk: OpenDesk, tmp_path: Path
) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set())
    qtbot.waitUntil(lambda: is_asked(desk))
    (tmp_path / "file").touch()
    desk.window.flow.files.save(tmp_path / "file" / "x.66r", desk.controller.game_records())
    assert any("cannot be" in text for text in messages())
    press_answer("Close")


def test_about_names_log_and_folder(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.actions_by_name["about"].trigger()
    shown = desk.window.questions.page
    assert isinstance(shown, AboutSheet)
    assert any(fact.value.endswith("sixtysix.log") for fact in shown.facts)
    assert any("MIT" in label.text() for label in shown.findChildren(QLabel))
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Escape)
    assert desk.window.questions.page is None


def test_a_deal_can_be_played_by_its_code(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.actions_by_name["deal_code"].trigger()
    shown = desk.window.questions.page
    assert isinstance(shown, DealCodeSheet)
    QTest.keyClicks(shown.field, "nonsense")
    QTest.keyClick(shown.field, Qt.Key.Key_Return)
    assert "nonsense" in shown.said[0]
    shown.field.clear()
    QTest.keyClicks(shown.field, "abcdefghjklmnprstwxy")
    QTest.keyClick(shown.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.view is not None)
    assert desk.controller.game_records()[0].tag("Code") == "ABCDE-FGHJK-LMNPR-STWXY"
