"""What lies in the middle: the trick, what fixes trump, what ends the deal, and the acts' chips."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import cos, inf, radians, sin

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design.card_svg import CARD_ASPECT
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics, coin_radius, counter_radius
from sixtysix_gui.table.layout.place import Place, free_span, jitter
from sixtysix_gui.table.seating import Chair, seed_of

_TALON_RISES = (0.0021, 0.0042)
"""How far left and up of a card of the talon the next one lies, in W."""

_LEAD_SIZE = 0.18
_LEAD_EDGES = {
    Chair.SOUTH: (0.0, 0.5, 180.0),
    Chair.WEST: (-0.5, 0.0, 270.0),
    Chair.NORTH: (0.0, -0.5, 0.0),
    Chair.EAST: (0.5, 0.0, 90.0),
}
"""The middle of a card's outer edge in card widths and heights, and where that points."""

_LEAD_OUT = 0.05
"""How far beyond that edge the middle of the wedge lies, in W: its foot leaves the drawing free."""

_LABEL_BELOW, _LABEL_HEIGHT = 1.2, 1.5
"""Centre and height of the label below a thing, from its lower edge, in t."""

_LABEL_APART = 0.02
"""Distance of a label from what lies beside it, in W."""

WIDOW_SCALE = 0.54
_WIDOW_STEP, _WIDOW_TILT = 0.22, 6.0

_TAG_OFF = {Chair.SOUTH: 0.0, Chair.WEST: -0.30, Chair.NORTH: 0.0, Chair.EAST: 0.30}
_TAG_UP = 0.10
"""How far aside of its card's middle a name tag lies, and how far it is drawn in, in W."""

_BESIDE_WEDGE, _WEDGE_HALF = {Chair.SOUTH: -1.0, Chair.NORTH: 1.0}, 0.12
"""To which side a name lies beside the wedge, and half the room of that, in W."""


@dataclass(frozen=True)
class LeadMark:
    """The wedge at the led card: its middle, its size, and where it points.

    The angle is in degrees clockwise from upwards.
    """

    x: float
    y: float
    angle: float
    size: float


