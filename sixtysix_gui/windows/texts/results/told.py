"""A settled deal together with the person to whom it is told."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.scoring import DealOutcome, Tally
from sixtysix_gui.rules.two_handed.variants import RuleSet


@dataclass(frozen=True)
class Told:
    """A settled deal as it is told to the person who sat at ``human``; ``opponent`` is a name."""

    outcome: DealOutcome
    rules: RuleSet
    human: Seat
    opponent: str

    def is_me(self, seat: Seat | None) -> bool:
        """Whether that seat is the person's."""
        return seat is self.human

    def tally(self, seat: Seat) -> Tally:
        """What a seat made."""
        return self.outcome.end.tallies[seat]


def as_sentence(text: str) -> str:
    """Begin a text with a capital, where it may begin with how somebody is called.

    >>> as_sentence("the Queen wins.")
    'The Queen wins.'
    """
    return text[:1].upper() + text[1:]
