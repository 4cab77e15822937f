"""Playing computer players against each other: deals, and whole games."""

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.solver.payoffs import points_for
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deal_code import fresh_deal_code
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.rules.shuffle import pack_order

Clock = Callable[[], float]
"""Gives seconds; only measures, never decides."""


@dataclass(frozen=True)
class Fixture:
    """One deal to be played: its number from 1, its code, and who sits where.

    ``first_seat`` is the seat of the first of the two players. ``game`` is the game that the deal
    belongs to as it stands before it, or None for a deal that counts alone.
    """

    number: int
    code: str
    dealer: Seat
    first_seat: Seat
    game: Game | None = None


@dataclass(frozen=True)
class PlayedDeal:
    """A deal played; ``points`` are the game points of the first player, minus when lost.

    ``seconds`` holds the time of each decision, for the first and the second player.
    """

    fixture: Fixture
    pack: tuple[Card, ...]
    moves: tuple[Move, ...]
    outcome: Outcome
    points: int
    seconds: tuple[tuple[float, ...], tuple[float, ...]]


def fixtures_of(number: int, seed: int, *, mirrored: bool) -> tuple[Fixture, ...]:
    """Give what is played under a number: the same code for the same seed, A and B deal in turn.

    Mirrored, it is the deal twice, the second time with the players' seats changed.
    """
    code = code_of(seed, number)
    dealer = first_dealer(number)
    return tuple(Fixture(number, code, dealer, seat) for seat in first_seats(mirrored=mirrored))


def first_seats(*, mirrored: bool) -> tuple[Seat, ...]:
    """Give where the first player sits, each time that something of one number is played."""
    return (Seat.A, Seat.B) if mirrored else (Seat.A,)


def first_dealer(number: int) -> Seat:
    """Give who deals first under a number: A under the odd ones."""
    return BOTH[(number + 1) % 2]


def play_deal(
    rules: Rules,
    fixture: Fixture,
    players: Sequence[Player],
    budget: Budget,
    clock: Clock = time.perf_counter,
) -> PlayedDeal:
    """Play one deal between two players to its end, alone or at the score of its game.

    The seed of the budget is joined with the number of the deal, and its place in the game.
    """
    pack = pack_order(fixture.code, rules.deck_pack)
    state = Deal.start(rules, pack, fixture.dealer)
    game = fixture.game or Game.first(rules, fixture.dealer)
    own = replace(budget, seed=_chance_of(fixture, budget.seed))
    moves: list[Move] = []
    seconds: tuple[list[float], list[float]] = ([], [])
    while state.outcome is None:
        index = 0 if state.to_act is fixture.first_seat else 1
        view = state.view(state.to_act, game.won, game.carry)
        start = clock()
        move = players[index].choose(view, own, _never).move
        seconds[index].append(clock() - start)
        moves.append(move)
        state, _ = state.apply(move)
    points = points_for(state.outcome, fixture.first_seat)
    times = (tuple(seconds[0]), tuple(seconds[1]))
    return PlayedDeal(fixture, pack, tuple(moves), state.outcome, points, times)


def code_of(seed: int, *numbers: int) -> str:
    """Give the code of a deal that has a number, or several, under a seed."""
    text = " ".join(map(str, (seed, *numbers)))
    digest = hashlib.shake_256(f"sixtysix match {text}".encode())
    served = 0

    def random_bytes(count: int) -> bytes:
        nonlocal served
        served += count
        return digest.digest(served)[-count:]

    return fresh_deal_code(random_bytes)


def _chance_of(fixture: Fixture, seed: int) -> int:
    own = seed * 1_000_003 + fixture.number
    return own if fixture.game is None else own * 1_009 + fixture.game.deals


def _never() -> bool:
    return False


@dataclass(frozen=True)
class PlayedGame:
    """A game played; ``score`` are the game points won, those of the first player first."""

    deals: tuple[PlayedDeal, ...]
    score: tuple[int, int]


def play_game(
    rules: Rules, number: int, first_seat: Seat, players: Sequence[Player], budget: Budget
) -> PlayedGame:
    """Play the game of a number from 1 to its end.

    The codes of its deals follow from the seed of the budget, so that with the seats changed the
    same deals come in the same order, as far as the shorter game goes.
    """
    game = Game(rules, first_dealer(number))
    deals: list[PlayedDeal] = []
    while not game.is_over:
        code = code_of(budget.seed, number, len(deals) + 1)
        fixture = Fixture(number, code, game.dealer, first_seat, game)
        deals.append(play_deal(rules, fixture, players, budget))
        game = game.after(deals[-1].outcome)
    return PlayedGame(tuple(deals), (game.won[first_seat], game.won[opposite(first_seat)]))
