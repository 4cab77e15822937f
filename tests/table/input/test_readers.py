"""What readers of the screen find on the table: real buttons, in the order of the focus."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Card, PhysicalCard, Suit
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, MELD, PLAY_CARD
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.table.input.focus import ReaderButton
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.seating import FACING, Chair
from sixtysix_gui.table.stops import PileOf, StopName, Thing, is_button
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import ME, playthrough
from tests.helpers.table.driver import card_point
from tests.helpers.table.game import TableGame
from tests.helpers.windows.trick_words import things_for_two
from tests.table.conftest import STOPS_BESIDE_HAND

pytestmark = pytest.mark.window

ACE = Card.parse("AC")
SIZES = [(1280, 772), (800, 572), (960, 1052)]


def button_of(table: Table, name: StopName) -> ReaderButton:
    return next(button for button in table.reader_buttons if button.name == name)


def names(table: Table) -> list[StopName]:
    return [button.name for button in table.reader_buttons]


@pytest.fixture
def armed(table: Table, game: TableGame) -> TableGame:
    """A marriage is chosen."""
    table.act(Act.MELD)
    return game


@pytest.fixture(autouse=True)
def _wording(table: Table) -> None:
    table.set_wording(things_for_two)


@pytest.mark.usefixtures("game")
def test_there_is_a_button_for_everything_in_the_order_of_the_focus(table: Table) -> None:
    hand = table.table_scene.zones.own_hand.cards()
    assert names(table) == [*hand, *STOPS_BESIDE_HAND]
    children = [one for one in table.viewport().children() if isinstance(one, ReaderButton)]
    assert [child.name for child in children if not child.isHidden()] == names(table)


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("size", SIZES)
def test_each_card_lies_below_its_button(table: Table, size: tuple[int, int]) -> None:
    table.resize(*size)
    for card in table.table_scene.zones.own_hand.cards():
        point: QPoint = table.mapFromScene(card_point(table, card.card))
        assert button_of(table, card).geometry().contains(point)


@pytest.mark.usefixtures("game")
def test_the_marriage_is_chosen_by_its_button(table: Table) -> None:
    button_of(table, MELD[Suit.HEARTS]).click()
    assert table.armed_marriage is Suit.HEARTS
    assert Thing.SHOW in names(table)


def test_the_trump_card_stands_for_the_exchange_and_says_why_not(
    table: Table, game: TableGame
) -> None:
    button_of(table, Thing.TURN_UP).click()
    assert (game.proposed, game.refused) == ([], [EXCHANGE_TRUMP])


@pytest.mark.usefixtures("game")
def test_a_reader_moves_the_one_focus(table: Table, window: QWidget) -> None:
    button_of(table, PhysicalCard(ACE)).setFocus()
    assert table.focus_name == PhysicalCard(ACE)
    assert table.table_scene.focus_ring.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Home)
    first = table.table_scene.zones.own_hand.cards()[0]
    assert window.focusWidget() is button_of(table, first)


def test_enter_on_a_focused_button_plays_once(
    table: Table, game: TableGame, window: QWidget
) -> None:
    button_of(table, PhysicalCard(ACE)).setFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert game.proposed == [PLAY_CARD[ACE]]
    assert table.has_keys
    assert table.focus_name in table.table_scene.zones.own_hand.cards()


@pytest.mark.usefixtures("game")
def test_the_pointer_takes_the_ring_away_but_not_the_keys(
    table: Table, window: QWidget, qtbot: QtBot
) -> None:
    window.raise_()
    button_of(table, PhysicalCard(ACE)).setFocus()
    QTest.mouseMove(table.viewport(), QPoint(30, 30))
    QTest.mouseMove(table.viewport(), QPoint(40, 30))
    qtbot.waitUntil(lambda: table.focus_name is None)
    assert window.focusWidget() is table


@pytest.mark.usefixtures("game")
def test_a_menu_leaves_the_focus_where_it_is(table: Table, window: QWidget, qtbot: QtBot) -> None:
    button_of(table, PhysicalCard(ACE)).setFocus()
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    assert table.focus_name == PhysicalCard(ACE)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert table.focus_name == PhysicalCard(ACE)
    assert window.focusWidget() is button_of(table, PhysicalCard(ACE))


@pytest.mark.usefixtures("game")
def test_tab_behind_the_last_stop_comes_back_where_nothing_else_is(table: Table) -> None:
    QTest.keyClick(table, Qt.Key.Key_Home)
    for _ in table.reader_buttons:
        QTest.keyClick(table, Qt.Key.Key_Tab)
    assert table.focus_name == table.table_scene.zones.own_hand.cards()[0]
    QTest.keyClick(table, Qt.Key.Key_Backtab)
    assert table.focus_name is Thing.SCORE


@pytest.mark.usefixtures("game")
def test_buttons_let_the_pointer_through_and_paint_nothing(table: Table) -> None:
    assert table.viewport().childAt(button_of(table, PhysicalCard(ACE)).geometry().center()) is None
    QApplication.processEvents()
    assert not any(button.updatesEnabled() for button in table.reader_buttons)


@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_every_stop_has_words_and_a_place(table: Table, name: str) -> None:
    table.set_wording(lambda: things_for_two(german_suited=True))
    shown = table.viewport().rect()
    for moment in playthrough(name, 5):
        table.play(moment.events, moment.view, fresh_deal=moment.fresh_deal)
        hand = table.table_scene.zones.own_hand.cards()
        assert names(table)[: len(hand)] == list(hand)
        for button in table.reader_buttons:
            assert button.accessibleName(), button.name
            assert "{" not in button.accessibleName() + button.accessibleDescription()
            assert shown.contains(button.geometry())
            assert button.width() >= 24
        for chair in FACING:
            has_tricks = any(
                (trick.winner is ME) is (chair is Chair.SOUTH) for trick in moment.view.won
            )
            assert (PileOf(chair) in names(table)) is has_tricks


def card(code: str) -> PhysicalCard:
    return PhysicalCard(Card.parse(code))


CHOOSES = "Enter selects it: it is announced when you lead either card."
SHOWS = "Enter announces the marriage and plays this card."
FOLLOW = "You must follow suit: play a heart."


@pytest.mark.parametrize(
    ("state", "stop", "name", "description"),
    [
        ("game", card("QH"), "Queen of hearts, marriage possible", "Enter plays it."),
        ("game", card("9S"), "Nine of spades, trump", "Enter plays it."),
        ("game", MELD[Suit.HEARTS], "Marriage in hearts, 20", CHOOSES),
        ("game", Thing.TURN_UP, "Trump card: the jack of spades", ""),
        ("armed", card("KH"), "King of hearts, marriage selected", SHOWS),
        ("strict", card("JD"), "Jack of diamonds, cannot be played", FOLLOW),
        ("strict", card("KH"), "King of hearts", "Enter plays it on the ten of hearts."),
    ],
)
def test_what_is_said(
    request: pytest.FixtureRequest, state: str, stop: StopName, name: str, description: str
) -> None:
    table: Table = request.getfixturevalue("table")
    request.getfixturevalue(state)
    button = button_of(table, stop)
    assert (button.accessibleName(), button.accessibleDescription()) == (name, description)


def test_nothing_is_offered_while_the_other_is_to_act(table: Table, game: TableGame) -> None:
    game.do(PLAY_CARD[ACE])
    hand = table.table_scene.zones.own_hand.cards()
    assert all(not button_of(table, card).accessibleDescription() for card in hand)
    assert not any(is_button(name) for name in names(table))


@pytest.mark.usefixtures("game")
def test_the_ring_is_there_again_when_the_focus_comes_back(table: Table, window: QWidget) -> None:
    button_of(table, PhysicalCard(ACE)).setFocus()
    other = window.findChild(QPushButton)
    assert isinstance(other, QPushButton)
    other.setFocus(Qt.FocusReason.PopupFocusReason)
    assert table.focus_name is None
    table.setFocus()
    assert table.focus_name == PhysicalCard(ACE)
    QTest.mouseMove(table.viewport(), QPoint(30, 30))
    QTest.mouseMove(table.viewport(), QPoint(40, 30))
    other.setFocus()
    table.setFocus()
    assert table.focus_name is None
