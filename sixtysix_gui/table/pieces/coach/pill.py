"""The coach's sentence on paper, in the place of the status line, and the dark cap above it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, text
from sixtysix_gui.design.theme import Contrast, Z
from sixtysix_gui.table.pieces.brushwork import drop_shadow, outline, pill
from sixtysix_gui.table.pieces.icons import Icon
from sixtysix_gui.table.pieces.piece import Look, Piece, Shown
from sixtysix_gui.table.pieces.words.pills import StatusPill
from sixtysix_gui.table.pieces.words.text_lines import draw_centred, draw_left, width_of

_SHADOW, _SHADOW_ALPHA = 0.045, 0.34
"""Reach of the shadow in W, and how dark it is."""


class CoachPill(StatusPill):
    """What the coach says, written on paper. Anchor: as the status line."""

    icon = Icon.PENCIL
    icon_colour = theme.PENCIL

    layer = Z.STATUS + 0.5

    @override
    def margin(self, look: Look) -> float:
        return 2 * _SHADOW * look.card_width + 2.0

    @override
    def draw_ground(
        self, painter: QPainter, body: QRectF, radius: float, contrast: Contrast
    ) -> None:
        shape = pill(body, radius)
        drop_shadow(painter, shape, self.shadow_reach, _SHADOW_ALPHA)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        if contrast.plain:
            painter.strokePath(shape, QPen(theme.colour(theme.INK), contrast.wider))

    @property
    def shadow_reach(self) -> float:
        """How far the shadow reaches, in pixels."""
        return 0.0 if self._look is None else _SHADOW * self._look.card_width

    @override
    def text_colour(self) -> QPen:
        return QPen(theme.colour(theme.INK))


_CAP_HEIGHT, _CAP_LETTERS, _CAP_PADDING = 1.86, 0.88, 0.75
_KEY_LETTERS, _KEY_HEIGHT, _KEY_GAP = 0.76, 1.24, 0.5
"""Sizes in t: the cap and its words, and the key in it."""


class CoachCap(Piece):
    """What comes next, and the key for it. Anchor: its middle."""

    layer = Z.STATUS + 0.6
    words = Shown("")
    """What the cap offers."""

    _key = Shown("")

    def set_words(self, words: str, key: str) -> None:
        """Offer something else; without a key only the words are shown."""
        self.change(words=words, _key=key)

    @override
    def measure(self, look: Look) -> QRectF:
        if not self.words:
            return QRectF()
        t = look.text_unit
        width = 2 * _CAP_PADDING * t + width_of(_cap_font(t), self.words) + self._key_room(t)
        return QRectF(-width / 2, -_CAP_HEIGHT * t / 2, width, _CAP_HEIGHT * t)

    def _key_room(self, t: float) -> float:
        return self._key_width(t) + _KEY_GAP * t if self._key else 0.0

    def _key_width(self, t: float) -> float:
        return max(_KEY_HEIGHT * t, width_of(_key_font(t), self._key) + 0.6 * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t, body = look.text_unit, self.body()
        shape = pill(body)
        painter.fillPath(shape, theme.colour(theme.CHIP_FILL, look.contrast.chip))
        outline(painter, shape, look.contrast)
        left = body.left() + _CAP_PADDING * t
        if self._key:
            cap = QRectF(left, -_KEY_HEIGHT * t / 2, self._key_width(t), _KEY_HEIGHT * t)
            painter.setPen(QPen(theme.colour(theme.CREAM, 0.55), 1.0))
            painter.drawRoundedRect(cap, 0.26 * t, 0.26 * t)
            painter.setPen(theme.colour(theme.CREAM))
            draw_centred(painter, _key_font(t), self._key, cap.center())
            left = cap.right() + _KEY_GAP * t
        painter.setPen(theme.colour(theme.CREAM))
        draw_left(painter, _cap_font(t), self.words, QPointF(left, 0.0))


def _cap_font(t: float) -> QFont:
    return text(_CAP_LETTERS * t, TextWeight.SEMI_BOLD)


def _key_font(t: float) -> QFont:
    return text(_KEY_LETTERS * t, TextWeight.SEMI_BOLD)
