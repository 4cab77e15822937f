"""What each player has: plate, pile and seals, and what shows the score."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import cos, inf, radians, sin

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design.card_svg import CARD_ASPECT
from sixtysix_gui.table.layout.frame import BESIDE_PLATE, PILE_FROM_PLATE
from sixtysix_gui.table.layout.metrics import Metrics, seal_radius
from sixtysix_gui.table.layout.place import Place, bounds_of, jitter
from sixtysix_gui.table.seating import Chair, seed_of

_TILT, _OWN_TILT = 3.5, 0.8
"""How far a won trick is turned at most, and its lower card besides, in degrees."""

_SEALS_APART, _SEALS_CLOSEST = 0.05, 0.25
"""How far seals keep from what ends their row, and how close two may lie, in W."""

_TAG_RIGHT = 0.9
"""How far a tag stands out beyond the right end of its plate, in t."""

_TAG_FROM = 0.55
"""Where a long tag begins, in widths of the plate."""

_TAG_BEYOND = 0.50
"""How far beyond the plate's edge a tag hangs that would hide its words, in t."""

_TAG_HALF = 1.0
"""How far the middle of a tag stays from the lower edge of the window, in t."""

_OPEN_SCALE, _OPEN_STEP, _OPEN_GAP, _OPEN_ANGLE = 0.40, 0.12, 0.06, 4.0
"""A trick that stays open beside its pile: size, step and gap in W, degrees between two cards."""

_OPEN_UP = 0.22
"""How much higher than a crosswise pile it lies, away from the own hand, in W."""

_OPEN_CARDS, _BESIDE_OPEN = 4, 4
"""Cards of such a trick, and the tricks that a pile beside it has room for."""

_PILE_IN = 0.08
"""How far an upright pile lies in from the left end of the side zones, in W."""

_STEP, _CLOSER_STEP = 0.085, 0.06
"""How far right another trick of a pile lies; where it lies crosswise, or in a tall scene, less."""

UPRIGHT_SEALS = (0.06, -0.17, 0.30)
"""The seals of an upright pile, as ``lay_pile`` takes them."""

_TAG_UP, _TAG_FOOT = -0.11, 0.92
"""How far up the points' tag of a crosswise pile lies in W; half the height of a tag in t."""


@dataclass(frozen=True)
class SealRow:
    """The row of seals on a pile: its first one, the way to the next, and what ends it.

    ``mirrored``: the row begins at the right, and all else is as seen from there.
    """

    first: QPointF
    step: float
    end: float = inf
    mirrored: bool = False


@dataclass(frozen=True)
class PilePlaces:
    """A pile of won tricks: where the first one lies, and how far right the next one.

    While there is none, its ``outline`` is pressed in. ``points_tag`` is the centre of the tag with
    its card points, on the lower left.
    """

    outline: Place
    step: float
    points_tag: QPointF
    seals: SealRow


