"""Deals that were played to their end: of all golden records, and random ones of every rule set."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sixtysix_gui.records import DealRecord, games_before, read_records, replay
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.moves import Bid, CallContract, GoOut, Meld, Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text.people import Gender, People, Person

_GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "golden"
_FOLDERS = ("records", "records-many")
_RANDOM_DEALS = 12
_AT_TABLE = (
    Person("Frieda", Gender.FEMALE),
    Person("Rachel", Gender.FEMALE),
    Person("David", Gender.MALE),
    Person("Argine", Gender.FEMALE),
)


@dataclass(frozen=True)
class Played:
    """A deal from its first state to its last, what each move did, and the game before it."""

    where: str
    states: tuple[Deal, ...]
    events: tuple[tuple[Event, ...], ...]
    before: Game

    @property
    def rules(self) -> Rules:
        """The rules it was played by."""
        return self.before.rules

    @property
    def last(self) -> Deal:
        """The deal as it ended."""
        return self.states[-1]


def people_at(rules: Rules, me: Seat | None) -> People:
    """Return everybody at a table; ``me`` is the seat that is "you"."""
    return People(_AT_TABLE[: len(rules.seats)], rules.parties, me)


def settled_view(rules: Rules) -> View:
    """Return a view whose only trick was won by the first seat, to go with any end of a deal."""
    deal = Deal.start(rules, rules.pack, rules.seats[-1])
    plays = tuple(Play(seat, rules.pack[seat]) for seat in rules.seats)
    return deal.changed(won=(Trick(1, plays, Seat.A),)).view(Seat.A)


@cache
def golden_games() -> tuple[tuple[str, tuple[DealRecord, ...]], ...]:
    """Return the records of each golden file with its name."""
    files = [file for folder in _FOLDERS for file in sorted((_GOLDEN / folder).glob("*.66r"))]
    return tuple((file.name, tuple(read_records(file.read_bytes()))) for file in files)


@cache
def played_deals() -> tuple[Played, ...]:
    """Return all deals."""
    return (*_golden_deals(), *(deal for name in rule_set_names() for deal in _random_game(name)))


def _golden_deals() -> Iterator[Played]:
    for name, records in golden_games():
        for number, record in enumerate(records, 1):
            before = games_before(records[:number])[-1]
            yield _played(f"{name} {number}", record, before)


def _played(where: str, record: DealRecord, before: Game) -> Played:
    played = replay(record)
    events = (played.states[0].opening_events(), *played.events)
    return Played(where, played.states, events, before)


def _random_game(name: str) -> Iterator[Played]:
    source = random.Random(name)
    rules = rule_set(name)
    game = Game.first(rules, Seat.A)
    for number in range(_RANDOM_DEALS):
        pack = list(rules.pack)
        source.shuffle(pack)
        deal = Deal.start(rules, pack, game.dealer)
        states, events = [deal], [deal.opening_events()]
        while not deal.is_over:
            deal, happened = deal.apply(_random_move(deal, source))
            states.append(deal)
            events.append(happened)
        yield Played(f"{name} random {number}", tuple(states), tuple(events), game)
        assert deal.outcome is not None
        game = game.after(deal.outcome)
        if game.is_over:
            game = Game.first(rules, Seat.A)


def _random_move(deal: Deal, source: random.Random) -> Move:
    """Choose mostly marriages, low bids and few contracts, and go out mostly with enough."""
    moves = deal.legal_moves()
    melds = [move for move in moves if isinstance(move, Meld)]
    if melds and source.random() < 0.9:
        return source.choice(melds)
    if GoOut() in moves:
        enough = deal.totals[deal.rules.sides[deal.to_act]] >= deal.rules.out_target
        if source.random() < (0.7 if enough else 0.02):
            return GoOut()
    wanted = [
        move
        for move in moves
        if not isinstance(move, GoOut) and not (isinstance(move, Bid) and move.ticks > 3)
    ]
    calm = [move for move in wanted if not isinstance(move, CallContract)]
    return source.choice(calm if calm and source.random() < 0.8 else wanted or list(moves))
