"""How a plate is painted: its ground, face, words, band, and the dealer's cards."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from sixtysix_gui.table import theme
from sixtysix_gui.table.layout.sizes import PLATE_HEIGHT
from sixtysix_gui.table.pieces.brushwork import circle, draw_image, glow, outline, pill
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.plate_plan import DEALER_WIDTH, Dealer, PlatePlan
from sixtysix_gui.table.pieces.side_band import Band, draw_band
from sixtysix_gui.table.pieces.words.text_lines import draw_left, width_of

FACE = PLATE_HEIGHT / 2 - 0.20
"""Radius of the face, in t."""

_NAME_UP, _SCORE_DOWN = 0.52, 0.72
_NAMES_UP, _SCORE_BELOW = (1.28, 0.06), 1.3
"""Where the lines are, from the plate's middle: of one name and its score, and of two."""

_TWO_LINE_CORNER = 1.65
_ON_FACE = (0.58, 0.72)
"""Middle of the dealer's cards on the face, from the face's middle in its radii."""

_TURN_LINE = 2.0
GLOW = 0.62
_DEALER_CARD = 0.80
"""Width of one of the dealer's cards, in t."""

_BAND_FROM_FACE, _BAND_FROM_END = 0.45, 0.26
"""How far the band stays from the ends of the plate, beside a face and else, in its heights."""

_OVER_TAG, _OVER_TAG_SIZE = 0.42, 0.86
"""How far up the dealer's cards move for a tag in t, and their size against the usual one."""


