"""Where a pack has a card twice, two cards that look alike are two things to take hold of."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import CardPlayed
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import PLAY_CARD, Move
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.playing.table_wording import TableWording
from tests.helpers.table.deals import ME, deal_with
from tests.helpers.table.driver import click, drag, go_to, item_point
from tests.helpers.table.shows import assert_settled

ACE = Card.parse("AC")
COPIES = (PhysicalCard(ACE, 0), PhysicalCard(ACE, 1))


def view_with(hand: str, led: Card | None = None, leader: Seat = ME) -> View:
    """Gives my view of a deal with those cards in my hand, some of them twice."""
    view = deal_with("german-66", "KH 9S AC TC JD TD", "JS").view(ME)
    cards = tuple(Card.parse(code) for code in hand.split())
    mine = led is None or leader is not ME
    return replace(
        view,
        hands=(cards, ()),
        table=() if led is None else (Play(leader, led),),
        leader=leader,
        to_act=ME if mine else opposite(view.seat),
        legal_moves=tuple(PLAY_CARD[card] for card in dict.fromkeys(cards)) if mine else (),
    )


@dataclass
class Hand:
    """A table with two aces of clubs in my hand that answers what I play with the next view."""

    table: Table
    proposed: list[Move] = field(default_factory=list[Move])

    def __post_init__(self) -> None:
        self.table.set_wording(TableWording(CardWords()))
        self.table.move_proposed.connect(self.answer)
        self.table.play((), view_with("9S AC AC TC KH JD"))

    def answer(self, move: Move) -> None:
        self.proposed.append(move)
        after = view_with("9S AC TC KH JD", led=ACE)
        self.table.play([CardPlayed(ME, ACE, is_lead=True)], after)

    def item(self, card: PhysicalCard) -> CardItem:
        found = self.table.table_scene.zones.own_hand.item_of(card)
        assert found is not None
        return found


@pytest.fixture
def hand(table: Table) -> Hand:
    return Hand(table)


def by_drag(hand: Hand, item: CardItem) -> None:
    layout = hand.table.table_scene.zones.layout
    drag(hand.table, item_point(hand.table, item), layout.middle.trick_target.point)


def by_clicks(hand: Hand, item: CardItem) -> None:
    click(hand.table, item_point(hand.table, item))
    click(hand.table, item_point(hand.table, item))


def by_key(hand: Hand, item: CardItem) -> None:
    assert item.card is not None
    go_to(hand.table, item.card)
    QTest.keyClick(hand.table, Qt.Key.Key_Return)


def by_reader(hand: Hand, item: CardItem) -> None:
    next(one for one in hand.table.reader_buttons if one.name == item.card).click()


def test_both_lie_in_the_hand_side_by_side(hand: Hand) -> None:
    own = hand.table.table_scene.zones.own_hand
    assert Counter(map(str, own.cards())) == Counter(["9S", "AC", "AC'", "TC", "KH", "JD"])
    places = [own.cards().index(copy) for copy in COPIES]
    assert abs(places[0] - places[1]) == 1
    assert all(item.face_up for item in own.items)
    assert len(set(own.items)) == 6
    assert_settled(hand.table)


@pytest.mark.parametrize("card", COPIES, ids=str)
def test_the_focus_goes_to_each_of_them(hand: Hand, card: PhysicalCard) -> None:
    go_to(hand.table, card)
    own = hand.table.table_scene.zones.own_hand
    assert hand.table.focus_name == card
    assert own.risen is hand.item(card)
    names = [button.name for button in hand.table.reader_buttons]
    assert all(names.count(copy) == 1 for copy in COPIES)


@pytest.mark.parametrize("card", COPIES, ids=str)
def test_a_click_picks_up_the_one_that_was_clicked(hand: Hand, card: PhysicalCard) -> None:
    click(hand.table, item_point(hand.table, hand.item(card)))
    assert hand.table.table_scene.zones.own_hand.lifted is hand.item(card)
    other = COPIES[1 - card.copy]
    click(hand.table, item_point(hand.table, hand.item(other)))
    assert hand.table.table_scene.zones.own_hand.lifted is hand.item(other)
    assert hand.proposed == []


@pytest.mark.parametrize("way", [by_drag, by_clicks, by_key, by_reader])
@pytest.mark.parametrize("card", COPIES, ids=str)
def test_the_one_that_was_taken_goes_to_the_trick(
    hand: Hand, card: PhysicalCard, way: Callable[[Hand, CardItem], None]
) -> None:
    item, other = hand.item(card), hand.item(COPIES[1 - card.copy])
    way(hand, item)
    zones = hand.table.table_scene.zones
    assert hand.proposed == [PLAY_CARD[ACE]]
    assert zones.trick.items == {Chair.SOUTH: item}
    assert item.card == card
    assert other in zones.own_hand.items
    assert other.card == COPIES[1 - card.copy]
    assert zones.own_hand.item_of(card) is None
    assert_settled(hand.table)


def test_a_card_dropped_where_it_means_nothing_goes_back_to_its_own_place(hand: Hand) -> None:
    before = list(hand.table.table_scene.zones.own_hand.items)
    for card in COPIES:
        item = hand.item(card)
        place = item.place
        drag(hand.table, item_point(hand.table, item), item.place.point.transposed())
        assert item.place == place
    assert hand.table.table_scene.zones.own_hand.items == before
    assert hand.proposed == []


def test_one_that_comes_from_the_other_hand_is_the_other_copy(table: Table) -> None:
    table.play((), view_with("9S AC TC KH JD TD"))
    theirs = view_with("9S AC TC KH JD TD", led=ACE, leader=opposite(ME))
    table.play([CardPlayed(opposite(ME), ACE, is_lead=True)], theirs)
    zones = table.table_scene.zones
    assert zones.own_hand.item_of(COPIES[0]) is not None
    assert zones.trick.items[Chair.NORTH].card == COPIES[1]
