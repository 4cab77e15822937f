"""A reason for a verdict: its number and the named values of its sentence (docs/coach.md, 8)."""

from collections.abc import Mapping
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
    WON = "You win {card} and {card2}: {p} points."
    LOST = "{name} wins {card} and {card2}: {p} points."


@dataclass(frozen=True)
class LinePart:
    """A part of a line that was played on with every card known.

    ``suit`` belongs to TRUMPED, ``points`` to TRUMPED, WON and LOST, ``card2`` to DRAWS and to the
    latter two, whose ``card`` is the one led; ``card`` is always there.
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
    """One of the reasons 0 to 57 of docs/coach.md, 4.

    ``values`` are named as in the sentences: ``a`` of ``n`` cases, ``best`` and ``played`` moves,
    ``card`` and ``card2``, ``suit``, ``t`` a trick or a total, ``p``, ``q``, ``k``, ``s``, ``v``
    points; ``p`` and ``q`` of reason 44 are game points on average, in tenths. The order is that of
    the sentence.
    """

    number: int
    values: tuple[tuple[str, ReasonValue], ...] = ()

    def value(self, name: str) -> ReasonValue:
        """Return a value by its name.

        Raises:
            KeyError: if this reason has none of that name.
        """
        return dict(self.values)[name]


def told_share(count: int, cases: int) -> tuple[int, int]:
    """Return a share as a player reads it: a count, and of how many, which is 10 at most or 100.

    All and none are told only where it is all or none.

    >>> told_share(4, 7), told_share(222, 400), told_share(399, 400), told_share(0, 50)
    ((4, 7), (56, 100), (99, 100), (0, 100))
    """
    if cases <= _TEN:
        return count, cases
    found = round(_HUNDRED * count / cases)
    if 0 < count < cases:
        found = min(max(found, 1), _HUNDRED - 1)
    return found, _HUNDRED


_TEN, _HUNDRED = 10, 100
TOO_CLOSE = 42
"""The reason of every verdict that is too close to call."""
TOO_FEW_FOR_OUT = 30
"""The reason that is said against a false "Out"."""
MERE_WINS = 0
"""The reason that says in how many cases either move wins."""
MERE_RESULTS = (MERE_WINS, 44)
"""The reasons that say no more than what came of it: where none explains the loss."""
BARE = (*MERE_RESULTS, 1, 39)
"""The reasons that count cases and name no idea."""
OUT_WAS_THERE = 52
"""The one reason that is said of a move that cost nothing."""

VALUE_NAMES: Mapping[int, str] = {
    0: "best a n played b",
    1: "a n b",
    2: "k s",
    3: "",
    4: "p a n",
    5: "p",
    6: "a n b",
    7: "k played a n",
    8: "",
    9: "n card",
    10: "card",
    11: "card",
    12: "a n",
    13: "card card2",
    14: "suit t card",
    15: "",
    16: "card card2 a",
    17: "best p played q",
    18: "best p k",
    19: "p card",
    20: "best card card2",
    21: "card",
    22: "played a n",
    23: "card suit",
    24: "v",
    25: "t k",
    26: "v",
    27: "best v",
    28: "card card2",
    29: "t p",
    30: "t k",
    31: "k card p",
    32: "t",
    33: "played a n",
    34: "p best a n played b",
    35: "played",
    36: "best a played b",
    37: "line",
    38: "",
    39: "played a n",
    40: "card a n",
    41: "card a n",
    42: "best a n played b",
    43: "card card2",
    44: "best p played q",
    45: "best p",
    46: "played p",
    47: "best played",
    48: "best p",
    49: "best a n played b",
    50: "best a n played b",
    51: "",
    52: "t",
    53: "played a n best b",
    54: "best a n played b",
    55: "played card a n best b",
    56: "best card a n played b",
    57: "played a n best b",
}
"""What the sentence of every reason names beside the opponent; each reason has it all."""


def is_whole(reason: Reason) -> bool:
    """Return whether there is such a reason, and whether it has all that its sentence names."""
    named = VALUE_NAMES.get(reason.number)
    return named is not None and set(named.split()) <= {name for name, _ in reason.values}
