"""Where the chips of the acts stand: on the things they concern, or in a row."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import free_span

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
