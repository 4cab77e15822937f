"""A settled deal, and what it is worth: who gets or pays how much, and where the score stands."""

from dataclasses import dataclass

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, Outcome, Termination
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.contracts import Contract
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table.words import figure
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.people import People, forms
from sixtysix_gui.text.results.scores import counts_chips, shown_score

_ = texts("Results")


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


# ---------------------------------------------------------------------------------------- worth


@dataclass(frozen=True)
class GainLine:
    """A line: what somebody gets or loses, and a score before and after; empty for none.

    ``good`` is green on the sheet: it is the person's gain.
    """

    text: str
    before: str = ""
    after: str = ""
    good: bool = False

    @property
    def score(self) -> str:
        """The score as it moves: 4 → 6."""
        return f"{self.before} → {self.after}" if self.after else ""

    @property
    def spoken(self) -> str:
        """Say it to readers of the screen: … Score: from 4 to 6."""
        if not self.after:
            return f"{self.text}."
        #: a score before and after a deal
        moved = _("Score: from {before} to {after}.")
        return f"{self.text}. " + moved.format(before=self.before, after=self.after)


def gain_lines(result: DealResult, before: Game, after: Game) -> tuple[GainLine, ...]:
    """Return a line for each side whose score moves; one that says so where none does."""
    if counts_chips(result.rules):
        return (_paid(result, before, after),)
    moved = [party for party in result.parties if before.won[party] != after.won[party]]
    if not moved:
        return (GainLine(_nothing(after)),)
    return tuple(_line(result, party, before, after) for party in moved)


def _nothing(after: Game) -> str:
    if not after.carry:
        return _("No game points")
    return _("No game points now, %n extra for the next winner", "", after.carry)


def _line(result: DealResult, party: Party, before: Game, after: Game) -> GainLine:
    points = after.won[party] - before.won[party]
    text = _won(result, party, points) if points > 0 else _lost(result, party)
    if before.carry and points > 0:
        carried = _("{gain}, including %n carried over", "", before.carry)
        text = carried.format(gain=text)
    mine = result.people.is_mine(party) or result.people.me is None
    return GainLine(
        text,
        figure(shown_score(result.rules, before.won[party])),
        figure(shown_score(result.rules, after.won[party])),
        good=mine and points > 0,
    )


def _won(result: DealResult, party: Party, points: int) -> str:
    """Say a gain; where the score is counted down, the figure beside it falls."""
    key = "results.takes_off" if result.rules.counts_down else "results.gain"
    return result.people.of_side(party, forms(key, points))


def _lost(result: DealResult, party: Party) -> str:
    return result.people.of_side(party, forms("results.bid_taken_off"))


# ---------------------------------------------------------------------------------------- chips


def _paid(result: DealResult, before: Game, after: Game) -> GainLine:
    """Say who pays whom, with the chips of the person, or of the winner where one watches."""
    people = result.people
    shown = people.mine or result.winner or result.parties[0]
    scores = [figure(shown_score(result.rules, game.won[shown])) for game in (before, after)]
    if result.winner is None:
        return GainLine(_("Nobody pays anything"))
    text = as_sentence(_who_pays(result, result.winner))
    gains = after.won[shown] > before.won[shown]
    return GainLine(text, scores[0], scores[1], good=gains)


def _who_pays(result: DealResult, winner: Party) -> str:
    people = result.people
    first, second = (party for party in result.parties if party is not winner)
    paid = {"paid": -result.outcome.points[first], "other_paid": -result.outcome.points[second]}
    names = [people.name(party.seats[0]) for party in (first, second)]
    if people.is_mine(winner):
        text = _("{first} pays you {paid}; {second} pays {other_paid}")
        return text.format(first=names[0], second=names[1], **paid)
    won_by = people.name(winner.seats[0])
    if people.is_mine(first):
        text = _("You pay {winner} {paid}; {second} pays {other_paid}")
        return text.format(winner=won_by, second=names[1], **paid)
    text = _("{first} pays {winner} {paid}; {second} pays {other_paid}")
    return text.format(first=names[0], winner=won_by, second=names[1], **paid)
