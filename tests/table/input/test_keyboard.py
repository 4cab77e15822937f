"""The table by key events alone."""

from dataclasses import replace
from typing import Literal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.cards import Card, PhysicalCard, Suit
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.table.intents import PURPOSES, Act
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.stops import PileOf, StopName
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.deals import ME, deal_with, fresh_state
from tests.helpers.table.driver import go_to
from tests.helpers.table.game import HAND, TableGame, usual_deal
from tests.table.conftest import STOPS_BESIDE_HAND, MakeTable

pytestmark = pytest.mark.window

ACE = Card.parse("AC")


def key_of(act: Act) -> Qt.Key:
    return Qt.Key(ord(shown_key(PURPOSES[act])))


def test_the_first_key_only_shows_where_the_focus_is(table: Table, game: TableGame) -> None:
    assert table.focus_name is None
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert table.focus_name == table.table_scene.zones.own_hand.cards()[0]
    assert game.proposed == []
    assert table.table_scene.focus_ring.isVisible()


@pytest.mark.usefixtures("game")
def test_up_and_down_lead_to_the_acts_and_back(table: Table) -> None:
    QTest.keyClick(table, Qt.Key.Key_Home)
    QTest.keyClick(table, Qt.Key.Key_Up)
    assert table.focus_name == MELD[Suit.HEARTS]
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert isinstance(table.focus_name, PhysicalCard)


def test_the_card_in_focus_rises_and_enter_plays_it(table: Table, game: TableGame) -> None:
    go_to(table, PhysicalCard(ACE))
    hand = table.table_scene.zones.own_hand
    assert hand.risen is hand.item_showing(ACE)
    QTest.keyClick(table, Qt.Key.Key_Enter)
    assert game.proposed == [PLAY_CARD[ACE]]


def test_the_key_of_marriages_goes_through_them_all(table: Table) -> None:
    state = deal_with("german-66", "KH QH KC QC TC JD", "JS")
    TableGame(table, state)
    armed: list[Suit | None] = []
    for _ in range(4):
        table.act(Act.MELD)
        armed.append(table.armed_marriage)
    assert armed == [Suit.CLUBS, Suit.HEARTS, None, Suit.CLUBS]


@pytest.mark.parametrize(
    ("hand", "act", "move"),
    [
        ("KH AH 9S AC TC JD", Act.MELD, MELD[Suit.HEARTS]),
        ("AH TH 9S AC TC JD", Act.MELD, MELD[Suit.SPADES]),
        (HAND, Act.EXCHANGE, EXCHANGE_TRUMP),
        (HAND, Act.DRAW, DRAW),
        (HAND, Act.OUT, GO_OUT),
    ],
)
def test_the_key_of_an_impossible_act_is_refused_by_the_table(
    table: Table, window: QWidget, hand: str, act: Act, move: Move
) -> None:
    game = TableGame(table, deal_with("german-66", hand, "JS"))
    assert not table.can(act)
    QTest.keyClick(window.focusWidget(), key_of(act))
    assert (game.proposed, game.refused) == ([], [move])


def test_the_keys_of_acts_say_nothing_while_the_opponent_is_to_act(
    table: Table, game: TableGame
) -> None:
    game.do(PLAY_CARD[ACE])
    for act in (Act.MELD, Act.EXCHANGE, Act.CLOSE, Act.DRAW, Act.OUT):
        QTest.keyClick(table, key_of(act))
    assert game.refused == []


@pytest.mark.usefixtures("game")
def test_tab_goes_through_everything_and_then_leaves(table: Table, window: QWidget) -> None:
    table.clearFocus()
    table.setFocus(Qt.FocusReason.TabFocusReason)
    names: list[object] = []
    while table.has_keys and len(names) < 20:
        names.append(table.focus_name)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    cards = table.table_scene.zones.own_hand.cards()
    assert names == [*cards, *STOPS_BESIDE_HAND]
    assert window.focusWidget() is window.findChild(QPushButton)


def test_won_tricks_can_be_looked_at(table: Table, game: TableGame) -> None:
    game.do(PLAY_CARD[ACE])
    game.do(PLAY_CARD[Card.parse("9H")])
    go_to(table, PileOf(Chair.SOUTH))
    opened = table.table_scene.opened_tricks
    for shown in (True, False):
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert opened.is_open is shown
    table.act(Act.TRICKS)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not opened.is_open


@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_where_no_card_can_be_played_the_focus_is_on_what_leads_on(table: Table, name: str) -> None:
    game = TableGame(table, fresh_state(name, 3))
    QTest.keyClick(table, Qt.Key.Key_Home)
    while not game.state.is_over:
        legal = game.state.legal_moves()
        cards = [move for move in legal if isinstance(move, PlayCard)]
        waits = [move for move in legal if move in (DRAW, PASS)]
        if game.state.to_act is ME and waits and not cards:
            QTest.keyClick(table, Qt.Key.Key_Return)
            assert game.proposed.pop() == waits[0]
        else:
            game.do((waits or cards)[0])
        focus = table.focus_name
        assert not isinstance(focus, Chair)
        assert focus != GO_OUT
    assert not table.table_scene.opened_tricks.is_open


