"""Worlds for a call: dealt at random, kept as often as what was said before fits their hands."""

from bisect import bisect
from itertools import accumulate
from math import prod

from sixtysix_gui.ai.many.search.dealer import Dealer
from sixtysix_gui.ai.many.thinking.call_beliefs import CallBeliefs
from sixtysix_gui.ai.many.thinking.places import set_of
from sixtysix_gui.ai.many.thinking.worlds import Dealt, Unseen, world, world_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View

_DRAWN = 40
"""Worlds that are drawn for each that is kept."""


def believed_worlds(
    view: View, unseen: Unseen, dealer: Dealer, beliefs: CallBeliefs, number: int
) -> list[Deal]:
    """Return ``number`` worlds, picked from many by how well their hands fit the calls."""
    if not beliefs.said_something(unseen.others):
        return [world(view, unseen, dealer) for _ in range(number)]
    drawn = [dealer.dealt() for _ in range(number * _DRAWN)]
    sums = list(accumulate(_weight(unseen, beliefs, dealt) for dealt in drawn))
    step = sums[-1] / number
    picked = [min(bisect(sums, (place + 0.5) * step), len(drawn) - 1) for place in range(number)]
    return [world_of(view, unseen, dealer, drawn[place]) for place in picked]


def _weight(unseen: Unseen, beliefs: CallBeliefs, dealt: Dealt) -> float:
    """Return how likely all others had said what they have, with these hands."""
    hands = zip(unseen.others, dealt[0], strict=False)
    return prod(beliefs.weight(seat, hand | set_of(unseen.known[seat])) for seat, hand in hands)
