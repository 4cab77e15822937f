"""Where everything stands on the strip, in pixels: names, squared paper, bands and sums."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from sixtysix_gui.windows.review.strip.strip_plan import MOST_POINTS, StripPlan

NAMES, SUMS = 5.0, 2.6
"""Room at the left for what the rows are called and the heights, and at the right for sums."""
SCALE = 1.5
"""Room for the figures of the heights, right of the names."""
EDGE = 0.75
HEAD = 1.15
_BAND = 1.75
"""Heights of the line of trick numbers and of a band."""


@dataclass(frozen=True)
class StripLook:
    """The height of plain text in pixels, and whether luck and play are shown."""

    unit: float
    bands: bool = True


class StripPlaces:
    """Where everything is in pixels."""

    def __init__(self, area: QRectF, look: StripLook, plan: StripPlan) -> None:
        """Part the area of the strip."""
        unit = look.unit
        left, right = (NAMES + SCALE) * unit, SUMS * unit
        top = HEAD * unit if look.bands else 0.25 * unit
        below = 2 * _BAND * unit + 0.1 * unit if look.bands else 0.25 * unit
        self.area = area
        self.unit = unit
        self.plan = plan
        self.paper = area.adjusted(left, top, -right, -below)
        self.luck = self._band(0)
        self.play = self._band(1)
        self.column = self.paper.width() / max(plan.width, 1)

    def _band(self, number: int) -> QRectF:
        top = self.paper.bottom() + (0.1 + number * _BAND) * self.unit
        return QRectF(self.paper.x(), top, self.paper.width(), _BAND * self.unit)

    def x(self, place: float) -> float:
        """Give the pixel of a place on the axis of columns."""
        return self.paper.x() + (place + 0.5) * self.column

    def place_at(self, x: float) -> float:
        """Give the place on the axis of columns of a pixel."""
        return (x - self.paper.x()) / self.column - 0.5

    def y(self, height: float) -> float:
        """Give the pixel of a height: game points, or a chance to win."""
        share = 1.0 - height if self.plan.by_chance else 0.5 - height / (2 * MOST_POINTS)
        inner = self.paper.adjusted(0, 0.2 * self.unit, 0, -0.2 * self.unit)
        return inner.y() + max(0.0, min(1.0, share)) * inner.height()

    @property
    def points_height(self) -> float:
        """The height of a game point in the bands, in pixels: of both the same."""
        return (_BAND / 2 - 0.1) * self.unit / MOST_POINTS * 1.6
