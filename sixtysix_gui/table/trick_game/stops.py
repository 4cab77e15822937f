"""What can be pointed at on this table, by mouse, keys and readers of the screen."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from sixtysix_gui.rules.cards import PhysicalCard, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    Bid,
    CallContract,
    Double,
    ExchangeTrump,
    GoOut,
    Meld,
    Move,
    NameTrump,
    Open,
    Pass,
    TurnTrump,
)
from sixtysix_gui.table.captions.wording import Spoken
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.seating import Score, SeatLabels

ACTS = (
    Bid,
    CallContract,
    Double,
    ExchangeTrump,
    GoOut,
    Meld,
    NameTrump,
    Open,
    Pass,
    TurnTrump,
)
"""The moves that have a button of their own: a chip, a disc, a row of the panel, or a coin."""


class Thing(Enum):
    """What lies on the table besides cards of the hand, buttons, plates and piles."""

    SHOW = "the chip that shows an armed marriage at once"
    TALON = "the talon"
    TURN_UP = "the turn-up"
    WIDOW = "the widow"
    COUNTER = "the trump counter"
    COIN = "the place of the coin, while nobody can go out"
    SCORE = "the score devices"


@dataclass(frozen=True, slots=True)
class PlateOf:
    """The plate of whoever has a chair."""

    chair: Chair


@dataclass(frozen=True, slots=True)
class PileOf:
    """The won tricks that lie at a chair."""

    chair: Chair


TrickStop = PhysicalCard | Move | Thing | PlateOf | PileOf
"""A place of the focus: a card of the hand, the button of a move, a thing, a plate or a pile."""


def is_move(name: TrickStop) -> bool:
    """Say whether a stop is the button of a move."""
    return isinstance(name, ACTS) or name is Thing.SHOW


def is_harmless(name: TrickStop) -> bool:
    """Say whether the focus may come to a button by itself: never to a claim or a double."""
    return is_move(name) and not isinstance(name, GoOut | Double)


@dataclass(frozen=True)
class TableTold:
    """What lies on the table, for those who tell of it.

    ``can_act`` is False while things move: nothing is offered then. ``armed`` is the marriage that
    the next lead shows. ``plates`` are the two lines on each plate.
    """

    view: View
    score: Score
    labels: SeatLabels
    can_act: bool = True
    armed: Suit | None = None
    plates: Mapping[Chair, tuple[str, str]] = field(
        default_factory=dict[Chair, tuple[str, str]], hash=False
    )


class TrickWording(Protocol):
    """Finds the words for what lies on the table for three and four."""

    def spoken(self, stop: TrickStop, told: TableTold) -> Spoken:
        """Name a stop and describe it, in the language of the moment."""
        ...

    def caption(self, stop: TrickStop, told: TableTold) -> str:
        """Say what a thing on the table is; empty where there is nothing to say."""
        ...

    def contract_foot(self, contract: str, told: TableTold) -> str:
        """Say in one sentence what a contract demands, or why it cannot be called now."""
        ...