@dataclass(frozen=True)
class Middle:
    """The places between the hands.

    ``trick`` is T, the middle of the trick and of the embroidery below it, ``trick_cards`` where
    the cards belong in it, laid down exactly, and ``untidy`` how far they lie off that, in W and
    degrees. ``status`` is the centre of the status line while it has one line of the height
    ``status_height``, 0 where there is none; ``act_row_y`` the height of the row of acts.
    ``foot`` is how low things beside the trick reach so that two lines of status stay clear,
    ``mark_foot`` how low the tip of my wedge does. Above a talon that begins left of ``plate_end``
    lies a plate, and its tag is no higher than ``count_top``.
    ``talon`` is where the talon's lowest card lies, ``counter`` the centre of the trump counter,
    ``coin`` that of the coin; ``beside_west`` is where the hand of W ends.
    """

    metrics: Metrics
    trick: QPointF
    trick_cards: Mapping[Chair, Place]
    untidy: tuple[float, float]
    status: QPointF
    status_height: float
    act_row_y: float
    foot: float
    mark_foot: float
    talon: Place
    turn_up: Place
    trump_badge: QPointF
    coin: QPointF
    counter: QPointF
    beside_west: float
    count_top: float = -inf
    plate_end: float = -inf

    @cached_property
    def trick_target(self) -> Place:
        """The target of a card that is played, and where the chip "Keep it" stands."""
        return self.trick_cards[Chair.SOUTH]

    def trick_card(self, chair: Chair, deal: object, number: int) -> Place:
        """Where a card of that chair lies in the trick of that number: always equally untidy."""
        exact = self.trick_cards[chair]
        reach, turn = self.untidy
        off = reach * self.metrics.card_width
        seed = (deal, number, seed_of(chair, self.metrics.seats))
        return Place(
            exact.x + jitter(*seed, "x") * off,
            exact.y + jitter(*seed, "y") * off,
            exact.angle + jitter(*seed, "angle") * turn,
        )

    def lead_mark(self, chair: Chair, card: Place) -> LeadMark:
        """The wedge on the outer edge of the card that was led, pointing at its player."""
        across, along, angle = _LEAD_EDGES[chair]
        width = card.scale * self.metrics.card_width
        size, out = (part * self.metrics.card_width for part in (_LEAD_SIZE, _LEAD_OUT))
        edge = card.at(across * width, along * width * CARD_ASPECT)
        if chair is Chair.SOUTH:  # its tip may reach the ground of the status line, not the words
            out = min(out, max(0.0, self.mark_foot - edge.y() - size / 2))
        outwards = radians(angle + card.angle)
        x, y = edge.x() + out * sin(outwards), edge.y() - out * cos(outwards)
        return LeadMark(x, y, (angle + card.angle) % 360, size)

    def name_tag(self, chair: Chair, card: Place, led: float = 0.0) -> QPointF:
        """Centre of the name at the outer edge of a card of the last trick.

        ``led`` is the width of a name at the card that was led, else 0: mine and N's then lie
        beside the wedge, at the corner without an index.
        """
        bounds = card.bounds(self.metrics.card_width)
        x = bounds.center().x() + _TAG_OFF[chair] * self.metrics.card_width
        if led and chair in _BESIDE_WEDGE:
            x += _BESIDE_WEDGE[chair] * (led / 2 + _WEDGE_HALF * self.metrics.card_width)
        if chair is Chair.NORTH:
            return QPointF(x, bounds.top() + _TAG_UP / 2 * self.metrics.card_width)
        return QPointF(x, bounds.bottom() - _TAG_UP * self.metrics.card_width)

    # ------------------------------------------------------------------------ talon and turn-up

    def talon_card(self, index: int) -> Place:
        """Where the card `index` of the talon lies, the lowest being 0: its thickness shows."""
        lowest, width = self.talon, self.metrics.card_width
        dx, dy = (part * width * index for part in _TALON_RISES)
        return Place(lowest.x - dx, lowest.y - dy, 0.5 * jitter("talon", index), lowest.scale)

    def talon_count_tag(self, count: int) -> QPointF:
        """Centre of the tag with the number of cards, on the upper edge or below a plate."""
        top = self.talon_card(max(count - 1, 0))
        y = top.y - top.scale * self.metrics.card_height / 2
        if top.x - top.scale * self.metrics.card_width / 2 < self.plate_end:
            y = max(y, self.count_top)
        return QPointF(top.x, y)

    @cached_property
    def closed_turn_up(self) -> Place:
        """Where the trump card lies face down on a closed talon."""
        place, width = self.talon, self.metrics.card_width
        return Place(place.x + 0.10 * width, place.y + 0.02 * width, 84.0, place.scale)

    @cached_property
    def closed_label(self) -> QPointF:
        """Centre of the label that says who closed, on the lower edge of the talon."""
        place, metrics = self.talon, self.metrics
        edge = place.y + place.scale * metrics.card_height / 2
        if metrics.makes_room:
            x = place.x + 0.25 * metrics.card_width
            return QPointF(x, edge - 0.55 * metrics.text_unit)
        below = edge + 0.02 * metrics.card_width
        return QPointF(place.x, min(below, self.lowest_centre(0.72 * metrics.text_unit)))

    @cached_property
    def closed_label_width(self) -> float:
        """How wide that label may be between the rim and the trick."""
        x = self.closed_label.x()
        left = x - self.metrics.x0 - self.metrics.edge / 2
        right = self.trick.x() - 0.96 * self.metrics.card_width - x
        return 2 * min(left, right)

    def lowest_centre(self, half_height: float) -> float:
        """How low something of that half height may lie so that two lines of status stay clear."""
        return self.foot - half_height - 2.0

    # ---------------------------------------------------------------- trump counter, coin, widow

    @cached_property
    def counter_radius(self) -> float:
        """Radius of the trump counter."""
        return counter_radius(self.metrics.card_width)

    @cached_property
    def counter_label(self) -> QPointF:
        """Centre of the label below the counter."""
        return self._label(self.counter, self.counter_radius)

    @cached_property
    def counter_label_width(self) -> float:
        """How wide that label may be: between the hand of W or the rim, and the trick."""
        if Chair.WEST in self.metrics.chairs:
            return self.label_width(self.counter.x(), self.trick_left)
        return 2 * max(0.0, self.trick_left - self.counter.x())

    def label_width(self, x: float, right: float) -> float:
        """How wide a label around `x` may be, between the hand of W or the rim, and `right`."""
        gap = _LABEL_APART * self.metrics.card_width
        return 2 * max(0.0, min(x - self.beside_west, right - x) - gap)

    @cached_property
    def trick_left(self) -> float:
        """The left end of the trick."""
        width = self.metrics.card_width
        return min(place.bounds(width).left() for place in self.trick_cards.values())

    @cached_property
    def coin_radius(self) -> float:
        """Radius of the coin that claims."""
        return coin_radius(self.metrics.card_width, self.metrics.text_unit)

    def below_coin(self, width: float, height: float, gap: float) -> QPointF:
        """Centre of a chip in the middle that lies below the coin, and the counter's label."""
        foot = self.coin.y() + self.coin_radius
        if width / 2 > self.trick.x() - self.counter.x() - self.counter_radius - gap:
            foot = max(foot, self.counter.y() + self.counter_radius)
        if self.over_label(width / 2 + gap) > 0:
            foot = max(foot, self.counter_label.y() + self.label_height / 2)
        lowest = self.status.y() - self.status_height / 2 - gap - height / 2
        return QPointF(self.trick.x(), min(foot + gap + height / 2, lowest))

    def over_label(self, reach: float) -> float:
        """How far what reaches so far from the middle covers the room of the counter's label."""
        return self.trick_left - self.trick.x() + reach

    @cached_property
    def widow(self) -> tuple[Place, Place, Place]:
        """Places of the three cards of the widow, where the coin is in other games."""
        step = _WIDOW_STEP * self.metrics.card_width
        at = Place(self.coin.x(), self.coin.y(), 0.0, WIDOW_SCALE)
        left = Place(at.x - step, at.y, -_WIDOW_TILT, WIDOW_SCALE)
        right = Place(at.x + step, at.y, _WIDOW_TILT, WIDOW_SCALE)
        return left, at, right

    @cached_property
    def widow_label(self) -> QPointF:
        """Centre of the label below the widow."""
        return self._label(self.coin, WIDOW_SCALE / 2 * self.metrics.card_height)

    @cached_property
    def label_height(self) -> float:
        """Height of those labels."""
        return _LABEL_HEIGHT * self.metrics.text_unit

    def _label(self, centre: QPointF, reach: float) -> QPointF:
        return centre + QPointF(0.0, reach + _LABEL_BELOW * self.metrics.text_unit)


