"""Where cards lie that lie still: found once for what is there and for a layout."""

from collections.abc import Callable, Iterable, Sequence

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.layout.table_layout import TableLayout

Lying = Sequence[tuple[CardItem, Spot]]
"""Cards and where each of them lies."""


class FoundSpots:
    """The spots of a zone, found anew only when it holds something else or the layout changes."""

    def __init__(self, find: Callable[[TableLayout], Iterable[tuple[CardItem, Spot]]]) -> None:
        """Begin with nothing; ``find`` finds the spots."""
        self._find = find
        self._layout: TableLayout | None = None
        self._held: object = None
        self._lying: Lying = ()

    def of(self, layout: TableLayout, *held: object) -> Lying:
        """Give the spots in a layout; they depend on what is ``held`` as well."""
        if layout is not self._layout or held != self._held:
            self._layout, self._held = layout, held
            self._lying = tuple(self._find(layout))
        return self._lying