@dataclass(frozen=True)
class PlatePicture:
    """A plate with all that is painted on it.

    ``has_second_line``: something stands below the name, or would stand there. ``is_tagged``: a
    tag lies below the dealer's cards.
    """

    body: QRectF
    plan: PlatePlan
    avatar: QImage | None
    turn: bool
    band: Band
    has_second_line: bool
    is_tagged: bool

    def draw(self, painter: QPainter, look: Look) -> None:
        """Paint the whole plate."""
        self._draw_ground(painter, look)
        if self.plan.face and self.avatar is not None:
            self._draw_face(painter, look, self.avatar)
        self._draw_text(painter, look)
        if self.plan.dealer is not Dealer.NOWHERE:
            self._draw_dealer(painter, look)
        if self.band is not Band.NONE:
            painter.save()
            painter.setClipPath(self._band_shape(look))
            draw_band(painter, self._band_area(look), self.band)
            painter.restore()

    # ------------------------------------------------------------------------------- where it lies

    def name_area(self, t: float) -> QRectF:
        """Return where the letters of the name's last line are."""
        plan, high = self.plan, self.plan.name_font.pixelSize()
        middle = self.body.center().y() - self._name_ups[-1] * t
        left = self.body.left() + plan.left * t
        return QRectF(left, middle - high / 2, width_of(plan.name_font, plan.lines[-1]), high)

    def score_y(self, t: float) -> float:
        """Return how low the second line stands."""
        down = _SCORE_DOWN if len(self.plan.lines) == 1 else _SCORE_BELOW
        return self.body.center().y() + down * t

    def dealer_area(self, t: float) -> QRectF:
        """Return where the dealer's cards lie."""
        centre, scale = self._dealer_place(t)
        area = QRectF(0.0, 0.0, DEALER_WIDTH * scale * t, 1.5 * scale * t)
        area.moveCenter(centre)
        return area

    @property
    def _name_ups(self) -> tuple[float, ...]:
        """How far above the plate's middle the lines of the name are, in t."""
        if len(self.plan.lines) > 1:
            return _NAMES_UP
        below = self.has_second_line or self.plan.dealer is Dealer.AFTER_SCORE
        return (_NAME_UP if below else 0.0,)

    def _face_centre(self, t: float) -> QPointF:
        return QPointF(self.body.left() + PLATE_HEIGHT / 2 * t, self.body.center().y())

    def _dealer_place(self, t: float) -> tuple[QPointF, float]:
        """Where the middle of the dealer's cards is, and their size."""
        body, plan = self.body, self.plan
        if plan.dealer is Dealer.INSIDE:
            centre = QPointF(body.right() - 1.75 * t, body.center().y())
            return (
                (centre - QPointF(0.0, _OVER_TAG * t), _OVER_TAG_SIZE)
                if self.is_tagged
                else (
                    centre,
                    1.0,
                )
            )
        if plan.dealer is Dealer.ON_FACE:
            right, down = _ON_FACE
            off = QPointF(right * FACE * t, down * FACE * t - 0.2 * t)
            return self._face_centre(t) + off, plan.badge
        x = body.right() - (plan.right + DEALER_WIDTH / 2 * plan.badge - 0.04) * t
        if plan.dealer is Dealer.AT_END:
            return QPointF(x, body.center().y()), plan.badge
        if plan.dealer is Dealer.AFTER_NAME:
            up = self._name_ups[plan.dealer_line]
            return QPointF(x, body.center().y() - up * t), plan.badge
        return QPointF(x, self.score_y(t) - 0.1 * t), plan.badge

    def _band_shape(self, look: Look) -> QPainterPath:
        """Return the plate without its face, within which the band is painted."""
        t, body = look.text_unit, self.body
        shape = pill(body, min(PLATE_HEIGHT / 2 * t, body.height() / 2))
        if self.plan.face:
            shape = shape.subtracted(circle(self._face_centre(t), FACE * t + 1.0))
        return shape

    def _band_area(self, look: Look) -> QRectF:
        """Return the lower edge; where the plate glows, above its outline."""
        body, height = self.body, theme.band_height(look.text_unit)
        line = 1.0 * look.contrast.wider if self.turn else 0.0
        left = _BAND_FROM_FACE if self.plan.face else _BAND_FROM_END
        start = body.left() + left * body.height()
        end = body.right() - _BAND_FROM_END * body.height()
        return QRectF(start, body.bottom() - height - line, end - start, height)

    # ----------------------------------------------------------------------------------- painting

    def _draw_ground(self, painter: QPainter, look: Look) -> None:
        t = look.text_unit
        corner = PLATE_HEIGHT / 2 if len(self.plan.lines) == 1 else _TWO_LINE_CORNER
        shape = pill(self.body, corner * t)
        if not self.turn:
            painter.fillPath(shape, theme.colour(theme.PLATE_FILL, look.contrast.plate))
            outline(painter, shape, look.contrast)
            return
        glow(painter, shape, GLOW * t, theme.GOLD, 0.62)
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillPath(shape, theme.colour(theme.PLATE_TURN_FILL, look.contrast.turn))
        painter.restore()
        painter.strokePath(shape, QPen(theme.colour(theme.GOLD), _TURN_LINE * look.contrast.wider))

    def _draw_face(self, painter: QPainter, look: Look, avatar: QImage) -> None:
        t = look.text_unit
        radius, centre = FACE * t, self._face_centre(t)
        ring = circle(centre, radius)
        painter.fillPath(ring, theme.colour(theme.PAPER))
        area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        draw_image(painter, avatar, area)
        colour = theme.colour(theme.GOLD) if self.turn else theme.colour(theme.CREAM, 0.55)
        painter.strokePath(ring, QPen(colour, 2.0 if self.turn else 1.2))

    def _draw_text(self, painter: QPainter, look: Look) -> None:
        t, plan = look.text_unit, self.plan
        left, middle = self.body.left() + plan.left * t, self.body.center().y()
        painter.setPen(theme.colour(theme.CREAM))
        for line, up in zip(plan.lines, self._name_ups, strict=True):
            draw_left(painter, plan.name_font, line, QPointF(left, middle - up * t))
        painter.setPen(theme.colour(theme.CREAM, 0.80))
        draw_left(painter, plan.score_font, plan.score, QPointF(left, self.score_y(t)))

    def _draw_dealer(self, painter: QPainter, look: Look) -> None:
        """Paint two little cards with their backs up, always inside the plate."""
        t = look.text_unit
        centre, scale = self._dealer_place(t)
        back = theme.BACK_COLOURS[look.style.pack]
        width = _DEALER_CARD * t
        card = QRectF(-width / 2, -width * 0.72, width, width * 1.44)
        for turn, shift in ((-9.0, -0.42), (9.0, 0.34)):
            painter.save()
            painter.translate(centre)
            painter.scale(scale, scale)
            painter.translate(shift * t, 0.0)
            painter.rotate(turn)
            painter.setPen(QPen(theme.colour(theme.BLACK, 0.35), 0.8))
            painter.setBrush(theme.colour(theme.PAPER))
            painter.drawRoundedRect(card, 0.12 * t, 0.12 * t)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(back))
            inset = 0.09 * t
            painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), 0.06 * t, 0.06 * t)
            painter.restore()
