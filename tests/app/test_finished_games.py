"""Games that end at the table are kept for good, whatever kind they are, and nothing else is."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.records import DealRecord, read_records
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.variants import rule_set
from sixtysix_gui.storage.files.folders import data_folder
from sixtysix_gui.windows.menus.actions import Command
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import (
    CODE,
    QUICK,
    Desk,
    game_is_over,
    is_asked,
    messages,
    play_until,
    press_answer,
)

pytestmark = pytest.mark.window


def begin(desk: Desk, *, practice: bool = False) -> None:
    setup = GameSetup(
        rule_set("schnapsen"),
        ("Ada", "Queen"),
        players={Seat.B: "club"},
        code=CODE,
        first_dealer=Seat.B,
        length="deal",
        practice=practice,
    )
    desk.window.flow.begin(setup)


def kept() -> list[DealRecord]:
    files = sorted((data_folder() / "games").glob("*"))
    return [record for file in files for record in read_records(file.read_text("utf-8"))]


def play(qtbot: QtBot, desk: Desk) -> None:
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))


@pytest.mark.parametrize("practice", [False, True])
def test_a_game_is_kept_when_it_ends(make_desk: OpenDesk, qtbot: QtBot, practice: bool) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk, practice=practice)
    qtbot.waitUntil(lambda: is_asked(desk))
    assert kept() == []
    play(qtbot, desk)
    assert kept() == list(desk.controller.game_records())
    assert [record.tag("Practice") for record in kept()] == ["yes" if practice else None]


def test_at_the_next_start_it_is_not_kept_once_more(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk)
    play(qtbot, desk)
    (only,) = kept()
    desk.window.close()
    again = make_desk(RandomPlayer())
    again.window.begin()
    assert kept() == [only]


def test_one_that_a_kill_kept_from_the_folder_is_kept_at_the_next_start(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk)
    play(qtbot, desk)
    (only,) = kept()
    desk.window.close()
    for file in (data_folder() / "games").iterdir():
        file.unlink()
    again = make_desk(RandomPlayer())
    again.window.begin()
    assert kept() == [only]


def test_a_game_given_up_is_kept_with_its_last_deal_as_it_stood(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk)
    qtbot.waitUntil(lambda: is_asked(desk))
    desk.window.actions_by_name[Command.RESIGN].trigger()
    qtbot.waitUntil(lambda: bool(messages()))
    press_answer("Give up")
    qtbot.waitUntil(lambda: bool(kept()))
    (record,) = kept()
    assert (record.abandoned, record.tag("Resigned")) == (True, "A")


def test_a_game_begun_anew_is_not_finished(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk)
    qtbot.waitUntil(lambda: is_asked(desk))
    begin(desk)
    qtbot.waitUntil(lambda: is_asked(desk))
    assert kept() == []


def test_a_deal_played_again_beside_its_game_is_not_kept(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk)
    play(qtbot, desk)
    (only,) = kept()
    desk.controller.play_again()
    qtbot.waitUntil(lambda: desk.controller.is_deal_running)
    play_until(qtbot, desk, perform_by_keyboard, lambda: not desk.controller.is_deal_running)
    assert desk.controller.is_played_again
    assert kept() == [only]


def test_who_wants_none_kept_has_none(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer(), replace(QUICK, keep_games=False))
    begin(desk)
    play(qtbot, desk)
    assert not (data_folder() / "games").exists()


def test_where_it_cannot_be_kept_that_is_said_and_the_game_goes_on(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    (data_folder() / "games").write_text("no folder", "utf-8")
    desk = make_desk(RandomPlayer())
    begin(desk)
    play(qtbot, desk)
    assert "games cannot be made" in desk.window.table_page.notices.text()


def test_a_damaged_month_is_set_aside_and_told(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk)
    play(qtbot, desk)
    (file,) = (data_folder() / "games").iterdir()
    file.write_bytes(b"\0" * 100)
    begin(desk)
    play(qtbot, desk)
    assert "damaged-" in desk.window.table_page.notices.text()
    assert sum(path.read_bytes() == b"\0" * 100 for path in file.parent.iterdir()) == 1
    assert file.read_text("utf-8").startswith("[Format")
