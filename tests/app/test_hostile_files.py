"""Records, saved games and settings made to do harm: a sentence at most, never HTML."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTableWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.records import DealRecord, write_record, write_records
from sixtysix_gui.records.record import NAMED_TAGS, OWN_TAGS
from sixtysix_gui.storage.folders import config_folder, data_folder
from sixtysix_gui.storage.running_game import FILE_NAME
from sixtysix_gui.storage.settings import READERS, Settings, load_settings
from sixtysix_gui.table.pieces.plate import Plate
from sixtysix_gui.windows.sheets.questions import tell
from sixtysix_gui.windows.viewer.viewer import RecordViewer
from tests.app.conftest import OpenDesk
from tests.helpers.deals.viewer_records import CODE, golden_playthrough, own_game
from tests.helpers.players.scripted_players import RandomPlayer, WaitingPlayer
from tests.helpers.rows import each_row
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import Desk, messages, open_dialogs, questions
from tests.helpers.windows.shown_texts import harmful, plain_texts, turning

pytestmark = pytest.mark.window

ATTACKS = [
    "<img src=/dev/zero>",
    "<IMG SRC='file:///dev/zero'> Anna",
    "Anna <b>B.</b><br><img src=/dev/zero>",
    "<a href='file:///etc/passwd'><img src=//203.0.113.1/x></a>",
    "&amp; &lt;img src=/dev/zero&gt; <img src=/dev/zero>",
    "&File <img src=/dev/zero>",
    "<?xml version='1.0'?><img src=/dev/zero>",
    "Anna\u202e<img src=/dev/zero>\u2066",
    "\u202e",
    "\t \u200b",
    "x" * 4_000,
    "\u0300" * 4_000,
    "{name} {file} %n %1 {0}",
]
FREE_TAGS = sorted(NAMED_TAGS - OWN_TAGS - {"Score", "Carry", "Seat", "Level", "Practice", "From"})
"""Tags whose values may be anything."""


def attacking(record: DealRecord, attack: str, **tags: str) -> str:
    """A record in which all free tags, and some of no one's, are an attack."""
    written = dict.fromkeys([*FREE_TAGS, "Annotator"], attack) | tags
    return write_record(replace(record, tags=tuple(written.items())))


def open_file(desk: Desk, folder: Path, text: str) -> None:
    path = folder / "game <img src=x>\u202e.66r"
    path.write_text(text, encoding="utf-8")
    desk.window.flow.files.open(path)


def assert_harmless() -> None:
    QApplication.processEvents()
    assert harmful() == []
    assert turning() == []


@pytest.mark.slow(sample=13)
@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("moves", [6, None])
def test_a_record_is_shown_as_plain_text(
    make_desk: OpenDesk, tmp_path: Path, attack: str, moves: int | None
) -> None:
    desk = make_desk(WaitingPlayer())
    open_file(desk, tmp_path, attacking(own_game(0, moves), attack))
    (viewer,) = open_dialogs()
    assert isinstance(viewer, RecordViewer), messages()
    for _ in range(4):
        QTest.keyClick(viewer, Qt.Key.Key_PageDown)
        assert_harmless()
    available = viewer.screen().availableGeometry()
    assert viewer.height() <= max(available.height(), 900), "a name makes it larger than the screen"


def test_names_are_there_all_the_same(make_desk: OpenDesk, tmp_path: Path) -> None:
    desk = make_desk(WaitingPlayer())
    open_file(desk, tmp_path, attacking(own_game(0), "<b>Anna & Co</b>"))
    (viewer,) = open_dialogs()
    tricks = child(viewer, QTableWidget, "tricks")
    head = tricks.horizontalHeaderItem(1)
    assert head is not None
    assert head.text() == "<b>Anna & Co</b>"
    assert head.toolTip() == "<span>&lt;b&gt;Anna &amp; Co&lt;/b&gt;</span>"
    assert any("<b>Anna & Co</b>" in text for text in plain_texts())


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_fault_is_told_as_plain_text(make_desk: OpenDesk, tmp_path: Path, attack: str) -> None:
    desk = make_desk(WaitingPlayer())
    text = attacking(golden_playthrough(0), "Anna").replace("[Dealer ", f'[Dealer "{attack}"]\n[X ')
    open_file(desk, tmp_path, text)
    (sheet,) = questions()
    assert messages()
    labels = sheet.findChildren(QLabel)
    assert all(shown.textFormat() == Qt.TextFormat.PlainText for shown in labels)
    assert_harmless()


