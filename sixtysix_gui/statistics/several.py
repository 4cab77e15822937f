"""The overview of games whose talon cannot be closed: for three, for four, and two for two."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sixtysix_gui.archive.rows import Company, DealRow
from sixtysix_gui.rules.scoring.points import Termination
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.statistics.amounts import (
    Ending,
    amounts_in,
    coin_of,
    count,
    ending_of,
    ending_of_game,
    places_in,
)
from sixtysix_gui.statistics.averages import average, sentence_of
from sixtysix_gui.statistics.figures import Count, Who
from sixtysix_gui.statistics.overview import false_claims
from sixtysix_gui.statistics.pages import (
    Announced,
    Announcer,
    Calls,
    Places,
    SeveralOverview,
    WithWhom,
)
from sixtysix_gui.statistics.selection import (
    Chosen,
    others,
    partners,
    seat_of,
    side_of,
    who_sits,
)


class Ended(NamedTuple):
    """A deal and its game, how it ended for the person's side, and what it brought all parties."""

    deal: DealRow
    game: int
    ending: Ending
    amounts: Sequence[float]
    party: int

    @property
    def amount(self) -> float:
        """What it brought the person's side."""
        return self.amounts[self.party]


def several_overview(chosen: Chosen) -> SeveralOverview | None:
    """Return the figures of the overview; None where there are too few deals."""
    if not chosen.has_figures:
        return None
    rules, ended = chosen.rules, _ended(chosen)
    points = average([each.amount for each in ended], chosen.game_numbers)
    called = [each for each in ended if each.deal.bidder is seat_of(each.deal)]
    alone = len(rules.parties) > len(BOTH)
    places = _places(ended, rules) if alone else None
    return SeveralOverview(
        coin=coin_of(rules),
        games=count(map(ending_of_game, chosen.games)),
        deals=count(each.ending for each in ended),
        game_places=_tally((game.rank - 1 for game in chosen.games), rules) if alone else (),
        deal_places=places[0].places if places else (),
        points=points,
        sentence=sentence_of(points) if chosen.can_speak_of_chance else None,
        passed_over=sum(deal.passed_over for deal in chosen.deals),
        helped=chosen.helped,
        false_claims=false_claims((each.deal, each.ending) for each in ended)
        if rules.has_claims
        else None,
        trumps_named=_ends(ended, lambda deal: deal.trump_by_me) if rules.names_trump else None,
        called=_made(called) if _has_calls(rules) else None,
        doubled=_ends(ended, _is_doubled) if rules.contracts else None,
        doubled_by_us=_ends(ended, _is_doubled_by_us(rules)) if rules.contracts else None,
        partners=_with_whom(ended, lambda seat: partners(rules, seat)),
        opponents=_with_whom(ended, lambda seat: others(rules, seat)),
        places=places or (),
        contracts=_contracts(called, rules),
        bids=_bids(called) if _has_bids(rules) else (),
        announced=() if alone or _has_calls(rules) else _announced(ended, rules),
    )


def _ended(chosen: Chosen) -> list[Ended]:
    rules, coin = chosen.rules, coin_of(chosen.rules)
    return [
        Ended(
            deal,
            game,
            ending_of(deal, rules),
            amounts_in(deal.points, coin),
            side_of(deal, rules).number,
        )
        for deal, game in zip(chosen.deals, chosen.game_numbers, strict=True)
    ]


def _has_bids(rules: Rules) -> bool:
    return rules.bid_calls != "none"


def _has_calls(rules: Rules) -> bool:
    return _has_bids(rules) or bool(rules.contracts)


def _ends(ended: Iterable[Ended], wanted: Callable[[DealRow], bool]) -> Count:
    return count(each.ending for each in ended if wanted(each.deal))


# ------------------------------------------------------------------------------- places at a table


def _tally(places: Iterable[int], rules: Rules) -> tuple[int, ...]:
    """Count places from 0; a place that nobody knows is below 0 and left out."""
    found = list(places)
    return tuple(found.count(place) for place in range(len(rules.parties)))


@dataclass
class _Row:
    """What one player had of every deal: their places and amounts, and which games these were."""

    places: list[int] = field(default_factory=list[int])
    amounts: list[float] = field(default_factory=list[float])
    games: list[int] = field(default_factory=list[int])


