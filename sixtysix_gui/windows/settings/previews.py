"""What the settings show: decks, backs and cloths, and a strip of the table where they cover it."""

import logging
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_render import portrait, render_card
from sixtysix_gui.design.card_svg import (
    BACK,
    CARD_ASPECT,
    CARD_HEIGHT,
    CARD_WIDTH,
    CardArtError,
    CardStyle,
    Pack,
    back_count,
    compose_back,
)
from sixtysix_gui.design.theme import CLOTHS, Cloth
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table import words
from sixtysix_gui.table.cards.kit import contrast_of, style_of
from sixtysix_gui.table.pieces.chip import Chip, ChipKind
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.plate import Plate
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.names import MY_FACE, my_name
from sixtysix_gui.windows.settings.settings_keeper import table_options
from sixtysix_gui.windows.widgets.signs import blank_pixmap

_log = logging.getLogger(__name__)
_EDGE = 1.0
"""Width of the line around a card, in pixels."""
_ASPECT = CARD_HEIGHT / CARD_WIDTH
_FAN = ("KS", "QH", "AC")
_STEP = 0.76
"""From one card of a fan to the next, in card widths."""


def backs_of(pack: Pack) -> int:
    """Return how many backs there are to choose from; one where the drawings are missing."""
    try:
        return back_count(pack)
    except CardArtError:
        return 1


def fan_preview(style: CardStyle, height: int, ratio: float) -> QPixmap:
    """Show three cards of a deck side by side; ``height`` is in logical pixels."""
    card_width = height / _ASPECT
    width = round(card_width * (1 + _STEP * (len(_FAN) - 1)))
    return _side_by_side(tuple(_face(style, code) for code in _FAN), width, height, ratio)


def back_preview(pack: Pack, number: int, height: int, ratio: float) -> QPixmap:
    """Show the back of a card."""
    return _side_by_side((_back(pack, number),), round(height / _ASPECT), height, ratio)


def cloth_preview(cloth: Cloth, width: int, height: int, ratio: float) -> QPixmap:
    """Show a patch of a cloth under the lamp, in its rim."""
    colours = CLOTHS[cloth]
    pixmap = blank_pixmap(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.rim_bottom))
    painter.drawRoundedRect(QRectF(0, 0, width, height), 5, 5)
    light = QRadialGradient(QPointF(width / 2, height * 0.45), width * 0.62)
    light.setColorAt(0.0, QColor(colours.centre).lighter(108))
    light.setColorAt(1.0, QColor(colours.edge))
    inside = QPainterPath()
    inside.addRoundedRect(QRectF(3, 3, width - 6, height - 6), 4, 4)
    painter.fillPath(inside, light)
    painter.end()
    return pixmap


def _face(style: CardStyle, code: str) -> bytes:
    try:
        return style.svg(code)
    except CardArtError as error:
        _log.warning("%s", error)
        return b""


def _back(pack: Pack, number: int) -> bytes:
    try:
        return compose_back(pack, number)
    except CardArtError as error:
        _log.warning("%s", error)
        return b""


def _side_by_side(cards: tuple[bytes, ...], width: int, height: int, ratio: float) -> QPixmap:
    return QPixmap.fromImage(_drawn(cards, width, height, ratio))


@lru_cache(maxsize=32)
def _drawn(cards: tuple[bytes, ...], width: int, height: int, ratio: float) -> QImage:
    """Draw cards one over the other once: the page is made again whenever it is opened."""
    image = blank_pixmap(width, height, ratio).toImage()
    painter = QPainter(image)
    for place, svg in enumerate(cards):
        corner = QPointF(place * _STEP * height / _ASPECT, 0.0)
        _draw(painter, svg, QRectF(corner, QSizeF(height / _ASPECT, height)))
    painter.end()
    return image