@dataclass(frozen=True)
class Sides:
    """The places of plates, piles and seals.

    ``tag_limits`` says how far right a tag at a plate may reach: to the rim, mine and N's to the
    hand. ``piles`` has one a side, or one a player where each plays alone.
    """

    metrics: Metrics
    plates: Mapping[Chair, QRectF]
    tag_limits: Mapping[Chair, float]
    piles: Mapping[Chair, PilePlaces]

    def tag(self, chair: Chair, width: float) -> QPointF:
        """Centre of a tag of that width at the lower right end of a plate.

        A long one stands out further, so that the score beside it can be read. None is cut off by
        the lower edge of the window.
        """
        plate, metrics = self.plates[chair], self.metrics
        right = plate.right() + _TAG_RIGHT * metrics.text_unit
        right = max(right, plate.left() + _TAG_FROM * plate.width() + width)
        lowest = metrics.height - _TAG_HALF * metrics.text_unit
        x = min(right, self.tag_limits[chair]) - width / 2
        return QPointF(x, min(plate.bottom(), lowest))

    def tag_beyond(self, chair: Chair, width: float, hand: QRectF) -> QPointF:
        """Centre of a tag that hides none of its plate's words: below it, above mine.

        ``hand`` is where the hand of that chair lies, which the tag of E leaves free.
        """
        place, off = self.tag(chair, width), _TAG_BEYOND * self.metrics.text_unit
        if chair is Chair.SOUTH:
            return QPointF(place.x(), self.plates[chair].top() - off)
        x = min(place.x(), hand.left() - width / 2) if chair is Chair.EAST else place.x()
        return QPointF(x, place.y() + off)

    def pile_card(self, chair: Chair, index: int, count: int, *, upper: bool = True) -> Place:
        """Where a card of the won trick `index` of `count` lies; each trick can be told apart."""
        first, step = self.piles[chair].outline, self.piles[chair].step
        longest = self.metrics.sizes.pile_steps  # a longer pile keeps its length
        if count - 1 > longest:
            step *= longest / (count - 1)
        seed = seed_of(chair, self.metrics.seats)
        tilt = 0.0 if index == 0 else _TILT * jitter("pile", seed, index)
        own_tilt = 0.0 if upper else _OWN_TILT
        return Place(first.x + step * index, first.y, first.angle + tilt + own_tilt, first.scale)

    def pile_bounds(self, chair: Chair, count: int) -> QRectF:
        """Return the upright rectangle around a pile of tricks, or around its outline."""
        cards = tuple(self.pile_card(chair, index, count) for index in range(count))
        return bounds_of(cards or (self.piles[chair].outline,), self.metrics.card_width)

    def full_pile(self, chair: Chair) -> QRectF:
        """The rectangle around a pile that grows no longer: more tricks lie closer together."""
        return self.pile_bounds(chair, self.metrics.sizes.pile_steps + 1)

    def seals(self, chair: Chair, count: int, *, beside: float = 0.0) -> tuple[QPointF, ...]:
        """Return the centres of ``count`` seals on a pile, the oldest first.

        ``beside`` is the width of the tag with the pile's points, which the seals leave free; 0
        where there is none.
        """
        pile, width = self.piles[chair], self.metrics.card_width
        row, gaps, closest = pile.seals, max(count - 1, 1), _SEALS_CLOSEST * width
        x, tag = row.first.x(), pile.points_tag.x()
        if beside:
            end = (self.metrics.width - tag if row.mirrored else tag) + beside / 2
            x = max(x, end + seal_radius(width) + _SEALS_APART * width)
        room = row.end - seal_radius(width) - _SEALS_APART * width - x
        x += min(0.0, room - closest * gaps) if count > 1 and not beside else 0.0
        step = max(closest, min(row.step, room / gaps))
        along = [x + step * index for index in range(count)]
        if row.mirrored:
            along = [self.metrics.width - x for x in along]
        return tuple(QPointF(x, row.first.y()) for x in along)

    def open_trick(self, chair: Chair) -> tuple[Place, ...]:
        """Where the cards of a trick that stays open lie, fanned beside the pile."""
        width = self.metrics.card_width
        pile = self.pile_bounds(chair, _BESIDE_OPEN)
        up = _OPEN_UP * width if self.piles[chair].outline.angle else 0.0
        first = pile.right() + (_OPEN_GAP + _OPEN_SCALE / 2) * width
        y, middle = pile.center().y() - up, (_OPEN_CARDS - 1) / 2
        return tuple(
            Place(first + i * _OPEN_STEP * width, y, _OPEN_ANGLE * (i - middle), _OPEN_SCALE)
            for i in range(_OPEN_CARDS)
        )


def upright_outline(metrics: Metrics, y: float) -> Place:
    """Return where a pile of the left column lies whose middle has that height."""
    scale = metrics.sizes.side
    return Place(metrics.left + (scale / 2 + _PILE_IN) * metrics.card_width, y, 0.0, scale)


def own_outline(metrics: Metrics, plate: QRectF) -> Place:
    """Return where my pile lies: above my plate, or crosswise beside it in a tall scene's strip."""
    width, scale = metrics.card_width, metrics.sizes.side
    half = scale / 2 * metrics.card_height
    if metrics.tall:
        return Place(plate.right() + BESIDE_PLATE * width + half, metrics.strip_y, 90.0, scale)
    return upright_outline(metrics, plate.top() - PILE_FROM_PLATE * width - half)


