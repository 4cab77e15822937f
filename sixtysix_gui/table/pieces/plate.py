"""The plate of a player: face, name, score, who deals and whose turn it is."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.layout.sizes import PLATE_HEIGHT, TWO_LINES
from sixtysix_gui.table.pieces.brushwork import circle, draw_image, glow, outline, pill
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.plate_plan import (
    DEALER_WIDTH,
    Dealer,
    PlatePlan,
    PlateRoom,
    PlateWords,
    plan_plate,
)
from sixtysix_gui.table.pieces.text_lines import draw_left, width_of
from sixtysix_gui.table.theme import Z

_AVATAR_INSET = 0.20
_NAME_UP, _SCORE_DOWN = 0.52, 0.72
_NAMES_UP, _SCORE_BELOW = (1.28, 0.06), 1.3
"""Where the lines are, from the plate's middle: of one name and its score, and of two."""

_TWO_LINE_CORNER = 1.65
_ON_FACE = (0.58, 0.72)
"""Middle of the dealer's cards on the face, from the face's middle in its radii."""
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
        self._two_lines = False
        self._snug = False
        self._grows_up = False
        self._plan: PlatePlan | None = None
        self._name = ""
        self._score = ""
        self._dealer = False
        self._turn = False
        self._avatar: QImage | None = None

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
        """Whether the name did not fit."""
        return self._plan is not None and " ".join(self._plan.lines) != self._name

    @property
    def score_is_elided(self) -> bool:
        """Whether the score did not fit."""
        return self._plan is not None and self._plan.score != self._score

    @property
    def is_cut(self) -> bool:
        """Whether one of the two lines did not fit."""
        return self.name_is_elided or self.score_is_elided

    @property
    def score_is_small(self) -> bool:
        """Whether the score fits in smaller letters only, or not at all."""
        plan = self._plan
        return plan is not None and (plan.score_part < 1.0 or plan.score != self._score)

    @property
    def plan(self) -> PlatePlan | None:
        """How it is arranged; None before it has a look."""
        return self._plan

    @property
    def dealer_area(self) -> QRectF | None:
        """Where the dealer's cards lie; None where somebody else has dealt."""
        plan, look = self._plan, self._look
        if plan is None or look is None or plan.dealer is Dealer.NOWHERE:
            return None
        centre, scale = self._dealer_place(plan, look.text_unit)
        unit = scale * look.text_unit
        area = QRectF(0.0, 0.0, DEALER_WIDTH * unit, 1.5 * unit)
        area.moveCenter(centre)
        return area

    @property
    def name_area(self) -> QRectF:
        """Where the letters of the name's last line are, from the anchor; empty without a look."""
        plan, look = self._plan, self._look
        if plan is None or look is None:
            return QRectF()
        t, high = look.text_unit, plan.name_font.pixelSize()
        middle = self.body().center().y() - self._name_ups(plan)[-1] * t
        left = self.body().left() + plan.left * t
        return QRectF(left, middle - high / 2, width_of(plan.name_font, plan.lines[-1]), high)

    def set_width(self, width: float) -> None:
        """Makes the plate so wide."""
        self.set_room(width, two_lines=False, snug=False)

    def set_room(self, width: float, *, two_lines: bool, snug: bool, up: bool = False) -> None:
        """Gives the plate room.

        Args:
            width: of the room in pixels; the anchor is its middle.
            two_lines: the room is as high as a name of two lines needs it.
            snug: the plate begins at the room's left and is only as wide as its words.
            up: a plate that is not as high as its room lies at its lower edge.
        """
        if (width, two_lines, snug, up) == (
            self._width,
            self._two_lines,
            self._snug,
            self._grows_up,
        ):
            return
        self._width, self._two_lines = width, two_lines
        self._snug, self._grows_up = snug, up
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
        t = look.text_unit
        words = PlateWords(self._name, self._score, self._avatar is not None, self._dealer)
        self._plan = plan_plate(words, self._room_in(t))
        height = self._plan.height * t
        whole = (TWO_LINES if self._two_lines else PLATE_HEIGHT) * t
        top = whole / 2 - height if self._grows_up else -whole / 2
        return QRectF(-self._width / 2, top, self._plan.width * t, height)

    def _room_in(self, t: float) -> PlateRoom:
        """The room for words and pictures, where t is so many pixels."""
        return PlateRoom(t, self._width / t, self._two_lines, self._snug)

    @override
    def margin(self, look: Look) -> float:
        return (_GLOW + 0.3) * look.text_unit + 3.0

    # ----------------------------------------------------------------------------------- painting

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        plan = self._plan
        if plan is None:
            return
        t = look.text_unit
        shape = pill(
            self.body(), (PLATE_HEIGHT / 2 if len(plan.lines) == 1 else _TWO_LINE_CORNER) * t
        )
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
        if plan.face:
            self._draw_avatar(painter, look)
        self._draw_text(painter, look, plan)
        if plan.dealer is not Dealer.NOWHERE:
            self._draw_dealer(painter, look, plan)

    def _face_centre(self, t: float) -> QPointF:
        return QPointF(self.body().left() + PLATE_HEIGHT / 2 * t, self.body().center().y())

    def _draw_avatar(self, painter: QPainter, look: Look) -> None:
        if self._avatar is None:
            return
        t = look.text_unit
        radius = (PLATE_HEIGHT / 2 - _AVATAR_INSET) * t
        centre = self._face_centre(t)
        ring = circle(centre, radius)
        painter.fillPath(ring, theme.colour(theme.PAPER))
        area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        draw_image(painter, self._avatar, area)
        colour = theme.colour(theme.GOLD) if self._turn else theme.colour(theme.CREAM, 0.55)
        painter.strokePath(ring, QPen(colour, 2.0 if self._turn else 1.2))

    def _draw_text(self, painter: QPainter, look: Look, plan: PlatePlan) -> None:
        t = look.text_unit
        left, middle = self.body().left() + plan.left * t, self.body().center().y()
        painter.setPen(theme.colour(theme.CREAM))
        for line, up in zip(plan.lines, self._name_ups(plan), strict=True):
            draw_left(painter, plan.name_font, line, QPointF(left, middle - up * t))
        painter.setPen(theme.colour(theme.CREAM, 0.80))
        draw_left(painter, plan.score_font, plan.score, QPointF(left, self._score_y(plan, t)))

    def _name_ups(self, plan: PlatePlan) -> tuple[float, ...]:
        """How far above the plate's middle the lines of the name are, in t."""
        if len(plan.lines) > 1:
            return _NAMES_UP
        below = self._score or plan.dealer is Dealer.AFTER_SCORE
        return (_NAME_UP if below else 0.0,)

    def _score_y(self, plan: PlatePlan, t: float) -> float:
        down = _SCORE_DOWN if len(plan.lines) == 1 else _SCORE_BELOW
        return self.body().center().y() + down * t

    def _draw_dealer(self, painter: QPainter, look: Look, plan: PlatePlan) -> None:
        """Two little cards with their backs up, always inside the plate."""
        t = look.text_unit
        centre, scale = self._dealer_place(plan, t)
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

    def _dealer_place(self, plan: PlatePlan, t: float) -> tuple[QPointF, float]:
        """Where the middle of the dealer's cards is, and their size."""
        body = self.body()
        if plan.dealer is Dealer.INSIDE:
            return QPointF(body.right() - 1.75 * t, body.center().y()), 1.0
        if plan.dealer is Dealer.ON_FACE:
            radius = (PLATE_HEIGHT / 2 - _AVATAR_INSET) * t
            right, down = _ON_FACE
            return self._face_centre(t) + QPointF(
                right * radius, down * radius - 0.2 * t
            ), plan.badge
        x = body.right() - (plan.right + DEALER_WIDTH / 2 * plan.badge - 0.04) * t
        if plan.dealer is Dealer.AT_END:
            return QPointF(x, body.center().y()), plan.badge
        if plan.dealer is Dealer.AFTER_NAME:
            up = self._name_ups(plan)[plan.dealer_line]
            return QPointF(x, body.center().y() - up * t), plan.badge
        return QPointF(x, self._score_y(plan, t) - 0.1 * t), plan.badge
