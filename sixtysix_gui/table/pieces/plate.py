"""The plate of a player: face, name, score, who deals and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.fonts import TextWeight, heading, text
from sixtysix_gui.table.geometry.sides import PLATE_HEIGHT
from sixtysix_gui.table.pieces.brushwork import circle, draw_image, glow, outline, pill
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.text_lines import draw_left, elided, width_of
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.tool_tips import set_tool_tip

_LEAST_WITH_AVATAR = 7.5
"""A plate narrower than so many t has no room for the face."""

_LEAST_WITH_DEALER_INSIDE = 9.5
"""On a plate narrower than so many t the dealer's cards straddle its end."""

_AVATAR_INSET = 0.20
_NAME_SIZE, _SCORE_SIZE = 1.12, 0.86
_NAME_UP, _SCORE_DOWN = 0.52, 0.72
_TEXT_GAP = 0.42
_TURN_LINE = 2.0
_GLOW = 0.62
_DEALER_CARD = 0.80
"""Width of one of the dealer's cards, in t."""


class PlatePiece(Piece):
    """A player's plate. Anchor: its middle."""

    def __init__(self) -> None:
        """Makes a plate without a name."""
        super().__init__(Z.PILES - 2)
        self._width = 0.0
        self._name = ""
        self._score = ""
        self._dealer = False
        self._turn = False
        self._avatar: QImage | None = None
        self._elided = False

    @property
    def name(self) -> str:
        """The whole name."""
        return self._name

    @property
    def score(self) -> str:
        """The line below the name."""
        return self._score

    @property
    def name_is_elided(self) -> bool:
        """Whether the name did not fit; its tool tip shows it then."""
        return self._elided

    def set_width(self, width: float) -> None:
        """Makes the plate so wide."""
        if width != self._width:
            self._width = width
            self.repaint_picture()

    def set_name(self, name: str) -> None:
        """Writes another name."""
        if name != self._name:
            self._name = name
            self.repaint_picture()

    def set_score(self, score: str) -> None:
        """Writes another score, such as "3 of 7"."""
        if score != self._score:
            self._score = score
            self.repaint_picture()

    def set_dealer(self, deals: bool) -> None:
        """Puts the two cards of the dealer on the plate, or takes them away."""
        if deals != self._dealer:
            self._dealer = deals
            self.repaint_picture()

    @property
    def is_to_act(self) -> bool:
        """Whether the plate glows for the player to act."""
        return self._turn

    def set_turn(self, turn: bool) -> None:
        """Lights the plate: it is this player's turn."""
        if turn != self._turn:
            self._turn = turn
            self.take_picture(turn)

    def set_avatar(self, face: QImage | None) -> None:
        """Shows a round face."""
        if face != self._avatar:
            self._avatar = face
            self.repaint_picture()

    # ---------------------------------------------------------------------------------- measuring

    @override
    def measure(self, look: Look) -> QRectF:
        height = PLATE_HEIGHT * look.text_unit
        return QRectF(-self._width / 2, -height / 2, self._width, height)

    @override
    def margin(self, look: Look) -> float:
        return (_GLOW + 0.3) * look.text_unit + 3.0

    def _shows_avatar(self, look: Look) -> bool:
        """Leave the face out where there is no room for it, or where it would cut the words."""
        if self._avatar is None or self._width < _LEAST_WITH_AVATAR * look.text_unit:
            return False
        beside, alone = (self._text_width(look, avatar=avatar) for avatar in (True, False))
        name = width_of(_name_font(look), self._name)
        score = width_of(_score_font(look), self._score)
        return score <= beside and (name <= beside or name > alone)

    def _dealer_straddles(self, look: Look) -> bool:
        return self._width < _LEAST_WITH_DEALER_INSIDE * look.text_unit

    def room_for_words(self, look: Look) -> float:
        """How wide name and score may be before they are shortened."""
        return self._text_width(look, avatar=self._shows_avatar(look))

    def _text_area(self, look: Look) -> QRectF:
        """Where the words stand."""
        left, right = self._insets(look, avatar=self._shows_avatar(look))
        return self.body().adjusted(left, 0, -right, 0)

    def _text_width(self, look: Look, *, avatar: bool) -> float:
        return self._width - sum(self._insets(look, avatar=avatar))

    def _insets(self, look: Look, *, avatar: bool) -> tuple[float, float]:
        """How far the words stay from the plate's ends."""
        left = PLATE_HEIGHT + _TEXT_GAP - 0.1 if avatar else 0.9
        right = 0.9
        if self._dealer:
            right = 1.0 if self._dealer_straddles(look) else 3.0
        return left * look.text_unit, right * look.text_unit

    # ----------------------------------------------------------------------------------- painting

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t = look.text_unit
        shape = pill(self.body())
        if self._turn:
            glow(painter, shape, _GLOW * t, theme.GOLD, 0.62)
            painter.save()
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.fillPath(shape, theme.colour(theme.PLATE_TURN_FILL, look.contrast.turn))
            painter.restore()
            painter.strokePath(
                shape, QPen(theme.colour(theme.GOLD), _TURN_LINE * look.contrast.wider)
            )
        else:
            painter.fillPath(shape, theme.colour(theme.PLATE_FILL, look.contrast.plate))
            outline(painter, shape, look.contrast)
        if self._shows_avatar(look):
            self._draw_avatar(painter, look)
        self._draw_text(painter, look)
        if self._dealer:
            self._draw_dealer(painter, look)

    def _draw_avatar(self, painter: QPainter, look: Look) -> None:
        if self._avatar is None:
            return
        t = look.text_unit
        radius = (PLATE_HEIGHT / 2 - _AVATAR_INSET) * t
        centre = QPointF(self.body().left() + PLATE_HEIGHT / 2 * t, 0.0)
        ring = circle(centre, radius)
        painter.fillPath(ring, theme.colour(theme.PAPER))
        area = QRectF(centre.x() - radius, -radius, 2 * radius, 2 * radius)
        draw_image(painter, self._avatar, area)
        colour = theme.colour(theme.GOLD) if self._turn else theme.colour(theme.CREAM, 0.55)
        painter.strokePath(ring, QPen(colour, 2.0 if self._turn else 1.2))

    def _draw_text(self, painter: QPainter, look: Look) -> None:
        t = look.text_unit
        area = self._text_area(look)
        name = elided(_name_font(look), self._name, area.width())
        self._elided = name != self._name
        set_tool_tip(self._picture, self._name if self._elided else "")
        painter.setPen(theme.colour(theme.CREAM))
        name_y = -_NAME_UP * t if self._score else 0.0
        draw_left(painter, _name_font(look), name, QPointF(area.left(), name_y))
        painter.setPen(theme.colour(theme.CREAM, 0.80))
        score = elided(_score_font(look), self._score, area.width())
        draw_left(painter, _score_font(look), score, QPointF(area.left(), _SCORE_DOWN * t))

    def _draw_dealer(self, painter: QPainter, look: Look) -> None:
        """Two little cards with their backs up."""
        t = look.text_unit
        inside = 0.25 if self._dealer_straddles(look) else 1.75
        back = theme.BACK_COLOURS[look.style.pack]
        width = _DEALER_CARD * t
        card = QRectF(-width / 2, -width * 0.72, width, width * 1.44)
        for turn, shift in ((-9.0, -0.42), (9.0, 0.34)):
            painter.save()
            painter.translate(self.body().right() - (inside - shift) * t, 0.0)
            painter.rotate(turn)
            painter.setPen(QPen(theme.colour(theme.BLACK, 0.35), 0.8))
            painter.setBrush(theme.colour(theme.PAPER))
            painter.drawRoundedRect(card, 0.12 * t, 0.12 * t)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(back))
            inset = 0.09 * t
            painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), 0.06 * t, 0.06 * t)
            painter.restore()


def _name_font(look: Look) -> QFont:
    return heading(_NAME_SIZE * look.text_unit)


def _score_font(look: Look) -> QFont:
    return text(_SCORE_SIZE * look.text_unit, TextWeight.MEDIUM)
