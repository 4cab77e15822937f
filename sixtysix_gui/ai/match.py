"""Playing computer players against each other, deal by deal."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.ai.payoffs import points_for
from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deal import DealState
from sixtysix_gui.rules.deal_code import fresh_deal_code
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring import DealOutcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.shuffle import pack_order
from sixtysix_gui.rules.variants import RuleSet

Clock = Callable[[], float]
"""Gives seconds; only measures, never decides."""


@dataclass(frozen=True)
class Fixture:
    """One deal to be played: its number from 1, its code, and who sits where.

    ``first_seat`` is the seat of the first of the two players.
    """

    number: int
    code: str
    dealer: Seat
    first_seat: Seat


@dataclass(frozen=True)
class PlayedDeal:
    """A deal played; ``points`` are the game points of the first player, minus when lost.

    ``seconds`` holds the time of each decision, for the first and the second player.
    """

    fixture: Fixture
    pack: tuple[Card, ...]
    moves: tuple[Move, ...]
    outcome: DealOutcome
    points: int
    seconds: tuple[tuple[float, ...], tuple[float, ...]]


def fixtures_of(number: int, seed: int, *, mirrored: bool) -> tuple[Fixture, ...]:
    """Give what is played under a number: the same code for the same seed, A and B deal in turn.

    Mirrored, it is the deal twice, the second time with the players' seats changed.
    """
    code = _code_of(seed, number)
    dealer = Seat((number + 1) % 2)
    first_seats = (Seat.A, Seat.B) if mirrored else (Seat.A,)
    return tuple(Fixture(number, code, dealer, seat) for seat in first_seats)


def play_deal(
    rules: RuleSet,
    fixture: Fixture,
    players: Sequence[Player],
    budget: Budget,
    clock: Clock = time.perf_counter,
) -> PlayedDeal:
    """Play one deal between two players to its end; it counts alone, at a score of nothing.

    The seed of the budget is joined with the number of the deal.
    """
    pack = pack_order(fixture.code, rules.deck_pack)
    state = DealState.start(rules, pack, fixture.dealer)
    own = replace(budget, seed=budget.seed * 1_000_003 + fixture.number)
    moves: list[Move] = []
    seconds: tuple[list[float], list[float]] = ([], [])
    while state.outcome is None:
        index = 0 if state.to_act is fixture.first_seat else 1
        view = state.view(state.to_act)
        start = clock()
        move = players[index].choose(view, own, _never).move
        seconds[index].append(clock() - start)
        moves.append(move)
        state, _ = state.apply(move)
    points = points_for(state.outcome, fixture.first_seat)
    times = (tuple(seconds[0]), tuple(seconds[1]))
    return PlayedDeal(fixture, pack, tuple(moves), state.outcome, points, times)


def _code_of(seed: int, number: int) -> str:
    digest = hashlib.shake_256(f"sixtysix match {seed} {number}".encode())
    served = 0

    def random_bytes(count: int) -> bytes:
        nonlocal served
        served += count
        return digest.digest(served)[-count:]

    return fresh_deal_code(random_bytes)


def _never() -> bool:
    return False
