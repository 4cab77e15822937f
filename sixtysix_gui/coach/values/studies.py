"""What else the coach shows of a better move: its plan, and a hand that shows why it is better."""

from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.rules.cards import Card, Suit


class StepKind(Enum):
    """What a seat does in a step of a plan; the text is that of a kept study."""

    LEAD = "lead"
    TAKE = "take"
    TRUMP = "trump"
    THROW = "throw"
    CLOSE = "close"
    EXCHANGE = "exchange"
    PAIR = "pair"
    DRAW = "draw"
    OUT = "out"


@dataclass(frozen=True)
class PlanStep:
    """A step: the ``card`` that is played, or gained by an exchange, or a pair and its points."""

    kind: StepKind
    card: Card | None = None
    suit: Suit | None = None
    points: int = 0


@dataclass(frozen=True)
class FailingHand:
    """A hand of the other, in pack order, that shows how the two moves differ.

    Against it the better move wins the deal and the played one does not, where ``loses`` says so;
    otherwise the played one only brings less.
    """

    cards: tuple[Card, ...]
    loses: bool


@dataclass(frozen=True)
class Study:
    """The plan of the better move, empty where it leads nowhere in particular, and a hand.

    The hand is None where the seat knows every card, or where no hand shows a difference.
    """

    plan: tuple[PlanStep, ...]
    failing: FailingHand | None
