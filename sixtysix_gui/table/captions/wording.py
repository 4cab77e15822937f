"""What the table says about single cards, mostly to readers; the words come from outside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table.captions.told import Captioned
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.input.stops import StopName


@dataclass(frozen=True)
class Spoken:
    """What a stop is called, and what else there is to say about it."""

    name: str
    description: str = ""


@dataclass(frozen=True)
class TableFacts:
    """What lies on the table: the view that is shown, and what was chosen but not yet done.

    ``can_act`` is False while things move: nothing is offered then. ``plates`` are the lines on
    the plates of both sides. ``only_watched``: nobody at the table is "you".
    """

    view: PlayerView
    can_act: bool = True
    armed: Suit | None = None
    plates: Mapping[Side, tuple[str, str]] = field(default_factory=dict[Side, tuple[str, str]])
    only_watched: bool = False


class Wording(Protocol):
    """Finds the words for a stop of the focus."""

    def spoken(self, stop: StopName, facts: TableFacts) -> Spoken:
        """Name a stop and describe it, in the language of the moment."""
        ...

    def caption(self, thing: Captioned, facts: TableFacts) -> str:
        """Say what a thing on the table is; empty where there is nothing to say."""
        ...

    def other_card_needed(self, view: PlayerView) -> str:
        """Say which card alone is exchanged for the turn-up."""
        ...
