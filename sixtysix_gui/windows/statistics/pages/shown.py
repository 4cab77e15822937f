"""What every page is given: the deals that were chosen, their figures, and how faces look."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtGui import QPixmap

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.statistics.selection import Chosen
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.names import opponent_of
from sixtysix_gui.windows.statistics.column import PaperColumn
from sixtysix_gui.windows.statistics.reading import ArchiveReader
from sixtysix_gui.windows.widgets.opponents import opponent_face

_Figures = TypeVar("_Figures")


@dataclass(frozen=True)
class Shown:
    """What a page is about, and where it is written."""

    chosen: Chosen
    reading: ArchiveReader
    column: PaperColumn
    style: CardStyle
    deck: Deck
    ratio: float
    """Pixels of the screen in one of ours."""

    @property
    def unit(self) -> float:
        """The text unit in pixels."""
        return self.column.unit

    @property
    def last_day(self) -> str:
        """The day of the last deal that counts; empty without one."""
        deals = self.chosen.deals
        return deals[-1].day if deals else ""

    @property
    def in_pairs(self) -> bool:
        """Whether partners score together."""
        rules = self.chosen.rules
        return len(rules.parties) < len(rules.seats)

    def figures(self, what: Callable[[Chosen], _Figures]) -> _Figures:
        """Return the figures that a function finds in the deals."""
        return self.reading.figures(what, self.chosen)

    def face(self, level: str, units: float) -> QPixmap:
        """Paint the face of a level; ``units`` is its diameter in text units."""
        size = round(units * self.unit)
        return opponent_face(opponent_of(level), self.style, self.ratio, size)
