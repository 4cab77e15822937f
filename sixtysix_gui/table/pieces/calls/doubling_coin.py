"""The gold coin that doubles what a deal is worth, where else the coin of the claim lies."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.fonts import heading
from sixtysix_gui.table.layout.radii import doubling_radius
from sixtysix_gui.table.pieces.brushwork import circle, drop_shadow, glow
from sixtysix_gui.table.pieces.coin import draw_metal, word_font
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.text_lines import draw_centred
from sixtysix_gui.table.theme import Z

_WORD_UP, _FACTOR_DOWN = 0.10, 0.44
"""How far above and below the middle the words stand, in radii."""

_FACTOR, _ALONE = 0.38, 0.86
"""Size of the factor below a word, and of one that stands alone, in radii."""

_SHADOW, _GLOW = 0.05, 0.10


class DoublingCoin(Piece):
    """A coin with the word that doubles and what it multiplies by. Anchor: its middle."""

    def __init__(self) -> None:
        """Makes a coin that shows nothing until it has a factor."""
        super().__init__(Z.CHIPS)
        self._word = ""
        self._factor = ""
        self._glowing = False

    @property
    def words(self) -> tuple[str, str]:
        """The word and the factor."""
        return self._word, self._factor

    def set_words(self, word: str, factor: str) -> None:
        """Writes other words, such as "Kontra" and "× 2"; without a word the factor is large."""
        if (word, factor) != (self._word, self._factor):
            self._word, self._factor = word, factor
            self.repaint_picture()

    def set_glowing(self, glowing: bool) -> None:
        """Lets the coin shine: it is the person who may double now."""
        if glowing != self._glowing:
            self._glowing = glowing
            self.repaint_picture()

    @override
    def measure(self, look: Look) -> QRectF:
        if not self._factor:
            return QRectF()
        radius = doubling_radius(look.card_width, look.text_unit)
        return QRectF(-radius, -radius, 2 * radius, 2 * radius)

    @override
    def margin(self, look: Look) -> float:
        return _GLOW * look.card_width + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        radius = doubling_radius(look.card_width, look.text_unit)
        edge = circle(QPointF(0, 0), radius)
        if self._glowing:
            glow(painter, edge, _GLOW * look.card_width, theme.GOLD, 0.75)
        drop_shadow(painter, edge, _SHADOW * look.card_width, 0.55)
        draw_metal(painter, radius)
        painter.setPen(theme.colour(theme.COIN_TEXT))
        if not self._word:
            draw_centred(painter, heading(_ALONE * radius, bold=True), self._factor, QPointF(0, 0))
            return
        word = word_font(self._word, radius)
        draw_centred(painter, word, self._word, QPointF(0, -_WORD_UP * radius))
        factor = heading(_FACTOR * radius, bold=True)
        draw_centred(painter, factor, self._factor, QPointF(0, _FACTOR_DOWN * radius))