def test_every_act_has_a_key_of_its_own() -> None:
    assert set(PURPOSES) == set(Act)
    assert len(set(PURPOSES.values())) == len(PURPOSES)


# --------------------------------------------------------------------------- forbidden cards


def codes(names: list[StopName | None]) -> list[str]:
    return [name.card.code if isinstance(name, PhysicalCard) else str(name) for name in names]


def along(table: Table, key: Qt.Key, times: int, modifiers: Qt.KeyboardModifier) -> list[str]:
    names: list[StopName | None] = []
    for _ in range(times):
        QTest.keyClick(table, key, modifiers)
        names.append(table.focus_name)
    return codes(names)


NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.usefixtures("game")
def test_arrows_go_around_the_hand(table: Table) -> None:
    hand = [card.card.code for card in table.table_scene.zones.own_hand.cards()]
    QTest.keyClick(table, Qt.Key.Key_Home)
    assert along(table, Qt.Key.Key_Right, 6, NONE) == [*hand[1:], hand[0]]
    assert along(table, Qt.Key.Key_Left, 1, NONE) == hand[-1:]


@pytest.mark.usefixtures("strict")
def test_arrows_pass_over_forbidden_cards_and_with_shift_go_to_every_card(table: Table) -> None:
    hand = [card.card.code for card in table.table_scene.zones.own_hand.cards()]
    QTest.keyClick(table, Qt.Key.Key_Home)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        assert set(along(table, key, 5, NONE)) == {"KH", "QH"}
    QTest.keyClick(table, Qt.Key.Key_Home)
    assert along(table, Qt.Key.Key_Right, 6, SHIFT) == [*hand[1:], hand[0]]
    assert along(table, Qt.Key.Key_Left, 6, SHIFT) == [*hand[:0:-1], hand[0]]


def test_ctrl_and_a_number_go_to_a_card_even_a_forbidden_one(
    table: Table, strict: TableGame
) -> None:
    hand = table.table_scene.zones.own_hand.cards()
    for number, card in enumerate(hand, 1):
        QTest.keyClick(table, Qt.Key(ord(str(number))), CONTROL)
        assert table.focus_name == card
    QTest.keyClick(table, Qt.Key.Key_8, CONTROL)
    assert table.focus_name == hand[-1], "there is no eighth card"
    QTest.keyClick(table, Qt.Key.Key_Return)
    refused = [] if hand[-1].card.code in ("KH", "QH") else [PLAY_CARD[hand[-1].card]]
    assert strict.refused == refused


def test_in_strict_play_the_focus_goes_to_the_nearest_card_that_may_be_played(
    table: Table,
) -> None:
    state = usual_deal(dealer=ME)
    rules = replace(state.rules, exchange_card="none")  # so that nothing comes in between
    game = TableGame(table, replace(state, rules=rules))
    go_to(table, PhysicalCard(ACE))
    for move in (CLOSE_TALON, PLAY_CARD[Card.parse("TH")]):
        game.do(move)
    hand = table.table_scene.zones.own_hand.cards()
    ace = hand.index(PhysicalCard(ACE))
    places = {card.card.code: abs(hand.index(card) - ace) for card in hand}
    nearest = min(("KH", "QH"), key=lambda code: places[code])
    assert codes([table.focus_name]) == [nearest]


@pytest.mark.parametrize(
    ("lead_card", "before", "after"),
    [
        ("either", "AC", {"KH", "QH"}),
        ("either", "KH", {"KH"}),
        ("either", "QH", {"QH"}),
        ("king", "QH", {"KH"}),
    ],
)
def test_a_marriage_that_is_armed_takes_the_focus_to_a_card_that_may_be_led(
    table: Table, qtbot: QtBot, lead_card: Literal["either", "king"], before: str, after: set[str]
) -> None:
    state = usual_deal()
    game = TableGame(table, replace(state, rules=replace(state.rules, meld_lead_card=lead_card)))
    go_to(table, PhysicalCard(Card.parse(before)))
    table.act(Act.MELD)
    (focused,) = codes([table.focus_name])
    assert focused in after
    QTest.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(game.proposed) == 2)
    assert game.proposed == [MELD[Suit.HEARTS], PLAY_CARD[Card.parse(focused)]]


def test_while_a_card_moves_no_ring_stays_and_enter_only_ends_it(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="slow"))
    game = TableGame(table, usual_deal())
    go_to(table, PhysicalCard(ACE))
    ring = table.table_scene.focus_ring
    assert ring.isVisible()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert game.proposed == [PLAY_CARD[ACE]]
    assert (table.is_moving, ring.isVisible()) == (True, False)
    table.finish_motions()
    assert ring.isVisible()
    game.do(PLAY_CARD[Card.parse("9H")])
    assert table.is_moving
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert not table.is_moving
    assert game.proposed == [PLAY_CARD[ACE]]
    table.shut_down()
