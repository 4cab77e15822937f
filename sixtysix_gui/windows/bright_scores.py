"""What stays bright when a sheet darkens the table: how the game stands, and the eights."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.table.theme import CARD_RADIUS
from sixtysix_gui.windows.playing.any_table import AnyTable


def score_outline(table: AnyTable) -> QPainterPath:
    """Give the outline of the score and the eights, which a bare table has not, in the widget."""
    outline = QPainterPath()
    if table.is_bare:
        return outline
    for item in (*_score_cards(table), *_eights(table)):
        outline = outline.united(_outline(table, item))
    if not isinstance(table, TableView):
        scene = table.table_scene
        outline.addPath(table.viewportTransform().map(scene.board.outline()))
        values = scene.values.outline()
        outline = outline.united(table.viewportTransform().map(values))
    return outline


def eight_areas(table: AnyTable) -> list[QRectF]:
    """Give where the eights lie, for they tell which marriages were shown."""
    return [_outline(table, item).boundingRect() for item in _eights(table)]


def areas_kept_clear(table: AnyTable) -> list[QRectF]:
    """Give what a sheet is not to cover: the eights, and of several players how the game stands."""
    areas = eight_areas(table)
    if isinstance(table, TableView) or table.is_bare:
        return areas
    board = table.table_scene.board
    return areas + [table.viewportTransform().mapRect(area) for area in board.areas()]


def _score_cards(table: AnyTable) -> list[CardItem]:
    if isinstance(table, TableView):
        markers = table.table_scene.zones.markers
        return [item for side in Side for item in markers[side].items]
    devices = table.table_scene.zones.devices.values()
    return [item for device in devices for item in device.items]


def _eights(table: AnyTable) -> list[CardItem]:
    zones = table.table_scene.zones
    return [item for zone in zones.eights.values() for item in zone.items]


def _outline(table: AnyTable, item: CardItem) -> QPainterPath:
    body = item.body()
    radius = CARD_RADIUS * body.width()
    card = QPainterPath()
    card.addRoundedRect(body, radius, radius)
    return table.viewportTransform().map(item.mapToScene(card))
