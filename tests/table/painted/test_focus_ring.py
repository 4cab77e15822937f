"""The ring around a card is seen, but no line of it runs through the picture of another card."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtTest import QTest

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import ME, view_where
from tests.helpers.table.game import usual_deal
from tests.helpers.table.moments import painted
from tests.table.conftest import STILL, MakeTable

pytestmark = pytest.mark.window

_EDGE = 1.5
"""Nothing of the ring may be seen this many pixels within the edge of a card."""


def full_hand(name: str) -> View:
    """Return a view of a full hand; the person leads."""
    if rule_set(name).close:
        return usual_deal(name).view(ME)

    def is_full(view: View) -> bool:
        leads = view.my_turn and view.phase is Phase.LEAD
        return leads and len(view.hand) == sum(view.rules.deal_batches)

    return view_where(name, is_full)


def each_in_focus(table: Table) -> Iterator[tuple[CardItem, PhysicalCard]]:
    """Move the focus by keys from card to card of the hand."""
    for item in table.table_scene.zones.own_hand.items:
        card = item.card
        assert card is not None
        QTest.keyClick(table, Qt.Key.Key_Home)
        for _ in range(20):
            if table.focus_name == card:
                break
            QTest.keyClick(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        assert table.focus_name == card
        table.table_scene.settle()
        yield item, card


def changed_pixels(first: QImage, second: QImage, within: QPainterPath) -> int:
    """The number of pixels within a shape in which two pictures of one size differ."""
    image = QImage(first.size(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setClipPath(within)
    painter.drawImage(0, 0, first)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, second)
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits = bytes(grey.constBits())
    return len(bits) - bits.count(0)


def shape_of(item: CardItem) -> QPainterPath:
    """A card on the screen, a little smaller than it is."""
    body, inset = item.body(), _EDGE / item.scale()
    path, corner = QPainterPath(), 0.06 * body.width()
    path.addRoundedRect(body.adjusted(inset, inset, -inset, -inset), corner, corner)
    return item.sceneTransform().map(path)


@pytest.mark.parametrize("game", ["german-66", "three-66", "four-66", "gaigel"])
def test_no_line_of_it_crosses_a_card_in_front(make_table: MakeTable, game: str) -> None:
    table = make_table(STILL)
    table.show_at_once(full_hand(game))
    scene = table.table_scene
    hand = scene.zones.own_hand.items
    for item, card in each_in_focus(table):
        with_ring = painted(table)
        scene.focus_ring.hide()
        without = painted(table)
        whole = QPainterPath()
        whole.addRect(without.rect())
        assert changed_pixels(with_ring, without, whole) > 200, "it is not seen"
        for later in hand[hand.index(item) + 1 :]:
            assert changed_pixels(with_ring, without, shape_of(later)) == 0, (card, later.card)
    table.shut_down()


@pytest.mark.parametrize("size", [(800, 572), (1280, 772), (1920, 1052), (900, 1172)])
def test_a_raised_card_and_its_ring_keep_off_the_status_line(
    make_table: MakeTable, size: tuple[int, int]
) -> None:
    table = make_table(STILL)
    table.show_at_once(full_hand("german-66"))
    table.resize(*size)
    table.set_status("Your lead. Spades are trumps, and the talon is open.")
    scene = table.table_scene
    line = scene.notices.status.area()
    for _, card in each_in_focus(table):
        ring = scene.focus_ring
        outline = ring.mapToScene(ring.body().adjusted(-1.5, -1.5, 1.5, 1.5))
        assert outline.boundingRect().top() > line.bottom(), card
    table.shut_down()
