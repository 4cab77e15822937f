"""The ring around a card is seen, but no line of it runs through the picture of another card."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import deal_with, playthrough
from tests.helpers.table.game import TableGame
from tests.helpers.table.moments import painted
from tests.table.conftest import STILL

pytestmark = pytest.mark.window

_EDGE = 1.5
"""So many pixels within the edge of a card nothing of the ring may be seen."""


def focus_card(table: Table, card: PhysicalCard) -> None:
    """Moves the focus by keys to a card of the hand."""
    QTest.keyClick(table, Qt.Key.Key_Home)
    for _ in range(20):
        if table.focus_name == card:
            return
        QTest.keyClick(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    pytest.fail(f"the focus never comes to {card}")


def two_handed() -> Table:
    """A table for two with a full hand; the person leads."""
    table = Table(STILL)
    table.resize(1280, 772)
    table.show()
    TableGame(table, deal_with("german-66", "KH QH 9S AC TC JD", "JS", "TH AH 9H AS KS QS"))
    return table


def of_several(name: str) -> Table:
    """A table for three or four with a full hand; the person leads."""
    table = Table(STILL)
    table.resize(1280, 772)
    table.show()
    view = next(
        moment.view
        for seed in range(40)
        for moment in playthrough(name, seed)
        if moment.view.my_turn
        and moment.view.phase is Phase.LEAD
        and len(moment.view.hand) == sum(moment.view.rules.deal_batches)
    )
    table.show_at_once(view)
    return table


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
    body, scale = item.body(), item.scale()
    path = QPainterPath()
    inset = _EDGE / scale
    corner = 0.06 * body.width()
    path.addRoundedRect(body.adjusted(inset, inset, -inset, -inset), corner, corner)
    return item.sceneTransform().map(path)


@pytest.mark.parametrize("game", ["german-66", "three-66", "four-66", "gaigel"])
def test_no_line_of_it_crosses_a_card_in_front(qapp: QApplication, game: str) -> None:
    del qapp
    table = two_handed() if game == "german-66" else of_several(game)
    scene = table.table_scene
    hand = scene.zones.own_hand
    for place, item in enumerate(hand.items):
        focused = item.card
        assert focused is not None
        focus_card(table, focused)
        scene.settle()
        with_ring = painted(table)
        scene.focus_ring.hide()
        without = painted(table)
        assert changed_pixels(with_ring, without, _whole(without)) > 200, "it is not seen"
        for later in hand.items[place + 1 :]:
            assert changed_pixels(with_ring, without, shape_of(later)) == 0, (focused, later.card)
    table.shut_down()
    table.close()
    table.deleteLater()


def _whole(image: QImage) -> QPainterPath:
    path = QPainterPath()
    path.addRect(image.rect())
    return path


@pytest.mark.parametrize("size", [(800, 572), (1280, 772), (1920, 1052), (900, 1172)])
def test_a_raised_card_and_its_ring_keep_off_the_status_line(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    del qapp
    table = two_handed()
    table.resize(*size)
    table.set_status("Your lead. Spades are trumps, and the talon is open.")
    scene = table.table_scene
    pill = scene.notices.status
    line = pill.mapRectToScene(pill.body())
    for item in scene.zones.own_hand.items:
        focused = item.card
        assert focused is not None
        focus_card(table, focused)
        scene.settle()
        ring = scene.focus_ring
        outline = ring.mapToScene(ring.body().adjusted(-1.5, -1.5, 1.5, 1.5))
        assert outline.boundingRect().top() > line.bottom(), focused
    table.shut_down()
    table.close()
    table.deleteLater()
