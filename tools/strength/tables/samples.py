"""How a sample of a row is played, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tools.strength.behaviour import counted
from tools.strength.follies.command import count_follies
from tools.strength.pairs import PairSampler
from tools.strength.selfplay import SelfPlayer
from tools.strength.tables.plan import Row

Counts = dict[str, int]
Sample = float | Counts
"""The lead in a pair, or what was counted in a game."""
Task = tuple[Row, int]
"""A row, and the number of a sample."""
POSSIBLE = "possible"


@dataclass(frozen=True)
class Sampler:
    """Turns the place of a task into its sample."""

    tasks: Sequence[Task]

    def __call__(self, place: int) -> Sample:
        """Play the task."""
        row, number = self.tasks[place]
        return _sampler(row)(number)


@lru_cache(maxsize=2)
def _sampler(row: Row) -> Callable[[int], Sample]:
    if row.is_match:
        pairs = PairSampler.of(row.terms)
        return lambda number: round(pairs(number).lead, 4)
    games = SelfPlayer.of(row.self_play)
    return lambda number: _counts(games, number)


def _counts(games: SelfPlayer, number: int) -> Counts:
    """Count in a game what is called, and follies, as "bare-ten" and "bare-ten possible"."""
    rules, deals = games.play.rules, games(number)
    counts = counted(rules, deals)
    for key, (committed, possible) in count_follies(rules, deals).items():
        counts.update({key: committed, f"{key} {POSSIBLE}": possible})
    return dict(+counts)