def _places(ended: Iterable[Ended], rules: Rules) -> tuple[Places, ...]:
    """Return the places of everybody in turn: the person, then who played most."""
    rows = defaultdict[Who | None, _Row](_Row)
    company: Company | None = None
    sat: list[tuple[_Row, int]] = []
    for each in ended:
        if each.deal.company is not company:
            company, mine = each.deal.company, seat_of(each.deal)
            sat = [
                (rows[None if seat is mine else who_sits(company, seat)], party.number)
                for seat, party in zip(rules.seats, rules.sides, strict=True)
            ]
        places = places_in(each.deal)
        for row, party in sat:
            row.places.append(places[party])
            row.amounts.append(each.amounts[party])
            row.games.append(each.game)
    order = sorted(rows, key=lambda who: (who is not None, -len(rows[who].games)))
    return tuple(
        Places(who, _tally(rows[who].places, rules), average(rows[who].amounts, rows[who].games))
        for who in order
    )


def _with_whom(
    ended: Iterable[Ended], seats: Callable[[Seat], Iterable[Seat]]
) -> tuple[WithWhom, ...]:
    """Return the deals by who sat in some seats, most deals first; twice the same counts once."""
    rows = defaultdict[Who, list[Ended]](list)
    company: Company | None = None
    met: list[list[Ended]] = []
    for each in ended:
        if each.deal.company is not company:
            company = each.deal.company
            sat = {who_sits(company, seat) for seat in seats(seat_of(each.deal))}
            met = [rows[who] for who in sat]
        for row in met:
            row.append(each)
    return tuple(
        WithWhom(
            who,
            count(each.ending for each in rows[who]),
            average([each.amount for each in rows[who]], [each.game for each in rows[who]]),
        )
        for who in sorted(rows, key=lambda who: (-len(rows[who]), who))
    )


# ------------------------------------------------------------------------------ calls and marriages


def _made(called: Iterable[Ended]) -> Count:
    """Count calls by whether they were made; what nobody won was not."""
    made = [_is_made(each) for each in called]
    return Count(won=sum(made), lost=len(made) - sum(made))


def _is_made(call: Ended) -> bool:
    """Return whether a bid brought its ticks, or a contract was won."""
    if call.deal.bid:
        return call.deal.ended == Termination.MADE.value
    return call.ending is Ending.WON


def _contracts(called: Sequence[Ended], rules: Rules) -> tuple[Calls, ...]:
    """Return the contracts that the person called, the cheapest first."""
    by_word = [
        (word, [each for each in called if each.deal.contract == word]) for word in rules.contracts
    ]
    return tuple(Calls(_made(found), contract=word) for word, found in by_word if found)


def _bids(called: Sequence[Ended]) -> tuple[Calls, ...]:
    """Return the bids that the person made, the lowest first."""
    numbers = sorted({each.deal.bid for each in called})
    return tuple(
        Calls(_made(each for each in called if each.deal.bid == number), bid=number)
        for number in numbers
    )


def _is_doubled(deal: DealRow) -> bool:
    return deal.level > 1


def _is_doubled_by_us(rules: Rules) -> Callable[[DealRow], bool]:
    """Return what tells the deals that one's own side doubled first: those that others play."""
    return lambda deal: (
        deal.level > 1 and deal.bidder is not None and deal.bidder not in side_of(deal, rules).seats
    )


def _announced(ended: Iterable[Ended], rules: Rules) -> tuple[Announced, ...]:
    """Return the deals by who announced the first marriage; who cannot have done so is left out."""
    rows: dict[Announcer, list[Ending]] = {each: [] for each in Announcer}
    for each in ended:
        rows[_announcer(each.deal, rules)].append(each.ending)
    if not rules.teams:
        del rows[Announcer.PARTNER]
    return tuple(Announced(who, count(endings)) for who, endings in rows.items())


def _announcer(deal: DealRow, rules: Rules) -> Announcer:
    if not deal.marriages:
        return Announcer.NOT_ONE
    first = deal.marriages[0]
    if first is seat_of(deal):
        return Announcer.ME
    return Announcer.PARTNER if first in side_of(deal, rules).seats else Announcer.OTHERS
