"""Tables of three and four: every deal in all rotations of the players, and what that shows.

The first player of a table sits at A in the first rotation, one seat further in playing order in
the next, and so on with the others beside him. All rotations of a deal share their cards, so
together they are one sample. Where the same players meet at the same seats in two rotations, the
deal is played once and counts for both.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from time import perf_counter

from sixtysix_gui.ai.matches.playing import Clock
from sixtysix_gui.ai.matches.results import Estimate, Share, estimate, share_of
from sixtysix_gui.ai.matches.runner import in_order
from sixtysix_gui.ai.player import DEFAULT_WORLDS, Budget
from sixtysix_gui.ai.players.specification import PlayerSpec
from sixtysix_gui.ai.thinking.randomness import Dice
from sixtysix_gui.ai.trick_game.player import TrickPlayer
from sixtysix_gui.ai.trick_game.registry import make_trick_player
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.trick_game.deal import TrickDeal
from sixtysix_gui.rules.trick_game.settlement import TrickOutcome
from sixtysix_gui.rules.trick_game.trick_rules import TrickRules

MADE = "made"


@dataclass(frozen=True)
class TableTerms:
    """Who plays which game with which budget; ``seed`` decides deals and players' chance.

    ``players`` are in playing order, one for every seat.
    """

    players: tuple[PlayerSpec, ...]
    rules: TrickRules
    seed: int = 1
    iterations: int | None = None

    @property
    def budget(self) -> Budget:
        """What a decision may cost."""
        return Budget(DEFAULT_WORLDS, self.seed, self.iterations)


@dataclass(frozen=True)
class TableDeal:
    """A deal played; ``seconds`` holds the time of each decision, by seat."""

    moves: tuple[Move, ...]
    outcome: TrickOutcome
    seconds: tuple[tuple[float, ...], ...]


def table_pack(rules: TrickRules, seed: int, number: int) -> tuple[Card, ...]:
    """Shuffle the pack of a deal by its number under a seed."""
    places = list(range(len(rules.pack)))
    Dice(f"sixtysix table {seed} {number}").shuffle(places)
    return tuple(rules.pack[place] for place in places)


def play_table_deal(
    rules: TrickRules,
    pack: Sequence[Card],
    dealer: Seat,
    players: Sequence[TrickPlayer],
    budget: Budget,
    clock: Clock = perf_counter,
) -> TableDeal:
    """Play one deal to its end; every player sits at the seat of his number."""
    deal = TrickDeal.start(rules, pack, dealer)
    moves: list[Move] = []
    seconds: list[list[float]] = [[] for _ in rules.seats]
    while not deal.is_over:
        seat = deal.to_act
        view = deal.view(seat)
        start = clock()
        move = players[seat].choose(view, budget, _never).move
        seconds[seat].append(clock() - start)
        moves.append(move)
        deal, _ = deal.apply(move)
    assert deal.outcome is not None
    return TableDeal(tuple(moves), deal.outcome, tuple(map(tuple, seconds)))


def _never() -> bool:
    return False


def seatings(rules: TrickRules) -> tuple[tuple[int, ...], ...]:
    """Give for every rotation the number of the player at each seat.

    >>> from sixtysix_gui.rules.games.three_66 import three_66
    >>> seatings(three_66())
    ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    """
    order = [Seat.A]
    while len(order) < len(rules.seats):
        order.append(rules.after(order[-1]))
    count = len(order)
    return tuple(
        tuple((order.index(seat) - rotation) % count for seat in rules.seats)
        for rotation in range(count)
    )


@dataclass(frozen=True)
class RotationResult:
    """One rotation: the points of every player in his own order, and how his bid went.

    ``bidder`` is the number of the player whose side had bid, None without a bid; ``bid`` what it
    was, and ``made`` whether it was made.
    """

    points: tuple[int, ...]
    others: tuple[float, ...]
    bidder: int | None
    bid: int
    made: bool


@dataclass(frozen=True)
class TableSample:
    """A deal in all its rotations; ``seconds`` are those of each player's decisions."""

    number: int
    rotations: tuple[RotationResult, ...]
    seconds: tuple[tuple[float, ...], ...]


def table_samples(
    terms: TableTerms, numbers: Sequence[int], *, jobs: int = 1
) -> Generator[TableSample, None, None]:
    """Yield the samples of these numbers in order; what comes out does not depend on ``jobs``."""
    yield from in_order(partial(_sampler, terms), numbers, jobs)


@dataclass(frozen=True)
class _Sampler:
    terms: TableTerms
    players: Mapping[PlayerSpec, TrickPlayer]

    def __call__(self, number: int) -> TableSample:
        terms, rules = self.terms, self.terms.rules
        pack = table_pack(rules, terms.seed, number)
        dealer = rules.seats[(number - 1) % len(rules.seats)]
        budget = replace(terms.budget, seed=terms.seed * 1_000_003 + number)
        played: dict[tuple[PlayerSpec, ...], TableDeal] = {}
        rotations: list[RotationResult] = []
        seconds: list[list[float]] = [[] for _ in terms.players]
        for seating in seatings(rules):
            specs = tuple(terms.players[player] for player in seating)
            if specs not in played:
                seated = [self.players[spec] for spec in specs]
                played[specs] = play_table_deal(rules, pack, dealer, seated, budget)
                for player, times in zip(seating, played[specs].seconds, strict=True):
                    seconds[player].extend(times)
            rotations.append(_result(rules, seating, played[specs]))
        return TableSample(number, tuple(rotations), tuple(map(tuple, seconds)))


def _sampler(terms: TableTerms) -> _Sampler:
    return _Sampler(terms, {spec: make_trick_player(spec) for spec in terms.players})


def _result(rules: TrickRules, seating: Sequence[int], deal: TableDeal) -> RotationResult:
    points = deal.outcome.points
    seat_of = [seating.index(player) for player in range(len(seating))]
    parties = [rules.sides[seat].number for seat in seat_of]
    others = [(sum(points) - points[party]) / (len(points) - 1) for party in parties]
    bidder, reason = deal.outcome.end.bidder, deal.outcome.reason
    return RotationResult(
        points=tuple(points[party] for party in parties),
        others=tuple(others),
        bidder=None if bidder is None else parties.index(bidder),
        bid=deal.outcome.end.bid,
        made=reason == MADE,
    )


@dataclass
class TableResults:
    """What a table has shown so far, seen from the player of a number (0: the first)."""

    samples: list[TableSample] = field(default_factory=list[TableSample])

    def add(self, sample: TableSample) -> None:
        """Add a sample."""
        self.samples.append(sample)

    def points(self, player: int = 0) -> Estimate:
        """Estimate the points of a player's party per deal; a sample is the mean of rotations."""
        return self._mean(lambda result: result.points[player])

    def lead(self, player: int = 0) -> Estimate:
        """Estimate by how much his party's points exceed the mean of the others', per deal."""
        return self._mean(lambda result: result.points[player] - result.others[player])

    def bids_made(self, player: int = 0) -> Share | None:
        """Give the share of the bids of a player's party that were made; None without any."""
        bids = [
            result
            for sample in self.samples
            for result in sample.rotations
            if result.bidder == player
        ]
        return share_of(sum(bid.made for bid in bids), len(bids)) if bids else None

    def _mean(self, worth: Callable[[RotationResult], float]) -> Estimate:
        return estimate(
            [sum(map(worth, sample.rotations)) / len(sample.rotations) for sample in self.samples]
        )
