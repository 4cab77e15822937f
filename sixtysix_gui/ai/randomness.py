"""Repeatable chance, the same on every machine and every release of Python, and its player."""

import random
from collections.abc import MutableSequence

from typing_extensions import override

from sixtysix_gui.ai.player import (
    Budget,
    Decision,
    Player,
    ShouldStop,
    claims_rightly,
    refuse_idle_view,
)
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, CloseTalon


class Dice:
    """A stream of chance that follows from a text.

    Only ``random.Random.random`` is used: it alone is promised to give the same numbers for the
    same seed in every release (documentation of the module, "Notes on Reproducibility").
    """

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound`` - 1."""
        return int(self._random() * bound)

    def shuffle(self, things: MutableSequence[int]) -> None:
        """Put the things in a random order."""
        for place in range(len(things) - 1, 0, -1):
            other = self.below(place + 1)
            things[place], things[other] = things[other], things[place]


def dice_for(view: View, seed: int) -> Dice:
    """Return the chance for one decision: by the seed and what the player sees."""
    return Dice(seed_text(view, seed))


def seed_text(view: View, seed: int) -> str:
    """Return the text from which all chance of one decision follows."""
    cards = "".join(card.code for card in sorted(view.hand))
    table = "".join(play.card.code for play in view.table)
    return f"{seed} {view.seat} {view.trick_number} {view.phase.name} {table} {cards}"


class RandomPlayer(Player):
    """Plays any legal move, but claims where that is true alone, and closes only if it must."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose by the seed alone; nothing is calculated, so there are no values."""
        refuse_idle_view(view)
        if claims_rightly(view, view.legal_moves):
            return Decision(GO_OUT)
        moves = [move for move in view.legal_moves if move != GO_OUT]
        choice = [move for move in moves if not isinstance(move, CloseTalon)] or moves
        return Decision(choice[dice_for(view, budget.seed).below(len(choice))])
