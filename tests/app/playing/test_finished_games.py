"""Games that end at the table are kept for good, whatever kind they are, and nothing else is."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.archive.rows import GameStanding
from sixtysix_gui.records import DealRecord, read_records
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.windows.playing.keeping import FinishedGamesKeeper
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import (
    QUICK,
    Desk,
    begin,
    game_is_over,
    is_asked,
    messages,
    play_until,
    press_answer,
)

pytestmark = pytest.mark.window


def kept() -> list[DealRecord]:
    files = sorted((data_folder() / "games").glob("*"))
    return [record for file in files for record in read_records(file.read_text("utf-8"))]


def play(qtbot: QtBot, desk: Desk) -> None:
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))


@pytest.mark.parametrize("practice", [False, True])
def test_a_game_is_kept_when_it_ends(make_desk: OpenDesk, qtbot: QtBot, practice: bool) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk, "schnapsen", length="deal", practice=practice)
    qtbot.waitUntil(lambda: is_asked(desk))
    assert kept() == []
    play(qtbot, desk)
    assert kept() == list(desk.controller.game_records())
    assert [record.tag("Practice") for record in kept()] == ["yes" if practice else None]


@pytest.mark.parametrize("practice", [False, True])
def test_the_archive_has_it_at_once(make_desk: OpenDesk, qtbot: QtBot, practice: bool) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk, "schnapsen", length="deal", practice=practice)
    play(qtbot, desk)
    archive = desk.window.archive.archive
    qtbot.waitUntil(lambda: bool(archive.games()))
    (game,), (deal,), (record,) = archive.games(), archive.deals(), kept()
    assert game.standing in (GameStanding.WON, GameStanding.LOST)
    assert game.practice is practice
    assert (game.day, game.time) == (record.tag("Date"), record.tag("Time"))
    assert (deal.counted, deal.is_random) == (not practice, record.tag("Typed") is None)
    assert record.outcome is not None
    assert (deal.points, deal.totals) == (record.outcome.points, record.outcome.totals)
    assert archive.records_of(game) == (record,)


def test_at_the_next_start_it_is_not_kept_once_more(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk, "schnapsen", length="deal")
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
    begin(desk, "schnapsen", length="deal")
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
    begin(desk, "schnapsen", length="deal")
    qtbot.waitUntil(lambda: is_asked(desk))
    desk.window.actions_by_name["resign"].trigger()
    qtbot.waitUntil(lambda: bool(messages()))
    press_answer("Resign")
    qtbot.waitUntil(lambda: bool(kept()))
    (record,) = kept()
    assert (record.abandoned, record.tag("Resigned")) == (True, "A")


def test_a_game_begun_anew_is_not_finished(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk, "schnapsen", length="deal")
    qtbot.waitUntil(lambda: is_asked(desk))
    begin(desk, "schnapsen", length="deal")
    qtbot.waitUntil(lambda: is_asked(desk))
    assert kept() == []


def test_a_deal_played_again_beside_its_game_is_not_kept(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk, "schnapsen", length="deal")
    play(qtbot, desk)
    (only,) = kept()
    desk.controller.play_again()
    qtbot.waitUntil(lambda: desk.controller.is_deal_running)
    play_until(qtbot, desk, perform_by_keyboard, lambda: not desk.controller.is_deal_running)
    assert desk.controller.is_played_again
    assert kept() == [only]


def test_who_wants_none_kept_has_none(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer(), replace(QUICK, keep_games=False))
    begin(desk, "schnapsen", length="deal")
    play(qtbot, desk)
    assert not (data_folder() / "games").exists()


def test_what_is_over_is_kept_as_soon_as_somebody_wants_that_again(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(), replace(QUICK, keep_games=False))
    begin(desk, "schnapsen", length="deal")
    qtbot.waitUntil(lambda: is_asked(desk))
    desk.keeper.change(keep_games=True)
    assert kept() == []
    desk.keeper.change(keep_games=False)
    play(qtbot, desk)
    desk.keeper.change(speed="slow")
    assert kept() == []
    desk.keeper.change(keep_games=True)
    assert kept() == list(desk.controller.game_records())


def fail_to_keep(desk: Desk, qtbot: QtBot) -> tuple[FinishedGamesKeeper, DealRecord]:
    """Play a game that cannot be kept, put right what was wrong, and give that game."""
    place = data_folder() / "games"
    place.write_text("no folder", "utf-8")
    begin(desk, "schnapsen", length="deal")
    play(qtbot, desk)
    place.unlink()
    keeper = child(desk.window, FinishedGamesKeeper)
    (game,) = (each for each in desk.controller.game_records() if each.rules.close)
    return keeper, game


def test_a_game_that_could_not_be_kept_is_kept_with_the_next_one(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer())
    _, first = fail_to_keep(desk, qtbot)
    begin(desk, "schnapsen", length="deal")
    assert kept() == []
    play(qtbot, desk)
    assert kept() == [first, *desk.controller.game_records()]


def test_a_game_that_could_not_be_kept_is_tried_once_more_at_the_end(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    keeper, game = fail_to_keep(make_desk(RandomPlayer()), qtbot)
    keeper.try_again()
    assert kept() == [game]
    keeper.try_again()
    assert kept() == [game]


def test_a_game_that_could_not_be_kept_is_let_go_when_none_is_wanted(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer())
    keeper, _ = fail_to_keep(desk, qtbot)
    desk.keeper.change(keep_games=False)
    keeper.try_again()
    assert not (data_folder() / "games").exists()


def test_one_whose_end_was_taken_back_meanwhile_is_kept_as_it_ended_at_last(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer())
    keeper, first = fail_to_keep(desk, qtbot)
    (data_folder() / "games").write_text("no folder", "utf-8")
    desk.controller.take_back()
    desk.controller.resign()
    (data_folder() / "games").unlink()
    keeper.try_again()
    (record,) = kept()
    assert (record.tag("Game"), record.tag("Resigned")) == (first.tag("Game"), "A")


@pytest.mark.parametrize(
    "name",
    ['Ada\r\n[Game "x"]\n\n1. 9C', '"]\\', "{ Ada ;", "עדה\u202e", "x" * 10_000, "\0\x85\u2028"],
    ids=["lines", "quotes", "comment", "from the right", "long", "nothing"],
)
def test_whatever_somebody_is_called_his_game_can_be_read(
    make_desk: OpenDesk, qtbot: QtBot, name: str
) -> None:
    desk = make_desk(RandomPlayer())
    for _ in range(2):
        begin(desk, "schnapsen", length="deal", names=(name, "Queen"))
        qtbot.waitUntil(lambda: is_asked(desk))
        desk.controller.resign()
        assert kept()[-1:] == list(desk.controller.game_records())
    assert len(kept()) == 2


def test_where_it_cannot_be_kept_that_is_said_and_the_game_goes_on(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    (data_folder() / "games").write_text("no folder", "utf-8")
    desk = make_desk(RandomPlayer())
    begin(desk, "schnapsen", length="deal")
    play(qtbot, desk)
    assert "games cannot be created" in desk.window.table_page.notices.text()


def test_a_damaged_month_is_set_aside_and_told(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(RandomPlayer())
    begin(desk, "schnapsen", length="deal")
    play(qtbot, desk)
    (file,) = (data_folder() / "games").iterdir()
    file.write_bytes(b"\0" * 100)
    begin(desk, "schnapsen", length="deal")
    play(qtbot, desk)
    assert "damaged-" in desk.window.table_page.notices.text()
    assert sum(path.read_bytes() == b"\0" * 100 for path in file.parent.iterdir()) == 1
    assert file.read_text("utf-8").startswith("[Format")
