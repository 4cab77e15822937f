"""The unseen card on which the lead of the best move hangs most."""

from collections.abc import Sequence
from math import sqrt

from sixtysix_gui.coach.measure.statistics import SURE, mean
from sixtysix_gui.coach.measure.worlds import DrawnWorlds
from sixtysix_gui.coach.values.judgements import KeyFact
from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move

LEAST_CASES = 10
"""Worlds with a card, and without it, before anything is said of it."""
HARDLY_EVER = 0.05
PAIR = (Rank.KING, Rank.QUEEN)
_HIGH = 10
"""Card points of a ten, the least of the high cards."""


def key_fact(worlds: DrawnWorlds, best: Move, other: Move) -> KeyFact | None:
    """Return the card for which the lead of a move over another differs most, if that is clear."""
    view = worlds.situation.view
    leads = [a - b for a, b in zip(worlds.results(best), worlds.results(other), strict=True)]
    found: tuple[float, KeyFact] | None = None
    for card in worlds.situation.cards.possible:
        if not _is_worth_naming(view, card):
            continue
        split = _split(leads, worlds.weights, worlds.holding(card))
        if split is None:
            continue
        difference, with_card, without, share = split
        if found is None or difference > found[0]:
            found = difference, KeyFact(card, tenths_of(share), with_card, without)
    return None if found is None else found[1]


def _is_worth_naming(view: View, card: Card) -> bool:
    """Return whether one would ask where a card is: trump, ace, ten, or half of a pair still."""
    if card.suit is view.trump or card.points >= _HIGH:
        return True
    gone = {each for trick in view.won for each in trick.cards} | {*view.hand, view.led}
    pair = {card_of(rank, card.suit) for rank in PAIR}
    return card in pair and not pair & gone


def tenths_of(share: float) -> int:
    """Return in how many of 10 cases something is so: 0 for hardly ever, else 1 to 9."""
    return 0 if share < HARDLY_EVER else min(max(round(10 * share), 1), 9)


def _split(
    leads: Sequence[int], weights: Sequence[int], holds: Sequence[bool]
) -> tuple[float, float, float, float] | None:
    """Return how much the lead differs, both leads and the share, or None where it is not clear."""
    groups = [
        [
            (lead, weight)
            for lead, weight, one in zip(leads, weights, holds, strict=True)
            if one is w
        ]
        for w in (True, False)
    ]
    if min(map(len, groups)) < LEAST_CASES:
        return None
    means: list[float] = []
    error = 0.0
    for group in groups:
        numbers, own = [lead for lead, _ in group], [weight for _, weight in group]
        middle = mean(numbers, own)
        total = sum(own)
        error += sum((n - middle) ** 2 * w * w for n, w in group) / total / total
        means.append(middle)
    difference = abs(means[0] - means[1])
    if difference <= SURE * sqrt(error):
        return None
    share = sum(weight for _, weight in groups[0]) / sum(weights)
    return difference, means[0], means[1], share
