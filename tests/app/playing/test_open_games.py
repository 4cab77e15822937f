"""Any number of games are open: each is left without a question and goes on where it stood."""

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.open_game import as_other_game
from sixtysix_gui.records import DealRecord, read_records, write_records
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage import files
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.open_games import OpenGames
from sixtysix_gui.storage.running_game import FILE_NAME, Autosave
from sixtysix_gui.storage.tally import TallyFile
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
from sixtysix_gui.windows.start_sheet import StartSheet, WayOn
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer, ThumbPlayer, WaitingPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import (
    QUICK,
    Desk,
    begin,
    game_is_over,
    has_played_a_card,
    is_asked,
    messages,
    new_game_sheet,
    play_until,
    press_answer,
    wait_for_turn,
)
from tests.storage.test_atomic import full_disk

pytestmark = pytest.mark.window

PLAYED = replace(QUICK, welcomed=True)
Records = tuple[DealRecord, ...]


def play_a_little(qtbot: QtBot, desk: Desk, name: str = "german-66", cards: int = 1) -> Records:
    """Begin a game and play until it is the person's turn after some cards."""
    begin(desk, name)

    def done() -> bool:
        return has_played_a_card(desk) and is_asked(desk) and len(moves()) >= cards

    def moves() -> tuple[object, ...]:
        return desk.controller.game_records()[-1].moves

    play_until(qtbot, desk, perform_by_keyboard, done)
    return desk.controller.game_records()


def leave(desk: Desk) -> StartSheet:
    desk.window.actions_by_name["leave"].trigger()
    assert messages() == []
    assert isinstance(desk.sheet, StartSheet)
    return desk.sheet


def game(records: Records) -> str:
    return records[-1].tag("Game") or ""


def open_games() -> dict[str, Records]:
    kept = OpenGames(data_folder())
    return {name: read_records(kept.load(name).text or "") for name in kept.names()}


def in_save() -> Records:
    text = Autosave(data_folder()).load().text
    return () if text is None else read_records(text)


def finished() -> Records:
    months = sorted((data_folder() / "games").glob("*.66r"))
    return tuple(record for file in months for record in read_records(file.read_text("utf-8")))


def press_way_on(desk: Desk) -> None:
    assert isinstance(desk.sheet, StartSheet)
    assert desk.sheet.main_button is not None
    desk.sheet.main_button.click()


def no_open_game_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    really = files.write_atomically

    def write(path: Path, *others: object) -> None:
        with monkeypatch.context() as patch:
            if path.parent.name == "open":
                patch.setattr(files, "_write_through", full_disk)
            really(path, *others)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr("sixtysix_gui.storage.open_games.write_atomically", write)


# ------------------------------------------------------------------------------ leaving, going on


@pytest.mark.slow(sample=6)
@pytest.mark.parametrize("name", rule_set_names())
def test_a_game_goes_on_where_it_was_left(name: str, make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, desk, name, cards=6)
    view, told = desk.view, desk.window.flow.narration.lines()
    sheet = leave(desk)
    assert (sheet.way, desk.table.is_bare) == (WayOn.GO_ON, True)
    assert (open_games(), in_save()) == ({game(records): records}, ())
    other = play_a_little(qtbot, desk, "schnapsen")
    desk.window.flow.go_on(game(records))
    assert messages() == []
    assert desk.controller.game_records() == records
    assert (desk.view, desk.window.flow.narration.lines()) == (view, told)
    assert (open_games(), in_save()) == ({game(other): other}, records)
    wait_for_turn(desk, qtbot)
    play_until(qtbot, desk, perform_by_keyboard, lambda: desk.view != view)


def test_a_new_game_leaves_the_running_one_and_says_where_it_is(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, desk)
    desk.window.actions_by_name["new_game"].trigger()
    assert open_games() == {}, "it may still be cancelled"
    new_game_sheet(desk).deal.click()
    qtbot.waitUntil(lambda: desk.sheet is None)
    assert messages() == []
    assert open_games() == {game(records): records}
    assert game(desk.controller.game_records()) != game(records)
    assert desk.window.table_page.notices.text() == (
        "Your other game is in the archive. Continue it whenever you like."
    )


