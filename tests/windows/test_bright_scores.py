"""How the game stands keeps its light beside a sheet; the cards of the deal are darkened."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtWidgets import QApplication

from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape
from sixtysix_gui.windows.table_page import TablePage, eight_areas, joined, score_outline
from tests.helpers.rows import each_row
from tests.helpers.table.painted_moments import PAINTED, show_moment

SIZE = (1280, 772)
LEFT_OPEN = 3.0
"""How far round a figure it is looked for, in pixels."""


@pytest.fixture(scope="module")
def page(qapp: QApplication) -> Iterator[TablePage]:  # noqa: ARG001 - Qt must run
    options = TableOptions(speed="none", rest_tricks=False)
    table = Table(options)
    table.shut_down()
    made = TablePage(table)
    made.resize(*SIZE)
    made.show()
    yield made
    made.sheets.take_away()
    made.close()
    made.deleteLater()


def seen(page: TablePage) -> QImage:
    return page.grab().toImage()


def light(image: QImage, at: QPointF) -> int:
    return image.pixelColor(at.toPoint()).lightness()


def most_light(image: QImage, area: QRectF) -> int:
    rows = range(int(area.top()), int(area.bottom()))
    columns = range(int(area.left()), int(area.right()))
    return max(light(image, QPointF(x, y)) for y in rows for x in columns)


def with_sheet(page: TablePage) -> tuple[QImage, QImage]:
    """Return the page before a narrow sheet lies on it, and with it."""
    before = seen(page)
    page.sheets.turn_to(lambda unit: PaperSheet(unit, SheetShape(4.0)))
    QApplication.processEvents()
    after = seen(page)
    page.sheets.take_away()
    return before, after


@pytest.mark.parametrize(
    ("name", "chips", "slate", "labels", "cards", "eights"),
    [
        ("four-66", 0, 0, 2, 4, 0),
        ("na-66-bids", 0, 0, 2, 4, 0),
        ("cutthroat-66", 0, 0, 0, 6, 0),
        ("three-66-naming", 3, 0, 0, 0, 0),
        ("bauernschnapsen-contracts", 0, 1, 0, 0, 0),
        ("idiots-66", 0, 1, 0, 0, 2),
    ],
)
def test_the_score_keeps_its_light_beside_a_sheet(
    page: TablePage, name: str, chips: int, slate: int, labels: int, cards: int, eights: int
) -> None:
    table = page.table
    show_moment(table, PAINTED[name])
    scene = table.table_scene
    board, zones = scene.signs.board, scene.zones
    before, after = with_sheet(page)

    def kept(area: QRectF) -> bool:
        at = area.center()
        return light(after, at) == light(before, at)

    stacks = [piece for piece in board.chips.values() if piece.isVisible()]
    assert [kept(piece.mapRectToScene(piece.body())) for piece in stacks] == [True] * chips
    slates = [board.slate] if board.slate.isVisible() else []
    assert [kept(piece.mapRectToScene(piece.body())) for piece in slates] == [True] * slate
    lying = [item for device in zones.devices.values() for item in device.items]
    assert [kept(item.mapRectToScene(item.body())) for item in lying] == [True] * cards
    assert [kept(area) for area in eight_areas(table)] == [True] * eights
    words = [label for label in board.labels.values() if label.isVisible()]
    assert len(words) == labels
    for label in words:
        area = label.mapRectToScene(label.body())
        assert most_light(after, area) == most_light(before, area)
        corner = area.topLeft() - QPointF(LEFT_OPEN, LEFT_OPEN)
        assert light(after, corner) < light(before, corner)  # the cloth between is darkened
    plate = scene.areas.plate(Chair.SOUTH).center()
    assert light(after, plate) < light(before, plate)


def test_what_a_marriage_counted_is_read_whole_on_its_eight(page: TablePage) -> None:
    table = page.table
    show_moment(table, PAINTED["idiots-66"])
    tags = [tag for tag in table.table_scene.signs.values.tags if tag.isVisible()]
    before, after = with_sheet(page)
    assert tags
    for tag in tags:
        area = tag.mapRectToScene(tag.body())
        for part in (0.2, 0.5, 0.8):  # its left end hangs beyond the card
            at = QPointF(area.left() + part * area.width(), area.center().y())
            assert light(after, at) == light(before, at)


@each_row("higher", [0.0, 4e-15, -4e-15, 1e-6, 0.5])
def test_both_cards_of_a_row_are_bright(higher: float) -> None:
    """Beside the plate of E, where 16 of 15 points are told, at 1280×800 and 150 %."""
    cards = [
        QRectF(931.7194431249206, 26.92630265400535 + higher, 48.12790253765161, 74.23117171061514),
        QRectF(972.6281602819245, 26.92630265400534, 48.12790253765161, 74.23117171061514),
    ]
    outlines = [QPainterPath(), QPainterPath()]
    for outline, card in zip(outlines, cards, strict=True):
        outline.addRoundedRect(card, 2.6, 2.6)
    whole = joined(outlines)
    assert [whole.contains(card.center()) for card in cards] == [True, True]
    assert not whole.contains(cards[1].center() + QPointF(cards[1].width(), 0.0))


def test_a_bare_table_has_nothing_to_light(page: TablePage) -> None:
    table = page.table
    table.clear()
    assert score_outline(table).isEmpty()
    assert not eight_areas(table)
