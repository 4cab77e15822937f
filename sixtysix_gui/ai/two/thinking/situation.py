"""What a player knows, made ready for the searches: a position, and who could hold what."""

import hashlib
from itertools import combinations
from math import comb

from sixtysix_gui.ai.player import Memory
from sixtysix_gui.ai.randomness import dice_for, seed_text
from sixtysix_gui.ai.two.search.beliefs import Beliefs
from sixtysix_gui.ai.two.search.sampler import Sampler
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import mask_of, numbers_of, place_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.thinking.opponent_beliefs import (
    CardCount,
    count_cards,
    is_worth_weighing,
    remembered,
    weighed_beliefs,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import opposite

_MOST_LISTED = 1000
"""Worlds that are gone through one by one where there are no more; the most a sampler lists."""


class Situation:
    """A view in the numbers of the searches."""

    def __init__(
        self,
        view: View,
        seed: int,
        *,
        fixed_draws: bool,
        pinned: bool = True,
        weighed: bool = False,
        memory: Memory = "all",
        stop: Stop | None = None,
    ) -> None:
        """Count the cards; without ``pinned`` forget which of them are publicly known.

        With ``weighed`` hands of the other are as likely as what was done makes them. ``memory``
        says which of the cards that were played are remembered (opponent_beliefs.py).
        Told to stop, it leaves off weighing hands; what is found out then says nothing.
        """
        self.view = view
        self._seed = seed
        self.terms = terms_of(view.rules, view.trump)
        counted = count_cards(view)
        self.cards = remembered(counted if pinned else _uncounted(view), view, memory)
        self.some_world: Deal = Deal.imagined(view, (*counted.possible, *counted.talon_only))
        self.root = Position(self.terms)
        self.root.load(numbers_of(self.some_world), fixed_draws=fixed_draws)
        self.sampler = Sampler(_seed_number(view, seed))
        self._load_sampler()
        self._beliefs: Beliefs | None = None
        if weighed and not self.all_known and is_worth_weighing(view):
            self._beliefs = weighed_beliefs(view, self.cards, self.terms, stop)
            self.sampler.believe(self._beliefs)

    @property
    def all_known(self) -> bool:
        """Whether the player knows every card that matters."""
        return self.cards.missing == 0 or self.cards.missing == len(self.cards.possible)

    def list_worlds(self, most: int = _MOST_LISTED) -> list[int]:
        """Go through all worlds in turn if there are no more than that; return their weights.

        Otherwise nothing changes, and the list is empty.
        """
        cards = self.cards
        if self._order_matters() or self._number_of_hands() > min(most, _MOST_LISTED):
            return []
        known = mask_of(cards.known)
        hands = [known | mask_of(some) for some in combinations(cards.possible, cards.missing)]
        weighed = [(hand, 1) for hand in hands]
        if self._beliefs is not None:
            weighed = self._beliefs.listed()
        order = list(range(len(weighed)))
        dice_for(self.view, self._seed).shuffle(order)  # so that any part of them is a fair sample
        self.sampler.list_worlds([weighed[place][0] for place in order])
        return [weighed[place][1] for place in order]

    def _number_of_hands(self) -> int:
        return comb(len(self.cards.possible), self.cards.missing)

    def _order_matters(self) -> bool:
        """Return whether the order of the talon can make a difference: it is drawn, and unknown."""
        cards = self.cards
        face_down = len(cards.possible) - cards.missing + len(cards.talon_only)
        return self.view.status is TalonStatus.OPEN and face_down > 1

    def _load_sampler(self) -> None:
        cards, view = self.cards, self.view
        self.sampler.load(
            int(view.seat),
            [place_of(card) for card in cards.possible],
            [place_of(card) for card in cards.talon_only],
            mask_of(cards.known),
            cards.missing,
            -1 if view.turn_up is None else place_of(view.turn_up),
            max(view.talon_size - 1, 0),
        )


def _uncounted(view: View) -> CardCount:
    """Return the count of a player who notes nothing of what was shown or proved."""
    other = opposite(view.seat)
    hidden: tuple[Card, ...] = (*view.known[other], *view.unseen)
    return CardCount((), hidden, (), view.hand_sizes[other])


def _seed_number(view: View, seed: int) -> int:
    return int.from_bytes(hashlib.sha256(seed_text(view, seed).encode()).digest()[:6], "big")