def lay_pile(
    metrics: Metrics,
    chair: Chair,
    outline: Place,
    seals: tuple[float, float, float],
    tag: float,
    lowest: float = inf,
    seals_end: float = inf,
) -> PilePlaces:
    """Return the pile of a chair; that of E is mirrored, and grows to the left.

    Args:
        metrics: of the table.
        chair: at which it lies.
        outline: where the first trick lies.
        seals: the first seal from the middle of that in W and H, and another one further on in W.
        tag: how far from the end of a crosswise pile the points' tag lies, in W.
        lowest: where the tag on an upright pile ends at most.
        seals_end: what ends the row of seals.
    """
    width, mirrored = metrics.card_width, chair is Chair.EAST
    right, down, further = seals
    x = metrics.width - outline.x if mirrored else outline.x
    first = QPointF(x + right * width, outline.y + down * metrics.card_height)
    row = SealRow(first, further * width, seals_end, mirrored)
    step = (_CLOSER_STEP if outline.angle or metrics.tall else _STEP) * width
    area = outline.bounds(width)
    if not outline.angle:
        return PilePlaces(outline, step, _tag_on_upright(metrics, area, lowest), row)
    left, y = _tag_from(metrics), area.bottom() + _TAG_UP * width
    if mirrored:
        at = QPointF(min(area.right() - tag * width, metrics.width - left), y)
        return PilePlaces(outline, -step, at, row)
    return PilePlaces(outline, step, QPointF(max(area.left() + tag * width, left), y), row)


def _tag_from(metrics: Metrics) -> float:
    """Return how far left the middle of a points' tag may be, so that it is inside the rim."""
    return metrics.x0 + metrics.rim + 1.6 * metrics.text_unit


def _tag_on_upright(metrics: Metrics, pile: QRectF, lowest: float) -> QPointF:
    """Return the centre of the points' tag on an upright pile, inside the rim."""
    width, unit = metrics.card_width, metrics.text_unit
    foot = min(lowest, pile.bottom() + 0.10 * width)
    x = max(pile.left() + 0.10 * width, _tag_from(metrics))
    return QPointF(x, min(pile.bottom() - 0.165 * width, foot - _TAG_FOOT * unit))


_OLDER_EIGHT, _LEAST_STEP = 0.52, 0.20
"""How far left of the next one an older eight lies, and at least, so that its index is seen, in
widths of the eights."""

_EIGHT_TILTS = (-2.5, 2.0, -1.0)
_EIGHT_TAG = (-0.41, 0.60)
"""The tag with what a marriage counts, from the middle of an eight, in its widths: lower left."""

_WIDEST_STEP = 0.24
"""Distance of two cards that are counted, in W, while there is room for it."""

_COUNTED_TILT, _WIDEST_TILT = 1.6, 14.0
"""Degrees between two neighbours of them, and how far many are turned together at most."""

_SAG = 0.10
"""How far the ends of their row lie below its middle, in W."""


@dataclass(frozen=True)
class MarkerPlace:
    """How the cover of two score cards lies on the other one.

    ``dx`` and ``dy`` lead from the lower card's centre to the cover's, in card widths and heights;
    ``tilt`` turns the cover clockwise about its own centre, in degrees; ``under`` puts it below;
    ``face_up`` shows its own pips too. ``pips`` is the number of pips seen altogether.
    """

    pips: int
    dx: float
    dy: float
    tilt: float
    under: bool
    face_up: bool


@dataclass(frozen=True)
class ChipPlace:
    """Where a player's chips stand on the cloth: their end, their foot, and the room they have.

    ``from_right`` says that ``x`` is their right end and not their left one.
    """

    x: float
    foot: float
    room: float
    from_right: bool


@dataclass(frozen=True)
class PairPlace:
    """Where a pair of score cards lies, and the size of its cards in W.

    ``zone`` has room for all states of the pair. The box around both cards is flush with its right
    side, or the left one where ``flush_left`` says so, and as far ``down`` as that says: with the
    upper edge (0), in the middle (0.5) or with the lower edge (1). ``turned`` pairs lie turned by
    90 degrees.
    """

    zone: QRectF
    scale: float
    turned: bool
    down: float
    flush_left: bool = False


