"""Where the hands of two who face each other lie."""

from PySide6.QtCore import QPointF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.fans import FULL_FAN, fan
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.sizes import MARKER_WIDTH

_THEIR_STEP = 0.5
"""Distance of two neighbours of the other hand in widths of its cards."""

_BESIDE_MARKER = 0.15
"""Distance of the other hand from its marker in a tall scene of large words, in W."""

_OPEN_BELOW_RIM = 0.15
"""Distance of the open hand's middle from the rim in W; its outer cards come nearer to it."""

_SHOWN_BELOW_HAND, _SHOWN_APART = 0.75, 0.45
"""Where the other shows king and queen: below the hand in H, and from the trick's middle in W."""

_HOVER_LIFT = 0.06
_TAG_BELOW_RIM = 0.8
_ARC, _BELOW = 0.06, 0.17
"""How far the middle of an arc reaches inwards, and the own one is from what is below it, in W."""


def own_middle(metrics: Metrics) -> Place:
    """Give the place of a single own card."""
    below = metrics.rim + metrics.bar + (_BELOW + _ARC) * metrics.card_width
    half = metrics.sizes.own / 2 * metrics.card_height
    return Place(metrics.axis, metrics.height - below - half, 0.0, metrics.sizes.own)


def lay_hands(metrics: Metrics, size: int, trick_x: float) -> Hands:
    """Give the places of both hands; ``trick_x`` is the middle of the trick."""
    width, height, sizes = metrics.card_width, metrics.card_height, metrics.sizes
    mine = own_middle(metrics)
    theirs, bottom = _their_middle(metrics), their_bottom(metrics)

    def lay(chair: Chair, count: int) -> tuple[Place, ...]:
        closer = FULL_FAN / count if count > FULL_FAN else 1.0
        if chair is Chair.SOUTH:
            return fan(chair, mine, count, sizes.step * sizes.own * width * closer)
        return fan(chair, theirs, count, _THEIR_STEP * sizes.theirs * width * closer)

    shown, off = theirs.y + _SHOWN_BELOW_HAND * height, _SHOWN_APART * width
    tag = max(bottom, metrics.rim + _TAG_BELOW_RIM * metrics.text_unit)
    return Hands(
        metrics,
        size,
        own_top=mine.y - sizes.own / 2 * height,
        opposite_bottom=bottom,
        count_tag=QPointF(theirs.x, tag),
        hover_lift=_HOVER_LIFT * height,
        shown={Chair.NORTH: (Place(trick_x - off, shown), Place(trick_x + off, shown))},
        lay=lay,
    )


def their_bottom(metrics: Metrics) -> float:
    """Give the lower edge of the other player's hand."""
    seen = metrics.sizes.seen * metrics.sizes.theirs * metrics.card_height
    return metrics.rim + seen + (_OPEN_BELOW_RIM * metrics.card_width if metrics.open_hands else 0)


def _their_middle(metrics: Metrics) -> Place:
    """Give the place of a single card of theirs: half of it is off the table, unless open."""
    arc = 0.0 if metrics.open_hands else _ARC * metrics.card_width
    y = their_bottom(metrics) - metrics.sizes.theirs / 2 * metrics.card_height + arc
    return Place(_their_axis(metrics), y, 0.0, metrics.sizes.theirs)


def _their_axis(metrics: Metrics) -> float:
    """Give the middle of the other hand; in a tall scene of large words the plate pushes it."""
    if not (metrics.tall and metrics.has_act_row):
        return metrics.axis
    size = metrics.sizes
    half = (2.5 * _THEIR_STEP + 0.5) * size.theirs + _BESIDE_MARKER
    beside = (MARKER_WIDTH * size.side + half) * metrics.card_width
    return max(metrics.axis, metrics.x1 - metrics.edge - beside)
