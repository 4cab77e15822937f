"""What readers of the screen are told while a game is played, and what can be read again."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.moves import GO_OUT, PLAY_CARD, PlayCard
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.intents import Act
from sixtysix_gui.windows.telling.history import Level
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import Desk, begin, game_is_over, is_asked, play_until

pytestmark = pytest.mark.window

TWO_DEALS = replace(rule_set("german-66"), game_target=4)
"""A game that no single deal wins, and that is over soon."""


@pytest.fixture
def desk(qtbot: QtBot, make_desk: OpenDesk) -> Desk:
    made = make_desk(RandomPlayer(7))
    qtbot.addWidget(made.window)
    return made


@pytest.fixture
def said(desk: Desk) -> list[tuple[str, bool]]:
    heard: list[tuple[str, bool]] = []

    def hear(text: str, now: bool) -> None:
        heard.append((text, now))

    desk.window.flow.narration.announcer.said.connect(hear)
    return heard


def test_a_deal_begins_with_all_that_is_to_be_seen(
    qtbot: QtBot, desk: Desk, said: list[tuple[str, bool]]
) -> None:
    begin(desk, rule_set("german-66"))
    qtbot.waitUntil(lambda: bool(said) and "Your lead" in said[-1][0])
    text = " ".join(text for text, _ in said)
    assert "The Queen deals." in text
    assert "The trump card is the nine of spades." in text
    assert text.endswith("Your lead. Spades are trumps.")
    assert not any(now for _, now in said)


def test_a_trick_is_told_in_order(qtbot: QtBot, desk: Desk, said: list[tuple[str, bool]]) -> None:
    begin(desk, rule_set("german-66"))
    view = desk.seen
    card = next(move.card for move in view.legal_moves if isinstance(move, PlayCard))
    said.clear()
    perform_by_keyboard(desk.table, PLAY_CARD[card])
    qtbot.waitUntil(lambda: desk.view is not None and bool(desk.view.won))
    qtbot.waitUntil(lambda: any("the trick." in text for text, _ in said))
    text = " ".join(text for text, _ in said)
    parts = ["You lead ", "The Queen plays ", " the trick."]
    places = [text.index(part) for part in parts]
    assert places == sorted(places)
    assert desk.window.table_page.history.sentences[-1] in text


def test_a_refusal_interrupts(qtbot: QtBot, desk: Desk, said: list[tuple[str, bool]]) -> None:
    begin(desk, rule_set("german-66"))
    qtbot.waitUntil(lambda: bool(said))
    said.clear()
    desk.table.act(Act.OUT)
    assert said == [("You need a trick before you may go out. Lead a card.", True)]
    assert not desk.table.can(Act.OUT)
    assert GO_OUT not in (desk.view.legal_moves if desk.view else ())


def test_all_of_a_game_can_be_read_again(qtbot: QtBot, desk: Desk) -> None:
    begin(desk, TWO_DEALS)
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    told = desk.window.table_page.history.sentences
    assert told == desk.window.flow.narration.sentences()
    deals = sum(sentence.endswith(" deals.") or sentence == "You deal." for sentence in told)
    game = desk.controller.game
    assert game is not None
    assert deals == game.deals > 1
    ends = [sentence for sentence in told if "the deal" in sentence]
    assert len(ends) >= game.deals


def test_what_every_deal_brought_can_be_read_but_is_not_said_twice(
    qtbot: QtBot, desk: Desk, said: list[tuple[str, bool]]
) -> None:
    begin(desk, TWO_DEALS)
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    game = desk.controller.game
    assert game is not None
    told = desk.window.table_page.history.sentences
    brought = [found for found in map(BROUGHT.fullmatch, told) if found is not None]
    for whose, won in zip(("you", "the Queen"), game.won, strict=True):
        assert sum(int(each[1]) for each in brought if each[2] == whose) == won
    assert len(brought) + told.count("No game points.") == game.deals
    assert not [text for text, _ in said if any(each[0] in text for each in brought)]


BROUGHT = re.compile(r"(\d+) game point\S* for ([\w ]+)\. Score: from \d+ to \d+\.")
"""What stands in the panel at the end of a deal that somebody has won."""


def test_what_happened_is_grouped_by_deal_and_trick(qtbot: QtBot, desk: Desk) -> None:
    begin(desk, TWO_DEALS)
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    lines = desk.window.flow.narration.lines()
    deals = [line.text for line in lines if line.level is Level.DEAL]
    records = desk.controller.game_records()
    assert deals == [f"Deal {number}" for number in range(1, len(records) + 1)]
    tricks: list[list[str]] = []
    for line in lines:
        if line.level is Level.DEAL:
            tricks.append([])
        elif line.level is Level.TRICK:
            tricks[-1].append(line.text)
    # a card that was led and never answered, because the other went out, is a trick here, too
    led = [sum(isinstance(move, PlayCard) for move in record.moves) for record in records]
    assert tricks == [
        [f"Trick {number}" for number in range(1, (cards + 1) // 2 + 1)] for cards in led
    ]
    for before, line in pairwise(lines):
        if line.text.startswith(("You lead ", "The Queen leads ")):
            assert before.level is Level.TRICK or before.text.startswith(BEFORE_A_LEAD), line


BEFORE_A_LEAD = (
    "You announce",
    "The Queen announces",
    "You exchange",
    "The Queen exchanges",
    "You close",
    "The Queen closes",
    "You pass",
    "The Queen passes",
)
"""What may be done in a trick before its first card."""


def test_the_panel_is_opened_read_and_put_away_by_keys(qtbot: QtBot, desk: Desk) -> None:
    begin(desk, rule_set("german-66"))
    window, panel = desk.window, desk.window.table_page.history
    qtbot.waitUntil(lambda: bool(panel.sentences))
    window.actions_by_name["history"].trigger()
    lines = window.focusWidget()
    assert panel.isAncestorOf(lines)
    assert lines.accessibleName() == "What happened"
    assert isinstance(lines, QListWidget)
    assert lines.currentRow() == lines.count() - 1
    QTest.keyClick(lines, Qt.Key.Key_Escape)
    assert panel.isHidden()
    assert lines.currentRow() == -1
    assert desk.table.has_keys
    assert not window.actions_by_name["history"].isChecked()


def tricks_in_panel(desk: Desk) -> list[str]:
    """The headings of tricks that can be read again."""
    lines = child(desk.window.table_page.history, QListWidget)
    texts = [lines.item(row).text() for row in range(lines.count())]
    return [text for text in texts if text.startswith("Trick ")]


LATER = "You can read earlier tricks again after the deal."


@pytest.mark.parametrize(
    ("look_back", "own"), [("last-until-next-lead", False), ("none", False), ("own", True)]
)
def test_a_deal_that_counts_tells_no_more_than_its_rules_let_one_look_at(
    qtbot: QtBot, desk: Desk, look_back: str, own: bool
) -> None:
    begin(desk, rule_set("german-66").with_overrides({"look_back": look_back}))
    panel = desk.window.table_page.history
    play_until(qtbot, desk, perform_by_keyboard, lambda: is_in_trick(desk, 4))
    view = desk.seen
    mine = [n for n, trick in enumerate(view.won, 1) if trick.winner is view.seat]
    shown = tricks_in_panel(desk)
    assert shown[-1] in ("Trick 3", "Trick 4")
    last = int(shown[-1].removeprefix("Trick "))
    assert shown[:-1] == [f"Trick {n}" for n in mine if own and n != last]
    assert LATER in panel.sentences
    play_until(qtbot, desk, perform_by_keyboard, lambda: desk.sheet is not None)
    assert tricks_in_panel(desk)[:4] == [f"Trick {n}" for n in range(1, 5)]
    assert LATER not in panel.sentences


def test_readers_of_the_screen_and_practice_tell_all_tricks(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    begin(desk, rule_set("german-66"))
    play_until(qtbot, desk, perform_by_keyboard, lambda: is_in_trick(desk, 4))
    assert tricks_in_panel(desk)[:3] == ["Trick 1", "Trick 2", "Trick 3"]


def is_in_trick(desk: Desk, number: int) -> bool:
    return desk.view is not None and desk.view.trick_number >= number and is_asked(desk)


def test_looking_back_before_a_deal_is_over_says_why_not(
    qtbot: QtBot, desk: Desk, said: list[tuple[str, bool]]
) -> None:
    begin(desk, rule_set("german-66"))
    qtbot.waitUntil(lambda: is_asked(desk))
    said.clear()
    focused = desk.window.focusWidget()
    QTest.keyClick(focused, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    reason = "There is no deal to review yet: this one is still in progress."
    assert (reason, True) in said


def test_only_one_panel_is_open(desk: Desk) -> None:
    actions, page = desk.window.actions_by_name, desk.window.table_page
    actions["history"].trigger()
    actions["help"].trigger()
    assert (page.help.isHidden(), page.history.isHidden()) == (False, True)
    actions["history"].trigger()
    assert (page.help.isHidden(), page.history.isHidden()) == (True, False)


def test_what_happened_is_told_in_another_language_and_with_other_cards(
    qtbot: QtBot, desk: Desk
) -> None:
    begin(desk, rule_set("german-66"))
    panel = desk.window.table_page.history
    qtbot.waitUntil(lambda: bool(panel.sentences))
    desk.keeper.change(language="de")
    qtbot.waitUntil(lambda: "Trumpfkarte: Pik-Neun." in panel.sentences)
    assert "Die Dame gibt." in panel.sentences, "the other is called in this language, too"
    desk.keeper.change(deck="german")
    qtbot.waitUntil(lambda: "Trumpfkarte: Laub-Neun." in panel.sentences)
    names = [button.accessibleName() for button in desk.table.reader_buttons]
    assert "Talon, 12 Karten" in names


def test_a_trick_that_rests_and_the_last_one_are_told_in_the_line(qtbot: QtBot, desk: Desk) -> None:
    begin(desk, rule_set("german-66"))
    qtbot.waitUntil(lambda: is_asked(desk))
    view = desk.seen
    told: list[str] = []
    notices = desk.table.table_scene.notices

    def note(_trick: object) -> None:
        told.append(notices.line_text)

    desk.table.trick_rests.connect(note)
    desk.controller.propose(next(move for move in view.legal_moves if isinstance(move, PlayCard)))
    qtbot.waitUntil(lambda: is_asked(desk) and bool(desk.view and desk.view.won))
    assert set(told) <= {"Your trick.", "The Queen wins the trick."}
    assert told
    desk.table.act(Act.TRICKS)
    who = r"(you|the Queen) led and won it|(you|the Queen) led, (the Queen|you) won"
    assert re.search(who, notices.line_text), notices.line_text
    desk.table.act(Act.TRICKS)
    assert notices.line_text == desk.table.status_text
