"""What is kept of a deal or game that was played in rotations of its players over the seats."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.ai.matches.playing import PlayedDeal
from sixtysix_gui.ai.matches.terms import VALUES_A_GAME, MatchTerms
from sixtysix_gui.rules.scoring.points import Termination
from sixtysix_gui.rules.sets.rules import Rules

Points = tuple[int, ...]
"""What is stored of a sample of two players: of each deal the points of the first, minus those of
the second; of each game both players' points at its end, and the number of its deals."""


@dataclass(frozen=True)
class Bid:
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
    bids: tuple[Bid, ...] = ()
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
        Bid(parties.index(bidder), how is Termination.MADE)
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
