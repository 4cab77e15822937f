"""Says whether a table shows a view: which cards lie where."""

from collections import Counter

from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.table_view import TableView
from tests.helpers.table.deals import ME
from tests.helpers.table.motions import casts_the_shadow_of, close_to, shown_side


def chair(seat: Seat) -> Chair:
    """Gives the side at which a seat is."""
    return Chair.SOUTH if seat is ME else Chair.NORTH


def assert_shows(table: TableView, view: View) -> None:
    """Fails unless every zone holds the cards of the view."""
    zones = table.table_scene.zones
    assert Counter(card.card for card in zones.own_hand.cards()) == Counter(view.hand)
    assert len(zones.others[Chair.NORTH].items) == view.hand_sizes[opposite(ME)]
    assert zones.talon.count == view.talon_size
    assert zones.talon.is_closed is (view.status is TalonStatus.CLOSED)
    turn_up = zones.talon.turn_up
    assert (None if turn_up is None else card_of_item(turn_up)) == view.turn_up
    led = {} if view.led is None else {chair(view.leader): view.led}
    assert {where: card_of_item(item) for where, item in zones.trick.items.items()} == led
    for seat in BOTH:
        _assert_shows_won(table, view, seat)


def card_of_item(item: CardItem) -> Card | None:
    """Gives the card that an item shows, whichever copy of it."""
    return None if item.card is None else item.card.card


def assert_settled(table: TableView) -> None:
    """Fails unless nothing moves and every card lies where it belongs."""
    assert not table.is_moving
    for item, spot in table.table_scene.zones.spots():
        assert close_to(item.place, spot.place)
        assert shown_side(item) is spot.face_up
        assert casts_the_shadow_of(item, spot)


def _assert_shows_won(table: TableView, view: View, seat: Seat) -> None:
    zones = table.table_scene.zones
    pile = [
        (card_of_item(low), card_of_item(high)) for low, high in zones.piles[chair(seat)].tricks
    ]
    assert pile == [(trick.led, trick.reply) for trick in view.won if trick.winner is seat]
    told = [card_of(Rank.EIGHT, each.suit) for each in view.marriages if each.seat is seat]
    assert [card_of_item(item) for item in zones.eights[chair(seat)].items] == told
