"""Chips: the acts, standing on the things they concern."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.fonts import TextWeight, text
from sixtysix_gui.table.icons import Icon, draw_icon
from sixtysix_gui.table.pieces.brushwork import drop_shadow, pill
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.text_lines import draw_centred, draw_left, width_of
from sixtysix_gui.table.theme import Z

_PADDING = 0.62
_ICON = 1.15
_GAP = 0.38
_KEY_HEIGHT = 1.34
_LEAST_HEIGHT = 30.0


class ChipKind(Enum):
    """The act a chip stands for."""

    MARRIAGE = Icon.MARRIAGE
    EXCHANGE = Icon.EXCHANGE
    CLOSE = Icon.CLOSE
    DRAW = Icon.DRAW
    SHOW = Icon.POINTS
    PASS = Icon.PASS


class Chip(Piece):
    """One act: icon, words, and the key that does the same."""

    def __init__(self, kind: ChipKind) -> None:
        """Makes a chip without words."""
        super().__init__(Z.CHIPS)
        self._kind = kind
        self._text = ""
        self._key = ""
        self._key_shown = True
        self._armed = False

    @property
    def kind(self) -> ChipKind:
        """The act."""
        return self._kind

    def set_text(self, words: str) -> None:
        """Shows other words, such as "Exchange 9" or "20"."""
        if words != self._text:
            self._text = words
            self.repaint_picture()

    def set_key(self, key: str) -> None:
        """Shows another key; an empty one shows no key cap."""
        if key != self._key:
            self._key = key
            self.repaint_picture()

    def set_key_shown(self, shown: bool) -> None:
        """Shows or leaves out the key cap: it is the first to go where room is scarce."""
        if shown != self._key_shown:
            self._key_shown = shown
            self.repaint_picture()

    def set_armed(self, armed: bool) -> None:
        """Fills the chip with gold: the act will happen with the next lead."""
        if armed != self._armed:
            self._armed = armed
            self.repaint_picture()

    @property
    def is_armed(self) -> bool:
        """Whether the chip is filled with gold."""
        return self._armed

    @override
    def measure(self, look: Look) -> QRectF:
        t = look.text_unit
        height = max(2.05 * t, _LEAST_HEIGHT)
        width = (2 * _PADDING + _ICON + _GAP) * t + width_of(_font(look), self._text)
        if self._key and self._key_shown:
            width += (_GAP - 0.25) * t + self._key_width(look)
        return QRectF(-width / 2, -height / 2, width, height)

    @override
    def margin(self, look: Look) -> float:
        return 0.045 * look.card_width + 2.0

    def _key_width(self, look: Look) -> float:
        t = look.text_unit
        return max(_KEY_HEIGHT * t * 0.92, width_of(_key_font(look), self._key) + 0.6 * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t = look.text_unit
        body = self.body()
        shape = pill(body.adjusted(0.7, 0.7, -0.7, -0.7))
        drop_shadow(painter, shape, 0.035 * look.card_width, 0.40)
        if self._armed:
            painter.fillPath(shape, theme.colour(theme.GOLD))
        else:
            painter.fillPath(shape, theme.colour(theme.CHIP_FILL, look.contrast.chip))
        rim = theme.DARK_GOLD if self._armed else theme.GOLD
        painter.strokePath(shape, QPen(theme.colour(rim), theme.CHIP_LINE * look.contrast.wider))
        ink = theme.COIN_TEXT if self._armed else theme.CREAM
        icon = QRectF(body.left() + _PADDING * t, -_ICON * t / 2, _ICON * t, _ICON * t)
        icon_colour = theme.COIN_TEXT if self._armed else theme.GOLD
        draw_icon(painter, self._kind.value, icon, theme.colour(icon_colour))
        painter.setPen(theme.colour(ink))
        draw_left(painter, _font(look), self._text, QPointF(icon.right() + _GAP * t, 0.0))
        if self._key and self._key_shown:
            self._draw_key(painter, look, ink)

    def _draw_key(self, painter: QPainter, look: Look, ink: str) -> None:
        t = look.text_unit
        width = self._key_width(look)
        cap = QRectF(0, 0, width, _KEY_HEIGHT * t)
        cap.moveCenter(QPointF(self.body().right() - (_PADDING - 0.25) * t - width / 2, 0.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(ink, 0.55), 1.0))
        painter.drawRoundedRect(cap, 0.26 * t, 0.26 * t)
        painter.setPen(theme.colour(ink, 0.92))
        draw_centred(painter, _key_font(look), self._key, cap.center())


def _font(look: Look) -> QFont:
    return text(0.98 * look.text_unit, TextWeight.SEMI_BOLD)


def _key_font(look: Look) -> QFont:
    return text(0.76 * look.text_unit, TextWeight.SEMI_BOLD)