def test_the_start_sheet_goes_on_with_what_was_left_last(make_desk: OpenDesk, qtbot: QtBot) -> None:
    """By the order in which games were left, whatever the clock says."""
    desk = make_desk(ThumbPlayer(), PLAYED)
    first = play_a_little(qtbot, desk, "santase")
    leave(desk)
    later = datetime(2050, 1, 1, tzinfo=UTC).timestamp()
    os.utime(OpenGames(data_folder()).path(game(first)), (later, later))
    second = play_a_little(qtbot, desk, "three-66")
    leave(desk)
    press_way_on(desk)
    assert desk.controller.game_records() == second
    assert set(open_games()) == {game(first)}
    leave(desk)
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Escape)
    assert desk.controller.game_records() == second


def test_the_sheet_of_a_result_comes_back_with_the_game(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer(1), PLAYED)
    begin(desk, rule_set())
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, DealSheet))
    records = desk.controller.game_records()
    leave(desk)
    press_way_on(desk)
    qtbot.waitUntil(lambda: isinstance(desk.sheet, DealSheet))
    assert desk.controller.game_records() == records


@pytest.mark.parametrize("way", ["leave", "new game"])
def test_a_game_in_which_nothing_was_played_is_not_kept(
    way: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(WaitingPlayer(), PLAYED)
    begin(desk, rule_set())
    dealt = desk.controller.game_records()
    if way == "leave":
        assert leave(desk).way is WayOn.GO_ON
        assert in_save() == dealt, "it lies below the sheet"
    begin(desk, "santase")
    qtbot.waitUntil(lambda: is_asked(desk))
    assert open_games() == {}
    assert in_save() == desk.controller.game_records() != dealt


def test_games_in_which_only_the_computer_led_are_not_kept(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    for _ in range(8):  # who leads is chance
        begin(desk, "german-66")
        qtbot.waitUntil(lambda: is_asked(desk))
    leave(desk)
    assert open_games() == {}


def test_a_practice_game_is_kept_open(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    begin(desk, "schnapsen", practice=True)
    play_until(qtbot, desk, perform_by_keyboard, lambda: has_played_a_card(desk))
    leave(desk)
    ((record,),) = open_games().values()
    assert record.tag("Practice") == "yes"


def test_the_game_at_the_table_is_not_taken_up_from_its_file(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, desk, cards=4)
    OpenGames(data_folder()).keep(game(records), write_records(short(records, 1)))
    desk.window.flow.go_on(game(records))
    assert desk.controller.game_records() == records
    desk.window.flow.resign(game(records))
    assert messages() == []
    assert desk.window.flow.is_at_table


def short(records: Records, moves: int) -> Records:
    """The same game when fewer moves were made in its last deal."""
    *before, last = records
    return (*before, replace(last, moves=last.moves[:moves]))


# ----------------------------------------------------------------------------- trials, deals again


def test_of_a_deal_played_again_the_game_that_waits_is_kept(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(1), PLAYED)
    begin(desk, rule_set())
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, DealSheet))
    records = desk.controller.game_records()
    desk.controller.play_again()
    begin(desk, "santase")
    assert open_games() == {game(records): records}


# --------------------------------------------------------------------------------------- the start


def test_the_next_start_has_them_all(make_desk: OpenDesk, qtbot: QtBot) -> None:
    first = make_desk(ThumbPlayer(), PLAYED)
    games = [play_a_little(qtbot, first, name) for name in ("santase", "na-66", "schnapsen")]
    first.window.close()
    desk = make_desk(WaitingPlayer(), PLAYED)
    desk.window.begin()
    assert desk.controller.game_records() == games[2], "it was running"
    assert open_games() == {game(records): records for records in games[:2]}
    leave(desk)
    desk.window.close()
    again = make_desk(WaitingPlayer(), PLAYED)
    again.window.begin()
    assert isinstance(again.sheet, StartSheet)
    assert again.sheet.way is WayOn.GO_ON
    assert messages() == []
    press_way_on(again)
    assert again.controller.game_records() == games[2]
    for records in games[:2]:
        again.window.flow.go_on(game(records))
        assert again.controller.game_records() == records
    assert set(open_games()) == {game(games[0]), game(games[2])}


def as_it_is(records: Records) -> Records:
    return records


def two_cards_less(records: Records) -> Records:
    return short(records, len(records[-1].moves) - 2)


@pytest.mark.parametrize(
    ("saved", "opened", "expected"),
    [
        (as_it_is, as_it_is, as_it_is),
        (as_it_is, two_cards_less, as_it_is),
        (two_cards_less, as_it_is, as_it_is),
    ],
    ids=["killed while it was left", "its file could not be removed", "its save could not be"],
)
def test_a_game_in_both_places_goes_on_where_it_has_come_further(
    saved: Callable[[Records], Records],
    opened: Callable[[Records], Records],
    expected: Callable[[Records], Records],
    make_desk: OpenDesk,
    qtbot: QtBot,
) -> None:
    first = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, first, cards=5)
    first.window.close()
    (data_folder() / FILE_NAME).write_text(write_records(saved(records)), "utf-8")
    OpenGames(data_folder()).keep(game(records), write_records(opened(records)))
    desk = make_desk(WaitingPlayer(), PLAYED)
    desk.window.begin()
    assert desk.controller.game_records() == expected(records)
    assert (open_games(), in_save()) == ({}, expected(records))