@dataclass(frozen=True)
class EightRow:
    """Where a player's newest eight lies, and how far left of it the oldest one may."""

    newest: QPointF
    room: float


@dataclass(frozen=True)
class CountRow:
    """Where the cards of a pile lie that are counted: the first one, and the last at most.

    ``scale`` is their size in W.
    """

    first: QPointF
    end: float
    scale: float


@dataclass(frozen=True)
class Scores:
    """The places of what shows the score.

    With four, the chair SOUTH stands for our side and WEST for theirs; else each plays alone.
    ``slate`` is where the slate lies at the lower right. ``labels`` are the rows above the devices,
    whose words end flush with the right; ``chips`` stand beside the plates, mine at the right: both
    are those of three and four. The rows of eights are those of two; cards are counted beside the
    piles of two, and in the trick's place of three and four.
    """

    metrics: Metrics
    pairs: Mapping[Chair, PairPlace]
    slate: QRectF
    labels: Mapping[Chair, QRectF] = field(default_factory=dict[Chair, QRectF])
    chips: Mapping[Chair, ChipPlace] = field(default_factory=dict[Chair, ChipPlace])
    eight_rows: Mapping[Chair, EightRow] = field(default_factory=dict[Chair, EightRow])
    count_rows: Mapping[Chair, CountRow] = field(default_factory=dict[Chair, CountRow])

    def pair(self, chair: Chair, lies: MarkerPlace) -> tuple[Place, Place]:
        """Where the two cards lie: the box around both is where it belongs."""
        at, width = self.pairs[chair], self.metrics.card_width
        angle = 90.0 if at.turned else 0.0
        turn = radians(angle)
        x, y = lies.dx * at.scale * width, lies.dy * at.scale * width * CARD_ASPECT
        across, down = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        base = Place(0.0, 0.0, angle, at.scale)
        cover = Place(across, down, angle + lies.tilt, at.scale)
        box = bounds_of((base, cover), width)
        dx = at.zone.left() - box.left() if at.flush_left else at.zone.right() - box.right()
        dy = at.zone.top() + at.down * (at.zone.height() - box.height()) - box.top()
        return base.moved(dx, dy), cover.moved(dx, dy)

    def eights(self, chair: Chair, count: int) -> tuple[Place, ...]:
        """Places of a player's eights from the oldest to the newest, which lies rightmost.

        Many are pushed together. Of three and four seals remember marriages.
        """
        row, scale = self.eight_rows.get(chair), self.metrics.sizes.side
        if row is None:
            return ()
        card = scale * self.metrics.card_width
        step = _OLDER_EIGHT * card
        if count > 1:
            step = max(_LEAST_STEP * card, min(step, row.room / (count - 1)))
        x, y = row.newest.x(), row.newest.y()
        return tuple(
            Place(x - step * (count - 1 - i), y, _EIGHT_TILTS[i % len(_EIGHT_TILTS)], scale)
            for i in range(count)
        )

    def eight_value(self, eight: Place) -> QPointF:
        """Centre of the tag on an eight that says what its marriage has counted."""
        width = eight.scale * self.metrics.card_width
        return eight.point + QPointF(*_EIGHT_TAG) * width

    @cached_property
    def eight_entry(self) -> QPointF:
        """Where a new eight comes from: beyond the upper right corner."""
        return QPointF(self.metrics.width + self.metrics.card_width, -self.metrics.card_height / 2)

    def counted_cards(self, chair: Chair, count: int) -> tuple[Place, ...]:
        """Return the places of the cards of a pile, from the one that is counted first."""
        row, width = self.count_rows[chair], self.metrics.card_width
        x, y, gaps = row.first.x(), row.first.y(), max(count - 1, 1)
        step = min(_WIDEST_STEP * width, (row.end - x) / gaps)
        tilt = min(_COUNTED_TILT, _WIDEST_TILT / gaps)
        return tuple(
            Place(
                x + step * index,
                y + _SAG * width * ((2 * index / gaps - 1) ** 2 - 0.5),
                tilt * (index - gaps / 2),
                row.scale,
            )
            for index in range(count)
        )
