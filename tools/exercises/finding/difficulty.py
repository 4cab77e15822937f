"""How hard a question is for the five levels: which of them find the answer in eight tries."""

from collections.abc import Callable, Iterable
from functools import cache

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.rules import rule_set
from tools.exercises.spots import never

LOWER = ("novice", "casual", "club", "expert")
STRONGEST = "master"
TRIES = 8
FOUND = 6
"""Tries of eight that have to be right for a level to have found the answer."""
EASY = 2
"""The greatest difficulty that counts as easy."""
IsRight = Callable[[Move], bool]


def move_of_level(level: str, view: View, seed: int) -> Move:
    """Return what a level does, which depends on the view and the seed alone."""
    return _player(level).choose(view, Budget(seed=seed), never).move


def misses(levels: Iterable[str], view: View, is_right: IsRight, seed: int) -> int:
    """Count the levels that do not find the right move in most of their tries."""
    return sum(not _finds(level, view, is_right, seed) for level in levels)


def _finds(level: str, view: View, is_right: IsRight, seed: int) -> bool:
    right = 0
    for number in range(TRIES):
        right += is_right(move_of_level(level, view, seed + number))
        if right >= FOUND or number - right >= TRIES - FOUND:
            break
    return right >= FOUND


@cache
def _player(level: str) -> Player:
    return player_named(level, rule_set())
