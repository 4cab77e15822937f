"""A plate: face, name, score and dealer at the edge of the table, and the dots of who thinks."""

from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_render import PIXELS, portrait, suit_sign
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.metrics import PLATE_HEIGHT, TWO_LINES
from sixtysix_gui.table.pieces.brushwork import (
    Whose,
    circle,
    draw_band,
    draw_image,
    draw_left,
    glow,
    outline,
    pill,
)
from sixtysix_gui.table.pieces.piece import Look, Piece, ShownValue
from sixtysix_gui.table.pieces.plate_arrangements import plan_second_line
from sixtysix_gui.table.pieces.plate_plan import (
    BETWEEN_DOTS,
    DOT,
    DOTS_WIDTH,
    FACE,
    DealerMark,
    PlatePlaces,
    PlatePlan,
    PlateRoom,
    PlateWords,
)

GLOW = 0.62
"""How far a plate shines whose player is to act, in t."""

_TURN_LINE = 2.0
_DEALER_CARD = 0.80
"""Width of one of the dealer's cards, in t."""


def draw_ground(painter: QPainter, look: Look, places: PlatePlaces, *, turn: bool) -> None:
    """Paint the plate without anything on it; it shines while it is the player's turn."""
    shape = pill(places.body, places.corner)
    if not turn:
        painter.fillPath(shape, theme.colour(theme.PLATE_FILL, look.contrast.plate))
        outline(painter, shape, look.contrast)
        return
    glow(painter, shape, GLOW * look.text_unit, theme.GOLD, 0.62)
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.fillPath(shape, theme.colour(theme.PLATE_TURN_FILL, look.contrast.turn))
    painter.restore()
    painter.strokePath(shape, QPen(theme.colour(theme.GOLD), _TURN_LINE * look.contrast.wider))


def draw_face(painter: QPainter, places: PlatePlaces, face: QImage, *, turn: bool) -> None:
    """Paint the face of the player, with a ring that is golden while it is their turn."""
    centre, radius = places.face_centre, FACE * places.unit
    ring = circle(centre, radius)
    painter.fillPath(ring, theme.colour(theme.PAPER))
    area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    draw_image(painter, face, area)
    colour = theme.colour(theme.GOLD) if turn else theme.colour(theme.CREAM, 0.55)
    painter.strokePath(ring, QPen(colour, 2.0 if turn else 1.2))


def draw_words(painter: QPainter, places: PlatePlaces) -> None:
    """Paint the name and the line below it."""
    plan = places.plan
    painter.setPen(theme.colour(theme.CREAM))
    for line, height in zip(plan.lines, places.name_heights, strict=True):
        draw_left(painter, plan.name_font, line, QPointF(places.left, height))
    painter.setPen(theme.colour(theme.CREAM, 0.80))
    start = QPointF(places.left, places.score_height)
    draw_left(painter, plan.score_font, plan.score, start)


def draw_dealer(painter: QPainter, look: Look, places: PlatePlaces) -> None:
    """Paint two little cards with their backs up, always inside the plate."""
    t, (centre, scale) = look.text_unit, places.dealer_place
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
        painter.setBrush(theme.colour(theme.BACK_COLOURS[look.style.pack]))
        inset = 0.09 * t
        painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), 0.06 * t, 0.06 * t)
        painter.restore()


def draw_side(
    painter: QPainter, look: Look, places: PlatePlaces, band: Whose, *, turn: bool
) -> None:
    """Paint the band of a side along the lower edge; where the plate glows, above its outline."""
    line = look.contrast.wider if turn else 0.0
    painter.save()
    painter.setClipPath(_beside_face(places))
    draw_band(painter, places.band_area(theme.band_height(look.text_unit), line), band)
    painter.restore()


def _beside_face(places: PlatePlaces) -> QPainterPath:
    corner = PLATE_HEIGHT / 2 * places.unit
    shape = pill(places.body, min(corner, places.body.height() / 2))
    if not places.plan.face:
        return shape
    return shape.subtracted(circle(places.face_centre, FACE * places.unit + 1.0))


