"""The game is saved after every move and goes on exactly where it stood."""

import pytest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.records import read_records, states_of
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.running_game import FILE_NAME
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.fact_sheets import FairDealSheet
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
from sixtysix_gui.windows.start_sheet import DoorsSheet, StartSheet, WayOn
from sixtysix_gui.windows.telling.history import Level
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer, WaitingPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import (
    answer_sheet,
    begin,
    game_is_over,
    is_asked,
    messages,
    open_dialogs,
    play_until,
    press_answer,
)

pytestmark = pytest.mark.window


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("name", rule_set_names(close=True))
@pytest.mark.parametrize("moves", [0, 1, 5])
def test_a_game_goes_on_where_it_stood(
    qtbot: QtBot, make_desk: OpenDesk, name: str, moves: int
) -> None:
    first = make_desk(RandomPlayer(2))
    begin(first, rule_set(name))
    made = play_until(qtbot, first, perform_by_keyboard, lambda: len(first_moves()) >= moves)
    assert len(made) >= min(moves, 1)
    qtbot.waitUntil(lambda: is_asked(first))
    view, records = first.view, first.controller.game_records()
    first.window.close()
    assert read_records((data_folder() / FILE_NAME).read_bytes()) == records

    second = make_desk(WaitingPlayer())
    second.window.begin()
    assert second.view == view
    assert second.controller.game_records() == records
    assert second.window.table_page.notices.text() == "Your game continues where you left off."
    assert not open_dialogs()


@pytest.mark.parametrize("name", ["german-66", "schnapsen", "santase"])
def test_what_happened_is_told_from_the_record_just_as_it_was_told(
    qtbot: QtBot, make_desk: OpenDesk, name: str
) -> None:
    first = make_desk(RandomPlayer(2))
    begin(first, rule_set(name))
    in_third_deal = lambda: deals_saved() == 3 and len(first_moves()) >= 5  # noqa: E731
    play_until(qtbot, first, perform_by_keyboard, lambda: in_third_deal() and is_asked(first))
    told = first.window.flow.narration.lines()
    first.window.close()
    second = make_desk(WaitingPlayer())
    second.window.begin()
    assert second.window.flow.narration.lines() == told
    panel = second.window.table_page.history
    seen = second.window.flow.narration.lines_within_rules()
    assert panel.sentences == [line.text for line in seen if line.level is Level.SENTENCE]
    second.window.actions_by_name["history"].trigger()
    lines = second.window.focusWidget()
    assert isinstance(lines, QListWidget)
    assert lines.currentItem().text() == told[-1].text
    second.keeper.change(language="de")
    qtbot.waitUntil(lambda: lines.item(0).text() == "Spiel 1")


def test_what_the_other_drew_is_not_told_from_the_record(qtbot: QtBot, make_desk: OpenDesk) -> None:
    first = make_desk(RandomPlayer(2))
    begin(first, rule_set())
    play_until(qtbot, first, perform_by_keyboard, lambda: len(first_moves()) >= 5)
    view = first.view
    assert view is not None
    first.window.close()
    second = make_desk(WaitingPlayer())
    second.window.begin()
    text = " ".join(second.window.flow.narration.sentences())
    words = CardWords()
    assert view.unseen
    assert [card for card in view.unseen if words.card(card) in text] == []


def test_nothing_is_recalled_aloud(make_desk: OpenDesk, qtbot: QtBot) -> None:
    first = make_desk(RandomPlayer(2))
    begin(first, rule_set())
    play_until(qtbot, first, perform_by_keyboard, lambda: len(first_moves()) >= 5)
    first.window.close()
    second = make_desk(WaitingPlayer())
    said: list[str] = []

    def hear(text: str, _: bool) -> None:
        said.append(text)

    second.window.flow.narration.announcer.said.connect(hear)
    second.window.begin()
    qtbot.wait(1)
    recalled = second.window.flow.narration.sentences()
    assert recalled
    assert [one for one in recalled if one in " ".join(said)] == []


