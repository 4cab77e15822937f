"""Tags: what was bid or shown, who played a card, card points, and how many cards are left."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.pieces.brushwork import drop_shadow, pill
from sixtysix_gui.table.pieces.piece import Look, Piece, Shown
from sixtysix_gui.table.pieces.words.text_lines import draw_centred, elided, width_of

_ANY_WIDTH = 10_000.0
_HEIGHT = 1.84
"""Height of a tag of paper, in t."""


class Tag(Piece):
    """A paper pill with a few words. Anchor: its middle."""

    _letters, _padding, _least = 1.02, 0.62, 2.3
    """Sizes of the letters, of the room beside the words, and of the least width, in t."""

    layer = Z.PILES + 8
    text = Shown("")
    """The whole words; empty ones show nothing."""

    is_golden = Shown(False)
    """Whether the paper is golden, as that of the contract that is played."""

    max_width = Shown(_ANY_WIDTH)
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
    count = Shown[int | None](None)
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
