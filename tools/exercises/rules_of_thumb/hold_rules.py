"""Rules of thumb for the other hand, against which the puzzles are measured."""

from collections.abc import Callable, Mapping, Sequence

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import opposite

Rule = Callable[[View, Sequence[Card]], list[Card]]
"""Puts the cards that are offered in order; as many as the hand has are then picked."""


def _by_strength(view: View, offered: Sequence[Card]) -> list[Card]:
    return sorted(offered, key=lambda card: (card.suit is not view.trump, -card.rank))


def _by_rank(_: View, offered: Sequence[Card]) -> list[Card]:
    return sorted(offered, key=lambda card: -card.rank)


def _shown_first(view: View, offered: Sequence[Card]) -> list[Card]:
    shown = view.known[opposite(view.seat)]
    return sorted(_by_strength(view, offered), key=lambda card: card not in shown)


def _without_last_tricks(view: View, offered: Sequence[Card]) -> list[Card]:
    """Remember the last three tricks, and what was shown; else take the strongest."""
    gone = {card for trick in view.won[-3:] for card in trick.cards}
    return sorted(_shown_first(view, offered), key=lambda card: card in gone)


HOLD_RULES: Mapping[str, Rule] = {
    "trumps, then the highest": _by_strength,
    "the highest": _by_rank,
    "the first ones offered": lambda _, offered: list(offered),
    "what was shown, then trumps": _shown_first,
    "three tricks remembered": _without_last_tricks,
}
