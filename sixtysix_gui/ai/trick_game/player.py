"""What a player of the games for three and four is, and what all of them ask of a deal."""

from collections.abc import Sequence
from typing import Protocol

from sixtysix_gui.ai.player import Budget, Decision, NothingToDecideError, ShouldStop
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Marriage, Play, Trick
from sixtysix_gui.rules.moves import GO_OUT, Meld, Move
from sixtysix_gui.rules.scoring.points import CardPoints, together
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.contracts import Contract
from sixtysix_gui.rules.sets.rules import Rules


class TrickPlayer(Protocol):
    """Anything that can play at a table of several; it keeps nothing between decisions."""

    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose one of ``view.legal_moves``, by the view of the own seat alone.

        ``should_stop`` is polled while the player thinks; when it says yes, the best answer so
        far comes back at once.

        Raises:
            NothingToDecideError: if the seat of the view is not to act.
        """
        ...


class Facts(Protocol):
    """What the seat to act sees, of a view as well as of a whole deal."""

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        ...

    @property
    def phase(self) -> Phase:
        """Which kind of act is awaited."""
        ...

    @property
    def to_act(self) -> Seat:
        """Who is to act."""
        ...

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        ...

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat to act."""
        ...

    @property
    def table(self) -> tuple[Play, ...]:
        """The trick so far."""
        ...

    @property
    def melded_suit(self) -> Suit | None:
        """The marriage shown in this turn."""
        ...

    @property
    def bid(self) -> int:
        """The highest bid so far."""
        ...

    @property
    def contract(self) -> Contract | None:
        """The highest contract so far, or the one that is played."""
        ...

    @property
    def bidder(self) -> Seat | None:
        """Who holds the highest bid or contract."""
        ...

    @property
    def out_seats(self) -> tuple[Seat, ...]:
        """Who has laid his hand away."""
        ...

    @property
    def marriages(self) -> tuple[Marriage, ...]:
        """All marriages shown in this deal."""
        ...

    @property
    def card_points(self) -> tuple[CardPoints, ...]:
        """What every seat has."""
        ...

    @property
    def won(self) -> tuple[Trick, ...]:
        """The tricks so far."""
        ...


def refuse_idle_seat(view: View) -> None:
    """Do nothing, or refuse a view in which its own seat is not to act.

    Raises:
        NothingToDecideError: then.
    """
    if not view.legal_moves:
        raise NothingToDecideError


def claims_rightly(facts: Facts, moves: Sequence[Move]) -> bool:
    """Say whether a claim is allowed now and true, by what everybody has seen."""
    return GO_OUT in moves and claims_with(facts, 0)


def claims_with(facts: Facts, margin: int) -> bool:
    """Say whether the side to act has so many card points more than it needs to claim."""
    side = facts.rules.sides[facts.to_act]
    total = together(facts.card_points[seat] for seat in side.seats).total
    return total >= facts.rules.out_target + margin


def marriage_to_claim_by(facts: Facts, moves: Sequence[Move], margin: int) -> Meld | None:
    """Find a marriage that makes a claim true as soon as it is shown, the dearest one first."""
    if GO_OUT not in moves:
        return None
    worth = facts.rules.marriage_points
    shown = len(facts.marriages)
    found = [move for move in moves if isinstance(move, Meld)]
    best = max(found, key=lambda move: worth(move.suit, facts.trump, shown), default=None)
    if best is None or not claims_with(facts, margin - worth(best.suit, facts.trump, shown)):
        return None
    return best


def lead_of(points: tuple[int, ...], party: Party) -> float:
    """Say by how much the points of a party exceed the mean of the others'.

    >>> from sixtysix_gui.rules.seats import THREE_ALONE
    >>> lead_of((4, -1, -3), THREE_ALONE[0])
    6.0
    """
    others = len(points) - 1
    return points[party] - (sum(points) - points[party]) / others
