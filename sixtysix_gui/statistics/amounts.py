"""What a deal brought the person, in the coin of its game, and how it ended for them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.archive.rows import DealRow, GameRow, GameStanding
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.statistics.selection import side_of


class Currency(Enum):
    """What a deal is paid with; amounts in different currencies are never added."""

    GAME_POINTS = "game points"
    CHIPS = "chips"
    """Paid by the others: the sum over a table is 0."""
    TICKS = "ticks"
    TENS = "tens"


class Ending(Enum):
    """How something ended for the person."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"


@dataclass(frozen=True)
class Count:
    """How often something was tried, and how often it was won."""

    won: int = 0
    lost: int = 0
    tied: int = 0

    @property
    def all(self) -> int:
        """How often it was tried."""
        return self.won + self.lost + self.tied


_UNITS = {
    "stakes-from-each": Currency.CHIPS,
    "ticks": Currency.TICKS,
    "tens": Currency.TENS,
}


def currency_of(rules: Rules) -> Currency:
    """Return what deals are paid with by such rules."""
    return _UNITS.get(str(rules.score_unit), Currency.GAME_POINTS)


def amounts_in(points: Sequence[int], currency: Currency) -> list[float]:
    """Return what every party has of a deal beyond the mean of the others, or simply, of chips.

    Chips are paid by the others already: whatever one gains they lose.

    >>> amounts_in((2, 0), Currency.GAME_POINTS)
    [2.0, -2.0]
    >>> amounts_in((3, -1, -2), Currency.CHIPS)
    [3.0, -1.0, -2.0]
    """
    if currency is Currency.CHIPS:
        return [float(own) for own in points]
    total, others = sum(points), len(points) - 1
    return [own - (total - own) / others for own in points]


def own_amount(deal: DealRow, rules: Rules) -> float:
    """Return what a deal that counts brought the person's party."""
    return amounts_in(deal.points, currency_of(rules))[side_of(deal, rules).number]


def mean_amount(
    brought: Iterable[tuple[Seat, tuple[int, ...], int]], rules: Rules
) -> tuple[int, float]:
    """Return how many deals there are, and what one brought the person on average.

    ``brought`` has the person's seat, what every party had, and how many deals ended so; others
    than the rules' parties are left out.
    """
    currency, deals, total = currency_of(rules), 0, 0.0
    for seat, points, count in brought:
        if len(points) == len(rules.parties) and seat in rules.seats:
            deals += count
            total += count * amounts_in(points, currency)[rules.sides[seat].number]
    return deals, total / deals if deals else 0.0


def places_in(deal: DealRow) -> list[int]:
    """Return every party's place in a deal, from 0: by points, then by card points and tricks.

    Who are alike share the better place.
    """
    known = [deal.points]
    known += [each for each in (deal.totals, deal.tricks) if len(each) == len(deal.points)]
    standings = list(zip(*known, strict=True))
    ladder = sorted(standings, reverse=True)
    return [ladder.index(standing) for standing in standings]


def ending_of(deal: DealRow, rules: Rules) -> Ending:
    """Return how a deal that counts ended for the person."""
    return ending_for(side_of(deal, rules).number, deal.points)


def ending_for(party: int, points: tuple[int, ...]) -> Ending:
    """Return how a deal ended for a party: won with most points, tied with as many as another."""
    mine = points[party]
    best = max(points[:party] + points[party + 1 :])
    if mine == best:
        return Ending.TIED
    return Ending.WON if mine > best else Ending.LOST


def ending_of_game(game: GameRow) -> Ending | None:
    """Return how a finished game ended; None where that is not known."""
    return _STANDINGS.get(game.standing)


_STANDINGS = {
    GameStanding.WON: Ending.WON,
    GameStanding.LOST: Ending.LOST,
    GameStanding.RESIGNED: Ending.LOST,
    GameStanding.TIED: Ending.TIED,
}


def count(endings: Iterable[Ending | None]) -> Count:
    """Count endings; those that are not known are left out."""
    found = list(endings)
    return Count(*(found.count(each) for each in (Ending.WON, Ending.LOST, Ending.TIED)))
