"""Writes the pages that show figures, and what is said where there are none."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.statistics.closing import closing
from sixtysix_gui.statistics.fair_cards import fair_cards
from sixtysix_gui.statistics.figures import FEWEST_DEALS
from sixtysix_gui.statistics.luck import luck_and_play, themes
from sixtysix_gui.statistics.over_time import over_time
from sixtysix_gui.statistics.overview import overview
from sixtysix_gui.statistics.selection import Chosen, Period, Selection
from sixtysix_gui.statistics.several import several_overview
from sixtysix_gui.statistics.strength import strength
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.statistics import names as said
from sixtysix_gui.text.statistics.names import Page
from sixtysix_gui.windows.statistics.column import PaperColumn
from sixtysix_gui.windows.statistics.pages.fair_cards import FairActs, write_fair_cards
from sixtysix_gui.windows.statistics.pages.over_time import write_over_time
from sixtysix_gui.windows.statistics.pages.overview import write_overview, write_several
from sixtysix_gui.windows.statistics.pages.play import (
    write_closing,
    write_luck,
    write_strength,
    write_themes,
)
from sixtysix_gui.windows.statistics.pages.shown import Shown
from sixtysix_gui.windows.statistics.reading import ArchiveReader

_FIGURES: Mapping[Page, Sequence[Callable[[Chosen], object]]] = {
    Page.OVERVIEW: (overview, over_time, luck_and_play, strength),
    Page.OVER_TIME: (overview, over_time),
    Page.LUCK: (luck_and_play,),
    Page.CLOSING: (closing,),
    Page.THEMES: (themes,),
    Page.FAIR: (fair_cards,),
    Page.STRENGTH: (strength,),
}


def figures_for(page: Page, chosen: Chosen) -> Sequence[Callable[[Chosen], object]]:
    """Return what finds the figures of a page of a rule set."""
    if chosen.rules.close:
        return _FIGURES[page]
    return (several_overview,) if page is Page.OVERVIEW else (several_overview, over_time)


@dataclass(frozen=True)
class PageLook:
    """How faces look and are called, and pixels of the screen in one of ours."""

    style: CardStyle
    deck: Deck
    ratio: float


class PageWriter:
    """Writes one page after another."""

    def __init__(self, reading: ArchiveReader, look: PageLook, fair: FairActs) -> None:
        """Write what is read; ``fair`` is what can be done about cards."""
        self._reading, self._look = reading, look
        self._fair = fair

    def write(
        self,
        page: Page,
        selection: Selection | None,
        column: PaperColumn,
        building: tuple[int, int] | None,
    ) -> None:
        """Write a page into a column; ``building`` is how far the index is, while it is made."""
        chosen = None if selection is None else self._reading.chosen(selection)
        if chosen is None:
            column.add_sentence(
                said.none_played() if building is None else said.being_built(*building)
            )
        elif _deals_for(page, chosen) < FEWEST_DEALS:
            column.add_sentence(self._too_few(page, chosen))
        else:
            look = self._look
            shown = Shown(chosen, self._reading, column, look.style, look.deck, look.ratio)
            self._writers(shown)[page](shown)

    def _writers(self, shown: Shown) -> Mapping[Page, Callable[[Shown], None]]:
        if not shown.chosen.rules.close:
            return {Page.OVERVIEW: write_several, Page.OVER_TIME: write_over_time}
        return {
            Page.OVERVIEW: write_overview,
            Page.OVER_TIME: write_over_time,
            Page.LUCK: write_luck,
            Page.CLOSING: write_closing,
            Page.THEMES: write_themes,
            Page.FAIR: lambda shown: write_fair_cards(shown, self._fair),
            Page.STRENGTH: write_strength,
        }

    def _too_few(self, page: Page, chosen: Chosen) -> str:
        """Say that there are too few deals, or that the filters leave too few."""
        whole = replace(chosen.selection, against="", period=Period.ALL)
        every = self._reading.chosen(whole)
        deals = _deals_for(page, chosen)
        if every is not None and _deals_for(page, every) >= FEWEST_DEALS:
            return said.too_few_fit(deals)
        return said.too_few(deals)


def _deals_for(page: Page, chosen: Chosen) -> int:
    """Return how many deals a page can tell of: for the cards those with hints are as good."""
    return max(len(chosen.deals), len(chosen.dealt) if page is Page.FAIR else 0)
