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
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.windows.trick_words import random_move

_GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "golden"
_FOLDERS = ("records", "records-many")
_RANDOM_DEALS = 12


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
            deal, happened = deal.apply(random_move(deal, source))
            states.append(deal)
            events.append(happened)
        yield Played(f"{name} random {number}", tuple(states), tuple(events), game)
        assert deal.outcome is not None
        game = game.after(deal.outcome)
        if game.is_over:
            game = Game.first(rules, Seat.A)