def test_a_namesake_that_went_another_way_is_a_game_of_its_own(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    first = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, first, cards=5)
    other = play_a_little(qtbot, first, "santase", cards=5)
    namesake = tuple(
        replace(record, tags=as_other_game((record,), game(records))[0].tags) for record in other
    )
    first.window.close()
    (data_folder() / FILE_NAME).write_text(write_records(records), "utf-8")
    for name in open_games():
        OpenGames(data_folder()).remove(name)
    OpenGames(data_folder()).keep(game(records), write_records(namesake))
    desk = make_desk(WaitingPlayer(), PLAYED)
    desk.window.begin()
    assert desk.controller.game_records() == records
    ((name, kept),) = open_games().items()
    assert name not in (game(records), game(other))
    assert [record.moves for record in kept] == [record.moves for record in other]


@pytest.mark.parametrize("content", [b"", b"\xff", b"no records", b'[Game "x"]\n\n1. QQ ZZ\n'])
def test_one_that_cannot_be_read_is_told_and_stays(
    content: bytes, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, desk)
    leave(desk)
    path = OpenGames(data_folder()).path(game(records))
    path.write_bytes(content)
    told = QSignalSpy(desk.window.table_page.notices.said)
    press_way_on(desk)
    assert told.count() == 1
    assert "This game cannot be read" in desk.window.table_page.notices.text()
    assert path.read_bytes() == content, "another version may be able to read it"
    assert isinstance(desk.sheet, StartSheet)
    assert desk.sheet.way is WayOn.PLAY, "nothing is left to go on with"


def test_a_damaged_namesake_of_the_running_game_is_set_aside(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    first = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, first)
    first.window.close()
    path = OpenGames(data_folder()).path(game(records))
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no records")
    desk = make_desk(WaitingPlayer(), PLAYED)
    told: list[str] = []
    desk.window.table_page.notices.said.connect(told.append)
    desk.window.begin()
    assert desk.controller.game_records() == records
    assert len(told) == 2, "a file was set aside, and the game goes on"
    (aside,) = path.parent.glob("*")
    assert (aside.name[:8], aside.read_bytes()) == ("damaged-", b"no records")


# ---------------------------------------------------------------------------------- a full disk


@pytest.mark.parametrize("answer", ["Keep playing", "Leave it"])
def test_a_game_that_cannot_be_kept_is_left_only_after_a_question(
    answer: str, make_desk: OpenDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, desk)
    no_open_game_can_be_kept(monkeypatch)
    begin(desk, "santase")
    (asked,) = messages()
    assert "Your game cannot be kept." in asked
    assert "No space left on device" in asked
    assert "it will be lost" in asked
    press_answer(answer)
    is_left = answer == "Leave it"
    qtbot.waitUntil(lambda: (desk.controller.game_records() != records) is is_left)
    assert open_games() == {}
    assert in_save() == desk.controller.game_records()


def test_leaving_the_table_with_it_loses_nothing(
    make_desk: OpenDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, desk)
    no_open_game_can_be_kept(monkeypatch)
    assert leave(desk).way is WayOn.GO_ON
    assert "could not be moved to the archive" in desk.window.table_page.notices.text()
    assert in_save() == records
    press_way_on(desk)
    assert desk.controller.game_records() == records


