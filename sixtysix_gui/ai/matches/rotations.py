"""The terms of a match, and what is kept of each deal or game, by rotations of its players."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.matches.playing import PlayedDeal
from sixtysix_gui.ai.player import DEFAULT_WORLDS, Budget
from sixtysix_gui.ai.players.specification import PlayerSpec
from sixtysix_gui.rules.fair_deals import rules_text
from sixtysix_gui.rules.scoring.points import Termination
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

VALUES_A_GAME = 3
"""Kept of a game: both players' points at its end, the first player's first, and its deals."""


def seatings(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Return for every rotation the number of the player at each seat.

    The first player sits at A in the first rotation, one seat further in playing order in the next,
    and so on with the others beside it.

    >>> from sixtysix_gui.rules.sets.rules import rule_set
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
class MatchTerms:
    """Who plays under which rules with which budget; ``seed`` decides deals and players' chance.

    ``players`` are in playing order, one for every seat. Mirrored, every deal is played in all
    rotations of the players over the seats, else in the first alone. With ``games``, whole games
    are played instead of deals.
    """

    players: tuple[PlayerSpec, ...]
    rules: Rules
    seed: int
    mirrored: bool
    worlds: int = DEFAULT_WORLDS
    iterations: int | None = None
    games: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The specifications of the players as texts."""
        return tuple(map(str, self.players))

    @property
    def budget(self) -> Budget:
        """What a decision may cost."""
        return Budget(self.worlds, self.seed, self.iterations)

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The rotations that are played, as ``seatings``."""
        every = seatings(self.rules)
        return every if self.mirrored else every[:1]

    @property
    def values_a_sample(self) -> int:
        """How many values are kept of a sample of two players."""
        return len(self.seatings) * (VALUES_A_GAME if self.games else 1)

    def described(self) -> dict[str, object]:
        """Write the terms down; matches whose descriptions are equal play the same deals."""
        described: dict[str, object] = {
            "players": list(self.names),
            "rules": rules_text(self.rules),
            "seed": self.seed,
            "mirrored": self.mirrored,
            "worlds": self.worlds,
            "iterations": self.iterations,
        }
        return {**described, "games": True} if self.games else described


Points = tuple[int, ...]
"""What is stored of a sample of two players: of each deal the points of the first, minus those of
the second; of each game both players' points at its end, and the number of its deals."""


@dataclass(frozen=True)
class PlayedBid:
    """A bid that was played: a player of the bidding party by number, and whether it was made."""

    bidder: int
    made: bool


@dataclass(frozen=True)
class Rotation:
    """One rotation of a deal or game, by the number of every player.

    ``points`` are those of the player's party, ``others`` the mean of the other parties', both over
    all ``deals``; ``shares`` are those of the game won, 0 everywhere where no game was played or
    none was decided.
    """

    points: tuple[int, ...]
    others: tuple[float, ...]
    bids: tuple[PlayedBid, ...] = ()
    deals: int = 1
    shares: tuple[float, ...] = ()

    @property
    def lead(self) -> int:
        """What the first of two players has more than the second."""
        return self.points[0] - self.points[1]


@dataclass(frozen=True)
class SeatedDeals:
    """The deals that were played in a rotation, and the number of the player at each seat."""

    rotation: int
    seating: tuple[int, ...]
    deals: tuple[PlayedDeal, ...]


@dataclass(frozen=True)
class Sample:
    """A deal or game in all rotations that are played.

    ``played`` leaves out those played before, and is empty where all was stored.
    """

    number: int
    rotations: tuple[Rotation, ...]
    played: tuple[SeatedDeals, ...] = ()

    def points(self, *, games: bool) -> Points:
        """Return what is stored of a sample of two players."""
        if not games:
            return tuple(rotation.lead for rotation in self.rotations)
        return tuple(
            value for rotation in self.rotations for value in (*rotation.points, rotation.deals)
        )


def stored_sample(terms: MatchTerms, number: int, points: Points) -> Sample:
    """Return a sample of two players from what was stored of it."""
    if not terms.games:
        rows = [(max(lead, 0), max(-lead, 0), 1) for lead in points]
    else:
        starts = range(0, len(points), VALUES_A_GAME)
        rows = [(points[start], points[start + 1], points[start + 2]) for start in starts]
    return Sample(
        number,
        tuple(
            Rotation((first, second), (float(second), float(first)), deals=deals)
            for first, second, deals in rows
        ),
    )


def rotation_of(rules: Rules, seating: Sequence[int], deals: Sequence[PlayedDeal]) -> Rotation:
    """Return what deals came to that were played by the players at these seats."""
    seat_of = [seating.index(player) for player in range(len(seating))]
    parties = [rules.sides[seat].number for seat in seat_of]
    last = deals[-1]
    won = last.won
    others = [(sum(won) - won[party]) / (len(won) - 1) for party in parties]
    ends = [(deal.outcome.end.bidder, deal.outcome.termination) for deal in deals]
    bids = [
        PlayedBid(parties.index(bidder), how is Termination.MADE)
        for bidder, how in ends
        if bidder is not None
    ]
    winners = () if last.game is None else last.game.after(last.outcome).winners
    shares = [0.0] * len(rules.parties)
    for party in winners:
        shares[party.number] = 1 / len(winners)
    return Rotation(
        points=tuple(won[party] for party in parties),
        others=tuple(others),
        bids=tuple(bids),
        deals=len(deals),
        shares=tuple(shares[party] for party in parties),
    )
