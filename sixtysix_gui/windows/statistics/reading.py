"""What the pages are made from: the deals of the archive, chosen, and the figures of each page."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Protocol, TypeVar, cast, get_args

from sixtysix_gui.archive.filters import ALL, Filter
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
from sixtysix_gui.storage.settings_values import Level

_Figures = TypeVar("_Figures")
_LEVELS: Sequence[str] = get_args(Level)


class Deals(Protocol):
    """What is asked of the archive."""

    def games(self, wanted: Filter = ALL) -> tuple[GameRow, ...]:
        """Return the games that fit a filter."""
        ...

    def deals(self, rules: RulesText | None = None) -> tuple[DealRow, ...]:
        """Return the deals of finished games, oldest first."""
        ...

    def rules_played(self) -> tuple[RulesText, ...]:
        """Return the rule sets of which there are games, newest first."""
        ...


@dataclass(frozen=True)
class Wanted:
    """The page and filters that the person has chosen; without rules, those played last."""

    rules: RulesText | None = None
    against: str = ""
    period: Period = Period.ALL


class Reading:
    """Reads what the pages need, and remembers it until the archive changes."""

    def __init__(self, archive: Deals, today: Callable[[], date] = date.today) -> None:
        """Ask an archive; ``today`` says which day it is."""
        self._archive = archive
        self._today = today
        self._played: tuple[RulesText, ...] | None = None
        self._rows: dict[RulesText, tuple[tuple[DealRow, ...], tuple[GameRow, ...]]] = {}
        self._chosen: dict[Selection, Chosen | None] = {}
        self._figures: dict[tuple[Selection, str], object] = {}

    def forget(self) -> None:
        """Read everything from the archive again: it has changed."""
        self._played = None
        for known in (self._rows, self._chosen, self._figures):
            cast("dict[Any, Any]", known).clear()

    def rules_played(self) -> tuple[RulesText, ...]:
        """Return the rule sets that this version knows and that were played, the last one first."""
        if self._played is None:
            played = self._archive.rules_played()
            self._played = tuple(rules for rules in played if rules.rules is not None)
        return self._played

    def selection(self, wanted: Wanted) -> Selection | None:
        """Return what is to be shown of what is wanted; None where there are no games at all."""
        played = self.rules_played()
        if not played:
            return None
        rules = wanted.rules if wanted.rules in played else played[0]
        against = wanted.against if wanted.against in self.company(rules) else ""
        return Selection(rules or played[0], against, wanted.period)

    def company(self, rules: RulesText) -> tuple[str, ...]:
        """Return against whom, or of four with whom, was played: levels first, then names."""
        plain, found = rules.rules, Counter[str]()
        if plain is None:
            return ()
        for company in {deal.company for deal in self._of(rules)[0]}:
            seat = company.seat
            if seat is not None and seat in plain.seats:
                for each in partners(plain, seat) or others(plain, seat):
                    who = who_sits(company, each)
                    found[who.level or who.name] += 1
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
            deals = self._archive.deals(rules)
            games = self._archive.games(Filter(rules=rules.name))
            self._rows[rules] = deals, games
        return self._rows[rules]


def _order(who: str) -> tuple[int, str]:
    return (_LEVELS.index(who), who) if who in _LEVELS else (len(_LEVELS), who.casefold())
