"""Imperfect memory: which of the cards that were played a player still knows to be gone."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from sixtysix_gui.ai.thinking.counting import CardCount
from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.rules.two_handed.view import PlayerView

Memory = Literal["all", "high", "last"]
"""All cards; trumps, aces and tens and the last trick; or the last trick alone."""

MEMORIES: tuple[Memory, ...] = ("all", "high", "last")


def remembered(cards: CardCount, view: PlayerView, memory: Memory) -> CardCount:
    """Give the count of a player who takes forgotten cards to be possible still."""
    gone = forgotten(view, memory)
    return replace(cards, possible=cards.possible + gone) if gone else cards


def forgotten(view: PlayerView, memory: Memory) -> tuple[Card, ...]:
    """Give the cards of earlier tricks that are forgotten, in the order of their play."""
    if memory == "all":
        return ()
    return tuple(
        card
        for trick in view.won[:-1]
        for card in (trick.led, trick.reply)
        if memory == "last" or not (card.suit is view.trump or card.rank >= Rank.TEN)
    )
