"""Paints the whole ground of the table into one picture."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import CLOTHS, Cloth, ClothColours
from sixtysix_gui.table.ground.cloth import draw_light, felt_tile
from sixtysix_gui.table.ground.embroidery import draw_embroidery
from sixtysix_gui.table.ground.wood import draw_piping, draw_planks, draw_rim
from sixtysix_gui.table.layout.table_layout import TableLayout


def paint_ground(
    layout: TableLayout, cloth: Cloth, ratio: float, *, plain: bool = False, bare: bool = False
) -> QImage:
    """Paints the table for a layout.

    Args:
        layout: the scene's size and places.
        cloth: what the table is covered with.
        ratio: pixels of the screen per logical pixel.
        plain: for high contrast: one dark colour, without light, felt, grain and embroidery.
        bare: nobody plays: the embroidery is in the middle and not below the trick.
    """
    colours = CLOTHS[cloth]
    width, height = layout.metrics.width, layout.metrics.height
    size = QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.colour(colours.centre))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if plain:
        painter.fillRect(QRectF(0, 0, width, height), plain_colour(colours))
    else:
        _draw_cloth(painter, layout, colours, ratio, bare=bare)
    draw_rim(painter, width, height, layout.metrics.rim, colours)
    draw_piping(painter, width, height, layout.metrics.rim, layout.metrics.card_width, plain=plain)
    painter.end()
    return image


def plain_colour(colours: ClothColours) -> QColor:
    """Gives the one colour of a cloth in high contrast."""
    centre, edge = QColor(colours.centre), QColor(colours.edge)

    def between(near: int, far: int) -> int:
        return round(near + theme.PLAIN_SHADE * (far - near))

    return QColor(
        between(centre.red(), edge.red()),
        between(centre.green(), edge.green()),
        between(centre.blue(), edge.blue()),
    )


def _draw_cloth(
    painter: QPainter, layout: TableLayout, colours: ClothColours, ratio: float, *, bare: bool
) -> None:
    area = QRectF(0, 0, layout.metrics.width, layout.metrics.height)
    if colours.wood:
        draw_planks(painter, area, ratio)
    draw_light(painter, layout.metrics.width, layout.metrics.height, colours)
    painter.drawTiledPixmap(area, felt_tile(0.0 if colours.wood else colours.felt, ratio))
    centre = area.center() if bare else layout.middle.trick
    draw_embroidery(painter, centre, layout.metrics.card_width, colours)
