"""Which deals and games the pages are about: of one rule set, against whom, and since when."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from sixtysix_gui.archive.rows import (
    CoachRow,
    Company,
    DealRow,
    GameRow,
    GameStanding,
    Origin,
    PlaceInFile,
    RulesText,
)
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.rules import Rules

FEWEST_DEALS = 10
"""Deals before there is anything to say but how many they are."""
FEWEST_FOR_CHANCE = 30
"""Deals before anything is said about chance."""


class OtherPlayer(NamedTuple):
    """Somebody else at the table: their level, or where none is named, their name."""

    level: str = ""
    name: str = ""


class Period(Enum):
    """How far back the deals go that count."""

    ALL = "all"
    LAST_100 = "last 100 deals"
    LAST_30_DAYS = "last 30 days"


_DEALS = 100
_DAYS = 30


@dataclass(frozen=True)
class Selection:
    """What is wanted: ``against`` is a level, or with partners that of the partner; "" is all.

    Where a record names no level, it is the name.
    """

    rules: RulesText
    against: str = ""
    period: Period = Period.ALL


@dataclass(frozen=True)
class Chosen:
    """What the pages count. ``deals`` and ``games`` are those that count, oldest first.

    ``dealt`` are the deals whose cards came by chance, counted or not; ``dealer_by_chance`` are the
    games of which chance surely chose who deals first; ``helped`` is how many deals of counted
    games had a hint.
    """

    selection: Selection
    rules: Rules
    deals: tuple[DealRow, ...]
    games: tuple[GameRow, ...]
    dealt: tuple[DealRow, ...]
    dealer_by_chance: frozenset[PlaceInFile]
    helped: int

    @cached_property
    def game_numbers(self) -> tuple[int, ...]:
        """Which game each of ``deals`` is of: games are numbered as they come."""
        numbers: dict[PlaceInFile, int] = {}
        return tuple(numbers.setdefault(deal.game, len(numbers)) for deal in self.deals)

    @cached_property
    def reviewed(self) -> tuple["Reviewed", ...]:
        """The deals that the coach has looked back at whole, in their order."""
        return tuple((deal, deal.coach) for deal in self.deals if deal.coach is not None)

    @property
    def has_figures(self) -> bool:
        """Whether there are enough deals to say more than their number."""
        return len(self.deals) >= FEWEST_DEALS

    @property
    def can_speak_of_chance(self) -> bool:
        """Whether there are enough deals for a sentence about chance."""
        return len(self.deals) >= FEWEST_FOR_CHANCE


Reviewed = tuple[DealRow, CoachRow]
"""A deal that the coach has looked back at whole, and what he found."""


def choose(
    deals: Sequence[DealRow], games: Sequence[GameRow], selection: Selection, today: date
) -> Chosen | None:
    """Choose among deals (oldest first) and games of the archive; None for unknown rules.

    Deals that do not say which seat was the person's are left out, and counted ones without the
    points of every party. A game belongs to the last 100 deals if any of its own does.
    """
    rules = selection.rules.rules
    if rules is None:
        return None
    by_rules = [deal for deal in deals if deal.rules == selection.rules]
    fitting = [deal for deal in by_rules if _fits(deal.company, rules, selection.against)]
    recent = _recent(fitting, selection.period, today)
    counted = tuple(
        deal for deal in recent if deal.counted and len(deal.points) == len(rules.parties)
    )
    if selection.period is Period.LAST_100:
        counted = counted[-_DEALS:]
        recent = _not_before(recent, counted)
    finished = {game.place: game for game in games if _is_finished(game)}
    own = [deal for deal in recent if deal.game in finished]
    return Chosen(
        selection,
        rules,
        counted,
        _games_of(own, finished),
        tuple(deal for deal in own if deal.is_random and deal.dealt is not None),
        _dealt_by_chance(by_rules),
        sum(deal.helped for deal in own),
    )


def partners(rules: Rules, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that score with a seat, itself left out."""
    return tuple(each for each in rules.sides[seat].seats if each is not seat)


def others(rules: Rules, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that play against a seat."""
    return tuple(each for each in rules.seats if each not in rules.sides[seat].seats)


def who_sits(company: Company, seat: Seat) -> OtherPlayer:
    """Return who sits somewhere: by level, or by name where the records name no level."""
    level = company.levels[seat] if seat < len(company.levels) else ""
    if level:
        return OtherPlayer(level)
    return OtherPlayer(name=company.names[seat] if seat < len(company.names) else "")


def seat_of(deal: DealRow) -> Seat:
    """Return the person's seat in a deal that was chosen: it has one."""
    return deal.company.seat or Seat.A


def side_of(deal: DealRow, rules: Rules) -> Party:
    """Return the person's party in a deal that was chosen."""
    return rules.sides[seat_of(deal)]


def _is_finished(game: GameRow) -> bool:
    """Return whether a game ended here in earnest, and its records say how: others may lie."""
    is_known = game.standing is not GameStanding.UNKNOWN
    return is_known and game.origin is Origin.FINISHED and not game.practice


def _fits(company: Company, rules: Rules, against: str) -> bool:
    seat = company.seat
    if seat is None or seat not in rules.seats:
        return False
    if not against:
        return True
    seats = partners(rules, seat) or others(rules, seat)
    return any(
        against in (who.level, who.name) for who in (who_sits(company, each) for each in seats)
    )


def _recent(deals: Sequence[DealRow], period: Period, today: date) -> Sequence[DealRow]:
    """Return the deals of a period: it ends today, whatever a clock that jumped has written."""
    if period is not Period.LAST_30_DAYS:
        return deals
    first, last = (today - timedelta(days=_DAYS)).isoformat(), today.isoformat()
    return [deal for deal in deals if first <= deal.day <= last]


def _not_before(deals: Sequence[DealRow], counted: Sequence[DealRow]) -> Sequence[DealRow]:
    """Return the deals from the first of those that count on."""
    if not counted:
        return ()
    first = next(place for place, deal in enumerate(deals) if deal is counted[0])
    return deals[first:]


def _dealt_by_chance(deals: Sequence[DealRow]) -> frozenset[PlaceInFile]:
    """Return the games of which chance surely chose the first dealer.

    Played once more, a game is dealt by who is next after the one before, and no record says that
    it was: so a game at the same table as the one before it is left out.
    """
    found: set[PlaceInFile] = set()
    place: PlaceInFile | None = None
    table: tuple[Seat | None, tuple[str, ...]] | None = None
    for deal in deals:
        if deal.game != place:
            place, before = deal.game, table
            table = deal.company.seat, deal.company.levels
            if table != before:
                found.add(place)
    return frozenset(found)


def _games_of(
    deals: Sequence[DealRow], finished: Mapping[PlaceInFile, GameRow]
) -> tuple[GameRow, ...]:
    places = dict.fromkeys(deal.game for deal in deals)
    return tuple(finished[place] for place in places)
