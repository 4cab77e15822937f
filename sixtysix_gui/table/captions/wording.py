"""What can be told of the table, as captions and to readers; the words come from outside."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, Protocol, TypeGuard, TypeVar

from sixtysix_gui.rules.cards import PhysicalCard, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.advice import Advice
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.layout.chair import Chair


class Thing(Enum):
    """What lies on the table and tells something besides what can be done with it."""

    TALON = "the talon"
    TRUMP_CARD = "the turn-up"
    MY_PLATE = "the person's plate"
    THEIR_PLATE = "the other player's plate"
    COACH_CAP = "the cap that offers more of the coach's hint"
    SLIP = "the moves on the coach's slip"
    SLIP_CLOSE = "the cross that puts the slip away"


StopName = PhysicalCard | tuple[Act, Suit | None] | Thing | Chair
"""What the focus is on: a card of the hand, an act, a thing, or a pile of won tricks."""


NameT = TypeVar("NameT")
"""Whatever names a place of the focus on a table."""


@dataclass(frozen=True)
class Stop(Generic[NameT]):
    """A place where the focus can rest, and what Enter does there."""

    name: NameT
    activate: Callable[[], object]


def is_act(name: StopName) -> TypeGuard[tuple[Act, Suit | None]]:
    """Say whether a stop is a chip or the coin."""
    return isinstance(name, tuple) and not isinstance(name, PhysicalCard)  # a card is a tuple, too


def is_harmless(name: StopName) -> bool:
    """Say whether the focus may come to an act by itself: not to a claim."""
    return is_act(name) and name[0] is not Act.OUT


class CaptionKind(Enum):
    """What a caption tells."""

    TRUMP = "which suit is trumps, and the turn-up"
    TALON = "how many cards are to be drawn"
    CLOSED = "who has closed the talon"
    PILE = "how many tricks a side has won, and that they may be looked at"
    SCORE = "how a side stands"
    MARRIAGE = "a marriage that was shown"
    NO_COIN = "when going out is allowed"
    DEALER = "who has dealt"
    PLATE = "a name or score that did not fit"


@dataclass(frozen=True)
class Captioned:
    """One thing: what is told of it, whose it is, and what there is to count or to see."""

    kind: CaptionKind
    chair: Chair = Chair.SOUTH
    suit: Suit | None = None
    count: int = 0
    may_look: bool = False
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class Spoken:
    """What a stop is called, and what else there is to say about it."""

    name: str
    description: str = ""


@dataclass(frozen=True)
class TableFacts:
    """What lies on the table: the view that is shown, and what was chosen but not yet done.

    ``can_act`` is False while things move: nothing is offered then. ``plates`` are the lines on
    the plates of both sides. ``only_watched``: nobody at the table is "you". ``advice`` is what the
    coach says, ``advice_row`` the move of his slip that is looked at.
    """

    view: View
    can_act: bool = True
    armed: Suit | None = None
    plates: Mapping[Chair, tuple[str, str]] = field(default_factory=dict[Chair, tuple[str, str]])
    only_watched: bool = False
    advice: Advice | None = None
    advice_row: int = 0


class Wording(Protocol):
    """Finds the words for a stop of the focus."""

    def spoken(self, stop: StopName, facts: TableFacts) -> Spoken:
        """Name a stop and describe it, in the language of the moment."""
        ...

    def caption(self, thing: Captioned, facts: TableFacts) -> str:
        """Say what a thing on the table is; empty where there is nothing to say."""
        ...

    def other_card_needed(self, view: View) -> str:
        """Say which card alone is exchanged for the turn-up."""
        ...
