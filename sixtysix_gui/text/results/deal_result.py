"""A settled deal, and what follows from it for everything that is said of it."""

from dataclasses import dataclass

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.points import CardPoints, Outcome, Termination
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.contracts import Contract
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.people import People


@dataclass(frozen=True)
class DealResult:
    """A settled deal as it is told to the people at the table; ``view`` is the last one of it."""

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
        first = 0 if mine is None else mine.number
        return (*self.rules.parties[first:], *self.rules.parties[:first])

    @property
    def winner(self) -> Party | None:
        """The side with more game points than any other; None where none has."""
        points = self.outcome.points
        best = max(points)
        if points.count(best) > 1:
            return None
        return self.rules.parties[points.index(best)]

    @property
    def claimant(self) -> Seat | None:
        """Who said “Out!” or had enough by itself; None where no one did."""
        number = self.outcome.claimant
        if number is None:
            return None
        seats = self.rules.parties[number].seats
        return seats[0] if len(seats) == 1 else self.view.to_act

    @property
    def bidder(self) -> Party | None:
        """The side that has bid or plays a contract; None where no one does."""
        number = self.outcome.end.bidder
        return None if number is None else self.rules.parties[number]

    @property
    def contract(self) -> Contract | None:
        """The contract that was played, None in the simple game and elsewhere."""
        key = self.outcome.end.contract
        contract = None if key is None else self.rules.contracts[key]
        return None if contract is None or contract.is_simple else contract

    @property
    def failed(self) -> Party | None:
        """The side that did not do what its claim, its close or its bid had promised."""
        end, termination = self.outcome.end, self.outcome.termination
        if termination is Termination.FALSE_CLAIM and end.claimant is not None:
            return self.rules.parties[end.claimant]
        if termination is Termination.CLOSED_FAIL and end.close is not None:
            return self.people.party(end.close.seat)
        return self.bidder if termination in (Termination.SET, Termination.LOST) else None

    def points_of(self, party: Party) -> CardPoints:
        """Return what a side has."""
        return self.outcome.card_points[party]

    def points_at(self, seat: Seat) -> CardPoints:
        """Return what the side of a seat has."""
        return self.points_of(self.people.party(seat))