def test_both_texts_of_a_message_are_plain(make_desk: OpenDesk) -> None:
    desk = make_desk(WaitingPlayer())
    tell(desk.window, "<img src=a>", "<img src=b>", "Close")
    assert_harmless()
    assert messages() == ["<img src=a> <img src=b>"]


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_saved_game_goes_on_whatever_its_tags_say(
    qtbot: QtBot, make_desk: OpenDesk, attack: str
) -> None:
    save(attacking(own_game(0, 6), attack, Level="club", Seat="A"))
    desk = make_desk(WaitingPlayer(), Settings(speed="none", player_name=attack[:64]))
    desk.window.begin()
    assert desk.controller.is_game_running
    assert messages() == []
    desk.window.actions_by_name["history"].trigger()
    desk.window.actions_by_name["fair_deal"].trigger()
    desk.window.commands.take_back()
    qtbot.wait(1)
    assert_harmless()
    assert all(dialog.width() < 2_000 for dialog in open_dialogs())
    page = desk.window.questions.page
    assert page is not None
    assert desk.window.rect().contains(page.geometry())


ODD_TAGS: list[dict[str, str]] = [
    {"Score": "9999-9999"},
    {"Score": "0000-0007"},
    {"Carry": "9999"},
    {"Deal": "999999", "Again": "yes"},
    {"Deal": "-1", "Again": ""},
    {"Seat": "C"},
    {"Seat": "<b>"},
    {"Practice": "<img src=x>"},
    {"Resigned": "A"},
    {"Resigned": "?", "Game": ""},
    {"Code": CODE, "Nonce": "x", "Promise": "0" * 64},
    {"Code": "ABC", "Nonce": "0" * 32, "Promise": "0" * 64},
    {"Code": CODE, "Nonce": "0" * 32, "Promise": "p" * 4_000},
    {"Code": CODE, "Nonce": "0" * 32, "Promise": "0" * 64, "Word": "w" * 4_000},
]


@pytest.mark.slow(sample=11)
@pytest.mark.parametrize("tags", ODD_TAGS, ids=str)
@pytest.mark.parametrize("moves", [0, 6, None])
def test_a_saved_game_with_odd_tags_is_no_worse_than_odd(
    qtbot: QtBot, make_desk: OpenDesk, tags: dict[str, str], moves: int | None
) -> None:
    record = own_game(0, moves)
    changed = replace(record, tags=tuple((dict(record.tags) | tags).items()))
    save(write_records([own_game(1), changed]))
    desk = make_desk(WaitingPlayer())
    desk.window.begin()
    desk.window.actions_by_name["fair_deal"].trigger()
    desk.window.flow.look_at_tricks()
    qtbot.wait(1)
    assert_harmless()
    assert all(dialog.width() < 2_000 for dialog in open_dialogs())
    page = desk.window.questions.page
    assert page is not None
    assert desk.window.rect().contains(page.geometry())


def save(text: str) -> None:
    (data_folder() / FILE_NAME).write_text(text, encoding="utf-8")


# --------------------------------------------------------------------------------- the level

NO_LEVELS = [
    "master:iterations=999999999",
    "honest:worlds=1000000",
    "honest",
    "simple",
    "random",
    "engine:rm -rf /",
    "engine:cmd",
    "Master",
    " master",
    "master\t",
    "<img src=/dev/zero>",
    "",
    "x" * 4_000,
]


def resumed(desk: Desk, level: str | None) -> None:
    tags = {"Level": level} if level is not None else {}
    save(attacking(own_game(0, 6), "Anna", Seat="A", **tags))
    desk.window.begin()


def plates(desk: Desk) -> set[str]:
    return {item.name for item in desk.table.scene().items() if isinstance(item, Plate)}


