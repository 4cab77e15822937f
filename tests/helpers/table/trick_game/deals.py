"""Deals of the games for three and four as one seat sees a random playthrough of them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.moves import CallContract, Double, ExchangeTrump, GoOut, Meld, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set

ME = Seat.A

CHANCES: dict[type[Move], float] = {
    GoOut: 0.01,
    Meld: 0.6,
    ExchangeTrump: 0.6,
    CallContract: 0.2,
    Double: 0.3,
}
"""How often a random player does what would otherwise crowd out the play of cards."""


@dataclass(frozen=True)
class TrickMoment:
    """One step of a playthrough: what happened, and how things then stand, from my seat.

    ``move`` is what is done next, by me or by another; None at the end.
    """

    events: tuple[Event, ...]
    view: View
    move: Move | None
    fresh_deal: bool = False


def fresh_trick_deal(name: str, seed: int) -> Deal:
    """Gives a deal of a game that depends on nothing but the seed; the dealer goes around."""
    rules = rule_set(name)
    pack = list(rules.pack)
    random.Random(f"{name}/{seed}").shuffle(pack)
    return Deal.start(rules, pack, rules.seats[seed % len(rules.seats)])


def playthrough(name: str, seed: int, me: Seat = ME) -> Iterator[TrickMoment]:
    """Plays a deal at random, from the seat of somebody at the table."""
    source = random.Random(f"play/{name}/{seed}")
    deal = fresh_trick_deal(name, seed)
    events, fresh = deal.opening_events(), True
    while True:
        legal = deal.legal_moves()
        move = _choose(legal, source) if legal else None
        seen = tuple(as_seen_by(me, event) for event in events)
        yield TrickMoment(seen, deal.view(me), move, fresh_deal=fresh)
        if move is None:
            return
        deal, events = deal.apply(move)
        fresh = False


def _choose(legal: tuple[Move, ...], source: random.Random) -> Move:
    acts = [move for move in legal if source.random() < CHANCES.get(type(move), 0.0)]
    if acts:
        return source.choice(acts)
    others = [move for move in legal if type(move) not in CHANCES]
    return source.choice(others or legal)
