"""Which of several equally good plays a careful player prefers."""

from collections.abc import Iterable

from sixtysix_gui.ai.many.skill import Convention
from sixtysix_gui.ai.many.thinking.conventions import (
    worth_of_ace,
    worth_of_discard,
    worth_of_lead,
)
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.rules.cards import Card

_TRUMP_KEPT = 8
"""Card points that a trump is held to be worth beyond its own."""
_MARRIAGE_KEPT = 20
_HIGH_KEPT = 5
"""What a card is that will take a trick itself, where it could be given to the partner."""


def most_careful(overview: Overview, best: Card, others: Iterable[Card]) -> Card:
    """Choose the most careful of some plays, ``best`` where none is more so.

    Taking a trick is weighed against taking it otherwise only, and giving it up likewise: whether
    to take it is for the search to say. Nor has carefulness a say where card points decide nothing.
    """
    if not overview.counts_points:
        return best
    takes = overview.takes(best)
    alike = [card for card in others if overview.takes(card) == takes]
    return min((best, *alike), key=lambda card: _cost(overview, card))


def _cost(overview: Overview, card: Card) -> int:
    """Return what a play is held to cost, in card points."""
    if overview.leads:
        return _cost_of_lead(overview, card)
    if overview.takes(card):
        return _cost_of_taking(overview, card)
    if overview.is_won:
        return _cost_of_giving(overview, card)
    if not overview.is_lost:
        return 0
    return _kept(overview, card) - worth_of_discard(overview, card)


def _cost_of_lead(overview: Overview, card: Card) -> int:
    """Return what the opponents can take at once; marriages are kept to be shown."""
    is_safe = overview.is_highest(card) and not overview.will_be_trumped(card)
    risk = 0 if is_safe else card.points
    marriage = _MARRIAGE_KEPT if overview.breaks_marriage(card) else 0
    return risk + marriage - worth_of_lead(overview, card)


def _cost_of_taking(overview: Overview, card: Card) -> int:
    """Take with many points where nothing can take them away again, else with few."""
    is_plain = card.suit is not overview.trump
    return -card.points if is_plain and overview.holds(card) else _kept(overview, card)


def _cost_of_giving(overview: Overview, card: Card) -> int:
    """Return the cost of a card given to a trick that is surely the partner's: dear ones first."""
    if Convention.POINTS not in overview.conventions:
        return 0
    return _kept(overview, card) - 2 * card.points - worth_of_discard(overview, card)


def _kept(overview: Overview, card: Card) -> int:
    """Return what is gone with a card: its points, and what it could still do in the hand."""
    kept = card.points
    if overview.breaks_marriage(card):
        kept += _MARRIAGE_KEPT
    if card.suit is overview.trump:
        return kept + _TRUMP_KEPT
    kept += _HIGH_KEPT if overview.is_highest(card) else 0
    return kept + worth_of_ace(overview, card)