# --------------------------------------------------------------------------------- giving one up


def test_an_open_game_is_given_up_without_sitting_down_to_it(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, desk, "schnapsen")
    leave(desk)
    other = play_a_little(qtbot, desk, "santase")
    desk.window.flow.resign(game(records))
    (asked,) = messages()
    assert "Resign this game?" in asked
    assert "The Queen will win it; the score stays 7–7." in asked
    press_answer("Keep it")
    assert set(open_games()) == {game(records)}
    desk.window.flow.resign(game(records))
    press_answer("Resign")
    qtbot.waitUntil(lambda: open_games() == {})
    (ended,) = finished()
    assert (ended.moves, ended.abandoned, ended.tag("Resigned")) == (records[0].moves, True, "A")
    assert [lost.game for each in TallyFile(data_folder()).load()[0].tallies for lost in each.games]
    assert desk.controller.game_records() == other


def test_the_start_sheet_offers_another_game_when_its_own_is_given_up(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    games = [play_a_little(qtbot, desk, name) for name in ("santase", "schnapsen")]
    for records, way in ((games[1], WayOn.GO_ON), (games[0], WayOn.PLAY)):
        sheet = leave(desk) if desk.controller.setup else desk.sheet
        assert isinstance(sheet, StartSheet)
        assert sheet.way is WayOn.GO_ON
        desk.window.flow.resign(game(records))
        press_answer("Resign")
        qtbot.waitUntil(lambda sheet=sheet: desk.sheet is not sheet)
        assert isinstance(desk.sheet, StartSheet)
        assert desk.sheet.way is way
    assert len(finished()) == 2


def test_one_given_up_when_the_program_was_killed_is_finished_at_the_next_start(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, desk, "schnapsen")
    leave(desk)
    desk.window.flow.resign(game(records))
    press_answer("Resign")
    qtbot.waitUntil(lambda: open_games() == {})
    (ended,) = finished()
    for month in (data_folder() / "games").glob("*.66r"):
        month.unlink()
    OpenGames(data_folder()).keep(game(records), write_records([ended]))
    desk.window.close()
    again = make_desk(WaitingPlayer(), PLAYED)
    again.window.begin()
    assert finished() == (ended,)
    assert open_games() == {}


def test_a_game_that_ends_is_no_open_one_any_more(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    begin(desk, "schnapsen", length="deal")
    play_until(qtbot, desk, perform_by_keyboard, lambda: has_played_a_card(desk))
    OpenGames(data_folder()).keep(
        game(desk.controller.game_records()), write_records(desk.controller.game_records())
    )
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    assert open_games() == {}
    assert finished() == desk.controller.game_records()


def test_a_game_that_ends_days_after_its_last_deal_counts(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    now = datetime.now(UTC)
    first = make_desk(ThumbPlayer(), PLAYED)
    begin(first, "schnapsen", length="deal")
    play_until(qtbot, first, perform_by_keyboard, lambda: has_played_a_card(first))
    leave(first)
    first.window.close()
    desk = make_desk(ThumbPlayer(), PLAYED, now=lambda: now + timedelta(days=9))
    desk.window.begin()
    press_way_on(desk)
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    counted = TallyFile(data_folder()).load()[0].tallies
    assert [lost.game for each in counted for lost in each.games] == [game(finished())]


# ------------------------------------------------------------------------------- games from files


def test_a_file_of_an_open_game_that_has_come_further_is_another_game(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, desk, cards=6)
    desk.window.flow.take_over(short(records, 2))
    wait_for_turn(desk, qtbot)
    now = desk.controller.game_records()
    assert game(now) != game(records)
    assert now[-1].tag("Practice") == "yes"
    assert open_games() == {game(records): records}


def test_a_file_of_an_open_game_that_has_come_less_far_takes_its_place(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), PLAYED)
    records = play_a_little(qtbot, desk, cards=6)
    leave(desk)
    OpenGames(data_folder()).keep(game(records), write_records(short(records, 2)))
    desk.window.flow.take_over(records)
    assert desk.controller.game_records() == records
    assert (open_games(), in_save()) == ({}, records)
