"""Paper tags: what was bid, what a marriage counts, who played a card."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.fonts import heading
from sixtysix_gui.table.pieces.brushwork import drop_shadow, pill
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.text_lines import draw_centred, elided, width_of
from sixtysix_gui.table.theme import Z

_LETTERS = 1.02
_HEIGHT, _PADDING, _LEAST = 1.84, 0.62, 2.3
"""Height of a tag, room beside its words, and its least width, in t."""

_ANY_WIDTH = 10_000.0


class Tag(Piece):
    """A paper pill with a few words. Anchor: its middle."""

    def __init__(self, z: float = Z.PILES + 8) -> None:
        """Makes a tag that shows nothing until it has words."""
        super().__init__(z)
        self._text = ""
        self._golden = False
        self._max_width = _ANY_WIDTH

    @property
    def text(self) -> str:
        """The whole words."""
        return self._text

    @property
    def text_is_elided(self) -> bool:
        """Whether the words did not fit."""
        return self._look is not None and self._shown(self._look) != self._text

    def set_text(self, words: str) -> None:
        """Writes other words; empty ones show nothing."""
        if words != self._text:
            self._text = words
            self.repaint_picture()

    def set_golden(self, golden: bool) -> None:
        """Makes the paper golden, as that of the contract that is played."""
        if golden != self._golden:
            self._golden = golden
            self.repaint_picture()

    def set_max_width(self, width: float) -> None:
        """Shortens words for which a tag of that width is too narrow."""
        if width != self._max_width:
            self._max_width = width
            self.repaint_picture()

    def _font(self, look: Look) -> QFont:
        return heading(_LETTERS * look.text_unit)

    def _shown(self, look: Look) -> str:
        return elided(self._font(look), self._text, self._max_width - 2 * _PADDING * look.text_unit)

    @override
    def measure(self, look: Look) -> QRectF:
        if not self._text:
            return QRectF()
        t = look.text_unit
        words = width_of(self._font(look), self._shown(look)) + 2 * _PADDING * t
        width = max(_LEAST * t, words)
        return QRectF(-width / 2, -_HEIGHT * t / 2, width, _HEIGHT * t)

    @override
    def margin(self, look: Look) -> float:
        return 0.05 * look.card_width + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        shape = pill(self.body())
        drop_shadow(painter, shape, 0.03 * look.card_width, 0.40)
        paper = theme.GOLDEN_TAG if self._golden else theme.PAPER
        painter.fillPath(shape, theme.colour(paper))
        painter.strokePath(shape, self._edge(look))
        painter.setPen(theme.colour(theme.INK))
        draw_centred(painter, self._font(look), self._shown(look), QPointF(0, 0))

    def _edge(self, look: Look) -> QPen:
        if self._golden:
            return QPen(theme.colour(theme.TAG_LINE), 1.2 * look.contrast.wider)
        dark = max(0.28, look.contrast.card_edge if look.contrast.plain else 0.0)
        return QPen(theme.colour(theme.BLACK, dark), 0.8 * look.contrast.wider)
