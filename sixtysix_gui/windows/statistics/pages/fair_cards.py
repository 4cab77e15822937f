"""Fair cards: what was dealt at the start, on beads between their pegs."""

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.statistics.fair_cards import fair_cards
from sixtysix_gui.statistics.pages import FairRow
from sixtysix_gui.text.statistics import fair as said
from sixtysix_gui.text.statistics.data import export_button
from sixtysix_gui.windows.statistics.charts.rods import RodHeads, RodRow, Rods
from sixtysix_gui.windows.statistics.pages.shown import Shown
from sixtysix_gui.windows.widgets.basic import button


@dataclass(frozen=True)
class FairActs:
    """What can be done on the page: see how a deal is checked, and export all of them.

    ``exported`` is what is said of an export.
    """

    check: Callable[[], None]
    export: Callable[[], None]
    exported: str = ""


def write_fair_cards(shown: Shown, acts: FairActs) -> None:
    """Write what was dealt, and what can be done about it."""
    page = shown.figures(fair_cards)
    if page is None:
        shown.column.add_sentence(said.too_few_dealt(len(shown.chosen.dealt)))
    else:
        shown.column.add_sentence(said.fair_sentence(page))
        name, figures, rod = said.heads()
        rows = [_row(row, german=shown.deck == "german") for row in page.rows]
        heads = RodHeads(name, figures, rod)
        shown.column.add_chart(Rods(said.fair_sentence(page), heads, rows, shown.unit))
        shown.column.add_note(said.fair_note())
    how, export = button(said.check_button()), button(export_button("csv"))
    how.setObjectName("check-deal")
    how.clicked.connect(acts.check)
    export.setObjectName("export-deals")
    export.clicked.connect(acts.export)
    shown.column.add_row([how, export])
    shown.column.add_message(acts.exported)


def _row(row: FairRow, *, german: bool) -> RodRow:
    return RodRow(
        said.row_name(row.what, german=german),
        said.row_figures(row),
        row.mine - row.expected,
        row.low - row.expected,
        row.high - row.expected,
        said.told_row(row, german=german),
    )
