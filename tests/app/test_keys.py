"""Keys in the whole window: letters of the table, questions to it, and the sheet of all keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.moves import PLAY_CARD, PlayCard
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.intents import Act
from sixtysix_gui.windows.menus.actions import menu_rows
from sixtysix_gui.windows.telling.help_panel import KeySheet
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import (
    Desk,
    begin,
    heard_by_readers,
    is_asked,
    open_dialogs,
    play_until,
)

pytestmark = pytest.mark.window

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(qtbot: QtBot, make_desk: OpenDesk) -> Desk:
    made = make_desk(RandomPlayer(7))
    made.translations.use("en")
    begin(made, rule_set("german-66"))
    qtbot.waitUntil(lambda: is_asked(made))
    return made


def press(desk: Desk, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(desk.window.focusWidget(), key, modifiers)


def answer(desk: Desk, key: Qt.Key, modifiers: Qt.KeyboardModifier = SHIFT) -> str:
    desk.window.table_page.notices.hide()
    press(desk, key, modifiers)
    notices = desk.window.table_page.notices
    return notices.text() if notices.isVisible() else ""


def points_are_shown(desk: Desk) -> list[int]:
    shown: list[int] = []
    desk.table.points_shown.connect(shown.append)
    return shown


# ------------------------------------------------------------------------------------- letters


@pytest.mark.parametrize("panel", [None, "history", "help"])
def test_a_letter_acts_wherever_the_focus_is(desk: Desk, panel: str | None) -> None:
    desk.window.resize(1400, 800)  # so that a panel lies beside the table and not on it
    if panel is not None:
        desk.window.actions_by_name[panel].trigger()
        assert not desk.table.has_keys
    shown = points_are_shown(desk)
    press(desk, Qt.Key.Key_P)
    assert shown == [0]


def test_german_letters_act_in_german_only(qtbot: QtBot, desk: Desk) -> None:
    shown = points_are_shown(desk)
    press(desk, Qt.Key.Key_U)
    assert shown == []
    desk.keeper.change(language="de")
    qtbot.wait(1)
    for key in (Qt.Key.Key_U, Qt.Key.Key_P):
        press(desk, key)
    assert shown == [0, 0]
    text = desk.window.actions_by_name["close"].text()
    assert text.replace("&", "") == "Zudrehen\tZ"


def test_a_letter_that_is_held_down_acts_once(desk: Desk) -> None:
    shown = points_are_shown(desk)
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_P, NONE, "p", autorep=True)
    QApplication.sendEvent(desk.window.focusWidget(), held)
    assert shown == []


@pytest.mark.parametrize(("letter", "place"), [("\N{CYRILLIC CAPITAL LETTER EM}", 33), ("П", 33)])
def test_a_cyrillic_keyboard_reaches_the_letters(desk: Desk, letter: str, place: int) -> None:
    shown = points_are_shown(desk)
    event = QKeyEvent(QKeyEvent.Type.KeyPress, ord(letter), NONE, place, 0, 0, letter.lower())
    QApplication.sendEvent(desk.window.focusWidget(), event)
    assert shown == [0]


def test_an_act_is_done_by_its_letter_as_from_the_menu(qtbot: QtBot, desk: Desk) -> None:
    can_meld = lambda: is_asked(desk) and desk.table.can(Act.MELD)  # noqa: E731
    play_until(qtbot, desk, perform_by_keyboard, can_meld, seed=3)
    press(desk, Qt.Key.Key_M)
    assert desk.table.armed_marriage is not None


def test_everything_in_the_menus_does_something(desk: Desk) -> None:
    actions = desk.window.actions_by_name
    rows = [row for _, entries in menu_rows() for row in entries if row.text and not row.submenu]
    signals = ("2triggered(bool)", "2toggled(bool)")  # as Qt writes them
    idle = [row.id for row in rows if not any(map(actions[row.id].receivers, signals))]
    assert idle == []


def test_play_again_has_left_its_key_to_another_game(desk: Desk) -> None:
    actions = desk.window.actions_by_name
    assert actions["play_again"].shortcut().toString() == "Ctrl+Shift+R"
    assert actions["once_more"].shortcut().toString() == "Ctrl+R"


# ----------------------------------------------------------------------------------- questions


def hand_of(desk: Desk) -> tuple[Card, ...]:
    view = desk.seen
    return view.hand


def words(card: Card) -> str:
    ranks = dict(zip("9JQKTA", ("nine", "jack", "queen", "king", "ten", "ace"), strict=True))
    suits = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}
    return f"{ranks[card.code[0]]} of {suits[card.code[1]]}"


def test_the_hand_is_told_and_the_second_time_by_suit(desk: Desk) -> None:
    told = answer(desk, Qt.Key.Key_H)
    assert told.startswith("You hold: ")
    assert all(words(card) in told for card in hand_of(desk))
    by_suit = answer(desk, Qt.Key.Key_H)
    suits = {card.code[1] for card in hand_of(desk)}
    assert by_suit.count(":") == len(suits)
    assert sum(by_suit.count(rank) for rank in ("nine", "jack", "queen", "king", "ten", "ace")) == 6
    assert answer(desk, Qt.Key.Key_H) == told


def test_what_lies_on_the_table_is_told(desk: Desk) -> None:
    assert answer(desk, Qt.Key.Key_T) == "Spades are trumps. Nine of spades is face up."
    assert answer(desk, Qt.Key.Key_R) == "No card has been led."
    assert answer(desk, Qt.Key.Key_L) == "No trick has been won yet."
    assert answer(desk, Qt.Key.Key_P) == "You have 0 card points."
    assert answer(desk, Qt.Key.Key_S) == "Score: you 0 of 7, the Queen 0 of 7."
    assert answer(desk, Qt.Key.Key_N) == "12 cards left to draw."
    assert answer(desk, Qt.Key.Key_W) == "Your lead. Spades are trumps."
    assert answer(desk, Qt.Key.Key_I, NONE) == (
        "Spades are trumps. Nine of spades is face up. Trick 1: no card yet. Your lead. Spades "
        "are trumps. Score: you 0 of 7, the Queen 0 of 7."
    )


def test_the_unseen_cards_are_those_of_the_pack_less_what_was_seen(
    qtbot: QtBot, desk: Desk
) -> None:
    def compare() -> None:
        view = desk.seen
        gone = {card for trick in view.won for card in (trick.led, trick.reply)}
        shown = {card for marriage in view.marriages for card in marriage_cards(marriage.suit)}
        seen = gone | {*view.hand, view.turn_up, view.led} | (shown - gone)
        missing = [card for card in pack_cards(24) if card not in seen]
        told = answer(desk, Qt.Key.Key_K)
        assert told.startswith(f"You have not seen {len(missing)} card")

    def marriage_cards(suit: object) -> list[Card]:
        return [card for card in pack_cards(24) if card.suit is suit and card.code[0] in "KQ"]

    compare()
    view = desk.seen
    card = next(move.card for move in view.legal_moves if isinstance(move, PlayCard))
    perform_by_keyboard(desk.table, PLAY_CARD[card])
    qtbot.waitUntil(lambda: desk.view is not None and bool(desk.view.won))
    qtbot.waitUntil(lambda: is_asked(desk))
    compare()


def test_the_last_trick_is_told_as_far_as_the_rules_let_one_look(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    for name, expected in (("german-66", " plays "), ("wiki-66", "you may not look at")):
        made = make_desk(RandomPlayer(7))
        begin(made, rule_set(name))
        had_trick = lambda made=made: (  # noqa: E731
            is_asked(made) and made.view is not None and bool(made.view.won) and not made.view.led
        )
        play_until(qtbot, made, perform_by_keyboard, had_trick)
        assert expected in answer(made, Qt.Key.Key_L).replace("You play", "You plays")
        made.window.close()


def test_what_was_said_last_is_said_again(desk: Desk) -> None:
    heard = heard_by_readers(desk)
    told = answer(desk, Qt.Key.Key_N)
    desk.window.table_page.notices.hide()
    press(desk, Qt.Key.Key_Comma, SHIFT)
    assert heard == [told, told]
    assert desk.window.table_page.notices.text() == told


def test_without_a_deal_every_question_is_answered_by_how_to_begin(make_desk: OpenDesk) -> None:
    made = make_desk(RandomPlayer(1))
    for key in (Qt.Key.Key_H, Qt.Key.Key_T, Qt.Key.Key_K):
        assert answer(made, key) == "Press Ctrl+N to start a new game."


# ------------------------------------------------------------------------------------ key sheet


def test_the_key_sheet_opens_by_its_key_and_from_the_menu(desk: Desk) -> None:
    press(desk, Qt.Key.Key_Question, CONTROL | SHIFT)
    sheet = desk.window.questions.page
    assert isinstance(sheet, KeySheet)
    assert "Ctrl+Shift+R" in sheet.text.replace("\N{WORD JOINER}", "")
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Escape)
    assert not desk.window.questions.is_open
    desk.window.actions_by_name["keys"].trigger()
    assert isinstance(desk.window.questions.page, KeySheet)


@pytest.mark.parametrize("command", ["keys", "deal_code", "fair_deal", "about"])
def test_a_page_over_the_table_leaves_the_game_as_it_is(desk: Desk, command: str) -> None:
    view, records = desk.view, desk.controller.game_records()
    before = desk.window.focusWidget()
    desk.window.actions_by_name[command].trigger()
    page = desk.window.questions.page
    assert page is not None
    assert page.window() is desk.window
    assert not open_dialogs(), "no window of the system"
    for key in (Qt.Key.Key_1, Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_O):
        QTest.keyClick(desk.window.focusWidget(), key)
    assert not desk.window.actions_by_name["close"].isEnabled()
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Escape)
    assert not desk.window.questions.is_open
    assert desk.window.focusWidget() is before
    assert desk.view == view
    assert desk.controller.game_records() == records
    assert desk.window.actions_by_name["close"].isEnabled()
