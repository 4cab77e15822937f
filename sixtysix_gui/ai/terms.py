"""What of the rules decides the strict phase, read once and kept for the search."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_gui.ai.masks import SUIT_MASK
from sixtysix_gui.ai.payoffs import Payoffs
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.scoring import LAST_TRICK_BONUS, Close
from sixtysix_gui.rules.transitions import marriage_points
from sixtysix_gui.rules.variants import RuleSet

NOBODY = -1


@dataclass(frozen=True)
class StrictTerms:
    """The terms of a strict phase.

    ``melds`` says whether marriages may be shown at all, ``bonus`` is the last-trick ten, and
    ``frozen`` the seat (0 or 1) whose points no longer grow, or ``NOBODY``.
    """

    rules: RuleSet
    trump: Suit
    trumps: int
    payoffs: Payoffs
    melds: bool
    bonus: int
    frozen: int
    automatic: bool
    claims_anywhere: bool

    @classmethod
    def of(cls, rules: RuleSet, trump: Suit, close: Close | None) -> StrictTerms:
        """Read the terms after a close, or without one those of the exhausted talon."""
        freezes = close is not None and rules.close_defender_points == "frozen"
        return cls(
            rules=rules,
            trump=trump,
            trumps=SUIT_MASK[trump],
            payoffs=Payoffs(rules, close),
            melds=rules.meld_when_exhausted if close is None else rules.meld_when_closed,
            bonus=LAST_TRICK_BONUS if close is None and rules.end_last_trick == "bonus-10" else 0,
            frozen=close.seat.other if close is not None and freezes else NOBODY,
            automatic=rules.counts_by_itself,
            claims_anywhere=rules.out_window == "any-turn" and not rules.counts_by_itself,
        )

    @property
    def may_hide_marriages(self) -> bool:
        """Whether a marriage could end the deal by itself when its owner would rather wait."""
        return self.automatic and any(self.payoffs.may_wait)

    def marriage_points(self, suit: Suit) -> int:
        """Give the value of a marriage."""
        return marriage_points(suit, self.trump)
