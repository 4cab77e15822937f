"""What decides all that a seat may do: a deal and a view of it both tell this."""

from typing import Protocol

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import Opening
from tests.oracles.several.auction import Auction
from tests.oracles.several.facts import Phase
from tests.oracles.several.rule_set.settlement import CardPoints


class Turn(Auction, Protocol):
    """What decides all that the seat to act may do: its own hand, and what everybody knows."""

    @property
    def phase(self) -> Phase:
        """Which kind of act is awaited."""
        ...

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        ...

    @property
    def table(self) -> tuple[Play, ...]:
        """The trick so far."""
        ...

    @property
    def talon_left(self) -> int:
        """How many cards can still be drawn."""
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
    def opening(self) -> Opening | None:
        """How the deal was opened."""
        ...

    @property
    def trick_number(self) -> int:
        """The trick about to be led or being played."""
        ...

    @property
    def turn_up(self) -> Card | None:
        """The card under the talon."""
        ...

    @property
    def served(self) -> tuple[tuple[Card, ...], ...]:
        """The cards in every hand that have been shown in a marriage."""
        ...

    @property
    def card_points(self) -> tuple[CardPoints, ...]:
        """What every seat has."""
        ...
