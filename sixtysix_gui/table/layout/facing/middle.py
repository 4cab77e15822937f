"""Where the talon, the trick, the coin and the status line are."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from sixtysix_gui.table.layout.chair import SEEDS, Chair
from sixtysix_gui.table.layout.facing.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import CARD_ASPECT, Place, jitter
from sixtysix_gui.table.layout.radii import coin_radius
from sixtysix_gui.table.layout.sizes import MARKER_HEIGHT, MARKER_WIDTH, STATUS_LINE

TALON_FROM_TRICK = 2.60
"""How far left of the trick the talon lies, in W."""

_TRICK_CARDS = {Chair.SOUTH: (-0.44, 0.045, -3.0), Chair.NORTH: (0.44, -0.045, 4.0)}
"""Offset of a trick card in W and H, and its angle."""

_TRICK_JITTER = (0.03, 2.5)
"""How far a trick card may lie off its place, in W and degrees."""

_ABOVE_TRICK, _BELOW_TRICK = 0.55, 0.87
"""How far a trick card reaches up from T, in H, and trick and coin reach down, in W."""


_ROW_ABOVE_HAND, _STATUS_ABOVE_HAND = 1.025, 3.35
"""Centres of the row of acts and of the status line above it, in t; both are .12 W further up."""

_ROW_FROM_STATUS = 2.325
"""Distance of the row's centre from that of the status line, in t."""

_ROW_HALF = 1.025
_COUNT_TAG, _CLOSED_REACHES = 0.75, 0.74
"""How far the talon's tag reaches above it in t, and a closed talon to the left in W."""

_ABOVE_HAND = 0.12
_ABOVE_RAISED = 0.19
"""Distance of the status line from the hand in W where a raised card and its ring come below it."""
_FITS_SEEN = 0.5
_BELOW_THEIR_HAND, _ABOVE_STATUS = 0.16, 0.11
"""The trick's distance from what is above and below it in a scene that makes room, in W."""


