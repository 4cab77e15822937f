"""Where the score lies: pairs of cards, chips and the slate, and eights that remember marriages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design.cards.svg import CARD_ASPECT
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import Place, bounds_of

_OLDER_EIGHT, _LEAST_STEP = 0.52, 0.20
"""How far left of the next one an older eight lies, and at least, so that its index is seen, in
widths of the eights."""

_EIGHT_TILTS = (-2.5, 2.0, -1.0)
_EIGHT_TAG = (-0.41, 0.60)
"""The tag with what a marriage counts, from the middle of an eight, in its widths: lower left."""

_WIDEST_STEP = 0.24
"""Distance of two cards that are counted, in W, while there is room for it."""

_TILT, _WIDEST_TILT = 1.6, 14.0
"""Degrees between two neighbours of them, and how far many are turned together at most."""

_SAG = 0.10
"""How far the ends of their row lie below its middle, in W."""


@dataclass(frozen=True)
class Marker:
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

    def pair(self, chair: Chair, lies: Marker) -> tuple[Place, Place]:
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
        """Places of so many cards of a pile, from the one that is counted first."""
        row, width = self.count_rows[chair], self.metrics.card_width
        x, y, gaps = row.first.x(), row.first.y(), max(count - 1, 1)
        step = min(_WIDEST_STEP * width, (row.end - x) / gaps)
        tilt = min(_TILT, _WIDEST_TILT / gaps)
        return tuple(
            Place(
                x + step * index,
                y + _SAG * width * ((2 * index / gaps - 1) ** 2 - 0.5),
                tilt * (index - gaps / 2),
                row.scale,
            )
            for index in range(count)
        )
