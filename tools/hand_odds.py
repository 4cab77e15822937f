"""Measures how often hands make and stop the contracts of Bauernschnapsen.

    python -m tools.hand_odds --worlds 64 --jobs 2

deals the other cards to every kind of hand that many times, has each contract played perfectly with
open cards by everybody, and writes hand_odds.json. Who leads to his own contract chooses his first
act before the cards are open, the same in all deals. What stops a contract is measured against
hands on which it is called: the better their odds, the likelier. The same options give the same
file.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from base64 import b64decode, b64encode
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from pathlib import Path

from sixtysix_gui.ai.many.game_worth import lead_of
from sixtysix_gui.ai.many.hand_odds import (
    HAND,
    MOST,
    ODDS_FILE,
    ORDER,
    SIMPLE_RANGE,
    STOPS,
    HandOdds,
    Kind,
    call_chance,
    kinds,
    tables_of,
)
from sixtysix_gui.ai.many.search.endings import Endings
from sixtysix_gui.ai.many.search.settled import SCALE
from sixtysix_gui.ai.many.search.terms import TrickTerms
from sixtysix_gui.ai.many.thinking.loading import case_of, make_terms, position_of
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.rules.cards import Card, Suit, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import NAME_TRUMP, PASS, CallContract, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.contracts import SIMPLE, Contract
from sixtysix_gui.rules.sets.rules import rule_set

FILE = Path(__file__).parents[1] / "sixtysix_gui" / "ai" / "many" / ODDS_FILE
RULES = rule_set("bauernschnapsen")
TRUMP = Suit.SPADES
MEASURED = {
    SIMPLE: (Seat.A, Seat.B, Seat.C, Seat.D),
    "bettler": (Seat.A,),
    "gang": (Seat.A,),
    "schnapser": (Seat.A, Seat.C),
    "kontraschnapser": (Seat.B, Seat.D),
    "bauernschnapser": (Seat.A, Seat.C),
    "kontrabauernschnapser": (Seat.B, Seat.D),
}
"""Of each way to win the contracts that are measured, and where their players sit; A leads."""
_MOST_TRIES = 200_000


@dataclass(frozen=True)
class Task:
    """A table to be made: of a contract held at a seat, for a hand at one of some seats.

    Where it ``stops`` the contract, the hand is one of the other side's.
    """

    key: str
    bidder: Seat
    places: tuple[Seat, ...]
    stops: bool = False

    @property
    def name(self) -> str:
        """The name of the table among those of its contract."""
        return STOPS if self.stops else str(int(self.places[0]))


def makers() -> Iterator[Task]:
    """Yield the tables of the players of contracts, and of everybody in the simple game."""
    for key, seats in MEASURED.items():
        for seat in seats:
            yield Task(key, Seat.A if key == SIMPLE else seat, (seat,))


def stoppers() -> Iterator[Task]:
    """Yield the tables of those who stop the contracts."""
    for key in ("bettler", "gang", "schnapser", "bauernschnapser"):
        yield Task(key, Seat.A, (Seat.B, Seat.D), stops=True)


def deal_in(key: str, bidder: Seat) -> Deal:
    """Return a deal in which a contract was called at a seat, before the first lead."""
    source = random.Random(f"{key} {bidder}")
    for _ in range(_MOST_TRIES):
        pack = source.sample(RULES.pack, len(RULES.pack))
        deal = Deal.start(RULES, pack, Seat.D)
        if NAME_TRUMP[TRUMP] not in deal.legal_moves():
            continue
        deal, _ = deal.apply(NAME_TRUMP[TRUMP])
        call = CallContract(key)
        while deal.phase in (Phase.BID, Phase.DOUBLE):
            calls = deal.to_act is bidder and call in deal.legal_moves()
            deal, _ = deal.apply(call if calls else PASS)
        if deal.contract is not None and deal.contract.key == key:
            return deal
    raise LookupError(f"No deal was found in which {key} could be called.")


def cards_of(kind: Kind) -> tuple[Card, ...]:
    """Return a hand of a kind; spades are trumps."""
    ranks = {card.rank.letter: card.rank for card in RULES.pack}
    suits = (TRUMP, *(suit for suit in Suit if suit is not TRUMP))
    return tuple(
        card_of(ranks[letter], suit)
        for suit, held in zip(suits, kind, strict=True)
        for number, letter in enumerate(reversed(ORDER))
        if held >> number & 1
    )


def hands_with(
    held: Mapping[Seat, Sequence[Card]], source: random.Random
) -> tuple[tuple[Card, ...], ...]:
    """Deal the other cards to the other seats."""
    known = {card for hand in held.values() for card in hand}
    rest = [card for card in RULES.pack if card not in known]
    source.shuffle(rest)
    dealt = iter(tuple(rest[start : start + HAND]) for start in range(0, len(rest), HAND))
    return tuple(tuple(held[seat]) if seat in held else next(dealt) for seat in RULES.seats)


def table(task: Task, odds: HandOdds, worlds: int) -> bytes:
    """Measure one table."""
    deal = deal_in(task.key, task.bidder)
    assert deal.contract is not None
    contract = deal.contract
    terms = make_terms(case_of(deal))
    endings = Endings(terms, Stop(_never))
    side = RULES.sides[task.places[0]].number
    callers = list(_callers(contract, odds)) if task.stops else []
    found: list[int] = []
    for kind in kinds(has_trump=contract.has_trump):
        worths: defaultdict[Move | None, float] = defaultdict(float)
        for hands in _drawn(task, cards_of(kind), callers, worlds):
            for first, after in _begun(task, replace(deal, hands=hands)):
                worths[first] += _worth(after, terms, endings, side)
        most = contract.value or SIMPLE_RANGE
        found.append(round((max(worths.values()) / worlds / most + 1) / 2 * MOST))
    return bytes(found)


def _begun(task: Task, deal: Deal) -> Iterator[tuple[Move | None, Deal]]:
    """Yield the first acts that are chosen unseen, and the deals after them; or the deal itself."""
    leads = task.places == (deal.leader,) == (task.bidder,) and task.key != SIMPLE
    if not leads:
        yield None, deal
        return
    for move in deal.legal_moves():
        yield move, deal.apply(move)[0]


def _worth(deal: Deal, terms: TrickTerms, endings: Endings, side: int) -> float:
    if deal.outcome is not None:
        return lead_of(deal.outcome.points, RULES.parties[side])
    return endings.worths(position_of(deal, terms), side)[side] / SCALE


Caller = tuple[frozenset[Card], float]
"""A hand, and how likely a contract is called on it."""


def _callers(contract: Contract, odds: HandOdds) -> Iterator[Caller]:
    for hand in combinations(RULES.pack, HAND):
        yield frozenset(hand), call_chance(odds.made(contract, hand, TRUMP, 0))


def _drawn(
    task: Task, hand: Sequence[Card], callers: Sequence[Caller], worlds: int
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Deal to everybody; where a contract is to be stopped, its player's hand speaks for it."""
    source = random.Random(f"{task} {hand}")
    other = [caller for caller in callers if caller[0].isdisjoint(hand)]
    called = source.choices(other, [chance for _, chance in other], k=worlds) if other else ()
    for number in range(worlds):
        held = {task.places[number % len(task.places)]: tuple(hand)}
        if called:
            held[task.bidder] = tuple(called[number][0])
        yield hands_with(held, source)


def _read(tables: Mapping[str, Mapping[str, str]]) -> HandOdds:
    return HandOdds({key: {n: b64decode(t) for n, t in one.items()} for key, one in tables.items()})


def _never() -> bool:
    return False


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and writes; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.hand_odds", description=__doc__)
    parser.add_argument("--worlds", type=int, default=64, help="of each hand (default: 64)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    options = parser.parse_args(arguments)
    tables: dict[str, dict[str, str]] = {}
    with ProcessPoolExecutor(options.jobs) as processes:
        for tasks in (list(makers()), list(stoppers())):
            measure = partial(table, odds=_read(tables), worlds=options.worlds)
            for task, found in zip(tasks, processes.map(measure, tasks), strict=True):
                name = tables_of(RULES.contracts[task.key])
                tables.setdefault(name, {})[task.name] = b64encode(found).decode("ascii")
    measured = f"python -m tools.hand_odds --worlds {options.worlds}"
    FILE.write_text(json.dumps({"measured": measured, "tables": tables}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
