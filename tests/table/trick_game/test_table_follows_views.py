"""Whatever was shown before: in the end the table is what the view says, and moved it is too."""

from collections import Counter

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.named import rule_set_names
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.chair import chair_of, pile_chair
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.trick_game.trick_table import TrickTableView
from tests.helpers.table.deals import ME, Moment, playthrough

pytestmark = pytest.mark.window

NAMES = rule_set_names(close=False)


def card_of_item(item: CardItem) -> Card | None:
    return None if item.card is None else item.card.card


def assert_shows(table: TrickTableView, view: View) -> None:
    """Fails unless every zone holds the cards of the view."""
    zones, count = table.table_scene.zones, len(view.rules.seats)
    assert Counter(card.card for card in zones.own_hand.cards()) == Counter(view.hand)
    for seat in view.rules.seats:
        if seat is not ME:
            hand = zones.others[chair_of(seat, ME, count)].items
            assert len(hand) == view.hand_sizes[seat], seat
    played = {chair_of(seat, ME, count): card for seat, card, _ in view.table}
    played |= {chair_of(seat, ME, count): card for seat, card in view.face_down if card}
    lying = {chair: card_of_item(item) for chair, item in zones.trick.items.items()}
    assert {chair: card for chair, card in lying.items() if card is not None} == played
    assert len(lying) == len(view.table) + len(view.face_down)
    assert_shows_won(table, view)


def assert_shows_won(table: TrickTableView, view: View) -> None:
    zones, count = table.table_scene.zones, len(view.rules.seats)
    wanted: dict[object, list[tuple[Card, ...]]] = {}
    for trick in view.won:
        chair = pile_chair(chair_of(trick.winner, ME, count), count)
        wanted.setdefault(chair, []).append(trick.cards)
    shown = {
        chair: [tuple(card_of_item(item) for item in trick) for trick in pile.tricks]
        for chair, pile in zones.piles.items()
        if pile.tricks
    }
    assert shown == wanted
    dealt = sum(view.hand_sizes) + sum(len(trick.plays) for trick in view.won)
    dealt += len(view.table) + len(view.face_down)
    beside = zones.talon.count + len(zones.widow.items)
    beside += sum(len(pile.widow) for pile in zones.piles.values())
    assert dealt + beside == len(view.rules.pack)


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_table_shown_a_view_equals_it(table: TrickTableView, name: str, seed: int) -> None:
    for moment in playthrough(name, seed):
        table.play((), moment.view)
        assert_shows(table, moment.view)


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [4, 5, 6])
def test_the_motions_alone_lead_to_the_view(table: TrickTableView, name: str, seed: int) -> None:
    for moment in playthrough(name, seed):
        show_only_by_motions(table, moment)
        assert_shows(table, moment.view)


def show_only_by_motions(table: TrickTableView, moment: Moment) -> None:
    """Runs the steps of a moment without the reconciliation that always follows them."""
    scene = table.table_scene
    scene.take_game(moment.view)
    context = MotionContext(scene.zones, Speed.NONE, moment.view, scene.moved, rest_tricks=False)
    for step in steps_for(
        context, moment.events, fresh_deal=moment.fresh_deal, since_last_motion=lambda: 0
    ):
        animation = step()
        if animation is not None:
            animation.deleteLater()
        scene.settle()
    scene.notices.hush()


@pytest.mark.parametrize("name", NAMES)
def test_only_what_a_player_may_see_lies_face_up(table: TrickTableView, name: str) -> None:
    for moment in playthrough(name, 7):
        view = moment.view
        table.play(moment.events, view, fresh_deal=moment.fresh_deal)
        seen = Counter(view.hand) + Counter(play.card for play in view.table)
        if view.turn_up is not None:
            seen[view.turn_up] += 1
        if view.rules.look_back == "last-and-first-of-each-side":
            winners = {view.rules.sides[t.winner].number: t for t in reversed(view.won)}
            for trick in winners.values():
                seen += Counter(trick.cards)
        if view.outcome is not None:  # a hand that was shown as a whole
            continue
        up = Counter(
            item.card.card
            for item, _ in table.table_scene.zones.deal_spots()
            if item.face_up and item.card is not None
        )
        assert up == seen


@pytest.mark.parametrize("name", NAMES)
def test_no_card_lies_twice(table: TrickTableView, name: str) -> None:
    for moment in playthrough(name, 8):
        table.play(moment.events, moment.view, fresh_deal=moment.fresh_deal)
        items = [item for item, _ in table.table_scene.zones.deal_spots()]
        assert len(items) == len(set(items)) == len(moment.view.rules.pack)
        known = [item.card for item in items if item.card is not None]
        assert len(known) == len(set(known))
        packed = Counter(moment.view.rules.pack)
        assert not Counter(card.card for card in known) - packed
