"""Playing computer players against each other: deals, and whole games."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.ai.player import Budget, Player, ShouldStop
from sixtysix_gui.ai.randomness import Dice
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.fair_deals import derived_deal_code, pack_order
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules


def _never() -> bool:
    """Let players think to the end."""
    return False


LONGEST = 500
"""Deals after which a game without closing is broken off: weak bidders may go down for ever."""

Clock = Callable[[], float]
"""Returns seconds; only measures, never decides."""


@dataclass(frozen=True)
class Fixture:
    """One deal to be played: its number from 1, its pack, and who deals.

    ``code`` is that of the pack, empty where it has none. ``game`` is the game that the deal
    belongs to as it stands before it, or None for a deal that counts alone.
    """

    number: int
    pack: tuple[Card, ...]
    dealer: Seat
    code: str = ""
    game: Game | None = None


@dataclass(frozen=True)
class PlayedDeal:
    """A deal played; ``seconds`` holds the time of each decision, by seat."""

    fixture: Fixture
    moves: tuple[Move, ...]
    outcome: Outcome
    seconds: tuple[tuple[float, ...], ...]

    @property
    def pack(self) -> tuple[Card, ...]:
        """The pack as it was dealt."""
        return self.fixture.pack

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.fixture.dealer

    @property
    def game(self) -> Game | None:
        """The game as it stood before the deal; None for one that counts alone."""
        return self.fixture.game

    @property
    def won(self) -> tuple[int, ...]:
        """What every party has won once the deal is over: in its game, or in the deal alone."""
        return self.outcome.points if self.game is None else self.game.after(self.outcome).won


def fixture_of(rules: Rules, number: int, seed: int) -> Fixture:
    """Return what is played under a number: the same for the same seed, all deal in turn."""
    code, pack = _shuffled(rules, seed, number)
    return Fixture(number, pack, _first_dealer(rules, number), code)


def pack_of(rules: Rules, seed: int, *numbers: int) -> tuple[Card, ...]:
    """Return the pack of a deal by its number under a seed, or by the numbers of game and deal."""
    return _shuffled(rules, seed, *numbers)[1]


def play_deal(
    rules: Rules,
    fixture: Fixture,
    players: Sequence[Player],
    budget: Budget,
    clock: Clock = time.perf_counter,
) -> PlayedDeal:
    """Play one deal to its end, every player at the seat of its number.

    The seed of the budget is joined with the number of the deal, and its place in the game.
    """
    deal = Deal.start(rules, fixture.pack, fixture.dealer)
    game = fixture.game or Game.first(rules, fixture.dealer)
    own = replace(budget, seed=_chance_of(fixture, budget.seed))
    course = play_out(deal, game, players, own, clock=clock)
    return PlayedDeal(fixture, course.moves, course.outcome, course.seconds)


@dataclass(frozen=True)
class PlayedOut:
    """How a deal was played to its end; ``seconds`` holds the time of each decision, by seat."""

    moves: tuple[Move, ...]
    outcome: Outcome
    seconds: tuple[tuple[float, ...], ...]


class PlayStoppedError(Exception):
    """A deal was not played to its end, for no one wants that any more."""


def play_out(
    deal: Deal,
    game: Game,
    players: Sequence[Player],
    budget: Budget,
    should_stop: ShouldStop = _never,
    clock: Clock = time.perf_counter,
) -> PlayedOut:
    """Play a deal to its end, every player at the seat of its number; ``game`` is that before it.

    Raises:
        PlayStoppedError: once ``should_stop`` says yes.
    """
    moves: list[Move] = []
    seconds: list[list[float]] = [[] for _ in deal.rules.seats]
    while deal.outcome is None:
        seat = deal.to_act
        view = deal.view_in(game, seat)
        start = clock()
        move = players[seat].choose(view, budget, should_stop).move
        seconds[seat].append(clock() - start)
        if should_stop():
            raise PlayStoppedError
        moves.append(move)
        deal, _ = deal.apply(move)
    return PlayedOut(tuple(moves), deal.outcome, tuple(map(tuple, seconds)))


def play_game(
    rules: Rules, number: int, players: Sequence[Player], budget: Budget
) -> tuple[PlayedDeal, ...]:
    """Play the game of a number from 1 to its end, every player at the seat of its number.

    Its packs follow from the seed of the budget, so that with the seats changed the same deals come
    in the same order, as far as the shorter game goes.
    """
    game = Game.first(rules, _first_dealer(rules, number))
    deals: list[PlayedDeal] = []
    while not (game.is_over or (len(deals) == LONGEST and not rules.close)):
        code, pack = _shuffled(rules, budget.seed, number, len(deals) + 1)
        fixture = Fixture(number, pack, game.dealer, code, game)
        deals.append(play_deal(rules, fixture, players, budget))
        game = game.after(deals[-1].outcome)
    return tuple(deals)


def _first_dealer(rules: Rules, number: int) -> Seat:
    """Return who deals first under a number: the seats in turn."""
    return rules.seats[(number - 1) % len(rules.seats)]


def _shuffled(rules: Rules, seed: int, *numbers: int) -> tuple[str, tuple[Card, ...]]:
    """Return the code and the pack of a deal; only those of games with a talon to close have codes.

    Neither way may change, for stored results hang on both.
    """
    text = " ".join(map(str, (seed, *numbers)))
    if rules.close:
        code = derived_deal_code(f"sixtysix match {text}")
        return code, pack_order(code, rules.deck_pack)
    places = list(range(len(rules.pack)))
    Dice(f"sixtysix table {text}").shuffle(places)
    return "", tuple(rules.pack[place] for place in places)


def _chance_of(fixture: Fixture, seed: int) -> int:
    own = seed * 1_000_003 + fixture.number
    return own if fixture.game is None else own * 1_009 + fixture.game.deals
