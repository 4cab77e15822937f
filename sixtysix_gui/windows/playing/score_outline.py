"""Where the score markers and the eights of the marriages lie now, card by card."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.table.theme import CARD_RADIUS


def score_outline(table: TableView) -> QPainterPath:
    """Give the outline of those cards, which a bare table has not, as the table's widget has it."""
    zones = table.table_scene.zones
    outline = QPainterPath()
    if table.is_bare:
        return outline
    for side in Side:
        for item in (*zones.markers[side].items, *zones.eights[side].items):
            outline = outline.united(_card(table, item))
    return outline


def eight_areas(table: TableView) -> list[QRectF]:
    """Give where the eights lie, for they tell which marriages were shown."""
    zones = table.table_scene.zones
    return [_card(table, item).boundingRect() for side in Side for item in zones.eights[side].items]


def _card(table: TableView, item: CardItem) -> QPainterPath:
    body = item.body()
    radius = CARD_RADIUS * body.width()
    card = QPainterPath()
    card.addRoundedRect(body, radius, radius)
    return table.viewportTransform().map(item.mapToScene(card))
