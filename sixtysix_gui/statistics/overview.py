"""The overview of a game: results, what closes and calls came to, and who sat at the table."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from sixtysix_gui.archive.rows import Company, DealRow
from sixtysix_gui.rules.scoring.points import Termination
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.statistics.amounts import (
    Count,
    Currency,
    Ending,
    amounts_in,
    count,
    currency_of,
    ending_for,
    ending_of_game,
    own_amount,
    places_in,
)
from sixtysix_gui.statistics.averages import ChanceSentence, Mean, average, sentence_of
from sixtysix_gui.statistics.coach_figures import (
    MonthMean,
    early_month,
    given_per_deal,
    is_close_against,
    is_own_close,
)
from sixtysix_gui.statistics.selection import (
    Chosen,
    OtherPlayer,
    others,
    partners,
    seat_of,
    side_of,
    who_sits,
)


@dataclass(frozen=True)
class PlaceRow:
    """How often one player was best, second and last in a deal, and what a deal brought them.

    Players who are alike share the better place, so that sums over the players may differ.
    """

    who: OtherPlayer | None
    """None is the person."""
    places: tuple[int, ...]
    points: Mean


@dataclass(frozen=True)
class CallRow:
    """What the person called of one kind, and how often it was made (*won*).

    ``contract`` is its word in records, such as ``simple``; ``bid`` a number of ticks.
    """

    made: Count
    contract: str = ""
    bid: int = 0


class FirstMarriage(Enum):
    """Who announced the first marriage of a deal."""

    ME = "me"
    PARTNER = "partner"
    OTHERS = "others"
    NOT_ONE = "not one"


@dataclass(frozen=True)
class GameOverview:
    """The figures of a game; what it does not have is None or empty.

    ``points`` is what a deal brings more than it brings the others. ``given`` is what was given
    away per deal that the coach has looked back at; ``given_before`` that of an early month, where
    there is a later one to compare it with. Closed against you, *won* is what you beat.

    ``game_places`` counts the person's places in games where three play alone, ``places`` those of
    everybody in deals, the person first. ``trumps_named`` are deals in which the person named the
    trumps, ``called`` those in which they played a contract or a bid, ``doubled`` those of a
    doubled price, and ``doubled_by_us`` those that the person's side doubled first. ``partners``
    and ``opponents`` say in how many deals.
    """

    currency: Currency
    games: Count
    deals: Count
    points: Mean
    sentence: ChanceSentence | None
    false_claims: int | None
    passed_over: int | None
    helped: int
    given: Mean | None = None
    given_before: MonthMean | None = None
    closes: Count | None = None
    closed_against: Count | None = None
    game_places: tuple[int, ...] = ()
    places: tuple[PlaceRow, ...] = ()
    opponents: Mapping[OtherPlayer, int] = field(default_factory=dict[OtherPlayer, int])
    partners: Mapping[OtherPlayer, int] = field(default_factory=dict[OtherPlayer, int])
    trumps_named: Count | None = None
    called: Count | None = None
    calls: tuple[CallRow, ...] = ()
    doubled: Count | None = None
    doubled_by_us: Count | None = None
    announced: Mapping[FirstMarriage, Count] = field(default_factory=dict[FirstMarriage, Count])


class _Deal(NamedTuple):
    """A deal and its game, how it ended for the person's side, and what it brought it and all."""

    row: DealRow
    game: int
    ending: Ending
    amount: float
    amounts: Sequence[float]


def overview(chosen: Chosen) -> GameOverview | None:
    """Return the figures of the overview; None where there are too few deals."""
    if not chosen.has_figures:
        return None
    rules, deals = chosen.rules, _deals(chosen)
    points = average([deal.amount for deal in deals], chosen.game_numbers)
    alone = len(rules.parties) > len(BOTH)
    has_bids = rules.bid_calls != "none"
    has_calls = has_bids or bool(rules.contracts)
    called = [deal for deal in deals if has_calls and deal.row.bidder is seat_of(deal.row)]
    return GameOverview(
        currency=currency_of(rules),
        games=count(map(ending_of_game, chosen.games)),
        deals=count(deal.ending for deal in deals),
        points=points,
        sentence=sentence_of(points) if chosen.can_speak_of_chance else None,
        false_claims=_false_claims(deals) if rules.has_claims else None,
        passed_over=sum(deal.passed_over for deal in chosen.deals) if rules.has_claims else None,
        helped=chosen.helped,
        given=given_per_deal(chosen),
        given_before=early_month(chosen),
        closes=_ends(deals, is_own_close) if rules.close else None,
        closed_against=_ends(deals, is_close_against) if rules.close else None,
        game_places=_tally((game.rank - 1 for game in chosen.games), rules) if alone else (),
        places=_places(deals, rules) if alone else (),
        opponents=_met(deals, lambda seat: others(rules, seat)) if alone else {},
        partners=_met(deals, lambda seat: partners(rules, seat)) if rules.teams else {},
        trumps_named=_ends(deals, lambda deal: deal.trump_by_me) if rules.names_trump else None,
        called=_made(called) if has_calls else None,
        calls=_contracts(called, rules) or (_bids(called) if has_bids else ()),
        doubled=_ends(deals, lambda deal: deal.level > 1) if rules.contracts else None,
        doubled_by_us=_ends(deals, _is_doubled_by_us(rules)) if rules.contracts else None,
        announced={} if rules.close or alone or has_calls else _announced(deals, rules),
    )


