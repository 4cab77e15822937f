"""The guided deal card by card: the deal code, what the learner does, what the other one does."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PLAY_CARD,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.seats import Seat

RULES = "german-66"
CODE = "KWWRT-ASKLN-AEGKW-BHTAY"
"""A deal in which everything comes up, and in which the learner's close is sure to win."""
LEARNER, OTHER = Seat.A, Seat.B
FIRST_DEALER = OTHER
LEVEL = "casual"
"""Whose face sits across from the learner; what he plays is written here."""


class Lesson(Enum):
    """What a step teaches."""

    LEAD = auto()
    DRAW = auto()
    EXCHANGE = auto()
    MARRIAGE = auto()
    LEAD_MARRIAGE = auto()
    TRUMP = auto()
    COUNT = auto()
    CLOSE = auto()
    STRICT = auto()
    LAST_LEAD = auto()
    OUT = auto()


@dataclass(frozen=True)
class GuidedStep:
    """One move of the learner, and what it teaches."""

    lesson: Lesson
    move: Move


def _play(code: str) -> PlayCard:
    return PLAY_CARD[Card.parse(code)]


STEPS = (
    GuidedStep(Lesson.LEAD, _play("AS")),
    GuidedStep(Lesson.DRAW, DRAW),
    GuidedStep(Lesson.EXCHANGE, EXCHANGE_TRUMP),
    GuidedStep(Lesson.MARRIAGE, MELD[Suit.HEARTS]),
    GuidedStep(Lesson.LEAD_MARRIAGE, _play("QH")),
    GuidedStep(Lesson.TRUMP, _play("QD")),
    GuidedStep(Lesson.COUNT, DRAW),
    GuidedStep(Lesson.CLOSE, CLOSE_TALON),
    GuidedStep(Lesson.STRICT, _play("AD")),
    GuidedStep(Lesson.LAST_LEAD, _play("TD")),
    GuidedStep(Lesson.OUT, GO_OUT),
)
"""What the learner does, in order."""

_CARDS: Mapping[int, Move] = {
    1: _play("QS"),
    2: _play("TH"),
    3: _play("TC"),
    4: _play("KD"),
    5: _play("9S"),
}
"""What the other one plays, by the number of the trick."""


class ScriptedPlayer(Player):
    """Plays his part of the guided deal; whatever else he must decide has one answer."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Give the card of the trick, or the only move there is."""
        card = _CARDS.get(view.trick_number)
        if card in view.legal_moves:
            return Decision(card)
        draws = DRAW in view.legal_moves
        return Decision(DRAW if draws else view.legal_moves[0])
