"""Says whether a table shows a view: which cards lie where."""

from collections import Counter

from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.seating import Chair, chair_of, pile_chair
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import ME
from tests.helpers.table.motions import assert_in_place


def assert_shows(table: Table, view: View) -> None:
    """Fails unless every zone holds the cards of the view."""
    zones, count = table.table_scene.zones, len(view.rules.seats)
    assert Counter(card.card for card in zones.own_hand.cards()) == Counter(view.hand)
    for seat in view.rules.seats:
        assert len(zones.hand(chair_of(seat, ME, count)).items) == view.hand_sizes[seat], seat
    played = {chair_of(play.seat, ME, count): play.card for play in view.table}
    played |= {chair_of(laid.seat, ME, count): laid.card for laid in view.face_down if laid.card}
    lying = {chair: card_of_item(item) for chair, item in zones.trick.items.items()}
    assert {chair: card for chair, card in lying.items() if card is not None} == played
    assert len(lying) == len(view.table) + len(view.face_down)
    _assert_shows_talon(zones, view)
    _assert_shows_won(zones, view)


def card_of_item(item: CardItem) -> Card | None:
    """Return the card that an item shows, whichever copy of it."""
    return None if item.card is None else item.card.card


def assert_settled(table: Table) -> None:
    """Fails unless nothing moves and every card lies where it belongs."""
    assert not table.is_moving
    assert_in_place(table)


def _assert_shows_talon(zones: Zones, view: View) -> None:
    turn_up = zones.talon.turn_up
    assert (None if turn_up is None else card_of_item(turn_up)) == view.turn_up
    assert zones.talon.is_closed is (view.status is TalonStatus.CLOSED)
    if view.rules.has_talon:
        assert zones.talon.count == view.talon_size
    dealt = sum(view.hand_sizes) + sum(len(trick.plays) for trick in view.won)
    dealt += len(view.table) + len(view.face_down)
    beside = zones.talon.count + len(zones.widow.items)
    beside += sum(len(pile.widow) for pile in zones.piles.values())
    assert dealt + beside == len(view.rules.pack)


def _assert_shows_won(zones: Zones, view: View) -> None:
    count = len(view.rules.seats)
    wanted: dict[Chair, list[tuple[Card | None, ...]]] = {}
    for trick in view.won:
        chair = pile_chair(chair_of(trick.winner, ME, count), count)
        wanted.setdefault(chair, []).append(trick.cards)
    assert wanted == {
        chair: [tuple(card_of_item(item) for item in trick) for trick in pile.tricks]
        for chair, pile in zones.piles.items()
        if pile.tricks
    }
    for chair, eights in zones.eights.items():
        told = [
            card_of(Rank.EIGHT, each.suit)
            for each in view.marriages
            if count == 2 and chair_of(each.seat, ME, count) is chair
        ]
        assert [card_of_item(item) for item in eights.items] == told
