"""What lies between deals: results, words, proofs, the end of a game, and the next one."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.signals import DealFinished, TableUpdate
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import TrickWon
from sixtysix_gui.rules.fair_deals import keeps_promise, pack_order
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.sound.sounds import Sound, SoundGroup
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.intents import PURPOSES, Act
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.fact_sheets import FairDealSheet, proof_command
from sixtysix_gui.windows.menus.calls import act_id
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet, WordSheet
from sixtysix_gui.windows.viewer.viewer import RecordViewer
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import (
    SHORT,
    Desk,
    answer_sheet,
    begin,
    game_is_over,
    has_played_a_card,
    is_asked,
    messages,
    new_game_sheet,
    open_dialogs,
    play_until,
)
from tests.helpers.windows.trick_words import for_two

pytestmark = pytest.mark.window

WORDS = CardWords()


def has_result(desk: Desk) -> Callable[[], bool]:
    return lambda: isinstance(desk.sheet, DealSheet)


def in_a_deal(qtbot: QtBot, desk: Desk, name: str = "german-66") -> None:
    begin(desk, rule_set(name))
    qtbot.waitUntil(lambda: is_asked(desk))


def named_button(desk: Desk, name: str) -> QPushButton:
    return child(desk.sheet, QPushButton, name)


def test_a_result_keeps_the_table_from_being_played(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set())
    play_until(qtbot, desk, perform_by_keyboard, has_result(desk))
    actions = desk.window.actions_by_name
    assert [act for act in Act if actions[act_id(act)].isEnabled()] == [Act.TRICKS]
    assert desk.window.actions_by_name["save"].isEnabled()
    answer_sheet(qtbot, desk)
    assert desk.sheet is None
    focused = desk.window.focusWidget()
    assert focused is desk.table or desk.table.isAncestorOf(focused), "keys go on to the table"
    game = desk.controller.game
    assert game is not None
    assert game.deals == 1


def test_the_status_tells_no_card_before_it_is_seen(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="fast"))
    last: list[View] = []
    kept: list[bool] = []

    def watch(update: TableUpdate) -> None:
        """Hear what is said while an act of the other player still waits to be shown."""
        view = update.view
        assert view is not None
        if last and not update.fresh_deal and not last[-1].my_turn and desk.table.is_moving:
            before, after = (for_two(rule_set()).status(each) for each in (last[-1], view))
            if before != after:
                kept.append(desk.table.accessibleDescription() != after)
        last.append(view)

    begin(desk, rule_set())
    desk.controller.updated.connect(watch)
    play_until(qtbot, desk, perform_by_keyboard, lambda: len(kept) >= 4)
    assert all(kept)


def test_tab_and_arrows_stay_on_the_sheet(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set())
    play_until(qtbot, desk, perform_by_keyboard, has_result(desk))
    seen: list[str] = []
    for _ in range(5):
        focused = desk.window.focusWidget()
        seen.append(focused.objectName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert seen == ["continue", "again", "tricks", "continue", "again"]


def test_tricks_and_proof_open_from_the_sheet(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), WORDY)
    begin(desk, rule_set())
    play_until(qtbot, desk, perform_by_keyboard, has_result(desk))
    named_button(desk, "tricks").click()
    (tricks,) = open_dialogs()
    assert isinstance(tricks, RecordViewer)
    view = desk.seen
    assert tricks.deal.tricks == view.won
    before = desk.table.table_scene.view
    qtbot.waitUntil(tricks.isActiveWindow)
    QTest.keyClick(tricks, Qt.Key.Key_End)
    assert tricks.place == tricks.deal.last
    QTest.keyClick(tricks, Qt.Key.Key_Escape)
    assert desk.table.table_scene.view is before, "the table of the game is another one"
    desk.window.activateWindow()
    qtbot.waitUntil(desk.window.isActiveWindow)
    QTest.keyClicks(desk.window.focusWidget(), shown_key(PURPOSES[Act.TRICKS]))
    (again,) = open_dialogs()
    assert isinstance(again, RecordViewer)
    again.close()
    named_button(desk, "proof").click()
    proof = desk.window.questions.page
    assert isinstance(proof, FairDealSheet)
    shown = desk.controller.proof
    assert shown is not None
    assert any(fact.value == proof_command(shown) for fact in proof.facts)
    assert keeps_promise(shown.promise, shown.rules, shown.code, shown.nonce)
    proof.closed.emit()
    assert has_result(desk)()


def test_the_end_of_a_game_leads_to_a_new_one(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(3))
    begin(desk, SHORT)
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    named_button(desk, "look-back").click()
    (look_back,) = open_dialogs()
    assert isinstance(look_back, RecordViewer)
    look_back.close()
    named_button(desk, "other-game").click()
    assert not open_dialogs(), "nothing is given up, so nothing is asked first"
    new_game_sheet(desk).deal.click()
    qtbot.waitUntil(lambda: desk.sheet is None)
    game = desk.controller.game
    assert game is not None
    assert game.won == (0, 0)


@pytest.mark.parametrize("seed", [1, 3])
def test_the_music_of_an_end_follows_who_has_won(
    qtbot: QtBot, make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    desk = make_desk(RandomPlayer(seed))
    heard: list[Sound] = []
    monkeypatch.setattr(desk.table, "let_hear", heard.append)  # nothing moves: no music by itself
    ended: list[DealFinished] = []
    desk.controller.deal_finished.connect(ended.append)
    begin(desk, SHORT)
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    music = [sound for sound in heard if sound.group is SoundGroup.MUSIC]
    won = [end.outcome.points[end.seat] > 0 for end in ended]
    deals = [Sound.DEAL_WON if each else Sound.DEAL_LOST for each in won]
    is_won = won[-1]
    assert music == [*deals, Sound.GAME_WON if is_won else Sound.DEAL_LOST]


def test_a_new_game_is_chosen_over_the_running_one(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    in_a_deal(qtbot, desk)
    play_until(qtbot, desk, perform_by_keyboard, lambda: has_played_a_card(desk))
    before = desk.controller.game_records()
    desk.window.actions_by_name["new_game"].trigger()
    assert messages() == []
    new_game_sheet(desk).cancel.click()
    assert desk.sheet is None
    assert desk.controller.game_records() == before


WORDY = Settings(speed="none", offer_word=True)


def test_a_word_is_mixed_into_the_deal(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), WORDY)
    begin(desk, rule_set())
    assert isinstance(desk.sheet, WordSheet)
    promise = desk.controller.promise
    assert promise is not None
    QTest.keyClicks(desk.window.focusWidget(), "Fuchs und Hase")
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.view is not None)
    play_until(qtbot, desk, perform_by_keyboard, has_result(desk))
    proof = desk.controller.proof
    assert proof is not None
    assert proof.word == "Fuchs und Hase"
    assert proof.promise == promise.text
    record = desk.controller.game_records()[0]
    assert record.pack == pack_order(proof.code, 24, proof.word)


def test_the_next_word_is_asked_for_on_the_result(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), WORDY)
    begin(desk, rule_set())
    play_until(qtbot, desk, perform_by_keyboard, has_result(desk))
    field = child(desk.sheet, QLineEdit, "word")
    QTest.keyClicks(field, "again")
    desk.window.resize(1100, 720)
    qtbot.wait(1)
    again = child(desk.sheet, QLineEdit, "word")
    assert again.text() == "again", "a word typed before the window was resized is kept"
    answer_sheet(qtbot, desk)
    assert desk.controller.game_records()[1].tag("Word") == "again"


@pytest.mark.parametrize("human_deals", [Seat.A, Seat.B])
def test_the_status_says_whose_turn_it_is(
    qtbot: QtBot, make_desk: OpenDesk, human_deals: Seat
) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set(), human_deals)
    qtbot.waitUntil(lambda: is_asked(desk))
    qtbot.waitUntil(lambda: desk.table.accessibleDescription().startswith("Your"))
    expected = "Your turn: play any card." if human_deals is Seat.A else "Your lead."
    assert desk.table.accessibleDescription().startswith(expected)


def test_a_refusal_is_said_at_the_table(
    qtbot: QtBot, make_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = make_desk(RandomPlayer(1))
    in_a_deal(qtbot, desk, "santase")
    said: list[str] = []
    monkeypatch.setattr(desk.table, "show_refusal", said.append)
    desk.table.move_refused.emit(CLOSE_TALON)
    assert said == ["Under these rules, nobody may close before the first trick."]


def test_while_both_cards_lie_there_nothing_is_expected(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1), Settings(speed="fast"))
    said: list[tuple[str, bool]] = []

    def watch(update: TableUpdate) -> None:
        """Hear what stands there while a trick that is complete waits to be shown."""
        filled = any(isinstance(event, TrickWon) for event in update.events)
        if filled and desk.table.is_moving:
            said.append((desk.table.status_text, update.view.my_turn))

    begin(desk, rule_set())
    desk.controller.updated.connect(watch)
    play_until(qtbot, desk, perform_by_keyboard, lambda: len(said) >= 6)
    whose = {turn for _, turn in said}
    assert whose == {True, False}
    next_of_others = {text for text, mine in said if not mine}
    assert {text for text, mine in said if mine} == {""}
    assert all(text == "" or text.startswith("Queen to lead") for text in next_of_others)


def test_a_view_that_is_past_when_the_table_comes_to_it_says_nothing(
    qtbot: QtBot, make_desk: OpenDesk
) -> None:
    desk = make_desk(RandomPlayer(1))
    in_a_deal(qtbot, desk)
    past, said = desk.view, desk.table.status_text
    has_gone_on = lambda: is_asked(desk) and desk.table.status_text != said  # noqa: E731
    play_until(qtbot, desk, perform_by_keyboard, has_gone_on)
    now = desk.table.status_text
    desk.table.view_shown.emit(past)
    assert desk.table.status_text == now


def test_the_status_follows_the_marriage_that_is_armed(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(7))
    begin(desk, rule_set())
    can_meld = lambda: (  # noqa: E731
        is_asked(desk)
        and desk.sheet is None
        and desk.table.can(Act.MELD)
        and desk.view is not None
        and desk.view.phase is Phase.LEAD
    )
    play_until(qtbot, desk, perform_by_keyboard, can_meld, seed=3)
    before = desk.table.status_text
    desk.table.act(Act.MELD)
    assert desk.table.status_text.startswith("Now lead the king of ")
    while desk.table.armed_marriage is not None:
        desk.table.act(Act.MELD)
    assert desk.table.status_text == before
