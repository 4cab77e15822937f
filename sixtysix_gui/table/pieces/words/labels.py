"""Short remarks on the table: who closed, what fixes trump, what a thing is."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, text
from sixtysix_gui.design.theme import Contrast, Z
from sixtysix_gui.table.pieces.brushwork import outline, pill
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.words.pills import StatusPill
from sixtysix_gui.table.pieces.words.text_lines import elided, width_of

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