def points_per_deal(chosen: Chosen) -> Mean:
    """Return what a deal brings the person on average; there is one at least."""
    return average([own_amount(deal, chosen.rules) for deal in chosen.deals], chosen.game_numbers)


def _deals(chosen: Chosen) -> list[_Deal]:
    rules, currency = chosen.rules, currency_of(chosen.rules)
    found: list[_Deal] = []
    for deal, game in zip(chosen.deals, chosen.game_numbers, strict=True):
        amounts = amounts_in(deal.points, currency)
        party = side_of(deal, rules).number
        ending = ending_for(party, deal.points)
        found.append(_Deal(deal, game, ending, amounts[party], amounts))
    return found


def _ends(deals: Iterable[_Deal], wanted: Callable[[DealRow], bool]) -> Count:
    return count(deal.ending for deal in deals if wanted(deal.row))


def _false_claims(deals: Iterable[_Deal]) -> int:
    """Count the deals that the person's side lost by saying "Out!" with too few points."""
    word = Termination.FALSE_CLAIM.value
    return sum(deal.row.ended == word and deal.ending is Ending.LOST for deal in deals)


# ---------------------------------------------------------------------------- who sat at the table


def _tally(places: Iterable[int], rules: Rules) -> tuple[int, ...]:
    """Count places from 0; a place that is not known is below 0 and left out."""
    found = list(places)
    return tuple(found.count(place) for place in range(len(rules.parties)))


@dataclass
class _Row:
    """What one player had of every deal: their places and amounts, and which games these were."""

    places: list[int] = field(default_factory=list[int])
    amounts: list[float] = field(default_factory=list[float])
    games: list[int] = field(default_factory=list[int])


def _places(deals: Iterable[_Deal], rules: Rules) -> tuple[PlaceRow, ...]:
    """Return the places of everybody in turn: the person, then who played most."""
    rows = defaultdict[OtherPlayer | None, _Row](_Row)
    company: Company | None = None
    sat: list[tuple[_Row, int]] = []
    for deal in deals:
        if deal.row.company is not company:
            company, mine = deal.row.company, seat_of(deal.row)
            sat = [
                (rows[None if seat is mine else who_sits(company, seat)], party.number)
                for seat, party in zip(rules.seats, rules.sides, strict=True)
            ]
        places = places_in(deal.row)
        for row, party in sat:
            row.places.append(places[party])
            row.amounts.append(deal.amounts[party])
            row.games.append(deal.game)
    order = sorted(rows, key=lambda who: (who is not None, -len(rows[who].games)))
    return tuple(
        PlaceRow(who, _tally(rows[who].places, rules), average(rows[who].amounts, rows[who].games))
        for who in order
    )


def _met(
    deals: Iterable[_Deal], seats: Callable[[Seat], Iterable[Seat]]
) -> Mapping[OtherPlayer, int]:
    """Return who sat in some seats in how many deals, most deals first; twice counts once."""
    met = Counter[OtherPlayer]()
    for company, count_of_deals in Counter(deal.row.company for deal in deals).items():
        for who in {who_sits(company, seat) for seat in seats(company.seat or Seat.A)}:
            met[who] += count_of_deals
    return {who: met[who] for who in sorted(met, key=lambda who: (-met[who], who))}


# ------------------------------------------------------------------------------ calls and marriages


def _made(called: Sequence[_Deal]) -> Count:
    """Count calls by whether they were made: a bid brought its ticks, a contract was won."""
    made = sum(
        call.row.ended == Termination.MADE.value if call.row.bid else call.ending is Ending.WON
        for call in called
    )
    return Count(won=made, lost=len(called) - made)


def _contracts(called: Sequence[_Deal], rules: Rules) -> tuple[CallRow, ...]:
    """Return the contracts that the person called, the cheapest first."""
    by_word = [
        (word, [call for call in called if call.row.contract == word]) for word in rules.contracts
    ]
    return tuple(CallRow(_made(found), contract=word) for word, found in by_word if found)


def _bids(called: Sequence[_Deal]) -> tuple[CallRow, ...]:
    """Return the bids that the person made, the lowest first."""
    numbers = sorted({call.row.bid for call in called})
    return tuple(
        CallRow(_made([call for call in called if call.row.bid == number]), bid=number)
        for number in numbers
    )


def _is_doubled_by_us(rules: Rules) -> Callable[[DealRow], bool]:
    """Return what picks the deals that one's own side doubled first: those that others play."""
    return lambda deal: (
        deal.level > 1 and deal.bidder is not None and deal.bidder not in side_of(deal, rules).seats
    )


def _announced(deals: Iterable[_Deal], rules: Rules) -> Mapping[FirstMarriage, Count]:
    """Return the deals by who announced the first marriage; who cannot have done so is left out."""
    found: dict[FirstMarriage, list[Ending]] = {who: [] for who in FirstMarriage}
    for deal in deals:
        found[_first_marriage(deal.row, rules)].append(deal.ending)
    if not rules.teams:
        del found[FirstMarriage.PARTNER]
    return {who: count(endings) for who, endings in found.items()}


def _first_marriage(deal: DealRow, rules: Rules) -> FirstMarriage:
    if not deal.marriages:
        return FirstMarriage.NOT_ONE
    first = deal.marriages[0]
    if first is seat_of(deal):
        return FirstMarriage.ME
    own = first in side_of(deal, rules).seats
    return FirstMarriage.PARTNER if own else FirstMarriage.OTHERS
