"""What can be pointed at on the table, by mouse, keys and readers of the screen, and what is told.

The words come from outside.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from sixtysix_gui.rules.cards import PhysicalCard, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Double, GoOut, Move
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.values import Advice


class Thing(Enum):
    """What lies on the table besides cards of the hand, buttons, plates and piles."""

    SHOW = "the chip that shows an armed marriage at once"
    TALON = "the talon"
    TURN_UP = "the turn-up"
    WIDOW = "the widow"
    COUNTER = "the trump counter"
    COIN = "the place of the coin, while no one can go out"
    SCORE = "the score devices"
    COACH_CAP = "the cap that offers more of the coach's hint"
    SLIP = "the moves on the coach's slip"
    SLIP_CLOSE = "the cross that puts the slip away"


@dataclass(frozen=True, slots=True)
class PlateOf:
    """The plate of the player at a chair."""

    chair: Chair


@dataclass(frozen=True, slots=True)
class PileOf:
    """The won tricks that lie at a chair."""

    chair: Chair


@dataclass(frozen=True, slots=True)
class DealerAt:
    """The mark of the dealer at a chair."""

    chair: Chair


@dataclass(frozen=True, slots=True)
class ScoreOf:
    """The cards that show how a side stands."""

    chair: Chair


@dataclass(frozen=True, slots=True)
class MarriageOf:
    """The card that reminds of a marriage that was shown."""

    chair: Chair
    suit: Suit


StopName = PhysicalCard | Move | Thing | PlateOf | PileOf
"""A place of the focus: a card of the hand, the button of a move, a thing, a plate or a pile."""

Captioned = StopName | DealerAt | ScoreOf | MarriageOf
"""What a caption can name: also what the focus does not come to."""


@dataclass(frozen=True)
class FocusStop:
    """A place where the focus can rest, and what Enter does there."""

    name: StopName
    activate: Callable[[], object]


def is_button(name: StopName) -> bool:
    """Return whether a stop is a button: a chip, a disc, a row of a panel, or a coin."""
    return isinstance(name, Move) or name is Thing.SHOW


def is_harmless(name: StopName) -> bool:
    """Return whether the focus may come to a button by itself: never to a claim or a double."""
    return is_button(name) and not isinstance(name, GoOut | Double)


@dataclass(frozen=True)
class Spoken:
    """What a stop is called, and what else there is to say about it."""

    name: str
    description: str = ""


@dataclass(frozen=True)
class TableFacts:
    """What lies on the table: the view that is shown, and what was chosen but not yet done.

    ``can_act`` is False while things move: nothing is offered then. ``armed`` is the marriage that
    the next lead shows. ``plates`` are the two lines on each plate, ``cut`` the chairs at whose
    plates they do not fit, ``tips`` what else is told of who sits there. ``won`` is how the game
    stands, by party. ``may_look`` says at whose won tricks one may look. ``only_watched``: no one
    at the table is "you". ``advice`` is what the coach says, ``advice_row`` the move of the slip
    that is looked at. ``counts_talon``: the number of its cards is not hidden.
    """

    view: View
    can_act: bool = True
    armed: Suit | None = None
    plates: Mapping[Chair, tuple[str, str]] = field(
        default_factory=dict[Chair, tuple[str, str]], hash=False
    )
    cut: frozenset[Chair] = frozenset()
    tips: Mapping[Chair, str] = field(default_factory=dict[Chair, str], hash=False)
    won: tuple[int, ...] = ()
    may_look: frozenset[Chair] = frozenset()
    only_watched: bool = False
    advice: Advice | None = None
    advice_row: int = 0
    counts_talon: bool = True


class Wording(Protocol):
    """Finds the words for what lies on the table."""

    def spoken(self, stop: StopName, facts: TableFacts, /) -> Spoken:
        """Name a stop and describe it, in the language of the moment."""
        ...

    def caption(self, thing: Captioned, facts: TableFacts, /) -> str:
        """Say what a thing on the table is; empty where there is nothing to say."""
        ...

    def contract_foot(self, contract: str, facts: TableFacts, /) -> str:
        """Say in one sentence what a contract demands, or why it cannot be called now."""
        ...

    def other_card_needed(self, view: View, /) -> str:
        """Say which card alone is exchanged for the turn-up."""
        ...