@pytest.mark.parametrize("level", [*NO_LEVELS, None])
def test_a_level_that_is_none_gives_the_usual_opponent(
    make_desk: OpenDesk, level: str | None
) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", level="expert"))
    resumed(desk, level)
    assert desk.controller.setup is not None
    assert desk.controller.setup.level == "expert"
    assert "King" in plates(desk)
    assert desk.window.table_page.notices.text() == (
        "This record names no level of this program, so King continues."
    )


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_the_one_that_goes_on(make_desk: OpenDesk, level: str) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", level="expert"))
    resumed(desk, level)
    assert desk.controller.setup is not None
    assert desk.controller.setup.level == level
    assert desk.window.table_page.notices.text() == "Your game continues where you left off."


def test_a_game_from_a_file_takes_the_usual_opponent_too(
    make_desk: OpenDesk, tmp_path: Path
) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="none", level="novice"))
    open_file(desk, tmp_path, attacking(own_game(0, 6), "Anna", Level="engine:cmd"))
    (viewer,) = open_dialogs()
    assert isinstance(viewer, RecordViewer)
    viewer.continue_wanted.emit()
    assert desk.controller.setup is not None
    assert desk.controller.setup.level == "novice"
    assert "names no level" in desk.window.table_page.notices.text()


def test_who_stands_in_is_written_down_as_the_level_he_is(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    resumed(desk, "master")
    desk.window.commands.hand_over("simple")
    setup = desk.controller.setup
    assert setup is not None
    desk.window.flow.begin(setup)
    assert desk.controller.game_records()[-1].tag("Level") == "novice"


# ------------------------------------------------------------------------------- the settings

HOSTILE_VALUES: list[object] = [
    None,
    True,
    -1,
    0,
    10**400,
    1.5,
    float("inf"),
    float("nan"),
    "",
    "<img src=/dev/zero>",
    "x" * 1_000_000,
    "\ud800",
    "\u202e",
    [],
    [[[[]]]],
    {},
    {"out.mode": {}},
    {"": ""},
    {"game.target": [[1], {}]},
    {"deal.batches": ["3", None]},
]


@each_row("name", READERS)
def test_no_value_of_a_setting_does_more_than_start_it_afresh(name: str) -> None:
    for value in HOSTILE_VALUES:
        (config_folder() / "settings.json").write_text(json.dumps({name: value}), "ascii")
        settings, notice = load_settings()
        assert notice is None or name in str(notice) or "rule_overrides" in str(notice)
        assert len(str(getattr(settings, name))) <= 64 * 1024


HOSTILE_FILES = [
    b"",
    b"\x00" * 1000,
    b"[" * 1_000_000,
    b'{"a":' * 500_000,
    b"9" * 1_000_000,
    b'{"back": ' + b"9" * 1_000_000 + b"}",
    b'"\xff\xfe"',
    b"null",
    b"{}" * 2,
    b"{" + b" " * 5_000_000 + b"}",
]


@each_row("data", HOSTILE_FILES)
def test_a_file_that_holds_no_settings_is_told_of(data: bytes) -> None:
    (config_folder() / "settings.json").write_bytes(data)
    settings, notice = load_settings()
    assert settings == Settings()
    assert notice is not None
    assert str(notice).endswith(".")


@pytest.mark.parametrize(
    "values",
    [
        {"back": 99},
        {"window_geometry": "AdnQywADAAA" * 50, "window_state": "/////w" * 50},
        {"window_geometry": "<img>", "window_state": "\u202e"},
        {"player_name": "<img src=/dev/zero>&File\u202e"},
    ],
    ids=str,
)
def test_odd_settings_open_a_window_all_the_same(
    qtbot: QtBot, make_desk: OpenDesk, values: dict[str, object]
) -> None:
    (config_folder() / "settings.json").write_text(json.dumps(values), "ascii")
    settings, notice = load_settings()
    assert notice is None
    save(write_record(own_game(0, 6)))
    desk = make_desk(WaitingPlayer(), settings)
    desk.window.begin()
    desk.window.actions_by_name["settings"].trigger()
    qtbot.wait(1)
    assert_harmless()
    for dialog in open_dialogs():
        dialog.close()
    desk.window.commands.new_game()
    assert_harmless()