def exact_cards(
    metrics: Metrics, trick: QPointF, offsets: Mapping[Chair, tuple[float, float, float]]
) -> dict[Chair, Place]:
    """Return where the cards of a trick belong; offsets are in W, in H, and an angle."""
    width, height = metrics.card_width, metrics.card_height
    return {
        chair: Place(trick.x() + dx * width, trick.y() + dy * height, angle)
        for chair, (dx, dy, angle) in offsets.items()
    }


_ROW_HALF = 1.025
"""Half the height of the row of acts, in t."""

_BESIDE_ROW = 0.1
"""Distance of the row of acts from what lies beside it, in W."""

_CHIP_BELOW_CENTRE = 0.345
"""How far below its card's centre the marriage chip stands, in heights of the hand's cards."""


@dataclass(frozen=True)
class Chips:
    """The places of the chips."""

    metrics: Metrics
    hands: Hands
    middle: Middle

    def marriage(self, count: int, left_index: int, *, adjacent: bool) -> QPointF:
        """Centre of the chip of a marriage whose left card has that index in a hand of `count`."""
        places = self.hands.own(count)
        scale = self.metrics.sizes.own
        width = scale * self.metrics.card_width
        below = _CHIP_BELOW_CENTRE * scale * self.metrics.card_height
        if adjacent and left_index + 1 < count:
            return places[left_index + 1].at(-width / 2, below)
        visible = width if left_index == count - 1 else self.metrics.sizes.step * width
        return places[left_index].at((visible - width) / 2, below)

    @cached_property
    def exchange(self) -> QPointF:
        """Centre of the exchange chip, on the lower edge of the trump card."""
        width = self.metrics.card_width
        return self.middle.turn_up.point + QPointF(0.64 * width, 0.48 * width)

    @cached_property
    def exchange_beside(self) -> QPointF:
        """Middle of the chip's left edge where it stands to the right of the trump card."""
        beyond = self.metrics.card_height / 2 + 0.10 * self.metrics.card_width
        return self.middle.turn_up.point + QPointF(beyond, 0.0)

    @cached_property
    def close(self) -> QPointF:
        """Centre of the close chip, on the lower edge of the talon."""
        width = self.metrics.card_width
        place = self.middle.talon
        edge = place.y + self.metrics.card_height / 2 - 0.02 * width
        half_height = max(1.025 * self.metrics.text_unit, 15.0)
        return QPointF(place.x - 0.14 * width, min(edge, self.middle.lowest_centre(half_height)))

    @cached_property
    def draw(self) -> QPointF:
        """Centre of the draw chip on the talon."""
        return self.middle.talon.point + QPointF(0.0, -0.22 * self.metrics.card_height)

    def row(self, taken: Iterable[QRectF] = ()) -> QRectF | None:
        """The room for the row of acts above the hand; None where chips stand on their things.

        Args:
            taken: what lies beside it, such as a pile and eights; what is not as high is ignored.
        """
        if not self.metrics.has_act_row:
            return None
        metrics, y = self.metrics, self.middle.act_row_y
        half, apart = _ROW_HALF * metrics.text_unit, _BESIDE_ROW * metrics.card_width
        ends = (metrics.left, metrics.right)
        left, right = free_span(taken, (y - half, y + half), metrics.axis, ends, apart)
        return QRectF(left, y - half, right - left, 2 * half)
