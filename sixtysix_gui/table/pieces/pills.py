"""Sentences on the table: the status line, a refusal, and small labels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.fonts import TextWeight, text
from sixtysix_gui.table.geometry.middle import STATUS_LINE
from sixtysix_gui.table.icons import Icon, draw_icon
from sixtysix_gui.table.pieces.brushwork import outline, pill
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.text_lines import draw_centred, width_of, wrapped
from sixtysix_gui.table.theme import Contrast, Z

_HEIGHT = 2.1
"""Height of a pill of one line, in t."""

_PADDING = 1.0
_ICON = 1.25
_ICON_GAP = 0.55


class StatusPill(Piece):
    """One sentence: what is expected now. Anchor: the middle of its last line."""

    icon: Icon | None = None

    def __init__(self, z: float = Z.STATUS) -> None:
        """Makes a pill without a sentence, which shows nothing."""
        super().__init__(z)
        self._text = ""
        self._max_width = 600.0

    @property
    def text(self) -> str:
        """The sentence."""
        return self._text

    def set_text(self, sentence: str) -> None:
        """Shows another sentence; an empty one shows nothing."""
        if sentence != self._text:
            self._text = sentence
            self.repaint_picture()

    def set_max_width(self, width: float) -> None:
        """Lets the pill grow to that width before its sentence wraps."""
        if width != self._max_width:
            self._max_width = width
            self.repaint_picture()

    def lines(self, look: Look) -> list[str]:
        """The sentence as it is broken."""
        room = self._max_width - 2 * _PADDING * look.text_unit - self._icon_width(look)
        return wrapped(self._font(look), self._text, room)

    def _font(self, look: Look) -> QFont:
        return text(look.text_unit, TextWeight.MEDIUM)

    def _icon_width(self, look: Look) -> float:
        return (_ICON + _ICON_GAP) * look.text_unit if self.icon else 0.0

    @override
    def measure(self, look: Look) -> QRectF:
        lines = self.lines(look)
        if not lines:
            return QRectF()
        t = look.text_unit
        font = self._font(look)
        widest = max(width_of(font, line) for line in lines)
        width = widest + 2 * _PADDING * t + self._icon_width(look)
        above = (len(lines) - 1) * STATUS_LINE * t
        return QRectF(-width / 2, -_HEIGHT * t / 2 - above, width, _HEIGHT * t + above)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t = look.text_unit
        body = self.body()
        self.draw_ground(painter, body, _HEIGHT * t / 2, look.contrast)
        lines = self.lines(look)
        icon_width = self._icon_width(look)
        if self.icon:
            side = _ICON * t
            area = QRectF(0, 0, side, side)
            area.moveCenter(QPointF(body.left() + _PADDING * t + side / 2, body.center().y()))
            draw_icon(painter, self.icon, area, theme.colour(theme.AMBER))
        painter.setPen(self.text_colour())
        for number, line in enumerate(reversed(lines)):
            y = -number * STATUS_LINE * t
            draw_centred(painter, self._font(look), line, QPointF(icon_width / 2, y))

    def draw_ground(
        self, painter: QPainter, body: QRectF, radius: float, contrast: Contrast
    ) -> None:
        """Paints what the sentence stands on."""
        shape = pill(body, radius)
        painter.fillPath(shape, theme.colour(theme.STATUS_FILL, contrast.status))
        outline(painter, shape, contrast)

    def text_colour(self) -> QPen:
        """The colour of the sentence."""
        return QPen(theme.colour(theme.CREAM))


class RefusalPill(StatusPill):
    """Why a card stays in the hand: colour, icon and words."""

    icon = Icon.REFUSAL

    def __init__(self) -> None:
        """Makes a pill without a sentence, which shows nothing."""
        super().__init__(Z.STATUS + 1)

    @override
    def draw_ground(
        self, painter: QPainter, body: QRectF, radius: float, contrast: Contrast
    ) -> None:
        shape = pill(body, radius)
        painter.fillPath(shape, theme.colour(theme.REFUSAL_FILL, theme.REFUSAL_ALPHA))
        painter.strokePath(
            shape, QPen(theme.colour(theme.AMBER), contrast.wider * theme.REFUSAL_LINE)
        )

    @override
    def text_colour(self) -> QPen:
        return QPen(theme.colour(theme.REFUSAL_TEXT))


class SmallLabel(StatusPill):
    """A short remark on the cloth, such as who closed the talon. Anchor: its middle."""

    def __init__(self, z: float = Z.CLOSED_TURN_UP + 1) -> None:
        """Makes a label without words, which shows nothing."""
        super().__init__(z)

    @override
    def _font(self, look: Look) -> QFont:
        return text(0.84 * look.text_unit, TextWeight.MEDIUM)

    @override
    def measure(self, look: Look) -> QRectF:
        if not self._text:
            return QRectF()
        t = look.text_unit
        width = width_of(self._font(look), self._text) + 1.1 * t
        return QRectF(-width / 2, -0.72 * t, width, 1.44 * t)

    @override
    def lines(self, look: Look) -> list[str]:
        return [self._text] if self._text else []

    @override
    def draw_ground(
        self, painter: QPainter, body: QRectF, radius: float, contrast: Contrast
    ) -> None:
        shape = pill(body)
        painter.fillPath(shape, theme.colour(theme.STATUS_FILL, contrast.label))
        outline(painter, shape, contrast)
