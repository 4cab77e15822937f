"""Records of three and four in the whole window: opened, gone on with, played again, and broken."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import DealRecord, read_records, write_record, write_records
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import FILE_NAME
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.sheets.questions import QuestionLayer
from sixtysix_gui.windows.viewer.viewer import RecordViewer
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import WaitingPlayer
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import Desk, messages, open_dialogs, questions
from tests.helpers.windows.shown_texts import harmful
from tests.records.broken import OF_SEVERAL, Broken
from tests.records.many_records import FILES, worked

GAMES = sorted({name.removesuffix(".66r").split("-", 1)[1] for name in FILES})
CUT_OFF: dict[str, Callable[[str], str]] = {
    "cut off in a trick": lambda text: text[: text.index("2.") + 5],
    "cut off in a tag": lambda text: text[: text.index("[Pack") + 20],
    "a foreign version": lambda text: text.replace("66R 1", "66R 7"),
    "a foreign game": lambda text: re.sub(r'Variant "[^"]*"', 'Variant "six-66"', text),
    "a card twice": lambda text: re.sub(r'(Pack "(\S\S) )\S\S', r"\1\2", text),
    "no records": lambda _text: "Dear Anna,\nhow are you?\n",
    "nothing": lambda _text: "",
}
"""What else can be wrong with a worked record of any game."""


def worked_one(game: str) -> DealRecord:
    (record,) = read_records(worked(game))
    return record


def open_text(desk: Desk, folder: Path, text: str) -> None:
    path = folder / "game <img src=x>.66r"
    path.write_text(text, encoding="utf-8")
    desk.window.flow.files.open(path)


def opened(desk: Desk, folder: Path, text: str) -> RecordViewer:
    open_text(desk, folder, text)
    (viewer,) = open_dialogs()
    assert isinstance(viewer, RecordViewer), messages()
    return viewer


def click(viewer: RecordViewer, name: str) -> None:
    found = child(viewer, QPushButton, name)
    assert found.isVisible()
    found.click()


# -------------------------------------------------------------------------------- broken records


@pytest.mark.window
@pytest.mark.parametrize("row", OF_SEVERAL[::9], ids=lambda row: row.name)
def test_a_broken_record_is_shown_as_far_as_it_goes(
    row: Broken, make_desk: OpenDesk, tmp_path: Path
) -> None:
    desk = make_desk(WaitingPlayer())
    open_text(desk, tmp_path, worked(row.game).replace(row.old, row.new, 1))
    if row.trick is not None or row.is_in_moves:
        (viewer,) = open_dialogs()
        assert isinstance(viewer, RecordViewer)
        viewer.show_place(viewer.deal.last)
        assert viewer.sentence.endswith("The rest of the record cannot be read.")
        viewer.close()
    else:
        assert questions() or open_dialogs()
    assert harmful() == []


@pytest.mark.window
@pytest.mark.slow(sample=14)
@pytest.mark.parametrize("kind", CUT_OFF)
@pytest.mark.parametrize("game", GAMES)
def test_other_damage_is_told_and_ends_nothing(
    game: str, kind: str, make_desk: OpenDesk, tmp_path: Path
) -> None:
    desk = make_desk(WaitingPlayer())
    open_text(desk, tmp_path, CUT_OFF[kind](worked(game)))
    said = messages()
    for viewer in open_dialogs():
        assert isinstance(viewer, RecordViewer)
        said += [label.text() for label in viewer.findChildren(QLabel) if label.isVisible()]
        viewer.close()
    assert any("img src=x" in text for text in said), "the file is named, as plain text"
    assert harmful() == []


@pytest.mark.window
def test_a_fault_is_told_over_the_record_that_is_shown(make_desk: OpenDesk, tmp_path: Path) -> None:
    desk = make_desk(WaitingPlayer())
    viewer = opened(desk, tmp_path, worked("na-66"))
    desk.window.flow.files.open(tmp_path)
    (layer,) = viewer.findChildren(QuestionLayer)
    assert layer.is_open
    assert layer.isVisible()
    assert not desk.window.questions.is_open, "nobody would see it there"


# ----------------------------------------------------------------------------------- whole ones


@pytest.mark.slow(sample=5)
@pytest.mark.window
@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_game_is_gone_on_with(
    game: str, make_desk: OpenDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    whole = worked_one(game)
    tags = (*whole.tags, ("Seat", "B"), ("Level", "club,club,club"))
    lead = next(n for n, move in enumerate(whole.moves, 1) if isinstance(move, PlayCard))
    half = DealRecord(whole.rules, whole.pack, whole.dealer, whole.moves[: max(7, lead)], tags)
    desk = make_desk(WaitingPlayer())
    viewer = opened(desk, tmp_path, write_record(half))
    assert viewer.deal.is_running
    click(viewer, "go-on")
    qtbot.waitUntil(lambda: desk.controller.is_game_running)
    desk.window.flow.table.finish_motions()
    assert desk.window.table is desk.window.table
    assert desk.controller.setup is not None
    assert desk.controller.setup.person is Seat.B
    going = desk.controller.game_records()[-1]
    assert going.pack == half.pack
    assert going.moves[: len(half.moves)] == half.moves

    viewer = opened(desk, tmp_path, write_record(half))
    click(viewer, "go-on")
    assert messages() == []
    left = desk.window.flow.open_games.latest()
    assert left is not None
    assert left.progress.records == (going,), "what was played is an open game now"


@pytest.mark.slow(sample=3)
@pytest.mark.window
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_again_from_the_viewer_and_back(
    game: str, make_desk: OpenDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    record = worked_one(game)
    desk = make_desk(WaitingPlayer())
    viewer = opened(desk, tmp_path, worked(game))
    viewer.panel.eyes_chosen.emit(1)
    click(viewer, "play-deal")
    qtbot.waitUntil(lambda: desk.controller.is_game_running)
    setup = desk.controller.setup
    assert setup is not None
    assert setup.practice
    assert setup.person is Seat.B
    again = desk.controller.game_records()[-1]
    assert again.pack == record.pack
    assert again.dealer is record.dealer
    assert desk.window.table is desk.window.table


@pytest.mark.window
def test_a_game_that_waits_comes_back_after_a_deal_of_the_viewer(
    make_desk: OpenDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    desk = make_desk(WaitingPlayer())
    whole = worked_one("three-66")
    half = DealRecord(whole.rules, whole.pack, whole.dealer, whole.moves[:5], whole.tags)
    viewer = opened(desk, tmp_path, write_record(half))
    click(viewer, "go-on")
    viewer = opened(desk, tmp_path, worked("gaigel"))
    click(viewer, "play-deal")
    qtbot.waitUntil(lambda: desk.controller.game_records()[-1].rules.name == "gaigel")
    actions = desk.window.actions_by_name
    assert actions["back_to_game"].isEnabled()
    actions["back_to_game"].trigger()
    assert desk.controller.game_records()[-1].rules.name == "three-66"


@pytest.mark.window
def test_the_last_deal_is_looked_back_at_without_the_coach(
    make_desk: OpenDesk, tmp_path: Path
) -> None:
    desk = make_desk(WaitingPlayer())
    actions = desk.window.actions_by_name
    whole = worked_one("three-66")
    game = (("Game", "one"), ("Deal", "1"))
    first = DealRecord(whole.rules, whole.pack, whole.dealer, whole.moves, (*whole.tags, *game))
    assert not actions["look_back"].isEnabled()
    second_tags = tuple(
        (name, "-2,3,-1" if name == "Score" else value) for name, value in first.tags
    )
    second = DealRecord(whole.rules, whole.pack, Seat.C, (), second_tags)
    text = write_record(first) + "\n" + write_record(second)
    viewer = opened(desk, tmp_path, text)
    click(viewer, "go-on")
    assert actions["look_back"].isEnabled()
    actions["look_back"].trigger()
    (viewer,) = open_dialogs()
    assert isinstance(viewer, RecordViewer)
    assert viewer.deal.outcome is not None
    coach = child(viewer, QPushButton, "with-coach")
    assert not coach.isVisible()


WITHOUT_LEVELS = {
    "club,,club": "This record names no level for David, so King plays there.",
    "club": "This record names no level for David and Alexander, so King plays there.",
    "engine:cmd,novice,club": "This record names no level for Caesar, so King plays there.",
    "": "This record names no level of this program, so King continues.",
    "club,novice,club": "Your game continues where you left off.",
}
"""What a saved game says that names these levels, where King is the usual one."""


@pytest.mark.window
@pytest.mark.parametrize("levels", WITHOUT_LEVELS)
def test_a_game_says_for_whom_it_names_no_level(levels: str, make_desk: OpenDesk) -> None:
    whole = worked_one("four-66")
    tags = (*whole.tags, ("Seat", "A"), ("Level", levels))
    half = DealRecord(whole.rules, whole.pack, whole.dealer, whole.moves[:7], tags)
    (data_folder() / FILE_NAME).write_text(write_record(half), encoding="utf-8")
    desk = make_desk(WaitingPlayer(), Settings(speed="none", level="expert"))
    desk.window.begin()
    assert desk.window.table_page.notices.text() == WITHOUT_LEVELS[levels]


@pytest.mark.window
@pytest.mark.parametrize(("game_over", "index"), [(True, 0), (False, 1)])
def test_a_file_of_several_deals_opens_at_its_first_one_unless_the_last_goes_on(
    game_over: bool, index: int, make_desk: OpenDesk, tmp_path: Path
) -> None:
    desk, one = make_desk(WaitingPlayer()), worked_one("four-66")
    last = one if game_over else replace(one, moves=one.moves[:6])
    viewer = opened(desk, tmp_path, write_records((one, last)))
    assert viewer.panel.deals.currentIndex() == index
    viewer.close()