@dataclass(frozen=True)
class Middle:
    """The places between the hands."""

    metrics: Metrics
    hands: Hands

    @property
    def status_height(self) -> float:
        """Height of the status line's pill while it has one line; 0 where there is none."""
        return 0.0 if self.metrics.open_hands else 2.1 * self.metrics.text_unit

    @property
    def status(self) -> QPointF:
        """Centre of the status line's pill while it has one line."""
        if self.metrics.makes_room:
            above_hand = (
                _ABOVE_HAND * self.metrics.card_width + _STATUS_ABOVE_HAND * self.metrics.text_unit
            )
        else:
            above_hand = _ABOVE_RAISED * self.metrics.card_width + self.status_height / 2
        return QPointF(self.metrics.axis, self.hands.own_top - above_hand)

    @property
    def act_row_y(self) -> float:
        """The middle of the row of acts: below the status line, in a tall scene above it."""
        if self.metrics.tall:
            return self.status.y() - _ROW_FROM_STATUS * self.metrics.text_unit
        above_hand = (
            _ABOVE_HAND * self.metrics.card_width + _ROW_ABOVE_HAND * self.metrics.text_unit
        )
        return self.hands.own_top - above_hand

    @property
    def room_for_more_lines(self) -> float:
        """How far the status may grow over the empty row of acts; below 0 it grows upwards."""
        if not self.metrics.has_act_row:
            return 0.0
        return (-1 if self.metrics.tall else 1) * _ROW_FROM_STATUS * self.metrics.text_unit

    def lowest_centre(self, half_height: float) -> float:
        """How low something of that half height may lie so that two lines of status stay clear.

        Where the acts stand in a row it keeps clear of that.
        """
        if self.metrics.has_act_row:
            line = self.status.y() - self.status_height / 2
            row = self.act_row_y - _ROW_HALF * self.metrics.text_unit
            return min(line, row) - half_height - 2.0
        two_lines = (
            0.0 if self.metrics.open_hands else (1.05 + STATUS_LINE) * self.metrics.text_unit
        )
        return self.status.y() - two_lines - half_height - 2.0

    @property
    def trick(self) -> QPointF:
        """T: the middle of the trick and of the embroidery below it.

        It is in the middle of its room, or a little higher where two lines of status, or the row of
        acts of a tall scene, need some of it.
        """
        if self.metrics.makes_room:
            return self._trick_beside_words()
        width, height = self.metrics.card_width, self.metrics.card_height
        line = self.status.y() - self.status_height / 2
        if self.metrics.tall:
            right = 0.80
            top = max(self._below_their_column(), self.hands.opponent_bottom + 0.16 * width)
        else:
            right, top = 0.76, self.hands.opponent_bottom + 0.16 * width
        usual = (top + line - 0.08 * width) / 2
        if self.metrics.open_hands:
            return QPointF(self.metrics.axis + right * width, usual)
        lowest = self.lowest_centre(0.0) + 2.0 - _BELOW_TRICK * width
        if not self.metrics.has_act_row:
            lowest = line - STATUS_LINE * self.metrics.text_unit - _BELOW_TRICK * width
        y = max(top + _ABOVE_TRICK * height, min(usual, lowest))
        return QPointF(self.metrics.axis + right * width, y)

    def _below_their_column(self) -> float:
        """Where the talon's room begins in a tall scene: below their plate, and their pile at need.

        A scene that is hardly tall has room for the pile beside the talon, and none to give away to
        large words.
        """
        width = self.metrics.card_width
        plate = self.metrics.edge + 3.3 * self.metrics.text_unit
        pile_ends = self.metrics.x0 + self.metrics.edge + (self.metrics.sizes.side + 0.44) * width
        talon_begins = self.metrics.axis + (0.80 - TALON_FROM_TRICK - _CLOSED_REACHES) * width
        if self.metrics.has_act_row and pile_ends <= talon_begins:
            return plate + _COUNT_TAG * self.metrics.text_unit
        return plate + 0.23 * width + 0.64 * self.metrics.card_height

    def _trick_beside_words(self) -> QPointF:
        width = self.metrics.card_width
        top = self.hands.opponent_bottom + _BELOW_THEIR_HAND * width
        if self.metrics.sizes.seen < _FITS_SEEN:  # the number of their cards hangs from the rim
            top = max(top, self.metrics.rim + 1.6 * self.metrics.text_unit)
        line = self.status.y() - self.status_height / 2 - _ABOVE_STATUS * width
        return QPointF(self.metrics.axis + 0.60 * width, (top + line) / 2)

    def trick_place(self, chair: Chair) -> Place:
        """Where a card of that side belongs in the trick, laid down exactly."""
        middle = self.trick
        dx, dy, angle = _TRICK_CARDS[chair]
        return Place(
            middle.x() + dx * self.metrics.card_width,
            middle.y() + dy * self.metrics.card_height,
            angle,
        )

    @property
    def trick_target(self) -> Place:
        """The target of a card that is played."""
        return self.trick_place(Chair.SOUTH)

    def trick_card(self, chair: Chair, deal: object, number: int) -> Place:
        """Where a card of that side lies in the trick of that number: always equally untidy."""
        exact = self.trick_place(chair)
        reach, turn = _TRICK_JITTER
        seed = (deal, number, SEEDS[chair])
        return Place(
            exact.x + jitter(*seed, "x") * reach * self.metrics.card_width,
            exact.y + jitter(*seed, "y") * reach * self.metrics.card_width,
            exact.angle + jitter(*seed, "angle") * turn,
        )

    @property
    def talon(self) -> Place:
        """Where the talon's lowest card lies."""
        middle = self.trick
        return Place(middle.x() - TALON_FROM_TRICK * self.metrics.card_width, middle.y())

    def talon_count_tag(self, count: int) -> QPointF:
        """Centre of the tag with the number of cards, on the talon's upper edge."""
        top = self.talon_card(max(count - 1, 0)).point
        return top + QPointF(0.0, -self.metrics.card_height / 2)

    def talon_card(self, index: int) -> Place:
        """Where the card `index` of the talon lies, the lowest being 0: its thickness shows."""
        lowest = self.talon
        width = self.metrics.card_width
        return Place(
            lowest.x - 0.0021 * width * index,
            lowest.y - 0.0042 * width * index,
            0.5 * jitter("talon", index),
        )

    @property
    def turn_up(self) -> Place:
        """Where the trump card lies crosswise under the talon; half of it looks out right."""
        place = self.talon
        return Place(place.x + 0.5 * self.metrics.card_width, place.y, 90.0)

    @property
    def trump_badge(self) -> QPointF:
        """Centre of the trump badge beside the talon, open or closed."""
        right = 0.74 if self.metrics.has_act_row else 0.78
        off = QPointF(right * self.metrics.card_width, -0.42 * self.metrics.card_height)
        return self.talon.point + off

    @property
    def coin(self) -> QPointF:
        """Centre of the Out coin."""
        width = self.metrics.card_width
        if self.metrics.makes_room:
            at = self.trick + QPointF(1.60 * width, 0.02 * self.metrics.card_height)
            eights = self.metrics.edge + self.metrics.sizes.side * self.metrics.card_height
            return QPointF(at.x(), max(at.y(), eights + coin_radius(width, self.metrics.text_unit)))
        if self.metrics.has_act_row:
            return self._coin_below_eights()
        if self.metrics.tall:
            x = self.metrics.width - self.metrics.rim - self.metrics.pad - 0.36 * width
            return QPointF(x, self.status.y() - 0.13 * width)
        return self.trick + QPointF(1.50 * width, 0.36 * self.metrics.card_height)

    def _coin_below_eights(self) -> QPointF:
        """Where the coin of a tall scene leaves the row of acts and the status to words."""
        width, chair = self.metrics.card_width, self.metrics.sizes.side
        radius = coin_radius(width, self.metrics.text_unit)
        marker = MARKER_WIDTH * chair * width / 2
        eights = self.metrics.edge + ((MARKER_HEIGHT + 1) * chair * CARD_ASPECT + 0.12) * width
        x = self.metrics.x1 - self.metrics.edge - max(marker, radius)
        return QPointF(x, max(self.trick.y(), eights + radius))
