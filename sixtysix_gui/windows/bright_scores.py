"""What stays bright when a sheet darkens the table: how the game stands, and the eights."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from sixtysix_gui.design.theme import CARD_RADIUS
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.table import Table

_HAIRS = 0.0, 0.01, -0.01, 0.03, -0.03
"""How far a part is moved whose outline could not be joined, in pixels: too little to be seen."""


def score_outline(table: Table) -> QPainterPath:
    """Return the outline of the score and the eights, which a bare table has not, in the widget."""
    if table.is_bare:
        return QPainterPath()
    parts = [_outline(table, item) for item in (*_score_cards(table), *_eights(table))]
    signs, to_widget = table.table_scene.signs, table.viewportTransform()
    outline = joined([*parts, *map(to_widget.map, signs.values.outlines())])
    outline.addPath(to_widget.map(signs.board.outline()))
    return outline


def joined(parts: Iterable[QPainterPath]) -> QPainterPath:
    """Return the outline of all parts together.

    Qt loses a part whose edge all but coincides with that of another, as those of two cards in a
    row do: such a part is moved by a hair.
    """
    whole, middles = QPainterPath(), list[QPointF]()
    for part in parts:
        if part.isEmpty():
            continue
        inside = part.boundingRect().center()
        middles += [inside] if part.contains(inside) else []
        tries = (whole.united(part.translated(0.0, hair)) for hair in _HAIRS)
        made = next((new for new in tries if all(map(new.contains, middles))), None)
        whole = whole.united(part) if made is None else made
    return whole


def eight_areas(table: Table) -> list[QRectF]:
    """Return where the eights lie, for they tell which marriages were shown."""
    return [_outline(table, item).boundingRect() for item in _eights(table)]


def areas_kept_clear(table: Table) -> list[QRectF]:
    """Return what a sheet is not to cover: the eights, and where no one closes how it stands."""
    areas, view = eight_areas(table), table.table_scene.view
    if view is None or view.rules.close:
        return areas
    board = table.table_scene.signs.board
    return areas + [table.viewportTransform().mapRect(area) for area in board.areas()]


def _score_cards(table: Table) -> list[CardItem]:
    devices = table.table_scene.zones.devices.values()
    return [item for device in devices for item in device.items]


def _eights(table: Table) -> list[CardItem]:
    zones = table.table_scene.zones
    return [item for zone in zones.eights.values() for item in zone.items]


def _outline(table: Table, item: CardItem) -> QPainterPath:
    body = item.body()
    radius = CARD_RADIUS * body.width()
    card = QPainterPath()
    card.addRoundedRect(body, radius, radius)
    return table.viewportTransform().map(item.mapToScene(card))
