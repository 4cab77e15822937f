"""Where a pack has a card twice, two cards that look alike are two things to take hold of."""

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.events import CardPlayed
from sixtysix_gui.rules.moves import PLAY_CARD
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import ME, Moment, fresh_state, step_where
from tests.helpers.table.driver import click, drag, go_to, item_point, trick_point
from tests.helpers.table.game import TableGame
from tests.helpers.table.shows import assert_settled
from tests.helpers.windows.trick_words import things_for_two

Copies = tuple[PhysicalCard, PhysicalCard]


@pytest.fixture
def game(table: Table) -> TableGame:
    """I lead in a deal of Gaigel, and hold a card twice."""
    table.set_wording(things_for_two)
    for deal in (fresh_state("gaigel-2", seed) for seed in range(100)):
        while deal.phase is Phase.OPEN:
            deal = deal.apply(deal.legal_moves()[-1])[0]
        leads = deal.to_act is ME and deal.phase is Phase.LEAD
        if leads and max(Counter(deal.hands[ME]).values()) == 2:
            return TableGame(table, deal)
    raise LookupError("nobody holds a card twice")


@pytest.fixture
def copies(game: TableGame) -> Copies:
    """What I hold twice."""
    ((card, _),) = Counter(game.state.hands[ME]).most_common(1)
    return PhysicalCard(card, 0), PhysicalCard(card, 1)


def item_of(table: Table, card: PhysicalCard) -> CardItem:
    found = table.table_scene.zones.own_hand.item_of(card)
    assert found is not None
    return found


def by_drag(table: Table, item: CardItem) -> None:
    drag(table, item_point(table, item), trick_point(table))


def by_clicks(table: Table, item: CardItem) -> None:
    click(table, item_point(table, item))
    click(table, item_point(table, item))


def by_key(table: Table, item: CardItem) -> None:
    assert item.card is not None
    go_to(table, item.card)
    QTest.keyClick(table, Qt.Key.Key_Return)


def by_reader(table: Table, item: CardItem) -> None:
    next(one for one in table.reader_buttons if one.name == item.card).click()


def test_both_lie_in_the_hand_side_by_side(table: Table, game: TableGame, copies: Copies) -> None:
    own = table.table_scene.zones.own_hand
    assert Counter(card.card for card in own.cards()) == Counter(game.state.hands[ME])
    places = [own.cards().index(copy) for copy in copies]
    assert abs(places[0] - places[1]) == 1
    assert all(item.face_up for item in own.items)
    assert len(set(own.items)) == len(game.state.hands[ME])
    assert_settled(table)


@pytest.mark.parametrize("copy", [0, 1])
def test_the_focus_goes_to_each_of_them(table: Table, copies: Copies, copy: int) -> None:
    go_to(table, copies[copy])
    assert table.table_scene.zones.own_hand.risen is item_of(table, copies[copy])
    names = [button.name for button in table.reader_buttons]
    assert all(names.count(each) == 1 for each in copies)


@pytest.mark.parametrize("copy", [0, 1])
def test_a_click_picks_up_the_one_that_was_clicked(
    table: Table, game: TableGame, copies: Copies, copy: int
) -> None:
    for card in (copies[copy], copies[1 - copy]):
        click(table, item_point(table, item_of(table, card)))
        assert table.table_scene.zones.own_hand.lifted is item_of(table, card)
    assert game.proposed == []


@pytest.mark.parametrize("way", [by_drag, by_clicks, by_key, by_reader])
@pytest.mark.parametrize("copy", [0, 1])
def test_the_one_that_was_taken_goes_to_the_trick(
    table: Table, game: TableGame, copies: Copies, copy: int, way: Callable[[Table, CardItem], None]
) -> None:
    item, other = (item_of(table, copies[each]) for each in (copy, 1 - copy))
    way(table, item)
    zones = table.table_scene.zones
    assert game.proposed == [PLAY_CARD[copies[copy].card]]
    assert zones.trick.items == {Chair.SOUTH: item}
    assert (item.card, other.card) == (copies[copy], copies[1 - copy])
    assert other in zones.own_hand.items
    assert zones.own_hand.item_of(copies[copy]) is None
    assert_settled(table)


def test_a_card_dropped_where_it_means_nothing_goes_back_to_its_own_place(
    table: Table, game: TableGame, copies: Copies
) -> None:
    before = list(table.table_scene.zones.own_hand.items)
    for item in (item_of(table, card) for card in copies):
        place = item.place
        drag(table, item_point(table, item), place.point.transposed())
        assert item.place == place
    assert table.table_scene.zones.own_hand.items == before
    assert game.proposed == []


def test_one_that_comes_from_the_other_hand_is_the_other_copy(table: Table) -> None:
    def they_play_one_of_mine(_: Moment, after: Moment) -> bool:
        played = [each for each in after.events if isinstance(each, CardPlayed)]
        return any(each.seat is not ME and each.card in after.view.hand for each in played)

    before, after = step_where("gaigel-2", they_play_one_of_mine)
    table.play((), before.view)
    table.play(after.events, after.view)
    zones = table.table_scene.zones
    theirs = zones.trick.items[Chair.NORTH].card
    assert theirs is not None
    assert zones.own_hand.item_of(theirs) is None
    assert zones.own_hand.item_of(PhysicalCard(theirs.card, 1 - theirs.copy)) is not None
