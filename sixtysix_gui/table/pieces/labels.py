"""Labels and tags: small words and numbers beside what they name."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.design.theme import Contrast, Z
from sixtysix_gui.table.pieces.brushwork import (
    draw_centred,
    drop_shadow,
    elided,
    outline,
    pill,
    width_of,
)
from sixtysix_gui.table.pieces.piece import Look, Piece, ShownValue
from sixtysix_gui.table.pieces.pills import StatusPill

_CAPTION_CORNER = 0.4
_ANY_WIDTH = 10_000.0
_LEAST_LABEL = 0.8
"""A label is written smaller, down to this, before its words are shortened."""


class SmallLabel(StatusPill):
    """A short remark on the cloth, such as who closed the talon. Anchor: its middle."""

    _letters, _height, _padding = 0.84, 1.44, 1.1
    """Sizes of the letters, of the label, and of the room beside its words, in t."""

    layer = Z.CLOSED_TURN_UP + 1

    def __init__(self, z: float | None = None, *, on_card: bool = False) -> None:
        """Make a label without words, which shows nothing.

        One that lies ``on_card`` lets nothing shine through: an edge would cross its letters.
        """
        super().__init__(z)
        self._is_opaque = on_card
        self.set_max_width(_ANY_WIDTH)

    @override
    def _font(self, unit: float) -> QFont:
        return text(self._letters * unit, TextWeight.MEDIUM)

    @override
    def _set(self, look: Look) -> tuple[float, list[str]]:
        if not self.text:
            return 1.0, []
        width = self._width(look)
        scale = max(min(1.0, self._room.max_width / width), _LEAST_LABEL)
        room = self._room.max_width - self._padding * scale * look.text_unit
        font = self._font(scale * look.text_unit)
        return scale, [self.text if scale == 1.0 else elided(font, self.text, room)]

    def _width(self, look: Look) -> float:
        t = look.text_unit
        return width_of(self._font(t), self.text) + self._padding * t

    @override
    def measure(self, look: Look) -> QRectF:
        if not self.text:
            return QRectF()
        t = look.text_unit * self._set(look)[0]
        width = min(self._width(look), self._room.max_width)
        return QRectF(-width / 2, -self._height * t / 2, width, self._height * t)

    @override
    def draw_ground(
        self, painter: QPainter, body: QRectF, radius: float, contrast: Contrast
    ) -> None:
        shape = pill(body)
        alpha = 1.0 if self._is_opaque else contrast.label
        painter.fillPath(shape, theme.colour(theme.STATUS_FILL, alpha))
        outline(painter, shape, contrast)


class CaptionLabel(SmallLabel):
    """What a thing on the table is, told above it. Anchor: its middle."""

    _letters, _height, _padding = 0.92, 1.95, 1.5

    layer = Z.CAPTIONS

    @override
    def draw_ground(
        self, painter: QPainter, body: QRectF, radius: float, contrast: Contrast
    ) -> None:
        shape = pill(body, _CAPTION_CORNER * body.height())
        painter.fillPath(shape, theme.colour(theme.CHIP_FILL, theme.CAPTION_ALPHA))
        outline(painter, shape, contrast)


_LEAST_SIZE = 0.9
"""A label is written smaller, down to this, before it is left out."""


class RoomyLabel(SmallLabel):
    """A label that is left out where its words do not fit; its tool tip then says them."""

    layer = Z.CLOSED_TURN_UP + 1

    @property
    def fits(self) -> bool:
        """Whether the words are shown, or there are none."""
        if self._look is None or not self.text:
            return True
        return _LEAST_SIZE * self._width(self._look) <= self._room.max_width

    @override
    def _set(self, look: Look) -> tuple[float, list[str]]:
        if not self.fits or not self.text:
            return 1.0, []
        return min(1.0, self._room.max_width / self._width(look)), [self.text]

    @override
    def measure(self, look: Look) -> QRectF:
        return QRectF() if not self.fits else super().measure(look)


_HEIGHT = 1.84
"""Height of a tag of paper, in t."""


class Tag(Piece):
    """A paper pill with a few words. Anchor: its middle."""

    _letters, _padding, _least = 1.02, 0.62, 2.3
    """Sizes of the letters, of the room beside the words, and of the least width, in t."""

    layer = Z.PILES + 8
    text = ShownValue("")
    """The whole words; empty ones show nothing."""

    is_golden = ShownValue(False)
    """Whether the paper is golden, as that of the contract that is played."""

    max_width = ShownValue(_ANY_WIDTH)
    """Words for which a tag of that width is too narrow are shortened."""

    @property
    def text_is_elided(self) -> bool:
        """Whether the words did not fit."""
        return self._look is not None and self._shown(self._look) != self.text

    def _font(self, look: Look) -> QFont:
        return heading(self._letters * look.text_unit)

    def _shown(self, look: Look) -> str:
        return elided(
            self._font(look), self.text, self.max_width - 2 * self._padding * look.text_unit
        )

    @override
    def measure(self, look: Look) -> QRectF:
        if not self.text:
            return QRectF()
        t = look.text_unit
        words = width_of(self._font(look), self._shown(look)) + 2 * self._padding * t
        width = max(self._least * t, words)
        return QRectF(-width / 2, -_HEIGHT * t / 2, width, _HEIGHT * t)

    @override
    def margin(self, look: Look) -> float:
        return 0.05 * look.card_width + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        shape = pill(self.body())
        drop_shadow(painter, shape, 0.03 * look.card_width, 0.40)
        paper = theme.GOLDEN_TAG if self.is_golden else theme.PAPER
        painter.fillPath(shape, theme.colour(paper))
        painter.strokePath(shape, self._edge(look))
        painter.setPen(theme.colour(theme.INK))
        draw_centred(painter, self._font(look), self._shown(look), QPointF(0, 0))

    def _edge(self, look: Look) -> QPen:
        if self.is_golden:
            return QPen(theme.colour(theme.TAG_LINE), 1.2 * look.contrast.wider)
        dark = max(0.28, look.contrast.card_edge if look.contrast.plain else 0.0)
        return QPen(theme.colour(theme.BLACK, dark), 0.8 * look.contrast.wider)


class PointsTag(Tag):
    """Card points on a pile of won tricks."""

    _letters, _padding, _least = 1.12, 0.6, 2.7

    def set_points(self, points: int | str | None) -> None:
        """Show other points; None shows nothing."""
        self.text = "" if points is None else str(points)

    @override
    def _edge(self, look: Look) -> QPen:
        return QPen(theme.colour(theme.BLACK, 0.28), 0.8)


class CountTag(Piece):
    """How many cards the talon has left."""

    layer = Z.CLOSED_TURN_UP - 1
    count = ShownValue[int | None](None)
    """None shows nothing."""

    def _font(self, look: Look) -> QFont:
        return text(0.86 * look.text_unit, TextWeight.SEMI_BOLD)

    @override
    def measure(self, look: Look) -> QRectF:
        if self.count is None:
            return QRectF()
        t = look.text_unit
        width = max(1.5 * t, width_of(self._font(look), str(self.count)) + 0.8 * t)
        return QRectF(-width / 2, -0.75 * t, width, 1.5 * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        shape = pill(self.body())
        painter.fillPath(shape, theme.colour(theme.STATUS_FILL, look.contrast.tag))
        painter.strokePath(
            shape, QPen(theme.colour(theme.CREAM, max(0.28, look.contrast.outline)), 1.0)
        )
        painter.setPen(theme.colour(theme.CREAM))
        draw_centred(painter, self._font(look), str(self.count), QPointF(0, 0))
