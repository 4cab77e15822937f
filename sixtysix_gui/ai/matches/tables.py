"""Tables of three and four: every deal or game in all rotations of the players.

The first player of a table sits at A in the first rotation, one seat further in playing order in
the next, and so on with the others beside him. All rotations of a deal share their cards, so
together they are one sample; those of a game share its deals in their order. Where the same players
meet at the same seats in two rotations, it is played once and counts for both.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from sixtysix_gui.ai.matches.runner import in_order
from sixtysix_gui.ai.matches.table_playing import (
    TableDeal,
    first_table_dealer,
    play_table_deal,
    play_table_game,
    table_pack,
)
from sixtysix_gui.ai.player import DEFAULT_WORLDS, Budget
from sixtysix_gui.ai.players.specification import PlayerSpec
from sixtysix_gui.ai.trick_game.player import TrickPlayer
from sixtysix_gui.ai.trick_game.registry import make_trick_player
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

MADE = "made"


@dataclass(frozen=True)
class TableTerms:
    """Who plays which game with which budget; ``seed`` decides deals and players' chance.

    ``players`` are in playing order, one for every seat. With ``games``, whole games are played
    instead of deals.
    """

    players: tuple[PlayerSpec, ...]
    rules: Rules
    seed: int = 1
    iterations: int | None = None
    games: bool = False

    @property
    def budget(self) -> Budget:
        """What a decision may cost."""
        return Budget(DEFAULT_WORLDS, self.seed, self.iterations)


def seatings(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Give for every rotation the number of the player at each seat.

    >>> from sixtysix_gui.rules.sets.named import rule_set
    >>> seatings(rule_set("three-66"))
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
class TableBid:
    """A bid that was played: a player of the bidding party by number, and whether it was made."""

    bidder: int
    made: bool


@dataclass(frozen=True)
class RotationResult:
    """One rotation of a deal or game, by the number of every player.

    ``points`` are those of his party, ``others`` the mean of the other parties', both over all
    ``deals``; ``shares`` are those of the game won, 0 everywhere where no game was played or none
    was decided.
    """

    points: tuple[int, ...]
    others: tuple[float, ...]
    bids: tuple[TableBid, ...] = ()
    deals: int = 1
    shares: tuple[float, ...] = ()


@dataclass(frozen=True)
class SeatedDeals:
    """The deals that were played in a rotation, and the number of the player at each seat."""

    rotation: int
    seating: tuple[int, ...]
    deals: tuple[TableDeal, ...]


@dataclass(frozen=True)
class TableSample:
    """A deal or game in all its rotations; ``played`` leaves out those played before.

    ``seconds`` are those of each player's decisions.
    """

    number: int
    rotations: tuple[RotationResult, ...]
    seconds: tuple[tuple[float, ...], ...]
    played: tuple[SeatedDeals, ...] = ()


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
        known: dict[tuple[PlayerSpec, ...], tuple[TableDeal, ...]] = {}
        rotations: list[RotationResult] = []
        played: list[SeatedDeals] = []
        for rotation, seating in enumerate(seatings(rules)):
            specs = tuple(terms.players[player] for player in seating)
            if specs not in known:
                known[specs] = self._play(number, [self.players[spec] for spec in specs])
                played.append(SeatedDeals(rotation, seating, known[specs]))
            rotations.append(_result(rules, seating, known[specs]))
        return TableSample(number, tuple(rotations), _seconds(terms, played), tuple(played))

    def _play(self, number: int, seated: Sequence[TrickPlayer]) -> tuple[TableDeal, ...]:
        terms, rules = self.terms, self.terms.rules
        budget = replace(terms.budget, seed=terms.seed * 1_000_003 + number)
        if terms.games:
            return play_table_game(rules, number, seated, budget, terms.seed)
        pack = table_pack(rules, terms.seed, number)
        dealer = first_table_dealer(rules, number)
        return (play_table_deal(rules, pack, dealer, seated, budget),)


def _sampler(terms: TableTerms) -> _Sampler:
    return _Sampler(terms, {spec: make_trick_player(spec) for spec in terms.players})


def _seconds(terms: TableTerms, played: Sequence[SeatedDeals]) -> tuple[tuple[float, ...], ...]:
    seconds: list[list[float]] = [[] for _ in terms.players]
    for seated in played:
        for deal in seated.deals:
            for player, times in zip(seated.seating, deal.seconds, strict=True):
                seconds[player].extend(times)
    return tuple(map(tuple, seconds))


def _result(rules: Rules, seating: Sequence[int], deals: Sequence[TableDeal]) -> RotationResult:
    seat_of = [seating.index(player) for player in range(len(seating))]
    parties = [rules.sides[seat].number for seat in seat_of]
    won = _won(deals)
    others = [(sum(won) - won[party]) / (len(won) - 1) for party in parties]
    ends = [(deal.outcome.end.bidder, deal.outcome.reason == MADE) for deal in deals]
    bids = [TableBid(parties.index(bidder), made) for bidder, made in ends if bidder is not None]
    last = deals[-1]
    winners = () if last.game is None else last.game.after(last.outcome).winners
    shares = [0.0] * len(rules.parties)
    for party in winners:
        shares[party.number] = 1 / len(winners)
    return RotationResult(
        points=tuple(won[party] for party in parties),
        others=tuple(others),
        bids=tuple(bids),
        deals=len(deals),
        shares=tuple(shares[party] for party in parties),
    )


def _won(deals: Sequence[TableDeal]) -> tuple[int, ...]:
    """Give what every party has won, in a game with what was carried over."""
    last = deals[-1]
    return last.outcome.points if last.game is None else last.game.after(last.outcome).won