def _draw(painter: QPainter, svg: bytes, area: QRectF) -> None:
    """Draw a card with its rounded corners and a fine edge, without which paper lay on paper."""
    if not svg:
        return
    shape, corner = QPainterPath(), theme.CARD_RADIUS * area.width()
    shape.addRoundedRect(area, corner, corner)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(shape)
    QSvgRenderer(QByteArray(svg)).render(painter, area)
    painter.restore()
    edge = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(theme.colour("#000000", theme.CARD_HAIRLINE_ALPHA), _EDGE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(edge, corner, corner)


HEIGHT = 9.0
"""In text units (docs/front.md, "Settings")."""
_MOST_TEXT, _MOST_SHARE = 1.5, 0.18
"""The strip does not grow beyond that size of text and share of the drawer, so that the settings
below keep their room."""
_CARDS = ("9H", "AC", "KC", "KS", "QS")
_HAND_STEP, _CARD_HEIGHT, _TOP = 0.54, 1.12, 0.16
"""Step of the hand in card widths; height of its cards and their upper edge, by the strip's."""
_SIDE = 0.9
_TWO, _TWENTY = 2, 20
"""Players of a game with a talon to close; points of a marriage."""
_PLATE = 10.0
"""Width of the plate in text units."""


class TablePreview(QWidget):
    """Shows five cards and a back, a plate and a chip in the look of the settings."""

    def __init__(self, parent: QWidget) -> None:
        """Show nothing before ``show_settings``."""
        super().__init__(parent)
        self._options = TableOptions()
        self._name = ""
        self._closes = True
        self._unit = 16.0
        self._cards: list[QPixmap] = []

    def height_for(self, unit: float, room: float) -> int:
        """Return the height of the strip for words of ``unit`` pixels in a drawer so high."""
        usual = unit / max(1.0, self._options.text_scale)
        return round(min(HEIGHT * min(unit, usual * _MOST_TEXT), _MOST_SHARE * room))

    def show_settings(self, settings: Settings, unit: float) -> None:
        """Look as the table does by these settings."""
        self._options = table_options(settings)
        self._name = my_name(settings)
        self._closes = settings.players == _TWO and rule_set(settings.rule_set).close
        self._unit = unit
        self._cards = [self._card(code) for code in (BACK, *_CARDS)]
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the cards for another height."""
        self._cards = [self._card(code) for code in (BACK, *_CARDS)]

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._paint_cloth(painter)
        end = self._paint_cards(painter)
        self._paint_pieces(painter, end)
        painter.end()

    def _paint_cloth(self, painter: QPainter) -> None:
        colours = CLOTHS[Cloth(self._options.cloth)]
        area = QRectF(self.rect())
        light = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.6)
        light.setColorAt(0.0, QColor(colours.centre))
        light.setColorAt(1.0, QColor(colours.edge))
        painter.fillRect(area, QColor(colours.edge) if self._options.high_contrast else light)

    def _paint_cards(self, painter: QPainter) -> float:
        """Paint the back and the hand from the left; give where they end."""
        x, y = _SIDE * self._unit, _TOP * self.height()
        for place, card in enumerate(self._cards):
            painter.drawPixmap(QPointF(x, y), card)
            width = card.width() / card.devicePixelRatio()
            x += width + 0.5 * self._unit if place == 0 else _HAND_STEP * width
        last = self._cards[-1] if self._cards else QPixmap()
        return x + (1 - _HAND_STEP) * last.width() / last.devicePixelRatio()

    def _paint_pieces(self, painter: QPainter, left: float) -> None:
        """Paint plate and chip one below the other, as far as there is room for them."""
        look = self._look()
        plate, chip = Plate(), self._chip()
        plate.set_room(_PLATE * look.text_unit)
        plate.name = self._name
        plate.set_turn(turn=True)
        plate.avatar = portrait(look.style, MY_FACE)
        middle = (left + self.width()) / 2
        for piece, height in ((plate, 0.32), (chip, 0.72)):
            self._paint_piece(painter, piece, look, QPointF(middle, height * self.height()), left)

    def _chip(self) -> Chip:
        """Return the chip of an act that the game has: not every one has a talon to close."""
        if self._closes:
            chip, key = Chip(ChipKind.CLOSE), Purpose.CLOSE
            chip.text = words.close()
        else:
            chip, key = Chip(ChipKind.MARRIAGE), Purpose.MARRIAGE
            chip.text = str(_TWENTY)
        chip.key = shown_key(key) if self._options.key_hints else ""
        return chip

    def _paint_piece(
        self, painter: QPainter, piece: Piece, look: Look, middle: QPointF, left: float
    ) -> None:
        piece.set_look(look)
        if piece.body().width() > self.width() - left - _SIDE * self._unit:
            return
        painter.save()
        painter.translate(middle)
        piece.draw(painter, look)
        painter.restore()

    def _look(self) -> Look:
        options = self._options
        return Look(
            text_unit=min(self._unit, self.height() / HEIGHT),
            card_width=6.0 * self._unit,
            ratio=self.devicePixelRatioF(),
            cloth=Cloth(options.cloth),
            style=style_of(options),
            contrast=contrast_of(options),
        )

    def _card(self, code: str) -> QPixmap:
        ratio = self.devicePixelRatioF()
        width = max(1, round(_CARD_HEIGHT * self.height() * ratio / CARD_ASPECT))
        pixmap = QPixmap.fromImage(render_card(style_of(self._options), code, width))
        pixmap.setDevicePixelRatio(ratio)
        return pixmap
