"""The seal of a marriage: a disc of paper on the pile of the side that showed it."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QTransform
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import heading
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.radii import seal_radius
from sixtysix_gui.table.pieces.brushwork import circle, drop_shadow
from sixtysix_gui.table.pieces.marks.ivory import draw_sign
from sixtysix_gui.table.pieces.piece import Disc, Look, Shown
from sixtysix_gui.table.pieces.words.text_lines import draw_centred

_NOTCH = 1.36
_NOTCH_ROOT = 0.62
"""How far the notch reaches from the middle, and where it leaves the disc, in radii."""

_SIGN = 1.16
_SIGN_BY_FIGURE, _SIGN_UP = 0.84, 0.30
_FIGURE, _FIGURE_DOWN, _LEAST_FIGURE = 0.66, 0.46, 10.0
"""What a marriage in trumps counts, below a smaller sign: in radii, and at least in pixels."""

_ROYAL = 40
_RIM, _INK = 0.13, 0.055
"""Height of the sign, and widths of the rim of gold and of that of ink, in radii."""

_SHADOW = 0.045


class Seal(Disc):
    """A paper disc with the suit of a marriage. Anchor: its middle."""

    layer = Z.PILES + 7
    _suit = Shown[Suit | None](None)
    _royal = Shown(False)
    notch = Shown[float | None](None)
    """The direction of the player who showed it, clockwise from the top; None for no notch."""

    def __init__(self) -> None:
        """Make a seal that shows nothing until it has a suit."""
        super().__init__()
        self._pending = False

    def set_marriage(self, suit: Suit | None, *, royal: bool = False) -> None:
        """Show another suit, with a rim of gold for the marriage in trumps; None shows nothing."""
        self.change(_suit=suit, _royal=royal)

    def set_pending(self, pending: bool) -> None:
        """Let the seal be seen faintly: it counts from the first trick of its side on."""
        if pending != self._pending:
            self._pending = pending
            # The picture, not the carrier: that one fades while it moves.
            self._picture.setOpacity(theme.PENDING if pending else 1.0)

    @override
    def radius(self, look: Look) -> float:
        return 0.0 if self._suit is None else seal_radius(look.card_width)

    @override
    def margin(self, look: Look) -> float:
        notch = (_NOTCH - 1.0) * seal_radius(look.card_width)
        return notch + 2 * _SHADOW * look.card_width + 3.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        if self._suit is None:
            return
        radius = self.radius(look)
        shape = self._shape(radius)
        drop_shadow(painter, shape, _SHADOW * look.card_width, 0.50)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        if self._royal:
            width = max(2.0, _RIM * radius)
            painter.strokePath(shape, QPen(theme.colour(theme.COIN_LINE), width + 1.6))
            painter.strokePath(shape, QPen(theme.colour(theme.DARK_GOLD), width))
        else:
            width = max(1.0, _INK * radius) * look.contrast.wider
            painter.strokePath(shape, QPen(theme.colour(theme.INK), width))
        if not self._royal:
            draw_sign(painter, look, self._suit, _SIGN * radius)
            return
        painter.translate(0.0, -_SIGN_UP * radius)
        draw_sign(painter, look, self._suit, _SIGN_BY_FIGURE * radius)
        painter.translate(0.0, _SIGN_UP * radius)
        painter.setPen(theme.colour(theme.INK))
        figure = heading(max(_FIGURE * radius, _LEAST_FIGURE), bold=True)
        draw_centred(painter, figure, str(_ROYAL), QPointF(0.0, _FIGURE_DOWN * radius))

    def _shape(self, radius: float) -> QPainterPath:
        disc = circle(QPointF(0, 0), radius)
        if self.notch is None:
            return disc
        half = _NOTCH_ROOT * radius
        notch = QPolygonF(
            [QPointF(-half, -half), QPointF(0, -_NOTCH * radius), QPointF(half, -half)]
        )
        point = QPainterPath()
        point.addPolygon(QTransform().rotate(self.notch).map(notch))
        point.closeSubpath()
        return disc.united(point)
