"""The form of the rows of rules.md section 5: a stacked deal, acts, what must hold then."""

from dataclasses import dataclass, field
from typing import Any

from tests.helpers.deals.packs import Layout


@dataclass(frozen=True)
class Then:
    """What must hold after some acts; "you" is the player the situation asks about.

    Acts and cards are tokens of tests/helpers/naive/engine.py. A draw or a pass is left out by the
    replay where the rule set does not ask for it. Empty fields are not checked.
    """

    play: str = ""
    """Acts to perform first, whoever does them."""
    allows: str = ""
    """Acts that must be legal."""
    forbids: str = ""
    """Acts that must not be legal."""
    only: str = ""
    """Exactly the legal acts."""
    yours: int | None = None
    """Your total."""
    theirs: int | None = None
    """The opponent's total."""
    you_hold: str = ""
    """Cards that must be in your hand."""
    they_hold: str = ""
    """Cards that must be in the opponent's hand."""
    cards_each: int | None = None
    """How many cards each player holds."""
    result: str = ""
    """The settlement: `you 3 out`, `opponent 2 closed-fail`, `draw`."""


@dataclass(frozen=True)
class Situation:
    """One row, for one or more rule sets. The dealer is seat A, forehand seat B."""

    row: str
    question: str
    variants: tuple[str, ...]
    then: tuple[Then, ...]
    cards: Layout = field(default_factory=Layout)
    you: str = "forehand"
    overrides: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def seat(self) -> str:
        """Your seat letter."""
        return "B" if self.you == "forehand" else "A"
