"""Repeatable chance: the same on every machine and under every release of Python."""

import random
from collections.abc import MutableSequence

from sixtysix_gui.rules.deals.view import View


class Dice:
    """A stream of chance that follows from a text.

    Only ``random.Random.random`` is used: it alone is promised to give the same numbers for the
    same seed in every release (documentation of the module, "Notes on Reproducibility").
    """

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def below(self, bound: int) -> int:
        """Give a number from 0 to ``bound`` - 1."""
        return int(self._random() * bound)

    def shuffle(self, things: MutableSequence[int]) -> None:
        """Put the things in a random order."""
        for place in range(len(things) - 1, 0, -1):
            other = self.below(place + 1)
            things[place], things[other] = things[other], things[place]


def dice_for(view: View, seed: int) -> Dice:
    """Give the chance for one decision: by the seed and what the player sees."""
    return Dice(seed_text(view, seed))


def seed_text(view: View, seed: int) -> str:
    """Give the text from which all chance of one decision follows."""
    cards = "".join(card.code for card in sorted(view.hand))
    led = view.led.code if view.led else ""
    return f"{seed} {view.seat} {view.trick_number} {view.phase.name} {led} {cards}"
