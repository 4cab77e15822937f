"""A settled deal of three or four, and what follows from it for whoever tells it."""

from dataclasses import dataclass

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.points import CardPoints, Outcome
from sixtysix_gui.rules.seats import Party
from sixtysix_gui.rules.sets.contracts import Contract
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.people import People


@dataclass(frozen=True)
class TrickResult:
    """A settled deal as it is told to the people at the table; ``view`` is the last one."""

    outcome: Outcome
    view: View
    people: People

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self.view.rules

    @property
    def parties(self) -> tuple[Party, ...]:
        """All sides, the person's first."""
        mine = self.people.mine
        if mine is None:
            return self.rules.parties
        first = mine.number
        count = len(self.rules.parties)
        return tuple(self.rules.parties[(first + step) % count] for step in range(count))

    @property
    def winner(self) -> Party | None:
        """The side with more game points than any other; None where none has."""
        points = self.outcome.points
        best = max(points)
        if points.count(best) > 1:
            return None
        return self.rules.parties[points.index(best)]

    @property
    def bidder(self) -> Party | None:
        """The side that has bid or plays a contract; None where nobody does."""
        number = self.outcome.end.bidder
        return None if number is None else self.rules.parties[number]

    @property
    def contract(self) -> Contract | None:
        """The contract that was played, None in the simple game and elsewhere."""
        key = self.outcome.end.contract
        contract = None if key is None else self.rules.contracts[key]
        return None if contract is None or contract.is_simple else contract

    def points_of(self, party: Party) -> CardPoints:
        """What a side has."""
        return self.outcome.card_points[party]
