"""Things on the table that say what they are; the words come from outside."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.geometry.layout import Side


class Told(Enum):
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

    told: Told
    side: Side = Side.MINE
    suit: Suit | None = None
    count: int = 0
    may_look: bool = False
    lines: tuple[str, ...] = ()
