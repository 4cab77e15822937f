"""All pages of the statistics: a row each, of which list, window, keys and tests are made."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from sixtysix_gui.sentences import marks
from sixtysix_gui.statistics.coach_figures import closing, luck_and_play, themes
from sixtysix_gui.statistics.fair_cards import fair_cards
from sixtysix_gui.statistics.over_time import over_time
from sixtysix_gui.statistics.overview import overview
from sixtysix_gui.statistics.selection import FEWEST_DEALS, Chosen, Period
from sixtysix_gui.statistics.strength import strength
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.statistics.column import PageDraft
from sixtysix_gui.windows.statistics.pages.fair_cards import write_fair_cards
from sixtysix_gui.windows.statistics.pages.over_time import write_over_time
from sixtysix_gui.windows.statistics.pages.overview import write_overview
from sixtysix_gui.windows.statistics.pages.play import (
    write_closing,
    write_luck,
    write_strength,
    write_themes,
)

_ = texts("Statistics")
mark = marks("Statistics")

Figures = Callable[[Chosen], object]
NOT_COUNTED = mark("Practice games and deals with hints are not counted here.")


def _counted(chosen: Chosen) -> int:
    return len(chosen.deals)


@dataclass(frozen=True)
class PageRow:
    """A page: its name, what writes it, and what finds its figures.

    ``more`` are figures that games have besides whose talon can be closed; pages without
    ``for_all_games`` are of these alone. ``deals`` says how many deals the page can say anything
    of, and ``foot`` what counts there.
    """

    name: str
    write: Callable[[PageDraft], None]
    figures: Sequence[Figures]
    more: Sequence[Figures] = ()
    for_all_games: bool = False
    deals: Callable[[Chosen], int] = _counted
    foot: str = NOT_COUNTED


class StatisticsPage(Enum):
    """The pages, in their order in the list; *Your data* needs no deals."""

    OVERVIEW = PageRow(
        mark("Overview"),
        write_overview,
        [overview],
        more=[over_time, luck_and_play, strength],
        for_all_games=True,
    )
    OVER_TIME = PageRow(
        mark("Over time"),
        write_over_time,
        [overview, over_time],
        for_all_games=True,
    )
    LUCK = PageRow(mark("Luck and play"), write_luck, [luck_and_play])
    CLOSING = PageRow(mark("Closing"), write_closing, [closing])
    THEMES = PageRow(
        #: what there is to learn from moves that cost something
        mark("Themes"),
        write_themes,
        [themes],
    )
    FAIR = PageRow(
        mark("Fair cards"),
        write_fair_cards,
        [fair_cards],
        # for the cards those with hints are as good
        deals=lambda chosen: max(len(chosen.deals), len(chosen.dealt)),
        foot=mark(
            "Practice games, deals from a code and deals played again are left out. Deals with "
            "hints are in."
        ),
    )
    STRENGTH = PageRow(mark("Strength"), write_strength, [strength])
    DATA = PageRow(
        mark("Your data"),
        lambda _: None,
        [],
        for_all_games=True,
        foot="",
    )

    @property
    def shown_name(self) -> str:
        """The name, as the list says it."""
        return _(self.value.name)

    def figures_for(self, chosen: Chosen) -> Sequence[Figures]:
        """Return what finds the figures of the page for a rule set."""
        return [*self.value.figures, *(self.value.more if chosen.rules.close else ())]


FOR_ALL_GAMES = tuple(page for page in StatisticsPage if page.value.for_all_games)
"""The pages of games that the coach does not know: those of three and four, and two more."""


def write_page(page: StatisticsPage, draft: PageDraft) -> None:
    """Write a page, or a sentence that there are too few deals for it."""
    deals = page.value.deals(draft.chosen)
    if deals >= FEWEST_DEALS:
        page.value.write(draft)
        return
    whole = replace(draft.chosen.selection, against="", period=Period.ALL)
    every = draft.reading.chosen(whole)
    if every is not None and page.value.deals(every) >= FEWEST_DEALS:
        sentence = _("Only %n deal(s) fit these filters; ten are needed.", "", deals)
    else:
        sentence = _(
            "Here you will see how you play. After ten deals there is something to tell; so far "
            "there are %n.",
            "",
            deals,
        )
    draft.column.add_sentence(sentence)
