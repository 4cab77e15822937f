"""Announced games, such as those of Bauernschnapsen: what they are, and when they are decided."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.rules.cards import Card, Rank, Suit
from tests.oracles.several.rule_set.settlement import CardPoints


class Who(Enum):
    """Who may call a contract (many.md 7.2)."""

    ANYBODY = "anybody"
    CALLERS_SIDE = "callers-side"
    OTHERS = "others"


class Goal(Enum):
    """What the player of a contract must do (many.md 7.2); the texts are those of its data."""

    OUT = "66"
    NO_TRICK = "none"
    OUT_IN_THREE = "66in3"
    ALL_TRICKS = "all"
    SHOWN = "shown"


class Needs(Enum):
    """What must be in the hand to call a contract."""

    NOTHING = "nothing"
    ACE = "an ace"
    PLAIN_SUIT = "five cards of one plain suit"
    TRUMP_SUIT = "five trumps"


SIMPLE = "simple"
"""The contract that forehand holds without a call; it is won by going out."""
OUT = 66
TRICKS_TO_GO_OUT = 3


@dataclass(frozen=True)
class Contract:
    """A contract as it is played; ``value`` is 0 for the simple game, which pays by the scale.

    ``order`` lists the ranks from high to low.
    """

    key: str
    value: int
    who: Who
    goal: Goal
    has_trump: bool = True
    bidder_leads: bool = False
    partner_out: bool = False
    order: str = "ATKQJ"
    needs: Needs = Needs.NOTHING

    @property
    def is_simple(self) -> bool:
        """Whether this is the game without a call."""
        return self.goal is Goal.OUT

    @property
    def is_played(self) -> bool:
        """Whether cards are played at all, and so the contract can be doubled."""
        return self.goal is not Goal.SHOWN

    @property
    def has_marriages(self) -> bool:
        """Whether marriages count; in a contract only those of its player."""
        return self.goal in (Goal.OUT, Goal.OUT_IN_THREE)

    def allows(self, hand: tuple[Card, ...], trump: Suit | None) -> bool:
        """Say whether a hand has what the contract needs."""
        if self.needs is Needs.ACE:
            return any(card.rank is Rank.ACE for card in hand)
        if self.needs is Needs.NOTHING:
            return True
        suits = {card.suit for card in hand}
        return len(suits) == 1 and (trump in suits) == (self.needs is Needs.TRUMP_SUIT)

    def verdict(self, earned: CardPoints, others_tricks: int, *, is_last: bool) -> bool | None:
        """Say whether a contract is made or lost by now, or give None while it is open.

        Args:
            earned: What the player of the contract has himself.
            others_tricks: The tricks of all others, his partner among them.
            is_last: Whether every card has been played.
        """
        if self.goal is Goal.NO_TRICK:
            return False if earned.tricks else (True if is_last else None)
        if others_tricks:
            return False
        if self.goal is Goal.ALL_TRICKS:
            return True if is_last else None
        if earned.tricks and earned.total >= OUT:
            return True
        return False if earned.tricks == TRICKS_TO_GO_OUT else None
