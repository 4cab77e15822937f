"""Where the focus can rest on the table: cards of the hand, acts, things, piles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeGuard

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.intents.acts import Act


class Thing(Enum):
    """What lies on the table and tells something besides what can be done with it."""

    TALON = "the talon"
    TRUMP_CARD = "the turn-up"
    MY_PLATE = "the person's plate"
    THEIR_PLATE = "the other player's plate"


StopName = Card | tuple[Act, Suit | None] | Thing | Side
"""What the focus is on: a card of the hand, an act, a thing, or a pile of won tricks."""


@dataclass(frozen=True)
class Stop:
    """A place where the focus can rest."""

    name: StopName
    activate: Callable[[], object]


def is_act(name: StopName) -> TypeGuard[tuple[Act, Suit | None]]:
    """Say whether a stop is a chip or the coin."""
    return isinstance(name, tuple) and not isinstance(name, Card)  # a card is a tuple, too


def is_harmless(name: StopName) -> bool:
    """Say whether the focus may come to an act by itself: not to a claim."""
    return is_act(name) and name[0] is not Act.OUT
