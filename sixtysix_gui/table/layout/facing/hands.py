"""Where the hands of two who face each other lie."""

from functools import cache

from PySide6.QtCore import QPointF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.fans import FULL_FAN, NORTH_STEP, fan
from sixtysix_gui.table.layout.hands import ARC, Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.sizes import MARKER_WIDTH

_BESIDE_MARKER = 0.15
"""Distance of the other hand from its marker in a tall scene of large words, in W."""

_SHOWN_BELOW_HAND, _SHOWN_APART = 0.75, 0.45
"""Where the other shows king and queen: below the hand in H, and from the trick's middle in W."""

_HOVER_LIFT = 0.06
_TAG_BELOW_RIM = 0.8


def lay_hands(metrics: Metrics, size: int, trick_x: float) -> Hands:
    """Give the places of both hands; ``trick_x`` is the middle of the trick."""
    width, height, sizes = metrics.card_width, metrics.card_height, metrics.sizes
    mine = Place(metrics.axis, metrics.own_y, 0.0, sizes.own)
    theirs = _their_middle(metrics)

    @cache  # cards of a hand are asked for whenever the pointer moves
    def lay(chair: Chair, count: int) -> tuple[Place, ...]:
        closer = FULL_FAN / count if count > FULL_FAN else 1.0
        if chair is Chair.SOUTH:
            return fan(chair, mine, count, sizes.step * sizes.own * width * closer)
        return fan(chair, theirs, count, NORTH_STEP * sizes.theirs * width * closer)

    shown, off = theirs.y + _SHOWN_BELOW_HAND * height, _SHOWN_APART * width
    tag = max(metrics.seen_of_others, metrics.rim + _TAG_BELOW_RIM * metrics.text_unit)
    return Hands(
        metrics,
        size,
        count_tag=QPointF(theirs.x, tag),
        hover_lift=_HOVER_LIFT * height,
        shown={Chair.NORTH: (Place(trick_x - off, shown), Place(trick_x + off, shown))},
        places=lay,
    )


def _their_middle(metrics: Metrics) -> Place:
    """Give the place of a single card of theirs: half of it is off the table, unless open.

    In a tall scene of large words the plate pushes the hand to the right.
    """
    sizes, axis = metrics.sizes, metrics.axis
    if metrics.tall and metrics.has_act_row:
        half = (2.5 * NORTH_STEP + 0.5) * sizes.theirs + _BESIDE_MARKER
        beside = (MARKER_WIDTH * sizes.side + half) * metrics.card_width
        axis = max(axis, metrics.right - beside)
    arc = 0.0 if metrics.open_hands else ARC * metrics.card_width
    y = metrics.seen_of_others - sizes.theirs / 2 * metrics.card_height + arc
    return Place(axis, y, 0.0, sizes.theirs)