def test_the_promise_of_a_deal_is_shown_until_it_is_proved(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    first = make_desk(RandomPlayer(2), Settings(speed="none"))
    rules = rule_set()
    first.window.flow.begin(GameSetup(rules, ("Ada", "Queen"), players={Seat.B: "club"}))
    qtbot.waitUntil(lambda: is_asked(first))
    first.window.actions_by_name["fair_deal"].trigger()
    page = first.window.questions.page
    assert isinstance(page, FairDealSheet)
    shown = [fact.value for fact in page.facts]
    promise = first.controller.open_promise
    assert promise is not None
    assert shown == [promise.text]
    first.window.close()
    second = make_desk(RandomPlayer(2))
    second.window.begin()
    assert second.controller.open_promise == promise
    play_until(qtbot, second, perform_by_keyboard, lambda: isinstance(second.sheet, DealSheet))
    assert second.controller.proof is not None
    assert second.controller.proof.promise == promise.text
    assert second.controller.open_promise not in (None, promise)


def deals_saved() -> int:
    saved = data_folder() / FILE_NAME
    return len(read_records(saved.read_bytes())) if saved.exists() else 0


def first_moves() -> tuple[object, ...]:
    saved = data_folder() / FILE_NAME
    return read_records(saved.read_bytes())[-1].moves if saved.exists() else ()


def test_a_finished_deal_comes_back_with_its_result(qtbot: QtBot, make_desk: OpenDesk) -> None:
    first = make_desk(RandomPlayer(2))
    begin(first, rule_set())
    play_until(qtbot, first, perform_by_keyboard, lambda: isinstance(first.sheet, DealSheet))
    game, proof = first.controller.game, first.controller.proof
    first.window.close()
    second = make_desk(RandomPlayer(2))
    second.window.begin()
    qtbot.waitUntil(lambda: isinstance(second.sheet, DealSheet))
    assert second.controller.game == game
    assert second.controller.proof == proof
    answer_sheet(qtbot, second)
    assert len(second.controller.game_records()) == 2


def test_a_finished_game_comes_back_on_the_start_sheet(qtbot: QtBot, make_desk: OpenDesk) -> None:
    first = make_desk(RandomPlayer(3))
    begin(first, rule_set("house-66"))
    play_until(qtbot, first, perform_by_keyboard, lambda: game_is_over(first))
    over = first.window.flow.over
    first.window.close()
    second = make_desk(RandomPlayer(3))
    second.window.begin()
    assert isinstance(second.sheet, StartSheet)
    assert second.sheet.way in (WayOn.AGAIN, WayOn.REVENGE)
    again = second.window.flow.over
    assert over is not None
    assert again is not None
    assert (again.game, again.records) == (over.game, over.records)


DAMAGED = [
    b"\xff\xfe not a text",
    b"",
    b"this is no record\n",
    b'[Format "66R 1"]\n[Variant "german-66"]\n',
    b"\0" * 2048,
]


@pytest.mark.parametrize("data", DAMAGED)
def test_a_damaged_save_is_set_aside_and_said(make_desk: OpenDesk, data: bytes) -> None:
    folder = data_folder()
    (folder / FILE_NAME).write_bytes(data)
    desk = make_desk(RandomPlayer(1))
    desk.window.begin()
    (aside,) = folder.glob("damaged-*.66r")
    assert aside.read_bytes() == data
    (said,) = messages()
    assert str(aside) in said
    press_answer("Close")
    assert isinstance(desk.sheet, DoorsSheet)
    assert desk.window.focusWidget() is desk.sheet.teach


def test_a_save_cut_short_at_any_place_is_set_aside_or_read(
    qtbot: QtBot, make_desk: OpenDesk, exhaustive: bool
) -> None:
    first = make_desk(RandomPlayer(2))
    begin(first, rule_set())
    play_until(qtbot, first, perform_by_keyboard, lambda: len(first_moves()) >= 6)
    first.window.close()
    path = data_folder() / FILE_NAME
    whole = path.read_bytes()
    for length in range(0, len(whole), 1 if exhaustive else 97):
        path.write_bytes(whole[:length])
        desk = make_desk(WaitingPlayer())
        desk.window.begin()
        records = desk.controller.game_records()
        assert not records or states_of(records[-1])
        assert path.exists() == bool(records), "what cannot be read is out of the way"
        for dialog in open_dialogs():
            dialog.close()
        desk.window.close()


def test_an_empty_folder_offers_a_game(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.begin()
    assert isinstance(desk.sheet, DoorsSheet)
    desk.sheet.play.click()
    assert desk.view is not None
