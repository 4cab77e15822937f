"""The plate of a player: face, name, side, score, who deals, thinks, and whose turn it is."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.layout.sizes import PLATE_HEIGHT, TWO_LINES
from sixtysix_gui.table.pieces.brushwork import circle
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.plate_picture import GLOW, PlatePicture
from sixtysix_gui.table.pieces.plate_plan import (
    Dealer,
    PlatePlan,
    PlateRoom,
    PlateWords,
    plan_plate,
)
from sixtysix_gui.table.pieces.side_band import Band
from sixtysix_gui.table.pieces.words.text_lines import width_of
from sixtysix_gui.table.theme import Z

_DOT, _BETWEEN = 0.17, 0.52
DOTS_WIDTH = 2 * _BETWEEN + 2 * _DOT
"""Radius of a dot, distance of two, and the width of all three, in t."""

_DOTS_GAP = 0.5
_DOTS_EDGE, _DOTS_CLEAR = 0.55, 0.25
"""Room between the words and the dots, and from them to the plate's end and to the dealer's cards,
in t."""

_TAG_CLEAR = 0.15
"""Room between the second line and a tag, in t."""


class Plate(Piece):
    """A player's plate, with the band of a side along its lower edge. Anchor: its middle."""

    def __init__(self) -> None:
        """Make a plate without a name."""
        super().__init__(Z.PILES - 2)
        self._room = PlateRoom(1.0, 0.0)
        self._grows_up = False
        self._plan: PlatePlan | None = None
        self._name = self._second = self._untagged = ""
        self._choices: tuple[str, ...] = ()
        self._keeps_face = False
        self._dealer = self._turn = False
        self._avatar: QImage | None = None
        self._band = Band.NONE
        self._tag_start: float | None = None

    # ------------------------------------------------------------------------------ what it says

    @property
    def name(self) -> str:
        """The whole name."""
        return self._name

    @property
    def score(self) -> str:
        """The line below the name."""
        return self._second

    @property
    def name_is_elided(self) -> bool:
        """Whether the name did not fit."""
        return self._plan is not None and " ".join(self._plan.lines) != self._name

    @property
    def score_is_elided(self) -> bool:
        """Whether the second line did not fit."""
        return self._plan is not None and self._plan.score != self._second

    @property
    def is_cut(self) -> bool:
        """Whether one of the two lines did not fit."""
        return self.name_is_elided or self.score_is_elided

    @property
    def score_is_small(self) -> bool:
        """Whether the second line fits in smaller letters only, or not at all."""
        plan = self._plan
        return plan is not None and (plan.score_part < 1.0 or plan.score != self._second)

    @property
    def plan(self) -> PlatePlan | None:
        """How it is arranged; None before it has a look."""
        return self._plan

    @property
    def band(self) -> Band:
        """Whose side the plate is of."""
        return self._band

    @property
    def is_to_act(self) -> bool:
        """Whether the plate glows for the player to act."""
        return self._turn

    def set_name(self, name: str) -> None:
        """Write another name."""
        if name != self._name:
            self._name = name
            self.repaint_picture()

    def set_second_line(self, *choices: str, keeps_face: bool = False) -> None:
        """Write below the name the first of several lines that finds room.

        Args:
            choices: from the best one to the shortest, such as "your partner" and "partner".
            keeps_face: a shorter line comes before a plate without its face.
        """
        if (choices, keeps_face) != (self._choices, self._keeps_face):
            self._choices, self._keeps_face = choices, keeps_face
            self.repaint_picture()

    def set_dealer(self, deals: bool) -> None:
        """Put the two cards of the dealer on the plate, or take them away."""
        if deals != self._dealer:
            self._dealer = deals
            self.repaint_picture()

    def set_turn(self, turn: bool) -> None:
        """Light the plate: it is this player's turn."""
        if turn != self._turn:
            self._turn = turn
            self.take_picture(turn)

    def set_avatar(self, face: QImage | None) -> None:
        """Show a round face."""
        if face != self._avatar:
            self._avatar = face
            self.repaint_picture()

    def set_band(self, band: Band) -> None:
        """Draw the band of a side, or none."""
        if band is not self._band:
            self._band = band
            self.repaint_picture()

    # ---------------------------------------------------------------------------------- its room

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
        room = replace(self._room, width=width, two_lines=two_lines, snug=snug)
        if (room, up) != (self._room, self._grows_up):
            self._room, self._grows_up = room, up
            self.repaint_picture()

    def set_clear_face(self, *, clear: bool) -> None:
        """Never lay the dealer's cards on the face, or do so where there is no other room."""
        if clear is not self._room.clear_face:
            self._room = replace(self._room, clear_face=clear)
            self.repaint_picture()

    def set_tag_start(self, start: float | None) -> None:
        """Leave room for a tag at the lower right end that begins there, from the anchor."""
        if start != self._tag_start:
            self._tag_start = start
            self.repaint_picture()

    @property
    def is_clear_of_tag(self) -> bool:
        """Whether a tag hides nothing of the second line, nor of the dealer's cards there."""
        plan, look = self._plan, self._look
        if plan is None or look is None or self._tag_start is None:
            return True
        return plan.score_end <= self._room_in(look.text_unit).lower and not self.score_is_elided

    @property
    def tells_all(self) -> bool:
        """Whether a tag takes nothing from the second line, and hides nothing."""
        return self._finds_room and self._second == self._untagged

    @property
    def is_silent(self) -> bool:
        """Whether a tag takes the second line that there would be without it."""
        return bool(self._untagged) and not self._second

    # -------------------------------------------------------------------------------- where it is

    @property
    def dealer_area(self) -> QRectF | None:
        """Where the dealer's cards lie; None where somebody else has dealt."""
        picture, look = self._picture_of(self._plan), self._look
        if picture is None or look is None or picture.plan.dealer is Dealer.NOWHERE:
            return None
        return picture.dealer_area(look.text_unit)

    @property
    def name_area(self) -> QRectF:
        """Where the letters of the name's last line are, from the anchor; empty without a look."""
        picture, look = self._picture_of(self._plan), self._look
        return QRectF() if picture is None or look is None else picture.name_area(look.text_unit)

    @property
    def dots_start(self) -> QPointF | None:
        """Where the dots begin while the player thinks, from the anchor.

        Behind the name, or behind the second line where the dealer's cards are in the way; None
        where neither has room: then the status line alone says it.
        """
        plan, look, picture = self._plan, self._look, self._picture_of(self._plan)
        if plan is None or look is None or picture is None:
            return None
        t, left = look.text_unit, self.body().left() + plan.left * look.text_unit
        dealer = self.dealer_area
        name = self.name_area
        lines = (
            (name.right(), name.center().y()),
            (left + width_of(plan.score_font, plan.score), picture.score_y(t)),
        )
        for end, y in lines:
            dots = QRectF(end + _DOTS_GAP * t, y - _DOT * t, DOTS_WIDTH * t, 2 * _DOT * t)
            within = dots.right() + _DOTS_EDGE * t <= self.body().right()
            below = y > self.body().center().y()
            tag = self.body().right() if self._tag_start is None else self._tag_start
            tagged = below and dots.right() > tag
            clear = dealer is None or not dealer.intersects(dots.adjusted(0, 0, _DOTS_CLEAR * t, 0))
            if within and clear and not tagged:
                return QPointF(dots.left(), y)
        return None

    # ---------------------------------------------------------------------------------- measuring

    @override
    def measure(self, look: Look) -> QRectF:
        start, self._tag_start = self._tag_start, None
        body = self._measured(look)
        self._untagged, self._tag_start = self._second, start
        return body if start is None else self._measured(look)

    def _measured(self, look: Look) -> QRectF:
        """Take the first second line that finds room, and measure the plate with it."""
        lines = self._choices or ("",)
        if self._keeps_face or self._tag_start is not None:
            for line in filter(None, lines):
                body = self._with_second(line, look)
                if self._plan is not None and self._plan.face and self._finds_room:
                    return body
        for line in lines:
            body = self._with_second(line, look)
            if self._finds_room:
                return body
        return self._with_second(lines[-1], look)

    def _with_second(self, line: str, look: Look) -> QRectF:
        """Measure the plate with a second line."""
        self._second, t = line, look.text_unit
        words = PlateWords(self._name, line, self._avatar is not None, self._dealer)
        self._plan = plan_plate(words, self._room_in(t))
        height = self._plan.height * t
        whole = (TWO_LINES if self._room.two_lines else PLATE_HEIGHT) * t
        top = whole / 2 - height if self._grows_up else -whole / 2
        return QRectF(-self._room.width / 2, top, self._plan.width * t, height)

    @property
    def _finds_room(self) -> bool:
        return not self.score_is_small and self.is_clear_of_tag

    def _room_in(self, t: float) -> PlateRoom:
        """Return the room for words and pictures, where t is so many pixels."""
        tight, width = self._room.clear_face or self._tag_start is None, self._room.width / t
        room = replace(self._room, unit=t, width=width, tight_face=tight)
        if self._tag_start is None:
            return room
        return replace(room, lower=self._tag_start / t + width / 2 - _TAG_CLEAR)

    # ----------------------------------------------------------------------------------- painting

    @override
    def margin(self, look: Look) -> float:
        return (GLOW + 0.3) * look.text_unit + 3.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        picture = self._picture_of(self._plan)
        if picture is not None:
            picture.draw(painter, look)

    def _picture_of(self, plan: PlatePlan | None) -> PlatePicture | None:
        if plan is None:
            return None
        second, tagged = bool(self._second), self._tag_start is not None
        return PlatePicture(self.body(), plan, self._avatar, self._turn, self._band, second, tagged)


class NameDots(Piece):
    """Three gold dots behind the name of who thinks. Anchor: the middle of their left end.

    They pulse by their opacity, which Qt animates.
    """

    def __init__(self) -> None:
        """Make the dots."""
        super().__init__(Z.PILES - 1)

    @override
    def measure(self, look: Look) -> QRectF:
        t = look.text_unit
        return QRectF(0.0, -_DOT * t, DOTS_WIDTH * t, 2 * _DOT * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t = look.text_unit
        for number in range(3):
            middle = QPointF((_DOT + number * _BETWEEN) * t, 0.0)
            painter.fillPath(circle(middle, _DOT * t), theme.colour(theme.GOLD))
