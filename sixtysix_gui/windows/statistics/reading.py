"""What the pages are made from: the deals of the archive, chosen, and the figures of each page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import takewhile
from typing import TypeVar, cast

from sixtysix_gui.ai.players.levels import WEAKEST_FIRST
from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.rows import DealRow, GameRow, RulesText
from sixtysix_gui.statistics.selection import (
    Chosen,
    Period,
    Selection,
    choose,
    others,
    partners,
    who_sits,
)

_Figures = TypeVar("_Figures")
FiguresFor = Callable[[Chosen], Sequence[Callable[[Chosen], object]]]
"""Says what finds the figures of a page."""
MANY_GAMES = 2_000
"""From so many games on, the deals of a rule set may take longer than a moment to be read."""
MANY_DEALS = 20_000
"""From so many deals on, the figures of a page may take longer than a moment."""


@dataclass(frozen=True)
class WantedDeals:
    """The filters that the person has chosen; without rules, those played last."""

    rules: RulesText | None = None
    against: str = ""
    period: Period = Period.ALL


class Reading:
    """What was read of an archive in one state; all else is read when it is asked for.

    When the archive changes, another one takes its place: what is being counted on another thread
    goes on over what was read before, and is lost.
    """

    def __init__(self, archive: Archive, today: Callable[[], date] = date.today) -> None:
        """Ask an archive; ``today`` says which day it is."""
        self._archive = archive
        self._today = today
        self._played: tuple[RulesText, ...] | None = None
        self._rows: dict[RulesText, tuple[tuple[DealRow, ...], tuple[GameRow, ...]]] = {}
        self._company: dict[RulesText, tuple[str, ...]] = {}
        self._chosen: dict[Selection, Chosen | None] = {}
        self._figures: dict[tuple[Selection, str], object] = {}

    def again(self) -> "Reading":
        """Return one that reads everything from the archive again."""
        return Reading(self._archive, self._today)

    def rules_played(self) -> tuple[RulesText, ...]:
        """Return the rule sets that this version knows and that were played, the last one first."""
        if self._played is None:
            played = self._archive.rules_played()
            self._played = tuple(rules for rules in played if rules.rules is not None)
        return self._played

    def rules_of(self, wanted: WantedDeals) -> RulesText | None:
        """Return the rule set that is wanted, or was played last; None where there is none."""
        played = self.rules_played()
        return wanted.rules if wanted.rules in played else next(iter(played), None)

    def selection(self, wanted: WantedDeals) -> Selection | None:
        """Return what is to be shown of what is wanted; None where there are no games at all."""
        rules = self.rules_of(wanted)
        if rules is None:
            return None
        against = wanted.against if wanted.against in self.company(rules) else ""
        return Selection(rules, against, wanted.period)

    def company(self, rules: RulesText) -> tuple[str, ...]:
        """Return against whom, or of four with whom, was played: levels first, then names."""
        if rules not in self._company:
            self._company[rules] = self._met(rules)
        return self._company[rules]

    def _met(self, rules: RulesText) -> tuple[str, ...]:
        plain, found = rules.rules, set[str]()
        if plain is None:
            return ()
        for company in {deal.company for deal in self._of(rules)[0]}:
            seat = company.seat
            if seat is not None and seat in plain.seats:
                for each in partners(plain, seat) or others(plain, seat):
                    who = who_sits(company, each)
                    found.add(who.level or who.name)
        return tuple(sorted(filter(None, found), key=_order))

    def chosen(self, selection: Selection) -> Chosen | None:
        """Return what the pages count."""
        if selection not in self._chosen:
            deals, games = self._of(selection.rules)
            self._chosen[selection] = choose(deals, games, selection, self._today())
        return self._chosen[selection]

    def figures(self, what: Callable[[Chosen], _Figures], chosen: Chosen) -> _Figures:
        """Return the figures that a function finds, which are computed once."""
        key = (chosen.selection, what.__qualname__)
        if key not in self._figures:
            self._figures[key] = what(chosen)
        return cast("_Figures", self._figures[key])

    def _of(self, rules: RulesText) -> tuple[tuple[DealRow, ...], tuple[GameRow, ...]]:
        if rules not in self._rows:
            self._rows[rules] = self._archive.deals(rules), self._archive.games_by(rules)
        return self._rows[rules]

    def is_ready(self, wanted: WantedDeals, figures_for: FiguresFor) -> bool:
        """Return whether all of a page was read and counted, or is so little that it is at once.

        What is more is to be counted by ``count`` on another thread.
        """
        if self._archive.size().games < MANY_GAMES:
            return True
        rules = self.rules_of(wanted)
        if rules is None:
            return True
        if rules not in self._company:
            return False
        selection = self.selection(wanted)
        chosen = None if selection is None else self._chosen.get(selection)
        if selection is None or chosen is None:
            return selection in self._chosen
        names = [what.__qualname__ for what in figures_for(chosen)]
        are_few = len(chosen.deals) < MANY_DEALS
        return are_few or all((selection, name) in self._figures for name in names)

    def count(
        self, wanted: WantedDeals, figures_for: FiguresFor, should_stop: Callable[[], bool]
    ) -> None:
        """Read and count what a page needs, so that it is there when it is asked for."""
        selection = self.selection(wanted)
        chosen = None if selection is None else self.chosen(selection)
        if chosen is not None:
            for what in takewhile(lambda _: not should_stop(), figures_for(chosen)):
                self.figures(what, chosen)


def _order(who: str) -> tuple[int, str]:
    if who in WEAKEST_FIRST:
        return WEAKEST_FIRST.index(who), who
    return len(WEAKEST_FIRST), who.casefold()
