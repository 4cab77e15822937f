"""The end of a game: revenge or once more, the tally of lost games, and "Out!" asked about."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.tally import FILE_NAME, TallyFile
from sixtysix_gui.windows.menus.actions import menu_rows
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
from sixtysix_gui.windows.sheets.game_sheet import GameSheet
from sixtysix_gui.windows.sheets.tally_cross import SeriesPips, TallyCross, TallyRow
from sixtysix_gui.windows.start_sheet import StartSheet
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import (
    CODE,
    SHORT,
    Desk,
    begin,
    game_is_over,
    is_asked,
    messages,
    play_until,
    press_answer,
)

pytestmark = pytest.mark.window

EVENING = datetime(2026, 1, 9, 20, 0, tzinfo=UTC)
CTRL = Qt.KeyboardModifier.ControlModifier


class Clock:
    """A clock that stands until it is put on."""

    def __init__(self) -> None:
        self.now = EVENING

    def __call__(self) -> datetime:
        return self.now


def start(
    desk: Desk, length: Length = "game", rules: Rules = SHORT, *, practice: bool = False
) -> None:
    """Begin a game, by default one in which the first deal decides."""
    begin(desk, rules, length=length, practice=practice)


def play(qtbot: QtBot, desk: Desk, seed: int = 66) -> None:
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk), seed)


def give_up(qtbot: QtBot, desk: Desk) -> None:
    qtbot.waitUntil(lambda: is_asked(desk))
    desk.controller.resign()
    qtbot.waitUntil(lambda: isinstance(desk.sheet, GameSheet))


def tally_says(desk: Desk) -> str:
    assert desk.sheet is not None
    for kind in (TallyCross, TallyRow, SeriesPips):
        found = desk.sheet.findChild(kind)
        if isinstance(found, kind):
            return found.accessibleName()
    return ""


def main_button(desk: Desk) -> QPushButton:
    assert desk.sheet is not None
    button = desk.sheet.main_button
    assert button is not None
    return button


def once_more(desk: Desk) -> str:
    """What the menu calls it; empty where it is grey."""
    action = desk.window.actions_by_name["once_more"]
    return action.text().replace("&", "") if action.isEnabled() else ""


# ------------------------------------------------------------------------------------- once more


def test_a_lost_game_offers_revenge_without_the_form(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3))
    start(desk, "bummerl")
    assert once_more(desk) == ""
    give_up(qtbot, desk)
    assert (main_button(desk).text(), once_more(desk)) == ("Rematch", "Rematch")
    assert desk.window.table_page.sheets.fan.cards == (), "no cards are spread for the winner"
    before = desk.controller.setup
    assert before is not None
    first = desk.controller.game_records()[0]
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_R, CTRL)
    qtbot.waitUntil(lambda: desk.controller.is_deal_running)
    after = desk.controller.setup
    assert after is not None
    assert (after.rules, after.level, after.length) == (before.rules, "club", "bummerl")
    (record,) = desk.controller.game_records()
    assert record.tag("Game") != first.tag("Game")
    assert record.dealer is first.dealer, "the deal that was given up is dealt by the same"
    assert desk.sheet is None
    assert once_more(desk) == ""


@pytest.mark.parametrize("variant", ["german-66", "schnapsen"])
def test_the_next_dealer_of_the_rules_deals_again(
    qtbot: QtBot, make_desk: OpenDesk, variant: str
) -> None:
    desk = make_desk(RandomPlayer(3))
    rules = replace(rule_set(variant), game_target=1)
    names = ("Ada", "Queen")
    begin(desk, rules, names=names)
    play(qtbot, desk)
    game = desk.controller.game
    assert game is not None
    winner = game.winner
    expected = winner if rules.deal_next == "winner" else Seat.A
    desk.window.actions_by_name["once_more"].trigger()
    qtbot.waitUntil(lambda: bool(desk.controller.game_records()))
    (record,) = desk.controller.game_records()
    assert record.dealer is expected


def test_a_won_game_is_celebrated_and_played_again(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3))
    for seed in range(20):
        start(desk)
        play(qtbot, desk, seed)
        over = desk.window.flow.over
        assert over is not None
        if over.is_won:
            break
    assert main_button(desk).text() == "Play again"
    assert desk.window.table_page.sheets.fan.cards
    assert once_more(desk) == "Play again"


def test_a_game_that_waits_is_not_over(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3))
    start(desk)
    play(qtbot, desk)
    desk.window.actions_by_name["play_again"].trigger()
    assert once_more(desk) == ""


def test_a_single_deal_is_over_after_it(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3))
    names = ("Ada", "Queen")
    begin(desk, rule_set(), names=names, length="deal")
    play(qtbot, desk)
    assert len(desk.controller.game_records()) == 1
    assert main_button(desk).text() in ("Rematch", "Play again")


# -------------------------------------------------------------------------------------- the tally


def lose(qtbot: QtBot, desk: Desk, length: Length) -> None:
    start(desk, length, rule_set())
    give_up(qtbot, desk)


def test_bummerl_are_counted_and_kept(qtbot: QtBot, make_desk: OpenDesk) -> None:
    clock = Clock()
    desk = make_desk(RandomPlayer(3), now=clock)
    lose(qtbot, desk, "bummerl")
    assert tally_says(desk) == "Bummerl so far: you 1, the Queen 0."
    desk.window.close()
    clock.now += timedelta(hours=2)
    second = make_desk(RandomPlayer(3), now=clock)
    second.window.begin()
    qtbot.waitUntil(lambda: isinstance(second.sheet, StartSheet))
    assert tally_says(second) == "Bummerl so far: you 1, the Queen 0.", "counted once"
    lose(qtbot, second, "bummerl")
    assert tally_says(second) == "Bummerl so far: you 2, the Queen 0."
    clock.now += timedelta(hours=7)
    lose(qtbot, second, "bummerl")
    assert tally_says(second) == "Bummerl so far: you 1, the Queen 0."


def test_a_game_that_was_saved_but_not_counted_is_counted_at_the_next_start(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    first = make_desk(RandomPlayer(3))
    lose(qtbot, first, "bummerl")
    first.window.close()
    (data_folder() / FILE_NAME).unlink()
    second = make_desk(RandomPlayer(3))
    second.window.begin()
    qtbot.waitUntil(lambda: isinstance(second.sheet, StartSheet))
    assert tally_says(second) == "Bummerl so far: you 1, the Queen 0."


def test_a_game_that_ended_long_ago_is_not_counted_now(qtbot: QtBot, make_desk: OpenDesk) -> None:
    first = make_desk(RandomPlayer(3))
    lose(qtbot, first, "bummerl")
    first.window.close()
    (data_folder() / FILE_NAME).unlink()
    second = make_desk(RandomPlayer(3), now=lambda: datetime(2999, 1, 1, tzinfo=UTC))
    second.window.begin()
    qtbot.waitUntil(lambda: isinstance(second.sheet, StartSheet))
    assert tally_says(second) == ""


def test_practice_is_not_counted(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3))
    start(desk, "bummerl", practice=True)
    give_up(qtbot, desk)
    assert tally_says(desk) == ""
    assert not (data_folder() / FILE_NAME).exists()


def test_a_series_ends_with_more_than_half_of_its_games(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3))
    said: list[str] = []
    for _ in range(3):
        lose(qtbot, desk, "best-3")
        said.append(tally_says(desk))
    assert said == [
        "Best of 3: you 0, the Queen 1.",
        "Best of 3, lost: you 0, the Queen 2.",
        "Best of 3: you 0, the Queen 1.",
    ]


def test_an_open_game_belongs_to_no_series_that_is_over(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    for said in ("you 0, the Queen 1", "", "you 0, the Queen 1"):
        start(desk, "best-3")
        give_up(qtbot, desk)
        start(desk, "best-3")
        desk.window.actions_by_name["leave"].trigger()
        assert said in tally_says(desk)
        assert bool(said) is bool(tally_says(desk))


def test_single_games_are_compared_only_from_the_second_on(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(3))
    lose(qtbot, desk, "game")
    assert tally_says(desk) == ""
    lose(qtbot, desk, "game")
    assert tally_says(desk) == "Lost games so far: you 2, the Queen 0."


def test_a_bummerl_lost_to_nothing_counts_two(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3))
    start(desk, "bummerl")
    play(qtbot, desk)
    over = desk.window.flow.over
    assert over is not None
    lost = (0, 2) if over.is_won else (2, 0)
    assert tally_says(desk) == f"Bummerl so far: you {lost[0]}, the Queen {lost[1]}."
    assert desk.sheet is not None
    texts = [label.text() for label in desk.sheet.findChildren(QLabel)]
    assert any("counts as two games" in text for text in texts)


def test_a_tally_that_cannot_be_read_is_told(make_desk: OpenDesk) -> None:
    (data_folder() / FILE_NAME).write_bytes(b"\xff")
    desk = make_desk(RandomPlayer(3))
    desk.window.begin()
    (said,) = messages()
    assert "The tally could not be read" in said
    assert str(next(data_folder().glob("damaged-*.json"))) in said
    assert TallyFile(data_folder()).load()[1] is None


# ------------------------------------------------------------------------------------- asking out


def claim(qtbot: QtBot, desk: Desk) -> None:
    """Play until the person may say "Out!", and say it."""

    def may_claim() -> bool:
        view = desk.view
        return view is not None and view.my_turn and GO_OUT in view.legal_moves

    play_until(qtbot, desk, perform_by_keyboard, lambda: may_claim() and is_asked(desk))
    perform_by_keyboard(desk.table, GO_OUT)


def in_game(desk: Desk, level: str) -> None:
    names = ("Ada", "Queen")
    desk.window.flow.begin(GameSetup(rule_set(), names, players={Seat.B: level}, code=CODE))


def has_ended(desk: Desk) -> Callable[[], bool]:
    return lambda: isinstance(desk.sheet, DealSheet)


@pytest.mark.parametrize(
    ("confirm", "level", "asks"),
    [
        ("weak", "novice", True),
        ("weak", "casual", True),
        ("weak", "club", False),
        ("weak", "master", False),
        ("always", "master", True),
        ("never", "novice", False),
    ],
)
def test_out_is_asked_about_against_the_weakest(
    qtbot: QtBot, make_desk: OpenDesk, confirm: str, level: str, asks: bool
) -> None:
    desk = make_desk(RandomPlayer(3), replace(Settings(speed="none"), confirm_out=confirm))
    in_game(desk, level)
    claim(qtbot, desk)
    if asks:
        (said,) = messages()
        assert said.startswith("Say “Out!”? If you miscounted, it costs 2.")
        assert desk.controller.is_deal_running
        press_answer("Out!")
    qtbot.waitUntil(has_ended(desk))
    assert messages() == []


def test_whoever_waits_plays_on(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3), Settings(speed="none", confirm_out="always"))
    in_game(desk, "club")
    claim(qtbot, desk)
    view = desk.view
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Escape)
    assert messages() == []
    assert desk.view == view
    assert not desk.table.is_moving
    focused = desk.window.focusWidget()
    assert focused is desk.table or desk.table.isAncestorOf(focused)


def test_while_something_is_asked_the_game_waits(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3))
    in_game(desk, "club")
    qtbot.waitUntil(lambda: is_asked(desk))
    desk.window.actions_by_name["resign"].trigger()
    actions = desk.window.actions_by_name
    rows = (row for _, rows in menu_rows() for row in rows if not row.submenu)
    enabled = {row.id for row in rows if actions[row.id].isEnabled()}
    assert enabled == {
        "quit",
        "full_screen",
        "menu_bar",
        "sound",
        "history",
        "help",
        "statistics",
    }
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_N, CTRL)
    assert len(messages()) == 1
    press_answer("Keep playing")
    assert actions["new_game"].isEnabled()
    assert actions["resign"].isEnabled()
