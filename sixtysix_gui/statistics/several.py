"""The overview of games whose talon cannot be closed: for three, for four, and two for two."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from sixtysix_gui.archive.rows import DealRow
from sixtysix_gui.rules.scoring.points import Termination
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.statistics.amounts import (
    Ending,
    amount_of,
    coin_of,
    count,
    ending_of,
    ending_of_game,
    own_amount,
    place_of,
)
from sixtysix_gui.statistics.averages import average, sentence_of
from sixtysix_gui.statistics.figures import Count, Who
from sixtysix_gui.statistics.overview import false_claims, points_per_deal
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

Ended = tuple[DealRow, Ending]
"""A deal, and how it ended for the person's side."""


def several_overview(chosen: Chosen) -> SeveralOverview | None:
    """Return the figures of the overview; None where there are too few deals."""
    if not chosen.has_figures:
        return None
    rules, points = chosen.rules, points_per_deal(chosen)
    ended = [(deal, ending_of(deal, rules)) for deal in chosen.deals]
    alone = len(rules.parties) > 2
    called = [each for each in ended if each[0].bidder is seat_of(each[0])]
    return SeveralOverview(
        coin=coin_of(rules),
        games=count(map(ending_of_game, chosen.games)),
        deals=count(ending for _, ending in ended),
        game_places=_tally((game.rank - 1 for game in chosen.games), rules) if alone else (),
        deal_places=_own_places(chosen) if alone else (),
        points=points,
        sentence=sentence_of(points) if chosen.can_speak_of_chance else None,
        passed_over=sum(deal.passed_over for deal in chosen.deals),
        helped=chosen.helped,
        false_claims=false_claims(ended) if rules.has_claims else None,
        trumps_named=_ends(ended, lambda deal: deal.trump_by_me) if rules.names_trump else None,
        called=_made(called) if _has_calls(rules) else None,
        doubled=_ends(ended, _is_doubled) if rules.contracts else None,
        doubled_by_us=_ends(ended, _is_doubled_by_us(rules)) if rules.contracts else None,
        partners=_with_whom(chosen, partners),
        opponents=_with_whom(chosen, others),
        places=_places(chosen) if alone else (),
        contracts=_contracts(called, rules),
        bids=_bids(called) if _has_bids(rules) else (),
        announced=() if alone or _has_calls(rules) else _announced(ended, rules),
    )


def _has_bids(rules: Rules) -> bool:
    return rules.bid_calls != "none"


def _has_calls(rules: Rules) -> bool:
    return _has_bids(rules) or bool(rules.contracts)


def _ends(ended: Iterable[Ended], wanted: Callable[[DealRow], bool]) -> Count:
    return count(ending for deal, ending in ended if wanted(deal))


# ------------------------------------------------------------------------------- places at a table


def _own_places(chosen: Chosen) -> tuple[int, ...]:
    rules = chosen.rules
    return _tally((place_of(deal, side_of(deal, rules).number) for deal in chosen.deals), rules)


def _tally(places: Iterable[int], rules: Rules) -> tuple[int, ...]:
    """Count places from 0; a place that nobody knows is below 0 and left out."""
    found = list(places)
    return tuple(found.count(place) for place in range(len(rules.parties)))


def _places(chosen: Chosen) -> tuple[Places, ...]:
    """Return the places of everybody in turn: the person, then who played most."""
    rules = chosen.rules
    rows = defaultdict[Who | None, list[tuple[DealRow, int]]](list)
    for deal in chosen.deals:
        for seat in rules.seats:
            who = None if seat is seat_of(deal) else who_sits(deal.company, seat)
            rows[who].append((deal, rules.sides[seat].number))
    order = sorted(rows, key=lambda who: (who is not None, -len(rows[who])))
    return tuple(_row_of_places(who, rows[who], rules) for who in order)


def _row_of_places(who: Who | None, played: list[tuple[DealRow, int]], rules: Rules) -> Places:
    coin = coin_of(rules)
    return Places(
        who,
        _tally((place_of(deal, party) for deal, party in played), rules),
        average(
            [amount_of(deal.points, party, coin) for deal, party in played],
            [deal.game for deal, _ in played],
        ),
    )


def _with_whom(
    chosen: Chosen, seats: Callable[[Rules, Seat], Iterable[Seat]]
) -> tuple[WithWhom, ...]:
    """Return the deals by who sat in some seats, most deals first; twice the same counts once."""
    rules = chosen.rules
    rows = defaultdict[Who, list[DealRow]](list)
    for deal in chosen.deals:
        met = {who_sits(deal.company, seat) for seat in seats(rules, seat_of(deal))}
        for who in met:
            rows[who].append(deal)
    order = sorted(rows, key=lambda who: (-len(rows[who]), who.level, who.name))
    return tuple(
        WithWhom(
            who,
            count(ending_of(deal, rules) for deal in rows[who]),
            average(
                [own_amount(deal, rules) for deal in rows[who]], [deal.game for deal in rows[who]]
            ),
        )
        for who in order
    )


# ------------------------------------------------------------------------------ calls and marriages


def _made(called: Iterable[Ended]) -> Count:
    """Count calls by whether they were made; what nobody won was not."""
    made = [_is_made(*each) for each in called]
    return Count(won=sum(made), lost=len(made) - sum(made))


def _is_made(deal: DealRow, ending: Ending) -> bool:
    """Return whether a bid brought its ticks, or a contract was won."""
    return deal.ended == Termination.MADE.value if deal.bid else ending is Ending.WON


def _contracts(called: Sequence[Ended], rules: Rules) -> tuple[Calls, ...]:
    """Return the contracts that the person called, the cheapest first."""
    by_word = [
        (word, [each for each in called if each[0].contract == word]) for word in rules.contracts
    ]
    return tuple(Calls(_made(found), contract=word) for word, found in by_word if found)


def _bids(called: Sequence[Ended]) -> tuple[Calls, ...]:
    """Return the bids that the person made, the lowest first."""
    numbers = sorted({deal.bid for deal, _ in called})
    return tuple(
        Calls(_made(each for each in called if each[0].bid == number), bid=number)
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
    for deal, ending in ended:
        rows[_announcer(deal, rules)].append(ending)
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
