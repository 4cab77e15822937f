"""Deals for the table: seeded packs, and what a seat sees of a random playthrough."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.moves import (
    CallContract,
    CloseTalon,
    Double,
    ExchangeTrump,
    GoOut,
    Meld,
    Move,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names

ME = Seat.A


_CHANCES: dict[bool, dict[type[Move], float]] = {
    True: {GoOut: 0.01, CloseTalon: 0.04, Meld: 0.3, ExchangeTrump: 0.5},
    False: {GoOut: 0.01, Meld: 0.6, ExchangeTrump: 0.6, CallContract: 0.2, Double: 0.3},
}
"""How often a random player does what would otherwise crowd out the play of cards: in games in
which the talon can be closed, and in the others."""


@dataclass(frozen=True)
class Moment:
    """One step of a playthrough: what happened, and how things then stand, from my seat.

    ``move`` is what is done next, by me or by the other; None at the end.
    """

    events: tuple[Event, ...]
    view: View
    move: Move | None
    fresh_deal: bool = False


def fresh_state(name: str, seed: int, dealer: Seat = Seat.B) -> Deal:
    """Return a deal of a rule set that depends on nothing but the seed."""
    rules = rule_set(name)
    pack = list(rules.pack)
    random.Random(f"{name}/{seed}").shuffle(pack)
    return Deal.start(rules, pack, dealer)


def seen(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return events as my seat sees them."""
    return tuple(as_seen_by(ME, event) for event in events)


def playthrough(
    name: str, seed: int, score: tuple[int, ...] = (), me: Seat = ME
) -> Iterator[Moment]:
    """Plays a deal at random; some acts are done more often than others, claims rarely."""
    rules = rule_set(name)
    source = random.Random(f"play/{name}/{seed}")
    state = fresh_state(name, seed, rules.seats[seed % len(rules.seats)])
    score = score or ((0, 0) if rules.close else ())
    events, fresh = state.opening_events(), True
    while True:
        legal = state.legal_moves()
        move = _choose(legal, _CHANCES[bool(rules.close)], source) if legal else None
        seen_by_me = tuple(as_seen_by(me, event) for event in events)
        yield Moment(seen_by_me, state.view(me, score), move, fresh_deal=fresh)
        if move is None:
            return
        state, events = state.apply(move)
        fresh = False


def moments_of(name: str, seeds: Iterable[int]) -> Iterator[Moment]:
    """Yield every step of some playthroughs."""
    for seed in seeds:
        yield from playthrough(name, seed)


def moment_where(
    name: str, holds: Callable[[Moment], bool], seeds: Iterable[int] = range(400)
) -> Moment:
    """Return the first moment of some deals for which something holds."""
    for moment in moments_of(name, seeds):
        if holds(moment):
            return moment
    raise LookupError(f"no playthrough of {name} comes to the moment that is wanted")


def view_where(name: str, holds: Callable[[View], bool], seeds: Iterable[int] = range(400)) -> View:
    """Return the first view of some deals for which something holds."""
    return moment_where(name, lambda moment: holds(moment.view), seeds).view


def asked(name: str, phase: Phase, spoken: int = 0, seeds: Iterable[int] = range(400)) -> View:
    """Return a view in which it is my turn, after at least ``spoken`` calls and answers."""

    def is_asked(view: View) -> bool:
        told = len(view.calls) + len(view.answers)
        return view.my_turn and view.phase is phase and told >= spoken

    return view_where(name, is_asked, seeds)


def step_where(
    name: str, holds: Callable[[Moment, Moment], bool], seeds: Iterable[int] = range(400)
) -> tuple[Moment, Moment]:
    """Return the first two moments in a row of some deals for which something holds."""
    for seed in seeds:
        for before, after in pairwise(playthrough(name, seed)):
            if holds(before, after):
                return before, after
    raise LookupError(f"no playthrough of {name} comes to the step that is wanted")


@cache
def steps_by_event() -> dict[tuple[str, bool, bool], tuple[Moment, Moment]]:
    """Find for every kind of event a moment before it, and the one in which it happens.

    Kinds are told apart by where the talon can be closed, and by who acts: I or another.
    """
    found: dict[tuple[str, bool, bool], tuple[Moment, Moment]] = {}
    for name in ("german-66", "house-66", "schnapsen", *rule_set_names(close=False)):
        for moments in (list(playthrough(name, seed)) for seed in range(12)):
            for before, moment in pairwise([moments[0], *moments]):
                for event in moment.events:
                    by_me = getattr(event, "seat", ME) is ME
                    kind = type(event).__name__, bool(moment.view.rules.close), by_me
                    found.setdefault(kind, (before, moment))
    return found


def _choose(
    legal: tuple[Move, ...], chances: dict[type[Move], float], source: random.Random
) -> Move:
    acts = [move for move in legal if source.random() < chances.get(type(move), 0.0)]
    if acts:
        return source.choice(acts)
    others = [move for move in legal if type(move) not in chances]
    return source.choice(others or legal)


def deal_with(
    name: str, mine: str, turn_up: str, theirs: str = "", *, dealer: Seat = Seat.B
) -> Deal:
    """Return a deal in which I hold certain cards; the rest of the pack lies as it comes.

    Cards are written as codes with spaces; ``theirs`` may be shorter than a hand.
    """
    rules = rule_set(name)
    hands = [[Card.parse(code) for code in cards.split()] for cards in (mine, theirs)]
    trump = Card.parse(turn_up)
    taken = {*hands[0], *hands[1], trump}
    rest = [card for card in pack_cards(rules.deck_pack) if card not in taken]
    while len(hands[1]) < rules.deck_hand:
        hands[1].append(rest.pop(0))
    state = fresh_state(name, 0, dealer)
    return state.changed(
        hands=(tuple(hands[0]), tuple(hands[1])), undealt=(*rest, trump), trump=trump.suit
    )
