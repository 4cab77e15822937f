"""A reason for a verdict: its number and the named values of its sentence (docs/coach.md, 8)."""

from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.moves import Move


class LineKind(Enum):
    """What a part of reason 37 says; the text is the English sentence, values in braces."""

    TRUMPED = "{name} has no {suit} left and trumps {card}: {p} points lost."
    DRAWS = "{Card} draws {card2}, and the rest is yours."
    NOBODY = "With {card} nobody reaches 66."
    FIRST = "With {card} you reach 66 first."


@dataclass(frozen=True)
class LinePart:
    """A part of a line that was played on with every card known.

    ``suit`` and ``points`` belong to TRUMPED, ``card2`` to DRAWS; ``card`` is always there.
    """

    kind: LineKind
    card: Card
    suit: Suit | None = None
    card2: Card | None = None
    points: int | None = None


ReasonValue = int | float | Card | Suit | Move | tuple[LinePart, ...]
"""A whole number, game points on average, a card, a suit, a move, or the line of reason 37."""


@dataclass(frozen=True)
class Reason:
    """One of the reasons 0 to 44 of docs/coach.md, 8.

    ``values`` are named as in the sentences: ``a`` of ``n`` cases, ``best`` and ``played`` moves,
    ``card`` and ``card2``, ``suit``, ``t`` a trick or a total, ``p``, ``q``, ``k``, ``s``, ``v``
    points; ``p`` and ``q`` of reason 44 are game points on average, in tenths. The order is that of
    the sentence.
    """

    number: int
    values: tuple[tuple[str, ReasonValue], ...] = ()

    def value(self, name: str) -> ReasonValue:
        """Give a value by its name.

        Raises:
            KeyError: if this reason has none of that name.
        """
        return dict(self.values)[name]


TOO_CLOSE = 42
"""The reason of every verdict that is too close to call."""
MERE_RESULTS = (0, 44)
"""The reasons that say no more than what came of it: where none explains the loss."""
