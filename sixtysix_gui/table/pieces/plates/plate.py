"""The plate of a player: face, name, what is told below it, side, dealer, and whose turn it is."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from typing_extensions import override

from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.layout.sizes import PLATE_HEIGHT, TWO_LINES
from sixtysix_gui.table.pieces.piece import Look, Piece, Shown
from sixtysix_gui.table.pieces.plates.arrangements import plan_second_line
from sixtysix_gui.table.pieces.plates.drawing import (
    GLOW,
    draw_dealer,
    draw_face,
    draw_ground,
    draw_side,
    draw_words,
)
from sixtysix_gui.table.pieces.plates.places import PlatePlaces
from sixtysix_gui.table.pieces.plates.plan import Dealer, PlatePlan, PlateRoom, PlateWords
from sixtysix_gui.table.pieces.side_band import Band

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
    """A player's plate, with the band of his side along its lower edge. Anchor: its middle."""

    layer = Z.PILES - 2
    name = Shown("")
    """The whole name."""

    _second_line = Shown[tuple[tuple[str, ...], bool]]((("",), False))
    avatar = Shown[QImage | None](None)
    """A round face."""

    deals = Shown(False)
    """Whether the two cards of the dealer lie on it."""

    band = Shown(Band.NONE)
    """The band of a side."""

    _space = Shown(_Space())
    has_clear_face = Shown(False)
    """Whether the dealer's cards never lie on the face, even where there is no other room."""

    tag_start = Shown[float | None](None)
    """Where a tag at the lower right end begins that needs room, from the anchor."""

    def __init__(self) -> None:
        """Make a plate without a name."""
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
        return room.tells(places.plan, places.line) and places.line == self._untagged

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
        """Return the room for words and pictures beside a tag, where t is so many pixels."""
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
        if places.plan.dealer is not Dealer.NOWHERE:
            draw_dealer(painter, look, places)
        if self.band is not Band.NONE:
            draw_side(painter, look, places, self.band, turn=self._turn)