class NameDots(Piece):
    """Three gold dots behind the name of who thinks. Anchor: the middle of their left end.

    They pulse by their opacity, which Qt animates.
    """

    layer = Z.PILES - 1

    @override
    def measure(self, look: Look) -> QRectF:
        t = look.text_unit
        return QRectF(0.0, -DOT * t, DOTS_WIDTH * t, 2 * DOT * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t = look.text_unit
        for number in range(3):
            middle = QPointF((DOT + number * BETWEEN_DOTS) * t, 0.0)
            painter.fillPath(circle(middle, DOT * t), theme.colour(theme.GOLD))


_LEFT, _OPPOSITE, _RIGHT = Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS
COMPANY_SUITS = (_LEFT, _OPPOSITE, _RIGHT)
"""The suits of who sits left, opposite and right; hearts are the person's."""

_SHARED = "9A"
"""Ranks of which all suits have one face: a small sign tells them apart."""

_SIGN = 0.50 * 62 / 54
_SIGN_AT, _SIGN_PAPER = 0.64, 0.345
"""Height of the picture of the sign, its distance from the middle to the right and downwards,
and the radius of the paper below it, all in radii of the face."""


@lru_cache(maxsize=48)
def companion_face(style: CardStyle, card: str) -> QImage | None:
    """Return the face of who is shown by a card, with the sign of the suit where others share it.

    None when the drawings are missing.
    """
    face = portrait(style, card)
    if face is None or card[0] not in _SHARED:
        return face
    image = face.copy()
    radius = PIXELS / 2
    middle = QPointF(radius * (1 + _SIGN_AT), radius * (1 + _SIGN_AT))
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paper = circle(middle, _SIGN_PAPER * radius)
    painter.fillPath(paper, theme.colour(theme.PAPER))
    painter.strokePath(paper, QPen(theme.colour(theme.INK), 0.045 * radius))
    side = _SIGN * radius
    sign = suit_sign(style, card[1], round(side))
    draw_image(painter, sign, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
    painter.end()
    return image


_TAG_CLEAR = 0.15
"""Room between the second line and a tag, in t."""


@dataclass(frozen=True)
class _Space:
    """The room of a plate in pixels; see `Plate.set_room`."""

    width: float = 0.0
    two_lines: bool = False
    snug: bool = False
    up: bool = False

    def area(self, plan: PlatePlan, t: float) -> QRectF:
        """Return what a plate takes of its room."""
        height = plan.height * t
        whole = (TWO_LINES if self.two_lines else PLATE_HEIGHT) * t
        top = whole / 2 - height if self.up else -whole / 2
        return QRectF(-self.width / 2, top, plan.width * t, height)


class Plate(Piece):
    """A player's plate, with the band of their side along its lower edge. Anchor: its middle."""

    layer = Z.PILES - 2
    name = ShownValue("")
    """The whole name."""

    _second_line = ShownValue[tuple[tuple[str, ...], bool]]((("",), False))
    avatar = ShownValue[QImage | None](None)
    """A round face."""

    deals = ShownValue(False)
    """Whether the two cards of the dealer lie on it."""

    band = ShownValue(Whose.NONE)
    """The band of a side."""

    _space = ShownValue(_Space())
    has_clear_face = ShownValue(False)
    """Whether the dealer's cards never lie on the face, even where there is no other room."""

    tag_start = ShownValue[float | None](None)
    """Where a tag at the lower right end begins that needs room, from the anchor."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = False
        self._places: PlatePlaces | None = None
        self._untagged = ""

    # ------------------------------------------------------------------------------- what is shown

    def set_second_line(self, *choices: str, keeps_face: bool = False) -> None:
        """Write below the name the first of several lines that finds room.

        Args:
            choices: from the best one to the shortest, such as "your partner" and "partner".
            keeps_face: a shorter line comes before a plate without its face.
        """
        self._second_line = (choices, keeps_face)

    def set_turn(self, turn: bool) -> None:
        """Light the plate: it is this player's turn."""
        if turn != self._turn:
            self._turn = turn
            self.take_picture(turn)

    @property
    def is_to_act(self) -> bool:
        """Whether the plate glows for the player to act."""
        return self._turn

    def set_room(
        self, width: float, *, two_lines: bool = False, snug: bool = False, up: bool = False
    ) -> None:
        """Give the plate room.

        Args:
            width: of the room in pixels; the anchor is its middle.
            two_lines: the room is as high as a name of two lines needs it.
            snug: the plate begins at the room's left and is only as wide as its words.
            up: a plate that is not as high as its room lies at its lower edge.
        """
        self._space = _Space(width, two_lines, snug, up)

    # ----------------------------------------------------------------------------- how it is shown

    @property
    def plan(self) -> PlatePlan | None:
        """How it is arranged; None before it has a look."""
        return self._places and self._places.plan

    @property
    def score(self) -> str:
        """The whole of the line below the name."""
        return self._places.line if self._places else ""

    @property
    def name_is_elided(self) -> bool:
        """Whether the name did not fit."""
        return self.plan is not None and " ".join(self.plan.lines) != self.name

    @property
    def score_is_elided(self) -> bool:
        """Whether the second line did not fit."""
        return self.plan is not None and self.plan.score != self.score

    @property
    def is_cut(self) -> bool:
        """Whether one of the two lines did not fit."""
        return self.name_is_elided or self.score_is_elided

    @property
    def is_clear_of_tag(self) -> bool:
        """Whether a tag hides nothing of the second line, nor of the dealer's cards there."""
        places = self._places
        if places is None or places.tag_start is None:
            return True
        return self._room(places.unit, places.tag_start).leaves_whole(places.plan, places.line)

    @property
    def tells_all(self) -> bool:
        """Whether a tag takes nothing from the second line, and hides nothing."""
        places = self._places
        if places is None:
            return True
        room = self._room(places.unit, places.tag_start)
        return room.has_whole(places.plan, places.line) and places.line == self._untagged

    @property
    def is_silent(self) -> bool:
        """Whether a tag takes the second line that there would be without it."""
        return bool(self._untagged) and not self.score

    @property
    def name_area(self) -> QRectF:
        """Where the letters of the name's last line are, from the anchor; empty without a look."""
        return self._places.name_area if self._places else QRectF()

    @property
    def dealer_area(self) -> QRectF | None:
        """Where the dealer's cards lie; None where somebody else has dealt."""
        return self._places and self._places.dealer_area

    @property
    def dots_start(self) -> QPointF | None:
        """Where the dots begin while the player thinks; None where they find no room."""
        return self._places and self._places.dots_start

    # ---------------------------------------------------------------------- measuring and painting

    @override
    def measure(self, look: Look) -> QRectF:
        t, start = look.text_unit, self.tag_start
        line, plan = self._arranged(t, None)
        self._untagged = line
        if start is not None:
            line, plan = self._arranged(t, start)
        body = self._space.area(plan, t)
        self._places = PlatePlaces(plan, body, t, line, start)
        return body

    def _arranged(self, t: float, tag: float | None) -> tuple[str, PlatePlan]:
        """Return the second line, and the arrangement with it, beside a tag that begins there."""
        lines, keeps_face = self._second_line
        words = PlateWords(self.name, "", self.avatar is not None, self.deals)
        keeps_face = keeps_face or tag is not None
        return plan_second_line(words, self._room(t, tag), lines, keeps_face=keeps_face)

    def _room(self, t: float, tag: float | None) -> PlateRoom:
        """Return the room for words and pictures beside a tag; ``t`` is in pixels."""
        space, clear = self._space, self.has_clear_face
        room = PlateRoom(t, space.width / t, space.two_lines, space.snug, clear, clear)
        if tag is None:
            return replace(room, tight_face=True)
        return replace(room, lower=tag / t + room.width / 2 - _TAG_CLEAR)

    @override
    def margin(self, look: Look) -> float:
        return (GLOW + 0.3) * look.text_unit + 3.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        places = self._places
        if places is None:
            return
        draw_ground(painter, look, places, turn=self._turn)
        if places.plan.face and self.avatar is not None:
            draw_face(painter, places, self.avatar, turn=self._turn)
        draw_words(painter, places)
        if places.plan.dealer is not DealerMark.NOWHERE:
            draw_dealer(painter, look, places)
        if self.band is not Whose.NONE:
            draw_side(painter, look, places, self.band, turn=self._turn)
