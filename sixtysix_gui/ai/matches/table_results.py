"""What a table of several players has shown: points, leads, bids and games, with intervals."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from sixtysix_gui.ai.matches.results import Estimate, Share, estimate, estimate_ratio, share_of
from sixtysix_gui.ai.matches.tables import RotationResult, TableSample


@dataclass
class TableResults:
    """What a table has shown so far, seen from the player of a number (0: the first)."""

    samples: list[TableSample] = field(default_factory=list[TableSample])

    def add(self, sample: TableSample) -> None:
        """Add a sample, without the moves that were played in it."""
        self.samples.append(replace(sample, played=()))

    @property
    def deals(self) -> int:
        """How many deals there have been, every rotation counted."""
        return sum(rotation.deals for sample in self.samples for rotation in sample.rotations)

    def points(self, player: int = 0) -> Estimate:
        """Estimate the points of a player's party per deal; all rotations are one sample.

        Raises:
            ValueError: without any sample.
        """
        return self._mean(lambda result: result.points[player])

    def lead(self, player: int = 0) -> Estimate:
        """Estimate by how much his party's points exceed the mean of the others', per deal.

        Raises:
            ValueError: without any sample.
        """
        return self._mean(lambda result: result.points[player] - result.others[player])

    def bids_made(self, player: int = 0) -> Share | None:
        """Give the share of the bids of a player's party that were made; None without any."""
        bids = [
            bid
            for sample in self.samples
            for rotation in sample.rotations
            for bid in rotation.bids
            if bid.bidder == player
        ]
        return share_of(sum(bid.made for bid in bids), len(bids)) if bids else None

    def games_won(self, player: int = 0) -> Estimate:
        """Estimate the share of games that a player's party wins, one shared by two as a half.

        Raises:
            ValueError: without any sample.
        """
        return estimate(
            [
                sum(rotation.shares[player] for rotation in sample.rotations)
                / len(sample.rotations)
                for sample in self.samples
            ]
        )

    def _mean(self, worth: Callable[[RotationResult], float]) -> Estimate:
        return estimate_ratio(
            [sum(map(worth, sample.rotations)) for sample in self.samples],
            [sum(rotation.deals for rotation in sample.rotations) for sample in self.samples],
        )
